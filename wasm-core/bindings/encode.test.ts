// Values on their way into the core and out of it: a made-up procedure echoes every kind of field.
// What no field can take must arrive as impossible, never as another valid figure.
import { describe, expect, it } from 'vitest';
import { compiledPack, packOf, procedureOf } from '../build/made-up-for-tests.ts';
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  integers,
  list,
} from '../describe/description.ts';

const WORDS = ['none', 'some', 'long-word'];
const LARGE = 2_000_000_000;
const ECHO_FIELDS = [
  integer('n', -LARGE, LARGE),
  boolean('flag', { fallback: true }),
  choice('word', WORDS, { fallback: 'some' }),
  integer('maybe', -5, 5, { optional: true }),
  integer('usual', -5, 5, { fallback: -3 }),
  list('bytes', integers(-127, 127), 0, 4, { optional: true }),
  list('shorts', integers(-32_700, 32_700), 0, 4, { optional: true }),
  list('ints', integers(-LARGE, LARGE), 1, 4, { optional: true }),
  list('flags', { kind: 'boolean' }, 0, 4, { optional: true }),
  list('words', { kind: 'enum', words: WORDS }, 0, 4, { optional: true }),
];
const LISTS = ['bytes', 'shorts', 'ints', 'flags', 'words'] as const;
/** Bytes of four elements. */
const ROOM = { bytes: 4, shorts: 8, ints: 16, flags: 4, words: 4 };
const OUTPUTS = [
  gives('n'),
  givesBoolean('flag'),
  givesChoice('word', WORDS),
  gives('maybe'),
  gives('usual'),
  givesList('bytesOut', integers(-127, 127), 4),
  givesList('shortsOut', integers(-32_700, 32_700), 4),
  givesList('intsOut', integers(-LARGE, LARGE), 4),
  givesList('flagsOut', { kind: 'boolean' }, 4),
  givesList('wordsOut', { kind: 'enum', words: WORDS }, 4),
];
const echoed = ({ name }: { name: string }) => `output(EchoOut.${name}, field(EchoIn.${name}));`;
const RULES = `
import { EchoAt, EchoIn, EchoOut } from '../../../generated';
import { byteAt, field, isAbsent, output, setByte } from '../../../runtime/window';
function copy(from: i32, to: i32, bytes: i32): void {
  for (let i = 0; i < bytes; i++) setByte(to + i, byteAt(from + i));
}
export function echo(): void {
  ${ECHO_FIELDS.slice(0, 5).map(echoed).join('\n  ')}
  ${LISTS.map(
    name => `output(EchoOut.${name}Out, field(EchoIn.${name}));
  if (!isAbsent(EchoIn.${name})) copy(EchoAt.${name}, EchoAt.${name}Out, ${ROOM[name]});`,
  ).join('\n  ')}
}
`;

const { pack } = await compiledPack(packOf(procedureOf('echo', ECHO_FIELDS, OUTPUTS)), RULES);
const echo = (input: Record<string, unknown>) => pack.call('echo', { n: 0, ...input }).out;
const USUAL = { n: 0, flag: true, word: 'some', usual: -3 };

describe('a figure', () => {
  it.each([0, 1, -1, LARGE, -LARGE, 4095, 65_536])('comes back as it went in: %i', n => {
    expect(echo({ n })).toEqual({ ...USUAL, n });
  });

  it('of -0 is 0, and 5.0 is 5', () => {
    expect(echo({ n: -0 })).toEqual(USUAL);
    expect(echo({ n: 5.0 })).toEqual({ ...USUAL, n: 5 });
  });

  it.each([
    ['a boolean', true],
    ['a string', '3'],
    ['a fraction', 2.5],
    ['null', null],
    ['a list', [3]],
    ['nothing', undefined],
    ['one above the domain', LARGE + 1],
    ['the word for impossible', 2 ** 31 - 1],
    ['the word for absent', -(2 ** 31)],
    ['a figure that wraps to 5', 2 ** 32 + 5],
    ['a figure that wraps to -5', -(2 ** 32) - 5],
    ['beyond all integers', 1e300],
    ['no number', Number.NaN],
  ])('can not be %s', (_, n) => {
    expect(echo({ n })).toEqual({ error: 'range', field: 'n' });
  });
});

