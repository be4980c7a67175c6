// What goes into a board's Storage: boot file, app, system modules, packs, label files and the list of what is installed.
// The simulator and the installer are given the same files, but for the packs: V8 runs wasm, a board runs native code.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import type { Board } from '../../boards/schema.ts';
import { labelFile } from '../../wasm-core/build/labels.ts';
import { listAddresses } from '../../wasm-core/build/schema.ts';
import { type PackDescription, proceduresOf } from '../../wasm-core/describe/description.ts';
import { OUTPUT_WORD } from '../../wasm-core/memory-map.ts';
import { PACKS } from '../../wasm-core/systems/index.ts';
import { unpackerBytes } from '../packing/native.ts';
import { codeOf } from './app-code.ts';
import { bootCode } from './boot.ts';
import {
  APP_FILE,
  BOOT_FILE,
  FONT_FILE,
  INSTALLED_FILE,
  labelsFile,
  moduleFile,
  OVERLAY_FILE,
  packFile,
  UNPACKER_FILE,
} from './file-names.ts';
import { FONT_NAME, fontFile } from './font-file.ts';
import { storedBytes } from './storage-image.ts';

export * from './file-names.ts';

/** Format of the list of what is installed; the firmware reads no other. */
const INSTALLED_FORMAT = 1;

/** Systems that have a module for the tracker. */
const MODULES: Readonly<Record<string, string>> = {
  blows: '../systems/blows/module.ts',
  d6rounds: '../systems/d6rounds/module.ts',
  phasemelee: '../systems/phasemelee/module.ts',
  strikerank: '../systems/strikerank/module.ts',
  phasescreen: '../systems/phasescreen/module.ts',
};

/** Packs that have a module for Look up, in a file by their own id. */
const LOOKUPS: Readonly<Record<string, string>> = {
  'strikerank-campaign': '../systems/strikerank/professions.ts',
};

/** Native code by core. */
export const CPU = { 'cortex-m4': 'm4', 'cortex-m0plus': 'm0' } as const;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Version of the firmware. */
export function version(): string {
  return (JSON.parse(readFileSync(path('../../package.json'), 'utf8')) as { version: string }).version;
}

/** Numbers of a pack's procedures, fields, outputs and lists by their full names. */
function coreDefines(pack: PackDescription): Record<string, string> {
  const defines: Record<string, string> = {};
  for (const [number, procedure] of proceduresOf(pack).entries()) {
    const name = `CORE.${procedure.id}`;
    defines[`${name}.number`] = `${number}`;
    for (const [k, field] of procedure.fields.entries()) defines[`${name}.in.${field.name}`] = `${k}`;
    for (const [k, output] of procedure.outputs.entries()) defines[`${name}.out.${output.name}`] = `${OUTPUT_WORD + k}`;
    for (const [list, address] of Object.entries(listAddresses(procedure)))
      defines[`${name}.at.${list}`] = `${address}`;
  }
  for (const [constant, value] of Object.entries(pack.constants)) defines[`CONSTANT.${constant}`] = `${value}`;
  return defines;
}

/** The same of all packs of a system: no two of them have a procedure in common. */
function systemDefines(system: string): Record<string, string> {
  return Object.assign({}, ...PACKS.filter(pack => pack.system === system).map(coreDefines));
}

/** Packs of the chosen systems, or those chosen by their own id, in the order in which people see them. */
export function packsOf(systems: readonly string[]): PackDescription[] {
  const known = [...new Set(PACKS.flatMap(pack => [pack.system, pack.id]))];
  const unknown = systems.find(system => !known.includes(system));
  if (unknown !== undefined) throw new Error(`there is no system "${unknown}"; known: ${known.join(', ')}`);
  return [...new Set(systems.flatMap(name => PACKS.filter(({ system, id }) => system === name || id === name)))];
}

export interface BoardFilesOptions {
  readonly board: Board;
  /** Systems to carry, or packs by their own id; at least none. */
  readonly systems: readonly string[];
  /** Contents of a pack's file. */
  readonly packBytes: (id: string) => Uint8Array;
}

