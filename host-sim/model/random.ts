// Deterministic randomness for a modelled device: what a board draws from its hardware, here from a seed.
// It serves tests and demonstrations; dice that people roll never come from here.

/** A source of 32-bit words. The same seed gives the same words. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** The next word as a signed 32-bit integer (SplitMix32). */
  word(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  }

  /** The next number from 0 up to but not including 1. */
  fraction(): number {
    return (this.word() >>> 0) / 0x100000000;
  }
}
