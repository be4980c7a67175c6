// What learning costs, mana and the beginnings of a magic user; the same rules give the printed tables of these figures.
// AssemblyScript.
import {
  CastingAbilityGainIn,
  CastingAbilityGainOut,
  CastingAbilityIn,
  CastingAbilityOut,
  Constant,
  IncreaseElCostIn,
  IncreaseElCostOut,
  LearnSpellCostIn,
  LearnSpellCostOut,
  ManaLevelIn,
  ManaLevelOut,
  ManaRegenerationIn,
  ManaRegenerationOut,
  MaxElIn,
  MaxElOut,
  Page,
  pathsCharacteristic,
  printedBasesCost,
  StartingMelIn,
  StartingMelOut,
} from '../../../generated';
import { rowFor } from '../../../runtime/pages';
import { field, output } from '../../../runtime/window';

export function printedCastingSpeed(mel: i32, el: i32): i32 {
  return (mel + el + 1) >> 1;
}

/** The first row is EL 0. */
export function printedExperience(el: i32, column: i32): i32 {
  return (el + Constant.spellXpElAdd) * printedBasesCost(column);
}

function increase(baseManaCost: i32, el: i32): i32 {
  return (baseManaCost + Constant.castingCostPerEl * el) * (el + Constant.increaseElAdd);
}

/** The first column is EL 1. */
export function printedIncrease(row: i32, column: i32): i32 {
  return increase(printedBasesCost(row), column + 1);
}

/** What is left over of the MR goes to phases 1, 3, 2, 4 in turn. */
export function printedMovement(mr: i32, column: i32): i32 {
  return (mr + ((LEFT_OVER >> (column << 2)) & 3)) >> 2;
}

/** What a phase adds before the MR is divided, four bits a phase from the first on. */
const LEFT_OVER = 0x0213;

export function maxEl(): void {
  const sum = field(MaxElIn.characteristic) + field(MaxElIn.mel);
  output(MaxElOut.uses, pathsCharacteristic(field(MaxElIn.path)));
  output(MaxElOut.maxEl, sum / Constant.maxElDivisor);
}

export function learnSpellCost(): void {
  const side = field(LearnSpellCostIn.baseManaCost) + 1;
  const alone = side * side;
  output(LearnSpellCostOut.points, field(LearnSpellCostIn.instructed) ? (alone + 1) >> 1 : alone);
}

export function increaseElCost(): void {
  output(IncreaseElCostOut.points, increase(field(IncreaseElCostIn.baseManaCost), field(IncreaseElCostIn.el)));
}

export function manaRegeneration(): void {
  const will = field(ManaRegenerationIn.will) + Constant.manaRegenWillStep - 1;
  const mel = field(ManaRegenerationIn.mel) / Constant.manaRegenMelStep;
  output(ManaRegenerationOut.points, will / Constant.manaRegenWillStep + mel);
}

export function manaLevel(): void {
  const total = field(ManaLevelIn.i) + field(ManaLevelIn.w) + field(ManaLevelIn.em);
  output(ManaLevelOut.total, total);
  output(ManaLevelOut.manaLevel, (total + Constant.manaLevelDivisor - 1) / Constant.manaLevelDivisor);
}

export function startingMel(): void {
  // Every row is one level more, from 0 on.
  output(StartingMelOut.mel, rowFor(Page.startingMel, field(StartingMelIn.highestCharacteristic)));
}

export function castingAbility(): void {
  const mel = field(CastingAbilityIn.startingMel);
  const level = field(CastingAbilityIn.manaLevel);
  output(CastingAbilityOut.castingAbility, mel ? mel * level : level >> 1);
}

export function castingAbilityGain(): void {
  const gain = field(CastingAbilityGainIn.manaLevel) * field(CastingAbilityGainIn.melGained);
  output(CastingAbilityGainOut.castingAbility, field(CastingAbilityGainIn.castingAbility) + gain);
}
