// Conditions: what a combatant suffers, and the moment at which it ends.
// They stand in columns at the end of the state, so that counting all of them down changes few runs of bytes.
import { ABLE, Until } from './condition-kinds';
import { flagsOf, setByteOf } from './fight';
import { state } from './history';
import {
  CONDITION_COUNT_AT,
  CONDITION_END_AT,
  CONDITION_KIND_AT,
  CONDITION_LEFT_AT,
  CONDITION_LEFT_HIGH_AT,
  CONDITION_OF_AT,
  CONDITION_WHO_AT,
  DOWN,
  MOST_CONDITIONS,
} from './layout';

export * from './condition-kinds';

export function conditionCount(): number {
  return state[CONDITION_COUNT_AT];
}

export function conditionWho(i: number): number {
  return state[CONDITION_WHO_AT + i];
}

export function conditionKind(i: number): number {
  return state[CONDITION_KIND_AT + i];
}

export function conditionUntil(i: number): Until {
  return state[CONDITION_END_AT + i];
}

/** Whose slot ends it. */
export function conditionOf(i: number): number {
  return state[CONDITION_OF_AT + i];
}

/** How many slots, phases or rounds are left, the present one counted. */
export function conditionLeft(i: number): number {
  return state[CONDITION_LEFT_AT + i] | (state[CONDITION_LEFT_HIGH_AT + i] << 8);
}

/** Position of a combatant's condition, -1 if he has none of this kind. */
export function conditionAt(who: number, kind: number): number {
  for (let i = state[CONDITION_COUNT_AT] - 1; i >= 0; i--)
    if (state[CONDITION_WHO_AT + i] === who && state[CONDITION_KIND_AT + i] === kind) return i;
  return -1;
}

/** True if a condition keeps this combatant from acting. */
export function isKept(who: number): boolean {
  for (let i = state[CONDITION_COUNT_AT] - 1; i >= 0; i--)
    if (state[CONDITION_WHO_AT + i] === who && state[CONDITION_KIND_AT + i] < ABLE) return true;
  return false;
}

/** True if a condition will still keep this combatant from acting when his next slot has begun. */
export function keepsAtSlot(who: number): boolean {
  for (let i = state[CONDITION_COUNT_AT] - 1; i >= 0; i--) {
    if (state[CONDITION_WHO_AT + i] !== who || state[CONDITION_KIND_AT + i] >= ABLE) continue;
    if (conditionUntil(i) !== Until.SlotStart || conditionOf(i) !== who || conditionLeft(i) > 1) return true;
  }
  return false;
}

function put(i: number, who: number, kind: number, until: Until, of: number, left: number): void {
  setByteOf(CONDITION_WHO_AT + i, who);
  setByteOf(CONDITION_KIND_AT + i, kind);
  setByteOf(CONDITION_END_AT + i, until);
  setByteOf(CONDITION_OF_AT + i, of);
  setByteOf(CONDITION_LEFT_AT + i, left);
  setByteOf(CONDITION_LEFT_HIGH_AT + i, left >> 8);
}

/**
 * Within an event: a combatant has a condition from now on; one of the same kind is replaced. False if there is room for no more.
 * @param of whose slot ends it; 0 where no slot does
 * @param left how many slots, phases or rounds it lasts, the present one counted; 1 to 65535
 */
export function addCondition(who: number, kind: number, until: Until, of: number, left: number): boolean {
  const count = state[CONDITION_COUNT_AT];
  let i = conditionAt(who, kind);
  if (i < 0) {
    if (count === MOST_CONDITIONS) return false;
    i = count;
    setByteOf(CONDITION_COUNT_AT, count + 1);
  }
  put(i, who, kind, until, of, left);
  return true;
}

/** Within an event: takes the condition in a position away; the last one takes its place. */
export function removeCondition(i: number): void {
  const last = state[CONDITION_COUNT_AT] - 1;
  if (i < last)
    put(i, conditionWho(last), conditionKind(last), conditionUntil(last), conditionOf(last), conditionLeft(last));
  put(last, 0, 0, 0, 0, 0);
  setByteOf(CONDITION_COUNT_AT, last);
}

/** True if a condition counts down at this moment. Whoever is down has no slots: what they would end counts by rounds. */
function counts(i: number, until: Until, of: number): boolean {
  const end = conditionUntil(i);
  if (end === until) return conditionOf(i) === of;
  return until === Until.Round && (end === Until.SlotStart || end === Until.SlotEnd) && isDown(conditionOf(i));
}

function isDown(id: number): boolean {
  return (flagsOf(id) & DOWN) !== 0;
}

/** Within an event: a slot, phase or round is over or begins; what lasted until then ends. `of` is whose slot it is, else 0. */
export function countDown(until: Until, of: number): void {
  for (let i = state[CONDITION_COUNT_AT] - 1; i >= 0; i--) {
    if (!counts(i, until, of)) continue;
    const left = conditionLeft(i) - 1;
    if (left > 0) {
      setByteOf(CONDITION_LEFT_AT + i, left);
      setByteOf(CONDITION_LEFT_HIGH_AT + i, left >> 8);
    } else removeCondition(i);
  }
}

/** Within an event: a combatant leaves. What he suffered goes with him; what his slot would have ended lasts as many rounds. */
export function forgetConditionsOf(id: number): void {
  for (let i = state[CONDITION_COUNT_AT] - 1; i >= 0; i--) {
    if (state[CONDITION_WHO_AT + i] === id) removeCondition(i);
    else if (state[CONDITION_OF_AT + i] === id) {
      setByteOf(CONDITION_END_AT + i, Until.Round);
      setByteOf(CONDITION_OF_AT + i, 0);
    }
  }
}
