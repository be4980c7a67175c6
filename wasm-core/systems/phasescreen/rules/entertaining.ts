// Entertainment before a crowd, and how a crowd punishes.
// AssemblyScript; the pay cells and the punishments stand row by row.
import {
  Constant,
  CrowdTypeOut,
  crowdsHigh,
  crowdsModifier,
  PerformanceIn,
  PerformanceOddsIn,
  PerformanceOddsOut,
  PerformanceOut,
  PerformanceResultIn,
  PerformanceResultOut,
  Punishment,
  PunishmentIn,
  PunishmentOut,
  payAdd,
  payColumnsHigh,
  payDice,
  payPunished,
  paySides,
  punishmentRollsHigh,
  punishmentsEffect,
  punishmentsSides,
} from '../../../generated';
import { dice, die } from '../../../runtime/dice';
import { field, output } from '../../../runtime/window';

/** Dice of a performance. */
const SIDES = 10;

export function crowdType(): void {
  const roll = die(10);
  let row = 0;
  while (roll > crowdsHigh(row)) row++;
  output(CrowdTypeOut.coin, row);
  output(CrowdTypeOut.modifier, crowdsModifier(row));
}

/** Column of a modified roll; the last one is open. */
function columnOf(roll: i32): i32 {
  let column = 0;
  while (column < Constant.payColumnCount - 1 && roll > payColumnsHigh(column)) column++;
  return column;
}

function payOf(skill: i32, roll: i32): i32 {
  return skill * Constant.payColumnCount + columnOf(roll);
}

export function performanceResult(): void {
  const pay = payOf(field(PerformanceResultIn.skill), field(PerformanceResultIn.modifiedRoll));
  output(PerformanceResultOut.payDice, payDice(pay));
  output(PerformanceResultOut.paySides, paySides(pay));
  output(PerformanceResultOut.payAdd, payAdd(pay));
  output(PerformanceResultOut.punished, payPunished(pay));
}

/** Rolls a punishment; sets output `at` to the effect and the one behind it to the amount. */
function punish(at: i32, coin: i32): void {
  const roll = die(10);
  let row = 0;
  while (roll > punishmentRollsHigh(row)) row++;
  row = row * Constant.coins + coin;
  const sides = punishmentsSides(row);
  output(at, punishmentsEffect(row));
  if (sides) output(at + 1, die(sides));
}

export function punishment(): void {
  punish(PunishmentOut.effect, field(PunishmentIn.coin));
}

export function performance(): void {
  const coin = field(PerformanceIn.coin);
  const roll = dice(2, SIDES) - field(PerformanceIn.el) + crowdsModifier(coin);
  const pay = payOf(field(PerformanceIn.skill), roll);
  output(PerformanceOut.modifiedRoll, roll);
  output(PerformanceOut.coins, dice(payDice(pay), paySides(pay)) + payAdd(pay));
  output(PerformanceOut.punished, payPunished(pay));
  if (payPunished(pay)) punish(PerformanceOut.effect, coin);
  else output(PerformanceOut.effect, Punishment.none);
}

export function performanceOdds(): void {
  const more = crowdsModifier(field(PerformanceOddsIn.coin)) - field(PerformanceOddsIn.el);
  for (let first = 1; first <= SIDES; first++) {
    for (let second = 1; second <= SIDES; second++) {
      const at = PerformanceOddsOut.upTo4 + columnOf(first + second + more);
      output(at, field(at) + 1);
    }
  }
}
