// Rolls that stand in place of figures among the fields of a call, e.g. {"strength":"3d6"}: found by the field's kind, and rolled.
// A text that is no notation with dice in it stays: the core names what is wrong with it in the order of fields.
import type { Dice } from '../../wasm-core/bindings/dice.ts';
import type { Field, Procedure, ScalarType } from '../../wasm-core/describe/description.ts';
import { ExpressionError, parseExpression } from '../notation/expression.ts';
import { prepareRoll, roll } from '../notation/roll.ts';
import { poolsOf } from '../notation/tree.ts';
import { UsageError } from './usage.ts';

type Input = Readonly<Record<string, unknown>>;

/** True for kinds that are given as numbers. */
function isNumeric(type: ScalarType): boolean {
  return type.kind === 'integer' || (type.kind === 'enum' && type.figures === true);
}

/** How often a text rolls dice; 0 if it is no notation, or one without dice. */
function timesOf(value: unknown): number {
  if (typeof value !== 'string') return 0;
  try {
    const { root, times } = parseExpression(value);
    return poolsOf(root).length > 0 ? times : 0;
  } catch (error) {
    if (error instanceof ExpressionError) return 0;
    throw error;
  }
}

/** A field's value with its rolls rolled by `total`, which is told the text and answers a total each time. */
function rolledValue({ name, type }: Field, value: unknown, total: (text: string) => number): unknown {
  const one = (given: unknown): unknown => {
    const times = timesOf(given);
    if (times > 1) throw new UsageError(`${name}: "${given}" is ${times} rolls, one is wanted`);
    return times ? total(given as string) : given;
  };
  if (type.kind !== 'list') return isNumeric(type) ? one(value) : value;
  if (!isNumeric(type.element)) return value;
  if (Array.isArray(value)) return value.map(one);
  const times = timesOf(value);
  return times ? Array.from({ length: times }, () => total(value as string)) : value;
}

function withRolls({ fields }: Procedure, input: Input, total: (name: string, text: string) => number): Input {
  const rolled = fields
    .filter(({ name }) => Object.hasOwn(input, name))
    .map(field => [field.name, rolledValue(field, input[field.name], text => total(field.name, text))]);
  return { ...input, ...Object.fromEntries(rolled) };
}

/** @throws UsageError that names the first field with a roll, and the way to have it rolled */
export function refuseRolls(procedure: Procedure, input: Input): void {
  withRolls(procedure, input, (name, text) => {
    throw new UsageError(`${name}: "${text}" is a roll; --draw rolls it, or give a number`);
  });
}

/**
 * Rolls what is to be rolled, in the order of fields.
 * @param tell hears of each roll: the field, the notation, its dice and its total
 * @throws UsageError that names a field with a roll that can't be
 */
export function rollFields(procedure: Procedure, input: Input, dice: Dice, tell: (words: string) => void): Input {
  return withRolls(procedure, input, (name, text) => {
    try {
      const fallen = roll(prepareRoll(text), dice);
      tell(`${name}: ${text}: ${fallen.text} = ${fallen.total}`);
      return fallen.total;
    } catch (error) {
      if (error instanceof ExpressionError) throw new UsageError(`${name}: "${text}": ${error.message}`);
      throw error;
    }
  });
}
