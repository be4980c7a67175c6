// A picture that the interpreter draws all text into: the built-in screen of the Pixl.js, and any other whose native code can't be used.
// A line that shows what it showed before costs nothing.
import { CHARACTER_HEIGHT, CHARACTER_WIDTH, LINE_END, LINE_START } from '../../wasm-core/screen/screen-map';
import type { Panel } from '../drivers/panel';
import type { Surface } from './surface';

/** @param pages how many times a frame is sent, a page each; 1 where the firmware sends the whole by itself */
export function createGraphicsSurface(graphics: Graphics, width: number, pages: number): Surface {
  /** Texts of lines, by their tops. */
  let lines: string[] = [];
  /** Font and colours that the next text finds, as far as they are known. */
  let font = 0;
  let ink: boolean | undefined;

  function prepare(size: number, inverse: boolean): void {
    if (size !== font) graphics.setFont('6x8', size);
    font = size;
    if (inverse === ink) return;
    ink = inverse;
    graphics.setColor(inverse ? 0 : 1);
    graphics.setBgColor(inverse ? 1 : 0);
  }

  function begin(): void {
    // A drawing may have left its own.
    font = 0;
    ink = undefined;
  }

  function cell(
    from: number,
    to: number,
    y: number,
    size: number,
    start: number,
    text: string,
    inverse: boolean,
  ): void {
    prepare(size, inverse);
    graphics.clearRect(from, y, to - 1, y + CHARACTER_HEIGHT * size - 1);
    if (text) graphics.drawString(text, start, y);
  }

  function line(y: number, left: string, right: string, inverse: boolean): void {
    const now = `${inverse ? '!' : '.'}${left}\n${right}`;
    if (lines[y] === now) return;
    lines[y] = now;
    cell(0, width, y, 1, LINE_START, left, inverse);
    if (right) graphics.drawString(right, LINE_END - right.length * CHARACTER_WIDTH, y);
  }

  function clear(): void {
    lines = [];
    begin();
    graphics.clear(true);
  }

  function send(panel: Panel): boolean {
    if (!panel.isStarted()) return false;
    for (let page = 0; page < pages; page++) if (!panel.send(page, 0, width - 1)) return false;
    return true;
  }

  return { graphics: graphics, begin: begin, clear: clear, line: line, cell: cell, send: send };
}
