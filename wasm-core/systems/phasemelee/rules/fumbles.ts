// Fumbles, breaking weapons, lost powers.
// AssemblyScript; the basic breakage number and its adjustments are given.
import {
  BreakCause,
  FumbleRollIn,
  FumbleRollOut,
  PowerLossAt,
  PowerLossIn,
  PowerLossOut,
  WeaponBreakIn,
  WeaponBreakOut,
} from '../../../generated';
import { greatest, least } from '../../../runtime/figures';
import { field, output, setByte } from '../../../runtime/window';
import { percentile, sum } from './rolls';

const WHOLE = 100;

export function fumbleRoll(): void {
  let total = sum(2);
  for (let rejected = field(FumbleRollIn.rejected); rejected > 0; rejected--) total = sum(2);
  // Attack kinds and columns of the fumble table are one list by different names.
  output(FumbleRollOut.column, field(FumbleRollIn.attackKind));
  output(FumbleRollOut.total, total);
}

export function weaponBreak(): void {
  const before = field(WeaponBreakIn.brokenPercent);
  const number =
    field(WeaponBreakIn.base) +
    field(WeaponBreakIn.armorAdjust) +
    field(WeaponBreakIn.weaponAdjust) +
    field(WeaponBreakIn.strengthAdjust) +
    field(WeaponBreakIn.otherAdjust) +
    before;
  const broken = number + 1 - percentile();
  const breaks = broken > 0;
  output(WeaponBreakOut.number, number);
  output(WeaponBreakOut.breaks, <i32>breaks);
  output(WeaponBreakOut.brokenPercent, least(greatest(before, broken), WHOLE));
  output(WeaponBreakOut.usable, <i32>(!breaks || field(WeaponBreakIn.cause) === BreakCause.fumble));
}

export function powerLoss(): void {
  const powers = field(PowerLossIn.powers);
  let count = 0;
  for (let i = 0; i < powers; i++) {
    const lost = <i32>(percentile() < field(PowerLossIn.brokenPercent));
    setByte(PowerLossAt.lost + i, lost);
    count += lost;
  }
  output(PowerLossOut.lost, powers);
  output(PowerLossOut.count, count);
}
