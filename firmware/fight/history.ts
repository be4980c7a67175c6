// The bytes of a fight and its events, the only way to change them. Undo and redo are byte-exact; every step is saved before it counts.
// An event keeps what it changed as differences (old xor new), so one record serves both directions.
import { EVENT_BITS, frame, HEAD_BYTES, LONGEST_RECORD, MARK_SHIFT, Mark } from '../journal/record';
import { EventKind } from './events';
import {
  COMBATANT_BYTES,
  CONDITION_WHO_AT,
  FIRST_ID,
  ID,
  NAME,
  NAME_BYTES,
  NEXT_ID_AT,
  RECORDS_AT,
  STATE_BYTES,
  STATE_VERSION,
  VERSION_AT,
} from './layout';

/** Bytes of events that are kept, and how many are dropped at once: what is left is well over 100 events. */
const KEPT_BYTES = 3072;
const DROPPED_BYTES = 768;
/** Most changed bytes of a run. */
const LONGEST_RUN = 32;
/** From this many bytes on an event looks for a byte that it has changed before, so that a long one stays short. */
const LONG_EVENT = 80;
/** How many figures follow a kind, by its high bits. */
const FIGURES = new Uint8Array([0, 1, 1, 2, 1, 2, 2, 3]);
/** Events that a checkpoint carries, and bytes of them in one of its records. */
const KEPT_EVENTS = 100;
const EVENTS_IN_RECORD = LONGEST_RECORD - HEAD_BYTES - 2;
/** End of a record with runs of the state: what they say can also be kept beside a fight. */
const LONGEST_STATE = HEAD_BYTES + 240;

export interface EventRecord {
  kind: EventKind;
  a: number;
  b: number;
  c: number;
}

export const state = new Uint8Array(STATE_BYTES);
/** An event here: length, kind, its figures that are not 0, runs of [offset and count - 1 in 11 + 5 bits, differences...], length again. */
const events = new Uint8Array(KEPT_BYTES);
/** End of the events that are done, and end of those that can be redone. */
let done = 0;
let end = 0;
/** End of the event that is being made in the journal's frame; 0 between events. */
let pending = 0;
/** The run that grows: place of its head (0: none), first offset, offset behind it. */
let runAt = 0;
let runStart = 0;
let runEnd = 0;

/** Saves the record in the frame, which ends at `stop`; false: it could not be saved. */
let save: (stop: number) => boolean = () => true;

/** Told when the state changes otherwise than by a new event. */
let movedBack: () => void = () => {};
/** Grows with each event that is begun, taken back or done again: what was worked out for one figure holds until the next. */
export let revision = 0;

export function whenMovedBack(teller: () => void): void {
  movedBack = teller;
}

/** From here on each step is handed to `saver`; a step that it refuses is taken back. */
export function saveWith(saver: (stop: number) => boolean): void {
  save = saver;
}

/** Changes the state by runs of differences. Boot spends its time here: no call, and names of its own. */
export function applyRuns(bytes: Uint8Array, from: number, stop: number): void {
  const changed = state;
  while (from < stop) {
    const run = bytes[from] | (bytes[from + 1] << 8);
    let at = run & 2047;
    let more = run >> 11;
    from += 2;
    do changed[at++] ^= bytes[from++];
    while (more--);
  }
}

/** Applies the event at `at`, in either direction. */
function apply(at: number): void {
  applyRuns(events, at + 2 + FIGURES[events[at + 1] >> MARK_SHIFT], at + events[at] - 1);
  revision++;
  movedBack();
}

/** Turns an empty fight's bytes into zeros, and back. */
function flipEmpty(): void {
  state[VERSION_AT] ^= STATE_VERSION;
  state[NEXT_ID_AT] ^= FIRST_ID;
}

/** Takes back an event that was begun and never committed. */
export function abandon(): void {
  applyRuns(frame, HEAD_BYTES + FIGURES[frame[1] >> MARK_SHIFT], pending);
  pending = 0;
  revision++;
  movedBack();
}

/** Begins an event; changes follow, then commit(). Figures are 0 to 255, larger ones count as 255. */
export function begin(kind: EventKind, a: number, b: number, c: number): void {
  if (pending) abandon();
  revision++;
  frame[1] = kind | (a ? 32 : 0) | (b ? 64 : 0) | (c ? 128 : 0);
  pending = HEAD_BYTES;
  if (a) frame[pending++] = a;
  if (b) frame[pending++] = b;
  if (c) frame[pending++] = Math.min(c, 255);
  runAt = 0;
}

