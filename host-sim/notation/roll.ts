// Rolls the terms of an expression with the product's dice, drawn or given.
import type { Dice } from '../../wasm-core/bindings/dice.ts';
import type { Term } from './expression.ts';

export interface RollDie {
  readonly sides: number;
  readonly face: number;
  readonly kept: boolean;
}

export interface RollResult {
  readonly total: number;
  readonly dice: readonly RollDie[];
  /** One text per term, e.g. `4 (1) 6` with dropped dice in brackets. */
  readonly terms: readonly string[];
}

/** Given dice that do not fit the expression. */
export class GivenDiceError extends Error {}

function takeGiven(given: number[], count: number, sides: number): number[] {
  if (given.length < count)
    throw new GivenDiceError(`${count - given.length} more dice of ${sides} sides are wanted in --dice`);
  const faces = given.splice(0, count);
  const bad = faces.find(face => face < 1 || face > sides);
  if (bad !== undefined) throw new GivenDiceError(`--dice: a die of ${sides} sides shows 1 to ${sides}, not ${bad}`);
  return faces;
}

/** Rolls once; `given` faces are used up from the front in place of drawn ones. */
export function rollTerms(terms: readonly Term[], dice: Dice, given?: number[]): RollResult {
  let total = 0;
  const rolled: RollDie[] = [];
  const texts: string[] = [];
  for (const term of terms) {
    if (term.kind === 'constant') {
      total += term.sign * term.value;
      texts.push(`${term.sign < 0 ? '- ' : '+ '}${term.value}`);
      continue;
    }
    const faces = given && takeGiven(given, term.count, term.sides);
    const result = dice.roll(term.sides, term, faces);
    total += term.sign * result.total;
    rolled.push(...result.dice.map(die => ({ sides: term.sides, ...die })));
    texts.push(
      `${term.sign < 0 ? '- ' : '+ '}${result.dice.map(die => (die.kept ? `${die.face}` : `(${die.face})`)).join(' ')}`,
    );
  }
  return { total, dice: rolled, terms: texts };
}
