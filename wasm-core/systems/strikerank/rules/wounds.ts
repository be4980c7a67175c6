// Hit points, results of damage, heroic efforts and bleeding.
// AssemblyScript; severities are minor 0, single 1, double 2.
import {
  BleedingChancesIn,
  BleedingChancesOut,
  BleedingEndOfRoundAt,
  BleedingEndOfRoundIn,
  BleedingEndOfRoundOut,
  BleedingRollIn,
  BleedingRollOut,
  Constant,
  DamageResultIn,
  DamageResultOut,
  effectsActivity,
  effectsBleeds,
  effectsConMultiple,
  effectsDisabled,
  effectsDrops,
  effectsFalls,
  effectsFirstAid,
  effectsLong,
  HeroicEffortIn,
  HeroicEffortOut,
  LocationHitPointsIn,
  LocationHitPointsOut,
  locationsGroup,
  locationsLimb,
  TakeHitIn,
  TakeHitOut,
  TotalHpStateIn,
  TotalHpStateOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { greatest, least } from '../../../runtime/figures';
import { byteAt, fail, failed, field, isAbsent, output, setByte } from '../../../runtime/window';
import { FACES, passes } from './levels';
import { passing, roll } from './rolls';

const SINGLE = 1;
export const DOUBLE = 2;

export function locationHitPoints(): void {
  const total = field(LocationHitPointsIn.totalHp);
  const third = (total + 2) / 3;
  const quarter = (total + 3) / 4;
  output(LocationHitPointsOut.rightLeg, third);
  output(LocationHitPointsOut.leftLeg, third);
  output(LocationHitPointsOut.abdomen, third);
  output(LocationHitPointsOut.chest, (2 * total + 4) / 5);
  output(LocationHitPointsOut.rightArm, quarter);
  output(LocationHitPointsOut.leftArm, quarter);
  output(LocationHitPointsOut.head, third);
}

/** Conscious 0, unconscious 1, dead 2. */
function hpState(full: i32, current: i32): i32 {
  return current > 0 ? 0 : current > -full ? 1 : 2;
}

/** Hit points in field `k` may not exceed the full ones in the field before. */
function checkHp(k: i32): void {
  if (field(k) > field(k - 1)) fail(RANGE_ERROR, k);
}

export function totalHpState(): void {
  const full = field(TotalHpStateIn.maxHp);
  const current = field(TotalHpStateIn.currentHp);
  checkHp(TotalHpStateIn.currentHp);
  output(TotalHpStateOut.state, hpState(full, current));
  output(TotalHpStateOut.hpToDeath, greatest(0, full + current));
}

export function severityOf(damage: i32, hp: i32): i32 {
  return damage >= 2 * hp ? DOUBLE : damage >= hp ? SINGLE : 0;
}

/** Row of the effects of damage; the first is that of minor wounds. */
export function effectsRow(location: i32, severity: i32): i32 {
  return severity ? locationsGroup(location) + (severity - 1) * Constant.locationGroups + 1 : 0;
}

export function damageResult(): void {
  const location = field(DamageResultIn.location);
  const severity = severityOf(field(DamageResultIn.damage), field(DamageResultIn.locationHp));
  const row = effectsRow(location, severity);
  const isDouble = severity >> 1;
  output(DamageResultOut.severity, severity);
  output(DamageResultOut.activity, effectsActivity(row));
  output(DamageResultOut.disabled, effectsDisabled(row));
  output(DamageResultOut.falls, effectsFalls(row));
  output(DamageResultOut.dropsItem, effectsDrops(row));
  output(DamageResultOut.bleedPerRound, effectsBleeds(row));
  output(DamageResultOut.bleedConMultiple, effectsConMultiple(row));
  output(DamageResultOut.firstAidNeeds, effectsFirstAid(row));
  output(DamageResultOut.shock, isDouble);
  output(DamageResultOut.maimed, isDouble);
  // A full effort overcomes single damage, a limited one double damage to a limb.
  output(DamageResultOut.heroicEffort, isDouble ? DOUBLE * locationsLimb(location) : severity);
  output(DamageResultOut.longUnconscious, effectsLong(row));
}

/** Damage that a location takes: a limb at most twice its hit points in all, but from massive sources. */
export function takenBy(location: i32, hp: i32, before: i32, damage: i32, massive: i32): i32 {
  return locationsLimb(location) && !massive ? least(damage, greatest(0, 2 * hp - before)) : damage;
}

export function takeHit(): void {
  const location = field(TakeHitIn.location);
  const hp = field(TakeHitIn.locationHp);
  const before = field(TakeHitIn.locationDamage);
  const damage = field(TakeHitIn.damage);
  checkHp(TakeHitIn.currentHp);
  const applied = takenBy(location, hp, before, damage, field(TakeHitIn.source));
  const now = before + applied;
  const severity = severityOf(now, hp);
  const row = effectsRow(location, severity);
  const current = field(TakeHitIn.currentHp) - applied;
  const shock = severity === DOUBLE && before < 2 * hp ? 1 : 0;
  output(TakeHitOut.applied, applied);
  output(TakeHitOut.lost, damage - applied);
  output(TakeHitOut.locationDamage, now);
  output(TakeHitOut.severity, severity);
  output(TakeHitOut.activity, effectsActivity(row));
  output(TakeHitOut.falls, effectsFalls(row));
  output(TakeHitOut.dropsItem, effectsDrops(row));
  output(TakeHitOut.bleedPerRound, effectsBleeds(row));
  output(TakeHitOut.maimed, severity >> 1);
  output(TakeHitOut.shock, shock);
  output(TakeHitOut.fatigueClass, least(Constant.worstFatigue, field(TakeHitIn.fatigueClass) + shock));
  output(TakeHitOut.currentHp, current);
  output(TakeHitOut.hpState, hpState(field(TakeHitIn.maxHp), current));
}

/** Situations of heroicEffort, in the order of their words. */
const ZERO_HP = 0;
const LIMB_DOUBLE = 2;
const BODY_DOUBLE = 3;

export function heroicEffort(): void {
  const situation = field(HeroicEffortIn.situation);
  if (situation === BODY_DOUBLE || field(HeroicEffortIn.bleedingRollMade)) return;
  if (situation === ZERO_HP && field(HeroicEffortIn.failedBefore)) return;
  output(HeroicEffortOut.allowed, 1);
  if (!passes(roll(field(HeroicEffortIn.fatigueClass)), field(HeroicEffortIn.con))) return;
  output(HeroicEffortOut.success, 1);
  output(HeroicEffortOut.effect, situation === LIMB_DOUBLE ? 2 : 1);
}

/** HP that a wound bleeds a round; a sharp weapon adds one. */
function bleedingOf(row: i32, sharp: i32): i32 {
  return effectsBleeds(row) + sharp;
}

/** Multiple of CON that avoids it; a wound that only bleeds because the weapon was sharp has the usual one. */
function multipleOf(row: i32, sharp: i32): i32 {
  return sharp && !effectsBleeds(row) ? Constant.usualConMultiple : effectsConMultiple(row);
}

const STOPS = 8;
const ROLL_SHIFT = 4;

/** What a wound does at the end of a round: HP lost, STOPS if it stops for good, and above them the roll, if one was made. */
function bleed(row: i32, sharp: i32, impaledIn: i32, con: i32, heroic: i32, fatigue: i32): i32 {
  const bleeding = bleedingOf(row, sharp);
  if (!bleeding || impaledIn) return 0;
  const multiple = multipleOf(row, sharp);
  if (!multiple || heroic) return bleeding;
  const modifiedRoll = roll(fatigue);
  const made = modifiedRoll << ROLL_SHIFT;
  if (passes(modifiedRoll, con)) return made | STOPS;
  return passes(modifiedRoll, con * multiple) ? made : made | bleeding;
}

export function bleedingRoll(): void {
  const row = effectsRow(field(BleedingRollIn.location), field(BleedingRollIn.severity) + 1);
  const sharp = field(BleedingRollIn.sharp);
  const result = bleed(
    row,
    sharp,
    field(BleedingRollIn.impaledIn),
    field(BleedingRollIn.con),
    field(BleedingRollIn.heroicThisRound),
    field(BleedingRollIn.fatigueClass),
  );
  output(BleedingRollOut.bleedPerRound, bleedingOf(row, sharp));
  output(BleedingRollOut.conMultiple, multipleOf(row, sharp));
  output(BleedingRollOut.rolled, result >= 1 << ROLL_SHIFT ? 1 : 0);
  output(BleedingRollOut.modifiedRoll, result >> ROLL_SHIFT);
  output(BleedingRollOut.hpLost, result & (STOPS - 1));
  output(BleedingRollOut.stopped, result & STOPS ? 1 : 0);
}

export function bleedingChances(): void {
  const row = effectsRow(field(BleedingChancesIn.location), field(BleedingChancesIn.severity) + 1);
  const sharp = field(BleedingChancesIn.sharp);
  const bleeding = bleedingOf(row, sharp);
  const multiple = multipleOf(row, sharp);
  let stops = 0;
  let avoids = bleeding ? 0 : FACES;
  if (bleeding && multiple) {
    const con = field(BleedingChancesIn.con);
    const fatigue = field(BleedingChancesIn.fatigueClass);
    stops = passing(con, fatigue);
    avoids = passing(con * multiple, fatigue);
  }
  output(BleedingChancesOut.bleedPerRound, bleeding);
  output(BleedingChancesOut.stopPercent, stops);
  output(BleedingChancesOut.holdPercent, avoids - stops);
  output(BleedingChancesOut.bleedPercent, FACES - avoids);
}

/** Length of a list that may be left out. */
export function lengthOf(k: i32): i32 {
  return isAbsent(k) ? 0 : field(k);
}

/** A list must be as long as another; an optional one may be empty instead. */
export function checkLength(k: i32, length: i32, isOptional: bool): void {
  const own = lengthOf(k);
  if (own !== length && (own || !isOptional)) fail(RANGE_ERROR, k);
}

/** Byte i of a list that may be left out, which then counts as zeros. */
export function byteOf(k: i32, address: i32, i: i32): i32 {
  return lengthOf(k) ? byteAt(address + i) : 0;
}

export function bleedingEndOfRound(): void {
  const count = field(BleedingEndOfRoundIn.locations);
  checkHp(BleedingEndOfRoundIn.currentHp);
  for (let k: i32 = BleedingEndOfRoundIn.severities; k <= BleedingEndOfRoundIn.stopped; k++) {
    checkLength(k, count, k > BleedingEndOfRoundIn.severities);
  }
  if (failed()) return;
  let lost = 0;
  for (let i = 0; i < count; i++) {
    let result = STOPS;
    if (!byteOf(BleedingEndOfRoundIn.stopped, BleedingEndOfRoundAt.stopped, i)) {
      result = bleed(
        effectsRow(byteAt(BleedingEndOfRoundAt.locations + i), byteAt(BleedingEndOfRoundAt.severities + i)),
        byteOf(BleedingEndOfRoundIn.sharp, BleedingEndOfRoundAt.sharp, i),
        byteOf(BleedingEndOfRoundIn.impaledIn, BleedingEndOfRoundAt.impaledIn, i),
        field(BleedingEndOfRoundIn.con),
        field(BleedingEndOfRoundIn.heroicThisRound),
        field(BleedingEndOfRoundIn.fatigueClass),
      );
    }
    const loss = result & (STOPS - 1);
    setByte(BleedingEndOfRoundAt.losses + i, loss);
    setByte(BleedingEndOfRoundAt.stoppedOut + i, result & STOPS ? 1 : 0);
    lost += loss;
  }
  const current = field(BleedingEndOfRoundIn.currentHp) - lost;
  output(BleedingEndOfRoundOut.losses, count);
  output(BleedingEndOfRoundOut.stopped, count);
  output(BleedingEndOfRoundOut.hpLost, lost);
  output(BleedingEndOfRoundOut.currentHp, current);
  output(BleedingEndOfRoundOut.hpState, hpState(field(BleedingEndOfRoundIn.maxHp), current));
}