/** Adds a changed byte to the record in the frame; answers its new end. */
function note(offset: number, difference: number, stop: number): number {
  const gap = offset - runEnd;
  // One byte that did not change costs less than the head of another run.
  if (!runAt || gap < 0 || gap > 1 || offset - runStart >= LONGEST_RUN) {
    runAt = stop;
    runStart = offset;
    stop += 2;
  } else if (gap) frame[stop++] = 0;
  frame[stop++] = difference;
  runEnd = offset + 1;
  frame[runAt] = runStart;
  frame[runAt + 1] = (runStart >> 8) | ((offset - runStart) << 3);
  return stop;
}

/** True if the event has changed this byte before: the difference is added there. */
function isMerged(offset: number, difference: number): boolean {
  for (let at = HEAD_BYTES + FIGURES[frame[1] >> MARK_SHIFT]; at < pending; ) {
    const run = frame[at] | (frame[at + 1] << 8);
    const from = offset - (run & 2047);
    if (from >= 0 && from <= run >> 11) {
      frame[at + 2 + from] ^= difference;
      return true;
    }
    at += 3 + (run >> 11);
  }
  return false;
}

/**
 * Changes bytes within an event, lowest first: those from `offset` on whose difference is not 0, the lowest one first.
 * Throws if the event has grown too large; it is taken back.
 */
export function changeBytes(offset: number, difference: number): void {
  for (; difference; difference >>>= 8) {
    if (difference & 255) {
      if (pending + 3 > LONGEST_RECORD) {
        abandon();
        throw new Error('an event changes too much');
      }
      if (pending < LONG_EVENT || !isMerged(offset, difference & 255))
        pending = note(offset, difference & 255, pending);
      state[offset] ^= difference;
    }
    offset++;
  }
}

/** Forgets the oldest events. */
function drop(bytes: number): void {
  events.set(events.subarray(bytes, end), 0);
  done -= bytes;
  end -= bytes;
}

/** Appends an event: its kind, and what its record says from .. stop. What had been undone is gone. */
function push(kind: number, bytes: Uint8Array, from: number, stop: number): void {
  const list = events;
  let at = done;
  end = at;
  if (at + stop - from + 3 > KEPT_BYTES) {
    let oldest = 0;
    while (oldest < DROPPED_BYTES) oldest += list[oldest];
    drop(oldest);
    at = done;
  }
  list[at] = stop - from + 3;
  list[at + 1] = kind;
  list.set(bytes.subarray(from, stop), at + 2);
  end = at + stop - from + 3;
  list[end - 1] = list[at];
  done = end;
}

function back(): void {
  done -= events[done - 1];
  apply(done);
}

function forth(): void {
  apply(done);
  done += events[done];
}

function mark(kind: Mark): boolean {
  frame[1] = kind << MARK_SHIFT;
  return save(HEAD_BYTES);
}

/** Ends the event: it can be undone from here on. False if it could not be saved: then nothing has happened. */
export function commit(): boolean {
  const stop = pending;
  pending = 0;
  // In memory first: a checkpoint that the save begins holds the event already.
  push(frame[1], frame, HEAD_BYTES, stop);
  if (save(stop)) return true;
  back();
  end = done;
  return false;
}

/** Takes the last event back; false if there is none or it could not be saved. */
export function undo(): boolean {
  if (!done) return false;
  back();
  if (mark(Mark.Undo)) return true;
  forth();
  return false;
}

/** Does the last undone event again; false if there is none or it could not be saved. */
export function redo(): boolean {
  if (done === end) return false;
  forth();
  if (mark(Mark.Redo)) return true;
  back();
  return false;
}

export function canUndo(): boolean {
  return done > 0;
}

export function canRedo(): boolean {
  return done < end;
}

/** An empty fight, nothing is saved. */
export function resetFight(): void {
  state.fill(0);
  flipEmpty();
  done = 0;
  end = 0;
  pending = 0;
  revision++;
  movedBack();
}

/** An empty fight; what was before is gone. False if that could not be saved. */
export function clearFight(): boolean {
  resetFight();
  return mark(Mark.Clear);
}

