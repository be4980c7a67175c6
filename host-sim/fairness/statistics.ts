// Figures that a fair die rarely passes: each test's result as a deviation on the scale of the normal distribution.
// Source of the tests: D. Knuth, The Art of Computer Programming, volume 2, section 3.3.2.

/** Deviations beyond this come up once in a million tests of fair dice, too high and too low together. */
export const ONE_IN_A_MILLION = 4.8916;

export interface Finding {
  readonly test: string;
  /** What was counted, in words. */
  readonly of: string;
  readonly statistic: number;
  /** Degrees of freedom; undefined for a figure that is normally distributed as it stands. */
  readonly freedom?: number;
  /** Standard deviations from what fair dice give on average. */
  readonly deviation: number;
}

/** Wilson and Hilferty's approximation: a chi-square figure as a standard deviation. */
export function chiSquareDeviation(statistic: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** Chi-square of counts against expected counts; classes with less than `least` expected are put together. */
export function chiSquare(
  test: string,
  of: string,
  counts: readonly number[],
  expected: readonly number[],
  least = 5,
): Finding {
  let statistic = 0;
  let classes = 0;
  let [count, mean] = [0, 0];
  let left = expected.reduce((sum, value) => sum + value, 0);
  for (const [i, value] of expected.entries()) {
    count += counts[i]!;
    mean += value;
    left -= value;
    const last = i === expected.length - 1;
    if (!last && (mean < least || left < least)) continue;
    statistic += (count - mean) ** 2 / mean;
    classes += 1;
    [count, mean] = [0, 0];
  }
  const freedom = classes - 1;
  return { test, of, statistic, freedom, deviation: chiSquareDeviation(statistic, freedom) };
}

/** A figure with a known mean and standard deviation. */
export function normal(test: string, of: string, statistic: number, mean: number, spread: number): Finding {
  return { test, of, statistic, deviation: (statistic - mean) / spread };
}

export function isFair({ deviation }: Finding): boolean {
  return Math.abs(deviation) < ONE_IN_A_MILLION;
}
