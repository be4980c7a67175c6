// What display controllers with page memory have in common: commands with operands, memory, and the way to the glass.
// Each controller's own commands stand in a file of its own, named after its data sheet.

import { Refusal } from '../not-modelled.ts';

/** Pixels across and down the panel. */
export const WIDTH = 128;
export const HEIGHT = 64;

/** How a controller is made and mounted. */
export interface Mounting {
  /** Column of its memory at the left edge of the upright panel. */
  offset?: number;
  /** Columns of its memory, where it differs from the data sheet. */
  columns?: number;
  /** Gives a byte of what memory holds at power-on; zeros without it. */
  noise?: () => number;
}

/** Registers and memory of one controller with its panel. */
export abstract class Controller {
  /** As on the data sheet. */
  abstract readonly name: string;
  on = false;
  /** As last set, in steps of the controller. */
  contrast = 0;
  /** True: bits of 1 are dark. */
  inverted = false;
  /** Commands of its relatives that it was sent and does not have. */
  readonly ignored: string[] = [];
  protected readonly columns: number;
  protected readonly ram: Uint8Array;
  protected segmentsRemapped = false;
  protected scanReversed = false;
  protected allLit = false;
  protected startLine = 0;
  protected displayOffset = 0;
  protected rowsDriven = HEIGHT;
  private readonly glassOffset: number;
  private waiting: number[] = [];

  constructor(columns: number, pages: number, mounting: Mounting) {
    this.columns = mounting.columns ?? columns;
    this.glassOffset = mounting.offset ?? (this.columns - WIDTH) >> 1;
    this.ram = new Uint8Array(this.columns * pages);
    const { noise } = mounting;
    if (noise) for (let at = 0; at < this.ram.length; at++) this.ram[at] = noise();
  }

  /** Takes the payload of one I2C write: control bytes, commands and data (SSD1306 8.1.5.2, SH1106 "I2C-bus protocol"). */
  write(payload: Uint8Array): void {
    for (let i = 0; i < payload.length; ) {
      const control = payload[i++] as number;
      if (control & 0x3f) throw new Refusal(`${this.name}: ${hex(control)} is no control byte`);
      const isData = (control & 0x40) !== 0;
      const goesOn = (control & 0x80) !== 0;
      const end = goesOn ? Math.min(i + 1, payload.length) : payload.length;
      for (; i < end; i++) {
        if (isData) this.store(payload[i] as number);
        else this.command(payload[i] as number);
      }
    }
  }

  /** Status byte: bit 6 set while the display is off (SSD1306 8.1.1, SH1106 "Read status"). */
  read(count: number): Uint8Array {
    return new Uint8Array(count).fill(this.on ? 0x03 : 0x43);
  }

  /** Takes one byte of a command; it is carried out with its last operand. */
  command(byte: number): void {
    this.waiting.push(byte);
    const [first = 0, ...operands] = this.waiting;
    if (operands.length < this.operandsOf(first)) return;
    this.waiting = [];
    if (this.execute(first, operands)) return;
    // A real controller takes what it does not have in silence; what no relative has is a mistake.
    if (!OF_RELATIVES.includes(first)) throw new Refusal(`${this.name}: unknown command ${hex(first)}`);
    this.ignored.push(hex(first));
  }

  /** Takes one byte of the picture. */
  abstract store(byte: number): void;

  /** The reset line: registers as after power-on, memory stays. */
  reset(): void {
    this.waiting = [];
    this.on = false;
    this.inverted = false;
    this.segmentsRemapped = false;
    this.scanReversed = false;
    this.allLit = false;
    this.startLine = 0;
    this.displayOffset = 0;
    this.rowsDriven = HEIGHT;
  }

  /** The picture as a person sees it: 0 or 1 per pixel, row after row. All dark while nothing is driven. */
  pixels(): Uint8Array {
    const picture = new Uint8Array(WIDTH * HEIGHT);
    if (!this.on || !this.isPowered()) return picture;
    const columns = Array.from({ length: WIDTH }, (_, x) => this.columnOf(this.segmentAt(this.glassOffset + x)));
    for (let com = 0; com < HEIGHT; com++) {
      // SSD1306 10.1.15: the offset moves the picture along the COM lines, whichever way they are scanned.
      const moved = (com + this.displayOffset) & 63;
      const line = this.scanReversed ? this.rowsDriven - 1 - moved : moved;
      if (line < 0 || line >= this.rowsDriven) continue;
      const row = (line + this.startLine) & 63;
      for (let x = 0; x < WIDTH; x++) {
        const lit = this.allLit ? 1 : this.bit(columns[x] as number, row);
        picture[(HEIGHT - 1 - com) * WIDTH + x] = this.inverted ? 1 - lit : lit;
      }
    }
    return picture;
  }

  /** Bytes that follow a command byte. */
  protected abstract operandsOf(first: number): number;

  /** Carries out a command; false if the controller has none of that number. */
  protected abstract execute(first: number, operands: number[]): boolean;

  /** True while the panel's own voltage is there. */
  protected abstract isPowered(): boolean;

  /** The segment so many columns from the left edge of a glass that stands upright under segment remap (A1). */
  protected segmentAt(column: number): number {
    return this.columns - 1 - column;
  }

  /** Column of memory that a segment shows. */
  protected columnOf(segment: number): number {
    return this.segmentsRemapped ? this.columns - 1 - segment : segment;
  }

  /** Commands that all of them have, but for the page and column. */
  protected executeCommon(first: number, a: number): boolean {
    if (first >= 0x40 && first <= 0x7f) this.startLine = first & 63;
    else if (first === 0x81) this.contrast = a;
    else if (first === 0xa0 || first === 0xa1) this.segmentsRemapped = first === 0xa1;
    else if (first === 0xa4 || first === 0xa5) this.allLit = first === 0xa5;
    else if (first === 0xa6 || first === 0xa7) this.inverted = first === 0xa7;
    else if (first === 0xae || first === 0xaf) this.on = first === 0xaf;
    else if (first === 0xc0 || first === 0xc8) this.scanReversed = first === 0xc8;
    else return first === 0xe3;
    return true;
  }

  /** Commands of the OLED controllers: rows driven, offset, and settings that leave the picture as it is. */
  protected executeOled(first: number, a: number): boolean {
    if (first === 0xa8) this.rowsDriven = this.multiplex(a);
    else if (first === 0xd3) this.displayOffset = a & 63;
    else return [0xd5, 0xd9, 0xda, 0xdb].includes(first) || this.executeCommon(first, a);
    return true;
  }

  private multiplex(operand: number): number {
    const rows = (operand & 63) + 1;
    if (rows < 16) throw new Refusal(`${this.name}: multiplex ratio ${rows} is invalid, at least 16`);
    return rows;
  }

  private bit(column: number, row: number): number {
    if (column < 0 || column >= this.columns) return 0;
    return ((this.ram[(row >> 3) * this.columns + column] as number) >> (row & 7)) & 1;
  }
}

/** Commands that one of the OLED controllers has and another lacks. */
const OF_RELATIVES = [
  0x20, 0x21, 0x22, 0x26, 0x27, 0x29, 0x2a, 0x2e, 0x2f, 0x30, 0x31, 0x32, 0x33, 0x8a, 0x8b, 0x8d, 0xad, 0xfd,
];

export function hex(byte: number): string {
  return `0x${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
