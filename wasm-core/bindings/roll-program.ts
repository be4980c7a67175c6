// Writes the steps of a compiled roll, as the dice pack reads them.
// The bytes of a program mean the same on the host, on the device and in a saved roll.
import * as map from '../dice/dice-map.ts';

/** A modifier of a pool: its kind from the map, and a span of faces or a number of dice. */
export interface Modifier {
  readonly kind: number;
  readonly first: number;
  /** The last face of the span; 0 with a number of dice. */
  readonly last: number;
}

/** A pool of equal dice; faces run from `lowest` to `lowest + sides - 1`. */
export interface Pool {
  readonly count: number;
  readonly sides: number;
  readonly lowest: number;
  readonly modifiers: readonly Modifier[];
}

const short = (figure: number) => [figure & 255, (figure >> 8) & 255];

/** Steps that put a constant on the stack, -32768 to 32767. */
export function constantStep(value: number): number[] {
  return [map.CONSTANT, ...short(value)];
}

/** Steps that roll a pool and put what it counts for on the stack. A figure that does not fit becomes one that the pack refuses. */
export function poolStep({ count, sides, lowest, modifiers }: Pool): number[] {
  return [
    map.POOL,
    count > 0 && count < 256 ? count : 0,
    ...short(Math.abs(sides) < 32_768 ? sides : 0),
    lowest & 255,
    ...modifiers.flatMap(({ kind, first, last }) => [kind, ...short(first), ...short(last)]),
    0,
  ];
}
