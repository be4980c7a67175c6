// The journal as text, one line a record: what a device has saved, for people and for scenarios.
// Reads the format from its description (firmware/journal/README.md), not with the firmware's own code.

import { crc32 } from '#platform';
import { EventKind } from '../../firmware/fight/events.ts';
import { FILE_HEAD_BYTES, headTrouble, segmentBytesOf, segmentsOf } from '../../firmware/journal/format.ts';
import { EVENT_BITS, HEAD_BYTES, LONGEST_RECORD, MARK_SHIFT, Mark, More } from '../../firmware/journal/kinds.ts';

const BLANK = 0xff;

/** Bits of a kind that say which of an event's figures follow. */
const FIGURES = [32, 64, 128];

/**
 * Lines of a journal: `segment N`, and in it a line a record, such as `next 2`, `hit 1 2 9`, `undo` or
 * `settings 0 0 0 15 6 30 0`; an event with its figures up to the last that is not 0. Bytes that are no whole record are
 * `damaged at BYTE`, counted from the start of the segment; reading goes on behind a record that steps over them.
 * @param journal contents of the journal's file
 */
export function journalLines(journal: Uint8Array): string[] {
  const trouble = headTrouble(journal);
  if (trouble) return [`the journal ${trouble}`];
  const bytes = segmentBytesOf(journal);
  const lines: string[] = [];
  for (let number = 0; number < segmentsOf(journal); number++) {
    const segment = journal.subarray(number * bytes, (number + 1) * bytes);
    const records = segmentLines(segment, number === 0 ? FILE_HEAD_BYTES : 0, number + 1);
    if (records.length > 0) lines.push(`segment ${number + 1}`, ...records);
  }
  return lines;
}

function segmentLines(segment: Uint8Array, start: number, firstSum: number): string[] {
  const lines: string[] = [];
  let written = segment.length;
  while (written > start && segment[written - 1] === BLANK) written--;
  let sum = firstSum;
  for (let at = start; at < written; ) {
    const next = sumOf(segment, at, sum);
    if (next !== undefined) {
      lines.push(recordLine(segment.subarray(at, at + (segment[at] as number))));
      sum = next;
      at = (at + (segment[at] as number) + 3) & ~3;
      continue;
    }
    lines.push(`damaged at ${at}`);
    at = resumeAfter(segment, at, written, sum);
  }
  return lines;
}

/** Checksum of the record at a place if it is whole and continues `sum`. */
function sumOf(segment: Uint8Array, at: number, sum: number): number | undefined {
  const length = segment[at] as number;
  if (length < HEAD_BYTES || length > LONGEST_RECORD || at + length > segment.length) return undefined;
  const head = length | ((segment[at + 1] as number) << 8);
  const wanted = ((crc32(segment.subarray(at + HEAD_BYTES, at + length)) ^ head) + sum) & 0xffff;
  return wanted === ((segment[at + 2] as number) | ((segment[at + 3] as number) << 8)) ? wanted : undefined;
}

/** Place of the record that steps over the damage at `gap`, or the end. */
function resumeAfter(segment: Uint8Array, gap: number, written: number, sum: number): number {
  for (let at = gap + 4; at < written; at += 4) {
    const [, kind = 0, , , what, low = 0, high = 0] = segment.subarray(at, at + HEAD_BYTES + 3);
    const names = kind === Mark.More << MARK_SHIFT && what === More.Resume && (low | (high << 8)) === gap >> 2;
    if (names && sumOf(segment, at, sum) !== undefined) return at;
  }
  return written;
}

function recordLine(record: Uint8Array): string {
  const kind = record[1] as number;
  const contents = record.subarray(HEAD_BYTES);
  const event = kind & EVENT_BITS;
  if (event !== 0) {
    let at = 0;
    const figures = FIGURES.map(bit => (kind & bit ? (contents[at++] as number) : 0));
    while (figures.at(-1) === 0) figures.pop();
    return [(EventKind[event] ?? `event ${event}`).toLowerCase(), ...figures].join(' ');
  }
  const mark = kind >> MARK_SHIFT;
  if (mark !== Mark.More) return (Mark[mark] as string).toLowerCase();
  const [what = 0, ...values] = contents;
  return [(More[what] ?? `more ${what}`).toLowerCase(), ...values].join(' ');
}
