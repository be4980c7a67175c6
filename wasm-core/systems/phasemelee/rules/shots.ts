// Misses, scatter, other targets, reloading, a whole shot.
// AssemblyScript; dice are read attack, the hundredths if the roll calls for them, then damage, or scatter across and along.
import {
  ArcheryMissIn,
  ArcheryMissOut,
  ArcheryShotIn,
  ArcheryShotOut,
  Axis,
  archeryDamageDice,
  archeryDamageMinus,
  archeryShotsDen,
  archeryShotsNum,
  Band,
  Class,
  Constant,
  Miss,
  Mode,
  ReloadIn,
  ReloadOut,
  ScatterDistanceIn,
  ScatterDistanceOut,
  ScatterIn,
  ScatterOut,
  ScatterSide,
  ScatterTargetIn,
  ScatterTargetOut,
  ShotOutcome,
  scatterCell,
  scatterRowsInches,
} from '../../../generated';
import { field, output } from '../../../runtime/window';
import { bandOf, generalOf, NO_SHOT, numberWith, sumWithoutArmor } from './archery';
import { rollDamage } from './hits';
import { effective, extremeOf, inHundredths, percentile, sum } from './rolls';

/** The total of two dice that does not scatter. */
const MIDDLE = 7;

/** Hit, stopped by the armor or scattered, of a roll and effective numbers. */
function missOf(roll: i32, number: i32, withoutArmor: i32): i32 {
  if (roll <= number) return Miss.hit;
  // The highest faces are above any effective number, so they scatter.
  return roll <= withoutArmor ? Miss.stoppedByArmor : Miss.scatter;
}

export function archeryMiss(): void {
  const number = effective(field(ArcheryMissIn.needed), Mode.archery);
  const withoutArmor = effective(field(ArcheryMissIn.noArmorNeeded), Mode.archery);
  output(ArcheryMissOut.outcome, missOf(percentile(), number, withoutArmor));
}

/** Row of the scatter table: the first whose upper range is not passed; the last one serves beyond it. */
function scatterRow(range: i32): i32 {
  let row = 0;
  while (row < Constant.lastScatterRow && range > scatterRowsInches(row) << 3) row++;
  return row;
}

/** Rolls one direction of a scatter; low is negative. */
function rollScatter(row: i32): i32 {
  const off = sum(2) - MIDDLE;
  return off < 0
    ? -scatterCell(row, Constant.lastScatterColumn + off)
    : scatterCell(row, Constant.lastScatterColumn - off);
}

export function scatterDistance(): void {
  const distance = rollScatter(scatterRow(field(ScatterDistanceIn.rangeEighths)));
  output(ScatterDistanceOut.distanceEighths, distance < 0 ? -distance : distance);
  if (distance) output(ScatterDistanceOut.side, distance < 0 ? ScatterSide.low : ScatterSide.high);
}

/** Rolls a scatter; outputs as of `scatter` from `at` on. */
function scatterAt(at: i32, range: i32, band: i32): void {
  const row = scatterRow(range);
  output(at, rollScatter(row));
  output(at + ScatterOut.alongEighths - ScatterOut.acrossEighths, rollScatter(row));
  output(at + ScatterOut.axis - ScatterOut.acrossEighths, band === Band.close ? Axis.vertical : Axis.depth);
  // A total next to the middle: within it another target may be hit.
  output(at + ScatterOut.nearEighths - ScatterOut.acrossEighths, scatterCell(row, Constant.lastScatterColumn - 1));
}

export function scatter(): void {
  scatterAt(ScatterOut.acrossEighths, field(ScatterIn.rangeEighths), field(ScatterIn.band));
}

export function scatterTarget(): void {
  const total = sumWithoutArmor(0, ScatterTargetIn.archerMoveEighths);
  if (total === NO_SHOT) return;
  const number = numberWith(total, field(ScatterTargetIn.armorClass));
  output(ScatterTargetOut.needed, number);
  output(ScatterTargetOut.outcome, missOf(percentile(), number, numberWith(total, Class._1)));
}

export function reload(): void {
  const weapon = field(ReloadIn.weapon);
  let cycle = archeryShotsDen(weapon);
  // A second person is enough at the slowest weapon; the other one also needs a second weapon to wind.
  if (cycle > 1 && field(ReloadIn.helper) && (cycle > 2 || field(ReloadIn.spareWeapon))) cycle--;
  output(ReloadOut.cycle, cycle);
  if ((field(ReloadIn.phase) - 1) % cycle === 0) output(ReloadOut.shots, archeryShotsNum(weapon));
}

export function archeryShot(): void {
  const total = sumWithoutArmor(generalOf(ArcheryShotIn.archerLevel), ArcheryShotIn.archerMoveEighths);
  if (total === NO_SHOT) return;
  const weapon = field(ArcheryShotIn.weapon);
  const range = field(ArcheryShotIn.rangeEighths);
  const number = numberWith(total, field(ArcheryShotIn.armorClass));
  const withoutArmor = numberWith(total, Class._1);
  output(ArcheryShotOut.needed, number);
  output(ArcheryShotOut.noArmorNeeded, withoutArmor);

  const roll = percentile();
  const extreme = extremeOf(number, inHundredths(number, roll));
  const miss = missOf(roll, number, withoutArmor);
  if (miss === Miss.hit) {
    output(ArcheryShotOut.outcome, extreme ? ShotOutcome.critical : ShotOutcome.hit);
    const minus = archeryDamageMinus(weapon);
    output(ArcheryShotOut.damage, rollDamage(archeryDamageDice(weapon), minus, field(ArcheryShotIn.damageAdjust)));
  } else if (extreme) {
    output(ArcheryShotOut.outcome, ShotOutcome.fumble);
  } else if (miss === Miss.stoppedByArmor) {
    output(ArcheryShotOut.outcome, ShotOutcome.stoppedByArmor);
  } else {
    output(ArcheryShotOut.outcome, ShotOutcome.scatter);
    scatterAt(ArcheryShotOut.acrossEighths, range, bandOf(weapon, range));
  }
}
