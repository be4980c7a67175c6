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

/** Where the distribution that is `below` under the one in work is kept, 1 the next. */
function kept(below: i32): i32 {
  return STACK + (load<i32>(DEPTH) - 1 - below) * ENTRY_BYTES;
}

/** Begins a distribution of `length` values from `low`, all weights 0. False with an answer if there is no room for it. */
export function push(low: i32, length: i32, cases: i32): bool {
  const address = reserve(length);
  if (address === 0) return false;
  const depth = load<i32>(DEPTH) + 1;
  store<i32>(DEPTH, depth);
  const to = kept(1);
  if (depth > 1) for (let i = 0; i < ENTRY_BYTES; i += 4) store<i32>(to + i, load<i32>(LOW + i));
  set(low, length, address, cases);
  return true;
}

export function set(low: i32, length: i32, address: i32, cases: i32): void {
  store<i32>(LOW, low);
  store<i32>(LENGTH, length);
  store<i32>(ADDRESS, address);
  store<i32>(CASES, cases);
}

/** The weight of value `low + i` of the distribution in work. */
export function setWeight(i: i32, weight: i32): void {
  store<i32>(load<i32>(ADDRESS) + (i << 2), weight);
}

/** Adds the weights at `from`, each times `factor`, to those at `to`. */
export function addWeights(from: i32, to: i32, length: i32, factor: i32): void {
  for (const end = from + (length << 2); from < end; from += 4, to += 4)
    store<i32>(to, load<i32>(to) + load<i32>(from) * factor);
}

/** Moves the weights in work to `to`, without the values at both ends that never come. */
export function settle(to: i32): void {
  let from = load<i32>(ADDRESS);
  let length = load<i32>(LENGTH);
  const start = from;
  while (length > 1 && load<i32>(from) === 0) {
    from += 4;
    length--;
  }
  while (length > 1 && load<i32>(from + ((length - 1) << 2)) === 0) length--;
  for (let i = 0; i < length; i++) store<i32>(to + (i << 2), load<i32>(from + (i << 2)));
  set(load<i32>(LOW) + ((from - start) >> 2), length, to, load<i32>(CASES));
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

/** Puts the distribution of a sign's result in place of those of its two sides. */
export function combine(step: i32): void {
  store<i32>(ANSWER, REFUSED);
  if (load<i32>(DEPTH) < 2 || step < ADD || step > DIVIDE) return;
  const a = kept(1);
  const aLow = load<i32>(a);
  const aLength = load<i32>(a + LENGTH - LOW);
  const aAddress = load<i32>(a + ADDRESS - LOW);
  const aCases = load<i32>(a + CASES - LOW);
  const bLow = load<i32>(LOW);
  const bLength = load<i32>(LENGTH);
  if (step === DIVIDE && bLow <= 0 && bLow + bLength > 0) return;
  store<i32>(ANSWER, 0);
  if (!countable(aCases, load<i32>(CASES))) return;
  let low = i32.MAX_VALUE;
  let high = i32.MIN_VALUE;
  for (let corner = 0; corner < 4; corner++) {
    const value = apply(
      step,
      aLow + ((corner & 1) !== 0 ? aLength - 1 : 0),
      bLow + ((corner & 2) !== 0 ? bLength - 1 : 0),
    );
    low = value < low ? value : low;
    high = value > high ? value : high;
  }
  const result = reserve(high - low + 1);
  if (result === 0) return;
  for (let i = 0; i < aLength; i++) {
    const weight = load<i32>(aAddress + (i << 2));
    for (let j = 0; j < bLength; j++) {
      const to = result + ((apply(step, aLow + i, bLow + j) - low) << 2);
      addWeights(load<i32>(ADDRESS) + (j << 2), to, 1, weight);
    }
  }
  store<i32>(DEPTH, load<i32>(DEPTH) - 1);
  set(low, high - low + 1, result, aCases * load<i32>(CASES));
  settle(aAddress);
}
