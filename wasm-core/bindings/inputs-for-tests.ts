// Inputs for any procedure, made from its description: random valid ones, and for each field values that it can't take.
import type { Field, ListType, Procedure, ScalarType } from '../describe/description.ts';
import type { Dice } from './dice.ts';
import { loadDice } from './load.ts';

export type Input = Record<string, unknown>;

/** A seeded chooser: `pick(n)` is 0 .. n - 1. */
export class Chooser {
  readonly dice: Dice = loadDice();

  constructor(seed: number) {
    this.dice.seed(seed);
  }

  pick(count: number): number {
    return this.dice.word() % count;
  }

  /** A figure of the domain; its two ends come up often. */
  within(low: number, high: number): number {
    const way = this.pick(6);
    return way === 0 ? low : way === 1 ? high : low + this.pick(high - low + 1);
  }

  scalar(type: ScalarType): number | boolean | string {
    if (type.kind === 'boolean') return this.pick(2) === 1;
    if (type.kind === 'integer') return this.within(type.low, type.high);
    const word = type.words[this.pick(type.words.length)]!;
    return type.figures ? Number(word) : word;
  }

  value(type: ScalarType | ListType): unknown {
    if (type.kind !== 'list') return this.scalar(type);
    const elements = Array.from({ length: this.within(type.least, type.most) }, () => this.scalar(type.element));
    return type.distinct ? [...new Set(elements)] : elements;
  }

  /** Valid fields by themselves; checks between fields may still fail. Optional fields are left out now and then. */
  input(procedure: Procedure): Input {
    const given = procedure.fields.filter(field => !field.optional || this.pick(3) > 0);
    return Object.fromEntries(given.map(field => [field.name, this.value(field.type)]));
  }
}

/** The input with the earlier fields set such that this field counts. */
export function counting(procedure: Procedure, field: Field, input: Input): Input {
  if (!field.when) return input;
  const guard = procedure.fields.find(other => other.name === field.when!.field)!;
  return counting(procedure, guard, { ...input, [guard.name]: field.when.is[0] });
}

/** True if the field counts for this input. */
export function counts(procedure: Procedure, field: Field, input: Input): boolean {
  if (!field.when) return true;
  const guard = procedure.fields.find(other => other.name === field.when!.field)!;
  if (!counts(procedure, guard, input)) return false;
  const { type, fallback } = guard;
  const usual = type.kind === 'enum' ? type.words[fallback ?? 0] : fallback === 1;
  return field.when.is.includes((input[guard.name] ?? usual) as string | boolean);
}

const NOT_INTEGERS = [1.5, true, '3', null, Number.NaN, Number.POSITIVE_INFINITY, [3], {}];
const TOO_LARGE = [1e20, -1e20, 2 ** 32, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31) - 1];

function badScalars(type: ScalarType): unknown[] {
  if (type.kind === 'boolean') return [0, 1, 'true', '', null, []];
  if (type.kind === 'enum' && type.figures) {
    const figures = type.words.map(Number);
    const others = Array.from({ length: Math.max(...figures) + 2 }, (_, i) => i - 1).filter(i => !figures.includes(i));
    return [...others, type.words[0], ...NOT_INTEGERS.filter(value => value !== 3), ...TOO_LARGE];
  }
  if (type.kind === 'enum') return ['no-such-word', '', 0, 1, true, null, `${type.words[0]} `, 'constructor'];
  return [type.low - 1, type.high + 1, ...NOT_INTEGERS, ...TOO_LARGE];
}

/** Values that a field can't take; `undefined` (left out) among them unless it is optional. */
export function badValues(field: Field, valid: readonly unknown[]): unknown[] {
  const { type, optional } = field;
  const missing = optional ? [] : [undefined];
  if (type.kind !== 'list') return [...missing, ...badScalars(type)];
  const sample = valid.length > 0 ? valid : [type.element.kind === 'integer' ? type.element.low : undefined];
  const repeated = (length: number) => Array.from({ length }, (_, i) => sample[i % sample.length]);
  const last = repeated(Math.max(type.least, 1)).slice(1);
  // Figures that would look like valid ones if only their low bits were kept.
  const wrapping =
    type.element.kind === 'integer' ? [128, 256, 32_768, 65_536, -32_768, -128].filter(beyond(type.element)) : [];
  const elements = [...badScalars(type.element), undefined, ...wrapping].map(bad => [...last, bad]);
  const tooShort = type.least > 0 ? [repeated(type.least - 1)] : [];
  const twice = type.distinct ? [[sample[0], sample[0]]] : [];
  return [
    ...missing,
    null,
    3,
    'abc',
    {},
    true,
    ...tooShort,
    repeated(type.most + 1),
    repeated(300),
    ...twice,
    ...elements,
  ];
}

function beyond({ low, high }: { low: number; high: number }): (value: number) => boolean {
  return value => value < low || value > high;
}
