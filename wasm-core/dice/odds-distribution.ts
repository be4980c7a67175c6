// Distributions on the stack of the odds pack: pushed, filled, joined by signs, and trimmed of values that never come.
// AssemblyScript. Free memory begins behind the weights of the last one.
import { ADD, DIVIDE, MULTIPLY, SUBTRACT } from './dice-map';
import {
  ADDRESS,
  ANSWER,
  BEYOND,
  CASES,
  DEPTH,
  ENTRY_BYTES,
  LENGTH,
  LOW,
  MOST_CASES,
  ODDS_WINDOW_BYTES,
  REFUSED,
  STACK,
  TOP,
} from './odds-map';
import { quotient } from './quotient';

export function entry(depth: i32): i32 {
  return STACK + depth * ENTRY_BYTES;
}

/** The last distribution. */
export function last(): i32 {
  return entry(load<i32>(DEPTH) - 1);
}

/** Takes memory for `words` words, all 0, and answers where it begins; 0 with the answer BEYOND if there is not so much. */
export function reserve(words: i32): i32 {
  const start = load<i32>(TOP);
  if (<u32>words > <u32>((ODDS_WINDOW_BYTES - start) >>> 2)) {
    store<i32>(ANSWER, BEYOND);
    return 0;
  }
  for (let i = 0; i < words; i++) store<i32>(start + (i << 2), 0);
  store<i32>(TOP, start + (words << 2));
  return start;
}

/** Pushes a distribution of `length` values from `low`, all weights 0. False with an answer if there is no room for it. */
export function push(low: i32, length: i32, cases: i32): bool {
  const address = reserve(length);
  if (address === 0) return false;
  const depth = load<i32>(DEPTH);
  store<i32>(DEPTH, depth + 1);
  setEntry(entry(depth), low, length, address, cases);
  return true;
}

export function setEntry(at: i32, low: i32, length: i32, address: i32, cases: i32): void {
  store<i32>(at, low, LOW);
  store<i32>(at, length, LENGTH);
  store<i32>(at, address, ADDRESS);
  store<i32>(at, cases, CASES);
}

/** The weight of value `low + i` of the last distribution. */
export function setWeight(i: i32, weight: i32): void {
  store<i32>(load<i32>(last(), ADDRESS) + (i << 2), weight);
}

/** Moves the last distribution's weights to `to`, without the values at both ends that never come. */
export function settle(to: i32): void {
  const at = last();
  let low = load<i32>(at, LOW);
  let from = load<i32>(at, ADDRESS);
  let length = load<i32>(at, LENGTH);
  while (length > 1 && load<i32>(from) === 0) {
    low++;
    from += 4;
    length--;
  }
  while (length > 1 && load<i32>(from + ((length - 1) << 2)) === 0) length--;
  for (let i = 0; i < length; i++) store<i32>(to + (i << 2), load<i32>(from + (i << 2)));
  setEntry(at, low, length, to, load<i32>(at, CASES));
  store<i32>(TOP, to + (length << 2));
}

/** True if so many cases can be counted; else the answer is BEYOND. */
export function countable(a: i32, b: i32): bool {
  if (a <= MOST_CASES / b) return true;
  store<i32>(ANSWER, BEYOND);
  return false;
}

function apply(step: i32, a: i32, b: i32): i32 {
  return step === ADD ? a + b : step === SUBTRACT ? a - b : step === MULTIPLY ? a * b : quotient(a, b);
}

function least(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

function greatest(a: i32, b: i32): i32 {
  return a > b ? a : b;
}

/** Puts the distribution of a sign's result in place of those of its two sides. */
export function combine(step: i32): void {
  const depth = load<i32>(DEPTH) - 2;
  store<i32>(ANSWER, REFUSED);
  if (depth < 0 || step < ADD || step > DIVIDE) return;
  const a = entry(depth);
  const b = entry(depth + 1);
  const aLow = load<i32>(a, LOW);
  const bLow = load<i32>(b, LOW);
  const aLength = load<i32>(a, LENGTH);
  const bLength = load<i32>(b, LENGTH);
  const aHigh = aLow + aLength - 1;
  const bHigh = bLow + bLength - 1;
  if (step === DIVIDE && bLow <= 0 && bHigh >= 0) return;
  store<i32>(ANSWER, 0);
  if (!countable(load<i32>(a, CASES), load<i32>(b, CASES))) return;
  const first = apply(step, aLow, bLow);
  const second = apply(step, aLow, bHigh);
  const third = apply(step, aHigh, bLow);
  const fourth = apply(step, aHigh, bHigh);
  const low = least(least(first, second), least(third, fourth));
  const high = greatest(greatest(first, second), greatest(third, fourth));
  const address = load<i32>(a, ADDRESS);
  const result = reserve(high - low + 1);
  if (result === 0) return;
  for (let i = 0; i < aLength; i++) {
    const weight = load<i32>(address + (i << 2));
    for (let j = 0; j < bLength; j++) {
      const at = result + ((apply(step, aLow + i, bLow + j) - low) << 2);
      store<i32>(at, load<i32>(at) + weight * load<i32>(load<i32>(b, ADDRESS) + (j << 2)));
    }
  }
  store<i32>(DEPTH, depth + 1);
  setEntry(a, low, high - low + 1, result, load<i32>(a, CASES) * load<i32>(b, CASES));
  settle(address);
}
