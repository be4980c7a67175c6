// Damage, endurance, strike and dodge from characteristics, gear and skill.
// AssemblyScript; physical and mental values are the same sums, so a row of the gear tables says which is meant.
import {
  armorsBonus,
  armorsPenalty,
  CombatSheetIn,
  CombatSheetOut,
  Constant,
  DamageValueIn,
  DamageValueOut,
  DodgeValueIn,
  DodgeValueOut,
  EnduranceValueIn,
  EnduranceValueOut,
  Kind,
  StrikeValueIn,
  StrikeValueOut,
  shieldsBonus,
  shieldsHands,
  shieldsPenalty,
  Weapon,
  weaponsAddsForce,
  weaponsBonus,
  weaponsHands,
  weaponsKind,
  weaponsPenalty,
  weaponsRange,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { fail, field, output } from '../../../runtime/window';
import { speedOf } from './time';

/** A shield helps only beside a physical weapon. */
function shieldBeside(weapon: i32, shield: i32): i32 {
  return weaponsKind(weapon) === Kind.physical ? shield : 0;
}

/** Damage of a weapon or focus without the skill. */
export function damageOf(weapon: i32, shield: i32, force: i32): i32 {
  return (weaponsAddsForce(weapon) ? force : 0) + weaponsBonus(weapon) + shieldsBonus(shieldBeside(weapon, shield));
}

/** What weapon and shield change in strike. */
export function strikeChange(weapon: i32, shield: i32): i32 {
  return weaponsPenalty(weapon) + shieldsPenalty(shieldBeside(weapon, shield));
}

/** Fails with field `shieldField` if a shield stands beside a weapon that takes both hands. */
export function checkHands(weapon: i32, shieldField: i32): void {
  if (weaponsHands(weapon) + shieldsHands(field(shieldField)) > Constant.handsPerPerson) fail(RANGE_ERROR, shieldField);
}

export function damageValue(): void {
  const weapon = field(DamageValueIn.weapon);
  checkHands(weapon, DamageValueIn.shield);
  const force = field(DamageValueIn.force) + field(DamageValueIn.push);
  output(DamageValueOut.damage, damageOf(weapon, field(DamageValueIn.shield), force) + field(DamageValueIn.skill));
}

export function strikeValue(): void {
  const weapon = field(StrikeValueIn.weapon);
  checkHands(weapon, StrikeValueIn.shield);
  const change = strikeChange(weapon, field(StrikeValueIn.shield));
  output(StrikeValueOut.strike, field(StrikeValueIn.quickness) + change + field(StrikeValueIn.skill));
}

export function enduranceValue(): void {
  const force = field(EnduranceValueIn.force) + field(EnduranceValueIn.push);
  const bonus = armorsBonus(field(EnduranceValueIn.armor));
  output(EnduranceValueOut.endurance, force + bonus + field(EnduranceValueIn.skill));
}

export function dodgeValue(): void {
  const penalty = armorsPenalty(field(DodgeValueIn.armor));
  output(DodgeValueOut.dodge, field(DodgeValueIn.quickness) + penalty + field(DodgeValueIn.skill));
}

/** Row of the armor table of a charm; 0 stays "none". */
function charmRow(charm: i32): i32 {
  return charm ? charm + Constant.armorsBeforeCharms : 0;
}

export function combatSheet(): void {
  const weapon = field(CombatSheetIn.weapon);
  const shield = field(CombatSheetIn.shield);
  const focus = field(CombatSheetIn.focus) + Constant.firstFocus;
  const armor = field(CombatSheetIn.armor);
  const charm = charmRow(field(CombatSheetIn.charm));
  checkHands(weapon, CombatSheetIn.shield);
  // The bare hand is free to hold something else.
  const hands = (weapon === Weapon.hand ? 0 : weaponsHands(weapon)) + shieldsHands(shield);
  if (hands + weaponsHands(focus) > Constant.handsPerPerson) fail(RANGE_ERROR, CombatSheetIn.focus);

  const strength = field(CombatSheetIn.strength);
  const dexterity = field(CombatSheetIn.dexterity);
  const pushed = strength + field(CombatSheetIn.pushBody);
  const skill = field(CombatSheetIn.damageSkill);
  output(CombatSheetOut.damage, damageOf(weapon, shield, pushed) + skill);
  output(CombatSheetOut.endurance, pushed + armorsBonus(armor) + field(CombatSheetIn.enduranceSkill));
  output(CombatSheetOut.strike, dexterity + strikeChange(weapon, shield) + field(CombatSheetIn.strikeSkill));
  output(CombatSheetOut.dodge, dexterity + armorsPenalty(armor) + field(CombatSheetIn.dodgeSkill));
  output(CombatSheetOut.speedFactor, speedOf(damageOf(weapon, shield, strength) + skill, dexterity));
  output(CombatSheetOut.range, weaponsRange(weapon));

  const will = field(CombatSheetIn.will);
  const intelligence = field(CombatSheetIn.intelligence);
  const pushedWill = will + field(CombatSheetIn.pushMind);
  const mentalSkill = field(CombatSheetIn.mentalDamageSkill);
  output(CombatSheetOut.mentalDamage, damageOf(focus, 0, pushedWill) + mentalSkill);
  output(CombatSheetOut.mentalEndurance, pushedWill + armorsBonus(charm) + field(CombatSheetIn.mentalEnduranceSkill));
  output(CombatSheetOut.mentalStrike, intelligence + strikeChange(focus, 0) + field(CombatSheetIn.mentalStrikeSkill));
  output(CombatSheetOut.mentalDodge, intelligence + armorsPenalty(charm) + field(CombatSheetIn.mentalDodgeSkill));
  output(CombatSheetOut.mentalSpeedFactor, speedOf(damageOf(focus, 0, will) + mentalSkill, intelligence));
  output(CombatSheetOut.mentalRange, weaponsRange(focus));
}
