// Rows of the gear tables, hands, and which range words reach how far.
// AssemblyScript.
import {
  ArmorInfoIn,
  ArmorInfoOut,
  armorsBonus,
  armorsKind,
  armorsPenalty,
  RangeTermIn,
  RangeTermOut,
  rangesHandToHand,
  WeaponInfoIn,
  WeaponInfoOut,
  weaponsAddsForce,
  weaponsBonus,
  weaponsHands,
  weaponsKind,
  weaponsPenalty,
  weaponsRange,
  weaponsShield,
} from '../../../generated';
import { field, output } from '../../../runtime/window';

export function weaponInfo(): void {
  const row = field(WeaponInfoIn.weapon);
  output(WeaponInfoOut.hands, weaponsHands(row));
  output(WeaponInfoOut.kind, weaponsKind(row));
  output(WeaponInfoOut.addsForce, weaponsAddsForce(row));
  output(WeaponInfoOut.bonus, weaponsBonus(row));
  output(WeaponInfoOut.penalty, weaponsPenalty(row));
  output(WeaponInfoOut.range, weaponsRange(row));
  output(WeaponInfoOut.shield, weaponsShield(row));
}

export function armorInfo(): void {
  // Row 0 of the core's table is "none", which this list leaves out.
  const row = field(ArmorInfoIn.armor) + 1;
  output(ArmorInfoOut.kind, armorsKind(row));
  output(ArmorInfoOut.bonus, armorsBonus(row));
  output(ArmorInfoOut.penalty, armorsPenalty(row));
}

/** Hand-to-hand weapons reach distance 0 only; the others reach any. */
export function reaches(range: i32, distance: i32): bool {
  return distance === 0 || !rangesHandToHand(range);
}

export function rangeTerm(): void {
  const range = field(RangeTermIn.range);
  const distance = field(RangeTermIn.distanceMetres);
  output(RangeTermOut.handToHand, rangesHandToHand(range));
  output(RangeTermOut.rangeTerm, distance);
  output(RangeTermOut.inReach, reaches(range, distance) ? 1 : 0);
}
