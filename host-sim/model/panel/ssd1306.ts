// An SSD1306 display controller with its 128x64 panel, as described in Solomon Systech's data sheet "SSD1306",
// revision 1.1: sections 8.1.5 (I2C), 8.7 (display RAM), 9 and 10 (commands). Commands outside the sheet are refused.

import { Refusal } from '../not-modelled.ts';

/** Pixels across and down the panel. */
export const WIDTH = 128;
export const HEIGHT = 64;

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
export class Ssd1306 {
  on = false;
  /** 0..255; 0x7F after reset. */
  contrast = 0x7f;
  chargePump = false;
  scrolling = false;
  /** Display inversion (A7): RAM bits of 1 are dark. */
  inverted = false;
  private readonly ram = new Uint8Array(WIDTH * PAGES);
  private addressing = PAGE;
  private columns = { first: 0, last: WIDTH - 1, at: 0 };
  private pages = { first: 0, last: PAGES - 1, at: 0 };
  private segmentsRemapped = false;
  private scanReversed = false;
  private allLit = false;
  private offset = 0;
  private startLine = 0;
  private rowsDriven = HEIGHT;
  private waiting: number[] = [];

  /** Takes the payload of one I2C write: control bytes, commands and data (section 8.1.5.2). */
  write(payload: Uint8Array): void {
    for (let i = 0; i < payload.length; ) {
      const control = payload[i++] as number;
      if (control & 0x3f) throw new Refusal(`SSD1306: ${hex(control)} is no control byte`);
      const isData = (control & 0x40) !== 0;
      const goesOn = (control & 0x80) !== 0;
      const end = goesOn ? Math.min(i + 1, payload.length) : payload.length;
      for (; i < end; i++) {
        if (isData) this.store(payload[i] as number);
        else this.command(payload[i] as number);
      }
    }
  }

  /** Status byte of section 8.1.1: bit 6 set while the display is off. */
  read(count: number): Uint8Array {
    return new Uint8Array(count).fill(this.on ? 0x03 : 0x43);
  }

  /**
   * The picture as a person sees it on a module whose glass stands upright under A1 and C8: 0 or 1 per pixel, row
   * after row. All dark while the display is off.
   */
  pixels(): Uint8Array {
    const picture = new Uint8Array(WIDTH * HEIGHT);
    if (!this.on || !this.chargePump) return picture;
    for (let com = 0; com < HEIGHT; com++) {
      // Section 10.1.15: the offset moves the picture along the COM lines, whichever way they are scanned.
      const moved = (com + this.offset) & 63;
      const line = this.scanReversed ? this.rowsDriven - 1 - moved : moved;
      if (line < 0 || line >= this.rowsDriven) continue;
      const row = (line + this.startLine) & 63;
      const y = HEIGHT - 1 - com;
      for (let segment = 0; segment < WIDTH; segment++) {
        const lit = this.allLit ? 1 : ((this.ram[(row >> 3) * WIDTH + segment] as number) >> (row & 7)) & 1;
        picture[y * WIDTH + (WIDTH - 1 - segment)] = this.inverted ? 1 - lit : lit;
      }
    }
    return picture;
  }

  private store(byte: number): void {
    // Section 10.1.8: the remap acts when data is written, not on what stands in RAM already.
    const column = this.segmentsRemapped ? WIDTH - 1 - this.columns.at : this.columns.at;
    this.ram[this.pages.at * WIDTH + column] = byte;
    if (this.addressing === VERTICAL) {
      if (step(this.pages)) step(this.columns);
    } else if (this.addressing === HORIZONTAL) {
      if (step(this.columns)) step(this.pages);
    } else {
      this.columns.at = (this.columns.at + 1) % WIDTH;
    }
  }

  private command(byte: number): void {
    this.waiting.push(byte);
    const [first = 0, ...operands] = this.waiting;
    if (operands.length < (OPERANDS[first] ?? 0)) return;
    this.waiting = [];
    if (!this.addressingCommand(first, operands) && !this.displayCommand(first, operands)) {
      throw new Refusal(`SSD1306: unknown command ${hex(first)}`);
    }
  }

  private addressingCommand(first: number, operands: number[]): boolean {
    const [a = 0, b = 0] = operands;
    if (first <= 0x0f) this.columns.at = (this.columns.at & 0xf0) | first;
    else if (first <= 0x1f) this.columns.at = ((first & 7) << 4) | (this.columns.at & 0x0f);
    else if (first >= 0xb0 && first <= 0xb7) this.pages.at = first & 7;
    else if (first === 0x20) this.addressing = this.mode(a);
    else if (first === 0x21) this.columns = window('column', a & 127, b & 127);
    else if (first === 0x22) this.pages = window('page', a & 7, b & 7);
    else return false;
    return true;
  }

  private mode(operand: number): number {
    const mode = operand & 3;
    if (mode === 3) throw new Refusal(`SSD1306: addressing mode ${hex(operand)} is invalid`);
    return mode;
  }

  private displayCommand(first: number, operands: number[]): boolean {
    const [a = 0] = operands;
    if (first >= 0x40 && first <= 0x7f) this.startLine = first & 63;
    else if (first === 0x81) this.contrast = a;
    else if (first === 0x8d) this.chargePump = (a & 4) !== 0;
    else if (first === 0xa0 || first === 0xa1) this.segmentsRemapped = first === 0xa1;
    else if (first === 0xa4 || first === 0xa5) this.allLit = first === 0xa5;
    else if (first === 0xa6 || first === 0xa7) this.inverted = first === 0xa7;
    else if (first === 0xa8) this.rowsDriven = this.multiplex(a);
    else if (first === 0xae || first === 0xaf) this.on = first === 0xaf;
    else if (first === 0xc0 || first === 0xc8) this.scanReversed = first === 0xc8;
    else if (first === 0xd3) this.offset = a & 63;
    else return this.settingWithoutPicture(first);
    return true;
  }

  private multiplex(operand: number): number {
    const rows = (operand & 63) + 1;
    if (rows < 16) throw new Refusal(`SSD1306: multiplex ratio ${rows} is invalid, at least 16`);
    return rows;
  }

  /** Clock, precharge, pin layout, voltage and scrolling: accepted, the picture stays as RAM has it. */
  private settingWithoutPicture(first: number): boolean {
    if (first === 0x2f) this.scrolling = true;
    else if (first === 0x2e) this.scrolling = false;
    else return [0x26, 0x27, 0x29, 0x2a, 0xa3, 0xd5, 0xd9, 0xda, 0xdb, 0xe3].includes(first);
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

function window(what: string, first: number, last: number): Pointer {
  if (last < first) throw new Refusal(`SSD1306: ${what} window ends at ${last}, before it starts at ${first}`);
  return { first, last, at: first };
}

function hex(byte: number): string {
  return `0x${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
