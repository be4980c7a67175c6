// The one generator of the product: xoshiro128** over four state words, seeded by SplitMix32.
// AssemblyScript. Sources: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators"; constants checked by the tests.
import { MOST_CASES, NUMBER, STACK, STATE } from './dice-map';

// 2^32 divided by the golden ratio, and the two multipliers of the 32-bit finaliser of MurmurHash3.
const GOLDEN: u32 = 0x9e3779b9;
const MIX_A: u32 = 0x85ebca6b;
const MIX_B: u32 = 0xc2b2ae35;

/** False before the first seed: the generator cannot leave an all-zero state. */
export function hasState(): bool {
  return (load<u32>(STATE) | load<u32>(STATE, 4) | load<u32>(STATE, 8) | load<u32>(STATE, 12)) !== 0;
}

/**
 * Draws numbers 0 .. cases - 1 to the 16-bit places from `at` to before `end`; `cases` is 1 .. MOST_CASES. Each takes the top bits
 * of a word, as many as cases - 1 has: the next number takes the place of one that is too large. Answers the last word.
 */
export function drawNumbers(at: i32, end: i32, cases: u32): u32 {
  const surplus = clz<u32>((cases - 1) | 1);
  let s0 = load<u32>(STATE);
  let s1 = load<u32>(STATE, 4);
  let s2 = load<u32>(STATE, 8);
  let s3 = load<u32>(STATE, 12);
  let word: u32;
  do {
    word = rotl<u32>(s1 * 5, 7) * 9;
    const number = word >>> surplus;
    store<u16>(at, number);
    at += number < cases ? 2 : 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotl<u32>(s3, 11);
  } while (at < end);
  store<u32>(STATE, s0);
  store<u32>(STATE, s1, 4);
  store<u32>(STATE, s2, 8);
  store<u32>(STATE, s3, 12);
  return word;
}

/** The next 32 bits. */
export function nextWord(): u32 {
  return drawNumbers(NUMBER, NUMBER + 2, MOST_CASES);
}

/** One number 0 .. cases - 1. */
export function drawNumber(cases: u32): i32 {
  drawNumbers(NUMBER, NUMBER + 2, cases);
  return <i32>load<u16>(NUMBER);
}

/** Four steps of SplitMix32 fill the state; no seed gives an all-zero one (its four outputs come from four different counters). */
export function seed(counter: u32): void {
  for (let i = 0; i < 16; i += 4) {
    counter += GOLDEN;
    let z = (counter ^ (counter >>> 16)) * MIX_A;
    z = (z ^ (z >>> 13)) * MIX_B;
    store<u32>(STATE + i, z ^ (z >>> 16));
  }
}

/** Mixes two words into the state; what was unpredictable about it stays so. Then eight words go by. */
export function stir(word: u32, more: u32): void {
  store<u32>(STATE, (load<u32>(STATE) ^ word) * MIX_A + GOLDEN);
  store<u32>(STATE, (load<u32>(STATE, 4) ^ more) * MIX_B + GOLDEN, 4);
  if (!hasState()) store<u32>(STATE, GOLDEN, 8);
  drawNumbers(STACK, STACK + 16, MOST_CASES);
}
