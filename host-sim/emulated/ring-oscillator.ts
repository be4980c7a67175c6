// The ring oscillator, whose lowest bit is the chip's source of noise. RP2040 data sheet, section 2.17.8.
// Here the noise comes from a seed, so that a run can be repeated.
import { BasePeripheral, type RP2040 } from 'rp2040js';

const STATUS = 0x18;
const STABLE_AND_ENABLED = 0x80001000;
const RANDOM_BIT = 0x1c;

export class RingOscillator extends BasePeripheral {
  readonly #registers = new Map<number, number>();
  #state: number;

  /** @param seed of the noise; not 0 */
  constructor(chip: RP2040, seed: number) {
    super(chip, 'ROSC');
    this.#state = seed;
  }

  override readUint32(offset: number): number {
    if (offset === STATUS) return STABLE_AND_ENABLED;
    return offset === RANDOM_BIT ? this.#noise() : (this.#registers.get(offset) ?? 0);
  }

  override writeUint32(offset: number, value: number): void {
    this.#registers.set(offset, value);
  }

  /** Top bit of Marsaglia's xorshift. */
  #noise(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return this.#state >>> 31;
  }
}
