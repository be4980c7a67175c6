// Board files by name: which there are, and reading one.
// The way to everything that is known of boards; types stand in board.ts and display.ts, checks in check.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Board } from './board.ts';
import { checkBoard } from './check.ts';

export * from './board.ts';
export { checkBoard } from './check.ts';
export type { Display, I2cDisplay, PanelDriver, PixlDisplay, SpiDisplay } from './display.ts';

const FOLDER = new URL('.', import.meta.url);

/** Names of the boards that there are files for. */
export function boardNames(): string[] {
  return readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * Reads and checks the board file of that name.
 * @throws Error that names the known boards, or the wrong field and what is allowed there
 */
export function loadBoard(id: string): Board {
  const known = boardNames();
  const path = fileURLToPath(new URL(`${id}.json`, FOLDER));
  if (!known.includes(id) || !existsSync(path)) throw new Error(`no board "${id}"; there are ${known.join(', ')}`);
  const board = checkBoard(JSON.parse(readFileSync(path, 'utf8')), `boards/${id}.json`);
  if (board.id !== id) throw new Error(`boards/${id}.json: id is "${board.id}", should be the file's name, "${id}"`);
  return board;
}
