// The journal of a device that is set up: its owner has answered the test card of the first boot and changed nothing else.
// One record says so: settings without a value, so that those of the board count.
import { crc32 } from 'node:zlib';
import type { Board } from '../../boards/board.ts';
import { freshJournal } from '../../firmware/build/journal-file.ts';
import { FILE_HEAD_BYTES } from '../../firmware/journal/format.ts';
import { HEAD_BYTES, MARK_SHIFT, Mark, More } from '../../firmware/journal/kinds.ts';

/** What the checksum of the first segment's first record continues. */
const FIRST_SUM = 1;

/** The record; a fresh journal becomes that of a device that is set up when this is written behind its first bytes. */
export function setUpRecord(): number[] {
  const head = (HEAD_BYTES + 1) | (Mark.More << (MARK_SHIFT + 8));
  const sum = ((crc32(Uint8Array.of(More.Settings)) ^ head) + FIRST_SUM) & 0xffff;
  return [head & 255, head >> 8, sum & 255, sum >> 8, More.Settings];
}

/** Contents of that journal, for a board. */
export function setUpJournal(board: Board): Uint8Array {
  const journal = freshJournal(board);
  journal.set(setUpRecord(), FILE_HEAD_BYTES);
  return journal;
}
