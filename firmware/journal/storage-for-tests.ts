// Storage as the journal's unit tests need it: one file on NOR flash, words that are written once, power that fails between words.
// Also the few parts of the interpreter that the journal's code calls.
import { crc32 } from 'node:zlib';
import { JOURNAL_FILE, journalHead } from './format.ts';

/** Thrown by the word in which power failed. */
export class Cut extends Error {}

/** Timers that the code under test has started, run by hand. */
export const timers: (() => void)[] = [];

export function runTimers(): void {
  while (timers.length > 0) timers.shift()?.();
}

Object.assign(globalThis, {
  E: {
    CRC32: (data: string | Uint8Array) => crc32(typeof data === 'string' ? Buffer.from(data, 'latin1') : data),
    toArrayBuffer: (text: string) => Uint8Array.from(Buffer.from(text, 'latin1')).buffer,
  },
  setTimeout: (call: () => void) => timers.push(call),
});

export class FakeStorage {
  bytes: Uint8Array | undefined;
  /** Words until power fails; undefined for never. */
  wordsLeft: number | undefined;
  /** Bits of the word in which power fails that are still programmed; none where it is 0. */
  torn = 0;
  /** True once power has failed. */
  failed = false;
  /** Bytes of each write. */
  readonly writes: number[] = [];

  /** With a blank journal of so many bytes behind its head. */
  constructor(bytes: number) {
    this.bytes = new Uint8Array(bytes).fill(255);
    this.bytes.set(journalHead(bytes, 0));
  }

  read(name: string, offset = 0, length = 0): string | undefined {
    if (name !== JOURNAL_FILE || !this.bytes) return undefined;
    const part = this.bytes.subarray(offset, length > 0 ? offset + length : undefined);
    return Buffer.from(part).toString('latin1');
  }

  write(name: string, data: ArrayLike<number>, offset: number, size = 0): boolean {
    if (name !== JOURNAL_FILE) throw new Error(`the journal wrote ${name}`);
    if (offset === 0) this.bytes = new Uint8Array(size).fill(255);
    const { bytes } = this;
    if (!bytes || offset + data.length > bytes.length) throw new Error('Too much data for file size');
    if (offset % 4 !== 0 || data.length % 4 !== 0) throw new Error('a word is written twice');
    for (let i = 0; i < data.length; i++)
      if (bytes[offset + i] !== 255) throw new Error('File already written with different data');
    this.writes.push(data.length);
    for (let i = 0; i < data.length; i += 4) {
      if (this.wordsLeft === 0) {
        if (this.torn && !this.failed)
          for (let k = 0; k < 4; k++) bytes[offset + i + k]! &= (data[i + k] as number) | ~(this.torn >> (8 * k)) | 0;
        this.failed = true;
        throw new Cut('power failed');
      }
      if (this.wordsLeft !== undefined) this.wordsLeft--;
      for (let k = i; k < i + 4; k++) bytes[offset + k] = data[k] as number;
    }
    return true;
  }

  /** Bytes up to the last that is not blank. */
  get written(): number {
    return (this.bytes?.findLastIndex(byte => byte !== 255) ?? -1) + 1;
  }
}
