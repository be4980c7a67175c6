// Damage bonus, a whole attack, and what a special or critical hit changes.
// AssemblyScript; weapon damage, damage bonus, armor counted and damage stand in four outputs in a row.
import {
  Constant,
  DamageBonusIn,
  DamageBonusOut,
  DamageBonusRollIn,
  DamageBonusRollOut,
  damageBonusDice,
  damageBonusPenalty,
  damageBonusSides,
  Level,
  MeleeAttackIn,
  MeleeAttackOut,
  Mode,
  modesLocations,
  SpecialHitIn,
  SpecialHitOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';
import { halved, levelOf } from './levels';
import { roll, tired } from './rolls';

/** Sum of dice. */
export function rolled(count: i32, sides: i32): i32 {
  let sum = 0;
  for (; count > 0; count--) sum += die(sides);
  return sum;
}

/** Row of the damage bonus table, by fives of STR + SIZ up to 80. */
function rowOf(strPlusSiz: i32): i32 {
  return least((strPlusSiz - 1) / 5, Constant.damageBonusRows - 1);
}

/** Tens of STR + SIZ begun beyond the table, each of which adds a die. */
function beyond(strPlusSiz: i32): i32 {
  return greatest(0, strPlusSiz - Constant.damageBonusTableEnd + 9) / 10;
}

function bonusDice(strPlusSiz: i32): i32 {
  return damageBonusDice(rowOf(strPlusSiz)) + beyond(strPlusSiz);
}

/** Sides of the bonus dice; 0 if there are none. */
function bonusSides(strPlusSiz: i32): i32 {
  return damageBonusSides(rowOf(strPlusSiz));
}

/** Rolls the damage bonus; output `at` the bonus. Answers the best that it can be, for a penalty the mildest. */
function rollBonus(at: i32, strPlusSiz: i32): i32 {
  const count = bonusDice(strPlusSiz);
  const sides = bonusSides(strPlusSiz);
  const bonus = rolled(count, sides);
  const isPenalty = damageBonusPenalty(rowOf(strPlusSiz));
  output(at, isPenalty ? -bonus : bonus);
  return isPenalty ? -count : count * sides;
}

export function damageBonus(): void {
  const strPlusSiz = field(DamageBonusIn.strPlusSiz);
  const count = bonusDice(strPlusSiz);
  const sides = bonusSides(strPlusSiz);
  const sign = damageBonusPenalty(rowOf(strPlusSiz)) ? -1 : count ? 1 : 0;
  const extra = beyond(strPlusSiz);
  // The lower end of the band, halved and rounded up: bands are by fives in the table and by tens beyond it.
  const from = extra ? Constant.damageBonusTableEnd + 10 * extra - 9 : 5 * rowOf(strPlusSiz) + 1;
  output(DamageBonusOut.sign, sign);
  output(DamageBonusOut.diceCount, count);
  output(DamageBonusOut.diceSides, sides);
  output(DamageBonusOut.averageStrSiz, halved(from));
  output(DamageBonusOut.averageTenths, 5 * sign * count * (sides + 1));
}

export function damageBonusRoll(): void {
  output(DamageBonusRollOut.best, rollBonus(DamageBonusRollOut.bonus, field(DamageBonusRollIn.strPlusSiz)));
}

/**
 * Applies a special hit of a mode at a location to the weapon damage and bonus in outputs `at` and the next, sets armor and damage
 * behind them. `weapon` and `bonus` are the most that could have been rolled.
 */
function settleHit(
  at: i32,
  mode: i32,
  location: i32,
  weapon: i32,
  bonus: i32,
  armor: i32,
  isSpecial: bool,
  isCritical: bool,
): void {
  if (isSpecial) {
    const counts = (modesLocations(mode) >> location) & 1;
    if (mode === Mode.crush) {
      armor >>= 1;
      if (counts) output(at + 1, bonus);
    } else if (counts) output(at, mode === Mode.slash ? weapon : 2 * field(at));
  }
  if (isCritical) armor = 0;
  output(at + 2, armor);
  output(at + 3, greatest(0, greatest(0, field(at) + field(at + 1)) - armor));
}

export function specialHit(): void {
  const weapon = field(SpecialHitIn.weaponRolled);
  const weaponMaximum = field(SpecialHitIn.weaponMaximum);
  const bonus = field(SpecialHitIn.bonusRolled);
  const bonusMaximum = field(SpecialHitIn.bonusMaximum);
  if (weaponMaximum < weapon) fail(RANGE_ERROR, SpecialHitIn.weaponMaximum);
  if (bonusMaximum < bonus) fail(RANGE_ERROR, SpecialHitIn.bonusMaximum);
  output(SpecialHitOut.weaponDamage, weapon);
  output(SpecialHitOut.damageBonus, bonus);
  settleHit(
    SpecialHitOut.weaponDamage,
    field(SpecialHitIn.mode),
    field(SpecialHitIn.location),
    weaponMaximum,
    bonusMaximum,
    field(SpecialHitIn.armor),
    true,
    field(SpecialHitIn.critical) !== 0,
  );
}

export function meleeAttack(): void {
  const fatigue = field(MeleeAttackIn.fatigueClass);
  let skill = tired(field(MeleeAttackIn.skill), fatigue) + field(MeleeAttackIn.modifier);
  if (field(MeleeAttackIn.aimedShot)) skill = halved(skill);
  const modifiedRoll = roll(fatigue);
  let level = levelOf(skill, modifiedRoll, field(MeleeAttackIn.autoBands));
  if (field(MeleeAttackIn.atLeastHits)) level = greatest(level, Level.success);
  output(MeleeAttackOut.effectiveSkill, skill);
  output(MeleeAttackOut.modifiedRoll, modifiedRoll);
  output(MeleeAttackOut.level, level);
  if (level < Level.success) return;
  output(MeleeAttackOut.hit, 1);
  const count = field(MeleeAttackIn.diceCount);
  const sides = field(MeleeAttackIn.diceSides);
  const plus = field(MeleeAttackIn.dicePlus);
  output(MeleeAttackOut.weaponDamage, greatest(0, rolled(count, sides) + plus));
  const bonus = rollBonus(MeleeAttackOut.damageBonus, field(MeleeAttackIn.strPlusSiz));
  settleHit(
    MeleeAttackOut.weaponDamage,
    field(MeleeAttackIn.mode),
    field(MeleeAttackIn.location),
    greatest(0, count * sides + plus),
    bonus,
    field(MeleeAttackIn.armor),
    level >= Level.special && !field(MeleeAttackIn.tactic),
    level === Level.critical,
  );
}
