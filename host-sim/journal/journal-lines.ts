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
  return journalSegments(journal).flatMap(({ number, records }) => [`segment ${number}`, ...records.map(recordLine)]);
}

/** A record as it stands in the journal, from its first byte on; or where bytes begin that are none. */
export type JournalRecord = { readonly bytes: Uint8Array } | { readonly damagedAt: number };

/** Segments that hold anything, counted from 1. The journal's head must be whole. */
export function journalSegments(journal: Uint8Array): { number: number; records: JournalRecord[] }[] {
  const bytes = segmentBytesOf(journal);
  const segments: { number: number; records: JournalRecord[] }[] = [];
  for (let number = 1; number <= segmentsOf(journal); number++) {
    const segment = journal.subarray((number - 1) * bytes, number * bytes);
    const records = segmentRecords(segment, number === 1 ? FILE_HEAD_BYTES : 0, number);
    if (records.length > 0) segments.push({ number, records });
  }
  return segments;
}

function segmentRecords(segment: Uint8Array, start: number, firstSum: number): JournalRecord[] {
  const records: JournalRecord[] = [];
  let written = segment.length;
  while (written > start && segment[written - 1] === BLANK) written--;
  let sum = firstSum;
  for (let at = start; at < written; ) {
    const next = sumOf(segment, at, sum);
    if (next !== undefined) {
      records.push({ bytes: segment.subarray(at, at + (segment[at] as number)) });
      sum = next;
      at = (at + (segment[at] as number) + 3) & ~3;
      continue;
    }
    records.push({ damagedAt: at });
    at = resumeAfter(segment, at, written, sum);
  }
  return records;
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

/** An event's kind, its three figures, and where in the record what it changed begins; undefined for any other record. */
export function eventOf(bytes: Uint8Array): { kind: EventKind; figures: number[]; from: number } | undefined {
  const kind = bytes[1] as number;
  if ((kind & EVENT_BITS) === 0) return undefined;
  let from = HEAD_BYTES;
  const figures = FIGURES.map(bit => (kind & bit ? (bytes[from++] as number) : 0));
  return { kind: kind & EVENT_BITS, figures, from };
}

function recordLine(record: JournalRecord): string {
  if ('damagedAt' in record) return `damaged at ${record.damagedAt}`;
  const { bytes } = record;
  const event = eventOf(bytes);
  if (event) {
    const { kind, figures } = event;
    while (figures.at(-1) === 0) figures.pop();
    return [(EventKind[kind] ?? `event ${kind}`).toLowerCase(), ...figures].join(' ');
  }
  const mark = (bytes[1] as number) >> MARK_SHIFT;
  if (mark !== Mark.More) return (Mark[mark] as string).toLowerCase();
  const [what = 0, ...values] = bytes.subarray(HEAD_BYTES);
  return [(More[what] ?? `more ${what}`).toLowerCase(), ...values].join(' ');
}
