// Hunting and food, searching, ambush, waking at night.
// AssemblyScript; whole procedures begin with the fields of the chances that they roll against.
import {
  Aerial,
  AmbushChanceIn,
  AmbushChanceOut,
  AmbushColumn,
  AmbushKind,
  AmbushOut,
  ambushesTerrain,
  Constant,
  Find,
  FoodRequirementIn,
  FoodRequirementOut,
  foodHalfPoints,
  foodHighLb,
  HuntIn,
  HuntingColumn,
  HuntingTerrainIn,
  HuntingTerrainOut,
  HuntOut,
  LowerRegion,
  Page,
  Race,
  SearchFindColumn,
  SearchFindOut,
  SearchIn,
  SearchOut,
  SearchResult,
  Stimulus,
  surroundingsTerrain,
  Terrain,
  WakeChanceIn,
  WakeChanceOut,
  WakeOut,
  wakingMultiplier,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { dice, die } from '../../../runtime/dice';
import { cell, rowFor } from '../../../runtime/pages';
import { fail, field, output } from '../../../runtime/window';

const YIELD_DICE = 2;
const YIELD_SIDES = 6;

function hunting(terrain: i32, column: i32): i32 {
  return cell(Page.hunting, terrain, column);
}

/** What the flying hunter adds over a terrain, or over what surrounds it. */
function aerialBonus(terrain: i32, surrounding: i32): i32 {
  const altitude = field(HuntingTerrainIn.altitudeFeet);
  if (!field(HuntingTerrainIn.flying)) return 0;
  if (altitude < Constant.aerialLowFeet || altitude > Constant.aerialHighFeet) return 0;
  let kind = hunting(terrain, HuntingColumn.aerial) - Constant.aerialWords;
  if (kind === Aerial.surrounding) kind = hunting(surrounding, HuntingColumn.aerial) - Constant.aerialWords;
  if (kind === Aerial.half) return Constant.aerialBonus / 2;
  return kind === Aerial.full || field(HuntingTerrainIn.refereeAllowsAerial) ? Constant.aerialBonus : 0;
}

/** Sets the outputs of `huntingTerrain`. */
function survey(): void {
  const terrain = field(HuntingTerrainIn.terrain);
  let chance = hunting(terrain, HuntingColumn.basePercent);
  let yields = hunting(terrain, HuntingColumn.baseYield);
  const given = field(HuntingTerrainIn.surrounding);
  // Row 0 of the list is "none".
  const surrounding = given ? surroundingsTerrain(given - 1) : 0;
  const upper = terrain === Terrain.upperWorld;
  if (yields < 0 && !upper) {
    if (!given) fail(RANGE_ERROR, HuntingTerrainIn.surrounding);
    yields = hunting(surrounding, HuntingColumn.baseYield);
    if (chance < 0) chance = hunting(surrounding, HuntingColumn.basePercent);
  }
  if (terrain === Terrain.lowerWorld) {
    const region = field(HuntingTerrainIn.lowerRegion);
    if (region === LowerRegion.elder) yields *= 2;
    else if (region !== LowerRegion.other) yields >>= 1;
  }
  if (upper) {
    if (!field(HuntingTerrainIn.edible)) return;
    yields = 0;
    output(HuntingTerrainOut.yieldDice, YIELD_DICE);
  } else if (yields === 0) return;
  output(HuntingTerrainOut.chancePercent, chance + aerialBonus(terrain, surrounding));
  output(HuntingTerrainOut.yield_, yields);
  output(HuntingTerrainOut.food, 1);
}

export function huntingTerrain(): void {
  survey();
}

export function hunt(): void {
  survey();
  // The outputs of the survey stand where those of the hunt come.
  const rolls = field(HuntingTerrainOut.yieldDice);
  let yields = field(HuntingTerrainOut.yield_);
  const food = field(HuntingTerrainOut.food);
  let chance = field(HuntingTerrainOut.chancePercent);
  let success = false;
  if (food) {
    chance += Constant.huntSurvivalMultiplier * field(HuntIn.survivalEl);
    success = die(100) <= chance;
    if (success && rolls) yields = dice(rolls, YIELD_SIDES);
  }
  output(HuntOut.chancePercent, chance);
  output(HuntOut.success, success ? 1 : 0);
  output(HuntOut.foodPoints, success ? yields : 0);
  output(HuntOut.aerialEncounter, field(HuntIn.flying));
}

export function foodRequirement(): void {
  const weight = field(FoodRequirementIn.weightLb);
  const race = field(FoodRequirementIn.race);
  let halves = 0;
  if (weight > Constant.lastFoodLb) {
    const steps = (weight - Constant.lastFoodLb + Constant.foodStepLb - 1) / Constant.foodStepLb;
    halves = steps * Constant.foodStepHalfPoints;
  }
  let row = 0;
  while (weight > foodHighLb(row) && foodHighLb(row) < Constant.lastFoodLb) row++;
  halves += foodHalfPoints(row);
  if (race === Race.dwarf) halves += Constant.dwarfFoodHalfPoints;
  const quarters = 2 * halves;
  const small = race === Race.elf || race === Race.faerry;
  output(FoodRequirementOut.quarterPoints, small ? (quarters * Constant.elfFoodPercent) / 100 : quarters);
}

export function search(): void {
  let chance = field(SearchIn.baseChance);
  const roll = die(100) - field(SearchIn.survivalEl);
  let result: i32 = SearchResult.success;
  if (roll > chance + field(SearchIn.partialMargin)) {
    result = SearchResult.failure;
    chance /= Constant.searchFailDivisor;
  } else if (roll > chance) result = SearchResult.partial;
  output(SearchOut.modifiedRoll, roll);
  output(SearchOut.result, result);
  output(SearchOut.nextBaseChance, chance);
  output(SearchOut.mayContinue, chance > 0 ? 1 : 0);
}

export function searchFind(): void {
  const row = rowFor(Page.searchFind, die(100));
  // Every row is a find of its own, in the order of the words.
  output(SearchFindOut.find, row);
  if (row === Find.foodPoints) output(SearchFindOut.foodPoints, die(100));
  if (<i32>SearchFindColumn.high !== 1) ERROR('rowFor looks at the second column');
}

/** Sets the outputs of `ambushChance`; answers whether an ambush is possible. */
function plot(): bool {
  const terrain = field(AmbushChanceIn.terrain);
  const kind = cell(Page.ambush, terrain, AmbushColumn.kind) - Constant.ambushWords;
  let basic = cell(Page.ambush, terrain, AmbushColumn.percent);
  if (kind === AmbushKind.add) {
    const surrounding = field(AmbushChanceIn.surrounding);
    if (!surrounding) {
      fail(RANGE_ERROR, AmbushChanceIn.surrounding);
      return false;
    }
    basic += cell(Page.ambush, ambushesTerrain(surrounding - 1), AmbushColumn.percent);
  } else if (kind === AmbushKind.referee) {
    basic = field(AmbushChanceIn.refereeChance);
    if (basic < Constant.ambushRefereeLow || basic > Constant.ambushRefereeHigh)
      fail(RANGE_ERROR, AmbushChanceIn.refereeChance);
    if (!field(AmbushChanceIn.nativeOrSkilled)) return false;
  } else if (terrain === Constant.ambushCity)
    basic += field(AmbushChanceIn.trailingEl) / Constant.ambushTrailingDivisor;
  basic += field(AmbushChanceIn.survivalEl);
  output(AmbushChanceOut.possible, 1);
  output(AmbushChanceOut.basicChance, basic);
  output(AmbushChanceOut.chancePercent, basic * Constant.ambushMultiplier - field(AmbushChanceIn.entities));
  return true;
}

export function ambushChance(): void {
  plot();
}

export function ambush(): void {
  const possible = plot();
  const chance = field(AmbushChanceOut.chancePercent);
  output(AmbushOut.chancePercent, chance);
  output(AmbushOut.success, possible && die(100) <= chance ? 1 : 0);
}

const CERTAIN = 100;

/** Sets the outputs of `wakeChance`; answers the chance. */
function stir(): i32 {
  const stimulus = field(WakeChanceIn.stimulus);
  const base = (field(WakeChanceIn.w) + field(WakeChanceIn.em) + 1) / 2;
  const automatic = stimulus === Stimulus.injury;
  const chance = automatic ? CERTAIN : base * wakingMultiplier(stimulus) * field(WakeChanceIn.phase);
  output(WakeChanceOut.base, base);
  output(WakeChanceOut.automatic, automatic ? 1 : 0);
  output(WakeChanceOut.chancePercent, chance);
  return chance;
}

export function wakeChance(): void {
  stir();
}

export function wake(): void {
  const chance = stir();
  const wakes = field(WakeChanceOut.automatic) !== 0 || die(100) <= chance;
  const phase = field(WakeChanceIn.phase);
  output(WakeOut.chancePercent, chance);
  output(WakeOut.wakes, wakes ? 1 : 0);
  output(WakeOut.standsInPhase, wakes ? phase + 1 : 0);
  output(WakeOut.actsFromPhase, wakes ? phase + 2 : 0);
}
