// Ways to get characteristics, and what they do to skill categories.
// AssemblyScript; characteristics stand in one order: STR, CON, SIZ, INT, POW, DEX, APP.
import {
  AverageHumanOut,
  CategoryModifierIn,
  CategoryModifierOut,
  Characteristic,
  CombinedMethodIn,
  CombinedMethodOut,
  Constant,
  characteristicsBreak,
  characteristicsCost,
  characteristicsCostAbove,
  DeliberateMethodOut,
  InfluenceIn,
  InfluenceOut,
  influences,
  RandomMethodOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';

const COUNT = 7;

/** Sum of dice without the lowest, if one is dropped. */
function rollScore(count: i32, drops: bool): i32 {
  let sum = 0;
  let lowest = 6;
  for (; count > 0; count--) {
    const face = die(6);
    sum += face;
    lowest = least(lowest, face);
  }
  return drops ? sum - lowest : sum;
}

/** Rolls all characteristics into outputs from `at` on, in the order in which they are rolled; with `extra` a die more, the lowest dropped. */
function rollAll(at: i32, extra: i32): void {
  for (let i = 0; i < COUNT; i++) {
    const characteristic = (Constant.rollingOrder >> (4 * i)) & 15;
    // SIZ has no die more, and like INT two dice and 6.
    const dice =
      characteristic === Characteristic.siz ? 2 : characteristic === Characteristic.int ? 2 + extra : 3 + extra;
    const add = characteristic === Characteristic.siz || characteristic === Characteristic.int ? 6 : 0;
    output(at + characteristic, rollScore(dice, extra !== 0 && characteristic !== Characteristic.siz) + add);
  }
}

export function averageHuman(): void {
  rollAll(AverageHumanOut.str, 0);
}

export function randomMethod(): void {
  rollAll(RandomMethodOut.str, 1);
}

/** Half points that raise a characteristic. */
function price(characteristic: i32, from: i32, to: i32): i32 {
  const limit = characteristicsBreak(characteristic);
  const below = least(to, limit) - least(from, limit);
  return below * characteristicsCost(characteristic) + (to - from - below) * characteristicsCostAbove(characteristic);
}

export function deliberateMethod(): void {
  let cost = 0;
  for (let k = 0; k < COUNT; k++) cost += price(k, 0, field(k));
  const left = Constant.deliberate - cost;
  output(DeliberateMethodOut.costHalfPoints, cost);
  output(DeliberateMethodOut.leftHalfPoints, left);
  output(DeliberateMethodOut.legal, left >= 0 ? 1 : 0);
}

/** Reasons, in the order of their words. */
const OVER_MAXIMUM = 1;
const OVER_BUDGET = 2;

export function combinedMethod(): void {
  rollAll(CombinedMethodOut.str, 0);
  let cost = 0;
  let highest = 0;
  for (let k = 0; k < COUNT; k++) {
    const rolled = field(CombinedMethodOut.str + k);
    const value = rolled + field(CombinedMethodIn.addStr + k);
    cost += price(k, rolled, value);
    highest = greatest(highest, value);
    output(CombinedMethodOut.str + k, value);
  }
  const left = Constant.combined - cost;
  const reason = highest > Constant.mostBought ? OVER_MAXIMUM : left < 0 ? OVER_BUDGET : 0;
  output(CombinedMethodOut.costHalfPoints, cost);
  output(CombinedMethodOut.leftHalfPoints, left);
  output(CombinedMethodOut.legal, reason ? 0 : 1);
  output(CombinedMethodOut.reason, reason);
}

/** Percentiles of an influence: odd kinds count pairs of points, the last two turn the sign round. */
function influenceOf(kind: i32, value: i32): i32 {
  const points = value - Constant.influenceFrom;
  const percentiles = kind & 1 ? points / 2 : points;
  return kind & 2 ? -percentiles : percentiles;
}

export function influence(): void {
  output(InfluenceOut.modifier, influenceOf(field(InfluenceIn.kind), field(InfluenceIn.value)));
}

export function categoryModifier(): void {
  let modifier = 0;
  for (let i = 0; i < 5; i++) {
    // 0 is none, above it stand the kinds.
    const kind = influences(field(CategoryModifierIn.category), i) - 1;
    if (kind >= 0) modifier += influenceOf(kind, field(CategoryModifierIn.str + i));
  }
  output(CategoryModifierOut.modifier, modifier);
}
