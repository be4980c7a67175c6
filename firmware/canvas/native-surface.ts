// A picture that native code draws text into and compares with what the panel shows: a statement of JavaScript takes as long as a word there.
// The interpreter's graphics share its memory, for drawings.

import { TRAP_BYTES } from '../../wasm-core/native/trap-map';
import {
  CELL,
  CHANGE_BYTES,
  CHANGED,
  CHANGES,
  FONT,
  LINE,
  SCREEN_WINDOW_BYTES,
  TEXT,
} from '../../wasm-core/screen/screen-map';
import type { Panel } from '../drivers/panel';
import { nativePack } from '../rules/core';
import { readWhole } from '../rules/installed';
import type { Surface } from './surface';

const FONT_FILE = 'ts.font';

/** Throws words for people if its code or its font is missing or damaged, or does not run. */
export function createNativeSurface(width: number, height: number): Surface {
  const bytes = new Uint8Array(SCREEN_WINDOW_BYTES + TRAP_BYTES);
  const native = nativePack('ts.screen');
  /** Native memory moves between events. */
  let address = 0;

  bytes.set(new Uint8Array(E.toArrayBuffer(readWhole(FONT_FILE))), FONT);
  // Nothing was sent yet: all pages have changed, or this is no code of this chip.
  if (native(E.getAddressOf(bytes, true), CHANGES, 1, 0) < 1) throw new Error('The screen pack does not run.');

  function begin(): void {
    address = E.getAddressOf(bytes, true);
  }

  function line(y: number, left: string, right: string, inverse: boolean): void {
    if (left || right) bytes.set(new Uint8Array(E.toArrayBuffer(left + right)), TEXT);
    native(address, LINE, inverse ? y | 256 : y, left.length | (right.length << 8));
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
    if (text) bytes.set(new Uint8Array(E.toArrayBuffer(text)), TEXT);
    native(
      address,
      CELL,
      from | (to << 8) | (y << 16) | (inverse ? 1 << 24 : 0),
      start | (size << 8) | (text.length << 16),
    );
  }

  function send(panel: Panel, whole: boolean): boolean {
    let count = native(address, CHANGES, whole ? 1 : 0, 0);
    if (!count) return true;
    if (!panel.isStarted()) return false;
    for (let at = CHANGED; count--; at += CHANGE_BYTES)
      if (!panel.send(bytes[at], bytes[at + 1], bytes[at + 2])) return false;
    return true;
  }

  // A panel's bytes have their lowest bit on top; the interpreter's default is the other way round.
  const graphics = Graphics.createArrayBuffer(width, height, 1, {
    vertical_byte: true,
    msb: false,
    buffer: bytes.buffer,
  });
  return { graphics: graphics, begin: begin, clear: () => graphics.clear(true), line: line, cell: cell, send: send };
}
