// Those who fight: joining, leaving, changing. Each function is one event, and false if it could not be saved.
import { forgetConditionsOf } from './conditions';
import { EventKind } from './events';
import {
  addRecord,
  begin,
  byteOf,
  commit,
  freshId,
  fullPoolOf,
  poolOf,
  recordOf,
  removeRecord,
  setByteOf,
  setName,
  setPool,
  setShortOf,
} from './fight';
import { rules } from './in-use';
import { ACTIVE_AT, FLAGS_AT, KIND, POOL_BYTES, POOLS, SHEET, SHEET_BYTES, STARTED, SYSTEM_KEY_AT } from './layout';
import { forgetNotesOf } from './notes';
import { applyCondition, arrive, chooseAnother } from './timeline';

/** A combatant being entered or changed: the system's bytes, the full pools, and what each of them lacks when he joins. */
export interface Sheet {
  readonly bytes: Uint8Array;
  readonly pools: number[];
  readonly lost: number[];
}

/** True from the first slot on. */
export function isStarted(): boolean {
  return (byteOf(FLAGS_AT) & STARTED) !== 0;
}

/** The sheet of one who is in the fight. */
export function readSheet(id: number): Sheet {
  const at = recordOf(id) + SHEET;
  const bytes = new Uint8Array(SHEET_BYTES);
  for (let i = 0; i < SHEET_BYTES; i++) bytes[i] = byteOf(at + i);
  return { bytes: bytes, pools: rules.pools.map((_, pool) => fullPoolOf(id, pool)), lost: [] };
}

/** Nothing of what a fight does is in the sheet any more. */
export function freshen(sheet: Sheet): void {
  sheet.lost.fill(0);
  if (rules.lasting) sheet.bytes.fill(0, rules.lasting[0], rules.lasting[1]);
}

/** Within an event: a sheet into a record. What a full pool gains or loses its rest does too. */
function writeSheet(id: number, sheet: Sheet, fresh: boolean): void {
  const at = recordOf(id);
  for (let i = 0; i < SHEET_BYTES; i++) setByteOf(at + SHEET + i, sheet.bytes[i]);
  for (let pool = 0; pool < sheet.pools.length; pool++) {
    const offset = at + POOLS + pool * POOL_BYTES;
    const left = fresh
      ? sheet.pools[pool] - (sheet.lost[pool] || 0)
      : poolOf(id, pool) + sheet.pools[pool] - fullPoolOf(id, pool);
    setShortOf(offset, left);
    setShortOf(offset + 2, sheet.pools[pool]);
  }
  if (rules.derive) rules.derive(id);
}

/** Within an event: someone comes into the fight, at any moment of it. */
function enter(id: number, name: string, sheet: Sheet, kind: number): void {
  const at = addRecord(id);
  setName(at, name);
  setByteOf(at + KIND, kind);
  writeSheet(id, sheet, true);
  // The wounded may be down.
  applyCondition(id);
  arrive(id);
}

/**
 * Someone joins.
 * @param key what the fight's system is saved as
 * @param kind whose copies they are, an id; 0: nobody's, -1: his own, and others will follow
 * @returns his id, 0 if it could not be saved
 */
export function join(name: string, sheet: Sheet, key: number, kind: number): number {
  const id = freshId();
  begin(EventKind.Add, id, 0, 0);
  setByteOf(SYSTEM_KEY_AT, key);
  enter(id, name, sheet, kind < 0 ? id : kind);
  return commit() ? id : 0;
}

/** Another one with the same sheet joins, unhurt; both are of one kind from now on. */
export function copy(id: number, name: string): boolean {
  const fresh = freshId();
  const kind = byteOf(recordOf(id) + KIND) || id;
  const sheet = readSheet(id);
  freshen(sheet);
  begin(EventKind.Add, fresh, 0, 0);
  setByteOf(recordOf(id) + KIND, kind);
  enter(fresh, name, sheet, kind);
  return commit();
}

/** Someone leaves; if it was his turn, the next one's begins. */
export function leave(id: number): boolean {
  begin(EventKind.Remove, id, 0, 0);
  forgetConditionsOf(id);
  forgetNotesOf(id);
  removeRecord(id);
  if (isStarted() && byteOf(ACTIVE_AT) === id) chooseAnother();
  return commit();
}

export function changeSheet(id: number, sheet: Sheet): boolean {
  begin(EventKind.Edit, id, 0, 0);
  writeSheet(id, sheet, false);
  applyCondition(id);
  return commit();
}

export function rename(id: number, name: string): boolean {
  begin(EventKind.Rename, id, 0, 0);
  setName(recordOf(id), name);
  return commit();
}

/** Damage (or healing) without an attack; nobody is healed beyond what is full. */
export function change(id: number, pool: number, amount: number, heals: boolean): boolean {
  begin(heals ? EventKind.Heal : EventKind.Damage, id, pool, amount);
  const left = poolOf(id, pool) + (heals ? amount : -amount);
  setPool(id, pool, heals ? Math.max(poolOf(id, pool), Math.min(fullPoolOf(id, pool), left)) : left);
  applyCondition(id);
  return commit();
}
