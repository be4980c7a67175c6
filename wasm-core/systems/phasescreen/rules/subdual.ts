// Knocking out instead of killing.
// AssemblyScript.
import {
  Constant,
  KnockoutTurnsIn,
  KnockoutTurnsOut,
  SubdualChanceIn,
  SubdualChanceOut,
  SubdualIn,
  SubdualOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';

/** All subdual damage and the actual damage as a share of the HPV; both subdual procedures begin with the same fields. */
function share(): i32 {
  const damage = field(SubdualIn.subdualDamage) + field(SubdualIn.actualDamage);
  return (damage * 100) / field(SubdualIn.hpv);
}

function chance(): i32 {
  return share() - (field(SubdualIn.unaware) ? 0 : field(SubdualIn.stamina));
}

function turns(stamina: i32, stb: i32, actualDamage: i32): i32 {
  const out = Constant.knockoutBase - stamina + Constant.knockoutPerActual * actualDamage;
  return greatest(out, Constant.knockoutMinimum + stb);
}

export function subdual(): void {
  const percent = chance();
  const knockedOut = die(100) <= percent;
  output(SubdualOut.chancePercent, percent);
  output(SubdualOut.knockedOut, knockedOut ? 1 : 0);
  if (knockedOut) {
    output(SubdualOut.turns, turns(field(SubdualIn.stamina), field(SubdualIn.stb), field(SubdualIn.actualDamage)));
  } else {
    output(SubdualOut.carriedSubdual, least(field(SubdualIn.subdualDamage), Constant.subdualCarry));
  }
}

export function subdualChance(): void {
  output(SubdualChanceOut.percentOfHpv, share());
  output(SubdualChanceOut.chancePercent, chance());
  // The layout that share() and chance() count on.
  if (<i32>SubdualChanceIn.unaware !== <i32>SubdualIn.unaware) ERROR('subdual procedures differ in their fields');
}

export function knockoutTurns(): void {
  const stamina = field(KnockoutTurnsIn.stamina);
  output(KnockoutTurnsOut.turns, turns(stamina, field(KnockoutTurnsIn.stb), field(KnockoutTurnsIn.actualDamage)));
}
