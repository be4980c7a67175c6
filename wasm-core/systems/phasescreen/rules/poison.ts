// Poison: whether it takes, one loss of energy, the whole course.
// AssemblyScript; a loss falls at the end of its one, two or four phases.
import {
  Constant,
  MagicResult,
  Poison,
  PoisonCourseIn,
  PoisonCourseOut,
  PoisonLossIn,
  PoisonLossOut,
  PoisonRollIn,
  PoisonRollOut,
  poisonsAdd,
  poisonsAddsBl,
  poisonsDice,
  poisonsEveryPhases,
  poisonsHoursPerBl,
  poisonsSides,
} from '../../../generated';
import { dice, die } from '../../../runtime/dice';
import { failed, field, output } from '../../../runtime/window';
import { magicBand } from './magic';

const FAILURE_SIDES = 10;

export function poisonRoll(): void {
  const bl = field(PoisonRollIn.bl);
  const energy = field(PoisonRollIn.energy);
  const roll = die(100) + field(PoisonRollIn.modifier);
  const result = magicBand(bl, roll);
  let takes = result === MagicResult.success;
  let left = energy;
  output(PoisonRollOut.modifiedRoll, roll);
  output(PoisonRollOut.result, result);
  if (result === MagicResult.failure) {
    left -= dice(Constant.poisonFailDice, FAILURE_SIDES) + bl;
    output(PoisonRollOut.energyLoss, energy - left);
    takes = left <= 0;
    // It takes after all, and begins with all of the victim's energy unless it kills at once.
    if (takes && field(PoisonRollIn.poison) !== Poison.immediateDeath) left = energy;
  }
  output(PoisonRollOut.takesEffect, takes ? 1 : 0);
  output(PoisonRollOut.energyAfter, left);
}

function lossOf(poison: i32, bl: i32): i32 {
  return dice(poisonsDice(poison), poisonsSides(poison)) + poisonsAdd(poison) + poisonsAddsBl(poison) * bl;
}

export function poisonLoss(): void {
  const poison = field(PoisonLossIn.poison);
  const bl = field(PoisonLossIn.bl);
  output(PoisonLossOut.loss, lossOf(poison, bl));
  output(PoisonLossOut.everyPhases, poisonsEveryPhases(poison));
  output(PoisonLossOut.hours, poisonsHoursPerBl(poison) * bl);
}

export function poisonCourse(): void {
  const poison = field(PoisonCourseIn.poison);
  const bl = field(PoisonCourseIn.bl);
  let energy = field(PoisonCourseIn.energy);
  let instalments = 0;
  // Without dice and without anything to add it never takes a point.
  const ends = poisonsDice(poison) + poisonsAddsBl(poison) * bl > 0;
  while (ends && energy > 0 && !failed()) {
    energy -= lossOf(poison, bl);
    instalments++;
  }
  output(PoisonCourseOut.dies, ends ? 1 : 0);
  output(PoisonCourseOut.instalments, instalments);
  output(PoisonCourseOut.phases, instalments * poisonsEveryPhases(poison));
  output(PoisonCourseOut.energyAfter, energy);
  output(PoisonCourseOut.hours, poisonsHoursPerBl(poison) * bl);
}
