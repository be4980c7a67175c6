// Files on flash as the interpreter's Storage keeps them (src/jsflash.c of 2v29): a log of headers and data, where a
// file is replaced by zeroing the name of the old one and appending the new one. Nothing in it has a checksum.

import type { FileStore, StorageStats, StoredFile } from '../storage-files.ts';
import { compact } from './compaction.ts';
import {
  APPENDABLE,
  HEADER_BYTES,
  type Header,
  headerAt,
  isBlank,
  isRealFile,
  LONGEST_NAME,
  NAME_OFFSET,
  nameIn,
  nextPage,
  room,
  shownName,
  storedName,
  walk,
} from './log-format.ts';
import type { NorFlash } from './nor.ts';
import { storageIsValid } from './validity.ts';
import { FlashWriter } from './writer.ts';

/** What a log needs besides its flash. */
export interface StorageLogOptions {
  /** Address of the flash in the memory map. */
  address: number;
  /** True if the chip's port reads back what it wrote. */
  verifies: boolean;
  /** Takes what the interpreter prints. */
  print?: (line: string) => void;
}

/** Files as they stand, read anew after the flash has changed. */
interface Index {
  version: number;
  listed: StoredFile[];
  /** By stored name; of several with one name the first counts. */
  named: Map<string, StoredFile>;
}

/** The interpreter's Storage on one flash. Every method that writes may throw a PowerCut. */
export class StorageLog implements FileStore {
  private readonly flash: NorFlash;
  private readonly writer: FlashWriter;
  private readonly address: number;
  private readonly print: (line: string) => void;
  private index: Index | undefined;

  constructor(flash: NorFlash, options: StorageLogOptions) {
    this.flash = flash;
    this.address = options.address;
    this.print = options.print ?? (() => {});
    this.writer = new FlashWriter(flash, options.address, options.verifies);
  }

  get version(): number {
    return this.flash.version;
  }

  find(name: string): StoredFile | undefined {
    return this.read().named.get(storedName(name));
  }

  list(): readonly StoredFile[] {
    return this.read().listed;
  }

  write(name: string, data: Uint8Array, offset: number, size: number): void {
    const wanted = size === 0 ? data.length : size;
    if (wanted === 0) throw new Error("Can't create zero length file");
    const old = this.find(name);
    let place = old && { start: old.offset, size: old.bytes.length };
    if (offset === 0 && !(old && isPrepared(this.flash, old, wanted))) {
      if (old && old.flags === 0 && isEqual(old.bytes, data, wanted)) return;
      if (old) this.zeroName(old);
      const start = this.create(name, wanted);
      place = start === undefined ? undefined : { start, size: wanted };
    }
    // A header that did not read back is told of only after the data has been written behind it.
    if (!place) this.fail('Unable to find or create file');
    if (offset + data.length > place.size) this.fail('Too much data for file size');
    if (!isBlank(this.flash, place.start + offset, data.length)) this.fail('File already written with different data');
    this.writer.bytes(place.start + offset, data);
    this.writer.takeFailure();
  }

  erase(name: string): boolean {
    const file = this.find(name);
    if (file) this.zeroName(file);
    this.writer.takeFailure();
    return file !== undefined;
  }

  eraseAll(): void {
    for (let page = 0; page < this.flash.erases.length; page++) this.writer.erase(page);
  }

  compact(): void {
    this.compacted();
    this.writer.takeFailure();
  }

  stats(): StorageStats {
    const { firstPage: _, ...stats } = this.count();
    return stats;
  }

  isValid(): boolean {
    return storageIsValid(this.flash);
  }

  private fail(message: string): never {
    this.writer.takeFailure();
    throw new Error(message);
  }

  private read(): Index {
    if (this.index?.version === this.flash.version) return this.index;
    const index: Index = { version: this.flash.version, listed: [], named: new Map() };
    walk(this.flash, 0, true, header => {
      const stored = nameIn(this.flash, header);
      const file = this.fileOf(header, stored);
      if (!index.named.has(stored)) index.named.set(stored, file);
      if (isRealFile(header) && (header.flags !== APPENDABLE || file.name.endsWith('\x01'))) index.listed.push(file);
    });
    this.index = index;
    return index;
  }

