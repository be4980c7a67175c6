// Rolls one expression over and over, fast: what a case of its dice comes to is asked of the dice pack once and remembered.
// The dice fall as in single rolls, and the same ones for the same seed.
import type { Dice } from '../../wasm-core/bindings/dice.ts';
import type { Pool } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { type PreparedRoll, type RollDie, type RollResult, roll } from './roll.ts';
import { poolsOf } from './tree.ts';

/** Cases that are remembered; expressions with more of them are rolled one by one. A case takes about half a kilobyte. */
export const MOST_REMEMBERED = 10_000;

const ROLLS_ON: readonly number[] = [map.REROLL, map.REROLL_ONCE, map.EXPLODE, map.COMPOUND, map.PENETRATE];

/** How many cases the dice of an expression have, if its result follows from them alone and one number decides them: one pool of few dice. */
function casesOf({ root }: PreparedRoll): number | undefined {
  const [pool, ...others] = poolsOf(root);
  if (!pool || others.length > 0 || pool.modifiers.some(({ kind }) => ROLLS_ON.includes(kind))) return undefined;
  const cases = pool.sides ** pool.count;
  return cases <= MOST_REMEMBERED ? cases : undefined;
}

/**
 * One expression, made ready to be rolled often: each call rolls once, as roll() does with drawn dice. Results can't be changed, and
 * for the same dice they are the same object.
 */
export function makeRoller(prepared: PreparedRoll, dice: Dice): () => RollResult {
  const cases = casesOf(prepared);
  if (cases === undefined) return () => roll(prepared, dice);
  const [{ count, sides, lowest }] = poolsOf(prepared.root) as [Pool];
  const numbers = dice.numbers(cases);
  const results = Array.from({ length: cases }, (): RollResult | undefined => undefined);
  // Equal dice of all results are one object, so that there are few of them.
  const seen = new Map<string, RollDie>();
  const once = (die: RollDie) => {
    const key = JSON.stringify(die);
    const known = seen.get(key) ?? Object.freeze(die);
    seen.set(key, known);
    return known;
  };
  const find = (number: number) => {
    const faces = Array.from({ length: count }, (_, i) => (Math.floor(number / sides ** i) % sides) + lowest);
    const { total, dice: fallen, text, limited } = roll(prepared, dice, faces);
    const result = Object.freeze({ total, dice: Object.freeze(fallen.map(once)), text, limited });
    results[number] = result;
    return result;
  };
  return () => {
    const number = numbers.next();
    return results[number] ?? find(number);
  };
}