/** The last event, or the one `skip` events before it; undefined before the first. */
export function eventBack(skip: number): EventRecord | undefined {
  let at = done;
  for (let i = 0; i <= skip; i++) {
    if (!at) return undefined;
    at -= events[at - 1];
  }
  const kind = events[at + 1];
  at += 2;
  const a = kind & 32 ? events[at++] : 0;
  const b = kind & 64 ? events[at++] : 0;
  return { kind: kind & EVENT_BITS, a: a, b: b, c: kind & 128 ? events[at] : 0 };
}

/** The name of one who has left, from what his leaving erased; empty if that was not kept. */
export function departedName(id: number): string {
  for (let at = done; at > 0; ) {
    const stop = at - 1;
    at -= events[stop];
    if ((events[at + 1] & EVENT_BITS) !== EventKind.Remove || events[at + 2] !== id) continue;
    let name = '';
    for (at += 3; at < stop; ) {
      let offset = (events[at] | (events[at + 1] << 8)) & 2047;
      const last = at + 2 + (events[at + 1] >> 3);
      for (at += 2; at <= last; at++) {
        const place = (offset - RECORDS_AT) % COMBATANT_BYTES;
        if (events[at] && offset < CONDITION_WHO_AT && place >= NAME && place < NAME + NAME_BYTES)
          name += String.fromCharCode(events[at]);
        offset++;
      }
    }
    return name;
  }
  return '';
}

export function eventCount(): number {
  let count = 0;
  for (let at = done; at > 0; at -= events[at - 1]) count++;
  return count;
}

/** Does an event from a saved record again. */
export function restoreEvent(kind: number, bytes: Uint8Array, from: number, stop: number): void {
  push(kind, bytes, from, stop);
  applyRuns(bytes, from + FIGURES[kind >> MARK_SHIFT], stop);
}

/** Takes a record of Mark.Events: events that the state holds already. */
export function restoreEvents(bytes: Uint8Array, from: number, stop: number): void {
  done = bytes[from] | (bytes[from + 1] << 8);
  events.set(bytes.subarray(from + 2, stop), end);
  end += stop - from - 2;
}

/** Writes the bytes from .. to of the state that are not 0, behind `stop` of the frame; answers the frame's new end, 0 after a failure. */
function writeState(from: number, to: number, stop: number, put: (stop: number) => boolean): number {
  for (; from < to; from++) {
    if (!state[from]) continue;
    if (stop + 3 > LONGEST_STATE) {
      if (!put(stop)) return 0;
      stop = HEAD_BYTES;
      runAt = 0;
    }
    stop = note(from, state[from], stop);
  }
  return stop;
}

/** Hands the state to `put` in records of differences from an empty fight, as applyRuns() takes them. False if one could not be saved. */
export function putState(put: (stop: number) => boolean): boolean {
  frame[1] = Mark.State << MARK_SHIFT;
  runAt = 0;
  flipEmpty();
  let stop = writeState(0, RECORDS_AT, HEAD_BYTES, put);
  for (let at = RECORDS_AT; at < CONDITION_WHO_AT && stop; at += COMBATANT_BYTES)
    if (state[at + ID]) stop = writeState(at, at + COMBATANT_BYTES, stop, put);
  if (stop) stop = writeState(CONDITION_WHO_AT, STATE_BYTES, stop, put);
  flipEmpty();
  return stop > 0 && put(stop);
}

/** Forgets all events but the last KEPT_EVENTS, and hands the fight to `put` record by record. False if one could not be saved. */
export function checkpoint(put: (stop: number) => boolean): boolean {
  let oldest = done;
  for (let i = 0; i < KEPT_EVENTS && oldest; i++) oldest -= events[oldest - 1];
  drop(oldest);
  if (!putState(put)) return false;
  frame[1] = Mark.Events << MARK_SHIFT;
  for (let at = 0; at < end; at += EVENTS_IN_RECORD) {
    const length = Math.min(EVENTS_IN_RECORD, end - at);
    frame[HEAD_BYTES] = done;
    frame[HEAD_BYTES + 1] = done >> 8;
    frame.set(events.subarray(at, at + length), HEAD_BYTES + 2);
    if (!put(HEAD_BYTES + 2 + length)) return false;
  }
  return true;
}
