// The journal as the installer leaves it: a file of its full size that is blank behind its first bytes.
// It stands behind all other files, so that a compaction that makes room for a fresh one moves none of them.
import type { Board } from '../../boards/board.ts';
import { journalHead } from '../journal/format.ts';

export { JOURNAL_FILE } from '../journal/format.ts';

const BLANK = 0xff;

/** Bytes of a file's header in Storage. */
const HEADER_BYTES = 32;

/** Bytes of a board's journal; with its header it takes what the board's budget gives it. */
export function journalBytes({ budgets }: Board): number {
  return budgets.journalBytes - HEADER_BYTES;
}

/** Contents of a board's fresh journal. */
export function freshJournal(board: Board): Uint8Array {
  const bytes = journalBytes(board);
  const contents = new Uint8Array(bytes).fill(BLANK);
  contents.set(journalHead(bytes, 0));
  return contents;
}
