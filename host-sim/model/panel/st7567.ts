// The ST7567 of the Pixl.js with its 128x64 LCD, as described in Sitronix's data sheet "ST7567", section 9 (instructions):
// 132 columns of which the glass has the first 128 under A0.

import { Controller, type Mounting } from './controller.ts';

const COLUMNS = 132;
/** Eight of eight rows and one of icons. */
const PAGES = 9;

/** Registers and RAM of one controller. */
export class St7567 extends Controller {
  readonly name = 'ST7567';
  override contrast = 0x20;
  private page = 0;
  private column = 0;
  /** Booster, regulator and follower (28h to 2Fh). */
  private power = 0;

  constructor(mounting: Mounting = {}) {
    super(COLUMNS, PAGES, { offset: 0, ...mounting });
  }

  override reset(): void {
    super.reset();
    this.contrast = 0x20;
    this.page = 0;
    this.column = 0;
    this.power = 0;
  }

  store(byte: number): void {
    if (this.column < COLUMNS) this.ram[this.page * COLUMNS + this.column++] = byte;
  }

  protected override segmentAt(column: number): number {
    return column;
  }

  protected isPowered(): boolean {
    return this.power === 7;
  }

  protected operandsOf(first: number): number {
    return first === 0x81 || first === 0xf8 ? 1 : 0;
  }

  protected execute(first: number, [a = 0]: number[]): boolean {
    if (first <= 0x0f) this.column = (this.column & 0xf0) | first;
    else if (first <= 0x1f) this.column = ((first & 15) << 4) | (this.column & 0x0f);
    else if (first >= 0x28 && first <= 0x2f) this.power = first & 7;
    else if (first >= 0xb0 && first <= 0xb8) this.page = first & 15;
    else if (first === 0xe2) this.reset();
    // Ratio, bias, booster, read-modify-write: the picture stays as it is.
    else if ((first >= 0x20 && first <= 0x27) || [0xa2, 0xa3, 0xe0, 0xee, 0xf8].includes(first)) return true;
    else return this.executeCommon(first, a);
    return true;
  }
}
