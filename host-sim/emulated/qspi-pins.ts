// The pins between chip and flash: of their registers only the override of the select line matters, by which boot ROM and
// SDK hold it low for a whole instruction. RP2040 data sheet, section 2.19.6.2 (GPIO_QSPI_SS_CTRL, OUTOVER).
import { BasePeripheral, type RP2040 } from 'rp2040js';
import type { FlashChip } from './flash-chip.ts';

/** STATUS and CTRL of six pins. */
const PIN_BYTES = 8;
const PINS = 6;
const CTRL = 4;
const SELECT_PIN = 1;
const OVERRIDE_SHIFT = 8;
const OVERRIDES = ['queue', 'queue', 'low', 'high'] as const;

export class QspiPins extends BasePeripheral {
  readonly #control = new Uint32Array(PINS);
  readonly #flash: FlashChip;

  constructor(chip: RP2040, flash: FlashChip) {
    super(chip, 'IO_QSPI');
    this.#flash = flash;
  }

  override readUint32(offset: number): number {
    return this.#isControl(offset) ? this.#control[Math.floor(offset / PIN_BYTES)]! : 0;
  }

  override writeUint32(offset: number, value: number): void {
    if (!this.#isControl(offset)) return;
    const pin = Math.floor(offset / PIN_BYTES);
    this.#control[pin] = value;
    if (pin === SELECT_PIN) this.#flash.setSelect(OVERRIDES[(value >> OVERRIDE_SHIFT) & 3]!);
  }

  #isControl(offset: number): boolean {
    return offset < PINS * PIN_BYTES && offset % PIN_BYTES === CTRL;
  }
}
