import { describe, expect, it } from 'vitest';
import { Raster, type Rectangle } from './raster.ts';

const ORDERS = [
  { vertical: true, highBitFirst: false },
  { vertical: true, highBitFirst: true },
  { vertical: false, highBitFirst: true },
  { vertical: false, highBitFirst: false },
];

function raster(order = ORDERS[0]!): Raster {
  return new Raster(24, 16, new Uint8Array(48), order);
}

function lit(on: Raster): string[] {
  const found: string[] = [];
  for (let y = 0; y < 16; y++) for (let x = 0; x < 24; x++) if (on.get(x, y)) found.push(`${x},${y}`);
  return found;
}

describe('a picture in memory', () => {
  it.each(ORDERS)('fills what was asked for and nothing else: %o', order => {
    for (const [x1, y1, x2, y2] of [
      [3, 2, 9, 12],
      [0, 0, 23, 15],
      [5, 7, 5, 8],
      [20, 14, 40, 40],
    ] as const) {
      const filled = raster(order);
      filled.fill(x2, y2, x1, y1, 1);
      const one = raster(order);
      for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) one.set(x, y, 1);
      expect(filled.bytes).toEqual(one.bytes);
      filled.fill(x1, y1, x2, y2, 0);
      expect(lit(filled)).toEqual([]);
    }
  });

  it('has its first pixel where the order says', () => {
    const first = ORDERS.map(order => {
      const on = raster(order);
      on.set(0, 1, 1);
      return on.bytes.findIndex(byte => byte !== 0) * 256 + on.bytes.find(byte => byte !== 0)!;
    });
    // Second row: bit 1 or 6 of the first byte of a page; the highest or lowest bit of the fourth byte of a row.
    expect(first).toEqual([2, 64, 3 * 256 + 128, 3 * 256 + 1]);
  });

  it('stays within its clip rectangle, which is stored upright whoever turns', () => {
    const on = raster();
    on.clip = { x1: 0, y1: 0, x2: 1, y2: 0 };
    on.turned = true;
    on.fill(0, 0, 23, 15, 1);
    expect(lit(on)).toEqual(['22,15', '23,15']);
    on.turned = false;
    expect(lit(on)).toEqual(['0,0', '1,0']);
  });

  it('tells what was filled as who draws sees it, and what was modified as it is stored', () => {
    const on = raster();
    const told: Rectangle[] = [];
    on.onFill = area => told.push(area);
    on.turned = true;
    on.fill(-5, 1, 2, 3, 1);
    expect(told).toEqual([{ x1: 0, y1: 1, x2: 2, y2: 3 }]);
    expect(on.modified).toEqual({ x1: 21, y1: 12, x2: 23, y2: 14 });
    on.resetModified();
    on.paint(30, 0, 40, 3, 1);
    expect(on.modified.x2).toBeLessThan(on.modified.x1);
    expect(told).toHaveLength(1);
  });

  it('has no pixels outside', () => {
    const on = raster();
    on.set(24, 0, 1);
    on.set(0, -1, 1);
    expect([on.get(24, 0), on.get(0, -1), on.get(-1, 5), lit(on).length]).toEqual([0, 0, 0, 0]);
  });
});
