// The archery matrix, ranges, circumstances of archer and target, the number to hit.
// AssemblyScript; a range is in eighths of a game inch.
import {
  ArcherModifierIn,
  ArcherModifierOut,
  ArcheryCellIn,
  ArcheryCellOut,
  ArcheryNumberIn,
  ArcheryNumberOut,
  ArcheryRangeIn,
  ArcheryRangeOut,
  ArcheryRowAt,
  ArcheryRowIn,
  ArcheryRowOut,
  archeryCellRow,
  archeryCells,
  archeryCloseInches,
  archeryDamageDice,
  archeryDamageMinus,
  archeryKind,
  archeryMaxInches,
  archeryRangeFactor,
  archeryRangeTable,
  archeryShotsDen,
  archeryShotsNum,
  Band,
  Circumstance,
  Class,
  Constant,
  circumstance,
  Mode,
  RangeBaseIn,
  RangeBaseOut,
  rangeAInches,
  ShieldUse,
  specialsLimitInches,
  specialsModifier,
  specialsOver,
  specialsWeapon,
  TargetModifierIn,
  TargetModifierOut,
} from '../../../generated';
import { IMPOSSIBLE } from '../../../memory-map';
import { greatest, least } from '../../../runtime/figures';
import { field, output, setByte } from '../../../runtime/window';
import { effective } from './rolls';

/** The printed columns of circumstances: an archer by the kind of weapon, then a target by the band of the range. */
const TARGET_COLUMNS = 2;
/** The target's six circumstances stand behind the archer's. */
const TARGET_AFTER = 6;

/** The six fields of circumstances, counted from the first of them. */
enum Given {
  move = 0,
  inMelee = 1,
  thirds = 2,
  dodging = 3,
  surprised = 4,
  shield = 5,
}

/** Sum of an archer who can't shoot. */
export const NO_SHOT = IMPOSSIBLE;

/** Change by armor: the cell of the matrix. */
export function cellOf(weapon: i32, armorClass: i32): i32 {
  return archeryCells(archeryCellRow(weapon), armorClass) * Constant.cellStep;
}

export function archeryRow(): void {
  const weapon = field(ArcheryRowIn.weapon);
  output(ArcheryRowOut.closeInches, archeryCloseInches(weapon));
  output(ArcheryRowOut.maxInches, archeryMaxInches(weapon));
  output(ArcheryRowOut.rangeTable, archeryRangeTable(weapon));
  output(ArcheryRowOut.rangeFactor, archeryRangeFactor(weapon));
  output(ArcheryRowOut.kind, archeryKind(weapon));
  output(ArcheryRowOut.shotsNum, archeryShotsNum(weapon));
  output(ArcheryRowOut.shotsDen, archeryShotsDen(weapon));
  output(ArcheryRowOut.damageDice, archeryDamageDice(weapon));
  output(ArcheryRowOut.damageMinus, archeryDamageMinus(weapon));
  output(ArcheryRowOut.cells, Constant.classCount);
  for (let row = 0; row < Constant.classCount; row++) setByte(ArcheryRowAt.cells + row, cellOf(weapon, row));
}

export function archeryCell(): void {
  output(ArcheryCellOut.adjust, cellOf(field(ArcheryCellIn.weapon), field(ArcheryCellIn.armorClass)));
}

/** Columns of a range table that a range goes beyond, when each takes `step` eighths from `from` on; a part counts whole. */
function stepsBeyond(range: i32, from: i32, step: i32): i32 {
  return greatest(range - from + step - 1, 0) / step;
}

/** Base chance of a range in a table (0: A, 1: B). */
function baseOf(table: i32, range: i32): i32 {
  if (table)
    return (
      Constant.baseB + Constant.perRowB * stepsBeyond(range, Constant.firstInchesB << 3, Constant.stepInchesB << 3)
    );
  let row = 0;
  while (row < Constant.rangeRowsA - 1 && range > rangeAInches(row) << 3) row++;
  if (range > Constant.lastInchesA << 3)
    row += stepsBeyond(range, Constant.lastInchesA << 3, Constant.stepInchesA << 3);
  return Constant.baseA + Constant.perRowA * row;
}

export function bandOf(weapon: i32, range: i32): i32 {
  if (range <= archeryCloseInches(weapon) << 3) return Band.close;
  return range <= archeryMaxInches(weapon) << 3 ? Band.long : Band.outOfRange;
}

function baseFor(weapon: i32, range: i32): i32 {
  return baseOf(archeryRangeTable(weapon), range * archeryRangeFactor(weapon));
}

/** Special modifier of the weapon at this range: the first line that applies. */
function specialOf(weapon: i32, range: i32): i32 {
  for (let row = 0; row < Constant.specialRows; row++) {
    if (specialsWeapon(row) !== weapon) continue;
    const limit = specialsLimitInches(row) << 3;
    if (specialsOver(row) ? range > limit : range < limit) return specialsModifier(row);
  }
  return 0;
}

