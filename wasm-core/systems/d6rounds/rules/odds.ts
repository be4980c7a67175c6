// Chances by counting every case of the dice.
// AssemblyScript; the largest sum of losses is 36 x 100,800, and 200 times that, which rounding needs, stays within 31 bits.
import {
  AttackOddsIn,
  AttackOddsOut,
  Constant,
  DamageOddsIn,
  DamageOddsOut,
  DownOddsIn,
  DownOddsOut,
  HitChanceIn,
  HitChanceOut,
  LossChanceIn,
  LossChanceOut,
} from '../../../generated';
import { greatest, share } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { checkPool } from './recovery';

/** Pairs of dice, and pairs of pairs. */
const PAIRS = Constant.dieFaces * Constant.dieFaces;
const CASES = PAIRS * PAIRS;

/** Pairs of dice (a, b) with a x attacker - b x defender >= atLeast. */
function pairs(attacker: i32, defender: i32, atLeast: i32): i32 {
  let count = 0;
  for (let a = 1; a <= Constant.dieFaces; a++) {
    for (let b = 1; b <= Constant.dieFaces; b++) {
      if (a * attacker - b * defender >= atLeast) count++;
    }
  }
  return count;
}

/** Pairs of dice that hit. */
function hitPairs(strike: i32, dodge: i32, range: i32): i32 {
  return pairs(strike, dodge, range + 1);
}

/** Sum of the losses of all pairs of dice. */
function lossSum(damage: i32, endurance: i32): i32 {
  let sum = 0;
  for (let a = 1; a <= Constant.dieFaces; a++) {
    for (let b = 1; b <= Constant.dieFaces; b++) sum += greatest(a * damage - b * endurance, 0);
  }
  return sum;
}

/** Greatest of the die times a value. */
function best(value: i32): i32 {
  return greatest(value, Constant.dieFaces * value);
}

function permille(numerator: i32, denominator: i32): i32 {
  return share(1000, numerator, denominator);
}

function hundredths(numerator: i32, denominator: i32): i32 {
  return share(100, numerator, denominator);
}

export function hitChance(): void {
  const hits = hitPairs(field(HitChanceIn.strike), field(HitChanceIn.dodge), field(HitChanceIn.rangeMetres));
  output(HitChanceOut.numerator, hits);
  output(HitChanceOut.denominator, PAIRS);
  output(HitChanceOut.permille, permille(hits, PAIRS));
}

export function damageOdds(): void {
  const damage = field(DamageOddsIn.damage);
  const endurance = field(DamageOddsIn.endurance);
  const losses = pairs(damage, endurance, 1);
  const sum = lossSum(damage, endurance);
  output(DamageOddsOut.lossNumerator, losses);
  output(DamageOddsOut.expectedNumerator, sum);
  output(DamageOddsOut.denominator, PAIRS);
  output(DamageOddsOut.lossPermille, permille(losses, PAIRS));
  output(DamageOddsOut.expectedHundredths, hundredths(sum, PAIRS));
  // The worst die of the defender is the best of the value turned round.
  output(DamageOddsOut.maxLoss, greatest(best(damage) + best(-endurance), 0));
}

/** Pairs of dice that hit, of the procedures that begin with the fields of `attackOdds`. */
function hitsOfAttack(): i32 {
  return hitPairs(field(AttackOddsIn.strike), field(AttackOddsIn.dodge), field(AttackOddsIn.rangeMetres));
}

/** Cases of a whole attack, of the same procedures, in which the loss is `atLeast` or more; no loss at all is asked of a 0 or less. */
function casesOfLoss(atLeast: i32): i32 {
  if (atLeast <= 0) return CASES;
  return hitsOfAttack() * pairs(field(AttackOddsIn.damage), field(AttackOddsIn.endurance), atLeast);
}

export function attackOdds(): void {
  const hits = hitsOfAttack();
  const losses = casesOfLoss(1);
  const sum = hits * lossSum(field(AttackOddsIn.damage), field(AttackOddsIn.endurance));
  output(AttackOddsOut.hitNumerator, hits);
  output(AttackOddsOut.hitDenominator, PAIRS);
  output(AttackOddsOut.hitPermille, permille(hits, PAIRS));
  output(AttackOddsOut.lossNumerator, losses);
  output(AttackOddsOut.expectedNumerator, sum);
  output(AttackOddsOut.denominator, CASES);
  output(AttackOddsOut.lossPermille, permille(losses, CASES));
  output(AttackOddsOut.expectedHundredths, hundredths(sum, CASES));
}

export function lossChance(): void {
  const cases = casesOfLoss(field(LossChanceIn.atLeast));
  output(LossChanceOut.numerator, cases);
  output(LossChanceOut.denominator, CASES);
  output(LossChanceOut.permille, permille(cases, CASES));
}

export function downOdds(): void {
  checkPool(DownOddsIn.poolMax);
  const left = field(DownOddsIn.pool);
  const down = casesOfLoss(left);
  const dead = casesOfLoss(left + field(DownOddsIn.poolMax));
  output(DownOddsOut.unconsciousNumerator, down);
  output(DownOddsOut.deadNumerator, dead);
  output(DownOddsOut.denominator, CASES);
  output(DownOddsOut.unconsciousPermille, permille(down, CASES));
  output(DownOddsOut.deadPermille, permille(dead, CASES));
}
