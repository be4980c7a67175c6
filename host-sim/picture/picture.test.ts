import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { braille, halfBlocks } from './blocks.ts';
import { differences } from './differences.ts';
import { decodePng, encodePng, HEIGHT, WIDTH } from './png.ts';

function pixelsWith(...lit: [number, number][]): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (const [x, y] of lit) pixels[y * WIDTH + x] = 1;
  return pixels;
}

describe('pictures as PNG', () => {
  const pixels = pixelsWith([0, 0], [127, 0], [5, 63], [64, 32]);

  it('come back as they went, at any scale', () => {
    for (const scale of [1, 4, 7]) expect(decodePng(encodePng(pixels, scale))).toEqual(pixels);
  });

  it('have a frame and bright lit pixels', () => {
    const png = PNG.sync.read(encodePng(pixels, 2));
    expect([png.width, png.height]).toEqual([264, 136]);
    const brightness = (x: number, y: number): number => png.data[(y * png.width + x) * 4] as number;
    expect(brightness(4, 4)).toBeGreaterThan(200);
    expect(brightness(6, 4)).toBeLessThan(30);
    expect(brightness(0, 0)).not.toBe(brightness(6, 4));
  });

  it('refuse what is no picture of the panel', () => {
    expect(() => encodePng(new Uint8Array(5))).toThrow('8192 pixels, not 5');
    expect(() => encodePng(pixels, 0)).toThrow('scale 0');
    expect(() => decodePng(PNG.sync.write(new PNG({ width: 30, height: 30 })))).toThrow('30 x 30');
  });

  it('are compared pixel by pixel', () => {
    expect(differences(pixels, pixels)).toEqual({ count: 0, area: undefined });
    expect(differences(pixels, pixelsWith([0, 0], [127, 0]))).toEqual({
      count: 2,
      area: { x1: 5, y1: 32, x2: 64, y2: 63 },
    });
  });
});

describe('pictures as text', () => {
  it('take two pixels in a half block', () => {
    const lines = halfBlocks(pixelsWith([0, 0], [1, 1], [2, 0], [2, 1], [127, 63]));
    expect([lines.length, lines[0]?.length]).toEqual([32, 128]);
    expect(lines[0]?.slice(0, 4)).toBe('▀▄█ ');
    expect(lines[31]?.at(-1)).toBe('▄');
  });

  it('take eight pixels in a braille character', () => {
    const lines = braille(pixelsWith([0, 0], [1, 3], [2, 2]));
    expect([lines.length, lines[0]?.length]).toEqual([16, 64]);
    expect(lines[0]?.slice(0, 3)).toBe('⢁⠄⠀');
  });
});