  private fileOf(header: Header, stored: string): StoredFile {
    const offset = header.offset + HEADER_BYTES;
    return {
      name: shownName(stored),
      flags: header.flags,
      offset,
      address: this.address + offset,
      bytes: this.flash.bytes.subarray(offset, offset + header.size),
    };
  }

  private zeroName(file: StoredFile): void {
    this.writer.words(file.offset - HEADER_BYTES + NAME_OFFSET, new Uint8Array(4));
  }

  /** Appends a header, after a compaction if only that makes room. @returns offset of the data, undefined if full */
  private create(name: string, size: number): number | undefined {
    let place = this.placeFor(room(size));
    if (place.offset === undefined) {
      if (room(size) >= place.possible || !this.compacted()) return undefined;
      place = this.placeFor(room(size));
      if (place.offset === undefined) return undefined;
    }
    const header = new Uint8Array(HEADER_BYTES);
    new DataView(header.buffer).setUint32(0, size, true);
    const stored = storedName(name);
    for (let i = 0; i < LONGEST_NAME; i++) header[NAME_OFFSET + i] = stored.charCodeAt(i);
    this.writer.words(place.offset, header);
    return place.offset + HEADER_BYTES;
  }

  /** Where `bytes` can be appended, and what there would be with trash (without its headers) in place of files. */
  private placeFor(bytes: number): { offset: number | undefined; possible: number } {
    let possible = 0;
    let from: number | undefined = 0;
    while (from !== undefined) {
      const { offset: end } = walk(this.flash, from, false, header => {
        if (header.replaced) possible += header.size;
      });
      const space: number = end === undefined ? 0 : this.spaceAt(end);
      possible += space;
      if (end !== undefined && space >= bytes) return { offset: end, possible };
      from = end === undefined ? undefined : nextPage(this.flash, end);
    }
    return { offset: undefined, possible };
  }

  /** Bytes up to the next page, or to the end if that page does not begin with a header. */
  private spaceAt(offset: number): number {
    const next = nextPage(this.flash, offset);
    const end = next !== undefined && headerAt(this.flash, next).sound ? next : this.flash.bytes.length;
    return end - offset;
  }

  /** Compacts if there is trash; true if that made room. */
  private compacted(): boolean {
    const { trashBytes, fileBytes, firstPage } = this.count();
    if (trashBytes === 0) return false;
    this.print('Compacting... ');
    return compact(this.writer, firstPage, fileBytes);
  }

  /** Statistics, and the last page before the trash that begins with a header. */
  private count(): StorageStats & { firstPage: number } {
    const totalBytes = this.flash.bytes.length;
    const stats = { totalBytes, freeBytes: 0, fileBytes: 0, fileCount: 0, trashBytes: 0, trashCount: 0 };
    let end = 0;
    let pageStart = 0;
    let firstPage: number | undefined;
    walk(this.flash, 0, true, header => {
      const bytes = room(header.size);
      end = header.offset + bytes;
      if (header.offset % this.flash.pageBytes === 0) pageStart = header.offset;
      if (header.replaced) {
        stats.trashBytes += bytes;
        stats.trashCount++;
        firstPage ??= pageStart;
      } else {
        stats.fileBytes += bytes;
        stats.fileCount++;
      }
    });
    return { ...stats, freeBytes: totalBytes - end, firstPage: firstPage ?? 0 };
  }
}

/** True for a file of that size into which nothing has been written yet. */
function isPrepared(flash: NorFlash, file: StoredFile, size: number): boolean {
  return file.flags === 0 && file.bytes.length === size && isBlank(flash, file.offset, size);
}

function isEqual(bytes: Uint8Array, data: Uint8Array, size: number): boolean {
  return bytes.length === size && data.length === size && bytes.every((byte, index) => byte === data[index]);
}
