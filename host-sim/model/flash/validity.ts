// The look that the interpreter takes at Storage when power comes on (jsfIsStorageValid in src/jsflash.c of 2v29). On
// handheld boards all of Storage is erased if it does not like what it sees. Much that is damaged passes.

import { aligned, HEADER_BYTES, isBlank, walk } from './log-format.ts';
import { BLANK, type NorFlash } from './nor.ts';

/**
 * False if the place where the log ends holds anything but blank bytes. That place is the start of the page after the
 * last file, so that what follows the last file in its own page is not looked at.
 */
export function storageIsValid(flash: NorFlash): boolean {
  const { bytes } = flash;
  const { offset, seen, last } = walk(flash, 0, true, () => {});
  if (last && offset === undefined) {
    const end = aligned(last.offset + seen.size + HEADER_BYTES);
    if (end <= bytes.length && end + HEADER_BYTES > bytes.length) return true;
  }
  if (!last) return isBlank(flash, 0, bytes.length);
  return bytes.subarray(seen.offset, seen.offset + HEADER_BYTES).every(byte => byte === BLANK);
}
