// The memory that native code sees when a test or the host runs it: blob, window and stack, and nothing else.
// Stricter than a chip: whatever a pack must not touch, it can't touch without an error that names the address.
import { TRAP_BYTES } from '../trap-map.ts';

/** Where the blob stands: a Storage file's address in the flash of an RP2040, four-byte aligned and no more. */
export const BLOB_BASE = 0x101c0054;
export const WINDOW_BASE = 0x20010004;
const STACK_BYTES = 2048;
export const STACK_TOP = 0x20042000;
const STACK_BASE = STACK_TOP - STACK_BYTES;

/** Native code did what no pack may do; a defect of the pack's translation or of the emulator. */
export class NativeFault extends Error {}

const hex = (address: number) => `0x${(address >>> 0).toString(16)}`;

function refuse(_component: string, message: string): never {
  throw new NativeFault(`the emulated processor reports: ${message}`);
}

/** The bus of the emulated core, in the form that rp2040js asks for. */
export class Bus {
  /** Window and trap words. */
  readonly ram: Uint8Array;
  /** Lowest stack address written since it was last set. */
  lowestStack = STACK_TOP;
  readonly logger = { debug: () => {}, info: () => {}, warn: refuse, error: refuse };
  readonly #blob: DataView;
  readonly #code: Uint16Array;
  readonly #window: DataView;
  readonly #stack = new DataView(new ArrayBuffer(STACK_BYTES));

  constructor(blob: Uint8Array, windowBytes: number) {
    this.#blob = new DataView(Uint8Array.from(blob).buffer);
    this.#code = new Uint16Array(this.#blob.buffer);
    this.ram = new Uint8Array(windowBytes + TRAP_BYTES);
    this.#window = new DataView(this.ram.buffer);
  }

  onBreak(code: number): never {
    throw new NativeFault(`native code stops at breakpoint ${code}`);
  }

  readUint32(address: number): number {
    return this.#at(address, 4, 'reads').getUint32(this.#offset, true);
  }

  readUint16(address: number): number {
    // Nearly all of these are instructions, so they have the short path.
    const code = this.#code[(address - BLOB_BASE) / 2];
    if (code !== undefined) return code;
    return this.#at(address, 2, 'reads').getUint16(this.#offset, true);
  }

  readUint8(address: number): number {
    return this.#at(address, 1, 'reads').getUint8(this.#offset);
  }

  writeUint32(address: number, value: number): void {
    this.#at(address, 4, 'writes').setUint32(this.#offset, value, true);
  }

  writeUint16(address: number, value: number): void {
    this.#at(address, 2, 'writes').setUint16(this.#offset, value, true);
  }

  writeUint8(address: number, value: number): void {
    this.#at(address, 1, 'writes').setUint8(this.#offset, value);
  }

  #offset = 0;

  /** The memory at an address; leaves the offset in it in #offset. The core adds addresses without wrapping them to 32 bits. */
  #at(address: number, width: number, does: 'reads' | 'writes'): DataView {
    const at = address >>> 0;
    if (at & (width - 1))
      throw new NativeFault(`native code ${does} ${width} bytes at ${hex(at)}, which is not aligned`);
    let offset = at - BLOB_BASE;
    if (offset >= 0 && offset < this.#blob.byteLength && does === 'reads') {
      this.#offset = offset;
      return this.#blob;
    }
    offset = at - WINDOW_BASE;
    if (offset >= 0 && offset < this.#window.byteLength) {
      this.#offset = offset;
      return this.#window;
    }
    offset = at - STACK_BASE;
    if (offset >= 0 && offset < STACK_BYTES) {
      if (at < this.lowestStack && does === 'writes') this.lowestStack = at;
      this.#offset = offset;
      return this.#stack;
    }
    throw new NativeFault(`native code ${does} ${hex(at)}, where it has no business`);
  }
}
