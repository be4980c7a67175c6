// Experience from combat and from skills, levels, the Bonus Table.
// AssemblyScript; difficulty factors and experience are in tenths.
import {
  BonusColumn,
  CharacteristicBonusIn,
  CharacteristicBonusOut,
  CombatDifficultyIn,
  CombatDifficultyOut,
  CombatExperienceIn,
  CombatExperienceOut,
  CombatGainsAt,
  CombatGainsIn,
  CombatGainsOut,
  CombatLevelIn,
  CombatLevelOut,
  Constant,
  MagicLevelOut,
  MagicLevelsColumn,
  Page,
  SkillExperienceIn,
  SkillExperienceOut,
  SkillType,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest } from '../../../runtime/figures';
import { cell, rowFor } from '../../../runtime/pages';
import { field, output, wordAt } from '../../../runtime/window';

const TENTHS = 10;

export function combatDifficulty(): void {
  const hpv = (field(CombatDifficultyIn.hpv) * TENTHS) / Constant.cdfHpvDivisor;
  output(CombatDifficultyOut.cdfTenths, hpv + (field(CombatDifficultyIn.mel) * TENTHS) / Constant.cdfMelDivisor);
}

export function combatExperience(): void {
  const tenths = field(CombatExperienceIn.hitPoints) * field(CombatExperienceIn.cdfTenths);
  output(CombatExperienceOut.experienceTenths, tenths);
  output(CombatExperienceOut.points, tenths / TENTHS);
}

export function combatGains(): void {
  let highest = 0;
  for (let i = field(CombatGainsIn.cdfTenths); i-- > 0; ) {
    highest = greatest(highest, wordAt(CombatGainsAt.cdfTenths + (i << 2)));
  }
  const earned = field(CombatGainsIn.combatExperience);
  output(CombatGainsOut.expertise, (highest * Constant.combatExpertiseMultiplier) / TENTHS);
  if (earned < Constant.combatXpForCharacteristicPoint && !field(CombatGainsIn.defeated)) return;
  const per = Constant.combatXpPerCharacteristicPoint;
  output(CombatGainsOut.characteristicPoints, (earned + per - 1) / per);
}

/** Points of a level: the printed ones, then a step for each level more. */
function pointsAt(page: i32, level: i32, step: i32): i32 {
  const beyond = greatest(level - Constant.lastLevel, 0);
  return cell(page, level - beyond, MagicLevelsColumn.points) + beyond * step;
}

/** Level for the points in the first field; both procedures have the same outputs. */
function levelOf(page: i32, step: i32): void {
  const points = field(CombatLevelIn.points);
  let level = 0;
  while (points >= pointsAt(page, level + 1, step)) level++;
  output(CombatLevelOut.level, level);
  output(CombatLevelOut.levelAt, pointsAt(page, level, step));
  output(CombatLevelOut.nextAt, pointsAt(page, level + 1, step));
}

export function combatLevel(): void {
  levelOf(Page.combatLevels, Constant.combatLevelStep);
}

export function magicLevel(): void {
  levelOf(Page.magicLevels, Constant.magicLevelStep);
  if (<i32>MagicLevelOut.nextAt !== <i32>CombatLevelOut.nextAt) ERROR('levels differ in their outputs');
}

export function skillExperience(): void {
  const combat = field(SkillExperienceIn.skillType) === SkillType.combat;
  const cdf = field(SkillExperienceIn.cdfTenths);
  output(
    SkillExperienceOut.points,
    combat ? (cdf * Constant.combatExpertiseMultiplier) / TENTHS : die(Constant.skillDie),
  );
}

export function characteristicBonus(): void {
  const row = rowFor(Page.bonus, field(CharacteristicBonusIn.rating));
  output(CharacteristicBonusOut.bonus, cell(Page.bonus, row, BonusColumn.bonus));
}
