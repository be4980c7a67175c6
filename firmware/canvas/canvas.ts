// The drawing surface: a frame is a list of cells, and a cell that shows what it showed before costs nothing.
// Only the columns of pages that changed go to the panel.
import { Light, type Panel } from '../drivers/panel';

export enum Size {
  Small = 0,
  Normal = 1,
  Big = 2,
  Huge = 3,
}

export enum Align {
  Left = 0,
  Centre = 1,
  Right = 2,
}

export const WIDTH = 128;
export const HEIGHT = 64;

/** Width and height of a character, by size. */
export const CHARACTER_WIDTH = [4, 6, 12, 18];
export const CHARACTER_HEIGHT = [6, 8, 16, 24];

const NOT_SHOWN = 255;

/** A panel that does not answer is tried again after so many ms: soon at first, for it may just be getting its power. */
const FIRST_RETRY = 100;
const NEXT_RETRY = 3000;

/** Columns of a line in the normal size; its letters keep one free, so that they stand out from an inverse bar. */
const LINE_START = 1;
const LINE_END = WIDTH - 1;
const LINE_CHARACTERS = 21;

/** Characters that reach into the lowest row of the 6x8 font. */
const TAILED = /[gjpqyQ$(),;@_]/;

export interface Canvas {
  /** Begins a frame. Cells keep their places within a layout; a new layout begins on an empty screen. */
  begin(layout: string): void;
  /** A text in a box `width` wide and one character high. Text that does not fit is cut. */
  text(x: number, y: number, width: number, size: Size, align: Align, text: string, inverse: boolean): void;
  /** A line of normal size across the screen, one text at its left and one at its right end: 21 characters in all at most. */
  line(y: number, left: string, right: string, inverse: boolean): void;
  /** A drawing in a box; drawn anew when `key` differs from the last frame's. */
  picture(x: number, y: number, width: number, height: number, key: string, draw: (graphics: Graphics) => void): void;
  /** Ends the frame and sends what changed. */
  end(): void;
  /** Starts the panel by the settings; the next frame is drawn and sent whole. */
  renew(): void;
  /** Sets how bright the panel shines. What is drawn while it is off shows when it comes on. */
  light(level: Light): void;
}

