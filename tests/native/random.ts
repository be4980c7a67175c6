// Seeded random figures for calls: small ones, the edges of a domain, and everything that 32 bits hold.

/** Mulberry32: small, seeded, and good enough to choose test inputs. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  word(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let z = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return (z ^ (z >>> 14)) | 0;
  }

  /** low .. high, both included. */
  between(low: number, high: number): number {
    return low + ((this.word() >>> 0) % (high - low + 1));
  }

  chance(percent: number): boolean {
    return (this.word() >>> 0) % 100 < percent;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[(this.word() >>> 0) % items.length]!;
  }

  /** Any word: small, near a power of two, or of all 32 bits. */
  any(): number {
    const word = this.word();
    const shape = (word >>> 28) & 3;
    if (shape === 0) return word % 16;
    if (shape === 1) return ((1 << (word & 31)) + ((word >> 8) % 3)) | 0;
    return this.word() >> (shape === 2 ? word & 31 : 0);
  }

  /** A figure of a domain, its edges and low end more often than the rest. */
  inside(low: number, high: number): number {
    const shape = this.between(0, 7);
    if (shape === 0) return low;
    if (shape === 1) return high;
    if (shape === 2) return this.between(low, Math.min(high, low + 20));
    return this.between(low, high);
  }
}
