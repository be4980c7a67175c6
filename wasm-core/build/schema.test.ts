// The packed schema: what fits it, where lists stand, and that a description which breaks a limit is refused by name.
// Whether the core reads the schema as it was meant is tested with every procedure in bindings/.
import { describe, expect, it } from 'vitest';
import { boolean, choice, gives, givesList, integer, integers, list } from '../describe/description.ts';
import { ABSENT, FIELD_WORDS, GUARD, IMPOSSIBLE, LISTS, OUTPUT_WORDS, WINDOW_BYTES } from '../memory-map.ts';
import { packOf, procedureOf } from './made-up-for-tests.ts';
import { listAddresses, packNumber, packSchema } from './schema.ts';

const unpacked = (packed: number) => (packed >> 3) * 10 ** (packed & 7);
const schemaOf = (...fields: Parameters<typeof procedureOf>[1]) => packSchema(packOf(procedureOf('probe', fields)));

describe('a packed limit', () => {
  it('is the limit again when it is read', () => {
    const limits = [
      0, 1, -1, 4095, -4095, 4100, 10_000, -10_000, 100_000, 1_017, 409_500_000, -2_000_000_000, 2_147_000_000,
    ];
    for (const limit of limits) {
      const packed = packNumber(limit);
      expect(unpacked(packed)).toBe(limit);
      expect(packed).toBe((packed << 16) >> 16);
    }
  });

  it.each([4097, -4097, 40_951, 123_456_789])('of too many digits is refused: %i', limit => {
    expect(() => packNumber(limit)).toThrow(`the limit ${limit} does not fit the packed schema`);
  });

  it.each([2_147_483_647, 2_148_000_000, -2_148_000_000, 40_950_000_000, 0.5])(
    'that is no 32-bit figure, or means something else there, is refused: %i',
    limit => {
      expect(() => packNumber(limit)).toThrow('does not fit');
    },
  );

  it('leaves the words for absent and impossible outside of every domain', () => {
    expect(() => packNumber(ABSENT)).toThrow('does not fit');
    expect(() => packNumber(IMPOSSIBLE)).toThrow('does not fit');
  });
});

describe('fields of equal kind', () => {
  it('share one type', () => {
    const { types, stream } = schemaOf(integer('a', 1, 6), integer('b', 1, 6), integer('c', 1, 8));
    expect(stream).toEqual([0, 0, 1]);
    expect(types).toHaveLength(2 * 4);
  });

  it('differ by default, by being optional and by being words', () => {
    const { stream } = schemaOf(
      integer('a', 0, 2),
      integer('b', 0, 2, { optional: true }),
      integer('c', 0, 2, { fallback: 0 }),
      integer('d', 0, 2, { fallback: 1 }),
      choice('e', ['x', 'y', 'z']),
    );
    expect(new Set(stream).size).toBe(stream.length);
  });
});

