// The committed texts that follow from the descriptions: typed bindings and the procedure list.
import { PACKS } from '../systems/index.ts';
import { bindingsSource } from './bindings.ts';
import { manualOf } from './manual.ts';

/** Each text by its path below wasm-core. */
export function derivedTexts(): Map<string, string> {
  const texts = new Map(PACKS.map(pack => [`bindings/procedures/${pack.id}.ts`, bindingsSource(pack)]));
  texts.set('PROCEDURES.md', manualOf(PACKS));
  return texts;
}
