// Made-up packs and modules for tests: what no real rule system happens to need must work, or be refused, too.
// Compiles them with the very compiler settings and runtime of the real packs.

import { wasmEngine } from '../bindings/load.ts';
import { type Engine, Pack } from '../bindings/pack.ts';
import {
  boolean,
  choice,
  type Field,
  integer,
  integers,
  list,
  type Output,
  type PackDescription,
  type Procedure,
} from '../describe/description.ts';
import { WINDOW_BYTES } from '../memory-map.ts';
import { compile } from './compile.ts';
import { packSource } from './source.ts';

/** A procedure with these fields and outputs. */
export function procedureOf(id: string, fields: readonly Field[], outputs: readonly Output[] = []): Procedure {
  return { id, title: id, group: 'made up', use: 'fight', fields, outputs };
}

/** A pack of these procedures, whose rules would stand in the file `made`. */
export function packOf(...procedures: Procedure[]): PackDescription {
  return {
    id: 'made-up',
    system: 'made',
    title: 'made up',
    parts: [{ file: 'made', procedures }],
    tables: [],
    grids: [],
    constants: {},
    vocabularies: {},
  };
}

/** Compiles a made-up pack with these rules and the checks of its fields (AssemblyScript). */
export async function compiledPack(
  description: PackDescription,
  rules: string,
  checks = '',
): Promise<{ pack: Pack; engine: Engine }> {
  const { generated, entry } = packSource(description, 'systems/made/rules');
  const texts = new Map([
    ['generated.ts', generated],
    ['pack.ts', entry],
    ['systems/made/rules/made.ts', rules],
    ['systems/made/rules/checks.ts', checks],
  ]);
  const engine = wasmEngine(await compile('pack.ts', WINDOW_BYTES, texts), WINDOW_BYTES);
  return { pack: new Pack(description, engine), engine };
}

const when = (field: string, ...is: (string | boolean)[]) => ({ when: { field, is } });
/** Fields that count only under conditions, between others that always do, with lists before and after them. */
export const MIXED_FIELDS: readonly Field[] = [
  choice('kind', ['plain', 'sharp', 'heavy'], { fallback: 'plain' }),
  list('before', integers(0, 9), 1, 3),
  integer('edge', 1, 5, when('kind', 'sharp')),
  integer('length', 1, 500, { ...when('kind', 'sharp'), fallback: 100 }),
  integer('weight', 10, 20, when('kind', 'sharp', 'heavy')),
  boolean('thrown'),
  integer('distance', 0, 50, when('thrown', true)),
  integer('always', -3, 3, { fallback: -2 }),
  list('after', integers(0, 9), 1, 3),
];
