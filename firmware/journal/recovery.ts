// Reads one segment of the journal at boot: whole records are done again, damaged bytes are stepped over and counted.
// Nothing is written here.
import { applyRuns, redo, resetFight, restoreEvent, restoreEvents, undo } from '../fight/history';
import { chunkKind, EVENT_BITS, HEAD_BYTES, LONGEST_RECORD, MARK_SHIFT, Mark, More, sumAfter } from './record';

/** Bytes that are compared with blank flash at once, and their checksum when they are blank. */
export const BLOCK_BYTES = 256;
const BLANK_SUM = 0xfea8a821;
const BLANK = 255;

/** Length and kind of a record that says where reading goes on. */
const RESUME_HEAD = (HEAD_BYTES + 3) | (Mark.More << (MARK_SHIFT + 8));

/** What a segment holds besides the fight. */
export interface Found {
  /** False if the segment's checkpoint is not whole: nothing in it counts. */
  whole: boolean;
  /** Where the steps begin: behind the checkpoint. */
  from: number;
  /** Where the next record goes, bytes from the segment's start, and the checksum that it continues. */
  at: number;
  sum: number;
  /** Where damaged bytes begin that no record has stepped over yet; -1 if there are none. */
  gap: number;
  /** Steps of the fight behind `gap`, as far as their lengths can still be read. */
  steps: number;
  /** Places of what is kept, by kind: offset in the segment of the byte that says the kind, times 256, and its length with that byte. */
  kept: Record<string, number>;
  secret: Uint8Array | undefined;
}

let text = '';
let bytes: Uint8Array;
/** The same bytes in twos: a record's length and kind, then its checksum. */
let halves: Uint16Array;

/** True if a text is blank flash; 256 bytes of it. */
export function isBlank(contents: string): boolean {
  return E.CRC32(contents) === BLANK_SUM;
}

/** Bytes up to the last one that is not blank. */
function writtenBytes(): number {
  let at = bytes.length;
  while (at >= BLOCK_BYTES && isBlank(text.substr(at - BLOCK_BYTES, BLOCK_BYTES))) at -= BLOCK_BYTES;
  while (at && bytes[at - 1] === BLANK) at--;
  return at;
}

function aligned(at: number): number {
  return (at + 3) & ~3;
}

/** True if the record at `at` is whole and continues `sum`. */
function isWhole(at: number, sum: number): boolean {
  const head = halves[at >> 1];
  const length = head & 255;
  if (length < HEAD_BYTES || length > LONGEST_RECORD || at + length > bytes.length) return false;
  return sumAfter(sum, head, text.substr(at + HEAD_BYTES, length - HEAD_BYTES)) === halves[(at >> 1) + 1];
}

/** Where a record stands that steps over the damage at `gap`; -1 if there is none. */
function resumeAfter(gap: number, written: number, sum: number): number {
  for (let at = gap + 4; at < written; at += 4) {
    if (halves[at >> 1] !== RESUME_HEAD || bytes[at + HEAD_BYTES] !== More.Resume) continue;
    if ((bytes[at + 5] | (bytes[at + 6] << 8)) === gap >> 2 && isWhole(at, sum)) return at;
  }
  return -1;
}

/** Steps of a fight from `at` on, by what is left of their lengths and kinds. */
function stepsFrom(at: number, written: number): number {
  let steps = 0;
  while (at < written) {
    const length = bytes[at];
    const kind = bytes[at + 1];
    if (length < HEAD_BYTES || length > LONGEST_RECORD) at += 4;
    else {
      if (kind & EVENT_BITS || kind >> MARK_SHIFT <= Mark.Clear) steps++;
      at = aligned(at + length);
    }
  }
  return steps;
}

/** The fight is over: with bytes behind it they are kept from now on, with a kind alone the fight that waits as this goes on. */
function clear(kept: Record<string, number>, from: number, stop: number): void {
  const kind = bytes[from];
  resetFight();
  if (stop - from > 1) kept[kind] = from * 256 + stop - from;
  if (stop - from !== 1 || !kept[kind]) return;
  let i = bytes[(kept[kind] >> 8) + 1];
  delete kept[kind];
  while (i--) {
    const place = kept[chunkKind(kind, i)];
    applyRuns(bytes, (place >> 8) + 1, (place >> 8) + (place & 255));
    delete kept[chunkKind(kind, i)];
  }
}

/** Takes a record that is no event. */
function take(found: Found, mark: Mark, from: number, stop: number): void {
  if (mark === Mark.Undo) undo();
  else if (mark === Mark.Redo) redo();
  else if (mark === Mark.Clear) clear(found.kept, from, stop);
  else if (mark === Mark.State) applyRuns(bytes, from, stop);
  else if (mark === Mark.Events) restoreEvents(bytes, from, stop);
  else if (mark === Mark.End) {
    found.whole = true;
    found.from = stop;
  } else if (mark === Mark.Secret) found.secret = new Uint8Array(bytes.subarray(from, stop));
  else if (bytes[from] !== More.Resume) found.kept[bytes[from]] = from * 256 + stop - from;
}

/**
 * Does all records of a segment again, on an empty fight.
 * @param contents the segment
 * @param start where its first record stands
 * @param sum what the first record's checksum continues: the number of the segment, from 1
 * @param fresh true if no checkpoint has to come first
 */
export function readSegment(contents: string, start: number, sum: number, fresh: boolean): Found {
  const found: Found = {
    whole: fresh,
    from: start,
    at: start,
    sum: sum,
    gap: -1,
    steps: 0,
    kept: {},
    secret: undefined,
  };
  text = contents;
  bytes = new Uint8Array(E.toArrayBuffer(text));
  halves = new Uint16Array(bytes.buffer);
  const written = writtenBytes();
  // Boot spends its time here: names of its own are found sooner, and each call counts.
  const list = bytes;
  const twos = halves;
  const checksum = E.CRC32;
  const restore = restoreEvent;
  let at = start;
  let head = 0;
  let stop = 0;
  resetFight();
  while (at < written) {
    head = twos[at >> 1];
    stop = (head & 255) - HEAD_BYTES;
    if (
      stop < 0 ||
      (((checksum(contents.substr(at + HEAD_BYTES, stop)) ^ head) + sum) & 65535) !== twos[(at >> 1) + 1]
    ) {
      stop = resumeAfter(at, written, sum);
      if (stop < 0) break;
      at = stop;
      continue;
    }
    sum = twos[(at >> 1) + 1];
    at += HEAD_BYTES;
    stop += at;
    if (head & (EVENT_BITS << 8)) restore(head >> 8, list, at, stop);
    else take(found, head >> (MARK_SHIFT + 8), at, stop);
    at = (stop + 3) & ~3;
  }
  if (at < written) {
    found.gap = at;
    found.steps = stepsFrom(at, written);
    // Behind all that the damaged record claims: nothing written later may make it look whole.
    at = aligned(Math.max(written, at + (bytes[at] > LONGEST_RECORD ? 0 : bytes[at])));
  }
  found.at = at;
  found.sum = sum;
  text = '';
  return found;
}
