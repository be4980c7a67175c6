// Percentile rolls under fatigue, contests, and odds counted face by face.
// AssemblyScript.
import {
  CharacteristicChanceIn,
  CharacteristicChanceOut,
  CharacteristicRollIn,
  CharacteristicRollOut,
  Constant,
  ContestChancesIn,
  ContestChancesOut,
  FatigueModifiedRollIn,
  FatigueModifiedRollOut,
  fatigueClassesAdded,
  fatigueClassesHalved,
  Level,
  ResistanceIn,
  ResistanceOut,
  SkillVersusDegreeIn,
  SkillVersusDegreeOut,
  SkillVersusHalfIn,
  SkillVersusHalfOut,
  SuccessChancesIn,
  SuccessChancesOut,
  SuccessLevelIn,
  SuccessLevelOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { criticalMax, FACES, fumbleMin, halved, levelOf, passes, specialMax } from './levels';

/** A face with what fatigue adds; 01 and 00 stay what they are. */
function modified(face: i32, added: i32): i32 {
  return face === 1 ? 1 : least(FACES, face + added);
}

/** The next percentile die under fatigue. */
export function roll(fatigue: i32): i32 {
  return modified(die(FACES), fatigueClassesAdded(fatigue));
}

/** Skill under fatigue, before modifiers. */
export function tired(skill: i32, fatigue: i32): i32 {
  return fatigueClassesHalved(fatigue) ? halved(skill) : skill;
}

/** Rolls against an effective skill. */
export function rollLevel(skill: i32, fatigue: i32, autoBands: i32): i32 {
  return levelOf(skill, roll(fatigue), autoBands);
}

/** Of 100 faces, how many pass a plain test under fatigue. */
export function passing(target: i32, fatigue: i32): i32 {
  const added = fatigueClassesAdded(fatigue);
  let count = 0;
  for (let face = 1; face <= FACES; face++) count += passes(modified(face, added), target);
  return count;
}

/** Counts the faces of each level into the words down from `fumbles`: fumble there, failure in the word below, and so on. */
function countLevels(fumbles: i32, skill: i32, fatigue: i32, autoBands: i32): void {
  const added = fatigueClassesAdded(fatigue);
  for (let face = 1; face <= FACES; face++) {
    const word = fumbles - levelOf(skill, modified(face, added), autoBands);
    output(word, field(word) + 1);
  }
}

export function successLevel(): void {
  const fatigue = field(SuccessLevelIn.fatigueClass);
  const skill = tired(field(SuccessLevelIn.skill), fatigue) + field(SuccessLevelIn.modifier);
  const modifiedRoll = roll(fatigue);
  output(SuccessLevelOut.effectiveSkill, skill);
  output(SuccessLevelOut.modifiedRoll, modifiedRoll);
  output(SuccessLevelOut.criticalMax, criticalMax(skill));
  output(SuccessLevelOut.specialMax, specialMax(skill));
  output(SuccessLevelOut.fumbleMin, fumbleMin(skill));
  output(SuccessLevelOut.level, levelOf(skill, modifiedRoll, field(SuccessLevelIn.autoBands)));
}

export function successChances(): void {
  const fatigue = field(SuccessChancesIn.fatigueClass);
  const skill = tired(field(SuccessChancesIn.skill), fatigue) + field(SuccessChancesIn.modifier);
  output(SuccessChancesOut.effectiveSkill, skill);
  countLevels(SuccessChancesOut.fumble, skill, fatigue, field(SuccessChancesIn.autoBands));
  output(
    SuccessChancesOut.anySuccess,
    field(SuccessChancesOut.critical) + field(SuccessChancesOut.special) + field(SuccessChancesOut.success),
  );
}

/** Working words of contestChances, among the outputs that it does not have. */
const COUNTS_A = ContestChancesOut.bPer10000 + 5;
const COUNTS_B = COUNTS_A + 5;

export function contestChances(): void {
  for (let k = 0; k < 2; k++) {
    const fatigue = field(ContestChancesIn.fatigueA + k);
    const skill = tired(field(ContestChancesIn.skillA + k), fatigue) + field(ContestChancesIn.modifierA + k);
    countLevels(k ? COUNTS_B : COUNTS_A, skill, fatigue, field(ContestChancesIn.autoBands));
  }
  for (let a = 0; a <= Level.critical; a++) {
    for (let b = 0; b <= Level.critical; b++) {
      const word =
        a > b ? ContestChancesOut.aPer10000 : a < b ? ContestChancesOut.bPer10000 : ContestChancesOut.tiePer10000;
      output(word, field(word) + field(COUNTS_A - a) * field(COUNTS_B - b));
    }
  }
}

export function characteristicRoll(): void {
  const target = field(CharacteristicRollIn.value) * field(CharacteristicRollIn.multiple);
  const modifiedRoll = roll(field(CharacteristicRollIn.fatigueClass));
  output(CharacteristicRollOut.target, target);
  output(CharacteristicRollOut.modifiedRoll, modifiedRoll);
  output(CharacteristicRollOut.success, passes(modifiedRoll, target));
}

export function characteristicChance(): void {
  const target = field(CharacteristicChanceIn.value) * field(CharacteristicChanceIn.multiple);
  output(CharacteristicChanceOut.percent, passing(target, field(CharacteristicChanceIn.fatigueClass)));
}

export function fatigueModifiedRoll(): void {
  const fatigue = field(FatigueModifiedRollIn.fatigueClass);
  const face = die(FACES);
  const added = fatigueClassesAdded(fatigue);
  output(
    FatigueModifiedRollOut.modifiedRoll,
    field(FatigueModifiedRollIn.want) ? greatest(1, face - added) : modified(face, added),
  );
}

export function skillVersusHalf(): void {
  const fatigue = field(SkillVersusHalfIn.fatigueClass);
  const skill = tired(field(SkillVersusHalfIn.skill), fatigue) - halved(field(SkillVersusHalfIn.opposingSkill));
  const modifiedRoll = roll(fatigue);
  const level = levelOf(skill, modifiedRoll, field(SkillVersusHalfIn.autoBands));
  output(SkillVersusHalfOut.effectiveSkill, skill);
  output(SkillVersusHalfOut.modifiedRoll, modifiedRoll);
  output(SkillVersusHalfOut.level, level);
  output(SkillVersusHalfOut.success, level >= Level.success ? 1 : 0);
}

/** Of two levels: 0 the second is better, 1 equal, 2 the first is better. */
export function better(a: i32, b: i32): i32 {
  return a > b ? 2 : a === b ? 1 : 0;
}

export function skillVersusDegree(): void {
  for (let k = 0; k < 2; k++) {
    const fatigue = field(SkillVersusDegreeIn.fatigueA + k);
    const skill = tired(field(SkillVersusDegreeIn.skillA + k), fatigue);
    output(SkillVersusDegreeOut.levelA + k, rollLevel(skill, fatigue, field(SkillVersusDegreeIn.autoBands)));
  }
  output(SkillVersusDegreeOut.winner, better(field(SkillVersusDegreeOut.levelA), field(SkillVersusDegreeOut.levelB)));
}

/** Chance to match one value against another, both in half points: 50, and 5 more for each point of difference. */
export function matchChance(active: i32, passive: i32): i32 {
  const chance = Constant.evenChance + halved(Constant.chancePerPoint * (active - passive));
  return greatest(0, least(FACES, chance));
}

/** Rolls to match values. */
export function matches(chance: i32, fatigue: i32, autoBands: i32): i32 {
  const modifiedRoll = roll(fatigue);
  if (autoBands && modifiedRoll <= Constant.alwaysSucceedsTo) return 1;
  return autoBands && modifiedRoll >= Constant.alwaysFailsFrom ? 0 : passes(modifiedRoll, chance);
}

export function resistance(): void {
  const chance = matchChance(field(ResistanceIn.activeHalfPoints), field(ResistanceIn.passiveHalfPoints));
  output(ResistanceOut.chance, chance);
  output(ResistanceOut.success, matches(chance, field(ResistanceIn.fatigueClass), field(ResistanceIn.autoBands)));
}
