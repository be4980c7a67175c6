// Fields that count only when an earlier field has a certain value, in a made-up procedure that mixes them with others.
// What follows a group of idle fields must be read, checked, blamed and placed as if nothing had been left out.
import { describe, expect, it } from 'vitest';
import { compiledPack, MIXED_FIELDS, packOf, procedureOf } from '../build/made-up-for-tests.ts';
import { gives } from '../describe/description.ts';

const NAMES = ['kind', 'edge', 'length', 'weight', 'thrown', 'distance', 'always'];
const RULES = `
import { EchoAt, EchoIn, EchoOut } from '../../../generated';
import { byteAt, field, output } from '../../../runtime/window';
export function echo(): void {
  ${NAMES.map(name => `output(EchoOut.${name}, field(EchoIn.${name}));`).join('\n  ')}
  output(EchoOut.first, byteAt(EchoAt.before));
  output(EchoOut.last, byteAt(EchoAt.after));
}
`;
const { pack } = await compiledPack(
  packOf(
    procedureOf(
      'echo',
      MIXED_FIELDS,
      [...NAMES, 'first', 'last'].map(name => gives(name)),
    ),
  ),
  RULES,
);
const GIVEN = { before: [7], thrown: false, after: [8] };
const echo = (input: Record<string, unknown>) => pack.call('echo', { ...GIVEN, ...input }).out;
const range = (field: string) => ({ error: 'range', field });

describe('idle fields', () => {
  it('need not be given, and what follows them is read as it stands', () => {
    expect(echo({})).toEqual({ kind: 0, thrown: 0, always: -2, first: 7, last: 8 });
    expect(echo({ always: 3 })).toMatchObject({ always: 3 });
  });

  it.each(['edge', 'length', 'weight', 'distance'])('may hold anything: %s', name => {
    for (const bad of [null, 'x', 1e9, -1e9, 0]) expect(echo({ [name]: bad })).toMatchObject({ always: -2, last: 8 });
  });

  it('do not shift the blame for a field after them', () => {
    expect(echo({ thrown: 1 })).toEqual(range('thrown'));
    expect(echo({ always: 4 })).toEqual(range('always'));
    expect(echo({ after: [] })).toEqual(range('after'));
    expect(echo({ after: [10] })).toEqual(range('after'));
    expect(echo({ before: [10] })).toEqual(range('before'));
  });
});

describe('fields that count', () => {
  const sharp = { kind: 'sharp', edge: 5, weight: 10 };

  it('are checked and get their defaults', () => {
    expect(echo(sharp)).toEqual({
      kind: 1,
      edge: 5,
      length: 100,
      weight: 10,
      thrown: 0,
      always: -2,
      first: 7,
      last: 8,
    });
    expect(echo({ ...sharp, edge: 6 })).toEqual(range('edge'));
    expect(echo({ ...sharp, edge: undefined })).toEqual(range('edge'));
    expect(echo({ ...sharp, length: 501 })).toEqual(range('length'));
    expect(echo({ ...sharp, weight: 9 })).toEqual(range('weight'));
  });

  it('may count for several values', () => {
    expect(echo({ kind: 'heavy', edge: 99, weight: 20 })).toMatchObject({ kind: 2, weight: 20, always: -2 });
    expect(echo({ kind: 'heavy', edge: 99 })).toEqual(range('weight'));
  });

  it('may hang on a yes or no', () => {
    expect(echo({ thrown: true, distance: 50 })).toMatchObject({ thrown: 1, distance: 50, always: -2 });
    expect(echo({ thrown: true })).toEqual(range('distance'));
    expect(echo({ thrown: true, distance: 51, always: 9 })).toEqual(range('distance'));
  });
});
