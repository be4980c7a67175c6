// A fight: its bytes, and events as the only way to change them. Undo and redo are byte-exact.
// An event keeps what it changed as differences (old xor new), so one record serves both directions.
import type { EventKind } from './events';
import {
  COMBATANT_BYTES,
  COMBATANT_FLAGS,
  HEAD_BYTES,
  ID,
  MOST_COMBATANTS,
  NAME,
  NAME_BYTES,
  NEXT_ID_AT,
  POOL_BYTES,
  POOLS,
  STATE_BYTES,
  STATE_VERSION,
  VERSION_AT,
} from './layout';

/** Bytes of event records that are kept; well over 100 events. */
const RECORD_BYTES = 4096;
/** A record: length, kind, a, b, c, runs of [offset low, offset high, count, differences...], length again. */
const RECORD_HEAD = 5;
const MOST_RECORD = 255;

export interface EventRecord {
  kind: EventKind;
  a: number;
  b: number;
  c: number;
}

const state = new Uint8Array(STATE_BYTES);
const records = new Uint8Array(RECORD_BYTES);
/** End of the events that are done, and end of those that can be redone. */
let done = 0;
let end = 0;
/** The record that is being written. */
const pending = new Uint8Array(MOST_RECORD);
let pendingEnd = 0;
let runAt = 0;

/** An empty fight; what was before is gone. */
export function clearFight(): void {
  state.fill(0);
  state[VERSION_AT] = STATE_VERSION;
  state[NEXT_ID_AT] = 1;
  done = 0;
  end = 0;
}

export function byteOf(offset: number): number {
  return state[offset];
}

export function shortOf(offset: number): number {
  return ((state[offset] | (state[offset + 1] << 8)) << 16) >> 16;
}

export function wordOf(offset: number): number {
  return state[offset] | (state[offset + 1] << 8) | (state[offset + 2] << 16) | (state[offset + 3] << 24);
}

/** Begins an event; changes follow, then commit(). */
export function begin(kind: EventKind, a: number, b: number, c: number): void {
  pending[1] = kind;
  pending[2] = a;
  pending[3] = b;
  pending[4] = Math.min(c, 255);
  pendingEnd = RECORD_HEAD;
  runAt = 0;
}

/** Changes a byte within an event. */
export function setByteOf(offset: number, value: number): void {
  const difference = state[offset] ^ (value & 255);
  if (!difference) return;
  const count = runAt ? pending[runAt + 2] : 0;
  const next = runAt ? (pending[runAt] | (pending[runAt + 1] << 8)) + count : -1;
  if (offset !== next) {
    // Room for one more run of one byte and the closing length.
    if (pendingEnd + 5 > MOST_RECORD) throw new Error('an event changes too much');
    runAt = pendingEnd;
    pending[runAt] = offset & 255;
    pending[runAt + 1] = offset >> 8;
    pending[runAt + 2] = 0;
    pendingEnd += 3;
  }
  pending[runAt + 2]++;
  pending[pendingEnd++] = difference;
  state[offset] ^= difference;
}

export function setShortOf(offset: number, value: number): void {
  setByteOf(offset, value);
  setByteOf(offset + 1, value >> 8);
}

export function setWordOf(offset: number, value: number): void {
  setShortOf(offset, value);
  setShortOf(offset + 2, value >> 16);
}

/** Drops the oldest event. */
function dropOldest(): void {
  const length = records[0];
  records.set(records.subarray(length, end), 0);
  done -= length;
  end -= length;
}

/** Ends the event: it can be undone from here on, and what had been undone is gone. */
export function commit(): void {
  const length = pendingEnd + 1;
  pending[0] = length;
  pending[pendingEnd] = length;
  end = done;
  while (end + length > RECORD_BYTES) dropOldest();
  records.set(pending.subarray(0, length), end);
  end += length;
  done = end;
}

