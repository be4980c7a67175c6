// Blows on their dexterity counts, who strikes first, the order of a phase, what is left of the blows.
// AssemblyScript; a lost blow is a skipped place of the schedule, so the other blows stay where they are.
import {
  BlowBudgetIn,
  BlowBudgetOut,
  BlowCompareIn,
  BlowCompareOut,
  BlowCountsAt,
  BlowCountsIn,
  BlowCountsOut,
  BlowsAtSpeedIn,
  BlowsAtSpeedOut,
  Constant,
  FirstStrikerIn,
  FirstStrikerOut,
  Order,
  Phase,
  PhaseOrderAt,
  PhaseOrderIn,
  PhaseOrderOut,
  Rule,
  Who,
} from '../../../generated';
import { divideDown, greatest } from '../../../runtime/figures';
import { field, output, setByte } from '../../../runtime/window';

/** a / b to the nearest, an exact half to the even figure; b > 0. */
function toNearestEven(a: i32, b: i32): i32 {
  const quotient = divideDown(2 * a + b, 2 * b);
  return quotient * 2 * b === 2 * a + b ? quotient & ~1 : quotient;
}

/** Count at which blow `blow` (from 1) of so many a phase falls. */
export function countOf(blows: i32, blow: i32): i32 {
  return toNearestEven(Constant.firstCount * (blows + 1 - 2 * blow), blows);
}

/** Counts that a number of blows takes. */
export function countsOf(lost: i32, blows: i32): i32 {
  return toNearestEven(Constant.countsPerPhase * lost, blows);
}

export function blowsAtSpeed(): void {
  if (field(BlowsAtSpeedIn.speed) !== Constant.baselineSpeed) return;
  output(BlowsAtSpeedOut.known, 1);
  output(BlowsAtSpeedOut.blows, field(BlowsAtSpeedIn.blows));
}

export function blowCounts(): void {
  const blows = field(BlowCountsIn.blows);
  for (let i = 0; i < blows; i++) setByte(BlowCountsAt.counts + i, countOf(blows, i + 1));
  output(BlowCountsOut.counts, blows);
}

function areSimultaneous(a: i32, b: i32): bool {
  return <u32>(a - b + Constant.simultaneousCounts) <= 2 * Constant.simultaneousCounts;
}

export function blowCompare(): void {
  const a = field(BlowCompareIn.countA);
  const b = field(BlowCompareIn.countB);
  if (!areSimultaneous(a, b)) output(BlowCompareOut.order, a > b ? Order.a : Order.b);
}

/** Whose first blow comes first; `none` leaves it to the counts. */
function strikesFirst(phase: i32, lengthA: i32, lengthB: i32, charger: i32, rule: i32): i32 {
  const longer = lengthA > lengthB ? Who.a : lengthA < lengthB ? Who.b : Who.none;
  if (phase === Phase.later) return longer ? Who.a + Who.b - longer : Who.none;
  return longer === Who.none || (rule === Rule.chart && charger) ? charger : longer;
}

export function firstStriker(): void {
  output(
    FirstStrikerOut.first,
    strikesFirst(
      field(FirstStrikerIn.phase),
      field(FirstStrikerIn.lengthA),
      field(FirstStrikerIn.lengthB),
      field(FirstStrikerIn.charger),
      field(FirstStrikerIn.rule),
    ),
  );
}

/** Stands for the count of a side that has no blow left: below all counts. */
const NO_COUNT = -128;

/** Count of the blow after `gone` others. */
function countAfter(blows: i32, gone: i32): i32 {
  return gone < blows ? countOf(blows, gone + 1) : NO_COUNT;
}

/** Blows gone when those above a count are struck out too. */
function goneAbove(blows: i32, gone: i32, limit: i32): i32 {
  while (countAfter(blows, gone) > limit) gone++;
  return gone;
}

export function phaseOrder(): void {
  const blowsA = field(PhaseOrderIn.blowsA);
  const blowsB = field(PhaseOrderIn.blowsB);
  const phase = field(PhaseOrderIn.phase);
  const charger = field(PhaseOrderIn.charger);
  const rule = field(PhaseOrderIn.rule);
  const lengthA = field(PhaseOrderIn.lengthA);
  const lengthB = field(PhaseOrderIn.lengthB);
  let goneA = field(PhaseOrderIn.lostA);
  let goneB = field(PhaseOrderIn.lostB);
  let lead = strikesFirst(phase, lengthA, lengthB, charger, rule);
  if ((lead === Who.a && goneA) || (lead === Who.b && goneB)) lead = Who.none;
  let together = false;
  if (rule === Rule.chart && phase === Phase.joining && lead && lead === charger) {
    // The charged side keeps what comes after the first blow of the charger, or with it if its weapon is out of reach of a parry.
    const longer = lead === Who.a ? lengthB - lengthA : lengthA - lengthB;
    together = longer > Constant.mostParriedLonger;
    const limit = countOf(lead === Who.a ? blowsA : blowsB, 1) + (together ? Constant.simultaneousCounts : 0);
    if (lead === Who.a) goneB = goneAbove(blowsB, goneB, limit);
    else goneA = goneAbove(blowsA, goneA, limit);
  }
  output(PhaseOrderOut.lead, lead);

  let entries = 0;
  let group = 0;
  let lastSide = 0;
  let lastCount = 0;
  let paired = true;
  for (;;) {
    const a = countAfter(blowsA, goneA);
    const b = countAfter(blowsB, goneB);
    if (a + b === 2 * NO_COUNT) break;
    let side = a > b || (a === b && lead !== Who.b) ? Who.a : Who.b;
    if (entries === 0 && lead) side = lead;
    const count = side === Who.a ? a : b;
    if (side === Who.a) goneA++;
    else goneB++;
    paired = !paired && side !== lastSide && areSimultaneous(count, lastCount);
    if (!paired) group++;
    setByte(PhaseOrderAt.sides + entries, side - Who.a);
    setByte(PhaseOrderAt.counts + entries, count);
    setByte(PhaseOrderAt.groups + entries, group);
    // The first blow of the leading side stands alone unless it is together with the other's.
    if (entries === 0 && lead && !together) paired = true;
    lastSide = side;
    lastCount = count;
    entries++;
  }
  output(PhaseOrderOut.sides, entries);
  output(PhaseOrderOut.counts, entries);
  output(PhaseOrderOut.groups, entries);
}

export function blowBudget(): void {
  const blows = field(BlowBudgetIn.blows);
  const left = blows - field(BlowBudgetIn.struck) - field(BlowBudgetIn.parried) - field(BlowBudgetIn.lost);
  output(BlowBudgetOut.left, greatest(left, 0));
  output(BlowBudgetOut.carry, greatest(-left, 0));
  if (left <= 0) return;
  output(BlowBudgetOut.hasNext, 1);
  output(BlowBudgetOut.nextCount, countOf(blows, blows - left + 1));
}
