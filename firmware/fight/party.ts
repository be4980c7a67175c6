// The party and foes as they are kept between fights: a sheet each, in the journal beside the fight.
// A foe's sheet is a pattern that any number of copies are made of; a party member's comes home from each fight.
import { keep, keepable, kept } from '../journal/journal';
import { More } from '../journal/kinds';
import { MOST_COMBATANTS, MOST_POOLS, NAME_BYTES, SHEET_BYTES } from './layout';
import type { Sheet } from './people';

/** A kept sheet: the system's key, 1 for a foe, name, pools (full and lost, 16 bits each), the system's bytes; zeros at the end are left out. */
const FOE = 1;
const NAME = 2;
const POOLS = NAME + NAME_BYTES;
const BYTES = POOLS + 4 * MOST_POOLS;

export interface Member {
  name: string;
  foe: boolean;
  sheet: Sheet;
}

/** What is kept the sheets of a system as, the party first, then foes. */
export function sheetKinds(key: number): number[] {
  const kinds: number[] = [];
  const foes: number[] = [];
  for (let kind: number = More.Sheets; kind < More.Sheets + MOST_COMBATANTS; kind++) {
    const bytes = kept(kind);
    if (bytes && bytes[0] === key) (bytes[FOE] ? foes : kinds).push(kind);
  }
  return kinds.concat(foes);
}

/** What a further sheet may be kept as; 0 if there are as many as a fight has places. */
export function freeKind(): number {
  for (let kind: number = More.Sheets; kind < More.Sheets + MOST_COMBATANTS; kind++)
    if (!kept(kind)?.length) return kind;
  return 0;
}

/** The sheet kept as `kind`, of a system with so many pools. */
export function readMember(kind: number, pools: number): Member {
  const bytes = new Uint8Array(BYTES + SHEET_BYTES);
  bytes.set(kept(kind)!, 0);
  const shorts = new Int16Array(bytes.buffer, POOLS, 2 * MOST_POOLS);
  const full: number[] = [];
  const lost: number[] = [];
  for (let pool = 0; pool < pools; pool++) {
    full.push(shorts[2 * pool]);
    lost.push(shorts[2 * pool + 1]);
  }
  let name = '';
  for (let at = NAME; at < POOLS && bytes[at]; at++) name += String.fromCharCode(bytes[at]);
  return {
    name: name,
    foe: bytes[FOE] > 0,
    sheet: { bytes: new Uint8Array(bytes.subarray(BYTES)), pools: full, lost: lost },
  };
}

/** A sheet as it is kept. */
export function memberBytes(key: number, member: Member): Uint8Array {
  const sheet = member.sheet;
  const bytes = new Uint8Array(BYTES + SHEET_BYTES);
  const shorts = new Int16Array(bytes.buffer, POOLS, 2 * MOST_POOLS);
  bytes[0] = key;
  bytes[FOE] = member.foe ? 1 : 0;
  for (let i = 0; i < member.name.length; i++) bytes[NAME + i] = member.name.charCodeAt(i);
  for (let pool = 0; pool < sheet.pools.length; pool++) {
    shorts[2 * pool] = sheet.pools[pool];
    shorts[2 * pool + 1] = sheet.lost[pool] || 0;
  }
  bytes.set(sheet.bytes, BYTES);
  let end = bytes.length;
  while (!bytes[end - 1]) end--;
  return new Uint8Array(bytes.subarray(0, end));
}

/** Keeps a sheet, unless it is kept like this already. False if there is no room. */
export function keepMember(kind: number, key: number, member: Member): boolean {
  const bytes = memberBytes(key, member);
  const before = kept(kind);
  if (before && before.join() === bytes.join()) return true;
  return bytes.length <= keepable(kind) && keep(kind, bytes);
}
