// Loads committed packs: checks length, hash and agreement with the descriptions before anything runs.
// Every fault is one line that names the pack, what is wrong and what to do.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packSchema } from '../build/schema.ts';
import type { PackDescription } from '../describe/description.ts';
import type { Cpu } from '../native/cpu.ts';
import { m0Engine } from '../native/engine/m0.ts';
import { PACKS } from '../systems/index.ts';
import { Dice } from './dice.ts';
import { Odds } from './odds.ts';
import { type Engine, Pack } from './pack.ts';
import { wasmEngine } from './wasm-engine.ts';

export { wasmEngine } from './wasm-engine.ts';

export const PACK_FOLDER = fileURLToPath(new URL('../packs', import.meta.url));

/** What is committed beside each pack. */
export interface PackRecord {
  readonly bytes: number;
  readonly sha256: string;
  /** SHA-256 of the packed schema and names that the pack was built from; empty for the packs of the dice. */
  readonly description: string;
  readonly codeBytes: number;
  readonly dataBytes: number;
  readonly windowBytes: number;
  /** Bytes of constants above the window, the zeros that the wasm leaves out included. */
  readonly constantBytes: number;
  /** Native twins; none if they could not be built when the pack last changed. */
  readonly native?: Readonly<Record<Cpu, BlobRecord>>;
}

/** A native twin as committed: `<id>.<cpu>.bin`. */
export interface BlobRecord {
  readonly bytes: number;
  readonly sha256: string;
  readonly codeBytes: number;
  readonly constantBytes: number;
  /** SHA-256 of the wasm that it was built from. */
  readonly wasm: string;
}

export type PackRecords = Readonly<Record<string, PackRecord>>;

export const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');

/** Fingerprint of what host and core must agree on: order of procedures and fields, domains, outputs. */
export function descriptionHash(pack: PackDescription): string {
  const procedures = pack.parts.flatMap(part =>
    part.procedures.map(({ id, fields, outputs }) => [
      id,
      fields.map(({ name, type, when }) => [name, type, when]),
      outputs.map(({ name, type }) => [name, type]),
    ]),
  );
  return sha256(JSON.stringify([packSchema(pack), procedures]));
}

/** The record file of all packs. */
export function packRecords(folder = PACK_FOLDER): PackRecords {
  try {
    return JSON.parse(readFileSync(`${folder}/packs.json`, 'utf8')) as PackRecords;
  } catch (error) {
    throw new Error(`${folder}/packs.json can't be read (${(error as Error).message}); build it with: npm run packs`);
  }
}

const REBUILD = 'build it with: npm run packs';

function recordOf(id: string, folder: string): PackRecord {
  const record = packRecords(folder)[id];
  if (!record) throw new Error(`pack ${id} is not in ${folder}/packs.json; ${REBUILD}`);
  return record;
}

function verified(what: string, file: string, record: { readonly bytes: number; readonly sha256: string }): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new Error(`${what} is missing: ${file}; ${REBUILD}`);
  }
  if (bytes.length !== record.bytes) {
    throw new Error(`${what} is damaged: ${file} has ${bytes.length} bytes, ${record.bytes} expected; ${REBUILD}`);
  }
  if (sha256(bytes) !== record.sha256)
    throw new Error(`${what} is damaged: ${file} does not match its SHA-256; ${REBUILD}`);
  return bytes;
}

/** The verified bytes of a pack. */
export function packBytes(id: string, folder = PACK_FOLDER): Uint8Array {
  return verified(`pack ${id}`, `${folder}/${id}.wasm`, recordOf(id, folder));
}

/** The verified bytes of a pack's native twin for a processor. Throws one line if it is missing, damaged or older than the pack. */
export function blobBytes(id: string, cpu: Cpu, folder = PACK_FOLDER): Uint8Array {
  const { native, sha256: wasm } = recordOf(id, folder);
  const what = `the native twin ${cpu} of pack ${id}`;
  if (native?.[cpu]?.wasm !== wasm) throw new Error(`${what} was not built from this pack; ${REBUILD}`);
  return verified(what, `${folder}/${id}.${cpu}.bin`, native[cpu]);
}

export interface LoadOptions {
  readonly folder?: string;
  /** `wasm` in V8 (the default), or `thumb`: the native twin for ARMv6-M in an emulated Cortex-M0+. */
  readonly engine?: 'wasm' | 'thumb';
}

/** The engine of a pack, with a window of its own. Throws one line for a missing, damaged or outdated pack. */
export function packEngine(id: string, { folder = PACK_FOLDER, engine = 'wasm' }: LoadOptions = {}): Engine {
  const { windowBytes } = recordOf(id, folder);
  return engine === 'wasm'
    ? wasmEngine(packBytes(id, folder), windowBytes)
    : m0Engine(blobBytes(id, 'm0', folder), windowBytes);
}

const loaded = new Map<string, Pack>();

/** The pack of that id, loaded once. Throws one line for a missing, damaged or outdated pack. */
export function loadPack(id: string, options: LoadOptions = {}): Pack {
  const { folder = PACK_FOLDER, engine = 'wasm' } = options;
  const key = `${engine} ${id}`;
  const known = folder === PACK_FOLDER ? loaded.get(key) : undefined;
  if (known) return known;
  const description = PACKS.find(pack => pack.id === id);
  if (!description) throw new Error(`there is no rule pack ${id}; known: ${PACKS.map(pack => pack.id).join(', ')}`);
  const pack = new Pack(description, packEngine(id, options));
  if (packRecords(folder)[id]?.description !== descriptionHash(description)) {
    throw new Error(`pack ${id} was built from another description than this one; ${REBUILD}`);
  }
  if (folder === PACK_FOLDER) loaded.set(key, pack);
  return pack;
}

/** A dice pack with a generator of its own, not yet seeded. */
export function loadDice(options: LoadOptions = {}): Dice {
  return new Dice(packEngine('dice', options));
}

/** An odds pack. */
export function loadOdds(options: LoadOptions = {}): Odds {
  return new Odds(packEngine('odds', options));
}

/** The pack that has a procedure with this full id (`system.procedure`), and the id within it. */
export function findProcedure(fullId: string, options: LoadOptions = {}): { pack: Pack; id: string } | undefined {
  const [system, id, ...rest] = fullId.split('.');
  if (id === undefined || rest.length > 0) return undefined;
  for (const description of PACKS) {
    if (description.system !== system) continue;
    if (description.parts.some(part => part.procedures.some(procedure => procedure.id === id)))
      return { pack: loadPack(description.id, options), id };
  }
  return undefined;
}
