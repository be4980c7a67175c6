// What a board carries, part by part in bytes of Storage, against its budgets.
import type { Board } from '../boards/schema.ts';
import { APP_FILE, boardFiles, moduleFile } from '../firmware/build/board-files.ts';
import { storedBytes } from '../firmware/build/install.ts';
import { blobBytes } from '../wasm-core/bindings/load.ts';

export interface BoardParts {
  readonly board: Board;
  readonly systems: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Bytes of all files with their headers, and of the journal. */
  readonly usedBytes: number;
  readonly freeBytes: number;
}

const CPU = { 'cortex-m4': 'm4', 'cortex-m0plus': 'm0' } as const;

/** Everything that goes onto a board with these systems, packs as native code. */
export async function boardParts(board: Board, systems: readonly string[]): Promise<BoardParts> {
  const files = await boardFiles({ board, systems, packBytes: id => blobBytes(id, CPU[board.core]) });
  const stored = [...files.values()].reduce((sum, contents) => sum + storedBytes(contents), 0);
  return {
    board,
    systems,
    files,
    usedBytes: stored,
    freeBytes: board.storage.bytes - board.budgets.reserveBytes - stored,
  };
}

/** One line a file, then the sum against the board's Storage. */
export function budgetLines({ board, files, usedBytes, freeBytes }: BoardParts): string[] {
  const width = Math.max(...[...files.keys()].map(name => name.length));
  const lines = [...files].map(
    ([name, contents]) => `${name.padEnd(width)}  ${`${contents.length}`.padStart(7)} bytes`,
  );
  const room = board.storage.bytes - board.budgets.reserveBytes;
  return [...lines, `${board.title}: ${usedBytes} of ${room} bytes of Storage used, ${freeBytes} free`];
}

/** What is over a budget, a line each. */
export function overBudget({ board, systems, files, freeBytes }: BoardParts): string[] {
  const over: string[] = [];
  const hold = (file: string, most: number) => {
    const bytes = files.get(file)?.length ?? 0;
    if (bytes > most) over.push(`${file} has ${bytes} bytes, its budget on ${board.id} is ${most}`);
  };
  hold(APP_FILE, board.budgets.appBytes);
  for (const system of systems)
    hold(moduleFile(system), board.budgets.systemModuleBytes[system as keyof Board['budgets']['systemModuleBytes']]);
  if (freeBytes < 0) over.push(`${board.id}: ${-freeBytes} bytes of Storage too little`);
  return over;
}