describe('a field that may be left out', () => {
  it('takes its default, or stays absent', () => {
    expect(echo({})).toEqual(USUAL);
    expect(echo({ maybe: 0, usual: 0, flag: false, word: 'none' })).toEqual({
      n: 0,
      flag: false,
      word: 'none',
      maybe: 0,
      usual: 0,
    });
  });

  it('is not left out by null, nor by the figure that means absent in the window', () => {
    for (const bad of [null, -(2 ** 31), 6, -6]) {
      expect(echo({ maybe: bad })).toEqual({ error: 'range', field: 'maybe' });
      expect(echo({ usual: bad })).toEqual({ error: 'range', field: 'usual' });
    }
  });
});

describe('yes or no, and words', () => {
  it.each([0, 1, 'true', null])('are no other kind of value: %s', bad => {
    expect(echo({ flag: bad })).toEqual({ error: 'range', field: 'flag' });
    expect(echo({ word: bad })).toEqual({ error: 'enum', field: 'word' });
  });

  it('come back as written', () => {
    for (const word of WORDS) expect(echo({ word })).toEqual({ ...USUAL, word });
    for (const word of ['None', 'none ', 'long word', '2', '__proto__']) {
      expect(echo({ word })).toEqual({ error: 'enum', field: 'word' });
    }
  });
});

describe('a list', () => {
  it.each([
    ['bytes', [-127, 127, 0, -1]],
    ['shorts', [-32_700, 32_700, 255, -129]],
    ['ints', [-LARGE, LARGE, 65_536, -1]],
    ['flags', [true, false, false, true]],
    ['words', ['long-word', 'none', 'some', 'none']],
  ])('of %s comes back as it went in, whole, in part and empty', (name, values) => {
    for (let length = name === 'ints' ? 1 : 0; length <= 4; length++) {
      const part = values.slice(0, length);
      expect(echo({ [name]: part })).toEqual({ ...USUAL, [`${name}Out`]: part });
    }
  });

  it.each(LISTS)('of %s is neither text nor a figure nor null nor longer than it may be', name => {
    const filler = { bytes: 1, shorts: 1, ints: 1, flags: true, words: 'none' }[name];
    const bads = ['abc', 3, null, {}, { length: 1, 0: filler }, true, Array(5).fill(filler), Array(4096).fill(filler)];
    for (const bad of bads) expect(echo({ [name]: bad })).toEqual({ error: 'range', field: name });
  });

  it('that is too short is blamed', () => {
    expect(echo({ ints: [] })).toEqual({ error: 'range', field: 'ints' });
  });

  it.each([
    ['bytes', [128, -128, 256, 257, 383, -129, 1e9]],
    ['shorts', [32_701, 32_767, -32_768, 65_536, 65_537, 98_304, -32_769]],
    ['ints', [LARGE + 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 32 + 1]],
  ])('of %s takes no element that would only fit after cutting bits off', (name, bads) => {
    for (const bad of bads) {
      for (const values of [[bad], [1, bad], [bad, 1, 1, 1], [1, 1, 1, bad]])
        expect(echo({ [name]: values }), `${bad}`).toEqual({ error: 'range', field: name });
    }
  });

  it('takes no element of another kind, and no gap', () => {
    const gap = [1, 1, 1];
    delete gap[1];
    expect(echo({ bytes: [1, 1, 1] })).toEqual({ ...USUAL, bytesOut: [1, 1, 1] });
    for (const bad of [gap, [true], ['1'], [null], [undefined], [[1]], [0.5]])
      expect(echo({ bytes: bad })).toEqual({ error: 'range', field: 'bytes' });
    for (const bad of [[0], [1], ['true'], [null]])
      expect(echo({ flags: bad })).toEqual({ error: 'range', field: 'flags' });
    for (const bad of [['other'], [0], [null], ['none', 'other']])
      expect(echo({ words: bad })).toMatchObject({ field: 'words' });
  });
});

describe('fields that the procedure does not list', () => {
  it('are ignored', () => {
    expect(echo({ other: 1, error: 'range', toString: 3 })).toEqual(USUAL);
  });
});
