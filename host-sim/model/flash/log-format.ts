// The layout of the interpreter's Storage (src/jsflash.c of 2v29): headers of 32 bytes, each followed by its file's
// bytes up to the next multiple of 4, one behind the other. Reading only.

import { BLANK, type NorFlash } from './nor.ts';
import { WORD_BYTES } from './writer.ts';

/** Bytes of a file's header: a word with size and flags, then the name. */
export const HEADER_BYTES = 32;

/** Where the name stands in a header; its first word is 0 in a file that was erased or replaced. */
export const NAME_OFFSET = 4;

/** Longest file name in bytes; the rest is cut off, shorter ones are filled up with 0. */
export const LONGEST_NAME = HEADER_BYTES - NAME_OFFSET;

/** Flag of the parts of a file that was made to be appended to. */
export const APPENDABLE = 64;

/** Flags that a file may have: none, appendable, compressed. Any other makes it one that nobody lists or keeps. */
const KNOWN_FLAGS = [0, APPENDABLE, 128];

const BLANK_WORD = 0xffffffff;

/** A header as it stands in flash, sound or not. */
export interface Header {
  /** Where it stands. */
  offset: number;
  /** Bytes of the file behind it. */
  size: number;
  flags: number;
  /** True if the name's first word is 0. */
  replaced: boolean;
  /** True if it is no header at all: blank, 0, or with a size that reaches out of the flash. */
  sound: boolean;
}

/** Where a walk over the log ended. */
export interface WalkEnd {
  /** Offset of the first place without a sound header; undefined when the log fills the flash. */
  offset: number | undefined;
  /** The last header that was looked at. */
  seen: Header;
  /** The last sound header; undefined when there is none. */
  last: Header | undefined;
}

/** Reads whatever stands at an offset as a header. */
export function headerAt({ bytes }: NorFlash, offset: number): Header {
  const word = wordAt(bytes, offset);
  const size = word & 0xffffff;
  return {
    offset,
    size,
    flags: word >>> 24,
    replaced: wordAt(bytes, offset + NAME_OFFSET) === 0,
    sound: word !== BLANK_WORD && word !== 0 && offset + HEADER_BYTES + size <= bytes.length,
  };
}

/** Bytes that a file of `size` bytes takes: header, and data padded to whole words. */
export function room(size: number): number {
  return HEADER_BYTES + aligned(size);
}

/** The next multiple of a word's size. */
export function aligned(bytes: number): number {
  return Math.ceil(bytes / WORD_BYTES) * WORD_BYTES;
}

/** Where the page after the one at this offset begins; undefined after the last. */
export function nextPage({ bytes, pageBytes }: NorFlash, offset: number): number | undefined {
  const next = (Math.floor(offset / pageBytes) + 1) * pageBytes;
  return next < bytes.length ? next : undefined;
}

/** True for a file that is listed and kept: not replaced, and of a known kind. */
export function isRealFile(header: Header): boolean {
  return !header.replaced && KNOWN_FLAGS.includes(header.flags);
}

/**
 * Visits every sound header in order, from one place on. A visitor that answers false ends the walk.
 * @param overPages true: where no header follows, one at the start of the next page is taken
 */
export function walk(
  flash: NorFlash,
  from: number,
  overPages: boolean,
  // biome-ignore lint/suspicious/noConfusingVoidType: visitors that never stop the walk answer nothing
  visit: (header: Header) => boolean | void,
): WalkEnd {
  let header = headerAt(flash, from);
  let offset: number | undefined = from;
  let last: Header | undefined;
  while (header.sound) {
    last = header;
    if (visit(header) === false) break;
    offset = header.offset + room(header.size);
    if (offset + HEADER_BYTES > flash.bytes.length) return { offset: undefined, seen: header, last };
    header = headerAt(flash, offset);
    if (overPages && !header.sound) {
      offset = nextPage(flash, offset);
      if (offset === undefined) break;
      header = headerAt(flash, offset);
    }
  }
  return { offset, seen: header, last };
}

/** True if the bytes from `offset` on are all blank. */
export function isBlank({ bytes }: NorFlash, offset: number, length: number): boolean {
  for (let i = offset; i < offset + length; i++) if (bytes[i] !== BLANK) return false;
  return true;
}

/**
 * A name as it stands in a header, LONGEST_NAME characters with zeros at the end. A drive in front (`C:name`) is left
 * out, also where there is only one.
 */
export function storedName(name: string): string {
  const cut = name.slice(0, LONGEST_NAME);
  return (cut[1] === ':' ? cut.slice(2) : cut).padEnd(LONGEST_NAME, '\0');
}

/** The name in a header, as it stands. */
export function nameIn({ bytes }: NorFlash, header: Header): string {
  const from = header.offset + NAME_OFFSET;
  return String.fromCharCode(...bytes.subarray(from, from + LONGEST_NAME));
}

/** A stored name as it is shown: up to the first zero. */
export function shownName(stored: string): string {
  return stored.replace(/\0.*$/s, '');
}

function wordAt(bytes: Uint8Array, offset: number): number {
  const [a, b, c, d] = [bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3]] as number[];
  return ((a as number) | ((b as number) << 8) | ((c as number) << 16) | ((d as number) << 24)) >>> 0;
}
