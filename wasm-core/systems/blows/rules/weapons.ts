// Class figures, the weight divided by, and the strength-weapon index.
// AssemblyScript; weights in tenths of a pound, speed modifiers in tenths, so that both tens cancel and nothing is rounded early.
import {
  ClassInfoIn,
  ClassInfoOut,
  classesMaxBlows,
  classesMwwTenthLb,
  classesWsmTenth,
  DivisorIn,
  DivisorOut,
  StrengthWeaponIndexIn,
  StrengthWeaponIndexOut,
} from '../../../generated';
import { greatest } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { adjusted } from './scores';

export function classInfo(): void {
  const row = field(ClassInfoIn.class_);
  output(ClassInfoOut.mwwTenthLb, classesMwwTenthLb(row));
  output(ClassInfoOut.wsmTenth, classesWsmTenth(row));
  output(ClassInfoOut.maxBlows, classesMaxBlows(row));
}

/** The weight that strength is divided by: never below the least weight of the class. */
export function dividedBy(row: i32, weight: i32): i32 {
  return greatest(classesMwwTenthLb(row), weight);
}

export function divisor(): void {
  const row = field(DivisorIn.class_);
  const weight = field(DivisorIn.weightTenthLb);
  output(DivisorOut.divisorTenthLb, dividedBy(row, weight));
  output(DivisorOut.minimumUsed, weight < classesMwwTenthLb(row) ? 1 : 0);
}

export function strengthWeaponIndex(): void {
  const row = field(StrengthWeaponIndexIn.class_);
  const asb = adjusted(field(StrengthWeaponIndexIn.strength));
  const weight = dividedBy(row, field(StrengthWeaponIndexIn.weightTenthLb));
  const speed = classesWsmTenth(row);
  output(StrengthWeaponIndexOut.asb, asb);
  output(StrengthWeaponIndexOut.divisorTenthLb, weight);
  output(StrengthWeaponIndexOut.wsmTenth, speed);
  output(StrengthWeaponIndexOut.product, asb * speed);
  output(StrengthWeaponIndexOut.swi, (asb * speed) / weight);
}
