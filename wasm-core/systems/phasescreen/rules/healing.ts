// What bonuses are used for, healing by nature and by magic, care of mounts.
// AssemblyScript.
import {
  BonusUsesAt,
  BonusUsesIn,
  BonusUsesOut,
  bonusesCharacteristic,
  bonusUseNamesUse,
  bonusUsesStarts,
  Constant,
  HealingRollModifierIn,
  HealingRollModifierOut,
  HealPointsIn,
  HealPointsOut,
  MagicalHealingIn,
  MagicalHealingOut,
  MountCareIn,
  MountCareOut,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { field, output, setByte } from '../../../runtime/window';

const CERTAIN = 100;

export function bonusUses(): void {
  const bonus = field(BonusUsesIn.bonus);
  const start = bonusUsesStarts(bonus);
  const count = bonusUsesStarts(bonus + 1) - start;
  for (let i = 0; i < count; i++) setByte(BonusUsesAt.uses + i, bonusUseNamesUse(start + i));
  output(BonusUsesOut.characteristic, bonusesCharacteristic(bonus));
  output(BonusUsesOut.uses, count);
}

export function healingRollModifier(): void {
  const days = field(HealingRollModifierIn.cb) * field(HealingRollModifierIn.failedDays);
  const sum = field(HealingRollModifierIn.stb) + days + field(HealingRollModifierIn.horsemanshipEl);
  output(HealingRollModifierOut.modifier, -sum);
}

export function healPoints(): void {
  const sides = field(HealPointsIn.magical) ? Constant.magicalHealDie : Constant.normalHealDie;
  output(HealPointsOut.points, die(sides) + field(HealPointsIn.stb));
}

export function magicalHealing(): void {
  const again = field(MagicalHealingIn.uses) - 1;
  const borne = Constant.healingChanceMultiplier * field(MagicalHealingIn.constitution);
  const chance = again ? borne - field(MagicalHealingIn.hitPointsTaken) * again : CERTAIN;
  output(MagicalHealingOut.rolled, again ? 1 : 0);
  output(MagicalHealingOut.chancePercent, chance);
  output(MagicalHealingOut.survives, again === 0 || die(CERTAIN) <= chance ? 1 : 0);
}

export function mountCare(): void {
  const el = field(MountCareIn.horsemanshipEl);
  const chance = el * Constant.judgeMountPerEl;
  output(MountCareOut.healingRollModifier, -el);
  output(MountCareOut.judgeChance, chance);
  output(MountCareOut.judges, die(CERTAIN) <= chance ? 1 : 0);
}
