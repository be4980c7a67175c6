// The timeline: whose slot is next, by the moments that the system's module gives.
// No list of slots is kept: each combatant has the key of his next slot, and the least key is the next slot of all.
import { countDown, isKept, keepsAtSlot, Until } from './conditions';
import { EventKind } from './events';
import {
  abandon,
  begin,
  combatants,
  commit,
  nameOf,
  places,
  recordAt,
  recordOf,
  revision,
  setByteOf,
  setShortOf,
  setWordOf,
  shortOf,
  shorts,
  wordOf,
} from './fight';
import { state } from './history';
import { rules, stepNames } from './in-use';
import {
  ACTIVE_AT,
  COMBATANT_BYTES,
  COMBATANT_FLAGS,
  CONDITION_COUNT_AT,
  DONE,
  DONE_SERIAL,
  DOWN,
  FLAGS_AT,
  HOLDING,
  ID,
  INTERRUPTED,
  MOST_COMBATANTS,
  RECORDS_AT,
  ROUND_AT,
  SERIAL_AT,
  SETTLED,
  STARTED,
  STEP_AT,
  TIE,
  TIME_AT,
} from './layout';
import { NEVER } from './system';

/** A key: the moment, then the place in a tie, then the place of the record. */
const MOMENT_SHIFT = 13;
const TIE_SHIFT = 5;
const PLACE = 31;
const NO_SLOT = 0x7fffffff;

/** Steps and slots that are passed in search of one who can act, at most. */
const MOST_PASSED = 128;
/** Steps that ahead() looks into behind the present one. */
const STEPS_AHEAD = 6;
/** Slots that ahead() can name. */
export const MOST_AHEAD = 24;

/** Key of each record's next slot, and the revision of the state that they were worked out from. */
let keys = new Int32Array(1);
let planned = -1;
/** More than 0 if somebody may have put his slot off. */
let waiting = 1;
/** True if nobody has a slot in this step. */
let empty = false;

/** What ahead() found: whose slots (0: a new step or round begins) and at which moments (of a new step: its round). */
let aheadKeys = new Int32Array(1);
export const aheadActor = new Uint8Array(MOST_AHEAD);
export const aheadMoment = new Int32Array(MOST_AHEAD);
export const aheadStep = new Uint8Array(MOST_AHEAD);

/** Another system has come into use: nothing that was worked out holds. */
export function forgetPlan(): void {
  planned = -1;
  waiting = 1;
}

/** Steps of a round. */
function stepCount(): number {
  return stepNames().length * (rules.repeats || 1);
}

/** Slots that a combatant has had in this step. */
export function doneOf(id: number): number {
  const at = recordOf(id);
  return state[at + DONE_SERIAL] === state[SERIAL_AT] ? state[at + DONE] : 0;
}

function time(): number {
  return wordOf(TIME_AT);
}

/** Within an event: so many of a combatant's slots in this step are done. */
export function setDone(id: number, count: number): void {
  const at = recordOf(id);
  setByteOf(at + DONE_SERIAL, state[SERIAL_AT]);
  setByteOf(at + DONE, count);
}

/** True if whoever is unconscious has slots in this step. */
function reachesDowned(): boolean {
  return (((rules.downed || 0) >> ((state[STEP_AT] % stepNames().length) & 31)) & 1) === 1;
}

/** Key of slot `k` of the combatant in a place. */
function keyOf(place: number, k: number): number {
  const at = RECORDS_AT + place * COMBATANT_BYTES;
  const out = state[at + COMBATANT_FLAGS] & (DOWN | HOLDING);
  if (out) {
    if (out & HOLDING) waiting++;
    if (out > 1 || !reachesDowned()) return NO_SLOT;
  }
  const moment = rules.moment(state[at], k, at);
  return moment < NEVER ? (moment << MOMENT_SHIFT) | (state[at + TIE] << TIE_SHIFT) | place : NO_SLOT;
}

function placeOf(id: number): number {
  return (recordOf(id) - RECORDS_AT) / COMBATANT_BYTES;
}

