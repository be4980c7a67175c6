// Attack and damage rolls, whole attacks, and several attacks in one call.
// AssemblyScript; dice are read strike, dodge and, on a hit, damage, endurance.
import {
  AttackIn,
  AttackOut,
  AttackRollIn,
  AttackRollOut,
  armorsBonus,
  armorsKind,
  armorsPenalty,
  CoordinatedAttackAt,
  CoordinatedAttackIn,
  CoordinatedAttackOut,
  DamageRollIn,
  DamageRollOut,
  MultiAttackAt,
  MultiAttackIn,
  MultiAttackOut,
  WeaponAttackIn,
  WeaponAttackOut,
  weaponsKind,
  weaponsRange,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { greatest } from '../../../runtime/figures';
import { fail, field, isAbsent, output, setByte, setShort, shortAt } from '../../../runtime/window';
import { checkLength, checkShares, split } from './choices';
import { reaches } from './gear';
import { checkPool, poolState } from './recovery';
import { rolled } from './skills';
import { speedOf } from './time';
import { checkHands, damageOf, strikeChange } from './values';

/** Rolls strike against dodge; outputs as of `attackRoll` from `at` on. Answers whether it is a hit: zero misses. */
function rollAttack(at: i32, strike: i32, dodge: i32, range: i32): bool {
  const attackTotal = rolled(strike);
  const dodgeTotal = rolled(dodge);
  const margin = attackTotal - dodgeTotal - range;
  output(at, attackTotal);
  output(at + AttackRollOut.dodgeTotal - AttackRollOut.attackTotal, dodgeTotal);
  output(at + AttackRollOut.margin - AttackRollOut.attackTotal, margin);
  output(at + AttackRollOut.hit - AttackRollOut.attackTotal, margin > 0 ? 1 : 0);
  return margin > 0;
}

/** Rolls damage against endurance if it is a hit; outputs as of `damageRoll` from `at` on. Answers the loss. */
function rollDamage(at: i32, hit: bool, damage: i32, endurance: i32): i32 {
  const damageTotal = hit ? rolled(damage) : 0;
  const enduranceTotal = hit ? rolled(endurance) : 0;
  const loss = greatest(damageTotal - enduranceTotal, 0);
  output(at, damageTotal);
  output(at + DamageRollOut.enduranceTotal - DamageRollOut.damageTotal, enduranceTotal);
  output(at + DamageRollOut.loss - DamageRollOut.damageTotal, loss);
  return loss;
}

/** Takes the loss from the pool whose full value is field `maxField`; outputs what is left at `at`, then the state. */
function takeLoss(at: i32, maxField: i32, loss: i32): void {
  const left = field(maxField + 1) - loss;
  output(at, left);
  output(at + 1, poolState(field(maxField), left));
}

export function attackRoll(): void {
  const range = field(AttackRollIn.rangeMetres);
  rollAttack(AttackRollOut.attackTotal, field(AttackRollIn.strike), field(AttackRollIn.dodge), range);
}

export function damageRoll(): void {
  rollDamage(DamageRollOut.damageTotal, true, field(DamageRollIn.damage), field(DamageRollIn.endurance));
}

export function attack(): void {
  checkPool(AttackIn.poolMax);
  const range = field(AttackIn.rangeMetres);
  const hit = rollAttack(AttackOut.attackTotal, field(AttackIn.strike), field(AttackIn.dodge), range);
  const loss = rollDamage(AttackOut.damageTotal, hit, field(AttackIn.damage), field(AttackIn.endurance));
  takeLoss(AttackOut.pool, AttackIn.poolMax, loss);
}

export function weaponAttack(): void {
  const weapon = field(WeaponAttackIn.weapon);
  const shield = field(WeaponAttackIn.shield);
  const armor = field(WeaponAttackIn.armor);
  const distance = field(WeaponAttackIn.distanceMetres);
  checkHands(weapon, WeaponAttackIn.shield);
  if (armor && armorsKind(armor) !== weaponsKind(weapon)) fail(RANGE_ERROR, WeaponAttackIn.armor);
  if (!reaches(weaponsRange(weapon), distance)) fail(RANGE_ERROR, WeaponAttackIn.distanceMetres);
  checkPool(WeaponAttackIn.poolMax);

  const force = field(WeaponAttackIn.force);
  const quickness = field(WeaponAttackIn.quickness);
  const skill = field(WeaponAttackIn.damageSkill);
  const strike =
    quickness + strikeChange(weapon, shield) + field(WeaponAttackIn.strikeSkill) + field(WeaponAttackIn.strikeShift);
  const dodge =
    field(WeaponAttackIn.targetQuickness) +
    armorsPenalty(armor) +
    field(WeaponAttackIn.dodgeSkill) +
    field(WeaponAttackIn.dodgeShift);
  const damage = damageOf(weapon, shield, force + field(WeaponAttackIn.push)) + skill;
  const endurance =
    field(WeaponAttackIn.targetForce) +
    field(WeaponAttackIn.targetPush) +
    armorsBonus(armor) +
    field(WeaponAttackIn.enduranceSkill);
  output(WeaponAttackOut.strike, strike);
  output(WeaponAttackOut.dodge, dodge);
  output(WeaponAttackOut.damage, damage);
  output(WeaponAttackOut.endurance, endurance);
  // A push does not make the attack slower.
  output(WeaponAttackOut.speedFactor, speedOf(damageOf(weapon, shield, force) + skill, quickness));

  const hit = rollAttack(WeaponAttackOut.attackTotal, strike, dodge, distance);
  const loss = rollDamage(WeaponAttackOut.damageTotal, hit, damage, endurance);
  takeLoss(WeaponAttackOut.pool, WeaponAttackIn.poolMax, loss);
}

/** Element i of the list of ranges in field k; point-blank if the list is absent. */
function rangeOf(k: i32, address: i32, i: i32): i32 {
  return isAbsent(k) ? 0 : shortAt(address + (i << 1));
}

/** Strike total less dodge total and range: above zero it is a hit. */
function rollMargin(strike: i32, dodge: i32, range: i32): i32 {
  return rolled(strike) - rolled(dodge) - range;
}

/** Loss of an attack with this margin; the dice are read only on a hit. */
function rollLoss(margin: i32, damage: i32, endurance: i32): i32 {
  return margin > 0 ? greatest(rolled(damage) - rolled(endurance), 0) : 0;
}

/** Notes attack i in the lists of margins, hits and losses, which lie together from address `margins` on. */
function setResult(margins: i32, i: i32, margin: i32, loss: i32): void {
  setShort(margins + (i << 1), margin);
  setByte(margins + CoordinatedAttackAt.hits - CoordinatedAttackAt.margins + i, margin > 0 ? 1 : 0);
  setShort(margins + CoordinatedAttackAt.losses - CoordinatedAttackAt.margins + (i << 1), loss);
}

export function coordinatedAttack(): void {
  const count = field(CoordinatedAttackIn.strikes);
  checkLength(CoordinatedAttackIn.damages, count);
  checkLength(CoordinatedAttackIn.ranges, count);
  checkLength(CoordinatedAttackIn.shares, count);
  checkShares(CoordinatedAttackIn.shares, field(CoordinatedAttackIn.dodge), CoordinatedAttackAt.shares);
  checkPool(CoordinatedAttackIn.poolMax);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const at = i << 1;
    const range = rangeOf(CoordinatedAttackIn.ranges, CoordinatedAttackAt.ranges, i);
    const margin = rollMargin(
      shortAt(CoordinatedAttackAt.strikes + at),
      shortAt(CoordinatedAttackAt.shares + at),
      range,
    );
    const loss = rollLoss(margin, shortAt(CoordinatedAttackAt.damages + at), field(CoordinatedAttackIn.endurance));
    setResult(CoordinatedAttackAt.margins, i, margin, loss);
    total += loss;
  }
  output(CoordinatedAttackOut.margins, count);
  output(CoordinatedAttackOut.hits, count);
  output(CoordinatedAttackOut.losses, count);
  output(CoordinatedAttackOut.totalLoss, total);
  takeLoss(CoordinatedAttackOut.pool, CoordinatedAttackIn.poolMax, total);
}

export function multiAttack(): void {
  split(MultiAttackAt.speedFactors);
  const count = field(MultiAttackIn.strikeShares);
  checkLength(MultiAttackIn.dodges, count);
  checkLength(MultiAttackIn.endurances, count);
  checkLength(MultiAttackIn.ranges, count);
  for (let i = 0; i < count; i++) {
    const at = i << 1;
    const range = rangeOf(MultiAttackIn.ranges, MultiAttackAt.ranges, i);
    const margin = rollMargin(shortAt(MultiAttackAt.strikeShares + at), shortAt(MultiAttackAt.dodges + at), range);
    const loss = rollLoss(margin, shortAt(MultiAttackAt.damageShares + at), shortAt(MultiAttackAt.endurances + at));
    setResult(MultiAttackAt.margins, i, margin, loss);
  }
  output(MultiAttackOut.margins, count);
  output(MultiAttackOut.hits, count);
  output(MultiAttackOut.losses, count);
}
