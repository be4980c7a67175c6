// `sizes [--json]`: bytes of every pack and of every board, and the memory that was measured.
import { parseArgs } from 'node:util';
import { boardNames, loadBoard } from '../../../boards/schema.ts';
import { type PackSize, packSizes } from '../../../wasm-core/bindings/sizes.ts';
import { boardParts, budgetLines } from '../../board-parts.ts';
import { memoryLine, memoryOf } from '../../memory/measured.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater } from '../usage.ts';

const HEADS: Readonly<Record<keyof PackSize, string>> = {
  pack: 'pack',
  wasm: 'wasm',
  code: 'its code',
  data: 'its data',
  constants: 'constants',
  m4: 'ARMv7-M',
  m0: 'ARMv6-M',
  m4Ratio: 'v7-M : wasm',
  m0Ratio: 'v6-M : wasm',
};

/** A line of heads, then one a pack; bytes, and native code against wasm code and data. */
function table(packs: readonly PackSize[]): string[] {
  const keys = Object.keys(HEADS) as (keyof PackSize)[];
  const rows = [keys.map(key => HEADS[key]), ...packs.map(pack => keys.map(key => `${pack[key] ?? '-'}`))];
  return rows.map(row => row.map((cell, column) => (column ? cell.padStart(13) : cell.padEnd(10))).join(''));
}

export const command: Command = async args => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const packs = forPeople(() => packSizes());
  const boards = [];
  for (const name of boardNames()) {
    const board = forPeople(() => loadBoard(name));
    boards.push(await forPeopleLater(() => boardParts(board, board.systems)));
  }
  if (values.json) {
    const byBoard = boards.map(({ board, systems, files, overlays, usedBytes, freeBytes }) => ({
      board: board.id,
      systems,
      usedBytes,
      freeBytes,
      overlays,
      memory: memoryOf(board, files),
      files: Object.fromEntries([...files].map(([file, contents]) => [file, contents.length])),
    }));
    console.log(JSON.stringify({ packs, boards: byBoard }));
    return 0;
  }
  for (const line of table(packs)) console.log(line);
  for (const parts of boards) {
    console.log(`\n${budgetLines(parts).join('\n')}`);
    const memory = memoryLine(parts.board, parts.files);
    if (memory) console.log(memory);
  }
  return 0;
};
