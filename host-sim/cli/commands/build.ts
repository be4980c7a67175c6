// `build [--board B] [--systems a,b]`: the installer and the manifest of a board, in dist/<board>/, held to its budgets.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBoard } from '../../../boards/schema.ts';
import { installScript } from '../../../firmware/build/install.ts';
import { boardParts, budgetLines, overBudget } from '../../board-parts.ts';
import { USUAL_BOARD } from '../../simulated.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater } from '../usage.ts';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');

export const command: Command = async args => {
  const options = { board: { type: 'string' }, systems: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const board = forPeople(() => loadBoard(values.board ?? USUAL_BOARD));
  const systems = values.systems === undefined ? board.systems : values.systems.split(',').filter(Boolean);
  const parts = await forPeopleLater(() => boardParts(board, systems));
  const over = overBudget(parts);
  console.log(budgetLines(parts).join('\n'));
  if (over.length > 0) {
    process.stderr.write(`${over.map(line => `tableside: ${line}`).join('\n')}\n`);
    return 1;
  }
  const folder = `dist/${board.id}`;
  const install = installScript(parts.files, {
    espruino: board.espruino,
    title: board.title,
    storageBytes: parts.usedBytes,
  });
  const manifest = {
    board: board.id,
    espruino: board.espruino,
    systems,
    install: { bytes: install.length, sha256: sha256(install) },
    files: Object.fromEntries(
      [...parts.files].map(([name, contents]) => [name, { bytes: contents.length, sha256: sha256(contents) }]),
    ),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/install.js`, install);
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${folder}/install.js: send it from the Espruino Web IDE\n${folder}/manifest.json`);
  return 0;
};
