// What the weapon descriptions say that matters in play.
// AssemblyScript; every set of traits stands once.
import {
  traitsCeilingFeet,
  traitsClericBarred,
  traitsCrit,
  traitsEntangle,
  traitsHands,
  traitsLike,
  traitsMinStrength,
  traitsParryRole,
  traitsSecondRow,
  traitsThrow,
  WeaponTraitIn,
  WeaponTraitOut,
  weaponsTraits,
} from '../../../generated';
import { field, output } from '../../../runtime/window';

export function weaponTrait(): void {
  const traits = weaponsTraits(field(WeaponTraitIn.weapon));
  output(WeaponTraitOut.hands, traitsHands(traits));
  output(WeaponTraitOut.secondRow, traitsSecondRow(traits));
  output(WeaponTraitOut.entangle, traitsEntangle(traits));
  output(WeaponTraitOut.throw_, traitsThrow(traits));
  output(WeaponTraitOut.parryRole, traitsParryRole(traits));
  output(WeaponTraitOut.crit, traitsCrit(traits));
  output(WeaponTraitOut.like, traitsLike(traits));
  output(WeaponTraitOut.minStrength, traitsMinStrength(traits));
  output(WeaponTraitOut.ceilingFeet, traitsCeilingFeet(traits));
  output(WeaponTraitOut.clericBarred, traitsClericBarred(traits));
}
