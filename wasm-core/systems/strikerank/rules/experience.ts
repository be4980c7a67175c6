// Experience rolls, training and research of skills and tactics.
// AssemblyScript; difficulties are easy 0, medium 1, hard 2.
import {
  awardsRolls,
  BasicsTrainingIn,
  BasicsTrainingOut,
  Constant,
  difficultyBasicsHours,
  difficultyMinutes,
  ExperienceQualifyTimeIn,
  ExperienceQualifyTimeOut,
  ExperienceRollAwardIn,
  ExperienceRollAwardOut,
  ExperienceRollIn,
  ExperienceRollOut,
  ExperienceSpendIn,
  ExperienceSpendOut,
  Level,
  ResearchSessionIn,
  ResearchSessionOut,
  SessionMinutesIn,
  SessionMinutesOut,
  TacticTrainingIn,
  TacticTrainingOut,
  TrainingAsPointsIn,
  TrainingAsPointsOut,
  TrainingSessionIn,
  TrainingSessionOut,
  tacticHours,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { least, share } from '../../../runtime/figures';
import { failed, field, output } from '../../../runtime/window';
import { FACES, levelOf } from './levels';

const FIXED = 1;

export function experienceRollAward(): void {
  const rolls = awardsRolls(field(ExperienceRollAwardIn.activity)) * field(ExperienceRollAwardIn.weeks);
  output(
    ExperienceRollAwardOut.halfRolls,
    share(2 * rolls, Constant.referenceSkill, field(ExperienceRollAwardIn.averageSkill)),
  );
}

export function experienceSpend(): void {
  const half = field(ExperienceSpendIn.halfRolls);
  let needed = 0;
  // An attempt costs twice as much with each rank of difficulty.
  for (let rank = 0; rank < 4; rank++) needed += field(ExperienceSpendIn.easy + rank) << rank;
  const isLegal = needed <= half;
  const left = isLegal ? half - needed : half;
  output(ExperienceSpendOut.neededHalfRolls, needed);
  output(ExperienceSpendOut.legal, isLegal ? 1 : 0);
  output(ExperienceSpendOut.leftHalfRolls, left);
  output(ExperienceSpendOut.oddHalfForEasyOnly, left & 1);
}

/** 1 if a skill is so high that gains are harder to come by. */
function isAdvanced(skill: i32, checkable: i32): i32 {
  return skill > (checkable ? Constant.checkable : Constant.uncheckable) ? 1 : 0;
}

/** Minutes of research into a skill. */
function researchMinutes(skill: i32, difficulty: i32, checkable: i32): i32 {
  return (skill * difficultyMinutes(difficulty)) << isAdvanced(skill, checkable);
}

export function experienceQualifyTime(): void {
  const minutes = researchMinutes(
    field(ExperienceQualifyTimeIn.skill),
    field(ExperienceQualifyTimeIn.difficulty),
    field(ExperienceQualifyTimeIn.checkable),
  );
  output(ExperienceQualifyTimeOut.researchMinutes, minutes);
  output(ExperienceQualifyTimeOut.minimumMinutes, (minutes + 9) / 10);
}

/** Rolls for experience: above the skill, or 00. */
function learns(skill: i32, bonus: i32): bool {
  const face = die(FACES);
  return face === FACES || face + bonus > skill;
}

/** Percentiles gained: 1d6, or 1d2+2. */
function gainBy(method: i32): i32 {
  return method === FIXED ? die(2) + 2 : die(6);
}

export function experienceRoll(): void {
  const skill = field(ExperienceRollIn.skill);
  let gain = 0;
  if (learns(skill, field(ExperienceRollIn.bonus))) {
    gain = gainBy(field(ExperienceRollIn.method));
    output(ExperienceRollOut.success, 1);
  }
  output(ExperienceRollOut.gain, gain);
  output(ExperienceRollOut.newSkill, skill + gain);
}

export function sessionMinutes(): void {
  const skill = field(SessionMinutesIn.skill);
  const difficulty = field(SessionMinutesIn.difficulty);
  const basics = skill <= 0;
  output(
    SessionMinutesOut.minutes,
    basics ? 60 * difficultyBasicsHours(difficulty) : skill * difficultyMinutes(difficulty),
  );
  output(SessionMinutesOut.basics, basics ? 1 : 0);
}

/** Results of training, in the order of their words. */
const HALF_WASTED = 1;
const NO_GAIN = 2;
const GAIN = 3;
const LOSS = 4;

/** Gain that a special lesson gives at least, and a critical one. */
const SPECIAL_GAIN = 4;
const CRITICAL_GAIN = 6;

export function trainingSession(): void {
  const skill = field(TrainingSessionIn.skill);
  const method = field(TrainingSessionIn.method);
  const room = field(TrainingSessionIn.teacherSkill) - skill;
  output(TrainingSessionOut.newSkill, skill);
  if (room <= 0) return;
  const minutes = skill * difficultyMinutes(field(TrainingSessionIn.difficulty));
  const advanced = isAdvanced(skill, field(TrainingSessionIn.checkable));
  const level = levelOf(field(TrainingSessionIn.instruct), die(FACES), field(TrainingSessionIn.autoBands));
  let result = GAIN;
  let change = 0;
  if (level === Level.fumble) {
    result = LOSS;
    change = -least(skill, die(6));
  } else if (level === Level.failure && advanced) {
    result = HALF_WASTED;
    output(TrainingSessionOut.makeUpMinutes, minutes >> 1);
  } else if ((advanced || level === Level.failure) && !learns(skill, field(TrainingSessionIn.bonus))) result = NO_GAIN;
  else if (level === Level.critical) change = CRITICAL_GAIN;
  else {
    do {
      change = gainBy(method);
    } while (level === Level.special && change < SPECIAL_GAIN && !failed());
  }
  change = least(change, room);
  output(TrainingSessionOut.allowed, 1);
  output(TrainingSessionOut.minutes, minutes);
  output(TrainingSessionOut.instructLevel, level + 1);
  output(TrainingSessionOut.result, result);
  output(TrainingSessionOut.change, change);
  output(TrainingSessionOut.newSkill, skill + change);
}

export function researchSession(): void {
  const skill = field(ResearchSessionIn.skill);
  let change = 0;
  if (learns(skill, field(ResearchSessionIn.bonus))) {
    change = gainBy(field(ResearchSessionIn.method));
    output(ResearchSessionOut.success, 1);
  }
  output(
    ResearchSessionOut.minutes,
    researchMinutes(skill, field(ResearchSessionIn.difficulty), field(ResearchSessionIn.checkable)),
  );
  output(ResearchSessionOut.change, change);
  output(ResearchSessionOut.newSkill, skill + change);
}

export function basicsTraining(): void {
  const method = field(BasicsTrainingIn.method);
  let skill = field(BasicsTrainingIn.categoryModifier);
  let sessions = 0;
  do {
    skill += gainBy(method);
    sessions++;
  } while (skill < 1 && !failed());
  output(BasicsTrainingOut.sessions, sessions);
  output(BasicsTrainingOut.hours, sessions * difficultyBasicsHours(field(BasicsTrainingIn.difficulty)));
  output(BasicsTrainingOut.skill, skill);
}

export function trainingAsPoints(): void {
  // 100 hours are about a point.
  output(TrainingAsPointsOut.quarterPoints, field(TrainingAsPointsIn.hours) / 25);
}

/** Ways of learning a tactic, in the order of their words. */
const BY_INSTRUCT = 1;
const BY_WEAPON_SKILL = 2;
const RESEARCH_MULTIPLE = 3;

function succeeds(skill: i32): bool {
  return levelOf(skill, die(FACES), field(TacticTrainingIn.autoBands)) >= Level.success;
}

export function tacticTraining(): void {
  const research = field(TacticTrainingIn.method);
  let by = 0;
  if (!research && succeeds(field(TacticTrainingIn.instruct))) by = BY_INSTRUCT;
  else if (succeeds(field(TacticTrainingIn.weaponSkill))) by = BY_WEAPON_SKILL;
  output(TacticTrainingOut.hours, tacticHours(field(TacticTrainingIn.tactic)) * (research ? RESEARCH_MULTIPLE : 1));
  output(TacticTrainingOut.learned, by ? 1 : 0);
  output(TacticTrainingOut.by, by);
}
