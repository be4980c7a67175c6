// Skills and their base, skill rolls, strength in units of weight, movement.
// AssemblyScript.
import {
  Characteristic,
  Constant,
  MovementIn,
  MovementOut,
  SkillInfoIn,
  SkillInfoOut,
  SkillLevelIn,
  SkillLevelOut,
  SkillRollIn,
  SkillRollOut,
  SkillsOfAt,
  SkillsOfIn,
  SkillsOfOut,
  StrengthUnitsIn,
  StrengthUnitsOut,
  skillsAlphabetical,
  skillsBase,
  skillsByCharacteristic,
  skillsDescribed,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { field, output, setByte } from '../../../runtime/window';

export function skillInfo(): void {
  const row = field(SkillInfoIn.skill);
  output(SkillInfoOut.base, skillsBase(row));
  output(SkillInfoOut.byCharacteristic, skillsByCharacteristic(row));
  output(SkillInfoOut.alphabetical, skillsAlphabetical(row));
  output(SkillInfoOut.described, skillsDescribed(row));
}

export function skillsOf(): void {
  const base = field(SkillsOfIn.characteristic);
  let count = 0;
  for (let row = 0; row < Constant.skillCount; row++) {
    if (skillsBase(row) === base) setByte(SkillsOfAt.skills + count++, row);
  }
  output(SkillsOfOut.count, count);
  output(SkillsOfOut.skills, count);
}

export function skillLevel(): void {
  const base = skillsBase(field(SkillLevelIn.skill));
  // The fields leave body out, which no skill is based on.
  const score = SkillLevelIn.strength + base - (base > Characteristic.body ? 1 : 0);
  output(SkillLevelOut.base, base);
  output(SkillLevelOut.level, field(score) + field(SkillLevelIn.added));
}

/** The next die times a value. */
export function rolled(value: i32): i32 {
  return die(Constant.dieFaces) * value;
}

export function skillRoll(): void {
  output(SkillRollOut.total, rolled(field(SkillRollIn.level)));
}

export function strengthUnits(): void {
  const strength = field(StrengthUnitsIn.strength);
  output(StrengthUnitsOut.kg, Constant.kgPerStrength * strength);
  output(StrengthUnitsOut.lb, Constant.lbPerStrength * strength);
  output(StrengthUnitsOut.newton, Constant.newtonPerStrength * strength);
}

export function movement(): void {
  const strength = field(MovementIn.strength);
  const running = field(MovementIn.running);
  const swimming = field(MovementIn.swimming);
  output(MovementOut.runMetresPerSecond, running);
  output(MovementOut.runMetresPerRound, running * Constant.roundSeconds);
  output(MovementOut.swimMetresPerSecond, swimming);
  output(MovementOut.swimMetresPerRound, swimming * Constant.roundSeconds);
  output(MovementOut.standingJumpMetres, strength);
  output(MovementOut.runningLeapMetres, strength + running);
}
