// How the interpreter writes to flash (jshFlashWrite and jshFlashWriteAligned): in pieces that one program operation
// can take, whole words only, and on some chips with a look at what came of it.

import { type NorFlash, PROGRAM_BYTES } from './nor.ts';

/** Bytes that are written together at least (JSF_ALIGNMENT of the interpreter). */
export const WORD_BYTES = 4;

/** Writes to one flash. */
export class FlashWriter {
  readonly flash: NorFlash;
  private readonly verifies: boolean;
  private readonly address: number;
  private failure: Error | undefined;

  /**
   * @param address of the flash in the memory map, for messages
   * @param verifies true if the chip's port reads back what it wrote
   */
  constructor(flash: NorFlash, address: number, verifies: boolean) {
    this.flash = flash;
    this.address = address;
    this.verifies = verifies;
  }

  /** Writes whole words at a multiple of WORD_BYTES. A piece that does not read back ends it; see `takeFailure`. */
  words(offset: number, data: Uint8Array): void {
    for (let done = 0; done < data.length; ) {
      const at = offset + done;
      const piece = data.subarray(done, done + PROGRAM_BYTES - (at % PROGRAM_BYTES));
      this.flash.program(at, piece);
      if (this.verifies && piece.some((byte, index) => byte !== this.flash.bytes[at + index])) {
        this.failure ??= verificationError(this.address + at - (at % PROGRAM_BYTES));
        return;
      }
      done += piece.length;
    }
  }

  /** Writes bytes anywhere: words at either end that are not covered are written with what they hold already. */
  bytes(offset: number, data: Uint8Array): void {
    const before = offset % WORD_BYTES;
    const first = before === 0 ? 0 : Math.min(data.length, WORD_BYTES - before);
    if (first > 0) this.within(offset - before, before, data.subarray(0, first));
    const last = (data.length - first) % WORD_BYTES;
    this.words(offset + first, data.subarray(first, data.length - last));
    if (last > 0) this.within(offset + data.length - last, 0, data.subarray(data.length - last));
  }

  /** Erases a page. */
  erase(page: number): void {
    this.flash.erase(page);
  }

  /** Throws the first failure to read back since the last call: the interpreter notices it after the whole call. */
  takeFailure(): void {
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure;
  }

  private within(wordOffset: number, before: number, data: Uint8Array): void {
    const word = this.flash.bytes.slice(wordOffset, wordOffset + WORD_BYTES);
    word.set(data, before);
    this.words(wordOffset, word);
  }
}

function verificationError(address: number): Error {
  const error = new Error(`jshFlashWrite: verification failed at 0x${address.toString(16).padStart(8, '0')}`);
  error.name = 'InternalError';
  return error;
}
