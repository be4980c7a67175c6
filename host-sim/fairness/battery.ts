// The field's tests on the shipped generator and scaler: every die drawn as the product draws it.
// Each takes a source of faces 1 .. sides (or words) and answers a finding.
import { chiSquare, chiSquareDeviation, type Finding, normal } from './statistics.ts';

/** A source of faces 1 .. sides. */
export type Roll = (sides: number) => number;

const range = (length: number) => Array.from({ length }, (_, i) => i);

/** Each face as often as every other. */
export function faces(roll: Roll, sides: number, rolls: number): Finding {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) counts[roll(sides) - 1]! += 1;
  return chiSquare(
    'chi-square',
    `${rolls} d${sides}`,
    counts,
    counts.map(() => rolls / sides),
  );
}

/** How often a roll is higher than the one before, over rolls that differ from it: runs up and down (Knuth, exercise 3.3.2-14). */
export function runs(roll: Roll, sides: number, rolls: number): Finding {
  const longest = 8;
  const counts = new Array<number>(longest).fill(0);
  let counted = 0;
  let [length, last] = [0, 0];
  for (let i = 0; i < rolls; i++) {
    const face = roll(sides);
    if (length > 0 && face <= last) {
      counts[Math.min(length, longest) - 1]! += 1;
      counted += 1;
      // The roll that ends a run is thrown away, so that runs are independent.
      length = 0;
      continue;
    }
    length += 1;
    last = face;
  }
  // A run of at least n: n faces that rise, among all that n rolls can show.
  const rising = (n: number) => {
    let share = 1;
    for (let i = 0; i < n; i++) share *= (sides - i) / ((i + 1) * sides);
    return share;
  };
  const expected = range(longest).map(i => {
    const least = rising(i + 1);
    return counted * (i === longest - 1 ? least : least - rising(i + 2));
  });
  return chiSquare('runs', `${counted} runs up of d${sides}`, counts, expected);
}

/** Whether a roll leans on the one before. */
export function serialCorrelation(roll: Roll, sides: number, rolls: number): Finding {
  const mean = (sides + 1) / 2;
  const variance = (sides * sides - 1) / 12;
  let sum = 0;
  let last = roll(sides) - mean;
  for (let i = 1; i < rolls; i++) {
    const next = roll(sides) - mean;
    sum += last * next;
    last = next;
  }
  const pairs = rolls - 1;
  return normal('serial correlation', `${pairs} pairs of d${sides}`, sum / (pairs * variance), 0, 1 / Math.sqrt(pairs));
}

/** Pairs of rolls that follow each other, each pair as often as every other. */
export function pairs(roll: Roll, sides: number, rolls: number): Finding {
  const counts = new Array<number>(sides * sides).fill(0);
  const count = Math.floor(rolls / 2);
  for (let i = 0; i < count; i++) counts[(roll(sides) - 1) * sides + roll(sides) - 1]! += 1;
  return chiSquare(
    'serial pairs',
    `${count} pairs of d${sides}`,
    counts,
    counts.map(() => count / counts.length),
  );
}

/** How many other faces lie between two of the highest. */
export function gaps(roll: Roll, sides: number, count: number): Finding {
  const longest = 5 * sides;
  const counts = new Array<number>(longest + 1).fill(0);
  for (let i = 0; i < count; i++) {
    let gap = 0;
    while (roll(sides) !== sides) gap += 1;
    counts[Math.min(gap, longest)]! += 1;
  }
  const miss = (sides - 1) / sides;
  const expected = counts.map((_, gap) => count * miss ** gap * (gap === longest ? 1 : 1 / sides));
  return chiSquare('gap', `${count} gaps between ${sides}s of a d${sides}`, counts, expected);
}

/** Stirling's number of the second kind: ways to part n things into k heaps. */
function heaps(n: number, k: number): number {
  if (n === k || k === 1) return 1;
  return k > n ? 0 : k * heaps(n - 1, k) + heaps(n - 1, k - 1);
}

