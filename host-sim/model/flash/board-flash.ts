// The flash of a board and the files in it: what kind of flash each chip has, what stands in it at first, and the look
// that the interpreter takes at it when power comes on.

import type { Board } from '../../../boards/schema.ts';
import { type FileStore, install } from '../storage-files.ts';
import { NorFlash, PowerCut } from './nor.ts';
import { StorageLog } from './storage-log.ts';
import type { Tearing } from './torn.ts';

/** What the model knows of a chip's flash. */
interface FlashKind {
  /** Time in which an erase keeps the processor from everything else. */
  erasePageMilliseconds: number;
  tearing: Tearing;
  /** True if the interpreter's port reads back what it wrote. */
  verifies: boolean;
}

/** Kinds by the beginning of the chip's name. */
const KINDS: readonly (readonly [string, FlashKind])[] = [
  // nRF52840 product specification, tERASEPAGE.
  ['nRF52', { erasePageMilliseconds: 85, tearing: 'front', verifies: false }],
  // W25Q16JV data sheet, typical sector erase; the interpreter's targets/rp2xxx/jshardware.c compares after writing.
  ['RP2040', { erasePageMilliseconds: 45, tearing: 'scattered', verifies: true }],
  // STM32F401 data sheet, typical erase of a sector of 16 KiB with 32 bits at a time.
  ['STM32', { erasePageMilliseconds: 250, tearing: 'front', verifies: false }],
];

/** A file on a desktop that stands in for flash. */
const DESKTOP_FILE: FlashKind = { erasePageMilliseconds: 0, tearing: 'front', verifies: false };

/** What a board's flash is made with. */
export interface BoardFlashOptions {
  board: Board;
  /** Files that stand in it at first, written in this order; counts of operations begin after them. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The whole of Storage as it was once left, in place of `files`. */
  image?: Uint8Array | undefined;
  /** Seed of what power cuts leave. */
  randomSeed: number;
}

/** What the flash tells its device. */
export interface FlashListener {
  print(line: string): void;
  /** The processor has waited so many milliseconds. */
  block(milliseconds: number): void;
  powerFailed(): void;
}

/** Makes the flash of a board. @throws Error that names the first file that does not fit; RangeError for a wrong image */
export function makeBoardFlash(
  options: BoardFlashOptions,
  listener: FlashListener,
): { flash: NorFlash; files: FileStore } {
  const { storage, chip } = options.board;
  const kind = KINDS.find(([name]) => chip.startsWith(name))?.[1] ?? DESKTOP_FILE;
  const flash = new NorFlash({ ...storage, tearing: kind.tearing, seed: options.randomSeed, image: options.image });
  const files = new StorageLog(flash, {
    address: storage.address,
    verifies: kind.verifies,
    print: line => listener.print(line),
  });
  if (!options.image) install(files, options.files);
  flash.resetCounts();
  flash.onErase = () => listener.block(kind.erasePageMilliseconds);
  flash.onCut = () => listener.powerFailed();
  return { flash, files };
}

/** Erases all files where the interpreter would do so at power-on. @returns false if power failed in that */
export function checkAtPowerOn(files: FileStore, print: (line: string) => void): boolean {
  if (files.isValid()) return true;
  print('Storage is corrupt.');
  print('Erasing Storage Area...');
  try {
    files.eraseAll();
  } catch (error) {
    if (error instanceof PowerCut) return false;
    throw error;
  }
  print('Erase complete.');
  return true;
}
