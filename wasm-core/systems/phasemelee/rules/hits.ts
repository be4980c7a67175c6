// The number to hit, the roll, damage.
// AssemblyScript; damage of a weapon never falls below its number of dice.
import {
  Constant,
  CrushDamageIn,
  CrushDamageOut,
  DamageIn,
  DamageOut,
  HitNumberIn,
  HitNumberOut,
  HitRollIn,
  HitRollOut,
  Mode,
} from '../../../generated';
import { greatest } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { adjustOf } from './levels';
import { effective, missesFrom, percentile, sum } from './rolls';

/** What a parry leaves of a number: 1/2, 2/3, 3/4 of it, by the place of its word; none leaves all. */
export function parriedNumber(number: i32, parry: i32): i32 {
  return parry ? (number * parry) / (parry + 1) : number;
}

export function hitNumber(): void {
  const adjust = adjustOf(field(HitNumberIn.attackLevel) - field(HitNumberIn.defenseLevel));
  const raw = field(HitNumberIn.base) + adjust + field(HitNumberIn.modifier) - field(HitNumberIn.brokenPercent);
  output(HitNumberOut.adjust, adjust);
  output(HitNumberOut.raw, raw);
  output(HitNumberOut.needed, parriedNumber(effective(raw, Mode.melee), field(HitNumberIn.parry)));
}

export function hitRoll(): void {
  const mode = field(HitRollIn.mode);
  const roll = percentile();
  const margin = roll - effective(field(HitRollIn.needed), mode);
  output(HitRollOut.hit, <i32>(margin <= 0));
  output(HitRollOut.automatic, <i32>(roll === Constant.alwaysHitRoll || roll >= missesFrom(mode)));
  output(HitRollOut.margin, margin);
}

/** Rolls the damage of a weapon. */
export function rollDamage(dice: i32, minus: i32, adjust: i32): i32 {
  return greatest(sum(dice) - minus + adjust, dice);
}

export function damage(): void {
  const rolled = rollDamage(field(DamageIn.damageDice), field(DamageIn.damageMinus), field(DamageIn.damageAdjust));
  output(DamageOut.damage, rolled * field(DamageIn.multiplier));
}

export function crushDamage(): void {
  const total = sum(field(CrushDamageIn.size) ? Constant.largeCrushDice : Constant.smallCrushDice);
  const resisted = field(CrushDamageIn.struggling) ? field(CrushDamageIn.strength) : 0;
  output(CrushDamageOut.damage, greatest(total - resisted, 0));
}
