// A flash kept in a file between runs: the bytes of Storage and nothing else, as the interpreter's desktop builds keep
// theirs (espruino.flash).

import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import type { NorFlash } from './nor.ts';

/**
 * Reads an image.
 * @param bytes what the flash holds
 * @returns undefined if there is no such file
 * @throws Error that names the file if it can't be read or has another size
 */
export function readImage(path: string, bytes: number): Uint8Array | undefined {
  if (!existsSync(path)) return undefined;
  const image = readFileSync(path);
  if (image.length !== bytes) {
    throw new Error(`flash image ${path} has ${image.length} bytes; the Storage of this board has ${bytes}`);
  }
  return image;
}

/**
 * Makes a file hold what the flash holds, now and after each of its operations. The file is the one that the flash
 * was made from, or does not exist yet.
 *
 * The first time, the whole image is written beside it and renamed, so that no half image ever stands there. After
 * that the bytes that an operation touched are written in place, before the operation returns to the device: what has
 * been handed to the system stays when the process is killed, and if the kill falls into the write itself, the file
 * ends up with a part of the bytes, which is what a power cut leaves on flash. The whole file anew each time would
 * take a hundred times longer. A crash of the whole computer may lose the last operations.
 * @returns ends it
 */
export function keepImage(flash: NorFlash, path: string): () => void {
  if (!existsSync(path)) {
    const beside = `${path}.new`;
    writeFileSync(beside, flash.bytes);
    renameSync(beside, path);
  }
  const file = openSync(path, 'r+');
  flash.onChange = (offset, length) => {
    for (let done = 0; done < length; ) {
      done += writeSync(file, flash.bytes, offset + done, length - done, offset + done);
    }
  };
  return () => {
    flash.onChange = undefined;
    closeSync(file);
  };
}
