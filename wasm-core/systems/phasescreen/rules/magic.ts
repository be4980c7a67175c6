// The Magic Table and its odds, casting in play, abysmal failure, innate magic.
// AssemblyScript; the table is a rule: success rises by a step a line, later by a smaller one, abysmal failure by one.
import {
  Abysmal,
  AbysmalFailureIn,
  AbysmalFailureOut,
  abysmalCasting,
  abysmalDice,
  abysmalEnergy,
  abysmalHigh,
  abysmalSides,
  CastingCostIn,
  CastingCostOut,
  CastingSpeedIn,
  CastingSpeedOut,
  CastingTimeIn,
  CastingTimeOut,
  CastSpellIn,
  CastSpellOut,
  Constant,
  InnateCastIn,
  InnateCastOut,
  Language,
  MagicDefenseIn,
  MagicDefenseOut,
  MagicOddsIn,
  MagicOddsOut,
  MagicResult,
  MagicResultIn,
  MagicResultOut,
  Period,
  SpellGainsIn,
  SpellGainsOut,
  SpellKind,
  User,
} from '../../../generated';
import { LISTS, RANGE_ERROR } from '../../../memory-map';
import { dice, die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { fail, field, output, shortAt } from '../../../runtime/window';
import { faces } from './combat';
import { momentIn, outputMoment } from './phases';

/** Highest roll that succeeds on a line. */
function successHigh(line: i32): i32 {
  line = least(line, Constant.mostMagicLine);
  const early = Constant.magicSuccess + Constant.magicStep * line;
  return least(early, Constant.magicLateSuccess + Constant.magicLateStep * line);
}

/** Lowest roll that is an abysmal failure on a line. */
function abysmalLow(line: i32): i32 {
  return Constant.magicAbysmal + least(line, Constant.mostMagicLine);
}

export function magicBand(line: i32, roll: i32): i32 {
  if (roll <= successHigh(line)) return MagicResult.success;
  return roll < abysmalLow(line) ? MagicResult.failure : MagicResult.abysmal;
}

/**
 * Rolls on the line and with the modifier of the first two fields. Sets output `at` to the modified roll, the one behind it to the
 * result; answers whether the language turned an abysmal failure into a failure.
 */
function magicRoll(at: i32, language: bool, force: bool): bool {
  const line = field(MagicResultIn.line);
  let roll = die(100) + field(MagicResultIn.modifier);
  if (force) roll -= Constant.languageForceLess;
  const abysmal = roll >= abysmalLow(line);
  if (abysmal && language) roll -= Constant.languageAbysmalLess;
  const result = magicBand(line, roll);
  output(at, roll);
  output(at + 1, result);
  return abysmal && result !== MagicResult.abysmal;
}

export function magicResult(): void {
  const language = field(MagicResultIn.language) !== 0;
  const eased = magicRoll(MagicResultOut.modifiedRoll, language, field(MagicResultIn.force) !== 0);
  output(MagicResultOut.eased, eased ? 1 : 0);
}

export function magicOdds(): void {
  const line = field(MagicOddsIn.line);
  let modifier = field(MagicOddsIn.modifier);
  if (field(MagicOddsIn.force)) modifier -= Constant.languageForceLess;
  const success = faces(successHigh(line) - modifier);
  if (field(MagicOddsIn.language)) modifier -= Constant.languageAbysmalLess;
  const bearable = faces(abysmalLow(line) - 1 - modifier);
  output(MagicOddsOut.success, success);
  output(MagicOddsOut.failure, bearable - success);
  output(MagicOddsOut.abysmal, 100 - bearable);
}

function costOf(base: i32, el: i32, language: bool): i32 {
  const cost = base + Constant.castingCostPerEl * el;
  return language ? (cost * Constant.languageCostPercent) / 100 : cost;
}

export function castingCost(): void {
  const language = field(CastingCostIn.language) !== 0;
  output(CastingCostOut.cost, costOf(field(CastingCostIn.baseManaCost), field(CastingCostIn.el), language));
}

export function castingSpeed(): void {
  let mana = field(CastingSpeedIn.mel) + field(CastingSpeedIn.el);
  if (!field(CastingSpeedIn.innate)) {
    output(CastingSpeedOut.per, mana ? Period.phase : Period.turn);
    mana = mana ? (mana + 1) >> 1 : 1;
  }
  output(CastingSpeedOut.mana, mana);
}

export function castingTime(): void {
  const mana = field(CastingTimeIn.mana);
  let phases = greatest((field(CastingTimeIn.cost) + mana - 1) / mana, 1);
  if (field(CastingTimeIn.per) === Period.turn) phases *= Constant.phasesPerTurn;
  output(CastingTimeOut.phases, phases);
  outputMoment(CastingTimeOut.effectTurn, momentIn(CastingTimeIn.turn) + phases - 1);
}

export function magicDefense(): void {
  const user = field(MagicDefenseIn.user);
  let mel = field(MagicDefenseIn.mel);
  if (user === User.none) mel = 0;
  else if (user === User.trained) mel = (mel + 1) >> 1;
  output(MagicDefenseOut.mdv, field(MagicDefenseIn.manaLevel) + mel);
}

export function innateCast(): void {
  const energy = field(InnateCastIn.energy) - field(InnateCastIn.cost);
  const creature = field(InnateCastIn.creature);
  output(InnateCastOut.energyAfter, energy);
  output(InnateCastOut.safe, energy + creature > 0 ? 1 : 0);
  output(InnateCastOut.dead, energy <= 0 && !creature ? 1 : 0);
}

export function abysmalFailure(): void {
  const roll = die(100) + field(AbysmalFailureIn.modifier);
  let row: i32 = Abysmal.turned;
  while (row < Abysmal.possessed && roll > abysmalHigh(row)) row++;
  const rolled = dice(abysmalDice(row), abysmalSides(row));
  const ability = field(AbysmalFailureIn.castingAbility);
  const energy = field(AbysmalFailureIn.energy);
  let energyLoss = abysmalEnergy(row) ? rolled : 0;
  if (row === Abysmal.coma) energyLoss = energy;
  const castingLoss = abysmalCasting(row) ? rolled : 0;
  output(AbysmalFailureOut.modifiedRoll, roll);
  output(AbysmalFailureOut.effect, row);
  output(AbysmalFailureOut.energyLoss, energyLoss);
  output(AbysmalFailureOut.energyAfter, energy - energyLoss);
  output(AbysmalFailureOut.castingLoss, castingLoss);
  output(AbysmalFailureOut.castingAfter, greatest(ability - castingLoss, 0));
  if (row === Abysmal.unconscious) output(AbysmalFailureOut.hours, rolled);
  if (row === Abysmal.stunned) output(AbysmalFailureOut.phases, rolled);
  output(AbysmalFailureOut.dead, abysmalEnergy(row) && energy <= energyLoss ? 1 : 0);
}

/**
 * Gains from a spell with this result at this EL: sets output `at` to the magic experience, the one behind it to the expertise, which
 * it answers. `kind`: field of the kind of spell; the list of MDVs, the only one, stands behind it.
 */
function gains(at: i32, result: i32, kind: i32, baseManaCost: i32, el: i32): i32 {
  let value = baseManaCost;
  if (field(kind) === SpellKind.offensive) {
    value = 0;
    for (let i = field(kind + 1); i-- > 0; ) value = greatest(value, shortAt(LISTS + (i << 1)));
  }
  let expertise = result === MagicResult.failure ? Constant.failureExpertise : 0;
  if (result === MagicResult.success) {
    expertise = value * Constant.spellExpertiseMultiplier;
    output(at, value * (el + Constant.spellXpElAdd));
  }
  output(at + 1, expertise);
  return expertise;
}

/** Fails with the list of MDVs, behind field `kind`, if a spell that needs them has none. */
function checkTargets(kind: i32): void {
  if (field(kind) === SpellKind.offensive && field(kind + 1) <= 0) fail(RANGE_ERROR, kind + 1);
}

function pointsOf(result: i32, expertise: i32): i32 {
  const per = Constant.expertisePerCharacteristicPoint;
  return result === MagicResult.success ? (expertise + per - 1) / per : 0;
}

export function spellGains(): void {
  checkTargets(SpellGainsIn.kind);
  const result = field(SpellGainsIn.result);
  const base = field(SpellGainsIn.baseManaCost);
  const expertise = gains(SpellGainsOut.magicExperience, result, SpellGainsIn.kind, base, field(SpellGainsIn.el));
  output(SpellGainsOut.characteristicPoints, pointsOf(result, expertise));
}

export function castSpell(): void {
  checkTargets(CastSpellIn.kind);
  const base = field(CastSpellIn.baseManaCost);
  const el = field(CastSpellIn.el);
  const language = field(CastSpellIn.language);
  const spoken = language === Language.success;
  const effective = spoken ? el + Constant.languageElBonus : el;
  const eased = magicRoll(CastSpellOut.modifiedRoll, spoken, spoken && field(CastSpellIn.force) !== 0);
  let result = field(CastSpellOut.result);
  if (language === Language.failure && result === MagicResult.success) result = MagicResult.failure;
  output(CastSpellOut.cost, costOf(base, el, spoken));
  output(CastSpellOut.effectiveEl, effective);
  output(CastSpellOut.result, result);
  const expertise = gains(CastSpellOut.magicExperience, result, CastSpellIn.kind, base, effective);
  if (eased || (spoken && result === MagicResult.success)) output(CastSpellOut.languageExpertise, expertise);
  output(CastSpellOut.characteristicPoints, pointsOf(result, expertise));
}
