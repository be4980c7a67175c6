import { describe, expect, it } from 'vitest';
import { builtInFont } from './font.ts';
import { Picture } from './graphics.ts';
import { Raster } from './raster.ts';
import { shownCharacters } from './shown-text.ts';

function picture(): Picture {
  const made = new Picture(new Raster(128, 64, new Uint8Array(1024), { vertical: true, highBitFirst: false }));
  made.type.use(builtInFont('6x8')!, 1, 1);
  made.type.draw('AB', 10, 20, false, 1, 0);
  return made;
}

/** What a panel shows of it, moved or turned. */
function panel({ raster }: Picture, dx = 0, dy = 0, turned = false): Uint8Array {
  const pixels = new Uint8Array(128 * 64);
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 128; x++) {
      const [atX, atY] = turned ? [127 - x, 63 - y] : [x + dx, y + dy];
      if (atX >= 0 && atX < 128 && atY >= 0 && atY < 64) pixels[atY * 128 + atX] = raster.get(x, y);
    }
  }
  return pixels;
}

const text = (of: Picture, pixels: Uint8Array): string =>
  shownCharacters(of, pixels)
    .map(({ character }) => character)
    .join('');

describe('text on a panel', () => {
  it('is what stands there with the pixels of memory', () => {
    const of = picture();
    expect(text(of, panel(of))).toBe('AB');
    const partly = panel(of);
    partly[22 * 128 + 11]! ^= 1;
    expect(text(of, partly)).toBe('B');
    expect(text(of, new Uint8Array(128 * 64))).toBe('');
  });

  it('can be read where the panel moves or turns its picture, but not from afar', () => {
    const of = picture();
    for (const [dx, dy] of [
      [-2, 0],
      [0, 1],
      [2, -1],
    ] as const)
      expect(text(of, panel(of, dx, dy))).toBe('AB');
    expect(text(of, panel(of, 0, 0, true))).toBe('AB');
    expect(text(of, panel(of, 9, 0))).toBe('');
  });
});
