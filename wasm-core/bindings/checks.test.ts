// Fields whose limit depends on earlier ones, in a made-up procedure: such a check blames its field in that field's own place.
import { describe, expect, it } from 'vitest';
import { compiledPack, packOf, procedureOf } from '../build/made-up-for-tests.ts';
import { packSchema } from '../build/schema.ts';
import { choice, gives, integer } from '../describe/description.ts';
import { ABSENT, DESCRIBE, OUTPUT_WORD } from '../memory-map.ts';

const check = (name: string) => ({ check: { name, limit: 'as many as there are' } });
const FIELDS = [
  choice('kind', ['long', 'short']),
  integer('length', 0, 40, { fallback: 0, ...check('lengthMissing') }),
  integer('all', 0, 20),
  integer('some', 0, 20, check('tooMany')),
  choice('last', ['a', 'b']),
];
const RULES = `
import { CountIn, CountOut } from '../../../generated';
import { field, output } from '../../../runtime/window';
export function count(): void {
  output(CountOut.rest, field(CountIn.all) - field(CountIn.some));
}
`;
const CHECKS = `
import { CountIn } from '../../../generated';
import { field } from '../../../runtime/window';
export function tooMany(): bool {
  return field(CountIn.some) > field(CountIn.all);
}
export function lengthMissing(): bool {
  return field(CountIn.kind) === 0 && field(CountIn.length) === 0;
}
`;
const description = { ...packOf(procedureOf('count', FIELDS, [gives('rest')])), checks: 'checks' };
const { pack, engine } = await compiledPack(description, RULES, CHECKS);
const count = (input: Record<string, unknown>) =>
  pack.call('count', { kind: 'short', all: 5, some: 3, last: 'a', ...input }).out;
const range = (field: string) => ({ error: 'range', field });

describe('a limit that depends on earlier fields', () => {
  it('lets pass what keeps it', () => {
    expect(count({})).toEqual({ rest: 2 });
    expect(count({ some: 5 })).toEqual({ rest: 0 });
    expect(count({ kind: 'long', length: 1 })).toEqual({ rest: 2 });
  });

  it('blames its field before later ones and after earlier ones', () => {
    expect(count({ some: 6 })).toEqual(range('some'));
    expect(count({ some: 6, last: 'c' })).toEqual(range('some'));
    expect(count({ all: 21, some: 6 })).toEqual(range('all'));
    expect(count({ kind: 'long', all: 21 })).toEqual(range('length'));
    expect(count({ some: 3, last: 'c' })).toEqual({ error: 'enum', field: 'last' });
  });

  it('also holds for a default', () => {
    expect(count({ kind: 'long' })).toEqual(range('length'));
  });

  it('comes on top of the limits of the field itself', () => {
    for (const some of [-1, 21, 1.5, undefined]) expect(count({ some })).toEqual(range('some'));
  });

  it('leaves the description of the fields as it is', () => {
    const view = new DataView(engine.window.buffer, engine.window.byteOffset);
    const described = FIELDS.map((_, k) => {
      engine.run(DESCRIBE, k, 0);
      return [1, 2, 3, 7].map(word => view.getInt32(4 * (OUTPUT_WORD + word), true));
    });
    expect(described).toEqual([
      [0, 1, ABSENT, -1],
      [0, 40, 0, -1],
      [0, 20, ABSENT, -1],
      [0, 20, ABSENT, -1],
      [0, 1, ABSENT, -1],
    ]);
  });
});

describe('a description with such a limit', () => {
  it('is refused where nothing says which file has the checks', () => {
    expect(() => packSchema({ ...description, checks: undefined } as never)).toThrow('no file is named for its checks');
  });

  it('is refused where the field counts only under a condition', () => {
    const guarded = integer('some', 0, 9, { when: { field: 'kind', is: ['long'] }, ...check('tooMany') });
    const broken = packOf(procedureOf('count', [FIELDS[0]!, guarded]));
    expect(() => packSchema({ ...broken, checks: 'checks' })).toThrow(/^count\.some/);
  });
});