/** Sums of files have up to so many digits more than those of the stand-ins that room is reckoned with. */
const DIGITS = 48;

/** All files of a board in the order in which they are installed: the list of what is installed, and last those that start the app. */
function withStart(
  board: Board,
  packs: readonly PackDescription[],
  parts: ReadonlyMap<string, Uint8Array>,
  app: Uint8Array,
  overlays: Uint8Array | undefined,
): Map<string, Uint8Array> {
  const text = new TextEncoder();
  const files = new Map(parts);
  const installed = {
    format: INSTALLED_FORMAT,
    packs: packs.map(({ id, system, title }) => ({ id, system, title })),
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes.length, crc32(bytes)]])),
  };
  files.set(INSTALLED_FILE, text.encode(JSON.stringify(installed)));
  const needed = new Map<string, Uint8Array>();
  // A large board can say on its screen what is missing, whatever it is.
  if (overlays) {
    needed.set(OVERLAY_FILE, overlays);
    for (const name of [packFile('screen'), FONT_FILE]) {
      const bytes = files.get(name);
      if (bytes) needed.set(name, bytes);
    }
  }
  for (const [name, bytes] of needed) files.set(name, bytes);
  files.set(APP_FILE, app);
  // The boot file last: a device without it starts nothing half-installed.
  files.set(BOOT_FILE, text.encode(bootCode(board, app, needed)));
  return files;
}

/** Bytes of Storage for the app and its overlays beside these files. */
function roomFor(board: Board, packs: readonly PackDescription[], files: ReadonlyMap<string, Uint8Array>): number {
  const { storage, budgets } = board;
  const nothing = new Uint8Array(0);
  const others = withStart(board, packs, files, nothing, board.overlays ? nothing : undefined);
  const taken = [...others.values()].reduce((sum, bytes) => sum + storedBytes(bytes), DIGITS);
  return storage.bytes - budgets.reserveBytes - budgets.journalBytes - taken;
}

/** All files of a board by name. Throws an error that names what does not fit the dialect or the descriptions. */
export async function boardFiles(options: BoardFilesOptions): Promise<Map<string, Uint8Array>> {
  return (await boardBuild(options)).files;
}

/** Files of a board, and what each of its overlays takes in theirs. */
export interface BoardBuild {
  readonly files: Map<string, Uint8Array>;
  readonly overlays: Readonly<Record<string, number>>;
}

/** The same files, with the sizes of overlays. */
export async function boardBuild({ board, systems, packBytes }: BoardFilesOptions): Promise<BoardBuild> {
  const packs = packsOf(systems);
  const files = new Map<string, Uint8Array>();
  const modules = new Map(
    packs
      .filter(pack => MODULES[pack.system] && !board.leavesOut?.includes('fight'))
      .map(pack => [pack.system, { source: MODULES[pack.system]!, define: systemDefines(pack.system) }] as const),
  );
  for (const { id, system } of packs) {
    const source = LOOKUPS[id];
    if (source) modules.set(id, { source, define: systemDefines(system) });
  }
  files.set(packFile('dice'), packBytes('dice'));
  if (!board.leavesOut?.includes('odds')) files.set(packFile('odds'), packBytes('odds'));
  for (const pack of packs) {
    files.set(packFile(pack.id), packBytes(pack.id));
    files.set(labelsFile(pack.id), labelFile(pack));
  }
  // Where the firmware drives the panel it has its own way to draw, with a font of its own or ours.
  const drawsItself = board.display.driver === 'pixl';
  if (!drawsItself) files.set(packFile('screen'), packBytes('screen'));
  if (!drawsItself || !board.fonts.includes(FONT_NAME)) files.set(FONT_FILE, fontFile());
  if (board.overlays) files.set(UNPACKER_FILE, unpackerBytes(CPU[board.core]));
  const code = await codeOf({ board, version: version(), modules, room: roomFor(board, packs, files) });
  for (const [system, module] of code.modules) files.set(moduleFile(system), module);
  return {
    files: withStart(board, packs, files, code.app, code.overlays?.file),
    overlays: code.overlays?.bytes ?? {},
  };
}
