// An SH1106 display controller with a 128x64 panel on its 132 columns, as described in Sino Wealth's data sheet "SH1106",
// version 2.3, "Commands": page addressing alone; the segment remap acts on what is shown, not on what is written.

import { Controller, HEIGHT, type Mounting } from './controller.ts';

const COLUMNS = 132;

/** Commands with one operand. */
const WITH_OPERAND = [0x81, 0xa8, 0xad, 0xd3, 0xd5, 0xd9, 0xda, 0xdb];

/** Registers and RAM of one controller. The glass has the middle columns unless mounted otherwise. */
export class Sh1106 extends Controller {
  readonly name = 'SH1106';
  override contrast = 0x80;
  private page = 0;
  private column = 0;
  private converter = true;

  constructor(mounting: Mounting = {}) {
    super(COLUMNS, HEIGHT / 8, mounting);
  }

  override reset(): void {
    super.reset();
    this.contrast = 0x80;
    this.page = 0;
    this.column = 0;
    this.converter = true;
  }

  store(byte: number): void {
    // The counter stops behind the last column.
    if (this.column < COLUMNS) this.ram[this.page * COLUMNS + this.column++] = byte;
  }

  protected isPowered(): boolean {
    return this.converter;
  }

  protected operandsOf(first: number): number {
    return WITH_OPERAND.includes(first) ? 1 : 0;
  }

  protected execute(first: number, [a = 0]: number[]): boolean {
    if (first <= 0x0f) this.column = (this.column & 0xf0) | first;
    else if (first <= 0x1f) this.column = ((first & 15) << 4) | (this.column & 0x0f);
    else if (first >= 0xb0 && first <= 0xb7) this.page = first & 7;
    else if (first === 0xad) this.converter = (a & 1) !== 0;
    // Pump voltage, read-modify-write: the picture stays as it is.
    else if ((first >= 0x30 && first <= 0x33) || first === 0xe0 || first === 0xee) return true;
    else return this.executeOled(first, a);
    return true;
  }
}
