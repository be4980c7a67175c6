// Special tactics, parries and weapons that break.
// AssemblyScript; resistance dice are read only after a special success.
import {
  BashIn,
  BashOut,
  BreakWeaponIn,
  BreakWeaponOut,
  Constant,
  DisarmIn,
  DisarmOut,
  EntangleIn,
  EntangleOut,
  Level,
  ParryResultIn,
  ParryResultOut,
  SlamIn,
  SlamOut,
  Tactic,
  TacticAllowedIn,
  TacticAllowedOut,
  TacticEffectIn,
  TacticEffectOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { halved } from './levels';
import { matchChance, matches, rollLevel, tired } from './rolls';

/** Reasons of tacticAllowed, in the order of their words. */
const UNTRAINED = 1;
const REQUIREMENT = 2;

function lacks(tactic: i32): bool {
  const dex = field(TacticAllowedIn.dex);
  if (tactic === Tactic.aimedBlow) return dex < Constant.aimedBlowDex;
  if (tactic !== Tactic.flurry) return false;
  const strong = field(TacticAllowedIn.str) - field(TacticAllowedIn.weaponMinStr);
  // Much stronger than the weapon asks for, or a little stronger and much quicker.
  return strong < 1 || (strong < 3 && dex - field(TacticAllowedIn.weaponMinDex) < 3);
}

export function tacticAllowed(): void {
  const tactic = field(TacticAllowedIn.tactic);
  // Tactics that need training stand behind those that do not.
  const reason =
    tactic >= Tactic.entangle && !field(TacticAllowedIn.trained) ? UNTRAINED : lacks(tactic) ? REQUIREMENT : 0;
  output(TacticAllowedOut.allowed, reason ? 0 : 1);
  output(TacticAllowedOut.reason, reason);
}

/** Tactics of tacticEffect, in the order of their words. */
const FEINT = 0;
const FLURRY = 1;

/** What a special or critical feint takes from the defense. */
export function feintPenalty(level: i32, skill: i32): i32 {
  return level === Level.critical ? skill : halved(skill);
}

export function tacticEffect(): void {
  const level = field(TacticEffectIn.level);
  const tactic = field(TacticEffectIn.tactic);
  const critical = level === Level.critical ? 1 : 0;
  if (level < Level.special) return;
  output(TacticEffectOut.triggers, 1);
  output(TacticEffectOut.ignoresArmor, critical);
  if (tactic === FEINT) {
    output(TacticEffectOut.defenseModifier, -feintPenalty(level, field(TacticEffectIn.attackSkill)));
  } else if (tactic === FLURRY) {
    const second = field(TacticEffectIn.firstSr) + field(TacticEffectIn.dexSr);
    if (!critical && second > Constant.lastStrikeRank) return;
    output(TacticEffectOut.secondAttack, 1);
    output(TacticEffectOut.secondSr, least(second, Constant.lastStrikeRank));
    output(TacticEffectOut.secondAtLeastHits, critical);
  } else output(TacticEffectOut.choosesLocation, 1);
}

export function slam(): void {
  const fatigue = field(SlamIn.fatigueClass);
  const target = greatest(Constant.slamDexMultiple * field(SlamIn.dex), tired(field(SlamIn.grapple), fatigue));
  const level = rollLevel(target, fatigue, field(SlamIn.autoBands));
  output(SlamOut.target, target);
  output(SlamOut.level, level);
  output(SlamOut.weaponSr, Constant.slamWeaponSr);
  if (level < Level.success) return;
  output(SlamOut.hit, 1);
  output(SlamOut.knockback, (field(SlamIn.str) + field(SlamIn.siz)) << (level >= Level.special ? 1 : 0));
  output(SlamOut.defenderDexRolls, level === Level.critical ? 2 : 0);
}

export function bash(): void {
  const adds = !field(BashIn.thrustingMode) && field(BashIn.weaponSr) < Constant.smallWeaponSr;
  output(BashOut.weaponAdds, adds ? 1 : 0);
  output(BashOut.knockback, halved(field(BashIn.str) + field(BashIn.siz)) + (adds ? field(BashIn.weaponDamage) : 0));
}

/** How far away a weapon lands. */
function landing(): i32 {
  return die(6) - 1;
}

export function disarm(): void {
  const fatigue = field(DisarmIn.fatigueClass);
  const autoBands = field(DisarmIn.autoBands);
  const level = rollLevel(tired(field(DisarmIn.skill), fatigue) + field(DisarmIn.modifier), fatigue, autoBands);
  output(DisarmOut.level, level);
  if (level < Level.special) return;
  const attacker = (2 - field(DisarmIn.shortWeapon)) * field(DisarmIn.attackerValue);
  const chance = matchChance(attacker, (2 + field(DisarmIn.twoHandedTarget)) * field(DisarmIn.defenderValue));
  output(DisarmOut.chance, chance);
  if (!matches(chance, fatigue, autoBands)) return;
  output(DisarmOut.disarmed, 1);
  output(DisarmOut.distanceMetres, landing());
}

/** Results of entangle, in the order of their words. */
const HELD = 1;
const IMMOBILIZED = 2;
const PULLED_AWAY = 3;

export function entangle(): void {
  const fatigue = field(EntangleIn.fatigueClass);
  const autoBands = field(EntangleIn.autoBands);
  const damage = field(EntangleIn.weaponDamage);
  const isWeapon = field(EntangleIn.target);
  const level = rollLevel(tired(field(EntangleIn.skill), fatigue) + field(EntangleIn.modifier), fatigue, autoBands);
  output(EntangleOut.level, level);
  if (level === Level.success) output(EntangleOut.damage, damage);
  if (level < Level.special) return;
  output(EntangleOut.damage, halved(damage));
  output(EntangleOut.entangled, 1);
  output(EntangleOut.result, HELD);
  const defender = (2 + (isWeapon & field(EntangleIn.twoHandedTarget))) * field(EntangleIn.defenderStr);
  if (!matches(matchChance(2 * field(EntangleIn.attackerStr), defender), fatigue, autoBands)) return;
  output(EntangleOut.result, isWeapon ? PULLED_AWAY : IMMOBILIZED);
  if (isWeapon) output(EntangleOut.distanceMetres, landing());
}

export function breakWeapon(): void {
  const attack = field(BreakWeaponIn.attackLevel);
  // A weapon that did not parry is worse than any parry.
  const parry = field(BreakWeaponIn.parryLevel) - 1;
  if (attack < Level.success || field(BreakWeaponIn.impaling) || attack < parry) return;
  const beyond = greatest(0, field(BreakWeaponIn.damage) - field(BreakWeaponIn.weaponAp));
  output(BreakWeaponOut.apLost, attack === parry ? least(1, beyond) : beyond);
}

/** AP that a parrying weapon loses to damage beyond its own. */
export function parryLoss(attack: i32, parry: i32, beyond: i32): i32 {
  const loses = parry === Level.success || (parry === Level.special && attack === Level.critical);
  return loses ? least(1, beyond) : 0;
}

export function parryResult(): void {
  const attack = field(ParryResultIn.attackLevel);
  const parry = field(ParryResultIn.parryLevel);
  if (attack < Level.success) {
    // Parrying weapons stand in the order of the level that they need, the last has none.
    const needed = field(ParryResultIn.parryWeapon) + Level.success;
    if (needed <= Level.critical && parry >= needed) output(ParryResultOut.attackingWeaponDamaged, 1);
    return;
  }
  const damage = field(ParryResultIn.damage);
  const beyond = greatest(0, damage - field(ParryResultIn.weaponAp));
  output(ParryResultOut.passed, parry < Level.success ? damage : beyond);
  output(ParryResultOut.apLost, parryLoss(attack, parry, beyond));
}
