// What a board carries, part by part in bytes of Storage, against its budgets.

import type { Board, BytesByPack } from '../boards/schema.ts';
import {
  APP_FILE,
  boardBuild,
  CPU,
  labelsFile,
  moduleFile,
  OVERLAY_FILE,
  packFile,
  packsOf,
} from '../firmware/build/board-files.ts';
import { storedBytes } from '../firmware/build/storage-image.ts';
import { blobBytes, packRecords } from '../wasm-core/bindings/load.ts';
import { CORE_PACKS } from '../wasm-core/dice/core-packs.ts';

export interface BoardParts {
  readonly board: Board;
  readonly systems: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Bytes of each overlay in their file. */
  readonly overlays: Readonly<Record<string, number>>;
  /** Bytes of all files with their headers, and of the journal. */
  readonly usedBytes: number;
  /** Bytes that may still be used; those kept in reserve are not among them. Negative where room is short. */
  readonly freeBytes: number;
}

/** Everything that goes onto a board with these systems, packs as native code. */
export async function boardParts(board: Board, systems: readonly string[]): Promise<BoardParts> {
  const { files, overlays } = await boardBuild({ board, systems, packBytes: id => blobBytes(id, CPU[board.core]) });
  const { journalBytes, reserveBytes } = board.budgets;
  const usedBytes = [...files.values()].reduce((sum, contents) => sum + storedBytes(contents), journalBytes);
  return { board, systems, files, overlays, usedBytes, freeBytes: board.storage.bytes - reserveBytes - usedBytes };
}

/** One line a part, then the sum against the board's Storage. */
export function budgetLines({ board, files, overlays, usedBytes, freeBytes }: BoardParts): string[] {
  const parts: [string, number][] = [...files].flatMap(([name, contents]) => [
    [name, contents.length] as [string, number],
    ...(name === OVERLAY_FILE
      ? Object.entries(overlays).map(([id, bytes]): [string, number] => [`  ${id}`, bytes])
      : []),
  ]);
  parts.push(['journal', board.budgets.journalBytes]);
  const width = Math.max(...parts.map(([name]) => name.length));
  const lines = parts.map(([name, bytes]) => `${name.padEnd(width)}  ${`${bytes}`.padStart(7)} bytes`);
  const room = board.storage.bytes - board.budgets.reserveBytes;
  const free = freeBytes < 0 ? `${-freeBytes} too many` : `${freeBytes} free`;
  return [...lines, `${board.title}: ${usedBytes} of ${room} bytes of Storage used, ${free}`];
}

/** What is over a budget, a line each: part, bytes, budget. */
export function overBudget({ board, systems, files, usedBytes, freeBytes }: BoardParts): string[] {
  const { budgets, storage } = board;
  const over: string[] = [];
  const hold = (part: string, bytes: number, most: number) => {
    if (bytes > most) over.push(`${part} has ${bytes} bytes, its budget on ${board.id} is ${most}`);
  };
  const holdFile = (file: string, most: number) => hold(file, files.get(file)?.length ?? 0, most);
  const ofPack = (bytes: BytesByPack, id: string) => bytes[id] ?? bytes.other;
  const records = packRecords();
  const packs = packsOf(systems);
  holdFile(APP_FILE, budgets.appBytes);
  for (const system of new Set(packs.map(pack => pack.system)))
    holdFile(moduleFile(system), budgets.systemModuleBytes[system as keyof Board['budgets']['systemModuleBytes']]);
  for (const id of [...CORE_PACKS, ...packs].map(pack => pack.id)) {
    holdFile(packFile(id), ofPack(budgets.packBytes, id));
    // The window of the screen pack is the picture, which every board keeps somewhere.
    if (files.has(packFile(id)) && id !== 'screen')
      hold(`the window of ${packFile(id)}`, records[id]?.windowBytes ?? 0, budgets.windowBytes);
  }
  for (const { id } of packs) holdFile(labelsFile(id), ofPack(budgets.labelBytes, id));
  if (freeBytes < 0)
    over.push(
      `all parts with the journal have ${usedBytes} bytes, Storage of ${board.id} has room for ${storage.bytes - budgets.reserveBytes}`,
    );
  return over;
}
