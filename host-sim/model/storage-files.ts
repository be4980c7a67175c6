// Files in Storage as the rest of the model sees them: what a store of files must offer, whatever keeps them.

import { room } from './flash/log-format.ts';

/** A file that stands in Storage. */
export interface StoredFile {
  name: string;
  /** Kind of the file; 0 for one that was written whole. */
  flags: number;
  /** Where its first byte stands in Storage, a multiple of 4. */
  offset: number;
  /** Address of its first byte in the memory map. */
  address: number;
  /** Its contents in flash itself: they show every later change, also when the place goes to another file. */
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
  /** Grows with every change of any byte. */
  readonly version: number;
  find(name: string): StoredFile | undefined;
  /** Files in the order in which they stand. */
  list(): readonly StoredFile[];
  /**
   * Writes as the library's `write` does.
   * @param size bytes of the file if it is made anew; 0 for those of the data
   * @throws Error with the interpreter's words
   */
  write(name: string, data: Uint8Array, offset: number, size: number): void;
  /** False when there is no such file. */
  erase(name: string): boolean;
  /** Removes all files and all trash. */
  eraseAll(): void;
  /** Moves files together over the trash; their addresses change. */
  compact(): void;
  stats(): StorageStats;
  /** False if the interpreter would take what it finds at power-on for damaged. */
  isValid(): boolean;
}

/** Writes files in order. @throws Error that names the first file that does not fit */
export function install(store: FileStore, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of files) {
    const { freeBytes } = store.stats();
    if (room(bytes.length) > freeBytes) {
      throw new Error(`file ${name} of ${bytes.length} bytes does not fit: Storage has ${freeBytes} bytes left`);
    }
    store.write(name, bytes, 0, 0);
  }
}
