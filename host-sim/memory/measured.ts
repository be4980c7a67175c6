// Memory of the boards as measured in the real interpreter, and for which code: figures of other code are said to be old.
// measured.json is written by tests/espruino/board-memory.test.ts.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Board } from '../../boards/board.ts';
import { APP_FILE, OVERLAY_FILE } from '../../firmware/build/file-names.ts';

const FILE = fileURLToPath(new URL('measured.json', import.meta.url));

/** Variables in use by the app. */
export interface Measured {
  /** Of the code that was measured: app and overlays, SHA-256. */
  readonly code: string;
  readonly home: number;
  /** Between two events, at the worst of the session that the test plays. */
  readonly most: number;
}

export function measuredMemory(): Readonly<Record<string, Measured>> {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Measured>;
}

/** Keeps the figures of a board. */
export function keepMeasured(id: string, measured: Measured): void {
  const all = { ...measuredMemory(), [id]: measured };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What tells the code of a board from any other. */
export function codeHash(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const file of [APP_FILE, OVERLAY_FILE]) hash.update(files.get(file) ?? new Uint8Array(0));
  return hash.digest('hex');
}

/** The figures of a board, and whether they are of other code than these files; undefined where none were measured. */
export function memoryOf(
  { id, variables }: Board,
  files: ReadonlyMap<string, Uint8Array>,
): (Measured & { of: number; stale: boolean }) | undefined {
  const measured = measuredMemory()[id];
  return measured && { ...measured, of: variables.count, stale: measured.code !== codeHash(files) };
}

/** The same in a line for people; empty where nothing was measured. */
export function memoryLine(board: Board, files: ReadonlyMap<string, Uint8Array>): string {
  const memory = memoryOf(board, files);
  if (!memory) return '';
  const free = Math.floor((100 * (memory.of - memory.most)) / memory.of);
  const stale = memory.stale ? '; stale: measured with other code' : '';
  return `${board.title}: ${memory.home} variables in use at Home, ${memory.most} at most, of ${memory.of} (${free} % free${stale})`;
}