/** How many different faces a hand of five shows. */
export function poker(roll: Roll, sides: number, hands: number): Finding {
  const size = 5;
  const counts = new Array<number>(size).fill(0);
  for (let i = 0; i < hands; i++) counts[new Set(range(size).map(() => roll(sides))).size - 1]! += 1;
  const expected = range(size).map(i => {
    let ways = heaps(size, i + 1);
    for (let face = 0; face <= i; face++) ways *= sides - face;
    return (hands * ways) / sides ** size;
  });
  return chiSquare('poker', `${hands} hands of five d${sides}`, counts, expected);
}

/** How many rolls it takes until every face was seen. */
export function coupons(roll: Roll, sides: number, sets: number): Finding {
  const longest = 6 * sides;
  const counts = new Array<number>(longest - sides + 1).fill(0);
  for (let i = 0; i < sets; i++) {
    const seen = new Set<number>();
    let length = 0;
    while (seen.size < sides) {
      seen.add(roll(sides));
      length += 1;
    }
    counts[Math.min(length, longest) - sides]! += 1;
  }
  // Chance that n rolls have shown all faces, step by step over how many were seen.
  let seen = [1, ...new Array<number>(sides).fill(0)];
  let before = 0;
  const expected = new Array<number>(counts.length).fill(0);
  for (let rolls = 1; rolls <= longest; rolls++) {
    seen = seen.map((share, n) => (share * n) / sides + ((seen[n - 1] ?? 0) * (sides - n + 1)) / sides);
    const done = seen[sides]!;
    if (rolls >= sides) expected[rolls - sides] = sets * (rolls === longest ? 1 - before : done - before);
    before = done;
  }
  return chiSquare('coupon collector', `${sets} full sets of d${sides}`, counts, expected);
}

/** In which order four different rolls come. */
export function permutations(roll: Roll, sides: number, groups: number): Finding {
  const size = 4;
  const counts = new Array<number>(24).fill(0);
  for (let i = 0; i < groups; ) {
    const group = range(size).map(() => roll(sides));
    if (new Set(group).size < size) continue;
    let order = 0;
    for (let a = 0; a < size; a++)
      order = order * (size - a) + group.slice(a + 1).filter(face => face < group[a]!).length;
    counts[order]! += 1;
    i += 1;
  }
  return chiSquare(
    'permutation',
    `${groups} groups of four d${sides}`,
    counts,
    counts.map(() => groups / counts.length),
  );
}

/** Dice that fall together: each case of them as often as every other. */
export function together(roll: () => readonly number[], sides: number, count: number, rolls: number): Finding {
  const counts = new Array<number>(sides ** count).fill(0);
  for (let i = 0; i < rolls; i++) counts[roll().reduce((number, face) => number * sides + face - 1, 0)]! += 1;
  return chiSquare(
    'together',
    `${rolls} times ${count}d${sides}`,
    counts,
    counts.map(() => rolls / counts.length),
  );
}

/** The first roll of many seeds that follow each other, and of many starts from noise. */
export function firstRolls(first: (start: number) => number, sides: number, starts: number, of: string): Finding {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < starts; i++) counts[first(i) - 1]! += 1;
  return chiSquare(
    'first rolls',
    `${starts} ${of}, d${sides}`,
    counts,
    counts.map(() => starts / sides),
  );
}

/** Bits of the generator's words: each as often one as zero. */
export function bits(word: () => number, words: number): Finding {
  const counts = new Array<number>(32).fill(0);
  for (let i = 0; i < words; i++) {
    const value = word();
    for (let bit = 0; bit < 32; bit++) counts[bit]! += (value >>> bit) & 1;
  }
  // Every bit's count has a variance of a quarter of the words.
  const statistic = counts.reduce((sum, ones) => sum + (ones - words / 2) ** 2 / (words / 4), 0);
  return { test: 'bits', of: `${words} words`, statistic, freedom: 32, deviation: chiSquareDeviation(statistic, 32) };
}