/** Works out all keys, unless they hold. */
function plan(): void {
  if (planned === revision) return;
  // Within an event it is known who waits.
  if (planned >= 0) waiting = 1;
  planned = revision;
  const ids = combatants();
  // No longer than it has to be: the least of them is looked for at each Next.
  if (keys.length !== places) {
    keys = new Int32Array(places);
    aheadKeys = new Int32Array(places);
  }
  keys.fill(NO_SLOT);
  empty = rules.prepare !== undefined && rules.prepare() === false;
  if (empty) return;
  waiting = 0;
  for (const id of ids) {
    const place = placeOf(id);
    keys[place] = keyOf(place, doneOf(id));
  }
}

function planAgain(): void {
  planned = -1;
  plan();
}

function least(list: Int32Array): number {
  return Math.min.apply(Math, list as unknown as number[]);
}

/** True if there is somebody whom time can bring a slot. */
function isAnyoneLeft(): boolean {
  for (let place = 0; place < MOST_COMBATANTS; place++) {
    const at = RECORDS_AT + place * COMBATANT_BYTES;
    if (state[at] && !(state[at + COMBATANT_FLAGS] & DOWN)) return true;
  }
  return false;
}

/** Names of those who wait, for the screen; empty at no cost when nobody does. */
export function waitingNames(): string {
  if (planned !== revision) plan();
  return waiting ? holders().map(nameOf).join(', ') : '';
}

/** Ids of those who have put their slots off, in the order in which they would have acted; not of one who has lost it since, as by a parry. */
export function holders(): number[] {
  const found: number[] = [];
  plan();
  if (empty || !waiting) return found;
  for (const id of combatants()) {
    const at = recordOf(id);
    if ((state[at + COMBATANT_FLAGS] & (DOWN | HOLDING)) !== HOLDING) continue;
    const moment = rules.moment(id, doneOf(id), at);
    if (moment < NEVER) found.push((moment << MOMENT_SHIFT) | (state[at + TIE] << TIE_SHIFT) | placeOf(id));
  }
  return found.sort((a, b) => a - b).map(key => state[recordAt(key & PLACE) + ID]);
}

function setFlag(id: number, flag: number, on: boolean): void {
  const at = recordOf(id) + COMBATANT_FLAGS;
  setByteOf(at, on ? state[at] | flag : state[at] & ~flag);
}

/** The slot of `id` begins, or goes on after an interruption. */
function activate(id: number, moment: number): void {
  setByteOf(ACTIVE_AT, id);
  setWordOf(TIME_AT, moment);
  if (state[recordOf(id) + COMBATANT_FLAGS] & (HOLDING | INTERRUPTED)) setFlag(id, HOLDING | INTERRUPTED, false);
  else if (state[CONDITION_COUNT_AT]) countDown(Until.SlotStart, id);
}

/** The slot of `id` is over. */
function finish(id: number): void {
  const at = recordOf(id);
  if (at < 0) return;
  if (rules.acted) rules.acted(id);
  let k = 0;
  if (!rules.roundLength) {
    k = doneOf(id) + 1;
    setDone(id, k);
  }
  if (state[at + COMBATANT_FLAGS] & INTERRUPTED) setFlag(id, INTERRUPTED, false);
  if (state[CONDITION_COUNT_AT]) countDown(Until.SlotEnd, id);
  const place = (at - RECORDS_AT) / COMBATANT_BYTES;
  keys[place] = keyOf(place, k);
}

/** The step is over: its effects happen, once, and the next one begins. */
function turnStep(): void {
  const step = state[STEP_AT];
  const last = step + 1 === stepCount();
  // Whoever still waits has no slot to wait with.
  if (waiting && !rules.roundLength) {
    for (let place = 0; place < MOST_COMBATANTS; place++) {
      const at = recordAt(place) + COMBATANT_FLAGS;
      setByteOf(at, state[at] & ~HOLDING);
    }
    waiting = 0;
  }
  if (rules.ends) rules.ends(step);
  if ((step + 1) % (rules.repeats ? stepNames().length : 1) === 0) countDown(Until.Phase, 0);
  if (last) {
    countDown(Until.Round, 0);
    setShortOf(ROUND_AT, shortOf(ROUND_AT) + 1);
  }
  setByteOf(STEP_AT, last ? 0 : step + 1);
  setByteOf(SERIAL_AT, state[SERIAL_AT] + 1);
  // The number comes round: no count of 256 steps ago may be taken for one of now.
  if (!state[SERIAL_AT]) for (let place = 0; place < MOST_COMBATANTS; place++) setByteOf(recordAt(place) + DONE, 0);
  if (rules.begins) rules.begins(state[STEP_AT]);
}

