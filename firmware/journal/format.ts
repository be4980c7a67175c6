// The journal's file and its first bytes: who it belongs to, which version of the format, and how it is divided.
// Used by the firmware, by the installer and by the simulator alike.

export const JOURNAL_FILE = 'ts.journal';

/** Version of the format, the bytes of a fight included; a journal of another one is left alone. */
export const FORMAT = 2;

/** Bytes before the first segment's records. */
export const FILE_HEAD_BYTES = 8;

/** About so many bytes make a segment; a journal of up to twice as much is one segment. */
export const SEGMENT_BYTES = 8192;

/** Set in the number of segments: the file begins with a checkpoint. */
export const TIDIED = 128;

const MAGIC_T = 84;
const MAGIC_J = 74;

/** Where the figures stand in the head. */
const VERSION = 2;
const SEGMENTS = 3;
const SEGMENT_WORDS = 4;
const SUM = 6;

function sumOf(head: ArrayLike<number>): number {
  let sum = 0;
  // Each byte counts by its place, so that two that changed places are noticed.
  for (let i = 0; i < SUM; i++) sum += (i + 1) * (head[i] as number);
  return sum;
}

/** First bytes of a journal of so many bytes (1 KB to 1 MB); TIDIED as `flag` says that a checkpoint follows. */
export function journalHead(bytes: number, flag: number): number[] {
  const segments = bytes > 2 * SEGMENT_BYTES ? Math.floor(bytes / SEGMENT_BYTES + 0.5) : 1;
  const words = Math.floor(bytes / segments) >> 2;
  const head = [MAGIC_T, MAGIC_J, FORMAT, segments | flag, words & 255, words >> 8];
  const sum = sumOf(head);
  return head.concat([sum & 255, sum >> 8]);
}

/** What is wrong with a journal's head, in words that follow its name; empty if it can be used. */
export function headTrouble(head: ArrayLike<number> | undefined): string {
  if (!head) return 'is missing';
  if (head[0] !== MAGIC_T || head[1] !== MAGIC_J) return 'is damaged';
  const sum = sumOf(head);
  if (head[SUM] !== (sum & 255) || head[SUM + 1] !== sum >> 8) return 'is damaged';
  const version = head[VERSION] as number;
  if (version === FORMAT) return '';
  return version > FORMAT ? 'is of a newer version' : 'is of an older version';
}

export function segmentsOf(head: ArrayLike<number>): number {
  return (head[SEGMENTS] as number) & ~TIDIED;
}

export function segmentBytesOf(head: ArrayLike<number>): number {
  return ((head[SEGMENT_WORDS] as number) | ((head[SEGMENT_WORDS + 1] as number) << 8)) << 2;
}

/** True if the journal was begun by a checkpoint of what an earlier one held. */
export function isTidied(head: ArrayLike<number>): boolean {
  return ((head[SEGMENTS] as number) & TIDIED) !== 0;
}
