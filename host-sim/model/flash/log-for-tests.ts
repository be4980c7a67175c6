// Small flashes with a log on them for tests, and their files as texts.

import { bytesOfString, stringOfBytes } from '../values.ts';
import { NorFlash, type NorOptions, PowerCut } from './nor.ts';
import { StorageLog } from './storage-log.ts';

/** Where the tests' flash stands in the memory map. */
export const ADDRESS = 0x10000;

/** A log on four blank pages of 1 KiB, unless told otherwise. */
export function makeLog(
  options: Partial<NorOptions> = {},
  verifies = false,
): { flash: NorFlash; log: StorageLog; printed: string[] } {
  const flash = new NorFlash({ bytes: 4096, pageBytes: 1024, tearing: 'front', seed: 1, ...options });
  const printed: string[] = [];
  const print = (line: string) => {
    printed.push(line);
  };
  return { flash, log: new StorageLog(flash, { address: ADDRESS, verifies, print }), printed };
}

/** The same bytes as after a power cycle. */
export function afterPowerCycle(flash: NorFlash): StorageLog {
  return new StorageLog(flash, { address: ADDRESS, verifies: false });
}

export function write(log: StorageLog, name: string, data: string, offset = 0, size = 0): void {
  log.write(name, bytesOfString(data), offset, size);
}

/** Contents of a file. */
export function text(log: StorageLog, name: string): string | undefined {
  const file = log.find(name);
  return file && stringOfBytes(file.bytes);
}

/** Names and contents of all files. */
export function texts(log: StorageLog): Record<string, string> {
  return Object.fromEntries(log.list().map(file => [file.name, stringOfBytes(file.bytes)]));
}

/** Does `work` with a power cut in its n-th flash operation; true if it came so far. */
export function isCut(flash: NorFlash, operation: number, seed: number, work: () => void): boolean {
  flash.cutAfter(operation, seed);
  try {
    work();
    flash.cancelCut();
    return false;
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
    flash.powerOn();
    return true;
  }
}
