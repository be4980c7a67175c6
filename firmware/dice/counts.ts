// How often each face was rolled since the last reset, for those who ask whether the dice are fair.
// Only dice that the device drew in the open are counted: no hidden, typed-in or replayed ones.
import { keep, kept } from '../journal/journal';
import { More } from '../journal/kinds';
import { COUNTED, columnsOf, MOST_COUNTED } from './limits';

/** True where rolls are counted at all. */
export const canCount = true;

const counts: (Uint16Array | undefined)[] = [];
let changed = 0;

/** Counts of die `at` of COUNTED, by column. */
export function countsOf(at: number): Uint16Array {
  const known = counts[at];
  if (known) return known;
  const now = new Uint16Array(columnsOf(at));
  const saved = kept(More.Faces + at);
  if (saved)
    for (let i = 0; i < now.length && 2 * i + 1 < saved.length; i++) now[i] = saved[2 * i] | (saved[2 * i + 1] << 8);
  counts[at] = now;
  return now;
}

/** Counts a face of a die. */
export function count(sides: number, lowest: number, face: number): void {
  const at = COUNTED.indexOf(sides);
  if (at < 0) return;
  const columns = countsOf(at);
  const column = Math.floor(((face - lowest) * columns.length) / sides);
  if (columns[column] === MOST_COUNTED) return;
  columns[column]++;
  changed |= 1 << (at & 31);
}

/** Saves what was counted since the last time. */
export function keepCounts(): void {
  for (let at = 0; changed; at++, changed >>= 1) {
    const columns = counts[at];
    if (changed & 1 && columns) keep(More.Faces + at, new Uint8Array(columns.buffer));
  }
}

/** What is kept of them has changed. */
export function rereadCounts(): void {
  counts.splice(0, counts.length);
  changed = 0;
}

/** Begins to count die `at` anew. */
export function resetCounts(at: number): void {
  countsOf(at).fill(0);
  changed |= 1 << (at & 31);
}

/**
 * How far the counts lie from even ones: chi-square, in hundredths, for `rolls` in all.
 * Source: Pearson's test; sum of (counted - expected)^2 / expected.
 */
export function chiSquareHundredths(columns: Uint16Array, rolls: number): number {
  const expected = rolls / columns.length;
  let sum = 0;
  for (let i = 0; i < columns.length; i++) sum += ((columns[i] - expected) * (columns[i] - expected)) / expected;
  return Math.floor(sum * 100 + 0.5);
}

/** The figure that fair dice pass once in a million times, in hundredths (Wilson and Hilferty's approximation). */
export function limitHundredths(columns: number): number {
  const freedom = columns - 1;
  const spread = 2 / (9 * freedom);
  const root = 1 - spread + ONE_IN_A_MILLION * Math.sqrt(spread);
  return Math.floor(freedom * root * root * root * 100);
}

const ONE_IN_A_MILLION = 4.7534;
