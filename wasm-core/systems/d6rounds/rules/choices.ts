// What is decided before the dice: trading strike and dodge, dividing values, damage for speed, pushing.
// AssemblyScript.
import {
  Constant,
  DivideSharesAt,
  DivideSharesIn,
  DivideSharesOut,
  EvenSplitAt,
  EvenSplitIn,
  EvenSplitOut,
  HastenIn,
  HastenOut,
  PushIn,
  PushOut,
  SplitAttackAt,
  SplitAttackIn,
  SplitAttackOut,
  TradeIn,
  TradeOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { greatest, least } from '../../../runtime/figures';
import { fail, field, isAbsent, output, setByte, setShort, shortAt } from '../../../runtime/window';
import { roundOf, secondOf, speedOf } from './time';

export function trade(): void {
  const strike = field(TradeIn.strike);
  const dodge = field(TradeIn.dodge);
  const toStrike = field(TradeIn.toStrike);
  // The value that pays must not fall below zero.
  if (toStrike > greatest(dodge, 0) || -toStrike > greatest(strike, 0)) fail(RANGE_ERROR, TradeIn.toStrike);
  output(TradeOut.strike, strike + toStrike);
  output(TradeOut.dodge, dodge - toStrike);
}

/** Fails with field k, a list, if it is given and has another length. */
export function checkLength(k: i32, count: i32): void {
  if (!isAbsent(k) && field(k) !== count) fail(RANGE_ERROR, k);
}

/** True if the shares at this address add up to the total and none goes beyond it or below zero (above, of a negative total). */
function dividesUp(total: i32, address: i32, count: i32): bool {
  let left = total;
  for (let i = 0; i < count; i++) {
    const share = shortAt(address + (i << 1));
    if (share < least(total, 0) || share > greatest(total, 0)) return false;
    left -= share;
  }
  return left === 0;
}

/** Fails with field k, the list at this address, if it does not divide the total up. */
export function checkShares(k: i32, total: i32, address: i32): void {
  if (!dividesUp(total, address, field(k))) fail(RANGE_ERROR, k);
}

export function divideShares(): void {
  const total = field(DivideSharesIn.total);
  const count = field(DivideSharesIn.shares);
  let given = 0;
  for (let i = 0; i < count; i++) given += shortAt(DivideSharesAt.shares + (i << 1));
  output(DivideSharesOut.given, given);
  output(DivideSharesOut.left, total - given);
  output(DivideSharesOut.valid, dividesUp(total, DivideSharesAt.shares, count) ? 1 : 0);
}

export function evenSplit(): void {
  const parts = field(EvenSplitIn.parts);
  let left = field(EvenSplitIn.total);
  const step = left < 0 ? -1 : 1;
  for (let i = 0; i < parts; i++) {
    // What is left, divided among the parts left and rounded away from zero.
    const partsLeft = parts - i;
    const share = (left + step * (partsLeft - 1)) / partsLeft;
    setShort(EvenSplitAt.shares + (i << 1), share);
    left -= share;
  }
  output(EvenSplitOut.shares, parts);
}

export function hasten(): void {
  const damage = field(HastenIn.damage);
  const sacrifice = field(HastenIn.sacrifice);
  if (sacrifice > greatest(damage, 0)) fail(RANGE_ERROR, HastenIn.sacrifice);
  output(HastenOut.damage, damage - sacrifice);
  output(HastenOut.speedFactor, speedOf(damage - sacrifice, field(HastenIn.quickness)));
}

/**
 * Checks the shares and times the parts of a divided attack, for every procedure that begins with the fields of `splitAttack`.
 * The lists of times lie together, from address `times` on.
 */
export function split(times: i32): void {
  const count = field(SplitAttackIn.strikeShares);
  checkShares(SplitAttackIn.strikeShares, field(SplitAttackIn.strike), SplitAttackAt.strikeShares);
  checkLength(SplitAttackIn.damageShares, count);
  checkShares(SplitAttackIn.damageShares, field(SplitAttackIn.damage), SplitAttackAt.damageShares);
  let time = 0;
  for (let i = 0; i < count; i++) {
    const speed = speedOf(shortAt(SplitAttackAt.damageShares + (i << 1)), field(SplitAttackIn.quickness));
    time += speed;
    setShort(times + (i << 1), speed);
    setByte(times + SplitAttackAt.rounds - SplitAttackAt.speedFactors + i, roundOf(time));
    setByte(times + SplitAttackAt.seconds - SplitAttackAt.speedFactors + i, secondOf(time));
  }
  output(SplitAttackOut.speedFactors, count);
  output(SplitAttackOut.rounds, count);
  output(SplitAttackOut.seconds, count);
}

export function splitAttack(): void {
  split(SplitAttackAt.speedFactors);
}

export function push(): void {
  const from = field(PushIn.from_);
  const current = field(PushIn.current);
  const points = field(PushIn.points);
  if (points > greatest(current, 0)) fail(RANGE_ERROR, PushIn.points);
  // Pools and the forces that they feed stand in the same order.
  output(PushOut.gains, from);
  output(PushOut.force, field(PushIn.force) + points * Constant.pushGain);
  output(PushOut.current, current - points);
  output(PushOut.unconscious, current <= points ? 1 : 0);
}
