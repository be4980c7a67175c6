// Comparing two pictures of the panel: how many pixels differ, and where.

import { WIDTH } from './png.ts';

/** Pixels that differ, and the smallest rectangle around them (corners included); none where all are equal. */
export interface Differences {
  count: number;
  area: { x1: number; y1: number; x2: number; y2: number } | undefined;
}

/** Compares two pictures of 128 x 64 pixels of 0 or 1, row after row. */
export function differences(one: Uint8Array, other: Uint8Array): Differences {
  let count = 0;
  let area: Differences['area'];
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    if (one[at] === other[at]) continue;
    const x = at % WIDTH;
    const y = Math.floor(at / WIDTH);
    count++;
    area ??= { x1: x, y1: y, x2: x, y2: y };
    area.x1 = Math.min(area.x1, x);
    area.x2 = Math.max(area.x2, x);
    area.y2 = y;
  }
  return { count, area };
}
