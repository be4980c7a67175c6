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
import { boardDefines } from './board-defines.ts';
import { bootCode } from './boot.ts';
import { bundle } from './bundle.ts';
import { APP_FILE, BOOT_FILE, INSTALLED_FILE, labelsFile, moduleFile, packFile } from './file-names.ts';

export * from './file-names.ts';

/** Format of the list of what is installed; the firmware reads no other. */
const INSTALLED_FORMAT = 1;

/** Systems that have a module for the tracker. */
const MODULES: Readonly<Record<string, string>> = {
  blows: '../systems/blows/module.ts',
  d6rounds: '../systems/d6rounds/module.ts',
  phasemelee: '../systems/phasemelee/module.ts',
};

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

/** All files of a board by name. Throws an error that names what does not fit the dialect or the descriptions. */
export async function boardFiles({ board, systems, packBytes }: BoardFilesOptions): Promise<Map<string, Uint8Array>> {
  const packs = packsOf(systems);
  const text = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  const app = await bundle(path('../app/main.ts'), {
    format: 'app',
    minify: true,
    define: { ...boardDefines(board), VERSION: JSON.stringify(version()) },
    shortNames: {},
  });
  files.set(packFile('dice'), packBytes('dice'));
  for (const pack of packs) {
    files.set(packFile(pack.id), packBytes(pack.id));
    files.set(labelsFile(pack.id), labelFile(pack));
    const module = MODULES[pack.system];
    if (!module || files.has(moduleFile(pack.system))) continue;
    const { shortNames } = app;
    const { code } = await bundle(path(module), {
      format: 'module',
      minify: true,
      define: { ...systemDefines(pack.system), ...boardDefines(board) },
      shortNames,
    });
    files.set(moduleFile(pack.system), text.encode(code));
  }
  const installed = {
    format: INSTALLED_FORMAT,
    packs: packs.map(({ id, system, title }) => ({ id, system, title })),
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes.length, crc32(bytes)]])),
  };
  files.set(INSTALLED_FILE, text.encode(JSON.stringify(installed)));
  const code = text.encode(app.code);
  files.set(APP_FILE, code);
  // The boot file last: a device without it starts nothing half-installed.
  files.set(BOOT_FILE, text.encode(bootCode(board, code)));
  return files;
}
