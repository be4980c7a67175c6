// How fast dice are rolled on this computer, beside two libraries of the field in the same run.
// Each side rolls an expression that it has read before, one roll a call, and answers the total and the faces of all dice.
import { createRequire } from 'node:module';
import { type Dice as LibraryDice, Parser } from '@dice-roller/rpg-dice-roller';
import rollParser from 'roll-parser';
import { loadDice } from '../wasm-core/bindings/load.ts';
import { prepareRoll } from './notation/roll.ts';
import { makeRoller } from './notation/roller.ts';

/** Four dice, of which the best three count: the roll that is compared. */
const EXPRESSION = '4d6kh3';
/** What it comes to on average, and how far the average of a round may be from that: a side that is further off has not rolled it. */
const MEAN = 15869 / 1296;
const MOST_OFF = 0.2;

const ROUNDS = 5;
const SEED = 12345;

/** At least so many times as fast as the faster and as the slower library. */
export const LEAST_RATIOS = { faster: 10, slower: 100 } as const;
/** At least so many dice a second, asked for one by one. */
export const LEAST_D6_A_SECOND = 20_000_000;

/** Calls of a round: many short ones, so that the JavaScript engine has improved all that it will when rounds are counted. */
const CALLS = 100;

interface Side {
  readonly name: string;
  /** Rolls in a call: such that rounds of all sides take about as long. */
  readonly rolls: number;
  /** Rolls so often, and answers the sum of the totals. */
  readonly sum: (rolls: number) => number;
}

/** What a side needed, in nanoseconds a roll: the median of all rounds, and how many times that of this project it is. */
export interface RollSpeed {
  readonly name: string;
  readonly version?: string;
  readonly nanoseconds: number;
  readonly ratio: number;
}

export interface DiceSpeed {
  readonly d6ASecond: number;
  readonly expression: string;
  /** This project first, then the faster and the slower library. */
  readonly rolls: readonly [RollSpeed, RollSpeed, RollSpeed];
}

function own(): Side {
  const dice = loadDice();
  dice.seed(SEED);
  const roller = makeRoller(prepareRoll(EXPRESSION), dice);
  return {
    name: 'tableside',
    rolls: 10_000,
    sum: rolls => {
      let sum = 0;
      for (let i = 0; i < rolls; i++) sum += roller().total;
      return sum;
    },
  };
}

/** This library keeps no dice: it rolls all four, and its caller leaves the lowest out. */
function libraryOfPlainRolls(): Side {
  const parsed = rollParser.parse('4d6');
  return {
    name: 'roll-parser',
    rolls: 1000,
    sum: rolls => {
      let sum = 0;
      for (let i = 0; i < rolls; i++) {
        const { value, rolls: faces } = rollParser.roll(parsed);
        let lowest = faces[0]!;
        for (const face of faces) if (face < lowest) lowest = face;
        sum += value - lowest;
      }
      return sum;
    },
  };
}

/** Its parser answers the dice of a notation with their modifiers, and these roll; a whole DiceRoll takes longer. */
function libraryOfNotation(): Side {
  const [dice] = Parser.parse(EXPRESSION) as [LibraryDice.StandardDice];
  return {
    name: '@dice-roller/rpg-dice-roller',
    rolls: 100,
    sum: rolls => {
      let sum = 0;
      for (let i = 0; i < rolls; i++) sum += (dice.roll() as { value: number }).value;
      return sum;
    },
  };
}

/**
 * Nanoseconds a roll: by the clock, or by the processor's own time where that is less, as others may work on the computer too.
 * Throws an error if the totals are not those of the expression.
 */
function round({ name, rolls, sum }: Side): number {
  const used = process.cpuUsage();
  const started = process.hrtime.bigint();
  let total = 0;
  for (let call = 0; call < CALLS; call++) total += sum(rolls);
  const clock = Number(process.hrtime.bigint() - started);
  const { user, system } = process.cpuUsage(used);
  const all = CALLS * rolls;
  if (Math.abs(total / all - MEAN) > MOST_OFF)
    throw new Error(`${name}: ${EXPRESSION} comes to ${total / all} on average, not to ${MEAN}`);
  return Math.min(clock, 1000 * (user + system)) / all;
}

const median = (figures: readonly number[]) => [...figures].sort((a, b) => a - b)[figures.length >> 1]!;

function versionOf(library: string): string {
  const { version } = createRequire(import.meta.url)(`${library}/package.json`) as { version: string };
  return version;
}

/** Dice a second that are asked for one by one: the median of all rounds. */
function d6ASecond(): number {
  const dice = loadDice();
  dice.seed(SEED);
  const draws: Side = {
    name: 'd6',
    rolls: 10_000,
    sum: rolls => {
      let sum = 0;
      for (let i = 0; i < rolls; i++) sum += dice.draw(6);
      return (sum * MEAN) / 3.5;
    },
  };
  round(draws);
  return Math.round(1e9 / median(Array.from({ length: ROUNDS }, () => round(draws))));
}

/** Rolls on all sides in turns, after one round that only warms up. */
export function diceSpeed(): DiceSpeed {
  const sides = [own(), libraryOfPlainRolls(), libraryOfNotation()] as const;
  const rounds = Array.from({ length: 1 + ROUNDS }, () => sides.map(round)).slice(1);
  const [mine, ...others] = sides.map((_, side) => median(rounds.map(each => each[side]!)));
  const libraries = others
    .map((nanoseconds, i) => {
      const { name } = sides[i + 1]!;
      return { name, version: versionOf(name), nanoseconds, ratio: nanoseconds / mine! };
    })
    .sort((a, b) => a.nanoseconds - b.nanoseconds);
  const [faster, slower] = libraries as [RollSpeed, RollSpeed];
  return {
    d6ASecond: d6ASecond(),
    expression: EXPRESSION,
    rolls: [{ name: sides[0].name, nanoseconds: mine!, ratio: 1 }, faster, slower],
  };
}
