// The one generator of the product: xoshiro128** over four state words, seeded by SplitMix32.
// AssemblyScript. Sources: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators"; constants checked by the tests.
import { STATE } from './dice-map';

// 2^32 divided by the golden ratio, and the two multipliers of the 32-bit finaliser of MurmurHash3.
const GOLDEN: u32 = 0x9e3779b9;
const MIX_A: u32 = 0x85ebca6b;
const MIX_B: u32 = 0xc2b2ae35;

/** False before the first seed: the generator cannot leave an all-zero state. */
export function hasState(): bool {
  return (load<u32>(STATE) | load<u32>(STATE, 4) | load<u32>(STATE, 8) | load<u32>(STATE, 12)) !== 0;
}

/** The next 32 bits. */
export function nextWord(): u32 {
  const s0 = load<u32>(STATE);
  const s1 = load<u32>(STATE, 4);
  const s2 = load<u32>(STATE, 8) ^ s0;
  const s3 = load<u32>(STATE, 12) ^ s1;
  store<u32>(STATE, s0 ^ s3);
  store<u32>(STATE, s1 ^ s2, 4);
  store<u32>(STATE, s2 ^ (s1 << 9), 8);
  store<u32>(STATE, rotl<u32>(s3, 11), 12);
  return rotl<u32>(s1 * 5, 7) * 9;
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

/** Mixes two words into the state; what was unpredictable about it stays so. */
export function stir(word: u32, more: u32): void {
  store<u32>(STATE, (load<u32>(STATE) ^ word) * MIX_A + GOLDEN);
  store<u32>(STATE, (load<u32>(STATE, 4) ^ more) * MIX_B + GOLDEN, 4);
  if (!hasState()) store<u32>(STATE, GOLDEN, 8);
  for (let i = 0; i < 8; i++) nextWord();
}

/** An unbiased face 1 .. sides: the top bits of a word, drawn again while they are too large. `sides` is at least 1. */
export function drawFace(sides: u32): i32 {
  const surplus = clz<u32>((sides - 1) | 1);
  let value: u32;
  do {
    value = nextWord() >>> surplus;
  } while (value >= sides);
  return <i32>value + 1;
}
