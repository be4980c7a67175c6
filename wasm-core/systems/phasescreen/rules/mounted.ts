// Mounts, fighting mounted, charge and trample.
// AssemblyScript.
import {
  Attacker,
  ChargeStatusIn,
  ChargeStatusOut,
  Constant,
  MeleeAttackIn,
  MountAttackIn,
  MountAttackOut,
  MountControlIn,
  MountControlOut,
  MountedElIn,
  MountedElOut,
  MountMotion,
  mountsCombat,
  mountsEl,
  mountsRating,
  mountsWarTrained,
  Reply,
  RiderHitModifierIn,
  RiderHitModifierOut,
  TrampleEndIn,
  TrampleEndOut,
  TrampleIn,
  TrampleOcvIn,
  TrampleOcvOut,
  TrampleOut,
  TrampleReplyIn,
  TrampleReplyOut,
  WeaponClass,
} from '../../../generated';
import { greatest } from '../../../runtime/figures';
import { field, output, setField } from '../../../runtime/window';
import { attackOutputsBehind, meleeAttack, moveFields, noAttack } from './combat';

export function mountedEl(): void {
  const mount = field(MountedElIn.mount);
  const horsemanshipEl = field(MountedElIn.horsemanshipEl);
  if (!mountsCombat(mount)) return;
  const charges = field(MountedElIn.charging) && mountsWarTrained(mount) && horsemanshipEl >= mountsEl(mount);
  const rating = charges ? mountsRating(mount) : 0;
  output(MountedElOut.allowed, 1);
  output(MountedElOut.totalEl, field(MountedElIn.weaponEl) + horsemanshipEl + rating);
  output(MountedElOut.chargeDamage, rating);
}

export function mountControl(): void {
  const mount = field(MountControlIn.mount);
  const required = mountsEl(mount);
  output(MountControlOut.requiredEl, required);
  output(MountControlOut.controls, field(MountControlIn.horsemanshipEl) >= required ? 1 : 0);
  output(MountControlOut.rating, mountsRating(mount));
  output(MountControlOut.warTrained, mountsWarTrained(mount));
  output(MountControlOut.combat, mountsCombat(mount));
}

export function riderHitModifier(): void {
  let modifier = 0;
  if (field(RiderHitModifierIn.attackerMounted)) {
    if (!field(RiderHitModifierIn.attackerMountTrained) && field(RiderHitModifierIn.chargedByTrained)) {
      modifier = Constant.untrainedMountCharged;
    }
  } else if (field(RiderHitModifierIn.weaponClass) === WeaponClass.other) modifier = Constant.unmountedAgainstRider;
  output(RiderHitModifierOut.modifier, modifier);
}

export function mountAttack(): void {
  const motion = field(MountAttackIn.motion);
  const stands = motion === MountMotion.stationary || motion === MountMotion.trampling;
  output(MountAttackOut.attacks, stands ? mountsWarTrained(field(MountAttackIn.mount)) : 0);
}

export function chargeStatus(): void {
  const pmr = field(ChargeStatusIn.pmr);
  const chargeSpeed = (pmr + Constant.chargeFraction - 1) / Constant.chargeFraction;
  const stationarySpeed = pmr / Constant.chargeFraction;
  const stopped = field(ChargeStatusIn.damageLastPhase) > Constant.chargeDamagePerRating * field(ChargeStatusIn.rating);
  const moves = field(ChargeStatusIn.hexesMoved) >= greatest(chargeSpeed, 1);
  const charging = !stopped && moves && field(ChargeStatusIn.turnDegrees) <= Constant.chargeTurnDegrees;
  output(ChargeStatusOut.chargeSpeed, chargeSpeed);
  output(ChargeStatusOut.stationarySpeed, stationarySpeed);
  output(ChargeStatusOut.stopped, stopped ? 1 : 0);
  output(ChargeStatusOut.maxHexes, stopped ? stationarySpeed : pmr);
  output(ChargeStatusOut.charging, charging ? 1 : 0);
}

export function trample(): void {
  const allowed = !field(TrampleIn.targetLarger);
  if (allowed) {
    const sb = field(TrampleIn.mountSb);
    const add = Constant.trampleRatingMultiplier * field(TrampleIn.rating) + sb;
    const defenseEl = field(TrampleIn.defenseEl);
    const modifier = field(TrampleIn.otherModifier) - field(TrampleIn.horsemanshipEl) - add;
    moveFields(TrampleIn.armorAv, MeleeAttackIn.armorAv, MeleeAttackIn.dtv - MeleeAttackIn.armorAv + 1);
    moveFields(TrampleIn.plainDie, MeleeAttackIn.plainDie, MeleeAttackIn.damageAdd - MeleeAttackIn.plainDie);
    moveFields(TrampleIn.situations, MeleeAttackIn.situations, MeleeAttackIn.sb - MeleeAttackIn.situations);
    setField(MeleeAttackIn.attacker, Attacker.natural);
    setField(MeleeAttackIn.attackEl, 0);
    setField(MeleeAttackIn.defenseEl, defenseEl);
    setField(MeleeAttackIn.naturalFactor, 0);
    setField(MeleeAttackIn.otherModifier, modifier);
    setField(MeleeAttackIn.sb, sb);
    setField(MeleeAttackIn.wsb, 0);
    setField(MeleeAttackIn.damageAdd, add);
    meleeAttack();
  } else noAttack();
  attackOutputsBehind(TrampleOut.lineUsed - TrampleOut.allowed);
  output(TrampleOut.allowed, allowed ? 1 : 0);
}

export function trampleOcv(): void {
  output(TrampleOcvOut.ocv, Constant.trampleOcvMultiplier * field(TrampleOcvIn.mountOcv));
  output(TrampleOcvOut.movementCost, Constant.trampleMovementCost);
}

export function trampleReply(): void {
  let when: i32 = Reply.before;
  if (field(TrampleReplyIn.weaponClass) === WeaponClass.other)
    when = field(TrampleReplyIn.killed) ? Reply.none : Reply.after;
  output(TrampleReplyOut.when, when);
}

export function trampleEnd(): void {
  const passed = field(TrampleEndIn.targetKilled) | field(TrampleEndIn.targetMissed);
  output(TrampleEndOut.continues, passed & ~field(TrampleEndIn.chargeStopped));
}
