// A copy of the checkout whose budgets are those of a test: what a command makes of them must not hang on today's sizes.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = ['boards', 'firmware', 'host-sim', 'wasm-core', 'package.json', 'tsconfig.json'];

/** Makes the copy; `budgets` replaces budgets of the board. */
export function checkoutWith(boardId: string, budgets: Readonly<Record<string, number>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tableside-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const file = join(root, 'boards', `${boardId}.json`);
  const board = JSON.parse(readFileSync(file, 'utf8')) as { budgets: Record<string, unknown> };
  Object.assign(board.budgets, budgets);
  writeFileSync(file, JSON.stringify(board));
  return root;
}

export function removeCheckout(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
