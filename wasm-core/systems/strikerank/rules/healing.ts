// First aid, maimed and severed locations, short-term damage, healing spells.
// AssemblyScript.
import {
  Constant,
  effectsFirstAid,
  FirstAidIn,
  FirstAidOut,
  HealWoundIn,
  HealWoundOut,
  Level,
  locationsLimb,
  MaimingIn,
  MaimingOut,
  ReattachIn,
  ReattachOut,
  ShortTermDamageIn,
  ShortTermDamageOut,
  ShortTermRecoveryIn,
  ShortTermRecoveryOut,
  shortTermEvery,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';
import { rollLevel, tired } from './rolls';
import { effectsRow } from './wounds';

export function firstAid(): void {
  const location = field(FirstAidIn.location);
  const isDouble = field(FirstAidIn.severity);
  const severed = field(FirstAidIn.severed);
  const fatigue = field(FirstAidIn.fatigueClass);
  if (severed && !isDouble) fail(RANGE_ERROR, FirstAidIn.severed);
  const level = rollLevel(tired(field(FirstAidIn.skill), fatigue), fatigue, field(FirstAidIn.autoBands));
  // The words of what is needed begin at success; a wound that needs nothing takes a success all the same.
  const needed = greatest(Level.success, effectsFirstAid(effectsRow(location, isDouble + 1)) + Level.success - 1);
  output(FirstAidOut.level, level);
  output(FirstAidOut.stopsBleeding, level >= needed && (!severed || locationsLimb(location)) ? 1 : 0);
  output(FirstAidOut.mayRestoreHp, 1 - isDouble);
  output(FirstAidOut.meleeActions, 2);
}

/** States of maiming, in the order of their words. */
const SAVED = 1;
const PERMANENT = 2;
const MAIMED = 3;

export function maiming(): void {
  const since = field(MaimingIn.roundsSince);
  const healedAt = field(MaimingIn.healedAtRound);
  if (healedAt > since) fail(RANGE_ERROR, MaimingIn.healedAtRound);
  if (field(MaimingIn.damage) < 2 * field(MaimingIn.locationHp)) return;
  let status = MAIMED;
  if (healedAt && healedAt <= Constant.maimingRounds) status = SAVED;
  else if (since > Constant.maimingRounds) status = PERMANENT;
  else output(MaimingOut.roundsLeft, Constant.maimingRounds - since);
  output(MaimingOut.status, status);
}

export function reattach(): void {
  if (field(ReattachIn.roundsSince) > Constant.maimingRounds) return;
  const fatigue = field(ReattachIn.fatigueClass);
  const level = rollLevel(tired(field(ReattachIn.skill), fatigue), fatigue, field(ReattachIn.autoBands));
  output(ReattachOut.level, level + 1);
  output(ReattachOut.result, level >= Level.success ? 2 + field(ReattachIn.positiveHp) : 1);
}

export function shortTermDamage(): void {
  const damage = field(ShortTermDamageIn.damage);
  let normal = damage;
  if (!field(ShortTermDamageIn.critical)) normal = damage / shortTermEvery(field(ShortTermDamageIn.kind));
  output(ShortTermDamageOut.normal, normal);
  output(ShortTermDamageOut.shortTerm, damage - normal);
}

export function shortTermRecovery(): void {
  const shortTerm = field(ShortTermRecoveryIn.shortTerm);
  const roll = field(ShortTermRecoveryIn.resting) ? die(3) : greatest(0, die(4) - 2);
  const recovered = least(shortTerm, roll);
  output(ShortTermRecoveryOut.recovered, recovered);
  output(ShortTermRecoveryOut.shortTerm, shortTerm - recovered);
}

export function healWound(): void {
  const normal = field(HealWoundIn.normal);
  const shortTerm = field(HealWoundIn.shortTerm);
  const healing = field(HealWoundIn.healing);
  const ofNormal = least(normal, healing);
  const ofShortTerm = least(shortTerm, healing - ofNormal);
  output(HealWoundOut.normal, normal - ofNormal);
  output(HealWoundOut.shortTerm, shortTerm - ofShortTerm);
  output(HealWoundOut.unused, healing - ofNormal - ofShortTerm);
}
