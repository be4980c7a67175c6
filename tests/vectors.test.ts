// Every vector of every file in tests/vectors: inputs and outcomes that were worked out independently of the core.
// A failing vector is listed by its id, with what was expected and what came out.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readVectors, runVectors } from '../host-sim/cli/commands/vectors.ts';
import { proceduresOf } from '../wasm-core/describe/description.ts';
import { PACKS } from '../wasm-core/systems/index.ts';

const folder = fileURLToPath(new URL('vectors', import.meta.url));
const files = readdirSync(folder).filter(name => name.endsWith('.json'));
const all = files.flatMap(name => readVectors(`${folder}/${name}`));

describe('vectors', () => {
  it.each(files)('of %s come out as they should', name => {
    const vectors = readVectors(`${folder}/${name}`);
    expect(vectors.length).toBeGreaterThan(0);
    expect(runVectors(vectors)).toEqual([]);
  });

  it('have an id each within their procedure', () => {
    const ids = all.map(({ proc, id }) => `${proc} ${id}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('cover every procedure, with an outcome and with an error', () => {
    for (const pack of PACKS) {
      for (const { id, fields } of proceduresOf(pack)) {
        const mine = all.filter(({ proc }) => proc === `${pack.system}.${id}`);
        expect(
          mine.some(({ out }) => !('error' in out)),
          `${id}: outcome`,
        ).toBe(true);
        if (fields.length > 0)
          expect(
            mine.some(({ out }) => 'error' in out),
            `${id}: error`,
          ).toBe(true);
      }
    }
  });
});
