// Lists without repetition and fields with one figure out of a few, in a made-up procedure.
// Which error each fault gives, and that the first bad field is the one that is named, whatever stands in later ones.
import { describe, expect, it } from 'vitest';
import { compiledPack, packOf, procedureOf } from '../build/made-up-for-tests.ts';
import { gives, givesList, integer, list, oneOf } from '../describe/description.ts';

const COLOURS = { kind: 'enum', words: ['red', 'green', 'blue'] } as const;
const MANY = { kind: 'enum', words: Array.from({ length: 300 }, (_, i) => `word-${i}`) } as const;
const RULES = `
import { PaintAt, PaintIn, PaintOut } from '../../../generated';
import { byteAt, field, output, setShort } from '../../../runtime/window';
export function paint(): void {
  output(PaintOut.last, byteAt(PaintAt.once + field(PaintIn.once) - 1));
  output(PaintOut.sides, field(PaintIn.sides));
  setShort(PaintAt.far, 299);
  output(PaintOut.far, 1);
}
`;
const { pack } = await compiledPack(
  packOf(
    procedureOf(
      'paint',
      [
        list('loose', COLOURS, 0, 3),
        list('once', COLOURS, 1, 3, { distinct: true }),
        oneOf('sides', [0, 2, 6, 10], { fallback: 6 }),
        integer('after', 0, 3),
      ],
      [gives('last'), gives('sides'), givesList('far', MANY, 4)],
    ),
  ),
  RULES,
);
const paint = (input: Record<string, unknown>) =>
  pack.call('paint', { loose: [], once: ['red'], after: 0, ...input }).out;

describe('a list without repetition', () => {
  it('takes each word once, in any order', () => {
    expect(paint({ once: ['blue', 'red', 'green'] })).toMatchObject({ last: 1 });
  });

  it('blames itself for a word that stands twice, before any later field', () => {
    expect(paint({ once: ['red', 'green', 'red'], after: 9 })).toEqual({ error: 'range', field: 'once' });
    expect(paint({ loose: ['red', 'red'] })).toMatchObject({ last: 0 });
  });
});

describe('a wrong word in a list', () => {
  it('is an enum error, also where a word stands twice', () => {
    expect(paint({ once: ['violet'] })).toEqual({ error: 'enum', field: 'once' });
    expect(paint({ once: ['red', 'red', 7] })).toEqual({ error: 'enum', field: 'once' });
  });

  it('is no matter where the length is wrong already', () => {
    expect(paint({ once: [] })).toEqual({ error: 'range', field: 'once' });
    expect(paint({ once: ['red', 'green', 'blue', 'violet'] })).toEqual({ error: 'range', field: 'once' });
  });
});

describe('one figure out of a few', () => {
  it('reaches the rules as its position', () => {
    expect(paint({ sides: 10 })).toMatchObject({ sides: 3 });
    expect(paint({})).toMatchObject({ sides: 2 });
  });

  it('is out of range between them, beyond them, and as a word', () => {
    for (const sides of [-1, 1, 5, 11, '6', null, 2.5])
      expect(paint({ sides, after: 9 })).toEqual({ error: 'range', field: 'sides' });
  });
});

it('a list output of more than 128 words has elements wide enough for all of them', () => {
  expect(paint({})).toMatchObject({ far: ['word-299'] });
});
