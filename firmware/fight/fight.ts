// A fight: its figures and its combatants, read from the bytes and changed within events.
// The bytes and their history stand in history.ts; this is what screens and system modules see of a fight.
import {
  begin,
  canRedo,
  canUndo,
  clearFight,
  commit,
  eventBack,
  eventCount,
  redo,
  setBytesOf,
  state,
  undo,
} from './history';
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
} from './layout';

export type { EventRecord } from './history';
export { begin, canRedo, canUndo, clearFight, commit, eventBack, eventCount, redo, undo };

export function byteOf(offset: number): number {
  return state[offset];
}

export function shortOf(offset: number): number {
  return ((state[offset] | (state[offset + 1] << 8)) << 16) >> 16;
}

export function wordOf(offset: number): number {
  return state[offset] | (state[offset + 1] << 8) | (state[offset + 2] << 16) | (state[offset + 3] << 24);
}

/** Within an event. */
export function setByteOf(offset: number, value: number): void {
  setBytesOf(offset, value, 1);
}

/** Within an event. */
export function setShortOf(offset: number, value: number): void {
  setBytesOf(offset, value, 2);
}

/** Within an event. */
export function setWordOf(offset: number, value: number): void {
  setBytesOf(offset, value, 4);
}

/** Offset of the record in place i. */
export function recordAt(i: number): number {
  return HEAD_BYTES + i * COMBATANT_BYTES;
}

/** Where each id was found last: most look-ups need no search. A hint that no longer holds is not believed. */
const places = new Uint8Array(256);

/** Offset of a combatant's record, -1 if there is none with this id. */
export function recordOf(id: number): number {
  if (!id) return -1;
  const hint = recordAt(places[id]);
  if (state[hint + ID] === id) return hint;
  for (let i = 0; i < MOST_COMBATANTS; i++) {
    if (state[recordAt(i) + ID] !== id) continue;
    places[id] = i;
    return recordAt(i);
  }
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

/** An id that no combatant has; 0 is nobody. */
export function freshId(): number {
  let id = state[NEXT_ID_AT];
  while (!id || recordOf(id) >= 0) id = (id + 1) & 255;
  return id;
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
