// A NOR flash at the level of bits: programming lets bits fall, erasing a page raises them all, and power may fail in
// the middle of either. What the bytes mean is not known here.

import { SeededRandom } from '../random.ts';
import { type Tearing, tearErase, tearProgram } from './torn.ts';

/**
 * Most bytes of one program operation, which never crosses a multiple of them (Winbond W25Q16JV, Page Program, the
 * flash of an RP2040 board). Chips that write word by word write the same bytes in the same order.
 */
export const PROGRAM_BYTES = 256;

/** A blank byte. */
export const BLANK = 0xff;

/** Thrown by the flash operation in which power failed, and by each one after it until power is back. */
export class PowerCut extends Error {
  constructor() {
    super('power failed during a flash operation');
    this.name = 'PowerCut';
  }
}

/** What a flash is made of. */
export interface NorOptions {
  /** Its size, a multiple of `pageBytes`. */
  bytes: number;
  /** The least that can be erased. */
  pageBytes: number;
  /** What a program operation leaves when power fails in it. */
  tearing: Tearing;
  /** Seed of what cut operations leave. */
  seed: number;
  /** What it holds at first, `bytes` long; blank without it. */
  image?: Uint8Array | undefined;
}

/** One flash. Reading is free and counts as nothing. */
export class NorFlash {
  /** What it holds, for reading; parts of it may be kept as views, which show every later change. */
  readonly bytes: Uint8Array;
  readonly pageBytes: number;
  /** Program operations since it was made, by page. */
  readonly programs: Uint32Array;
  /** Erases since it was made, by page. */
  readonly erases: Uint32Array;
  /** Program operations and erases since it was made, a cut one included. */
  operations = 0;
  /** Grows with every change of the bytes. */
  version = 0;
  /** Told of each range of bytes that an operation, whole or cut, has touched. */
  onChange: ((offset: number, length: number) => void) | undefined;
  /** Told of each erase that has ended. */
  onErase: (() => void) | undefined;
  /** Told when power fails, before the cut operation throws. */
  onCut: (() => void) | undefined;
  private readonly tearing: Tearing;
  private random: SeededRandom;
  private left: number | undefined;
  /** True: power fails as soon as that operation has ended, not in the middle of it. */
  private cutIsClean = false;
  private powered = true;

  /** @throws RangeError if the image or the size does not fit */
  constructor(options: NorOptions) {
    const { bytes, pageBytes, image } = options;
    if (bytes % pageBytes !== 0) throw new RangeError(`a flash of ${bytes} bytes has no whole pages of ${pageBytes}`);
    if (image && image.length !== bytes) {
      throw new RangeError(`a flash of ${bytes} bytes can't hold an image of ${image.length}`);
    }
    this.bytes = image ? new Uint8Array(image) : new Uint8Array(bytes).fill(BLANK);
    this.pageBytes = pageBytes;
    this.programs = new Uint32Array(bytes / pageBytes);
    this.erases = new Uint32Array(bytes / pageBytes);
    this.tearing = options.tearing;
    this.random = new SeededRandom(options.seed);
  }

  /**
   * Programs bytes at an offset: each keeps the bits that are set both in it and in `data`. One operation.
   * @throws RangeError for a range outside the flash or over a multiple of PROGRAM_BYTES; PowerCut
   */
  program(offset: number, data: Uint8Array): void {
    const last = offset + data.length - 1;
    const isInside = offset >= 0 && last < this.bytes.length && data.length > 0;
    if (!isInside || Math.floor(offset / PROGRAM_BYTES) !== Math.floor(last / PROGRAM_BYTES)) {
      throw new RangeError(`no program operation can write ${data.length} bytes at ${offset}`);
    }
    const isCut = this.begin();
    count(this.programs, Math.floor(offset / this.pageBytes));
    if (isCut && !this.cutIsClean) tearProgram(this.bytes.subarray(offset, last + 1), data, this.tearing, this.random);
    else for (let i = 0; i < data.length; i++) (this.bytes[offset + i] as number) &= data[i] as number;
    this.end(offset, data.length, isCut);
  }

  /** Erases a page, counted from 0: all its bits are set. One operation. @throws RangeError; PowerCut */
  erase(page: number): void {
    if (!(page >= 0 && page < this.erases.length)) throw new RangeError(`the flash has no page ${page}`);
    const isCut = this.begin();
    count(this.erases, page);
    const offset = page * this.pageBytes;
    const bytes = this.bytes.subarray(offset, offset + this.pageBytes);
    if (isCut && !this.cutIsClean) tearErase(bytes, this.random);
    else bytes.fill(BLANK);
    this.end(offset, this.pageBytes, isCut);
    this.onErase?.();
  }

  /**
   * Power fails in the middle of the n-th operation from now, 1 being the next; in place of an earlier such wish.
   * @param seed of what that operation leaves, where it matters
   * @throws RangeError unless n is a whole number from 1
   */
  cutAfter(operations: number, seed?: number): void {
    this.awaitCut(operations, false);
    if (seed !== undefined) this.random = new SeededRandom(seed);
  }

  /** As `cutAfter`, but that operation is whole: power fails when it has ended and before anything else can happen. */
  cutBehind(operations: number): void {
    this.awaitCut(operations, true);
  }

  /** Takes back what `cutAfter` or `cutBehind` asked for, if it has not come yet. */
  cancelCut(): void {
    this.left = undefined;
  }

  /** True from `cutAfter` or `cutBehind` until power has failed. */
  get cutIsPending(): boolean {
    return this.left !== undefined;
  }

  /** Power is back after a cut: operations work again. */
  powerOn(): void {
    this.powered = true;
  }

  /** Turns one bit over, as wear and radiation do, whether there is power or not. @param bit 0 (lowest) to 7 */
  flipBit(offset: number, bit: number): void {
    if (!(offset >= 0 && offset < this.bytes.length && bit >= 0 && bit <= 7)) {
      throw new RangeError(`the flash has no bit ${bit} at ${offset}`);
    }
    (this.bytes[offset] as number) ^= 1 << bit;
    this.changed(offset, 1);
  }

  /** Forgets operations, programs and erases counted so far. */
  resetCounts(): void {
    this.operations = 0;
    this.programs.fill(0);
    this.erases.fill(0);
  }

  private awaitCut(operations: number, isClean: boolean): void {
    if (!(Number.isInteger(operations) && operations >= 1)) {
      throw new RangeError(`power can't fail at flash operation ${operations} from now: whole numbers from 1`);
    }
    this.left = operations;
    this.cutIsClean = isClean;
  }

  /** True when power fails in the operation that begins. */
  private begin(): boolean {
    if (!this.powered) throw new PowerCut();
    this.operations++;
    if (this.left === undefined || --this.left > 0) return false;
    this.left = undefined;
    return true;
  }

  private end(offset: number, length: number, isCut: boolean): void {
    this.changed(offset, length);
    if (!isCut) return;
    this.powered = false;
    this.onCut?.();
    throw new PowerCut();
  }

  private changed(offset: number, length: number): void {
    this.version++;
    this.onChange?.(offset, length);
  }
}

function count(counts: Uint32Array, page: number): void {
  (counts[page] as number) += 1;
}
