// Compaction of the interpreter's Storage: live files move over the trash, page by page, through a buffer in RAM.
// A page is erased and rewritten only when nothing is left to be read from it. Power that fails there loses files.

import { HEADER_BYTES, type Header, isRealFile, nextPage, room, walk } from './log-format.ts';
import type { FlashWriter } from './writer.ts';

/**
 * Compacts from a page on.
 * @param start offset of a page that begins with a header
 * @param liveBytes bytes of all live files, headers and padding included
 * @returns false if the buffer did not suffice, which leaves files lost
 */
export function compact(writer: FlashWriter, start: number, liveBytes: number): boolean {
  const { flash } = writer;
  const move = new Move(writer, start, Math.min(liveBytes, flash.pageBytes + HEADER_BYTES));
  let fits = true;
  const { offset = flash.bytes.length } = walk(flash, start, true, header => {
    if (isRealFile(header)) fits = move.take(header);
    return fits;
  });
  if (!fits) return false;
  move.writeOut(flash.bytes.length);
  const from = move.to === start ? start : nextPage(flash, move.to - 1);
  if (from === undefined) return true;
  for (let page = from / flash.pageBytes; page * flash.pageBytes < offset; page++) writer.erase(page);
  return true;
}

/** Bytes on their way: a ring buffer between where the log is read and where it is written. */
class Move {
  /** Where the next byte will be written. */
  to: number;
  private readonly writer: FlashWriter;
  private readonly ring: Uint8Array;
  private head = 0;
  private tail = 0;
  private used = 0;

  constructor(writer: FlashWriter, to: number, ringBytes: number) {
    this.writer = writer;
    this.to = to;
    this.ring = new Uint8Array(ringBytes);
  }

  /** Takes a file in and writes out what is possible; false if the ring is full. */
  take(header: Header): boolean {
    const { bytes } = this.writer.flash;
    for (let i = 0; i < HEADER_BYTES; i++) this.put(bytes[header.offset + i] as number);
    let from = header.offset + HEADER_BYTES;
    const end = header.offset + room(header.size);
    this.writeOut(from);
    while (from < end) {
      const count = Math.min(this.unbrokenSpace(), end - from);
      if (count === 0) return false;
      for (let i = 0; i < count; i++) this.put(bytes[from + i] as number);
      from += count;
      this.writeOut(from);
    }
    return true;
  }

  /** Writes as long as there are bytes and the page that they go to has been read up to its end. */
  writeOut(readFrom: number): void {
    const { flash } = this.writer;
    while (this.used > 0) {
      const next = nextPage(flash, this.to) ?? flash.bytes.length;
      if (readFrom < next) return;
      const count = Math.min(this.used, this.ring.length - this.tail, next - this.to);
      if (this.to % flash.pageBytes === 0) this.writer.erase(this.to / flash.pageBytes);
      this.writer.words(this.to, this.ring.subarray(this.tail, this.tail + count));
      this.to += count;
      this.tail = (this.tail + count) % this.ring.length;
      this.used -= count;
    }
  }

  private put(byte: number): void {
    this.ring[this.head] = byte;
    this.head = (this.head + 1) % this.ring.length;
    this.used++;
  }

  /** Free bytes from the head on, up to the ring's end or to its tail. */
  private unbrokenSpace(): number {
    const space = Math.min(this.ring.length - this.used, this.ring.length - this.head);
    return this.tail > this.head ? Math.min(space, this.tail - this.head) : space;
  }
}
