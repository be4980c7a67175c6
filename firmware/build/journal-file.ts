// The journal as the installer leaves it: a file of its full size that is blank behind its first bytes.
// It stands behind all other files, so that a compaction that makes room for a fresh one moves none of them.
import type { Board } from '../../boards/board.ts';
import { JOURNAL_FILE, journalHead } from '../journal/format.ts';

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

/**
 * A statement for the interpreter that makes a board's journal, only its first bytes being sent. It leaves one that stands in its full
 * size alone, whatever it holds: saves outlive a new version of the firmware.
 */
export function journalStatement(board: Board): string {
  const bytes = journalBytes(board);
  const name = JSON.stringify(JOURNAL_FILE);
  const storage = 'require("Storage")';
  return `if((${storage}.read(${name})||"").length!==${bytes})${storage}.write(${name},[${journalHead(bytes, 0)}],0,${bytes});`;
}
