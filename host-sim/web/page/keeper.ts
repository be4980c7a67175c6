// Devices in the browser's own store: the flash of each board, page by page, so that a page that is loaded again finds
// the device as it was left. Each flash operation is stored before the device goes on, as it is on a board.

import type { CarriedName } from '../../../boards/board.ts';
import type { NorFlash } from '../../model/flash/nor.ts';
import type { PanelOptions } from '../../model/panel/module.ts';
import { base64OfBytes, bytesOfBase64 } from '../../model/values.ts';

/** What is used of a browser's local storage. */
export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is kept of a device besides its flash. */
export interface Kept {
  readonly version: string;
  readonly systems: readonly CarriedName[];
  readonly panel: PanelOptions | undefined;
  /** False: it was switched off when it was left. */
  readonly on: boolean;
}

const PREFIX = 'tableside';
const BLANK = 0xff;

/** Keeps the devices of one browser. */
export class Keeper {
  /** Why nothing is kept, in words for people; empty while all is well. */
  trouble = '';
  private readonly store: Store | undefined;
  private readonly reason: string;

  /**
   * @param store the browser's; undefined where there is none for this page
   * @param reason what people are told where nothing can be kept
   */
  constructor(store: Store | undefined, reason: string) {
    this.store = store;
    this.reason = reason;
    if (!store) this.trouble = reason;
  }

  /** The board that was last on the bench. */
  get board(): string | undefined {
    return this.read('board') ?? undefined;
  }

  set board(id: string) {
    this.write('board', id);
  }

  /** What is kept of the device of a board; undefined if there is none. */
  kept(board: string): Kept | undefined {
    const text = this.read(`${board}.device`);
    try {
      return text === null ? undefined : (JSON.parse(text) as Kept);
    } catch {
      return undefined;
    }
  }

  keep(board: string, kept: Kept): void {
    this.write(`${board}.device`, JSON.stringify(kept));
  }

  /** The flash of a board as it was left; pages that were blank are not stored. */
  image(board: string, bytes: number, pageBytes: number): Uint8Array {
    const image = new Uint8Array(bytes).fill(BLANK);
    for (let page = 0; page * pageBytes < bytes; page++) {
      const text = this.read(pageKey(board, page));
      if (text !== null) image.set(bytesOfBase64(text).subarray(0, pageBytes), page * pageBytes);
    }
    return image;
  }

  /** Stores a whole flash and, from then on, each of its changes. */
  follow(board: string, flash: NorFlash): void {
    const pages = flash.bytes.length / flash.pageBytes;
    for (let page = 0; page < pages; page++) this.storePage(board, flash, page);
    flash.onChange = (offset, length) => {
      const last = Math.floor((offset + length - 1) / flash.pageBytes);
      for (let page = Math.floor(offset / flash.pageBytes); page <= last; page++) this.storePage(board, flash, page);
    };
  }

  private storePage(board: string, flash: NorFlash, page: number): void {
    const bytes = flash.bytes.subarray(page * flash.pageBytes, (page + 1) * flash.pageBytes);
    if (bytes.every(byte => byte === BLANK)) this.store?.removeItem(`${PREFIX}.${pageKey(board, page)}`);
    else this.write(pageKey(board, page), base64OfBytes(bytes));
  }

  private read(key: string): string | null {
    return this.store?.getItem(`${PREFIX}.${key}`) ?? null;
  }

  private write(key: string, value: string): void {
    try {
      this.store?.setItem(`${PREFIX}.${key}`, value);
    } catch {
      this.trouble = this.reason;
    }
  }
}

function pageKey(board: string, page: number): string {
  return `${board}.page.${page}`;
}
