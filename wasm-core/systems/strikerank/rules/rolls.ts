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

/** Of 100 faces, how many are at most `most` with what fatigue adds; 01 always is, 00 only if all are. */
function upTo(most: i32, added: i32): i32 {
  return most >= FACES ? FACES : greatest(1, most - added);
}

/** Of 100 faces, how many pass a plain test under fatigue. */
export function passing(target: i32, fatigue: i32): i32 {
  return upTo(least(target, FACES - 1), fatigueClassesAdded(fatigue));
}

/** How many of 100 faces end in each level below critical: a byte a level. */
function tally(skill: i32, fatigue: i32, autoBands: i32): i32 {
  const added = fatigueClassesAdded(fatigue);
  const most = fumbleMin(skill) - 1;
  // Highest rolls of a success and of a special one, as levelOf has them.
  const best = autoBands ? least(most, Constant.alwaysFailsFrom - 1) : most;
  const special = least(specialMax(skill), best);
  const success = least(greatest(special, autoBands ? greatest(skill, Constant.alwaysSucceedsTo) : skill), best);
  const specials = upTo(special, added);
  const successes = upTo(success, added);
  const all = upTo(most, added);
  return (
    FACES -
    all +
    ((all - successes) << 8) +
    ((successes - specials) << 16) +
    ((specials - upTo(criticalMax(skill), added)) << 24)
  );
}

/** Faces of a tally that end in a level; criticals are those that are left. */
function countOf(counts: i32, level: i32): i32 {
  if (level < Level.critical) return (counts >> (level << 3)) & 255;
  return FACES - (counts & 255) - ((counts >> 8) & 255) - ((counts >> 16) & 255) - (counts >> 24);
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
  const counts = tally(skill, fatigue, field(SuccessChancesIn.autoBands));
  const failures = countOf(counts, Level.fumble) + countOf(counts, Level.failure);
  output(SuccessChancesOut.effectiveSkill, skill);
  output(SuccessChancesOut.critical, countOf(counts, Level.critical));
  output(SuccessChancesOut.special, countOf(counts, Level.special));
  output(SuccessChancesOut.success, countOf(counts, Level.success));
  output(SuccessChancesOut.failure, countOf(counts, Level.failure));
  output(SuccessChancesOut.fumble, countOf(counts, Level.fumble));
  output(SuccessChancesOut.anySuccess, FACES - failures);
}

/** Tally of one of the two rollers of contestChances, 0 or 1. */
function tallyOf(roller: i32): i32 {
  const fatigue = field(ContestChancesIn.fatigueA + roller);
  const skill = tired(field(ContestChancesIn.skillA + roller), fatigue) + field(ContestChancesIn.modifierA + roller);
  return tally(skill, fatigue, field(ContestChancesIn.autoBands));
}

export function contestChances(): void {
  const countsA = tallyOf(0);
  const countsB = tallyOf(1);
  let wins = 0;
  let ties = 0;
  for (let a = 0; a <= Level.critical; a++) {
    const countA = countOf(countsA, a);
    ties += countA * countOf(countsB, a);
    for (let b = 0; b < a; b++) wins += countA * countOf(countsB, b);
  }
  output(ContestChancesOut.aPer10000, wins);
  output(ContestChancesOut.tiePer10000, ties);
  output(ContestChancesOut.bPer10000, FACES * FACES - wins - ties);
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
