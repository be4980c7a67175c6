// Random expressions for the packs of the dice, as the steps that they read.
// Good ones and bad ones, large ones rarely: keeping compares every die with every other.
import { constantStep, type Modifier, poolStep } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import type { Random } from './random.ts';

const MANY_DICE_PERCENT = 2;
const FEW_DICE = 12;
const MODIFIED_PERCENT = 60;

export function randomSides(random: Random, bad: boolean): number {
  return bad ? random.any() : random.pick([2, 3, 4, 6, 8, 10, 12, 20, 100, random.inside(1, map.MOST_SIDES)]);
}

/** The steps of a random expression; `bad` ones may ask for what no roll has, `small` ones have few cases. */
export function randomProgram(random: Random, bad: boolean, small = false): number[] {
  const pools = random.pick([1, 1, 1, 2, 3]);
  const steps: number[] = [];
  for (let i = 0; i < pools; i++) {
    steps.push(...pool(random, bad && random.chance(30), small));
    if (i > 0) steps.push(random.pick([map.ADD, map.SUBTRACT, map.MULTIPLY, map.DIVIDE]));
  }
  if (random.chance(40)) {
    steps.push(
      ...constantStep(random.between(-99, 99)),
      random.pick([map.ADD, map.SUBTRACT, map.MULTIPLY, map.DIVIDE]),
    );
  }
  return steps;
}

function pool(random: Random, bad: boolean, small: boolean): number[] {
  const many = random.chance(MANY_DICE_PERCENT) ? map.MOST_DICE_IN_ROLL : FEW_DICE;
  const little = small && !random.chance(MANY_DICE_PERCENT);
  const count = random.between(1, little ? 3 : many);
  const sides = little && !bad ? random.between(1, 6) : randomSides(random, bad);
  const lowest = random.pick([1, 1, 1, 1, 0, -1]);
  const modifiers: Modifier[] = [];
  while (modifiers.length < 4 && random.chance(MODIFIED_PERCENT)) modifiers.push(modifier(random, count, sides));
  return poolStep({ count, sides, lowest, modifiers });
}

function modifier(random: Random, count: number, sides: number): Modifier {
  const kind = random.between(map.REROLL, map.COUNT_FAILURE);
  const keeps = kind >= map.KEEP_HIGHEST && kind <= map.DROP_LOWEST;
  if (keeps) return { kind, first: random.between(0, count + 1), last: 0 };
  const first = random.between(1, Math.max(1, Math.min(sides, map.MOST_SIDES)));
  return { kind, first, last: random.chance(50) ? first : first + random.between(0, 3) };
}
