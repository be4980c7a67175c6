// Chance and check of criticals and fumbles, and what a critical does.
// AssemblyScript; words that a procedure leaves unset are the first of their list.
import {
  BleedIn,
  BleedOut,
  Constant,
  CritFumbleChanceIn,
  CritFumbleChanceOut,
  CritFumbleCheckIn,
  CritFumbleCheckOut,
  CritLocationIn,
  CritLocationOut,
  CritResolveIn,
  CritResolveOut,
  CritSeverityIn,
  CritSeverityOut,
  CritTable,
  CritTableIn,
  CritTableOut,
  Place,
  ShieldArmCritIn,
  ShieldArmCritOut,
  ShieldArmPlace,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { field, output } from '../../../runtime/window';
import { criticalMost, effective, extremeOf, fumbleLeast, inHundredths, needsDigits, percentile, sum } from './rolls';

export function critFumbleChance(): void {
  const number = effective(field(CritFumbleChanceIn.needed), field(CritFumbleChanceIn.mode));
  output(CritFumbleChanceOut.effective, number);
  output(CritFumbleChanceOut.critMaxHundredths, criticalMost(number));
  output(CritFumbleChanceOut.fumbleMinHundredths, fumbleLeast(number));
}

export function critFumbleCheck(): void {
  const number = effective(field(CritFumbleCheckIn.needed), field(CritFumbleCheckIn.mode));
  const roll = percentile();
  output(CritFumbleCheckOut.result, extremeOf(number, inHundredths(number, roll)));
  output(CritFumbleCheckOut.secondRoll, <i32>needsDigits(number, roll));
}

export function critLocation(): void {
  const total = sum(2);
  output(CritLocationOut.total, total);
  // The one line that is known is the first; so is its location, after "from the book".
  if (!field(CritLocationIn.line) && total === Constant.knownLocationTotal) output(CritLocationOut.location, 1);
}

export function critTable(): void {
  output(CritTableOut.table, (Constant.stabbingWeapons >> field(CritTableIn.weapon)) & 1);
}

export function critSeverity(): void {
  const severity = die(6);
  const isKnown =
    field(CritSeverityIn.table) === CritTable.slashing &&
    field(CritSeverityIn.location) === Place.lowerBody &&
    severity >= Constant.severityFrom &&
    severity <= Constant.severityTo;
  output(CritSeverityOut.severity, severity);
  output(CritSeverityOut.effect, <i32>isKnown);
  output(CritSeverityOut.multiplier, isKnown ? Constant.effectMultiplier : 1);
  output(CritSeverityOut.noActions, <i32>isKnown);
}

export function shieldArmCrit(): void {
  if (field(ShieldArmCritIn.usingShield)) {
    const atRisk = field(ShieldArmCritIn.shieldMagic) <= field(ShieldArmCritIn.weaponMagic);
    output(ShieldArmCritOut.shieldAtRisk, <i32>atRisk);
  } else output(ShieldArmCritOut.location, die(6) <= 3 ? ShieldArmPlace.upperBody : ShieldArmPlace.arm);
}

export function critResolve(): void {
  const multiplier = field(CritResolveIn.multiplier);
  const damage = field(CritResolveIn.damage) * multiplier;
  const killed = field(CritResolveIn.ik) & ~field(CritResolveIn.ikImmune);
  output(CritResolveOut.damage, damage);
  output(CritResolveOut.killed, killed);
  output(CritResolveOut.recordedDamage, killed ? damage + field(CritResolveIn.deathLevel) : damage);
  if (field(CritResolveIn.ko)) output(CritResolveOut.koTurns, multiplier * die(10));
  if (field(CritResolveIn.limb)) output(CritResolveOut.limbPhases, die(4));
  if (field(CritResolveIn.noActions)) output(CritResolveOut.noActionPhases, die(4));
  if (!field(CritResolveIn.bleedImmune)) output(CritResolveOut.bleed, field(CritResolveIn.bleed));
}

export function bleed(): void {
  const note = field(BleedIn.note);
  const healing = field(BleedIn.healingBegun) & (Constant.stoppedByHealing >> note);
  const firstAid = field(BleedIn.firstAid) & (Constant.stoppedByFirstAid >> note);
  if (healing | firstAid | field(BleedIn.fullyHealed)) return;
  output(BleedOut.bleeding, 1);
  output(BleedOut.damage, field((Constant.bleedsByPhase >> note) & 1 ? BleedIn.phases : BleedIn.turns));
}
