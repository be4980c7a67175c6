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

export interface Canvas {
  /** Begins a frame. Cells keep their places within a layout; a new layout begins on an empty screen. */
  begin(layout: string): void;
  /** A line of text in a box `width` wide and one character high. Text that does not fit is cut. */
  text(x: number, y: number, width: number, size: Size, align: Align, text: string, inverse: boolean): void;
  /** A drawing in a box; drawn anew when `key` differs from the last frame's. */
  picture(x: number, y: number, width: number, height: number, key: string, draw: (graphics: Graphics) => void): void;
  /** Ends the frame and sends what changed. */
  end(): void;
  /** Starts the panel by the settings; the next frame is drawn and sent whole. */
  renew(): void;
  /** Sets how bright the panel shines. What is drawn while it is off shows when it comes on. */
  light(level: Light): void;
}

export function createCanvas(graphics: Graphics, panel: Panel): Canvas {
  const firstColumn = new Uint8Array(8).fill(NOT_SHOWN);
  const lastColumn = new Uint8Array(8);
  let shown: string[] = [];
  let layoutShown = '';
  let cell = 0;
  let brightness = Light.Full;
  let timer = 0;
  let retry = FIRST_RETRY;

  function mark(x: number, y: number, width: number, height: number): void {
    const last = x + width - 1;
    for (let page = y >> 3; page <= (y + height - 1) >> 3; page++) {
      if (x < firstColumn[page]) firstColumn[page] = x;
      if (last > lastColumn[page]) lastColumn[page] = last;
    }
  }

  function markAll(): void {
    firstColumn.fill(0);
    lastColumn.fill(WIDTH - 1);
  }

  function startOf(x: number, width: number, align: Align, textWidth: number): number {
    // A full line keeps one column free of its letters, so that they stand out from an inverse bar.
    if (align === Align.Left) return width === WIDTH ? x + 1 : x;
    return align === Align.Right ? x + width - textWidth : x + ((width - textWidth) >> 1);
  }

  /** Characters at the start that both texts share: they stay as they are. */
  function sameStart(a: string, b: string): number {
    const least = Math.min(a.length, b.length);
    let at = 0;
    while (at < least && a[at] === b[at]) at++;
    return at;
  }

  /** Characters at the end that two texts of equal length share, not counting the first `skip`. */
  function sameEnd(a: string, b: string, skip: number): number {
    let count = 0;
    while (a.length - count > skip && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
    return count;
  }

  function text(x: number, y: number, width: number, size: Size, align: Align, words: string, inverse: boolean): void {
    const characterWidth = CHARACTER_WIDTH[size];
    const most = Math.floor(width / characterWidth);
    const now = (inverse ? '!' : '.') + (words.length > most ? words.substr(0, most) : words);
    const before = shown[cell];
    shown[cell++] = now;
    if (now === before) return;
    const textWidth = (now.length - 1) * characterWidth;
    const start = startOf(x, width, align, textWidth);
    let from = x;
    let to = x + width;
    let skip = 0;
    let rest = 0;
    if (before && before[0] === now[0]) {
      const widthBefore = (before.length - 1) * characterWidth;
      const startBefore = startOf(x, width, align, widthBefore);
      if (start === startBefore) {
        skip = sameStart(now, before) - 1;
        if (before.length === now.length) rest = sameEnd(now, before, skip + 1);
      }
      from = Math.min(start, startBefore) + skip * characterWidth;
      to = Math.max(start + textWidth, startBefore + widthBefore) - rest * characterWidth;
    } else if (!before && !inverse) {
      // The screen was empty here: only the new text counts.
      from = start;
      to = start + textWidth;
    }
    if (to <= from) return;
    const height = CHARACTER_HEIGHT[size];
    graphics.setColor(inverse ? 1 : 0);
    graphics.fillRect(from, y, to - 1, y + height - 1);
    graphics.setColor(inverse ? 0 : 1);
    graphics.setFont(size ? '6x8' : '4x6', size || 1);
    graphics.drawString(now.substr(1 + skip, now.length - 1 - skip - rest), start + skip * characterWidth, y);
    mark(from, y, to - from, height);
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
    graphics.setColor(0);
    graphics.fillRect(x, y, x + width - 1, y + height - 1);
    graphics.setColor(1);
    draw(graphics);
    mark(x, y, width, height);
  }

  function begin(layout: string): void {
    cell = 0;
    if (layout === layoutShown) return;
    layoutShown = layout;
    shown = [];
    graphics.clear(true);
    markAll();
  }

  /** Sends what is marked. False if the panel does not answer, or has forgotten how it was started. */
  function send(): boolean {
    let asked = false;
    for (let page = 0; page < 8; page++) {
      if (firstColumn[page] === NOT_SHOWN) continue;
      if (!asked && !panel.isStarted()) return false;
      asked = true;
      if (!panel.send(page, firstColumn[page], lastColumn[page])) return false;
      firstColumn[page] = NOT_SHOWN;
      lastColumn[page] = 0;
    }
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

  return { begin: begin, text: text, picture: picture, end: end, renew: renew, light: light };
}
