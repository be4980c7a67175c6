// What the screen pack draws, noted as text of the picture whose memory it draws into: native code calls no drawString that could be watched.
import {
  CELL,
  CHARACTER_HEIGHT,
  CHARACTER_WIDTH,
  LINE,
  LINE_END,
  LINE_START,
  PICTURE,
  TEXT,
  WIDTH,
} from '../../wasm-core/screen/screen-map.ts';
import type { Picture } from './graphics.ts';
import { stringOfBytes } from './values.ts';

/** Notes one call of the screen pack over its window; `pictures` are those of the device. */
export function noteDrawing(
  pictures: readonly Picture[],
  window: Uint8Array,
  procedure: number,
  a: number,
  b: number,
): void {
  const picture = pictures.find(
    ({ raster: { bytes } }) => bytes.buffer === window.buffer && bytes.byteOffset === window.byteOffset + PICTURE,
  );
  if (!picture) return;
  const note = (from: number, to: number, y: number, size: number, texts: readonly [number, string][]) => {
    const width = CHARACTER_WIDTH * size;
    const height = CHARACTER_HEIGHT * size;
    if (to > from) picture.text.cover({ x1: from, y1: y, x2: to - 1, y2: y + height - 1 });
    for (const [start, text] of texts) {
      for (const [k, character] of [...text].entries())
        if (start + k * width < WIDTH) picture.text.add({ x: start + k * width, y, width, height, character });
    }
  };
  const textOf = (first: number, length: number) => stringOfBytes(window.subarray(TEXT + first, TEXT + first + length));
  if (procedure === LINE) {
    const [left, right] = [b & 255, b >> 8];
    note(0, WIDTH, a & 255, 1, [
      [LINE_START, textOf(0, left)],
      [LINE_END - right * CHARACTER_WIDTH, textOf(left, right)],
    ]);
  } else if (procedure === CELL) {
    note(a & 255, (a >> 8) & 255, (a >> 16) & 255, (b >> 8) & 3, [[b & 255, textOf(0, b >> 16)]]);
  }
}