describe('a condition between fields', () => {
  const kind = choice('kind', ['a', 'b', 'c']);
  const onlyB = { when: { field: 'kind', is: ['b'] } };

  it('is one mask for a run of fields that share it', () => {
    const { stream } = schemaOf(kind, integer('x', 0, 1, onlyB), integer('y', 0, 1, onlyB), integer('z', 0, 1));
    expect(stream).toEqual([0, GUARD, 0, 0b010, 2, 1, 1, 1]);
  });

  it('names every value for which the field counts', () => {
    const { stream } = schemaOf(kind, integer('x', 0, 1, { when: { field: 'kind', is: ['a', 'c'] } }));
    expect(stream).toEqual([0, GUARD, 0, 0b101, 1, 1]);
  });

  it('begins anew after a field that always counts', () => {
    const { stream } = schemaOf(kind, integer('x', 0, 1, onlyB), integer('y', 0, 1), integer('z', 0, 1, onlyB));
    expect(stream).toEqual([0, GUARD, 0, 2, 1, 1, 1, GUARD, 0, 2, 1, 1]);
  });

  it('may be a yes or no', () => {
    const { stream } = schemaOf(boolean('flag'), integer('x', 0, 1, { when: { field: 'flag', is: [true] } }));
    expect(stream).toEqual([0, GUARD, 0, 0b10, 1, 0]);
  });

  const many = Array.from({ length: 40 }, (_, i) => `word-${i}`);
  const whenOf = (field: string, ...is: (string | boolean)[]) => ({ when: { field, is } });
  it.each([
    ['on a field that does not exist', [integer('x', 0, 1, whenOf('nothing', 'b'))]],
    ['on a later field', [integer('x', 0, 1, onlyB), kind]],
    ['on itself', [choice('x', ['a', 'b'], whenOf('x', 'a'))]],
    ['on a word that its list lacks', [kind, integer('x', 0, 1, whenOf('kind', 'd'))]],
    ['on a number', [integer('kind', 0, 3), integer('x', 0, 1, whenOf('kind', '1'))]],
    ['on yes or no by a word', [boolean('kind'), integer('x', 0, 1, whenOf('kind', 'true'))]],
    ['on a word beyond the mask', [choice('kind', many), integer('x', 0, 1, whenOf('kind', 'word-8'))]],
    [
      'on a list of more words than a shift can tell apart',
      [choice('kind', many), integer('x', 0, 1, whenOf('kind', 'word-1'))],
    ],
    ['of a list', [kind, { ...list('x', integers(0, 1), 0, 3), when: { field: 'kind', is: ['b'] } }]],
  ])('is refused %s', (_, fields) => {
    expect(() => schemaOf(...fields)).toThrow(/^probe\.x/);
  });
});

describe('lists', () => {
  it('stand one after the other from the list area on, inputs first, each at a multiple of four', () => {
    const procedure = procedureOf(
      'probe',
      [integer('n', 0, 1), list('bytes', integers(-127, 127), 0, 5), list('shorts', integers(0, 128), 1, 3)],
      [givesList('words', integers(0, 40_000), 2), gives('sum'), givesList('flags', { kind: 'boolean' }, 9)],
    );
    expect(listAddresses(procedure)).toEqual({
      bytes: LISTS,
      shorts: LISTS + 8,
      words: LISTS + 16,
      flags: LISTS + 24,
    });
  });

  it('of an output get a name of their own where a list field has theirs', () => {
    const procedure = procedureOf(
      'probe',
      [list('a', integers(0, 1), 0, 3)],
      [givesList('a', integers(0, 300), 3), givesList('b', integers(0, 1), 3)],
    );
    expect(listAddresses(procedure)).toEqual({ a: LISTS, aOut: LISTS + 4, b: LISTS + 12 });
  });

  it('are refused when they do not fit the window, or share a name', () => {
    const room = WINDOW_BYTES - LISTS;
    const filling = (most: number) => procedureOf('probe', [list('a', integers(0, 1), 0, most)]);
    expect(listAddresses(filling(room))).toEqual({ a: LISTS });
    expect(() => listAddresses(filling(room + 1))).toThrow(/^probe: its lists take/);
    const twice = procedureOf('probe', [list('a', integers(0, 1), 0, 3), list('a', integers(0, 1), 0, 3)]);
    expect(() => listAddresses(twice)).toThrow('probe: two lists are called a');
  });
});

describe('a procedure that is too large', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, i) => integer(`f${i}`, 0, 1));
  const outputs = (count: number) => Array.from({ length: count }, (_, i) => gives(`o${i}`));

  it('is refused by name', () => {
    expect(() => packSchema(packOf(procedureOf('wide', fields(FIELD_WORDS), outputs(OUTPUT_WORDS))))).not.toThrow();
    expect(() => packSchema(packOf(procedureOf('wide', fields(FIELD_WORDS + 1))))).toThrow(
      /^wide has more than 22 fields/,
    );
    expect(() => packSchema(packOf(procedureOf('wide', [], outputs(OUTPUT_WORDS + 1))))).toThrow(
      /^wide has more than 17 outputs/,
    );
  });

  it('is refused with its pack when there are too many different limits', () => {
    const procedures = Array.from({ length: 20 }, (_, p) =>
      procedureOf(
        `p${p}`,
        Array.from({ length: 14 }, (_, f) => integer(`f${f}`, 0, p * 14 + f)),
      ),
    );
    expect(() => packSchema(packOf(...procedures))).toThrow(/^made-up: too many different limits/);
  });
});