/** Applies the differences of the record at `at`, in either direction. */
function apply(at: number): void {
  const stop = at + records[at] - 1;
  let run = at + RECORD_HEAD;
  while (run < stop) {
    const offset = records[run] | (records[run + 1] << 8);
    const count = records[run + 2];
    for (let i = 0; i < count; i++) state[offset + i] ^= records[run + 3 + i];
    run += 3 + count;
  }
}

/** Takes the last event back; false if there is none. */
export function undo(): boolean {
  if (!done) return false;
  done -= records[done - 1];
  apply(done);
  return true;
}

/** Does the last undone event again; false if there is none. */
export function redo(): boolean {
  if (done === end) return false;
  apply(done);
  done += records[done];
  return true;
}

export function canUndo(): boolean {
  return done > 0;
}

export function canRedo(): boolean {
  return done < end;
}

/** The last event, or the one `back` events before it; undefined before the first. */
export function eventBack(back: number): EventRecord | undefined {
  let at = done;
  for (let i = 0; i <= back; i++) {
    if (!at) return undefined;
    at -= records[at - 1];
  }
  return { kind: records[at + 1], a: records[at + 2], b: records[at + 3], c: records[at + 4] };
}

export function eventCount(): number {
  let count = 0;
  for (let at = done; at > 0; at -= records[at - 1]) count++;
  return count;
}

/** Offset of the record in place i. */
export function recordAt(i: number): number {
  return HEAD_BYTES + i * COMBATANT_BYTES;
}

/** Offset of a combatant's record, -1 if there is none with this id. */
export function recordOf(id: number): number {
  if (!id) return -1;
  for (let i = 0; i < MOST_COMBATANTS; i++) if (state[recordAt(i) + ID] === id) return recordAt(i);
  return -1;
}

/** Ids of all combatants, in the order in which they joined. */
export function combatants(): number[] {
  const ids: number[] = [];
  for (let i = 0; i < MOST_COMBATANTS; i++) {
    const id = state[recordAt(i) + ID];
    if (id) ids.push(id);
  }
  return ids.sort((a, b) => a - b);
}

export function flagsOf(id: number): number {
  return state[recordOf(id) + COMBATANT_FLAGS];
}

export function nameOf(id: number): string {
  const at = recordOf(id);
  if (at < 0) return '-';
  let name = '';
  for (let i = 0; i < NAME_BYTES && state[at + NAME + i]; i++) name += String.fromCharCode(state[at + NAME + i]);
  return name;
}

/** Within an event. */
export function setName(at: number, name: string): void {
  for (let i = 0; i < NAME_BYTES; i++) setByteOf(at + NAME + i, i < name.length ? name.charCodeAt(i) : 0);
}

/** What is left of a pool. */
export function poolOf(id: number, pool: number): number {
  return shortOf(recordOf(id) + POOLS + pool * POOL_BYTES);
}

export function fullPoolOf(id: number, pool: number): number {
  return shortOf(recordOf(id) + POOLS + pool * POOL_BYTES + 2);
}

/** Within an event. */
export function setPool(id: number, pool: number, left: number): void {
  setShortOf(recordOf(id) + POOLS + pool * POOL_BYTES, left);
}

/** Within an event: a record for a new combatant; answers its offset, -1 when the fight is full. */
export function addRecord(id: number): number {
  for (let i = 0; i < MOST_COMBATANTS; i++) {
    if (state[recordAt(i) + ID]) continue;
    setByteOf(recordAt(i) + ID, id);
    setByteOf(NEXT_ID_AT, id + 1);
    return recordAt(i);
  }
  return -1;
}

/** Within an event: takes a combatant's record away. */
export function removeRecord(id: number): void {
  const at = recordOf(id);
  for (let i = 0; i < COMBATANT_BYTES; i++) setByteOf(at + i, 0);
}

/** The state as it is now, for tests and saves. */
export function stateBytes(): Uint8Array {
  return state;
}
