// Armor classes with and without a shield, and what a shield faces.
// AssemblyScript; a class is told by its column less one.
import {
  ArmorClassBareIn,
  ArmorClassBareOut,
  ArmorClassIn,
  ArmorClassOut,
  Constant,
  classesArmor,
  classesShield,
  classOf,
  Mode,
  Shield,
  ShieldArcIn,
  ShieldArcOut,
  ShieldFacingIn,
  ShieldFacingOut,
  Side,
} from '../../../generated';
import { field, output } from '../../../runtime/window';

const CIRCLE = 360;

/** True if the shield or buckler helps against this attack. */
function shieldCounts(): bool {
  const shield = field(ArmorClassIn.shield);
  if (shield === Shield.none || !field(ArmorClassIn.shieldFaces)) return false;
  if (field(ArmorClassIn.twoHanded) || field(ArmorClassIn.twoWeapons)) return false;
  if (shield === Shield.shield) return true;
  if (field(ArmorClassIn.usingArchery)) return false;
  return field(ArmorClassIn.attack) === Mode.melee || field(ArmorClassIn.bucklerSkill) !== 0;
}

export function armorClass(): void {
  const counts = <i32>shieldCounts();
  const row = classOf(field(ArmorClassIn.armor), counts);
  output(ArmorClassOut.armorClass, row);
  output(ArmorClassOut.column, row + 1);
  output(ArmorClassOut.shieldCounts, counts);
}

export function armorClassBare(): void {
  const row = field(ArmorClassBareIn.armorClass);
  const armor = classesArmor(row);
  output(ArmorClassBareOut.column, row + 1);
  output(ArmorClassBareOut.armor, armor);
  output(ArmorClassBareOut.hasShield, classesShield(row));
  output(ArmorClassBareOut.withoutShield, classOf(armor, 0));
}

/** The sides are front, left, right, behind and the arms left, right. */
export function shieldFacing(): void {
  const from = field(ShieldFacingIn.attackFrom);
  const faces = from === Side.front || from === field(ShieldFacingIn.shieldArm) + Side.left;
  output(ShieldFacingOut.faces, <i32>faces);
}

export function shieldArc(): void {
  const half = Constant.shieldArcDegrees / 2;
  const bearing = field(ShieldArcIn.bearingDegrees);
  output(ShieldArcOut.covered, <i32>(bearing <= half || bearing >= CIRCLE - half));
}
