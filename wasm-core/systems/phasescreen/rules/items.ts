// Materials and breaking, weapons of elves and armor of dwarfs.
// AssemblyScript.
import {
  BreakItemIn,
  BreakItemOut,
  Constant,
  DwarfArmorIn,
  DwarfArmorOut,
  dwarfArmorPlus,
  ElvenWeaponIn,
  ElvenWeaponOut,
  elvenWeaponsAltWsb,
  elvenWeaponsFatigue,
  elvenWeaponsSkill,
  elvenWeaponsWsb,
  MaterialResistanceIn,
  MaterialResistanceOut,
  MaterialsColumn,
  Page,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { dice, die } from '../../../runtime/dice';
import { greatest } from '../../../runtime/figures';
import { cell } from '../../../runtime/pages';
import { fail, field, isAbsent, output } from '../../../runtime/window';

function material(column: i32): i32 {
  return cell(Page.materials, field(MaterialResistanceIn.material), column);
}

export function materialResistance(): void {
  const rolled = dice(material(MaterialsColumn.dice), material(MaterialsColumn.sides));
  output(MaterialResistanceOut.resistance, rolled + material(MaterialsColumn.add));
  output(MaterialResistanceOut.low, material(MaterialsColumn.low));
  output(MaterialResistanceOut.high, material(MaterialsColumn.high));
}

export function breakItem(): void {
  const value = field(BreakItemIn.itemValue);
  let remaining = isAbsent(BreakItemIn.remaining) ? value : field(BreakItemIn.remaining);
  if (remaining > value) fail(RANGE_ERROR, BreakItemIn.remaining);
  const divisor = die(Constant.breakDie);
  const hits = (field(BreakItemIn.appliedStrength) + divisor - 1) / divisor;
  const threshold = (value * Constant.breakThresholdPercent + 99) / 100;
  const counts = hits >= threshold;
  if (counts) remaining = greatest(remaining - hits, 0);
  output(BreakItemOut.hits, hits);
  output(BreakItemOut.threshold, threshold);
  output(BreakItemOut.counts, counts ? 1 : 0);
  output(BreakItemOut.remaining, remaining);
  output(BreakItemOut.broken, remaining ? 0 : 1);
}

export function elvenWeapon(): void {
  const row = field(ElvenWeaponIn.weapon);
  const fatigue = elvenWeaponsFatigue(row);
  output(ElvenWeaponOut.wsb, elvenWeaponsWsb(row));
  output(ElvenWeaponOut.altWsb, elvenWeaponsAltWsb(row));
  output(ElvenWeaponOut.fatigueRated, fatigue ? 1 : 0);
  output(ElvenWeaponOut.fatigue, fatigue);
  output(ElvenWeaponOut.skill, elvenWeaponsSkill(row));
}

export function dwarfArmor(): void {
  output(DwarfArmorOut.av, field(DwarfArmorIn.listedAv) + dwarfArmorPlus(field(DwarfArmorIn.kind)));
}