/** Goes on to the slot that is next. False if nobody can act any more. */
function choose(): boolean {
  for (let passed = 0; passed < MOST_PASSED; passed++) {
    const key = least(keys);
    const moment = key >> MOMENT_SHIFT;
    if (key !== NO_SLOT && moment <= (rules.roundLength ? shorts[ROUND_AT >> 1] * rules.roundLength : NEVER)) {
      const id = state[RECORDS_AT + (key & PLACE) * COMBATANT_BYTES];
      activate(id, moment);
      if (!(state[CONDITION_COUNT_AT] && isKept(id))) return true;
      finish(id);
      continue;
    }
    const holder = key === NO_SLOT && waiting ? holders()[0] : 0;
    if (holder) {
      activate(holder, time());
      if (!isKept(holder)) return true;
      finish(holder);
      continue;
    }
    if (!isAnyoneLeft()) return false;
    turnStep();
    if (!rules.roundLength || rules.ends || rules.begins) planAgain();
  }
  return false;
}

/** Within an event: somebody else comes on, because the one who was active has gone or nobody was. */
export function chooseAnother(): void {
  planAgain();
  if (!isAnyoneLeft() || !choose()) setByteOf(ACTIVE_AT, 0);
}

/** One event: the present slot is over, the next one begins. False, and nothing has happened, if nobody can act any more. */
export function next(): boolean {
  plan();
  const id = state[ACTIVE_AT];
  begin(EventKind.Next, id, 0, 0);
  planned = revision;
  finish(id);
  if (choose()) {
    commit();
    return true;
  }
  abandon();
  return false;
}

/** One event: the active one puts his slot off until he steps in; at the end of the step at the latest. */
export function hold(): boolean {
  const id = state[ACTIVE_AT];
  begin(EventKind.Hold, id, 0, 0);
  setFlag(id, HOLDING, true);
  planAgain();
  if (choose()) return commit();
  abandon();
  return false;
}

/** One event: who had put his slot off acts now, before the active one. False, and nothing has happened, if a condition keeps him from it. */
export function stepIn(id: number): boolean {
  if (isKept(id)) return false;
  const interrupted = state[ACTIVE_AT];
  begin(EventKind.StepIn, id, interrupted, 0);
  if (recordOf(interrupted) >= 0) setFlag(interrupted, INTERRUPTED, true);
  setFlag(id, HOLDING, false);
  setByteOf(ACTIVE_AT, id);
  return commit();
}

/** One event: `a` goes before `b` in every tie from now on; if `b` is active and `a` has his slot at the same moment, it is a's. */
export function putBefore(a: number, b: number): boolean {
  const from = recordOf(a) + TIE;
  const to = recordOf(b) + TIE;
  const active = state[ACTIVE_AT];
  plan();
  const tied = active === b && keys[placeOf(a)] >> MOMENT_SHIFT === keys[placeOf(b)] >> MOMENT_SHIFT;
  begin(EventKind.Order, a, b, 0);
  if (state[from] > state[to]) {
    const tie = state[from];
    setByteOf(from, state[to]);
    setByteOf(to, tie);
  }
  setFlag(a, SETTLED, true);
  if (tied) setByteOf(ACTIVE_AT, a);
  return commit();
}

/** Ids that share the active one's moment without the referee having said who is first; the active one among them. Empty unless the system asks. */
export function undecided(): number[] {
  const ids: number[] = [];
  const active = state[ACTIVE_AT];
  if (!rules.asksTies || recordOf(active) < 0 || state[recordOf(active) + COMBATANT_FLAGS] & SETTLED) return ids;
  plan();
  const moment = keys[placeOf(active)] >> MOMENT_SHIFT;
  for (let place = 0; place < keys.length; place++)
    if (keys[place] !== NO_SLOT && keys[place] >> MOMENT_SHIFT === moment) ids.push(state[recordAt(place) + ID]);
  return ids.length > 1 ? ids : [];
}

/** Within an event: who is new or back on his feet takes part from now on; his slots whose moments have passed are lost. */
export function arrive(id: number): void {
  if (!(state[FLAGS_AT] & STARTED)) return;
  if (rules.arrives) rules.arrives(id);
  else if (!rules.roundLength) {
    if (rules.prepare) rules.prepare();
    const at = recordOf(id);
    let k = 0;
    while (rules.moment(id, k, at) < time()) k++;
    setDone(id, k);
  }
  if (!state[ACTIVE_AT]) chooseAnother();
}

