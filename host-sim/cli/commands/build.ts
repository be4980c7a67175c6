// `build [--board B] [--systems a,b]`: installer, flash image and manifest of a board, in dist/<board>/, held to its budgets.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBoard } from '../../../boards/schema.ts';
import { installScript } from '../../../firmware/build/install.ts';
import { freshJournal, JOURNAL_FILE } from '../../../firmware/build/journal-file.ts';
import { intelHex, storageImage } from '../../../firmware/build/storage-image.ts';
import { type BoardParts, boardParts, budgetLines, overBudget } from '../../board-parts.ts';
import { USUAL_BOARD } from '../../simulated.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater } from '../usage.ts';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const measured = (data: Uint8Array | string) => ({ bytes: data.length, sha256: sha256(data) });

/** Everything that a board carries, and what is over its budgets, a line each. Throws one line for an unknown board or system. */
export async function partsWithinBudget(
  boardId = USUAL_BOARD,
  systemList?: string,
): Promise<{ parts: BoardParts; over: string[] }> {
  const board = forPeople(() => loadBoard(boardId));
  const systems = systemList === undefined ? board.systems : systemList.split(',').filter(Boolean);
  const parts = await forPeopleLater(() => boardParts(board, systems));
  return { parts, over: overBudget(parts) };
}

/** Reports what is over a budget. Answers the exit code. */
export function refuseOverBudget(over: readonly string[]): number {
  process.stderr.write(`${over.map(line => `tableside: ${line}`).join('\n')}\n`);
  return 1;
}

export const command: Command = async args => {
  const options = { board: { type: 'string' }, systems: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const { parts, over } = await partsWithinBudget(values.board, values.systems);
  const { board, files, systems } = parts;
  console.log(budgetLines(parts).join('\n'));
  if (over.length > 0) return refuseOverBudget(over);
  const install = await installScript(files, board);
  const stored = new Map(files).set(JOURNAL_FILE, freshJournal(board));
  const hex = intelHex(storageImage(stored, board.storage.bytes), board.storage.address);
  const manifest = {
    board: board.id,
    espruino: board.espruino,
    systems,
    install: measured(install),
    storage: { address: board.storage.address, ...measured(hex) },
    files: Object.fromEntries([...files].map(([name, contents]) => [name, measured(contents)])),
  };
  const folder = `dist/${board.id}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/install.js`, install);
  writeFileSync(`${folder}/storage.hex`, hex);
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${folder}/install.js: ${install.length} bytes, send it from the Espruino Web IDE`);
  console.log(
    `${folder}/storage.hex: ${hex.length} bytes, all of Storage for a flash programmer (replaces saves as well)`,
  );
  console.log(`${folder}/manifest.json`);
  return 0;
};
