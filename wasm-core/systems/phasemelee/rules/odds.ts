// Chances of a blow or shot before it is rolled, counted over both percentile rolls.
// AssemblyScript; the bounds of criticals and fumbles are hundredths of a face, so they count cases.
import {
  ArcheryOddsIn,
  ArcheryOddsOut,
  Class,
  Constant,
  HitOddsIn,
  HitOddsOut,
  MeleeOddsOut,
} from '../../../generated';
import { greatest } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { generalOf, NO_SHOT, numberWith, sumWithoutArmor } from './archery';
import { blowAttackLevel, blowDefenseLevel, blowNumber, blowParry } from './melee';
import { criticalMost, effective, FACES, fumbleLeast } from './rolls';

const CASES = FACES * FACES;

/** Cases of a hit, a critical and a fumble of an effective number, as outputs from `at` on; answers the fumbles. */
function extremes(at: i32, number: i32): i32 {
  const fumbles = CASES - fumbleLeast(number);
  output(at, (number + 1) * FACES);
  output(at + HitOddsOut.criticalNumerator - HitOddsOut.hitNumerator, criticalMost(number) + 1);
  output(at + HitOddsOut.fumbleNumerator - HitOddsOut.hitNumerator, fumbles);
  return fumbles;
}

export function hitOdds(): void {
  extremes(HitOddsOut.hitNumerator, effective(field(HitOddsIn.needed), field(HitOddsIn.mode)));
  output(HitOddsOut.denominator, CASES);
}

export function meleeOdds(): void {
  const number = blowNumber(blowAttackLevel(), blowDefenseLevel());
  output(MeleeOddsOut.needed, number);
  extremes(MeleeOddsOut.hitNumerator, number);
  output(MeleeOddsOut.denominator, CASES);
  // A parried number is so low that no fumble falls on the faces just above it.
  if (!blowParry()) return;
  output(MeleeOddsOut.breakNumerator, Constant.breakCheckMargin * FACES);
  output(MeleeOddsOut.disarmNumerator, (Constant.disarmMargin - Constant.breakCheckMargin) * FACES);
}

export function archeryOdds(): void {
  const total = sumWithoutArmor(generalOf(ArcheryOddsIn.archerLevel), ArcheryOddsIn.archerMoveEighths);
  output(ArcheryOddsOut.denominator, CASES);
  if (total === NO_SHOT) return;
  const number = numberWith(total, field(ArcheryOddsIn.armorClass));
  const stopped = greatest(numberWith(total, Class._1) - number, 0);
  output(ArcheryOddsOut.canShoot, 1);
  output(ArcheryOddsOut.needed, number);
  const fumbles = extremes(ArcheryOddsOut.hitNumerator, number);
  output(ArcheryOddsOut.stoppedNumerator, stopped * FACES);
  output(ArcheryOddsOut.scatterNumerator, (FACES - 1 - number - stopped) * FACES - fumbles);
}
