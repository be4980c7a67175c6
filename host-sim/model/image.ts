// One-bit images as drawImage takes them: a string with a short header, or an object with width, height and buffer.
// More bits per pixel, palettes and scaling are refused.

import { NotModelled } from './not-modelled.ts';
import type { Raster } from './raster.ts';
import { bytesOfString, isArrayBuffer, toInteger } from './values.ts';

interface Image {
  width: number;
  height: number;
  /** Colour that is left out, if any. */
  transparent: number | undefined;
  /** Bits row after row without padding, most significant first. */
  bits: Uint8Array;
}

const HAS_TRANSPARENT = 128;
const HAS_PALETTE = 64;

/**
 * Draws an image at its own size with the left top at x, y: set bits in `colour`, others in `background`.
 * @throws NotModelled for images of more than one bit per pixel, with palettes, or scaled; Error for what is no image
 */
export function drawImage(
  raster: Raster,
  source: unknown,
  x: number,
  y: number,
  options: unknown,
  colour: number,
  background: number,
): void {
  if (options !== undefined) throw new NotModelled('Graphics.drawImage with options');
  if (raster.turned) throw new NotModelled('Graphics.drawImage on a turned picture');
  const image = imageOf(source);
  const right = x + image.width - 1;
  const bottom = y + image.height - 1;
  const clip = raster.clip;
  raster.mark(Math.max(x, clip.x1), Math.max(y, clip.y1), Math.min(right, clip.x2), Math.min(bottom, clip.y2));
  for (let row = 0; row < image.height; row++) {
    for (let column = 0; column < image.width; column++) {
      const index = row * image.width + column;
      const bit = ((image.bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
      if (bit !== image.transparent) raster.set(x + column, y + row, bit ? colour : background);
    }
  }
  if (image.transparent === undefined) raster.onFill?.({ x1: x, y1: y, x2: right, y2: bottom });
}

function imageOf(source: unknown): Image {
  const image =
    typeof source === 'object' && source !== null && 'width' in source ? fromObject(source) : fromBytes(source);
  if (image.width <= 0 || image.height <= 0) throw new Error('Expecting valid Image');
  return image;
}

function fromObject(source: object): Image {
  const given = source as Record<string, unknown>;
  if (given.palette !== undefined) throw new NotModelled('drawImage with a palette');
  if ((toInteger(given.bpp) || 1) !== 1) throw new NotModelled(`drawImage of ${String(given.bpp)} bits per pixel`);
  return {
    width: toInteger(given.width),
    height: toInteger(given.height),
    transparent: given.transparent === undefined ? undefined : toInteger(given.transparent),
    bits: rawBytes(given.buffer),
  };
}

function fromBytes(source: unknown): Image {
  const bytes = rawBytes(source);
  const [width = 0, height = 0, kind = 0, transparent = 0] = bytes;
  if (kind & HAS_PALETTE) throw new NotModelled('drawImage with a palette');
  const bitsPerPixel = kind & ~HAS_TRANSPARENT;
  if (bitsPerPixel !== 1) throw new NotModelled(`drawImage of ${bitsPerPixel} bits per pixel`);
  if (kind & HAS_TRANSPARENT) return { width, height, transparent, bits: bytes.subarray(4) };
  return { width, height, transparent: undefined, bits: bytes.subarray(3) };
}

function rawBytes(source: unknown): Uint8Array {
  if (typeof source === 'string') return bytesOfString(source);
  if (isArrayBuffer(source)) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw new Error('First argument must be Object or String');
}
