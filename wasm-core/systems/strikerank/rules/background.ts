// Levels of experience, cultures, magical backgrounds and what their magic costs.
// AssemblyScript; levels of skill count from trained, 0.
import {
  Constant,
  CulturalBackgroundOut,
  CultureBonusesIn,
  CultureBonusesOut,
  CultureProfessionsAt,
  CultureProfessionsIn,
  CultureProfessionsOut,
  cultureBonusSteps,
  cultureListProfession,
  culturesFirst,
  culturesProfessions,
  culturesRollTo,
  culturesThreshold,
  ExperienceLevelIn,
  ExperienceLevelOut,
  experienceLevelsAgeFrom,
  experienceLevelsAgeOpen,
  experienceLevelsAgeTo,
  experienceLevelsBaseFrom,
  experienceLevelsBaseTo,
  experienceLevelsIncreases,
  experienceLevelsPointsFrom,
  experienceLevelsRecommended,
  LevelForPointsIn,
  LevelForPointsOut,
  MagicalBackgroundIn,
  MagicalBackgroundOut,
  MagicCostIn,
  MagicCostOut,
  magicDivineDice,
  magicDivineLess,
  magicDivineSides,
  magicSpiritDice,
  magicSpiritSides,
  NoviceMagicIn,
  NoviceMagicOut,
  SorceryBackgroundIn,
  SorceryBackgroundOut,
  SpiritBackgroundIn,
  SpiritBackgroundOut,
  sorceryBase,
  sorceryDice,
  sorceryIntensityCost,
  sorcerySpellCost,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { fail, field, output, setByte } from '../../../runtime/window';
import { FACES } from './levels';

export function experienceLevel(): void {
  const level = field(ExperienceLevelIn.level);
  output(ExperienceLevelOut.ageMin, experienceLevelsAgeFrom(level));
  output(ExperienceLevelOut.ageMax, experienceLevelsAgeTo(level));
  output(ExperienceLevelOut.ageOpen, experienceLevelsAgeOpen(level));
  output(ExperienceLevelOut.pointsMin, experienceLevelsPointsFrom(level));
  // Each level ends where the next begins; the last has no end.
  output(
    ExperienceLevelOut.pointsMax,
    level === Constant.highestLevel ? -1 : experienceLevelsPointsFrom(level + 1) - 1,
  );
  output(ExperienceLevelOut.pointsRecommended, experienceLevelsRecommended(level));
  output(ExperienceLevelOut.baseMin, experienceLevelsBaseFrom(level));
  output(ExperienceLevelOut.baseMax, experienceLevelsBaseTo(level));
  output(ExperienceLevelOut.characteristicIncreases, experienceLevelsIncreases(level));
}

export function levelForPoints(): void {
  let level: i32 = Constant.highestLevel;
  while (field(LevelForPointsIn.skillPoints) < experienceLevelsPointsFrom(level)) level--;
  output(LevelForPointsOut.level, level);
}

export function culturalBackground(): void {
  const face = die(8);
  // The last culture has the lowest faces.
  let culture: i32 = Constant.lastCulture;
  while (face > culturesRollTo(culture)) culture--;
  output(CulturalBackgroundOut.culture, culture);
}

export function cultureBonuses(): void {
  const culture = field(CultureBonusesIn.culture);
  for (let i = 0; i < 8; i++) {
    output(CultureBonusesOut.ownEtiquette + i, cultureBonusSteps(culture, i) * Constant.cultureBonusStep);
  }
}

export function magicalBackground(): void {
  const culture = field(MagicalBackgroundIn.culture);
  // Each culture has two backgrounds, neighbours in the list.
  const second = die(FACES) > culturesThreshold(culture) ? 1 : 0;
  output(MagicalBackgroundOut.background, culturesFirst(culture) + second);
}

export function cultureProfessions(): void {
  const culture = field(CultureProfessionsIn.culture);
  let first = 0;
  for (let other = 0; other < culture; other++) first += culturesProfessions(other);
  const count = culturesProfessions(culture);
  for (let i = 0; i < count; i++) setByte(CultureProfessionsAt.professions + i, cultureListProfession(first + i));
  output(CultureProfessionsOut.professions, count);
}

function magicPrice(spirit: i32, divine: i32): i32 {
  return spirit * Constant.spirit + divine * Constant.divine;
}

export function magicCost(): void {
  const cost = magicPrice(field(MagicCostIn.spiritPoints), field(MagicCostIn.divinePoints));
  output(MagicCostOut.costQuarterPoints, cost);
}

export function noviceMagic(): void {
  const points = field(NoviceMagicIn.spiritPoints);
  if (field(NoviceMagicIn.kind)) {
    output(NoviceMagicOut.intensityBase, sorceryBase(0));
    output(NoviceMagicOut.spellBase, Constant.trainedSpellBase);
    output(NoviceMagicOut.costQuarterPoints, Constant.costMultiplier * (sorceryIntensityCost(0) + sorcerySpellCost(0)));
  } else {
    if (!points) fail(RANGE_ERROR, NoviceMagicIn.spiritPoints);
    output(NoviceMagicOut.costQuarterPoints, magicPrice(points, 0));
  }
}

export function sorceryBackground(): void {
  const level = field(SorceryBackgroundIn.level);
  let cost = sorceryIntensityCost(level);
  for (let rank = 0; rank <= level; rank++) {
    const spells = die(sorceryDice(rank, level));
    output(SorceryBackgroundOut.trainedSpells + rank, spells);
    cost += spells * sorcerySpellCost(rank);
  }
  output(SorceryBackgroundOut.intensityBase, sorceryBase(level));
  output(SorceryBackgroundOut.costQuarterPoints, cost);
}

function rolled(count: i32, sides: i32): i32 {
  let sum = 0;
  for (; count > 0; count--) sum += die(sides);
  return sum;
}

export function spiritBackground(): void {
  const row = field(SpiritBackgroundIn.background) * 4 + field(SpiritBackgroundIn.level);
  const sides = magicSpiritSides(row);
  // Masters have no dice, but as many points as INT.
  const spirit = sides ? rolled(magicSpiritDice(row), sides) : field(SpiritBackgroundIn.int);
  const divine = rolled(magicDivineDice(row), magicDivineSides(row)) - magicDivineLess(row);
  output(SpiritBackgroundOut.spiritPoints, spirit);
  output(SpiritBackgroundOut.divinePoints, divine);
  output(SpiritBackgroundOut.costQuarterPoints, magicPrice(spirit, divine));
}
