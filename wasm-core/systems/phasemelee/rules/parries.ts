// What a parry takes off the attacker's number by the lengths of the weapons, narrow misses through it, disarmed fighters.
// AssemblyScript; a parry is told by its word: none, half, third, quarter.
import {
  Constant,
  DisarmIn,
  DisarmOut,
  Mode,
  Parry,
  ParryAttack,
  ParryClassIn,
  ParryClassOut,
  ParryNumberIn,
  ParryNumberOut,
  ParryOutcomeIn,
  ParryOutcomeOut,
  ParryWeapon,
  parryAttacksLength,
  Reason,
  Through,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { field, output } from '../../../runtime/window';
import { parriedNumber } from './hits';
import { effective, percentile } from './rolls';

/** Parry by how much longer the attack is than the parrying weapon; agrees with the printed table of reductions. */
function parryBy(longer: i32): i32 {
  const parry = longer < 0 ? -longer : longer <= Constant.mostHalvedLonger ? Parry.half : longer >> 1;
  return parry > Parry.quarter ? Parry.none : parry;
}

/** Why this attack can't be parried at all, whatever the lengths. */
function refusal(attack: i32, parry: i32): i32 {
  if (!field(ParryClassIn.facing)) return Reason.notFacing;
  if (((Constant.neverParried >> attack) & 1) | field(ParryClassIn.tooBig)) return Reason.cannotBeParried;
  if (attack >= ParryAttack.envelopment) {
    if (parry !== ParryWeapon.spear && parry !== ParryWeapon.quarterstaff) return Reason.needsSpearOrQuarterstaff;
    if (!field(ParryClassIn.solidBody)) return Reason.notSolid;
  }
  return attack === ParryAttack.maul && parry >= ParryWeapon.handAxe ? Reason.maul : Reason.ok;
}

export function parryClass(): void {
  const attack = field(ParryClassIn.attack);
  const parrying = field(ParryClassIn.parry);
  const refused = refusal(attack, parrying);
  output(ParryClassOut.reason, refused);
  if (refused) return;

  const given = field(ParryClassIn.attackLength);
  let length = parryAttacksLength(attack);
  if (!length || (attack === ParryAttack.naturalLarge && given > length)) length = given;
  let parryLength = field(ParryClassIn.parryLength);
  if (parrying === ParryWeapon.quarterstaff) {
    // The lower word is the better parry, but none is the lowest.
    const asShort = parryBy(length - Constant.quarterstaffShort);
    const asLong = parryBy(length - Constant.quarterstaffLong);
    parryLength = <u32>(asLong - 1) < <u32>(asShort - 1) ? Constant.quarterstaffLong : Constant.quarterstaffShort;
  }
  let parry = parryBy(length - parryLength);
  let reason = parry ? Reason.ok : Reason.length;
  if (parry && field(ParryClassIn.twoWeapons)) {
    parry += Constant.twoWeaponsParryDrop;
    if (parry > Parry.quarter) {
      parry = Parry.none;
      reason = Reason.twoWeapons;
    }
  }
  output(ParryClassOut.reason, reason);
  if (!parry) return;
  output(ParryClassOut.parry, parry);
  output(ParryClassOut.attackLength, length);
  output(ParryClassOut.parryLength, parryLength);
}

export function parryNumber(): void {
  const number = effective(field(ParryNumberIn.needed), Mode.melee);
  output(ParryNumberOut.effective, number);
  output(ParryNumberOut.parried, parriedNumber(number, field(ParryNumberIn.parry)));
}

/** What comes of a roll that is so much above the number through a parry. */
export function throughParry(margin: i32): i32 {
  if (margin <= 0) return Through.hit;
  if (margin <= Constant.breakCheckMargin) return Through.breakCheck;
  return margin <= Constant.disarmMargin ? Through.disarmed : Through.miss;
}

export function parryOutcome(): void {
  const margin = percentile() - field(ParryOutcomeIn.parried);
  output(ParryOutcomeOut.margin, margin);
  output(ParryOutcomeOut.outcome, throughParry(margin));
}

export function disarm(): void {
  const keeps = field(DisarmIn.twoHanded) & field(DisarmIn.savePassed);
  output(DisarmOut.keepsWeapon, keeps);
  output(DisarmOut.lostBlows, die(keeps ? Constant.savedDie : Constant.disarmedDie));
}
