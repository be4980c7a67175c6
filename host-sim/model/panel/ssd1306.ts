// An SSD1306 display controller with its 128x64 panel, as described in Solomon Systech's data sheet "SSD1306",
// revision 1.1: sections 8.1.5 (I2C), 8.7 (display RAM), 9 and 10 (commands). Commands outside the sheet are refused.

import { Refusal } from '../not-modelled.ts';
import { Controller, HEIGHT, hex, type Mounting, WIDTH } from './controller.ts';

const PAGES = HEIGHT / 8;

/** Command bytes of section 9 that are followed by operands, and by how many. */
const OPERANDS: Readonly<Record<number, number>> = {
  32: 1,
  33: 2,
  34: 2,
  38: 6,
  39: 6,
  41: 5,
  42: 5,
  129: 1,
  141: 1,
  163: 2,
  168: 1,
  211: 1,
  213: 1,
  217: 1,
  218: 1,
  219: 1,
};

/** Memory addressing modes of section 10.1.3, by operand of command 20h. */
const HORIZONTAL = 0;
const VERTICAL = 1;
const PAGE = 2;

/** Registers and RAM of one controller. */
export class Ssd1306 extends Controller {
  readonly name: string = 'SSD1306';
  override contrast = 0x7f;
  chargePump = false;
  scrolling = false;
  private addressing = PAGE;
  private columnPointer = { first: 0, last: this.columns - 1, at: 0 };
  private pagePointer = { first: 0, last: PAGES - 1, at: 0 };

  constructor(mounting: Mounting = {}) {
    super(WIDTH, PAGES, mounting);
  }

  override reset(): void {
    super.reset();
    this.contrast = 0x7f;
    this.chargePump = false;
    this.scrolling = false;
    this.addressing = PAGE;
    this.columnPointer = { first: 0, last: this.columns - 1, at: 0 };
    this.pagePointer = { first: 0, last: PAGES - 1, at: 0 };
  }

  store(byte: number): void {
    // Section 10.1.8: the remap acts when data is written, not on what stands in RAM already.
    const { at } = this.columnPointer;
    const column = this.segmentsRemapped ? this.columns - 1 - at : at;
    this.ram[this.pagePointer.at * this.columns + column] = byte;
    if (this.addressing === VERTICAL) {
      if (step(this.pagePointer)) step(this.columnPointer);
    } else if (this.addressing === HORIZONTAL) {
      if (step(this.columnPointer)) step(this.pagePointer);
    } else {
      this.columnPointer.at = (at + 1) % this.columns;
    }
  }

  protected override columnOf(segment: number): number {
    return segment;
  }

  protected isPowered(): boolean {
    return this.chargePump;
  }

  protected operandsOf(first: number): number {
    return OPERANDS[first] ?? 0;
  }

  protected execute(first: number, operands: number[]): boolean {
    return this.executeAddressing(first, operands) || this.executeDisplay(first, operands[0] ?? 0);
  }

  private executeAddressing(first: number, [a = 0, b = 0]: number[]): boolean {
    const { columnPointer, pagePointer } = this;
    if (first <= 0x0f) columnPointer.at = this.within((columnPointer.at & 0xf0) | first);
    else if (first <= 0x1f) columnPointer.at = this.within(((first & 15) << 4) | (columnPointer.at & 0x0f));
    else if (first >= 0xb0 && first <= 0xb7) pagePointer.at = first & 7;
    else if (first === 0x20) this.addressing = this.mode(a);
    else if (first === 0x21) this.columnPointer = this.window('column', this.within(a), this.within(b));
    else if (first === 0x22) this.pagePointer = this.window('page', a & 7, b & 7);
    else return false;
    return true;
  }

  /** A column number: seven bits for 128 columns. */
  private within(column: number): number {
    return this.columns > WIDTH ? column % this.columns : column & 127;
  }

  private mode(operand: number): number {
    const mode = operand & 3;
    if (mode === 3) throw new Refusal(`${this.name}: addressing mode ${hex(operand)} is invalid`);
    return mode;
  }

  private window(what: string, first: number, last: number): Pointer {
    if (last < first) throw new Refusal(`${this.name}: ${what} window ends at ${last}, before it starts at ${first}`);
    return { first, last, at: first };
  }

  protected executeDisplay(first: number, a: number): boolean {
    if (first === 0x8d) this.chargePump = (a & 4) !== 0;
    else if (first === 0x2f) this.scrolling = true;
    else if (first === 0x2e) this.scrolling = false;
    else return [0x26, 0x27, 0x29, 0x2a, 0xa3].includes(first) || this.executeOled(first, a);
    return true;
  }
}

interface Pointer {
  first: number;
  last: number;
  at: number;
}

/** Moves a pointer on within its window; true when it went round. */
function step(pointer: Pointer): boolean {
  if (pointer.at === pointer.last) {
    pointer.at = pointer.first;
    return true;
  }
  pointer.at++;
  return false;
}
