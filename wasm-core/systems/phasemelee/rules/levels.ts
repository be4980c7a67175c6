// Attack and defense levels, the points that they add, base numbers that the examples tell.
// AssemblyScript; levels of the being itself are halved, those of magic never are.
import {
  AttackLevelIn,
  AttackLevelOut,
  Constant,
  DefenseLevelIn,
  DefenseLevelOut,
  DiceLevelIn,
  DiceLevelOut,
  KnownBaseIn,
  KnownBaseOut,
  knownBasesArmorClass,
  knownBasesBase,
  knownBasesWeapon,
  LevelAdjustIn,
  LevelAdjustOut,
  StrengthAdjustIn,
  StrengthAdjustOut,
} from '../../../generated';
import { field, output } from '../../../runtime/window';

export function diceLevel(): void {
  output(DiceLevelOut.level, (field(DiceLevelIn.hitDiceHalves) + 1) >> 1);
}

export function strengthAdjust(): void {
  const strength = field(StrengthAdjustIn.strength);
  output(StrengthAdjustOut.known, <i32>(strength >= Constant.strengthFrom && strength <= Constant.strengthTo));
}

/** Half of a level if the yes/no `flag` is yes, a half rounded up. */
function halvedIf(level: i32, flag: i32): i32 {
  return (level + flag) >> flag;
}

/** Levels of a being that may be blind or on the ground, each of which halves them. */
function hampered(own: i32, blind: i32, onGround: i32): i32 {
  return halvedIf(halvedIf(own, blind), onGround);
}

/** Attack level; the last field of those that hamper it tells of two weapons. */
export function attackLevelOf(own: i32, magic: i32, blind: i32, onGround: i32, twoWeapons: i32): i32 {
  return hampered(own, blind, onGround) + magic + (twoWeapons ? Constant.twoWeaponsAttack : 0);
}

/** Defense level of own levels that are hampered already; magic of armor, shield and others stands in three fields from `magicAt` on. */
export function defenseLevelOf(own: i32, magicAt: i32, blind: i32, onGround: i32, behind: i32, immobile: i32): i32 {
  let level = immobile ? 0 : hampered(own, blind, onGround) + (behind ? Constant.behindDefense : 0);
  level += field(magicAt) + field(magicAt + 2);
  return field(magicAt + 3) && !behind ? level + field(magicAt + 1) : level;
}

export function attackLevel(): void {
  const own = field(AttackLevelIn.diceLevel) + field(AttackLevelIn.strengthAdjust) + field(AttackLevelIn.skillAdjust);
  output(
    AttackLevelOut.attackLevel,
    attackLevelOf(
      own,
      field(AttackLevelIn.magicAdjust),
      field(AttackLevelIn.blind),
      field(AttackLevelIn.onGround),
      field(AttackLevelIn.twoWeapons),
    ),
  );
}

export function defenseLevel(): void {
  output(
    DefenseLevelOut.defenseLevel,
    defenseLevelOf(
      field(DefenseLevelIn.diceLevel) + field(DefenseLevelIn.agilityAdjust),
      DefenseLevelIn.armorMagic,
      field(DefenseLevelIn.blind),
      field(DefenseLevelIn.onGround),
      field(DefenseLevelIn.fromBehind),
      field(DefenseLevelIn.immobile),
    ),
  );
}

/** Points that a difference of levels adds to the base number. */
export function adjustOf(difference: i32): i32 {
  return difference * (difference > 0 ? Constant.perLevelAbove : -Constant.perLevelBelow);
}

export function levelAdjust(): void {
  const difference = field(LevelAdjustIn.attackLevel) - field(LevelAdjustIn.defenseLevel);
  output(LevelAdjustOut.difference, difference);
  output(LevelAdjustOut.adjust, adjustOf(difference));
}

export function knownBase(): void {
  for (let row = 0; row < Constant.knownBaseRows; row++) {
    if (
      knownBasesWeapon(row) === field(KnownBaseIn.weapon) &&
      knownBasesArmorClass(row) === field(KnownBaseIn.armorClass)
    ) {
      output(KnownBaseOut.known, 1);
      output(KnownBaseOut.base, knownBasesBase(row));
    }
  }
}
