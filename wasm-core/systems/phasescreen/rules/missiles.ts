// Ranges, missile weapons on foot and mounted, crossbows, a whole missile attack.
// AssemblyScript; distances in hexes. The Range Table is a rule: tenths, quarters and halves of the range.
import {
  Attacker,
  Bow,
  BowUsableIn,
  BowUsableOut,
  Constant,
  CrossbowReloadIn,
  CrossbowReloadOut,
  crossbowsPhases,
  fromMountCharging,
  fromMountChargingRule,
  fromMountStationary,
  fromMountStationaryRule,
  MeleeAttackIn,
  MissileAttackIn,
  MissileAttackOut,
  MissileLineIn,
  MissileLineOut,
  Motion,
  MountedMissileIn,
  MountedMissileOut,
  MountRule,
  RangeBand,
  RangeBandIn,
  RangeBandOut,
  rangeLines,
  Strength,
  WeaponRangeIn,
  WeaponRangeOut,
  weaponsBaseRange,
  weaponsExtended,
  weaponsStrength,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { fail, failed, field, isAbsent, output, setField } from '../../../runtime/window';
import { attackOutputsBehind, meleeAttack, moveFields, noAttack } from './combat';
import { momentIn, outputMoment } from './phases';

/** Band of a distance; the extreme one only for weapons with extended range. */
function bandAt(range: i32, distance: i32, extended: i32): i32 {
  if (range >= Constant.firstPointBlankRange && distance <= range / 10) return RangeBand.pointBlank;
  if (distance <= range / 4) return RangeBand.short;
  if (distance <= (range + 1) / 2) return RangeBand.medium;
  if (distance <= range) return RangeBand.long;
  return extended && range >= Constant.firstExtremeRange && distance <= 2 * range ? RangeBand.extreme : RangeBand.out;
}

export function rangeBand(): void {
  const band = bandAt(field(RangeBandIn.range), field(RangeBandIn.distance), field(RangeBandIn.extended));
  output(RangeBandOut.band, band);
}

/** Range of a weapon in the hands of someone with the SB in field k; fails with that field where the table has no such range. */
function rangeOf(weapon: i32, k: i32): i32 {
  const strength = weaponsStrength(weapon);
  let range = weaponsBaseRange(weapon);
  if (strength === Strength.sb) range += field(k);
  else if (strength === Strength.halfSb) range += field(k) >> 1;
  if (range < Constant.leastRange || range > Constant.mostRange) fail(RANGE_ERROR, k);
  return range;
}

export function weaponRange(): void {
  const weapon = field(WeaponRangeIn.weapon);
  output(WeaponRangeOut.range, rangeOf(weapon, WeaponRangeIn.sb));
  output(WeaponRangeOut.extended, weaponsExtended(weapon));
}

export function missileLine(): void {
  const weapon = field(MissileLineIn.weapon);
  const range = rangeOf(weapon, MissileLineIn.sb);
  const band = bandAt(range, field(MissileLineIn.distance), weaponsExtended(weapon));
  output(MissileLineOut.range, range);
  output(MissileLineOut.band, band);
  if (band > RangeBand.long) return;
  output(MissileLineOut.lineGiven, 1);
  output(MissileLineOut.line, rangeLines(weapon, band));
}

/** Roll modifier for shooting from a mount, -1 if it is not allowed. The lance goes by bands too: nothing at point blank. */
function mountModifier(weapon: i32, charging: bool, band: i32): i32 {
  const rule = charging ? fromMountChargingRule(weapon) : fromMountStationaryRule(weapon);
  const modifier = charging ? fromMountCharging(weapon) : fromMountStationary(weapon);
  if (rule === MountRule.flat) return modifier;
  return rule !== MountRule.perBand && band > RangeBand.short ? -1 : modifier * band;
}

export function mountedMissile(): void {
  const charging = field(MountedMissileIn.charging) !== 0;
  const modifier = mountModifier(field(MountedMissileIn.weapon), charging, field(MountedMissileIn.band));
  if (modifier < 0) return;
  output(MountedMissileOut.allowed, 1);
  output(MountedMissileOut.modifier, modifier);
}

export function missileAttack(): void {
  const weapon = field(MissileAttackIn.weapon);
  const sb = field(MissileAttackIn.sb);
  const mounted = field(MissileAttackIn.mounted);
  const range = rangeOf(weapon, MissileAttackIn.sb);
  const band = bandAt(range, field(MissileAttackIn.distance), weaponsExtended(weapon));
  const extreme = band === RangeBand.extreme;
  if (extreme && isAbsent(MissileAttackIn.extremeLine)) fail(RANGE_ERROR, MissileAttackIn.extremeLine);
  if (mounted !== Motion.none && weapon >= Constant.mountedMissiles) fail(RANGE_ERROR, MissileAttackIn.mounted);
  if (failed()) return;

  let modifier = 0;
  let line = 0;
  if (mounted !== Motion.none) modifier = mountModifier(weapon, mounted === Motion.charging, band);
  const fires = modifier >= 0 && band !== RangeBand.out;
  if (fires) {
    line = extreme ? field(MissileAttackIn.extremeLine) : rangeLines(weapon, band);
    line += field(MissileAttackIn.lineModifier);
    const attackEl = field(MissileAttackIn.attackEl);
    setField(MeleeAttackIn.otherModifier, field(MissileAttackIn.otherModifier) + modifier);
    setField(MeleeAttackIn.line, line);
    setField(MeleeAttackIn.attacker, Attacker.armed);
    setField(MeleeAttackIn.attackEl, attackEl);
    setField(MeleeAttackIn.defenseEl, 0);
    setField(MeleeAttackIn.naturalFactor, 0);
    moveFields(MissileAttackIn.situations, MeleeAttackIn.situations, MeleeAttackIn.sb - MeleeAttackIn.situations);
    setField(MeleeAttackIn.sb, sb);
    moveFields(MissileAttackIn.wsb, MeleeAttackIn.wsb, MeleeAttackIn.dtv - MeleeAttackIn.wsb + 1);
    meleeAttack();
  } else {
    modifier = 0;
    noAttack();
  }
  attackOutputsBehind(MissileAttackOut.lineUsed - MissileAttackOut.fires);
  output(MissileAttackOut.fires, fires ? 1 : 0);
  output(MissileAttackOut.rangeBand, band);
  output(MissileAttackOut.line, line);
  output(MissileAttackOut.mountModifier, modifier);
}

export function crossbowReload(): void {
  const phases = crossbowsPhases(field(CrossbowReloadIn.crossbow));
  output(CrossbowReloadOut.phases, phases);
  outputMoment(CrossbowReloadOut.readyTurn, momentIn(CrossbowReloadIn.turn) + phases + 1);
}

export function bowUsable(): void {
  const bow = field(BowUsableIn.bow);
  const wsb = field(BowUsableIn.wsb);
  let required = -Constant.bowLess;
  if (bow === Bow.elven) required = 0;
  // Half of the WSB of a magic bow, rounded down.
  else required += bow === Bow.magic ? wsb >> 1 : wsb;
  output(BowUsableOut.requiredSb, required);
  output(BowUsableOut.ruleApplies, bow === Bow.elven ? 0 : 1);
  output(BowUsableOut.usable, bow === Bow.elven || field(BowUsableIn.sb) >= required ? 1 : 0);
}
