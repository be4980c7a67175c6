// What professions offer and what it costs, the ledger of skill points, characteristics bought with them.
// AssemblyScript; rows of all professions stand one after another, each with its skill and the pattern of its four cells.
import {
  accessApp,
  accessDex,
  accessGamemaster,
  accessSpell,
  accessSpirits,
  accessStrength,
  Characteristic,
  CharacteristicAccessIn,
  CharacteristicAccessOut,
  CharacteristicPurchaseIn,
  CharacteristicPurchaseOut,
  Constant,
  experienceLevelsIncreases,
  groupListGroup,
  ProfessionSkillIn,
  ProfessionSkillOut,
  ProfessionTotalsIn,
  ProfessionTotalsOut,
  patterns,
  professionsGroups,
  professionsRows,
  rowsCategory,
  rowsPattern,
  rowsSkill,
  rowsStartsGroup,
  SkillCostIn,
  SkillCostOut,
  SkillPointLedgerIn,
  SkillPointLedgerOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { least } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';

const NO_ROW = -1;

/** First row of a profession. */
function firstRow(profession: i32): i32 {
  let row = 0;
  while (profession > 0) row += professionsRows(--profession);
  return row;
}

/** Row of a skill in a profession's table, or NO_ROW. */
function rowOf(profession: i32, skill: i32): i32 {
  let row = firstRow(profession);
  for (let left = professionsRows(profession); left > 0; left--, row++) if (rowsSkill(row) === skill) return row;
  return NO_ROW;
}

/** Cell of a row at a level; 0 is blank, which is not offered. */
function cellOfRow(row: i32, level: i32): i32 {
  return row === NO_ROW ? 0 : patterns(rowsPattern(row), level);
}

export function cellOf(profession: i32, skill: i32, level: i32): i32 {
  return cellOfRow(rowOf(profession, skill), level);
}

/** Base percent of a cell: its low bits count steps. */
export function baseOf(cell: i32): i32 {
  return (cell & 7) * Constant.baseStep;
}

/** Cost of a cell in quarter points: its high bits are 0, or one more than the power of two. */
function costOf(cell: i32): i32 {
  return (1 << (cell >> 3)) >> 1;
}

/** Word of the group that a profession's row stands in, `none` being the first. */
function groupOf(profession: i32, row: i32): i32 {
  let group = -1;
  for (let at = firstRow(profession); at <= row; at++) group += rowsStartsGroup(at);
  while (profession > 0) group += professionsGroups(--profession);
  return groupListGroup(group);
}

export function professionSkill(): void {
  const profession = field(ProfessionSkillIn.profession);
  const row = rowOf(profession, field(ProfessionSkillIn.skill));
  if (row === NO_ROW) return;
  output(ProfessionSkillOut.listed, 1);
  output(ProfessionSkillOut.group, groupOf(profession, row));
  output(ProfessionSkillOut.category, rowsCategory(row));
  const cell = cellOfRow(row, field(ProfessionSkillIn.level));
  if (!cell) return;
  const base = baseOf(cell);
  output(ProfessionSkillOut.offered, 1);
  output(ProfessionSkillOut.base, base);
  output(ProfessionSkillOut.costQuarterPoints, costOf(cell));
  output(
    ProfessionSkillOut.total,
    base + field(ProfessionSkillIn.categoryModifier) + field(ProfessionSkillIn.cultureBonus),
  );
}

export function professionTotals(): void {
  const first = firstRow(field(ProfessionTotalsIn.profession));
  for (let level = 0; level < 4; level++) {
    // Basic skills are the first group; another one always follows.
    let row = first;
    let total = 0;
    do {
      total += costOf(cellOfRow(row++, level));
    } while (!rowsStartsGroup(row));
    output(ProfessionTotalsOut.trained + level, total);
  }
}

const NOVICE = 0;

export function skillCost(): void {
  const profession = field(SkillCostIn.profession);
  const row = rowOf(profession, field(SkillCostIn.skill));
  // Levels of skill and of membership count from trained, 1, as the overall level does behind novice.
  const level = field(SkillCostIn.level) + 1;
  const overall = field(SkillCostIn.overallLevel);
  const member = field(SkillCostIn.membershipLevel);
  if (member > overall) fail(RANGE_ERROR, SkillCostIn.membershipLevel);
  const cell = cellOfRow(row, level - 1);
  if (!cell) return;
  let multiplier = Constant.outsideMultiplier;
  let isLegal = level <= overall;
  if (overall === NOVICE) isLegal = level === 1;
  else if (field(SkillCostIn.specialty)) {
    isLegal = level === overall + 1;
    if (!member) multiplier = Constant.outsideSpecialtyMultiplier;
  } else if (level <= member) multiplier = 1;
  else if (member && groupOf(profession, row) !== Constant.basicGroup) isLegal = false;
  if (field(SkillCostIn.otherCulture)) multiplier *= Constant.otherCultureMultiplier;
  let cost = costOf(cell);
  // Easy 0 halves, medium 1 leaves, hard 2 doubles.
  if (rowsCategory(row)) cost = (cost << field(SkillCostIn.categoryDifficulty)) >> 1;
  output(SkillCostOut.legal, isLegal ? 1 : 0);
  output(SkillCostOut.base, baseOf(cell));
  output(SkillCostOut.multiplier, multiplier);
  output(SkillCostOut.costQuarterPoints, cost * multiplier);
}

export function skillPointLedger(): void {
  let spent = 0;
  for (let k: i32 = SkillPointLedgerIn.magicQuarterPoints; k <= SkillPointLedgerIn.characteristicQuarterPoints; k++) {
    spent += field(k);
  }
  const left = field(SkillPointLedgerIn.allocatedQuarterPoints) - spent;
  output(SkillPointLedgerOut.spentQuarterPoints, spent);
  output(SkillPointLedgerOut.leftQuarterPoints, left);
  output(SkillPointLedgerOut.legal, left >= 0 ? 1 : 0);
}

/** Access, in the order of its words. */
const BY_GAMEMASTER = 1;
const OPEN = 2;

export function characteristicAccess(): void {
  const characteristic = field(CharacteristicAccessIn.characteristic);
  const profession = field(CharacteristicAccessIn.profession);
  const initiate = field(CharacteristicAccessIn.initiate);
  let access = 0;
  if (characteristic === Characteristic.siz) {
    if (!field(CharacteristicAccessIn.subsistenceDiet)) access = OPEN;
  } else if (characteristic === Characteristic.pow) {
    const bySpell = field(CharacteristicAccessIn.offensiveSpell) & accessSpell(profession);
    const bySpirits = field(CharacteristicAccessIn.foughtSpirits) & accessSpirits(profession);
    if (initiate | bySpell | bySpirits) access = OPEN;
  } else if (characteristic !== Characteristic.int) {
    let isOpen = accessStrength(profession);
    let someMay = accessGamemaster(profession);
    if (characteristic === Characteristic.dex) isOpen = accessDex(profession);
    if (characteristic === Characteristic.app) {
      isOpen = accessApp(profession);
      someMay = 0;
    }
    if (initiate | someMay) access = BY_GAMEMASTER;
    if (isOpen) access = OPEN;
  }
  output(CharacteristicAccessOut.access, access);
}

const FIXED = 1;

export function characteristicPurchase(): void {
  const value = field(CharacteristicPurchaseIn.value);
  const room = field(CharacteristicPurchaseIn.limit) - value;
  let change = 0;
  if (
    room > 0 &&
    field(CharacteristicPurchaseIn.bought) < experienceLevelsIncreases(field(CharacteristicPurchaseIn.level))
  ) {
    change = least(room, raised(field(CharacteristicPurchaseIn.method)));
    output(CharacteristicPurchaseOut.legal, 1);
    output(CharacteristicPurchaseOut.costQuarterPoints, value);
  }
  output(CharacteristicPurchaseOut.change, change);
  output(CharacteristicPurchaseOut.newValue, value + change);
}

/** Points that a characteristic gains: 1, or 1d3-1. */
export function raised(method: i32): i32 {
  return method === FIXED ? 1 : die(3) - 1;
}
