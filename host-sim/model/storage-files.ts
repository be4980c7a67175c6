// Files of the interpreter's Storage as a log: each file a header and its data, in the order of writing; replaced and
// erased ones stay as trash until the log is compacted. Rules follow src/jsflash.c of 2v29.

/** Bytes of a file's header in flash. */
export const HEADER_BYTES = 32;

/** Longest file name; the rest is cut off. */
export const LONGEST_NAME = 28;

/** Where the memory map shows Storage. A made-up address: device code must ask for it. */
export const STORAGE_ADDRESS = 0x60000;

/** A file that stands in Storage. */
export interface StoredFile {
  name: string;
  /** Address of its first byte in the memory map, a multiple of 4. */
  address: number;
  bytes: Uint8Array;
}

/** Sizes in bytes, headers and padding included. */
export interface StorageStats {
  totalBytes: number;
  freeBytes: number;
  fileBytes: number;
  fileCount: number;
  trashBytes: number;
  trashCount: number;
}

/** What the Storage library needs from whatever holds the files. */
export interface FileStore {
  find(name: string): StoredFile | undefined;
  list(): StoredFile[];
  /** Writes as the library's `write` does. @throws Error with the interpreter's words */
  write(name: string, data: Uint8Array, offset: number, size: number): void;
  /** False when there is no such file. */
  erase(name: string): boolean;
  /** Removes all files and all trash. */
  eraseAll(): void;
  /** Moves files together over the trash; their addresses change. */
  compact(): void;
  stats(): StorageStats;
}

interface Entry extends StoredFile {
  live: boolean;
}

/** A file store that keeps whole files and counts their room as the interpreter does. */
export class StorageFiles implements FileStore {
  private readonly capacity: number;
  private log: Entry[] = [];

  /**
   * @param capacity bytes of Storage on the board
   * @throws Error that names the first file that does not fit
   */
  constructor(capacity: number, files: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.capacity = capacity;
    for (const [name, bytes] of files) {
      if (room(bytes.length) > this.free()) {
        throw new Error(`file ${name} of ${bytes.length} bytes does not fit: Storage has ${this.free()} bytes left`);
      }
      this.write(name, bytes, 0, 0);
    }
  }

  find(name: string): StoredFile | undefined {
    const wanted = cutName(name);
    return this.log.find(entry => entry.live && entry.name === wanted);
  }

  list(): StoredFile[] {
    return this.log.filter(entry => entry.live);
  }

  write(name: string, data: Uint8Array, offset: number, size: number): void {
    const wanted = size === 0 ? data.length : size;
    if (wanted === 0) throw new Error("Can't create zero length file");
    let file = this.find(name);
    if (offset === 0 && (!file || file.bytes.length !== wanted || !isErased(file.bytes))) {
      if (file && data.length === wanted && isEqual(file.bytes, data)) return;
      if (file) this.erase(name);
      file = this.create(cutName(name), wanted);
    }
    if (!file) throw new Error('Unable to find or create file');
    if (offset + data.length > file.bytes.length) throw new Error('Too much data for file size');
    if (!isErased(file.bytes.subarray(offset, offset + data.length))) {
      throw new Error('File already written with different data');
    }
    file.bytes.set(data, offset);
  }

  erase(name: string): boolean {
    const wanted = cutName(name);
    const entry = this.log.find(other => other.live && other.name === wanted);
    if (entry) entry.live = false;
    return entry !== undefined;
  }

  eraseAll(): void {
    this.log = [];
  }

  compact(): void {
    const live = this.log.filter(entry => entry.live);
    this.log = [];
    for (const entry of live) {
      entry.address = this.end() + HEADER_BYTES;
      this.log.push(entry);
    }
  }

  stats(): StorageStats {
    const live = this.log.filter(entry => entry.live);
    const trash = this.log.filter(entry => !entry.live);
    return {
      totalBytes: this.capacity,
      freeBytes: this.free(),
      fileBytes: live.reduce((sum, entry) => sum + room(entry.bytes.length), 0),
      fileCount: live.length,
      trashBytes: trash.reduce((sum, entry) => sum + room(entry.bytes.length), 0),
      trashCount: trash.length,
    };
  }

  private create(name: string, size: number): Entry {
    if (room(size) > this.free() && this.log.some(entry => !entry.live)) this.compact();
    if (room(size) > this.free()) throw new Error('Unable to find or create file');
    const entry = { name, address: this.end() + HEADER_BYTES, bytes: new Uint8Array(size).fill(0xff), live: true };
    this.log.push(entry);
    return entry;
  }

  private free(): number {
    return this.capacity - (this.end() - STORAGE_ADDRESS);
  }

  /** Address behind the last file of the log. */
  private end(): number {
    const last = this.log[this.log.length - 1];
    return last ? last.address - HEADER_BYTES + room(last.bytes.length) : STORAGE_ADDRESS;
  }
}

/** Bytes that a file of `size` bytes takes: header, and data padded to 4. */
export function room(size: number): number {
  return HEADER_BYTES + ((size + 3) & ~3);
}

function cutName(name: string): string {
  return name.slice(0, LONGEST_NAME);
}

function isErased(bytes: Uint8Array): boolean {
  return bytes.every(byte => byte === 0xff);
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
