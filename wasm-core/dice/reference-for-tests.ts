// The generator, the scaler and the selection of dice once more, slow and plain, for the tests to hold the pack against.
// Written from the published algorithms (SplitMix32, xoshiro128**) in big integers, not from the pack's source.

const MASK = 0xffffffffn;
const u32 = (value: bigint) => value & MASK;
const rotateLeft = (value: bigint, by: bigint) => u32(value << by) | (value >> (32n - by));

export class ReferenceDice {
  state: bigint[] = [0n, 0n, 0n, 0n];

  seed(seed: number): void {
    let counter = BigInt(seed >>> 0);
    this.state = this.state.map(() => {
      counter = u32(counter + 0x9e3779b9n);
      let z = counter;
      z = u32((z ^ (z >> 16n)) * 0x85ebca6bn);
      z = u32((z ^ (z >> 13n)) * 0xc2b2ae35n);
      return z ^ (z >> 16n);
    });
  }

  word(): number {
    const [s0, s1, s2, s3] = this.state as [bigint, bigint, bigint, bigint];
    const result = u32(rotateLeft(u32(s1 * 5n), 7n) * 9n);
    const a = s2 ^ s0;
    const b = s3 ^ s1;
    this.state = [s0 ^ b, s1 ^ a, a ^ u32(s1 << 9n), rotateLeft(b, 11n)];
    return Number(result);
  }

  /** The leading binary digits of a word, as many as the highest number has; too large a number is thrown away. */
  number(cases: number): number {
    const digits = Math.max((cases - 1).toString(2).length, 1);
    for (;;) {
      const value = Number.parseInt(this.word().toString(2).padStart(32, '0').slice(0, digits), 2);
      if (value < cases) return value;
    }
  }

  face(sides: number): number {
    return this.number(sides) + 1;
  }

  /** Faces of dice that fall together: each number decides as many as have no more than 65536 cases, its last digit the first of them. */
  faces(count: number, sides: number): number[] {
    let together = 1;
    while (together < count && sides ** (together + 1) <= 65_536) together += 1;
    if (count === 0) return [];
    let number = this.number(sides ** together);
    const faces = Array.from({ length: together }, () => {
      const digit = number % sides;
      number = (number - digit) / sides;
      return digit + 1;
    });
    return [...faces, ...this.faces(count - together, sides)];
  }
}

export type Which = 'all' | 'highest' | 'lowest';

/** True for each die that counts: sorts the dice and takes the front; of equal dice the earlier ones are taken. */
export function keptDice(faces: readonly number[], kept: number, which: Which): boolean[] {
  const order = faces.map((_, i) => i);
  if (which === 'highest') order.sort((a, b) => faces[b]! - faces[a]! || a - b);
  if (which === 'lowest') order.sort((a, b) => faces[a]! - faces[b]! || a - b);
  const taken = new Set(order.slice(0, kept));
  return faces.map((_, i) => taken.has(i));
}

const INVERSE_OF_5 = 0xcccccccdn;
const INVERSE_OF_9 = 0x38e38e39n;

/** The second state word for which the generator's next word is this one: its output is a one-to-one function of that word. */
export function secondStateWordFor(word: number): number {
  const unscrambled = u32(BigInt(word >>> 0) * INVERSE_OF_9);
  return Number(u32(rotateLeft(unscrambled, 25n) * INVERSE_OF_5));
}

/** The chi-square figure that a fair process exceeds once in a million (Wilson and Hilferty's approximation). */
export function chiSquareLimit(freedom: number): number {
  const oneInAMillion = 4.7534;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + oneInAMillion * Math.sqrt(spread)) ** 3;
}
