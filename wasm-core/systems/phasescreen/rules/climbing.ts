// Climbing and falling.
// AssemblyScript; multipliers of a fall are in tenths.
import {
  Climb,
  ClimbChanceIn,
  ClimbChanceOut,
  ClimbFactorIn,
  ClimbFactorOut,
  ClimbIn,
  ClimbingColumn,
  ClimbOut,
  Constant,
  FallDamageIn,
  FallDamageOut,
  FallMultipliersColumn,
  Outcome,
  Page,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest } from '../../../runtime/figures';
import { cell, rowFor } from '../../../runtime/pages';
import { field, output } from '../../../runtime/window';

const CERTAIN = 100;
const TENTHS = 10;

export function climbFactor(): void {
  const bonuses = field(ClimbFactorIn.sb) + field(ClimbFactorIn.stb);
  output(ClimbFactorOut.factor, field(ClimbFactorIn.el) + field(ClimbFactorIn.ab) + (bonuses >> 1));
}

/** Chance by the first two fields, factor and difficulty: 100 succeeds and 0 fails without a roll. */
function chanceOf(): i32 {
  const row = rowFor(Page.climbing, field(ClimbChanceIn.factor));
  return cell(Page.climbing, row, ClimbingColumn.difficulty0 + field(ClimbChanceIn.difficulty));
}

export function climbChance(): void {
  const chance = chanceOf();
  let outcome: i32 = Outcome.roll;
  if (chance === 0) outcome = Outcome.automaticFailure;
  else if (chance === CERTAIN) outcome = Outcome.automaticSuccess;
  output(ClimbChanceOut.outcome, outcome);
  output(ClimbChanceOut.chancePercent, chance);
}

function multiplier(surface: i32, difficulty: i32, sharp: i32): i32 {
  const tenths = cell(Page.fallMultipliers, surface, FallMultipliersColumn.difficulty0 + difficulty);
  return sharp ? tenths * Constant.sharpMultiplier : tenths;
}

/** Damage of a fall before the surface counts. */
function baseDamage(feet: i32, el: i32): i32 {
  if (feet === 0) return 0;
  const tens = (feet + Constant.fallFeetStep - 1) / Constant.fallFeetStep;
  return greatest(die(Constant.fallDie) * tens - el, tens);
}

export function fallDamage(): void {
  const base = baseDamage(field(FallDamageIn.feet), field(FallDamageIn.el));
  const tenths = multiplier(field(FallDamageIn.surface), field(FallDamageIn.difficulty), field(FallDamageIn.sharp));
  output(FallDamageOut.base, base);
  output(FallDamageOut.multiplierTenths, tenths);
  output(FallDamageOut.damage, (base * tenths) / TENTHS);
}

export function climb(): void {
  const chance = chanceOf();
  const el = field(ClimbIn.el);
  let outcome: i32 = Climb.climbed;
  let over = 0;
  if (chance === 0) over = 2 * CERTAIN;
  else if (chance < CERTAIN) over = die(CERTAIN) - chance;
  let feet = 0;
  if (over > 0) {
    outcome = Climb.fell;
    feet = field(ClimbIn.heightFeet);
    if (over <= field(ClimbIn.partialMargin) && die(CERTAIN) - el <= chance) {
      outcome = Climb.caught;
      feet = greatest(die(Constant.catchDie) - Constant.catchLess, 0);
    }
  }
  const damage = baseDamage(feet, el);
  const tenths = multiplier(field(ClimbIn.surface), field(ClimbIn.difficulty), field(ClimbIn.sharp));
  output(ClimbOut.outcome, outcome);
  output(ClimbOut.chancePercent, chance);
  output(ClimbOut.feet, feet);
  output(ClimbOut.damage, (damage * tenths) / TENTHS);
}
