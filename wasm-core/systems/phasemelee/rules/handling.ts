// Changing and recovering weapons, being in melee, magic in melee, a weapon in each hand.
// AssemblyScript; time lost is told in blows of the weapon that is taken up, and in counts.
import {
  AtZero,
  CastAt,
  Caster,
  Constant,
  InMeleeIn,
  InMeleeOut,
  MeleeSpellIn,
  MeleeSpellOut,
  RecoverWeaponIn,
  RecoverWeaponOut,
  TwoWeaponsIn,
  TwoWeaponsOut,
  WeaponChangeIn,
  WeaponChangeOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { countsOf } from './blows';
import { sum } from './rolls';

export function weaponChange(): void {
  const lost = field(WeaponChangeIn.engaged) ? die(Constant.changeDie) : Constant.changeIdle;
  output(WeaponChangeOut.lostBlows, lost);
  output(WeaponChangeOut.countsTaken, countsOf(lost, field(WeaponChangeIn.newBlows)));
}

export function recoverWeapon(): void {
  if (field(RecoverWeaponIn.distanceEighths) > Constant.recoverRangeEighths) return;
  const lost = sum(2);
  output(RecoverWeaponOut.possible, 1);
  output(RecoverWeaponOut.lostBlows, lost);
  output(RecoverWeaponOut.countsTaken, countsOf(lost, field(RecoverWeaponIn.weaponBlows)));
}

export function inMelee(): void {
  const inRange = <i32>(field(InMeleeIn.distanceEighths) <= field(InMeleeIn.reachEighths));
  output(InMeleeOut.inRange, inRange);
  output(InMeleeOut.inMelee, inRange & field(InMeleeIn.intent));
}

export function meleeSpell(): void {
  output(MeleeSpellOut.lostPerWeapon, Constant.spellBlows);
  output(MeleeSpellOut.lostTotal, Constant.spellBlows * field(MeleeSpellIn.weapons));
  if (field(MeleeSpellIn.caster) === Caster.magicUser && field(MeleeSpellIn.highestSpell)) {
    output(MeleeSpellOut.noBlows, 1);
    output(MeleeSpellOut.defendAtZero, AtZero.wholePhase);
  } else if (field(MeleeSpellIn.castAt) === CastAt.elsewhere) {
    output(MeleeSpellOut.defendAtZero, AtZero.firstBlowEachWeapon);
  }
}

export function twoWeapons(): void {
  const a = field(TwoWeaponsIn.lengthA);
  const b = field(TwoWeaponsIn.lengthB);
  if (least(a, b) > Constant.shortWeapon || greatest(a, b) > Constant.longerWeapon) return;
  output(TwoWeaponsOut.allowed, 1);
  output(TwoWeaponsOut.blowsA, greatest(field(TwoWeaponsIn.blowsA) + Constant.twoWeaponsBlows, 0));
  output(TwoWeaponsOut.blowsB, greatest(field(TwoWeaponsIn.blowsB) + Constant.twoWeaponsBlows, 0));
  output(TwoWeaponsOut.attackLevels, Constant.twoWeaponsAttack);
  output(TwoWeaponsOut.parryDrop, Constant.twoWeaponsParryDrop);
}