/** Within an event that changed pools: who fell, and who is up again and takes part from now on. */
export function applyCondition(id: number): void {
  const at = recordOf(id);
  if (at < 0) return;
  const before = state[at + COMBATANT_FLAGS];
  const now = (before & ~DOWN) | rules.condition(id);
  setByteOf(at + COMBATANT_FLAGS, now);
  if (before & DOWN && !(now & DOWN)) arrive(id);
}

/** Within an event: the fight begins with the first slot of round 1. */
export function startTimeline(first: number): void {
  setByteOf(FLAGS_AT, STARTED);
  setShortOf(ROUND_AT, 1);
  if (rules.start) rules.start(first);
  if (rules.begins) rules.begins(0);
  chooseAnother();
}

/** Puts the head of the state on the step behind, without an event: ahead() looks there. */
function peek(round: number, step: number, serial: number): void {
  state[ROUND_AT] = round;
  state[ROUND_AT + 1] = round >> 8;
  state[STEP_AT] = step;
  state[SERIAL_AT] = serial;
}

/** Keys of everybody's first slot in the step that the head is on. */
function planAhead(): void {
  aheadKeys.fill(NO_SLOT);
  if (rules.prepare && rules.prepare() === false) return;
  for (const id of combatants()) {
    const place = placeOf(id);
    aheadKeys[place] = keyOf(place, 0);
  }
}

/** Those who wait come at the end of the step. */
function addHolders(count: number, most: number): number {
  for (const id of holders()) {
    if (count === most) break;
    aheadActor[count] = id;
    aheadMoment[count] = time();
    aheadStep[count++] = state[STEP_AT];
  }
  return count;
}

/**
 * Fills aheadActor and its neighbours with at most `most` slots behind the present one; answers how many.
 * @param further true: beyond the present step too
 */
export function ahead(most: number, further: boolean): number {
  const active = state[ACTIVE_AT];
  let round = 0;
  let step = 0;
  let serial = 0;
  let count = 0;
  let from = 0;
  let looked = 0;
  if (planned !== revision) plan();
  aheadKeys.set(keys);
  const at = recordOf(active);
  if (at >= 0) {
    const place = (at - RECORDS_AT) / COMBATANT_BYTES;
    aheadKeys[place] = keyOf(place, rules.roundLength ? 1 : doneOf(active) + 1);
  }
  while (count < most) {
    const key = least(aheadKeys);
    if (key !== NO_SLOT) {
      const place = key & PLACE;
      const id = state[RECORDS_AT + place * COMBATANT_BYTES];
      if (looked || !state[CONDITION_COUNT_AT] || !keepsAtSlot(id)) {
        aheadActor[count] = id;
        aheadMoment[count] = key >> MOMENT_SHIFT;
        aheadStep[count++] = state[STEP_AT];
        if (count === most) break;
        // Where moments run on over the rounds, no slot is ever counted as done.
        let k = looked || rules.roundLength ? 0 : doneOf(id);
        if (!looked && id === active) k++;
        for (let i = from; i < count; i++) if (aheadActor[i] === id) k++;
        aheadKeys[place] = keyOf(place, k);
      } else aheadKeys[place] = NO_SLOT;
    } else {
      if (!looked && waiting) count = addHolders(count, most);
      if (count === most || !further || rules.roundLength || looked === STEPS_AHEAD || !isAnyoneLeft()) break;
      if (!looked++) {
        round = shorts[ROUND_AT >> 1];
        step = state[STEP_AT];
        serial = state[SERIAL_AT];
      }
      const over = state[STEP_AT] + 1 === stepCount();
      peek(shortOf(ROUND_AT) + (over ? 1 : 0), over ? 0 : state[STEP_AT] + 1, state[SERIAL_AT] + 1);
      planAhead();
      if (least(aheadKeys) === NO_SLOT) continue;
      // A step that turned out to be empty gives its line to the next.
      if (looked > 1 && count && !aheadActor[count - 1]) count--;
      aheadActor[count] = 0;
      aheadMoment[count] = shortOf(ROUND_AT);
      aheadStep[count++] = state[STEP_AT];
      from = count;
    }
  }
  if (looked) {
    peek(round, step, serial);
    if (rules.prepare) rules.prepare();
  }
  return count;
}
