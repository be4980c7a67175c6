// Characters of the edition before.
// AssemblyScript.
import {
  Constant,
  ConvertManeuverIn,
  ConvertManeuverOut,
  ConvertSkillIn,
  ConvertSkillOut,
  ConvertSpiritSkillsIn,
  ConvertSpiritSkillsOut,
  Profession,
  rolesDenominator,
  rolesNumerator,
  Skill,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { greatest, share } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';
import { baseOf, cellOf } from './professions';

export function convertSkill(): void {
  const current = field(ConvertSkillIn.current);
  const skill = greatest(current, field(ConvertSkillIn.base) + field(ConvertSkillIn.newModifier));
  output(ConvertSkillOut.skill, skill);
  output(ConvertSkillOut.changed, skill !== current ? 1 : 0);
}

/** Base of a skill of the foot warrior at a level, trained 0 and up. */
function warriorBase(skill: i32, level: i32): i32 {
  return baseOf(cellOf(Profession.footWarrior, skill, level));
}

const TRAINED = 0;
const MASTER = 3;

export function convertManeuver(): void {
  const attack = field(ConvertManeuverIn.bestAttack);
  if (field(ConvertManeuverIn.method)) {
    const defense = greatest(field(ConvertManeuverIn.bestParry), field(ConvertManeuverIn.bestDodge));
    const role = field(ConvertManeuverIn.role);
    // The average of both times the share of the role, rounded once.
    output(ConvertManeuverOut.maneuver, share(attack + defense, rolesNumerator(role), 2 * rolesDenominator(role)));
    return;
  }
  let level = MASTER;
  while (level > TRAINED && warriorBase(Skill.primaryAttack, level) > attack) level--;
  if (attack < warriorBase(Skill.primaryAttack, TRAINED) || attack > warriorBase(Skill.primaryAttack, MASTER)) {
    fail(RANGE_ERROR, ConvertManeuverIn.bestAttack);
  }
  output(ConvertManeuverOut.maneuver, warriorBase(Skill.maneuver, level));
  output(ConvertManeuverOut.level, level + 1);
}

/** Kinds of spirit users, in the order of their words. */
const SPIRIT_USER = 0;
const SHAMAN_BY_LEVEL = 2;
const SHAMAN_BY_POW = 3;
const AT_BASE = -1;

function shamanBase(skill: i32): i32 {
  return baseOf(cellOf(Profession.assistantShaman, skill, field(ConvertSpiritSkillsIn.level)));
}

export function convertSpiritSkills(): void {
  const kind = field(ConvertSpiritSkillsIn.kind);
  let combat = Constant.spiritCombatBasePercent + field(ConvertSpiritSkillsIn.magicModifier);
  let sense = AT_BASE;
  let lore = AT_BASE;
  let travel = AT_BASE;
  if (kind === SPIRIT_USER) {
    combat = greatest(combat, Constant.spiritCombatPerIntensity * field(ConvertSpiritSkillsIn.highestIntensity));
  } else if (kind === SHAMAN_BY_LEVEL) {
    combat = shamanBase(Skill.spiritCombat);
    sense = shamanBase(Skill.spiritSense);
    lore = shamanBase(Skill.spiritLore);
    travel = shamanBase(Skill.spiritTravel);
  } else if (kind === SHAMAN_BY_POW) {
    combat = Constant.powMultiple * field(ConvertSpiritSkillsIn.pow);
    sense = field(ConvertSpiritSkillsIn.highestPerception);
    lore = field(ConvertSpiritSkillsIn.highestKnowledge);
    travel = combat;
  }
  output(ConvertSpiritSkillsOut.spiritCombat, combat);
  output(ConvertSpiritSkillsOut.spiritSense, sense);
  output(ConvertSpiritSkillsOut.spiritLore, lore);
  output(ConvertSpiritSkillsOut.spiritTravel, travel);
}
