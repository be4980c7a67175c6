// Pictures of the panel as lines of text: two pixels in each character with half blocks, eight with braille dots.
// Neither adds colours or line ends.

import { HEIGHT, WIDTH } from './png.ts';

const HALVES = [' ', '▀', '▄', '█'];

/** First of the 256 braille patterns. */
const BRAILLE = 0x2800;

/** Braille dot of the pixel at column 0..1 and row 0..3 of a character. */
const DOTS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

/** 32 lines of 128 half blocks. @param pixels 128 x 64 of 0 or 1, row after row */
export function halfBlocks(pixels: Uint8Array): string[] {
  const lines: string[] = [];
  for (let y = 0; y < HEIGHT; y += 2) {
    let line = '';
    for (let x = 0; x < WIDTH; x++) line += HALVES[at(pixels, x, y) + 2 * at(pixels, x, y + 1)];
    lines.push(line);
  }
  return lines;
}

/** 16 lines of 64 braille characters. @param pixels 128 x 64 of 0 or 1, row after row */
export function braille(pixels: Uint8Array): string[] {
  const lines: string[] = [];
  for (let y = 0; y < HEIGHT; y += 4) {
    let line = '';
    for (let x = 0; x < WIDTH; x += 2) line += String.fromCharCode(BRAILLE + dotsAt(pixels, x, y));
    lines.push(line);
  }
  return lines;
}

function dotsAt(pixels: Uint8Array, x: number, y: number): number {
  let dots = 0;
  DOTS.forEach((column, dx) => {
    column.forEach((dot, dy) => {
      if (at(pixels, x + dx, y + dy)) dots |= dot;
    });
  });
  return dots;
}

function at(pixels: Uint8Array, x: number, y: number): number {
  return pixels[y * WIDTH + x] ?? 0;
}
