// Where screens draw: a frame is a list of lines and cells; what changed of the picture goes to the panel when the frame ends.
// A cell that shows what it showed before costs next to nothing.
import { CHARACTER_WIDTH, LINE_START, PAGES, WIDTH } from '../../wasm-core/screen/screen-map';
import { Light, type Panel } from '../drivers/panel';
import type { Surface } from './surface';

/** Pixels that stand for one of the font 6x8. */
export enum Size {
  Normal = 1,
  Big = 2,
  Huge = 3,
}

export enum Align {
  Left = 0,
  Centre = 1,
  Right = 2,
}

export { CHARACTER_WIDTH, WIDTH };
export const HEIGHT = 8 * PAGES;

/** A panel that does not answer is tried again after so many ms: soon at first, for it may just be getting its power. */
const FIRST_RETRY = 100;
const NEXT_RETRY = 3000;

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

export function createCanvas(surface: Surface, panel: Panel): Canvas {
  const graphics = surface.graphics;
  /** What the cells show, in order. */
  let shown: string[] = [];
  let layoutShown = '';
  /** True while the panel may hold anything. */
  let unknown = false;
  let cell = 0;
  let brightness = Light.Full;
  let timer = 0;
  let retry = FIRST_RETRY;

  function text(x: number, y: number, width: number, size: Size, align: Align, words: string, inverse: boolean): void {
    const now = (inverse ? '!' : '.') + words;
    const before = shown[cell];
    shown[cell++] = now;
    if (now === before) return;
    const wide = CHARACTER_WIDTH * size;
    words = words.substr(0, Math.floor(width / wide));
    let start = width === WIDTH ? x + LINE_START : x;
    if (align !== Align.Left) {
      const rest = width - words.length * wide;
      start = align === Align.Right ? x + rest : x + (rest >> 1);
    }
    surface.cell(x, x + width, y, size, start, words, inverse);
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
    graphics.setColor(1);
    graphics.setBgColor(0);
    graphics.clearRect(x, y, x + width - 1, y + height - 1);
    draw(graphics);
    surface.begin();
  }

  function begin(layout: string): void {
    surface.begin();
    cell = 0;
    if (layout === layoutShown) return;
    layoutShown = layout;
    shown = [];
    unknown = true;
    surface.clear();
  }

  /** Starts the panel and sends everything, now and then again until it answers. */
  function restart(): void {
    if (timer) clearTimeout(timer);
    timer = 0;
    if (brightness === Light.Off) return;
    surface.begin();
    unknown = !(panel.start() && surface.send(panel, true));
    if (!unknown) retry = FIRST_RETRY;
    else {
      timer = setTimeout(restart, retry);
      retry = NEXT_RETRY;
    }
  }

  function end(): void {
    if (brightness === Light.Off) return;
    if (surface.send(panel, unknown)) unknown = false;
    else restart();
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

  return { begin: begin, text: text, line: surface.line, picture: picture, end: end, renew: renew, light: light };
}
