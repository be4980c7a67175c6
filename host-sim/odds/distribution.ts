// Exact distributions: how often each value comes up among equally likely cases, in whole numbers of any size.
// What a depth limit leaves out is kept apart as a remainder, so that nothing is rounded.

/** Steps of work after which counting is given up; a few seconds. */
export const MOST_WORK = 5_000_000;

/** An expression or procedure whose odds are beyond what is counted here. */
export class TooLargeError extends Error {
  constructor(what: string) {
    super(`${what}: its odds are beyond what is counted here (${MOST_WORK} steps)`);
  }
}

/** Counts the steps of one question. */
export class Work {
  #left = MOST_WORK;
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  /** Throws a TooLargeError when all steps are used up. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooLargeError(this.#what);
  }
}

export interface Distribution {
  /** Cases of each value. Their sum and the remainder make the denominator. */
  readonly cases: ReadonlyMap<number, bigint>;
  readonly denominator: bigint;
}

export function certain(value: number): Distribution {
  return { cases: new Map([[value, 1n]]), denominator: 1n };
}

export function addTo<Key>(cases: Map<Key, bigint>, key: Key, count: bigint): void {
  if (count !== 0n) cases.set(key, (cases.get(key) ?? 0n) + count);
}

/** The distribution of a result of two independent ones. */
export function combine(
  a: Distribution,
  b: Distribution,
  work: Work,
  result: (a: number, b: number) => number,
): Distribution {
  work.spend(a.cases.size * b.cases.size);
  const cases = new Map<number, bigint>();
  for (const [x, p] of a.cases) for (const [y, q] of b.cases) addTo(cases, result(x, y), p * q);
  return { cases, denominator: a.denominator * b.denominator };
}

/** The distribution of a figure that follows from another. */
export function map({ cases, denominator }: Distribution, result: (value: number) => number): Distribution {
  const mapped = new Map<number, bigint>();
  for (const [value, count] of cases) addTo(mapped, result(value), count);
  return { cases: mapped, denominator };
}

/** Cases that a depth limit left out. */
export function remainderOf({ cases, denominator }: Distribution): bigint {
  let known = 0n;
  for (const count of cases.values()) known += count;
  return denominator - known;
}

/** Values in ascending order. */
export function sorted({ cases }: Distribution): [number, bigint][] {
  return [...cases].sort(([a], [b]) => a - b);
}