/** A frame is some twenty cells, most of them as before: what counts is how few statements a cell takes. */
export function createCanvas(graphics: Graphics, panel: Panel): Canvas {
  /** What is to be sent: pages, and columns of each page. */
  const firstColumn = new Uint8Array(8).fill(NOT_SHOWN);
  const lastColumn = new Uint8Array(8);
  let firstPage = 8;
  let lastPage = -1;
  let shown: string[] = [];
  let layoutShown = '';
  let cell = 0;
  /** Font and colours that the next text finds, as far as they are known. */
  let font = -1;
  let ink: boolean | undefined;
  let brightness = Light.Full;
  let timer = 0;
  let retry = FIRST_RETRY;

  function mark(first: number, last: number, y: number, height: number): void {
    const end = (y + height - 1) >> 3;
    let page = y >> 3;
    if (page < firstPage) firstPage = page;
    if (end > lastPage) lastPage = end;
    for (; page <= end; page++) {
      if (first < firstColumn[page]) firstColumn[page] = first;
      if (last > lastColumn[page]) lastColumn[page] = last;
    }
  }

  function markAll(): void {
    firstColumn.fill(0);
    lastColumn.fill(WIDTH - 1);
    firstPage = 0;
    lastPage = 7;
  }

  /** Font and colours for a text. */
  function write(size: Size, inverse: boolean): void {
    if (size !== font) {
      font = size;
      graphics.setFont(size ? '6x8' : '4x6', size || 1);
    }
    if (inverse === ink) return;
    ink = inverse;
    graphics.setColor(inverse ? 0 : 1);
    graphics.setBgColor(inverse ? 1 : 0);
  }

  function wipe(x: number, y: number, width: number, height: number): void {
    graphics.clearRect(x, y, x + width - 1, y + height - 1);
    mark(x, x + width - 1, y, height);
  }

  /** Puts `now` at `start` in the place of `before` at `startBefore`. Characters that both share at the start or the end stay as they are. */
  function replace(y: number, size: Size, startBefore: number, before: string, start: number, now: string): void {
    const wide = CHARACTER_WIDTH[size];
    const height = CHARACTER_HEIGHT[size];
    const length = now.length;
    let from = start;
    let to = start + length * wide;
    if (before) {
      let skip = 0;
      let rest = 0;
      if (start === startBefore) {
        const same = before.length === length;
        // Most often a figure at the end has changed: one comparison tells.
        if (same && before.substr(0, length - 1) === now.substr(0, length - 1)) skip = length - 1;
        else {
          while (skip < length && now[skip] === before[skip]) skip++;
          if (same) while (length - rest > skip && now[length - 1 - rest] === before[length - 1 - rest]) rest++;
        }
      }
      from = Math.min(start, startBefore) + skip * wide;
      to = Math.max(to, startBefore + before.length * wide) - rest * wide;
      if (to <= from) return;
      graphics.clearRect(from, y, to - 1, y + height - 1);
      if (skip || rest) now = now.substr(skip, length - skip - rest);
      start += skip * wide;
    }
    if (now) graphics.drawString(now, start, y);
    // The lowest row of a large letter is empty unless it has a tail: often a page less to send.
    if (to > from) mark(from, to - 1, y, size > Size.Normal && !TAILED.test(before + now) ? height - size : height);
  }

  function startOf(x: number, width: number, align: Align, textWidth: number): number {
    if (align === Align.Left) return width === WIDTH ? x + LINE_START : x;
    return align === Align.Right ? x + width - textWidth : x + ((width - textWidth) >> 1);
  }

  function text(x: number, y: number, width: number, size: Size, align: Align, words: string, inverse: boolean): void {
    const now = (inverse ? '!' : '.') + words;
    let before = shown[cell];
    if (now === before) {
      cell++;
      return;
    }
    shown[cell++] = now;
    const wide = CHARACTER_WIDTH[size];
    const most = Math.floor(width / wide);

    write(size, inverse);
    if (before ? before[0] !== now[0] : inverse) {
      wipe(x, y, width, CHARACTER_HEIGHT[size]);
      before = '';
    }
    before = before ? before.substr(1, most) : '';
    words = words.substr(0, most);
    const startBefore = startOf(x, width, align, before.length * wide);
    replace(y, size, startBefore, before, startOf(x, width, align, words.length * wide), words);
  }

  function line(y: number, left: string, right: string, inverse: boolean): void {
    const now = `${inverse ? '!' : '.'}${left}\n${right}`;
    const before = shown[cell];
    if (now === before) {
      cell++;
      return;
    }
    shown[cell++] = now;
    write(Size.Normal, inverse);
    let leftBefore = '';
    let rightBefore = '';
    if (before && before[0] === now[0]) {
      const parts = before.split('\n');
      leftBefore = parts[0].substr(1);
      rightBefore = parts[1];
    }
    // The whole of it for other colours, and where one text grows into the place of the other.
    if (
      (before ? before[0] !== now[0] : inverse) ||
      left.length + rightBefore.length > LINE_CHARACTERS ||
      leftBefore.length + right.length > LINE_CHARACTERS
    ) {
      wipe(0, y, WIDTH, CHARACTER_HEIGHT[Size.Normal]);
      leftBefore = '';
      rightBefore = '';
    }
    const wide = CHARACTER_WIDTH[Size.Normal];
    if (left !== leftBefore) replace(y, Size.Normal, LINE_START, leftBefore, LINE_START, left);
    if (right !== rightBefore)
      replace(y, Size.Normal, LINE_END - rightBefore.length * wide, rightBefore, LINE_END - right.length * wide, right);
  }

  function picture(
    x: number,
    y: number,
    width: number,
    height: number,
    key: string,
    draw: (g: Graphics) => void,
  ): void {
    const before = shown[cell];
    shown[cell++] = key;
    if (key === before) return;
    write(Size.Normal, false);
    wipe(x, y, width, height);
    draw(graphics);
    font = -1;
    ink = undefined;
  }

  function begin(layout: string): void {
    cell = 0;
    if (layout === layoutShown) return;
    layoutShown = layout;
    shown = [];
    font = -1;
    ink = undefined;
    graphics.clear(true);
    markAll();
  }

  /** Sends what is marked. False if the panel does not answer, or has forgotten how it was started. */
  function send(): boolean {
    if (lastPage < 0) return true;
    if (!panel.isStarted()) return false;
    for (let page = firstPage; page <= lastPage; page++) {
      if (firstColumn[page] === NOT_SHOWN) continue;
      if (!panel.send(page, firstColumn[page], lastColumn[page])) return false;
      firstColumn[page] = NOT_SHOWN;
      lastColumn[page] = 0;
    }
    firstPage = 8;
    lastPage = -1;
    return true;
  }

  /** Starts the panel and sends everything, now and then again until it answers. */
  function restart(): void {
    if (timer) clearTimeout(timer);
    timer = 0;
    if (brightness === Light.Off) return;
    markAll();
    if (panel.start() && send()) retry = FIRST_RETRY;
    else {
      timer = setTimeout(restart, retry);
      retry = NEXT_RETRY;
    }
  }

  function end(): void {
    if (brightness !== Light.Off && !send()) restart();
  }

  function renew(): void {
    layoutShown = '';
    if (brightness !== Light.Off) panel.start();
  }

  function light(level: Light): void {
    const before = brightness;
    brightness = level;
    const answers = panel.light(level);
    // In the dark it may have lost its power: it is started as if it were new.
    if (before === Light.Off || !answers) restart();
  }

  return { begin: begin, text: text, line: line, picture: picture, end: end, renew: renew, light: light };
}