export function archeryRange(): void {
  const weapon = field(ArcheryRangeIn.weapon);
  const range = field(ArcheryRangeIn.rangeEighths);
  const band = bandOf(weapon, range);
  output(ArcheryRangeOut.band, band);
  if (band === Band.outOfRange) return;
  output(ArcheryRangeOut.lookupEighths, range * archeryRangeFactor(weapon));
  output(ArcheryRangeOut.base, baseFor(weapon, range));
  output(ArcheryRangeOut.special, specialOf(weapon, range));
}

export function rangeBase(): void {
  output(RangeBaseOut.base, baseOf(field(RangeBaseIn.table), field(RangeBaseIn.rangeEighths)));
}

/** How the shield of the six circumstances from field `at` on is used: nobody holds it actively against what surprises him. */
function shieldUse(at: i32): i32 {
  const shield = field(at + Given.shield);
  return shield && field(at + Given.surprised) ? ShieldUse.passive : shield;
}

/** Sum of what the six circumstances from field `at` on change, in a printed column; NO_SHOT if they forbid archery. */
function situationOf(at: i32, column: i32): i32 {
  // Movement and melee are not added: the greater penalty counts.
  let sum = (field(at + Given.move) >> 3) * circumstance(Circumstance.movement, column);
  if (field(at + Given.inMelee)) sum = least(sum, circumstance(Circumstance.inMelee, column));
  const thirds = field(at + Given.thirds);
  if (thirds) sum += circumstance(Circumstance.inMelee + thirds, column);
  let others = 0;
  if (field(at + Given.dodging)) others = circumstance(Circumstance.dodging, column);
  if (field(at + Given.surprised)) others += circumstance(Circumstance.surprised, column);
  const shield = shieldUse(at);
  if (shield) others += circumstance(Circumstance.surprised + shield, column);
  return others >= Constant.noArchery ? NO_SHOT : sum + others;
}

/** The archer's own line, from the field of the level on. */
export function generalOf(at: i32): i32 {
  return least(field(at), Constant.archerLevelMax) + field(at + 1) + field(at + 2) + field(at + 3);
}

export function archerOf(weapon: i32, at: i32): i32 {
  return situationOf(at, archeryKind(weapon));
}

function targetOf(band: i32, at: i32): i32 {
  return situationOf(at, TARGET_COLUMNS + band);
}

export function archerModifier(): void {
  const situation = archerOf(field(ArcherModifierIn.weapon), ArcherModifierIn.archerMoveEighths);
  if (situation === NO_SHOT) return;
  const general = generalOf(ArcherModifierIn.archerLevel);
  output(ArcherModifierOut.canShoot, 1);
  output(ArcherModifierOut.general, general);
  output(ArcherModifierOut.situation, situation);
  output(ArcherModifierOut.modifier, general + situation);
}

export function targetModifier(): void {
  output(TargetModifierOut.modifier, targetOf(field(TargetModifierIn.band), TargetModifierIn.targetMoveEighths));
  output(TargetModifierOut.shieldUse, shieldUse(TargetModifierIn.targetMoveEighths));
}

/**
 * Sum of everything but the armor, or NO_SHOT; weapon and range are the first fields, the archer's circumstances stand from field
 * `at` on, those of the target behind them.
 */
export function sumWithoutArmor(general: i32, at: i32): i32 {
  const weapon = field(ArcheryNumberIn.weapon);
  const range = field(ArcheryNumberIn.rangeEighths);
  const archer = archerOf(weapon, at);
  if (archer === NO_SHOT) return NO_SHOT;
  const target = targetOf(bandOf(weapon, range), at + TARGET_AFTER);
  return baseFor(weapon, range) + specialOf(weapon, range) + general + archer + target;
}

/** Number to hit of a sum with an armor class. */
export function numberWith(sum: i32, armorClass: i32): i32 {
  return effective(sum + cellOf(field(ArcheryNumberIn.weapon), armorClass), Mode.archery);
}

export function archeryNumber(): void {
  const weapon = field(ArcheryNumberIn.weapon);
  const range = field(ArcheryNumberIn.rangeEighths);
  const armorClass = field(ArcheryNumberIn.armorClass);
  const general = generalOf(ArcheryNumberIn.archerLevel);
  const sum = sumWithoutArmor(general, ArcheryNumberIn.archerMoveEighths);
  const band = bandOf(weapon, range);
  output(ArcheryNumberOut.band, band);
  if (sum === NO_SHOT) return;
  const armor = cellOf(weapon, armorClass);
  output(ArcheryNumberOut.canShoot, 1);
  output(ArcheryNumberOut.base, baseFor(weapon, range));
  output(ArcheryNumberOut.special, specialOf(weapon, range));
  output(ArcheryNumberOut.armor, armor);
  output(ArcheryNumberOut.general, general);
  output(ArcheryNumberOut.archer, archerOf(weapon, ArcheryNumberIn.archerMoveEighths));
  output(ArcheryNumberOut.target, targetOf(band, ArcheryNumberIn.targetMoveEighths));
  output(ArcheryNumberOut.raw, sum + armor);
  output(ArcheryNumberOut.needed, numberWith(sum, armorClass));
  output(ArcheryNumberOut.noArmorNeeded, numberWith(sum, Class._1));
}
