// Problem solving with characteristics, a skill, or both.
// AssemblyScript; a positive cell multiplies, a negative one divides.
import {
  CharacteristicChanceAt,
  CharacteristicChanceIn,
  CharacteristicChanceOut,
  CharacteristicUseColumn,
  Constant,
  Page,
  ProblemSolveIn,
  ProblemSolveOut,
  SkillChanceIn,
  SkillChanceOut,
  SkillUseColumn,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { cell } from '../../../runtime/pages';
import { fail, failed, field, output, shortAt } from '../../../runtime/window';

function applied(value: i32, factor: i32): i32 {
  return factor > 0 ? value * factor : value / -factor;
}

/** Sets the outputs that all three procedures begin with. */
function outputChance(chance: i32): bool {
  const automatic = chance >= Constant.automaticChance;
  output(CharacteristicChanceOut.chancePercent, chance);
  output(CharacteristicChanceOut.automatic, automatic ? 1 : 0);
  return automatic;
}

/** Sum of the `count` characteristics of the list, and more. */
function summed(count: i32, more: i32): i32 {
  while (count-- > 0) more += shortAt(CharacteristicChanceAt.characteristics + (count << 1));
  return more;
}

function byCharacteristics(difficulty: i32, count: i32, sum: i32): i32 {
  return applied(sum, cell(Page.characteristicUse, difficulty, CharacteristicUseColumn.one + count - 1));
}

function bySkill(difficulty: i32, el: i32, scale: i32): i32 {
  return applied(el, cell(Page.skillUse, difficulty, SkillUseColumn.or80 + scale));
}

export function characteristicChance(): void {
  const count = field(CharacteristicChanceIn.characteristics);
  outputChance(byCharacteristics(field(CharacteristicChanceIn.difficulty), count, summed(count, 0)));
}

export function skillChance(): void {
  outputChance(bySkill(field(SkillChanceIn.difficulty), field(SkillChanceIn.skillEl), field(SkillChanceIn.scale)));
  if (<i32>SkillChanceOut.automatic !== <i32>CharacteristicChanceOut.automatic)
    ERROR('chances differ in their outputs');
}

export function problemSolve(): void {
  const difficulty = field(ProblemSolveIn.difficulty);
  let count = field(ProblemSolveIn.characteristics);
  if (count < 0) count = 0;
  const skill = field(ProblemSolveIn.useSkill);
  const items = count + skill;
  if (items < 1 || items > MOST_ITEMS) fail(RANGE_ERROR, ProblemSolveIn.characteristics);
  if (failed()) return;
  let chance = skill ? bySkill(difficulty, field(ProblemSolveIn.skillEl), field(ProblemSolveIn.scale)) : 0;
  // A skill alone goes by its own table; beside characteristics it counts as one more of them.
  if (count) chance = byCharacteristics(difficulty, items, summed(count, chance));
  const automatic = outputChance(chance);
  output(ProblemSolveOut.success, automatic || die(100) <= chance ? 1 : 0);
}

const MOST_ITEMS = 3;
