// What a pack tells about its own fields: the device draws its forms from it, so it must be what the description says.
import { describe, expect, it } from 'vitest';
import { compiledPack, MIXED_FIELDS, packOf, procedureOf } from '../build/made-up-for-tests.ts';
import { domain, listAddresses } from '../build/schema.ts';
import { elementBytes, type Field, type Procedure, proceduresOf } from '../describe/description.ts';
import {
  ABSENT,
  DESCRIBE,
  NO_SUCH_PROCEDURE,
  OUTPUT_WORD,
  TYPE_ENUM,
  TYPE_LIST,
  TYPE_NO_FALLBACK,
  TYPE_OPTIONAL,
  TYPE_WIDTH_SHIFT,
  WINDOW_BYTES,
} from '../memory-map.ts';
import { PACKS } from '../systems/index.ts';
import { packBytes, wasmEngine } from './load.ts';

function guardOf(procedure: Procedure, { when }: Field): readonly [number, number] | undefined {
  if (!when) return undefined;
  const position = procedure.fields.findIndex(({ name }) => name === when.field);
  const { type } = procedure.fields[position]!;
  const values: readonly unknown[] = type.kind === 'enum' ? type.words : [false, true];
  return [
    position,
    values.reduce((mask: number, value, i) => mask | (when.is.includes(value as string) ? 1 << i : 0), 0),
  ];
}

/** The nine words that a field is described with. */
function expected(procedure: Procedure, field: Field): Record<string, number> {
  const { type, optional, fallback } = field;
  const guard = guardOf(procedure, field);
  const always = {
    optional: optional ? TYPE_OPTIONAL : 0,
    noFallback: optional && fallback === undefined ? TYPE_NO_FALLBACK : 0,
    fallback: fallback ?? ABSENT,
    guard: guard?.[0] ?? -1,
    ...(guard ? { mask: guard[1] } : {}),
  };
  if (type.kind !== 'list') {
    const [low, high] = domain(type);
    return { ...always, low, high, list: 0, enum: type.kind === 'enum' && !type.figures ? TYPE_ENUM : 0 };
  }
  const [elementLow, elementHigh] = domain(type.element);
  return {
    ...always,
    list: TYPE_LIST,
    low: type.least,
    high: type.most,
    elementLow,
    elementHigh,
    address: listAddresses(procedure)[field.name]!,
    size: elementBytes(type.element),
  };
}

const madeUp = packOf(procedureOf('mixed', MIXED_FIELDS), procedureOf('again', [...MIXED_FIELDS].slice(0, 4)));
const { engine: madeUpEngine } = await compiledPack(
  madeUp,
  'export function mixed(): void {}\nexport function again(): void {}\n',
);
const SUBJECTS = [
  ...PACKS.map(description => ({
    id: description.id,
    description,
    engine: wasmEngine(packBytes(description.id), WINDOW_BYTES),
  })),
  { id: madeUp.id, description: madeUp, engine: madeUpEngine },
];

describe.each(SUBJECTS)('pack $id', ({ description, engine }) => {
  const view = new DataView(engine.window.buffer);
  const procedures = proceduresOf(description).map((procedure, number) => ({ id: procedure.id, procedure, number }));

  it.each(procedures)('describes the fields of $id', ({ procedure, number }) => {
    procedure.fields.forEach((field, k) => {
      expect(engine.run(number | DESCRIBE, k, 0)).toBe(0);
      const word = (i: number) => view.getInt32(4 * (OUTPUT_WORD + i), true);
      const flags = word(0);
      const told = {
        optional: flags & TYPE_OPTIONAL,
        noFallback: flags & TYPE_NO_FALLBACK,
        list: flags & TYPE_LIST,
        enum: flags & TYPE_ENUM,
        low: word(1),
        high: word(2),
        fallback: word(3),
        elementLow: word(4),
        elementHigh: word(5),
        address: word(6),
        guard: word(7),
        mask: word(8),
        size: 1 << ((flags >> TYPE_WIDTH_SHIFT) & 3),
      };
      expect(told, field.name).toMatchObject(expected(procedure, field));
    });
  });

  it('has no procedure beyond its last', () => {
    const count = procedures.length;
    for (const number of [count, 255, DESCRIBE + count, 2 * DESCRIBE - 1, 2 * DESCRIBE, 1 << 30, -1, -(2 ** 31)])
      expect(engine.run(number, 0, 0), `${number}`).toBe(NO_SUCH_PROCEDURE);
  });
});

it.each(PACKS)('of $id answers nothing for a field that a procedure does not have', pack => {
  const engine = wasmEngine(packBytes(pack.id), WINDOW_BYTES);
  const outputs = new Int32Array(engine.window.buffer, 4 * OUTPUT_WORD, 9);
  for (const [number, procedure] of proceduresOf(pack).entries()) {
    expect(engine.run(number | DESCRIBE, procedure.fields.length, 0)).toBe(0);
    expect([...outputs]).toEqual(new Array(9).fill(ABSENT));
  }
});
