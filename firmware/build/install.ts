// install.js: the text that is sent to a board. Its first lines bring the installer, each further one a piece of a file.
// Lines are short, so that a board never holds more than one in memory, and most hold no bracket: a lost byte must not leave
// the console waiting for a closing one. The installer itself comes as text with a checksum, every piece with one of its own.
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import type { Board } from '../../boards/schema.ts';
import { FILE_HEAD_BYTES } from '../journal/format.ts';
import { INSTALLED_FILE, version } from './board-files.ts';
import { bundle } from './bundle.ts';
import { freshJournal, JOURNAL_FILE } from './journal-file.ts';

/** Bytes of a file in one line; its text is a third longer. */
const PIECE_BYTES = 384;
/** Characters of the installer in one line. */
const HEAD_CHARACTERS = 240;

const INSTALLER = fileURLToPath(new URL('../install/installer.ts', import.meta.url));

/** Says on the console that all went well. */
export const INSTALLED_WORDS = 'Tableside: installed.';
/** Begins each line on the console that says why not. */
export const REFUSAL_WORDS = 'Tableside:';

async function installer(files: ReadonlyMap<string, Uint8Array>, board: Board): Promise<string> {
  const contents = [...files.values()];
  const journal = freshJournal(board);
  const { code } = await bundle(INSTALLER, {
    format: 'app',
    minify: true,
    define: {
      'INSTALL.board': JSON.stringify(board.espruino),
      'INSTALL.names': JSON.stringify([...files.keys()]),
      'INSTALL.lengths': JSON.stringify(contents.map(bytes => bytes.length)),
      'INSTALL.sums': JSON.stringify(contents.map(bytes => crc32(bytes))),
      'INSTALL.list': JSON.stringify(INSTALLED_FILE),
      'INSTALL.journal': JSON.stringify(JOURNAL_FILE),
      'INSTALL.journalBytes': `${journal.length}`,
      'INSTALL.journalHead': JSON.stringify([...journal.subarray(0, FILE_HEAD_BYTES)]),
      'INSTALL.journalBlankSum': `${crc32(journal.subarray(FILE_HEAD_BYTES))}`,
      'INSTALL.freeBytes': `${board.budgets.reserveBytes}`,
    },
  });
  return code.trim();
}

function pieces(files: ReadonlyMap<string, Uint8Array>): string[] {
  const parts = [...files.values()].flatMap(contents =>
    Array.from({ length: Math.ceil(contents.length / PIECE_BYTES) }, (_, k) =>
      Buffer.from(contents.subarray(k * PIECE_BYTES, (k + 1) * PIECE_BYTES)).toString('base64'),
    ),
  );
  return parts.map((base64, k) => `T.p="${k},${crc32(`${k}${base64}`)},${base64}";`);
}

/**
 * Text to send to the board; the boot file must be the last of the files.
 * It changes nothing on a wrong board or where room is short. Files that stand already as they should are left alone, the journal
 * and files of others are never touched, and sending it again after an interruption repairs. A journal is made where there is none.
 */
export async function installScript(files: ReadonlyMap<string, Uint8Array>, board: Board): Promise<string> {
  const code = await installer(files, board);
  const head = code.match(new RegExp(`[^]{1,${HEAD_CHARACTERS}}`, 'g')) ?? [];
  const lines = [
    `// Tableside ${version()} for ${board.title} (${board.espruino}). Send this file to the board's RAM; it writes Storage itself.`,
    'global.T="";',
    ...head.map(part => `global.T+=${JSON.stringify(part)};`),
    `E.CRC32(global.T)===${crc32(code)}?eval(global.T):(global.T={},print("${REFUSAL_WORDS} this file arrived damaged. Nothing was changed. Send it again."));`,
    ...pieces(files),
    `global.T.x?setTimeout(load,200):print("${REFUSAL_WORDS} not installed.");`,
  ];
  return `${lines.join('\n')}\n`;
}
