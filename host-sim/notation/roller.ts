// Rolls one expression over and over, fast: what a case of its dice comes to is asked of the dice pack once and remembered.
// The dice fall as in single rolls, and the same ones for the same seed.
import type { Dice } from '../../wasm-core/bindings/dice.ts';
import type { Numbers } from '../../wasm-core/bindings/numbers.ts';
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

/** One expression, made ready to be rolled often. */
export class Roller {
  readonly #prepared: PreparedRoll;
  readonly #dice: Dice;
  /** Decide the dice; none where the expression is rolled in the plain way. */
  readonly #numbers: Numbers | undefined;
  /** What came out of a number. */
  readonly #results: (RollResult | undefined)[];
  /** The dice of all results: equal ones are one object, so that they stay near at hand. */
  readonly #seen = new Map<string, RollDie>();

  constructor(prepared: PreparedRoll, dice: Dice) {
    const cases = casesOf(prepared);
    this.#prepared = prepared;
    this.#dice = dice;
    this.#numbers = cases === undefined ? undefined : dice.numbers(cases);
    this.#results = Array.from({ length: cases ?? 0 }, () => undefined);
  }

  /** Rolls once, as roll() does with drawn dice. Results are unchangeable, and the same object for the same dice. */
  roll(): RollResult {
    if (this.#numbers === undefined) return roll(this.#prepared, this.#dice);
    const number = this.#numbers.next();
    return this.#results[number] ?? this.#find(number);
  }

  #find(number: number): RollResult {
    const [pool] = poolsOf(this.#prepared.root) as [Pool];
    const { count, sides, lowest } = pool;
    const faces = Array.from({ length: count }, (_, i) => (Math.floor(number / sides ** i) % sides) + lowest);
    const { total, dice, text, limited } = roll(this.#prepared, this.#dice, faces);
    const result = Object.freeze({ total, dice: Object.freeze(dice.map(die => this.#once(die))), text, limited });
    this.#results[number] = result;
    return result;
  }

  #once(die: RollDie): RollDie {
    const key = JSON.stringify(die);
    const known = this.#seen.get(key) ?? Object.freeze(die);
    this.#seen.set(key, known);
    return known;
  }
}
