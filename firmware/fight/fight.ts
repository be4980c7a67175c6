// A fight: its figures and its combatants, read from the bytes and changed within events.
// The bytes and their history stand in history.ts; this is what screens and system modules see of a fight.
import {
  abandon,
  begin,
  canRedo,
  canUndo,
  changeBytes,
  clearFight,
  commit,
  departedName,
  eventBack,
  eventCount,
  redo,
  revision,
  state,
  undo,
  whenMovedBack,
} from './history';
import {
  COMBATANT_BYTES,
  COMBATANT_FLAGS,
  CONDITION_WHO_AT,
  NAME,
  NAME_BYTES,
  NEXT_ID_AT,
  POOL_BYTES,
  POOLS,
  RECORDS_AT,
  TIE,
  VERSION_AT,
} from './layout';

export type { EventRecord } from './history';
/** The bytes of the fight, to be read only: a call for each takes long on the board. */
export {
  abandon,
  begin,
  canRedo,
  canUndo,
  clearFight,
  commit,
  eventBack,
  eventCount,
  redo,
  revision,
  state as bytes,
  undo,
};

/** The state for figures of more than one byte: one call instead of a read for each byte. */
const figures = new DataView(state.buffer);
/** The same for figures of 16 bits at even offsets: it costs no call at all. */
export const shorts = new Int16Array(state.buffer);

export function byteOf(offset: number): number {
  return state[offset];
}

export function shortOf(offset: number): number {
  return figures.getInt16(offset, true);
}

export function wordOf(offset: number): number {
  return figures.getInt32(offset, true);
}

/** Within an event. */
export function setByteOf(offset: number, value: number): void {
  changeBytes(offset, state[offset] ^ (value & 255));
}

/** Within an event. */
export function setShortOf(offset: number, value: number): void {
  changeBytes(offset, (figures.getInt16(offset, true) ^ value) & 65535);
}

/** Within an event. */
export function setWordOf(offset: number, value: number): void {
  changeBytes(offset, figures.getInt32(offset, true) ^ value);
}

/** Offset of the record in place i. */
export function recordAt(i: number): number {
  return RECORDS_AT + i * COMBATANT_BYTES;
}

/** Where each id was found last: most look-ups need no search. A hint that no longer holds is not believed. */
const hints = new Uint16Array(256);
hints.fill(RECORDS_AT);
// Nobody has no record: there the version stands, which is never 0.
hints[0] = VERSION_AT;

function findRecord(id: number): number {
  if (!id) return -1;
  for (let at = RECORDS_AT; at < CONDITION_WHO_AT; at += COMBATANT_BYTES) {
    if (state[at] !== id) continue;
    hints[id] = at;
    return at;
  }
  return -1;
}

/** Offset of a combatant's record, -1 if there is none with this id. An id is the first byte of its record. */
export function recordOf(id: number): number {
  return state[hints[id]] === id ? hints[id] : findRecord(id);
}

/** Ids and names as they were asked for last: both are needed for every frame and change seldom. */
let ids: number[] | undefined;
/** Places of records up to the last one that is taken; right once combatants() has been asked. */
export let places = 1;
let names: string[] = [];

function forgetPeople(): void {
  ids = undefined;
  names = [];
}

whenMovedBack(forgetPeople);

/** Ids of all combatants, in the order in which they joined: to be read, not to be changed. */
export function combatants(): number[] {
  if (ids) return ids;
  ids = [];
  places = 1;
  for (let at = RECORDS_AT; at < CONDITION_WHO_AT; at += COMBATANT_BYTES) {
    if (!state[at]) continue;
    ids.push(state[at]);
    places = (at - RECORDS_AT) / COMBATANT_BYTES + 1;
  }
  ids.sort((a, b) => a - b);
  return ids;
}

export function flagsOf(id: number): number {
  return state[recordOf(id) + COMBATANT_FLAGS];
}

export function nameOf(id: number): string {
  return names[id] || readName(id);
}

function readName(id: number): string {
  const at = recordOf(id);
  let name = at < 0 && id ? departedName(id) : '';
  if (at < 0) return name || '-';
  for (let i = 0; i < NAME_BYTES && state[at + NAME + i]; i++) name += String.fromCharCode(state[at + NAME + i]);
  names[id] = name;
  return name;
}

/** Within an event. */
export function setName(at: number, name: string): void {
  forgetPeople();
  for (let i = 0; i < NAME_BYTES; i++) setByteOf(at + NAME + i, i < name.length ? name.charCodeAt(i) : 0);
}

/** What is left of a pool. */
export function poolOf(id: number, pool: number): number {
  return shorts[(recordOf(id) + POOLS + pool * POOL_BYTES) >> 1];
}

export function fullPoolOf(id: number, pool: number): number {
  return shorts[(recordOf(id) + POOLS + 2 + pool * POOL_BYTES) >> 1];
}

/** Within an event. */
export function setPool(id: number, pool: number, left: number): void {
  setShortOf(recordOf(id) + POOLS + pool * POOL_BYTES, left);
}

/** An id that no combatant has; 0 is nobody. */
export function freshId(): number {
  let id = state[NEXT_ID_AT];
  while (!id || recordOf(id) >= 0) id = (id + 1) & 255;
  return id;
}

/** Within an event: a record for a new combatant; answers its offset, -1 when the fight is full. */
export function addRecord(id: number): number {
  forgetPeople();
  for (let at = RECORDS_AT; at < CONDITION_WHO_AT; at += COMBATANT_BYTES) {
    if (state[at]) continue;
    setByteOf(at, id);
    setByteOf(at + TIE, id);
    setByteOf(NEXT_ID_AT, id + 1);
    return at;
  }
  return -1;
}

/** Within an event: takes a combatant's record away. */
export function removeRecord(id: number): void {
  const at = recordOf(id);
  forgetPeople();
  for (let i = 0; i < COMBATANT_BYTES; i++) setByteOf(at + i, 0);
}

/** The state as it is now, for tests and saves. */
export function stateBytes(): Uint8Array {
  return state;
}
