// Percentile rolls and sums of dice; the number to hit as it counts, and what lies at its ends.
// AssemblyScript; a percentile die shows 0 to 99, and low is good.
import { Constant, Extreme, Mode } from '../../../generated';
import { die, dieFrom } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';

export const FACES = 100;

export function percentile(): i32 {
  return dieFrom(0, FACES);
}

/** Sum of so many six-sided dice. */
export function sum(count: i32): i32 {
  let total = 0;
  for (; count > 0; count--) total += die(6);
  return total;
}

/** The first face that misses whatever the number is. */
export function missesFrom(mode: i32): i32 {
  return mode === Mode.melee ? Constant.meleeAlwaysMissFrom : Constant.archeryAlwaysScatterFrom;
}

/** The number to hit within its limits: 00 always hits, and the highest faces never do. */
export function effective(number: i32, mode: i32): i32 {
  return greatest(Constant.alwaysHitRoll, least(number, missesFrom(mode) - 1));
}

/** Highest critical in hundredths of a face, of an effective number. */
export function criticalMost(number: i32): i32 {
  return Constant.critPerHitNumber * (number + 1);
}

/** Lowest fumble in hundredths of a face, of an effective number. */
export function fumbleLeast(number: i32): i32 {
  return FACES * FACES - Constant.fumblePerMissNumber * (FACES - 1 - number);
}

/** True if a bound of the extremes lies within the face that was rolled, so that two more digits are rolled. */
export function needsDigits(number: i32, roll: i32): bool {
  const from = roll * FACES;
  // A fumble that begins with the face itself needs no digits.
  return <u32>(criticalMost(number) - from) < <u32>FACES || <u32>(fumbleLeast(number) - from - 1) < <u32>(FACES - 1);
}

/** The roll in hundredths of a face, with two more digits where they are called for. */
export function inHundredths(number: i32, roll: i32): i32 {
  const digits = needsDigits(number, roll) ? percentile() : 0;
  return roll * FACES + digits;
}

/** Critical, fumble or neither, of a roll in hundredths. */
export function extremeOf(number: i32, hundredths: i32): i32 {
  if (hundredths <= criticalMost(number)) return Extreme.critical;
  return hundredths >= fumbleLeast(number) ? Extreme.fumble : Extreme.none;
}
