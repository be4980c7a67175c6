// States by what is left of body and mind, cost of spells, healing, knockback.
// AssemblyScript; healing counts in quarter points, so that half and quarter rates lose nothing on the way.
import {
  CastSpellIn,
  CastSpellOut,
  ConditionIn,
  ConditionOut,
  Constant,
  exertionQuarters,
  HealIn,
  HealOut,
  KnockbackIn,
  KnockbackOut,
  RecoveryRateIn,
  RecoveryRateOut,
  RecoveryTimeIn,
  RecoveryTimeOut,
  State,
  spellsCost,
  Until,
} from '../../../generated';
import { LISTS, RANGE_ERROR } from '../../../memory-map';
import { divideDown, greatest, least } from '../../../runtime/figures';
import { fail, failed, field, output, setWord, wordAt } from '../../../runtime/window';

/** State of a character by one pool: its full value and what is left. */
export function poolState(full: i32, left: i32): i32 {
  if (left <= -full) return State.dead;
  return left <= 0 ? State.unconscious : State.conscious;
}

/** Fails if the pool in the field after `maxField` is above its full value. */
export function checkPool(maxField: i32): void {
  if (field(maxField + 1) > field(maxField)) fail(RANGE_ERROR, maxField + 1);
}

export function condition(): void {
  checkPool(ConditionIn.bodyMax);
  checkPool(ConditionIn.mindMax);
  const body = poolState(field(ConditionIn.bodyMax), field(ConditionIn.body));
  const mind = poolState(field(ConditionIn.mindMax), field(ConditionIn.mind));
  output(ConditionOut.bodyState, body);
  output(ConditionOut.mindState, mind);
  output(ConditionOut.state, greatest(body, mind));
}

export function castSpell(): void {
  const current = field(CastSpellIn.current);
  const price = spellsCost(field(CastSpellIn.action));
  const allowed = price === 0 || current >= price;
  const left = allowed ? current - price : current;
  output(CastSpellOut.allowed, allowed ? 1 : 0);
  output(CastSpellOut.cost, current - left);
  output(CastSpellOut.current, left);
  output(CastSpellOut.unconscious, left <= 0 ? 1 : 0);
}

/** Quarter points gained in a period, from a force in one field and an exertion in another. */
function rate(forceField: i32, exertionField: i32): i32 {
  return field(forceField) * exertionQuarters(field(exertionField));
}

export function recoveryRate(): void {
  output(RecoveryRateOut.quarterPoints, rate(RecoveryRateIn.force, RecoveryRateIn.exertion));
}

// The healing procedures have no lists: the list area holds the quarter points that a stretch of healing ends with.
const BODY_LEFT = LISTS;
const MIND_LEFT = LISTS + 4;

/** Heals for at most `hours`, and no longer than until both pools reach their goals (in quarters). Answers the hours used. */
function recover(hours: i32, bodyGoal: i32, mindGoal: i32): i32 {
  const bodyFull = field(HealIn.bodyMax) * Constant.quartersOfPoint;
  const mindFull = field(HealIn.mindMax) * Constant.quartersOfPoint;
  const bodyRate = rate(HealIn.strength, HealIn.bodyExertion);
  const mindRate = rate(HealIn.will, HealIn.mindExertion);
  let body = field(HealIn.body) * Constant.quartersOfPoint;
  let mind = field(HealIn.mind) * Constant.quartersOfPoint;
  let used = 0;
  while (body < bodyGoal || mind < mindGoal) {
    // A pool is above zero from its first whole point on.
    const awake = body >= Constant.quartersOfPoint && mind >= Constant.quartersOfPoint;
    const period = awake ? Constant.hoursAwake : Constant.hoursDown;
    if (used + period > hours) break;
    used += period;
    body = least(body + bodyRate, bodyFull);
    mind = least(mind + mindRate, mindFull);
  }
  setWord(BODY_LEFT, body);
  setWord(MIND_LEFT, mind);
  return used;
}

function isDead(): bool {
  return (
    poolState(field(HealIn.bodyMax), field(HealIn.body)) === State.dead ||
    poolState(field(HealIn.mindMax), field(HealIn.mind)) === State.dead
  );
}

/** Outputs the whole points of a pool at `at`, the quarters that are dropped two outputs later. Answers the whole points. */
function outputWhole(at: i32, quarters: i32): i32 {
  const whole = divideDown(quarters, Constant.quartersOfPoint);
  output(at, whole);
  output(at + HealOut.bodyQuartersLost - HealOut.body, quarters - whole * Constant.quartersOfPoint);
  return whole;
}

export function heal(): void {
  checkPool(HealIn.bodyMax);
  checkPool(HealIn.mindMax);
  const hours = field(HealIn.hours);
  const bodyMax = field(HealIn.bodyMax);
  const mindMax = field(HealIn.mindMax);
  const used = recover(isDead() ? 0 : hours, bodyMax * Constant.quartersOfPoint, mindMax * Constant.quartersOfPoint);
  const body = outputWhole(HealOut.body, wordAt(BODY_LEFT));
  const mind = outputWhole(HealOut.mind, wordAt(MIND_LEFT));
  output(HealOut.hoursUsed, used);
  output(HealOut.hoursLeft, hours - used);
  output(HealOut.state, greatest(poolState(bodyMax, body), poolState(mindMax, mind)));
}

/** Quarter points that a pool must reach: one point, or all of them. */
function goal(maxField: i32): i32 {
  return field(RecoveryTimeIn.until) === Until.conscious
    ? Constant.quartersOfPoint
    : field(maxField) * Constant.quartersOfPoint;
}

/** True if a pool is short of its goal and gains nothing: of a force of 0, whatever the exertion. */
function stuck(poolField: i32, quarters: i32, force: i32): bool {
  return force === 0 && field(poolField) * Constant.quartersOfPoint < quarters;
}

export function recoveryTime(): void {
  checkPool(RecoveryTimeIn.bodyMax);
  checkPool(RecoveryTimeIn.mindMax);
  // A pool held below what it has may never reach its goal.
  if (failed()) return;
  const bodyGoal = goal(RecoveryTimeIn.bodyMax);
  const mindGoal = goal(RecoveryTimeIn.mindMax);
  const never =
    isDead() ||
    stuck(RecoveryTimeIn.body, bodyGoal, field(RecoveryTimeIn.strength)) ||
    stuck(RecoveryTimeIn.mind, mindGoal, field(RecoveryTimeIn.will));
  output(RecoveryTimeOut.never, never ? 1 : 0);
  output(RecoveryTimeOut.hours, never ? 0 : recover(i32.MAX_VALUE, bodyGoal, mindGoal));
}

export function knockback(): void {
  const numerator = Constant.knockbackFactor * field(KnockbackIn.bodyLost);
  const mass = field(KnockbackIn.massKg);
  output(KnockbackOut.numerator, numerator);
  output(KnockbackOut.denominator, mass);
  output(KnockbackOut.metres, numerator / mass);
  output(KnockbackOut.centimetres, (100 * numerator) / mass);
}
