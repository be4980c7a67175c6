// The Dodge Table, dodging magic and missiles, a shield in the way of a spell.
// AssemblyScript.
import {
  Constant,
  DodgeChanceIn,
  DodgeChanceOut,
  DodgeMagicIn,
  DodgeMagicOut,
  DodgeMissileIn,
  DodgeMissileOut,
  DodgeOutcome,
  dodgeTable,
  InterposeShieldIn,
  InterposeShieldOut,
  MagicDodge,
  missileDodgeModifier,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { divideDown, greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';

const CERTAIN = 100;
/** The first row stands for every negative value. */
const FIRST_VALUE = -1;
/** Columns of one value each begin with 5; before them stand less than 1, 1 to 2, and 3 to 4. */
const FIRST_SINGLE = 5;
const LAST_TOTAL = 12;

/** Chance in percent: 100 succeeds and 0 fails without a roll. */
function chanceOf(value: i32, total: i32): i32 {
  const row = least(greatest(value, FIRST_VALUE), Constant.lastDodgeValue) - FIRST_VALUE;
  total = least(greatest(total, 0), LAST_TOTAL);
  return dodgeTable(row, total < FIRST_SINGLE ? (total + 1) >> 1 : total - 2);
}

export function dodgeChance(): void {
  const chance = chanceOf(field(DodgeChanceIn.dodgeValue), field(DodgeChanceIn.totalDodged));
  let outcome: i32 = DodgeOutcome.roll;
  if (chance === 0) outcome = DodgeOutcome.automaticFailure;
  else if (chance === CERTAIN) outcome = DodgeOutcome.automaticSuccess;
  output(DodgeChanceOut.outcome, outcome);
  output(DodgeChanceOut.chancePercent, chance);
}

/** By how much the roll is over the chance: not at all without a roll that can fail, hopelessly without one that can succeed. */
function overBy(chance: i32): i32 {
  if (chance === 0) return 2 * CERTAIN;
  return chance === CERTAIN ? 0 : die(CERTAIN) - chance;
}

export function dodgeMissile(): void {
  const wsb = field(DodgeMissileIn.wsb);
  const wsbShare = divideDown(wsb + Constant.missileWsbDivisor - 1, Constant.missileWsbDivisor);
  const total = field(DodgeMissileIn.armorAv) + missileDodgeModifier(field(DodgeMissileIn.band)) + wsbShare;
  output(DodgeMissileOut.totalDodged, total);
  if (!(field(DodgeMissileIn.seesRelease) & field(DodgeMissileIn.seesFlight))) return;
  const chance = chanceOf(field(DodgeMissileIn.dodgeValue), total);
  output(DodgeMissileOut.allowed, 1);
  output(DodgeMissileOut.chancePercent, chance);
  output(DodgeMissileOut.dodged, overBy(chance) <= 0 ? 1 : 0);
}

export function dodgeMagic(): void {
  const value = field(DodgeMagicIn.dodgeValue);
  const total = field(DodgeMagicIn.armorAv) + field(DodgeMagicIn.spellEl);
  let mdv = field(DodgeMagicIn.mdv);
  let outcome: i32 = MagicDodge.notAllowed;
  if (field(DodgeMagicIn.clearView) & field(DodgeMagicIn.damaging) & field(DodgeMagicIn.visible)) {
    const chance = chanceOf(value, total);
    const over = overBy(chance);
    outcome = MagicDodge.dodged;
    if (over > field(DodgeMagicIn.partialMargin)) {
      outcome = MagicDodge.failed;
      mdv >>= 1;
    } else if (over > 0) {
      outcome = MagicDodge.partial;
      output(DodgeMagicOut.hitsOff, greatest(value + Constant.dodgePartialAdd, 0));
    }
    output(DodgeMagicOut.allowed, 1);
    output(DodgeMagicOut.chancePercent, chance);
  }
  output(DodgeMagicOut.totalDodged, total);
  output(DodgeMagicOut.outcome, outcome);
  output(DodgeMagicOut.mdv, mdv);
}

export function interposeShield(): void {
  const av = field(InterposeShieldIn.shieldAv);
  const el = field(InterposeShieldIn.shieldEl);
  const chance = field(InterposeShieldIn.dodgeChance) + av + el;
  const success = die(CERTAIN) <= chance;
  output(InterposeShieldOut.chancePercent, chance);
  output(InterposeShieldOut.success, success ? 1 : 0);
  if (success)
    output(
      InterposeShieldOut.blocks,
      el + (field(InterposeShieldIn.magical) ? Constant.magicShieldMultiplier * av : av),
    );
}
