// The buffer in which each record of the journal is made, and its checksum.
// What a record looks like stands in kinds.ts.

export { chunkKind, EVENT_BITS, HEAD_BYTES, LONGEST_RECORD, MARK_SHIFT, Mark, MOST_KEPT, More } from './kinds';

/** The record that is being made; its contents begin at HEAD_BYTES. */
export const frame = new Uint8Array(256);

/**
 * Checksum of a record: it continues the one before, so that a record counts only behind its own predecessor.
 * @param head its first two bytes
 */
export function sumAfter(sum: number, head: number, contents: Uint8Array | string): number {
  return ((E.CRC32(contents) ^ head) + sum) & 65535;
}
