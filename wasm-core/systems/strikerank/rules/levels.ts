// Levels of success, plain percentile tests and rounding, for both packs.
// AssemblyScript; faces are 1 .. 100, levels fumble 0, failure 1, success 2, special 3, critical 4.
import { Constant, Level } from '../../../generated';
import { greatest, least, share } from '../../../runtime/figures';

export const FACES = 100;

/** Half of a figure to the nearest, halves up. */
export function halved(figure: i32): i32 {
  return (figure + 1) >> 1;
}

export function criticalMax(skill: i32): i32 {
  return greatest(1, share(greatest(skill, 0), 1, Constant.criticalShare));
}

export function specialMax(skill: i32): i32 {
  return greatest(criticalMax(skill), share(greatest(skill, 0), 1, Constant.specialShare));
}

export function fumbleMin(skill: i32): i32 {
  // The range of failures has the same share as that of successes.
  return FACES + 1 - criticalMax(FACES - least(greatest(skill, 0), FACES));
}

/** Level of a modified roll; with `autoBands` the low faces succeed and the high ones fail whatever the skill. */
export function levelOf(skill: i32, roll: i32, autoBands: i32): i32 {
  if (roll <= criticalMax(skill)) return Level.critical;
  if (roll >= fumbleMin(skill)) return Level.fumble;
  if (autoBands && roll >= Constant.alwaysFailsFrom) return Level.failure;
  if (roll <= specialMax(skill)) return Level.special;
  return roll <= skill || (autoBands && roll <= Constant.alwaysSucceedsTo) ? Level.success : Level.failure;
}

/** Plain test: 01 succeeds, 00 fails. */
export function passes(roll: i32, target: i32): i32 {
  return roll === 1 || (roll !== FACES && roll <= target) ? 1 : 0;
}
