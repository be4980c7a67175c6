// Pictures of the panel as PNG files, and comparing two of them.
// The frame and the colours are for people; comparing looks at the pixels alone.

import { PNG } from 'pngjs';

/** Pixels of the panel across and down. */
export const WIDTH = 128;
export const HEIGHT = 64;

/** Size of one panel pixel in the file unless told otherwise. */
const DEFAULT_SCALE = 4;

/** Width of the frame around the picture, in panel pixels. */
const FRAME = 2;

const LIT = [0xf4, 0xf8, 0xff] as const;
const DARK = [0x05, 0x08, 0x0c] as const;
const FRAME_COLOUR = [0x30, 0x36, 0x3d] as const;

/**
 * A PNG file of the panel's picture with a thin frame.
 * @param pixels 128 x 64 of 0 or 1, row after row
 * @param scale size of one pixel, 1..32
 */
export function encodePng(pixels: Uint8Array, scale = DEFAULT_SCALE): Buffer {
  if (pixels.length !== WIDTH * HEIGHT) throw new Error(`a picture has ${WIDTH * HEIGHT} pixels, not ${pixels.length}`);
  if (!Number.isInteger(scale) || scale < 1 || scale > 32) throw new Error(`scale ${scale}: should be 1 to 32`);
  const png = new PNG({ width: (WIDTH + 2 * FRAME) * scale, height: (HEIGHT + 2 * FRAME) * scale });
  for (let y = 0; y < png.height; y++) {
    for (let x = 0; x < png.width; x++) {
      const colour = colourAt(pixels, Math.floor(x / scale) - FRAME, Math.floor(y / scale) - FRAME);
      png.data.set([...colour, 0xff], (y * png.width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

function colourAt(pixels: Uint8Array, x: number, y: number): readonly [number, number, number] {
  if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return FRAME_COLOUR;
  return pixels[y * WIDTH + x] ? LIT : DARK;
}

/**
 * The panel's pixels out of a PNG file that `encodePng` made at any scale.
 * @throws Error for a file of another shape
 */
export function decodePng(file: Buffer): Uint8Array {
  const png = PNG.sync.read(file);
  const scale = png.width / (WIDTH + 2 * FRAME);
  if (!Number.isInteger(scale) || png.height !== (HEIGHT + 2 * FRAME) * scale) {
    throw new Error(`a picture of ${png.width} x ${png.height} is no picture of the panel`);
  }
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const offset = ((y + FRAME) * scale * png.width + (x + FRAME) * scale) * 4;
      pixels[y * WIDTH + x] = (png.data[offset] as number) > 0x80 ? 1 : 0;
    }
  }
  return pixels;
}
