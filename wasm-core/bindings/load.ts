// Loads committed packs: checks length, hash and agreement with the descriptions before anything runs.
// Every fault is one line that names the pack, what is wrong and what to do.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packSchema } from '../build/schema.ts';
import type { PackDescription } from '../describe/description.ts';
import { DICE_WINDOW_BYTES } from '../dice/dice-map.ts';
import { WINDOW_BYTES } from '../memory-map.ts';
import { PACKS } from '../systems/index.ts';
import { Dice } from './dice.ts';
import { type Engine, Pack } from './pack.ts';

export const PACK_FOLDER = fileURLToPath(new URL('../packs', import.meta.url));

/** What is committed beside each pack. */
export interface PackRecord {
  readonly bytes: number;
  readonly sha256: string;
  /** SHA-256 of the packed schema and names that the pack was built from; empty for the dice pack. */
  readonly description: string;
  readonly codeBytes: number;
  readonly dataBytes: number;
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

/** The verified bytes of a pack. */
export function packBytes(id: string, folder = PACK_FOLDER): Uint8Array {
  const record = packRecords(folder)[id];
  if (!record) throw new Error(`there is no pack ${id}; known: ${Object.keys(packRecords(folder)).join(', ')}`);
  const file = `${folder}/${id}.wasm`;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new Error(`pack ${id} is missing: ${file}; build it with: npm run packs`);
  }
  if (bytes.length !== record.bytes) {
    throw new Error(
      `pack ${id} is damaged: ${file} has ${bytes.length} bytes, ${record.bytes} expected; build it with: npm run packs`,
    );
  }
  if (sha256(bytes) !== record.sha256)
    throw new Error(`pack ${id} is damaged: ${file} does not match its SHA-256; build it with: npm run packs`);
  return bytes;
}

/** A pack's wasm in V8, with a memory of its own. */
export function wasmEngine(bytes: Uint8Array, windowBytes: number): Engine {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  const { memory, run } = instance.exports as { memory: WebAssembly.Memory; run: Engine['run'] };
  return { window: new Uint8Array(memory.buffer, 0, windowBytes), run };
}

const loaded = new Map<string, Pack>();

/** The pack of that id, loaded once. Throws one line for a missing, damaged or outdated pack. */
export function loadPack(id: string, folder = PACK_FOLDER): Pack {
  const known = folder === PACK_FOLDER ? loaded.get(id) : undefined;
  if (known) return known;
  const description = PACKS.find(pack => pack.id === id);
  if (!description) throw new Error(`there is no rule pack ${id}; known: ${PACKS.map(pack => pack.id).join(', ')}`);
  const bytes = packBytes(id, folder);
  if (packRecords(folder)[id]?.description !== descriptionHash(description)) {
    throw new Error(`pack ${id} was built from another description than this one; build it with: npm run packs`);
  }
  const pack = new Pack(description, wasmEngine(bytes, WINDOW_BYTES));
  if (folder === PACK_FOLDER) loaded.set(id, pack);
  return pack;
}

/** A dice pack with a generator of its own, not yet seeded. */
export function loadDice(folder = PACK_FOLDER): Dice {
  return new Dice(wasmEngine(packBytes('dice', folder), DICE_WINDOW_BYTES));
}

/** The pack that has a procedure with this full id (`system.procedure`), and the id within it. */
export function findProcedure(fullId: string): { pack: Pack; id: string } | undefined {
  const [system = '', id = ''] = fullId.split('.', 2);
  for (const description of PACKS) {
    if (description.system !== system) continue;
    if (description.parts.some(part => part.procedures.some(procedure => procedure.id === id)))
      return { pack: loadPack(description.id), id };
  }
  return undefined;
}
