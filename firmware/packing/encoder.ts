// The writing half of the coder: decisions go in, bytes come out, and what a decision costs is known beforehand, about.
import { ADAPT_SHIFT, CONTEXTS, EVEN, ODDS_BITS } from './model.ts';

const LEAST_RANGE = 2 ** 24;
const CARRY = 2 ** 32;

/** Writes decisions; the same range coder as in LZMA. */
export class Encoder {
  /** How often each context was 0 and 1. */
  readonly counts = [new Uint32Array(CONTEXTS), new Uint32Array(CONTEXTS)] as const;
  private readonly odds = new Uint16Array(CONTEXTS).fill(EVEN);
  private readonly bytes: number[] = [];
  private low = 0;
  private range = CARRY - 1;
  /** The byte that a carry may still change, and how many 255s stand behind it; the first one written is none. */
  private held = -1;
  private full = 0;

  bit(context: number, bit: number): void {
    const odds = this.odds[context]!;
    const bound = (this.range >>> ODDS_BITS) * odds;
    this.counts[bit ? 1 : 0][context]!++;
    if (bit) {
      this.low += bound;
      this.range -= bound;
      this.odds[context] = odds - (odds >> ADAPT_SHIFT);
    } else {
      this.range = bound;
      this.odds[context] = odds + (((1 << ODDS_BITS) - odds) >> ADAPT_SHIFT);
    }
    while (this.range < LEAST_RANGE) {
      this.range = (this.range << 8) >>> 0;
      this.shift();
    }
  }

  number(context: number, value: number): void {
    let at = context;
    for (let rest = value; rest > 1; rest >>= 1, at += 2) {
      this.bit(at, 1);
      this.bit(at + 1, rest & 1);
    }
    this.bit(at, 0);
  }

  /** All bytes; whatever stands behind them, they say the same. */
  end(): Uint8Array {
    // A number of the range whose last bits do not matter, as many as can be.
    let free = 31;
    let value = 0;
    for (; free >= 0; free--) {
      const unit = 2 ** free;
      value = Math.ceil(this.low / unit) * unit;
      if (value + unit <= this.low + this.range) break;
    }
    this.low = value;
    for (let i = 0; i < 5; i++) this.shift();
    return Uint8Array.from(this.bytes.slice(0, this.bytes.length - (free >> 3)));
  }

  private shift(): void {
    if (this.low < 0xff000000 || this.low >= CARRY) {
      const carry = this.low >= CARRY ? 1 : 0;
      if (this.held >= 0) this.bytes.push((this.held + carry) & 255);
      for (; this.full > 0; this.full--) this.bytes.push((255 + carry) & 255);
      this.held = Math.floor(this.low / LEAST_RANGE) & 255;
    } else this.full++;
    this.low = (this.low % LEAST_RANGE) * 256;
  }
}

/** Bits that decisions cost, by how often each context was 0 and 1 in an earlier run. */
export class Prices {
  private readonly of: readonly [Float64Array, Float64Array];

  constructor(counts?: Encoder['counts']) {
    const price = (bit: 0 | 1) =>
      Float64Array.from({ length: CONTEXTS }, (_, context) => {
        const zeros = (counts?.[0][context] ?? 0) + 0.4;
        const ones = (counts?.[1][context] ?? 0) + 0.4;
        return -Math.log2((bit ? ones : zeros) / (zeros + ones));
      });
    this.of = [price(0), price(1)];
  }

  bit(context: number, bit: number): number {
    return this.of[bit ? 1 : 0][context]!;
  }

  number(context: number, value: number): number {
    let sum = 0;
    let at = context;
    for (let rest = value; rest > 1; rest >>= 1, at += 2) sum += this.bit(at, 1) + this.bit(at + 1, rest & 1);
    return sum + this.bit(at, 0);
  }
}
