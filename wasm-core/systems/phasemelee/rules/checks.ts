// Limits of fields that depend on earlier fields, as the validator asks for them.
// AssemblyScript; each is true if its field breaks the limit.
import {
  ArcheryNumberIn,
  archeryMaxInches,
  BlowBudgetIn,
  ParryAttack,
  ParryClassIn,
  ParryWeapon,
} from '../../../generated';
import { field } from '../../../runtime/window';

export function struckTooMany(): bool {
  return field(BlowBudgetIn.struck) > field(BlowBudgetIn.blows);
}

export function parriedTooMany(): bool {
  return field(BlowBudgetIn.parried) > field(BlowBudgetIn.blows) - field(BlowBudgetIn.struck);
}

/** Weapon and range are the first two fields of everything that is shot. */
export function beyondReach(): bool {
  return field(ArcheryNumberIn.rangeEighths) > archeryMaxInches(field(ArcheryNumberIn.weapon)) << 3;
}

/** The first kinds of attack are those with a weapon that has a length. */
export function attackLengthMissing(): bool {
  return field(ParryClassIn.attack) <= ParryAttack.maul && !field(ParryClassIn.attackLength);
}

export function parryLengthMissing(): bool {
  return field(ParryClassIn.parry) !== ParryWeapon.quarterstaff && !field(ParryClassIn.parryLength);
}
