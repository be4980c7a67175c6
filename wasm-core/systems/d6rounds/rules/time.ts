// Speed factors, and the round and second in which actions fall.
// AssemblyScript; a time is in seconds since combat began, 0 is round zero, 1 .. 10 is round 1.
import {
  ActionTimesAt,
  ActionTimesIn,
  ActionTimesOut,
  CanCoordinateAt,
  CanCoordinateIn,
  CanCoordinateOut,
  Constant,
  ScheduleAt,
  ScheduleIn,
  ScheduleOut,
  SpeedFactorIn,
  SpeedFactorOut,
  TurnOrderAt,
  TurnOrderIn,
  TurnOrderOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { greatest } from '../../../runtime/figures';
import { fail, field, output, setByte, setShort, setWord, shortAt, wordAt } from '../../../runtime/window';

export function roundOf(time: i32): i32 {
  return (time + Constant.roundSeconds - 1) / Constant.roundSeconds;
}

export function secondOf(time: i32): i32 {
  return time ? ((time - 1) % Constant.roundSeconds) + 1 : 0;
}

/** Speed factor of an attack; no action is quicker than a second. */
export function speedOf(damage: i32, quickness: i32): i32 {
  return greatest(Constant.minSpeedFactor, damage - quickness);
}

export function speedFactor(): void {
  const damage = field(SpeedFactorIn.damage);
  const quickness = field(SpeedFactorIn.quickness);
  const speed = speedOf(damage, quickness);
  output(SpeedFactorOut.rawSpeed, damage - quickness);
  output(SpeedFactorOut.speedFactor, speed);
  output(SpeedFactorOut.round, roundOf(speed));
  output(SpeedFactorOut.second, secondOf(speed));
  output(SpeedFactorOut.perRound, Constant.roundSeconds / speed);
}

export function actionTimes(): void {
  const count = field(ActionTimesIn.speedFactors);
  let time = field(ActionTimesIn.usedSeconds);
  let early = 0;
  for (let i = 0; i < count; i++) {
    time += shortAt(ActionTimesAt.speedFactors + (i << 1));
    if (time <= Constant.roundSeconds) early++;
    setWord(ActionTimesAt.times + (i << 2), time);
    setShort(ActionTimesAt.rounds + (i << 1), roundOf(time));
    setByte(ActionTimesAt.seconds + i, secondOf(time));
  }
  output(ActionTimesOut.times, count);
  output(ActionTimesOut.rounds, count);
  output(ActionTimesOut.seconds, count);
  output(ActionTimesOut.inFirstRound, early);
}

function setEvent(event: i32, time: i32, actor: i32): void {
  setByte(ScheduleAt.eventRounds + event, roundOf(time));
  setByte(ScheduleAt.eventSeconds + event, secondOf(time));
  setByte(ScheduleAt.eventActors + event, actor);
}

export function schedule(): void {
  const combatants = field(ScheduleIn.speedFactors);
  const first = field(ScheduleIn.firstStriker);
  if (first >= combatants) fail(RANGE_ERROR, ScheduleIn.firstStriker);
  const end = field(ScheduleIn.rounds) * Constant.roundSeconds;
  let count = 0;
  if (first >= 0) setEvent(count++, 0, first);
  for (let time = 1; time <= end; time++) {
    for (let i = 0; i < combatants; i++) {
      if (time % shortAt(ScheduleAt.speedFactors + (i << 1)) === 0) setEvent(count++, time, i);
    }
  }
  output(ScheduleOut.count, count);
  output(ScheduleOut.eventRounds, count);
  output(ScheduleOut.eventSeconds, count);
  output(ScheduleOut.eventActors, count);
}

export function turnOrder(): void {
  const count = field(TurnOrderIn.times);
  let next = wordAt(TurnOrderAt.times);
  let together = 0;
  for (let i = 0; i < count; i++) {
    const time = wordAt(TurnOrderAt.times + (i << 2));
    if (time < next) {
      next = time;
      together = 0;
    }
    if (time === next) together++;
    // The place of i is the number of those before it.
    let place = 0;
    for (let j = 0; j < count; j++) {
      // An equal time comes before only at a lower index.
      if (wordAt(TurnOrderAt.times + (j << 2)) < time + (j < i ? 1 : 0)) place++;
    }
    setByte(TurnOrderAt.order + place, i);
  }
  output(TurnOrderOut.order, count);
  output(TurnOrderOut.nextTime, next);
  output(TurnOrderOut.nextRound, roundOf(next));
  output(TurnOrderOut.nextSecond, secondOf(next));
  output(TurnOrderOut.nextCount, together);
}

export function canCoordinate(): void {
  const count = field(CanCoordinateIn.times);
  const first = roundOf(wordAt(CanCoordinateAt.times));
  let same = 1;
  for (let i = 0; i < count; i++) {
    const round = roundOf(wordAt(CanCoordinateAt.times + (i << 2)));
    if (round !== first) same = 0;
    setShort(CanCoordinateAt.rounds + (i << 1), round);
  }
  output(CanCoordinateOut.rounds, count);
  output(CanCoordinateOut.sameRound, same);
}
