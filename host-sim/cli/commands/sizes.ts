// `sizes [--json]`: bytes of every pack and of every board.
import { parseArgs } from 'node:util';
import { boardNames, loadBoard } from '../../../boards/schema.ts';
import { packSizes } from '../../../wasm-core/bindings/sizes.ts';
import { boardParts, budgetLines } from '../../board-parts.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater } from '../usage.ts';

export const command: Command = async args => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const packs = forPeople(() => packSizes());
  const boards = [];
  for (const name of boardNames()) {
    const board = loadBoard(name);
    boards.push(await forPeopleLater(() => boardParts(board, board.systems)));
  }
  if (values.json) {
    const byBoard = boards.map(({ board, systems, files, usedBytes, freeBytes }) => ({
      board: board.id,
      systems,
      usedBytes,
      freeBytes,
      files: Object.fromEntries([...files].map(([file, contents]) => [file, contents.length])),
    }));
    console.log(JSON.stringify({ packs, boards: byBoard }));
    return 0;
  }
  const heads = Object.keys(packs[0] ?? {});
  console.log(heads.map(head => head.padStart(14)).join(''));
  for (const pack of packs)
    console.log(
      Object.values(pack)
        .map(value => `${value}`.padStart(14))
        .join(''),
    );
  for (const parts of boards) console.log(`\n${budgetLines(parts).join('\n')}`);
  return 0;
};
