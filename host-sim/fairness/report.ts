// Runs the whole battery on one pack of dice and tells what came out.
// `rolls` is the size of the largest tests; the others take a fixed part of it.
import type { Dice } from '../../wasm-core/bindings/dice.ts';
import { prepareRoll } from '../notation/roll.ts';
import { makeRoller } from '../notation/roller.ts';
import * as battery from './battery.ts';
import type { Finding } from './statistics.ts';

export const LEAST_ROLLS = 10_000;
export const MOST_ROLLS = 100_000_000;

const SIDES = [2, 3, 4, 6, 8, 10, 12, 20, 30, 66, 100, 1000];

/** Every test, one after the other; `progress` is told the name of each before it runs. */
export function* examine(dice: Dice, seed: number, rolls: number, fresh: () => Dice): Generator<Finding> {
  const roll = (sides: number) => dice.draw(sides);
  const part = (share: number) => Math.ceil(rolls / share);
  for (const sides of SIDES) yield battery.faces(roll, sides, rolls);
  yield battery.pairs(roll, 20, rolls);
  for (const sides of [6, 20, 100]) yield battery.serialCorrelation(roll, sides, rolls);
  for (const sides of [6, 20]) {
    yield battery.runs(roll, sides, rolls);
    yield battery.gaps(roll, sides, part(sides));
    yield battery.poker(roll, sides, part(5));
    yield battery.coupons(roll, sides, part(5 * sides));
    yield battery.permutations(roll, sides, part(10));
  }
  for (const [count, sides] of [
    [2, 20],
    [4, 6],
    [3, 10],
  ] as const) {
    const roller = makeRoller(prepareRoll(`${count}d${sides}`), dice);
    yield battery.together(() => roller().dice.map(({ face }) => face), sides, count, rolls);
  }
  yield battery.bits(() => dice.word(), part(4));
  const starts = part(10);
  const other = fresh();
  for (const sides of [6, 20]) {
    const bySeed = (start: number) => {
      other.seed(seed + start);
      return other.draw(sides);
    };
    yield battery.firstRolls(bySeed, sides, starts, 'seeds that follow each other');
    const byStir = (start: number) => {
      other.seed(0);
      other.stir(seed, start);
      return other.draw(sides);
    };
    yield battery.firstRolls(byStir, sides, starts, 'starts that differ by one word of noise');
  }
}
