// require("Storage") as device code sees it, over whatever store holds the files.
// Texts of errors are the interpreter's, because device code may show them.

import { NotModelled } from './not-modelled.ts';
import { deviceArray, deviceObject, expose, type Realm } from './realm.ts';
import type { FileStore } from './storage-files.ts';
import { stringOfBytes, toBytes, toInteger } from './values.ts';

/** Makes the Storage library of one device. */
export function makeStorage(realm: Realm, files: FileStore): object {
  const contents = (name: unknown): Uint8Array | undefined => files.find(String(name))?.bytes;
  return expose(realm, 'Storage', {
    read(name: unknown, offset: unknown, length: unknown): string | undefined {
      const bytes = contents(name);
      if (!bytes) return undefined;
      return stringOfBytes(part(bytes, toInteger(offset), toInteger(length)));
    },
    readArrayBuffer(name: unknown): ArrayBuffer | undefined {
      const bytes = contents(name);
      if (!bytes) return undefined;
      const buffer = new realm.ArrayBuffer(bytes.length);
      new Uint8Array(buffer).set(bytes);
      return buffer;
    },
    readJSON(name: unknown, noExceptions: unknown): unknown {
      const bytes = contents(name);
      if (!bytes) return undefined;
      try {
        return realm.JSON.parse(withQuotedNames(stringOfBytes(bytes)));
      } catch (error) {
        if (noExceptions) return undefined;
        throw error;
      }
    },
    write(name: unknown, data: unknown, offset: unknown, size: unknown): boolean {
      return write(realm, files, String(name), data, toInteger(offset), toInteger(size));
    },
    writeJSON(name: unknown, data: unknown): boolean {
      return write(realm, files, String(name), withBareNames(realm.JSON.stringify(data)), 0, 0);
    },
    erase(name: unknown): void {
      files.erase(String(name));
    },
    eraseAll(): void {
      files.eraseAll();
    },
    compact(): void {
      files.compact();
    },
    list(pattern: unknown, filter: unknown): string[] {
      if (filter !== undefined) throw new NotModelled('Storage.list with a filter');
      const names = files.list().map(file => file.name);
      return deviceArray(realm, pattern === undefined ? names : names.filter(name => matches(name, pattern)));
    },
    getFree(): number {
      return files.stats().freeBytes;
    },
    getStats(): object {
      return deviceObject(realm, files.stats());
    },
  });
}

/** JSON as writeJSON writes it: names of fields stand without quotes where they can. */
function withBareNames(json: string): string {
  return json.replace(/"((?:[^"\\]|\\.)*)"(:?)/g, (whole, text: string, colon: string) =>
    colon && /^[A-Za-z_$][\w$]*$/.test(text) ? `${text}:` : whole,
  );
}

function withQuotedNames(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|([A-Za-z_$][\w$]*)\s*:/g, (whole, name: string | undefined) =>
    name === undefined ? whole : `"${name}":`,
  );
}

function part(bytes: Uint8Array, offset: number, length: number): Uint8Array {
  const from = Math.max(0, offset);
  return bytes.subarray(from, length > 0 ? from + length : undefined);
}

function write(realm: Realm, files: FileStore, name: string, data: unknown, offset: number, size: number): boolean {
  if (offset < 0 || size < 0) return false;
  if (data === undefined) throw new Error("Can't get pointer to data to write");
  if (hasWideElements(data)) throw new NotModelled('Storage.write of a typed array with elements wider than a byte');
  if (isPlainObject(data)) files.write(name, toBytes(realm.JSON.stringify(data)), 0, 0);
  else files.write(name, toBytes(data), offset, size);
  return true;
}

/** The interpreter would write the first bytes of its memory, as many as it has elements. */
function hasWideElements(data: unknown): boolean {
  return ArrayBuffer.isView(data) && data.byteLength !== ((data as Uint8Array).length ?? data.byteLength);
}

function isPlainObject(data: unknown): boolean {
  return Object.prototype.toString.call(data) === '[object Object]';
}

function matches(name: string, pattern: unknown): boolean {
  if (Object.prototype.toString.call(pattern) !== '[object RegExp]') return name.includes(String(pattern));
  return name.match(pattern as RegExp) !== null;
}
