// Made-up packs and modules for tests: what no real rule system happens to need must work, or be refused, too.
// Compiles them with the very compiler settings and runtime of the real packs.

import { wasmEngine } from '../bindings/load.ts';
import { type Engine, Pack } from '../bindings/pack.ts';
import type { Field, Output, PackDescription, Procedure } from '../describe/description.ts';
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

/** Compiles a made-up pack with these rules (AssemblyScript). */
export async function compiledPack(
  description: PackDescription,
  rules: string,
): Promise<{ pack: Pack; engine: Engine }> {
  const { generated, entry } = packSource(description, 'systems/made/rules');
  const texts = new Map([
    ['generated.ts', generated],
    ['pack.ts', entry],
    ['systems/made/rules/made.ts', rules],
  ]);
  const engine = wasmEngine(await compile('pack.ts', WINDOW_BYTES, texts), WINDOW_BYTES);
  return { pack: new Pack(description, engine), engine };
}
