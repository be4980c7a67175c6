// The melee round, statements of intent, and the order and cost of movement.
// AssemblyScript; ties in the order are rolled off in the list of values itself, which the caller hands over.
import {
  Constant,
  InitiativeOrderAt,
  InitiativeOrderIn,
  InitiativeOrderOut,
  MoveCostIn,
  MoveCostOut,
  MovementScheduleAt,
  MovementScheduleIn,
  MovementScheduleOut,
  RoundTimelineAt,
  RoundTimelineIn,
  RoundTimelineOut,
  StatementOfIntentIn,
  StatementOfIntentOut,
  Step,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { byteAt, fail, failed, field, output, setByte, shortAt } from '../../../runtime/window';
import { FACES } from './levels';
import { byteOf, checkLength } from './wounds';

export function roundTimeline(): void {
  const round = field(RoundTimelineIn.round);
  const exertion = field(RoundTimelineIn.exertionRounds);
  const isDue = exertion > 0 && exertion % Constant.roundsPerFatigueRoll === 0;
  let count = 0;
  for (let step: i32 = Step.heroicEffortRolls; step <= Step.fatigueRoll; step++) {
    if (step === Step.heroicEffortRolls && !field(RoundTimelineIn.heroicEffort)) continue;
    if (step === Step.bleeding && !field(RoundTimelineIn.bleeding)) continue;
    if (step === Step.fatigueRoll && !isDue) continue;
    setByte(RoundTimelineAt.steps + count++, step);
    if (step === Step.postMeleeMove) setByte(RoundTimelineAt.steps + count++, Step.freeFacingShift);
  }
  output(RoundTimelineOut.startSecond, (round - 1) * Constant.secondsPerRound);
  output(RoundTimelineOut.endSecond, round * Constant.secondsPerRound);
  output(RoundTimelineOut.fatigueRollDue, isDue ? 1 : 0);
  output(RoundTimelineOut.steps, count);
}

export function statementOfIntent(): void {
  const actions = field(StatementOfIntentIn.option);
  const loading = field(StatementOfIntentIn.loadingMissile);
  if (loading && !actions) fail(RANGE_ERROR, StatementOfIntentIn.loadingMissile);
  const metres = (3 - actions) * field(StatementOfIntentIn.movementRate) + field(StatementOfIntentIn.mobility);
  const third = metres / Constant.moveDivisor;
  const slowed = field(StatementOfIntentIn.concentrating) | loading;
  output(StatementOfIntentOut.meleeActions, actions);
  output(StatementOfIntentOut.moveMetres, slowed | field(StatementOfIntentIn.startsEngaged) ? third : metres);
  output(StatementOfIntentOut.postMoveMetres, slowed ? third : metres);
}

/** Moves an index that stands at place `from` of the order to place `to`; those between close up. */
function move(order: i32, from: i32, to: i32): void {
  const index = byteAt(order + from);
  const step = from < to ? 1 : -1;
  for (; from !== to; from += step) setByte(order + from, byteAt(order + from + step));
  setByte(order + to, index);
}

/** Sorts the places from .. to - 1 of the order by their values, highest first; equal ones stay as they stand. */
function sort(order: i32, values: i32, from: i32, to: i32): void {
  for (let place = from + 1; place < to; place++) {
    const value = byteAt(values + byteAt(order + place));
    let target = place;
    while (target > from && byteAt(values + byteAt(order + target - 1)) < value) target--;
    move(order, place, target);
  }
}

/** Bits of the places from .. to - 2 whose value is that of the next place. */
function ties(order: i32, values: i32, from: i32, to: i32): i32 {
  let bits = 0;
  for (let place = from; place < to - 1; place++) {
    if (byteAt(values + byteAt(order + place)) === byteAt(values + byteAt(order + place + 1))) bits |= 1 << place;
  }
  return bits;
}

/**
 * The order of `count` characters: highest value first, ties rolled off from the highest down and rolled again while equal, then
 * those who wait moved back. Rolls take the place of the values.
 */
function settle(order: i32, values: i32, delayField: i32, delays: i32, count: i32): void {
  for (let i = 0; i < count; i++) setByte(order + i, i);
  sort(order, values, 0, count);
  let tied = ties(order, values, 0, count);
  for (let from = 0; from < count && !failed(); ) {
    let to = from + 1;
    while ((tied >> (to - 1)) & 1) to++;
    if (to - from > 1) {
      for (let place = from; place < to; place++) setByte(values + byteAt(order + place), die(FACES));
      sort(order, values, from, to);
      tied = (tied & ~(((1 << (to - from)) - 1) << from)) | ties(order, values, from, to);
    }
    if (!((tied >> from) & 1)) from++;
  }
  for (let place = count - 1; place >= 0; place--) {
    const wished = place + byteOf(delayField, delays, byteAt(order + place));
    move(order, place, wished < count ? wished : count - 1);
  }
}

export function initiativeOrder(): void {
  const count = field(InitiativeOrderIn.values);
  checkLength(InitiativeOrderIn.delay, count, true);
  if (failed()) return;
  settle(InitiativeOrderAt.order, InitiativeOrderAt.values, InitiativeOrderIn.delay, InitiativeOrderAt.delay, count);
  output(InitiativeOrderOut.order, count);
}

export function movementSchedule(): void {
  const count = field(MovementScheduleIn.dex);
  checkLength(MovementScheduleIn.metres, count, false);
  checkLength(MovementScheduleIn.delay, count, true);
  if (failed()) return;
  settle(MovementScheduleAt.actors, MovementScheduleAt.dex, MovementScheduleIn.delay, MovementScheduleAt.delay, count);
  const turns = Constant.moveDivisor * count;
  for (let turn = 0; turn < turns; turn++) {
    // The first pass holds the order, the others repeat it.
    const actor = byteAt(MovementScheduleAt.actors + (turn % count));
    const metres = shortAt(MovementScheduleAt.metres + (actor << 1));
    const pass = turn / count;
    setByte(MovementScheduleAt.actors + turn, actor);
    setByte(
      MovementScheduleAt.metresOut + turn,
      ((pass + 1) * metres) / Constant.moveDivisor - (pass * metres) / Constant.moveDivisor,
    );
  }
  output(MovementScheduleOut.actors, turns);
  output(MovementScheduleOut.metres, turns);
}

export function moveCost(): void {
  const forward = field(MoveCostIn.forward);
  const backward = field(MoveCostIn.backward);
  const cost = forward + Constant.backwardMetresPerMetre * backward + field(MoveCostIn.pivots);
  output(MoveCostOut.cost, cost);
  const allowed = cost <= field(MoveCostIn.allowance) && field(MoveCostIn.facingShifts) <= forward + backward;
  output(MoveCostOut.allowed, allowed ? 1 : 0);
}
