// Who strikes when: blows on their dexterity counts, lost blows, first blows, reloading.
// The core lays schedules out; what it answered is kept by the numbers of blows, since moments are asked for often.
import { ACTIVE_AT, DOWN, ROUND_AT, SHEET, SYSTEM_AT, TIME_AT } from '../../fight/record-layout';
import { NEVER } from '../../fight/system';
import { bitOf, bitsAt, chargerOf, isPair, MET_IN, meet } from './pairs';
import {
  BLOWS,
  BOW,
  BROKEN,
  DROPPED,
  get,
  HANDS,
  Hands,
  HELPER,
  kit,
  LAST_SHOT,
  LENGTH,
  LOST,
  LOST_IN,
  MET,
  NEXT_IN,
  NEXT_LOST,
  now,
  set,
  signed,
  stamp,
  UNUSABLE,
  WEAPON_BYTES,
} from './sheet';

/** A moment is the count, turned round, times this; the rest of it settles equal counts. */
const FINE = 16;
const HIGHEST = CONSTANT.firstCount;
const REST = FINE - 1;
/** Rests of moments: a blow of a side that leads, any other; below them first blows that come ahead, one of another. */
const LEADING = FINE - 2;
const OTHER = FINE - 1;

/** Which rule of first blows holds: 0 the main text, 1 the footnote of the chart. */
export const RULE_AT = SYSTEM_AT;
/** Who leads a pair, as the core says it; and the other's blow may fall at the same moment as the first one. */
const SELF = 1;
const TOGETHER = 4;

/** By id, as prepare() found them: places of the schedule, how many of them are lost, the moment before which the first blow falls. */
const lists: Int8Array[] = [];
const skips = new Int8Array(256);
const ahead = new Int16Array(256);
const NOT_AHEAD = 0x7fff;

/** Ids by the bits of their places: powers of two differ by their rests. */
const PRIME = 37;
const idAt = new Uint8Array(PRIME);
/** Pairs in which somebody leads: leader, the other, whether their blows may fall at once. */
let leads: number[] = [];
/** Who leads a pair in later phases, by 64 x length + the other's length. */
const shorter: number[] = [];

/** Schedules by 32 x blows of the first weapon + blows of the second: of each blow twice its count, plus 1 for the second weapon. */
const schedules: Int8Array[] = [];

function schedule(first: number, second: number): Int8Array {
  const key = first * 32 + second;
  let list = schedules[key];
  if (list) return list;
  // Two fighters of equal length without a lead are two weapons of one; who has no blows loses one.
  kit.run(CORE.phaseOrder.number, [
    Math.max(first, 1),
    Math.max(second, 1),
    1,
    1,
    1,
    0,
    first ? 0 : 1,
    second ? 0 : 1,
    0,
  ]);
  list = new Int8Array(kit.word(CORE.phaseOrder.out.counts));
  for (let i = 0; i < list.length; i++)
    list[i] = 2 * kit.element(CORE.phaseOrder.at.counts, 1, i) + kit.element(CORE.phaseOrder.at.sides, 1, i);
  schedules[key] = list;
  return list;
}

/** Blows a phase of weapon w; none if it lies on the ground or is of no use any more. */
export function blowsOf(id: number, w: number): number {
  if (get(id, HANDS) & (DROPPED << (w & 1)) || get(id, BROKEN + w) === UNUSABLE) return 0;
  return get(id, BLOWS + w * WEAPON_BYTES);
}

/** Shots of this phase. Who has not shot yet, or has reloaded since, may. */
function shotsOf(id: number): number {
  kit.run(CORE.reload.number, [get(id, BOW), 1, get(id, HELPER), get(id, HELPER + 1)]);
  const last = get(id, LAST_SHOT);
  const since = (now() - last) & 127;
  return last && since && since < kit.word(CORE.reload.out.cycle) ? 0 : kit.word(CORE.reload.out.shots);
}

export function hands(id: number): Hands {
  return get(id, HANDS) & 3;
}

/** All places of a combatant's schedule in this phase, lost ones too. */
export function places(id: number): Int8Array {
  const at = kit.recordOf(id) + SHEET;
  // Most often the first weapon is in hand, and whole.
  if (!kit.byteOf(at + HANDS) && kit.byteOf(at + BROKEN) !== UNUSABLE) return schedule(kit.byteOf(at + BLOWS), 0);
  const mode = hands(id);
  if (mode === Hands.Bow) return schedule(shotsOf(id), 0);
  const less = mode === Hands.Both ? CONSTANT.twoWeaponsBlows : 0;
  return schedule(
    mode === Hands.Second ? 0 : Math.max(0, blowsOf(id, 0) + less),
    mode === Hands.First ? 0 : Math.max(0, blowsOf(id, 1) + less),
  );
}

/** Places that he has lost in this phase; below 0 where a new schedule gives him places back. */
export function lost(id: number): number {
  const at = kit.recordOf(id) + SHEET;
  const phase = now();
  if (kit.byteOf(at + LOST_IN) === phase) return signed(id, LOST);
  return kit.byteOf(at + NEXT_IN) === phase ? get(id, NEXT_LOST) : 0;
}

/** Place of his present or next blow. */
export function placeOf(id: number): number {
  return kit.doneOf(id) + lost(id);
}

/** Blows that he has left after the present one. */
export function left(id: number): number {
  return places(id).length - placeOf(id) - (kit.byteOf(ACTIVE_AT) === id ? 1 : 0);
}

function setLost(id: number, count: number): void {
  set(id, LOST, count);
  set(id, LOST_IN, now());
}

/** Within an event: so many places are lost in the next phase. */
export function loseNext(id: number, count: number): void {
  const phase = stamp(kit.shortOf(ROUND_AT) + 1);
  set(id, NEXT_LOST, count + (get(id, NEXT_IN) === phase ? get(id, NEXT_LOST) : 0));
  set(id, NEXT_IN, phase);
}

/** Within an event: his next blows are gone; those that this phase no longer has he loses in the next one. */
export function lose(id: number, count: number): void {
  const here = Math.max(0, Math.min(left(id), count));
  setLost(id, lost(id) + here);
  if (count > here) loseNext(id, count - here);
}

/** Places of a schedule above a count. */
function above(list: Int8Array, count: number): number {
  let k = 0;
  while (k < list.length && list[k] >> 1 > count) k++;
  return k;
}

export function countAt(moment: number): number {
  return HIGHEST - Math.floor(moment / FINE);
}

/** Within an event: with what he now holds he strikes again at the first place after so many counts. */
export function busy(id: number, counts: number): void {
  const until = countAt(kit.wordOf(TIME_AT)) - counts;
  const list = places(id);
  const active = kit.byteOf(ACTIVE_AT) === id ? 1 : 0;
  setLost(id, above(list, until) - kit.doneOf(id) - active);
  if (until < CONSTANT.lastCount) loseNext(id, above(list, until + CONSTANT.countsPerPhase));
}

/** The first blow of `a` falls before that of `b`, which may itself come ahead, unless he has lost it. True if that has moved it. */
function lead(a: number, b: number, tied: number): boolean {
  const first = skips[b];
  if (skips[a] > 0 || first >= lists[b].length) return false;
  let before = FINE * (HIGHEST - (lists[b][Math.max(0, first)] >> 1)) + LEADING;
  if (first <= 0 && ahead[b] !== NOT_AHEAD) before = Math.min(before - LEADING + (ahead[b] & REST), ahead[b]);
  if (!tied) before--;
  if (before >= ahead[a]) return false;
  ahead[a] = before;
  return true;
}

/** Who leads where two have met in this phase, by the weapons that they strike first with; the core lays out their blows. */
function meeting(a: number, b: number, charger: number): number {
  kit.run(CORE.phaseOrder.number, [
    Math.max(1, lists[a].length),
    Math.max(1, lists[b].length),
    0,
    reach(a),
    reach(b),
    charger,
    0,
    0,
    kit.byteOf(RULE_AT) & 1,
  ]);
  const leader = kit.word(CORE.phaseOrder.out.lead);
  return leader && kit.element(CORE.phaseOrder.at.groups, 1, 1) === 1 ? leader | TOGETHER : leader;
}

/** Who leads where two met earlier. */
function meanwhile(a: number, b: number): number {
  const key = 64 * reach(a) + reach(b);
  if (shorter[key] === undefined) {
    kit.run(CORE.firstStriker.number, [1, reach(a), reach(b), 0, 0]);
    shorter[key] = kit.word(CORE.firstStriker.out.first);
  }
  return shorter[key];
}

/** Notes who leads a pair. */
function notePair(a: number, b: number): void {
  const charger = chargerOf(a, b);
  const leader = charger < 0 ? meanwhile(a, b) : meeting(a, b, charger);
  if (leader & SELF) leads.push(a, b, leader & TOGETHER);
  else if (leader) leads.push(b, a, leader & TOGETHER);
}

/** All pairs of those on their feet. */
function notePairs(ids: number[]): void {
  for (const id of ids) idAt[bitOf(id) % PRIME] = id;
  for (const id of ids) {
    const own = bitOf(id);
    // Each pair once: from the lower place.
    for (let bits = kit.flagsOf(id) & DOWN ? 0 : bitsAt(id, MET) & -own & ~own; bits; bits &= bits - 1) {
      const other = idAt[(bits & -bits) % PRIME];
      if (other && isPair(id, other) && !(kit.flagsOf(other) & DOWN)) notePair(id, other);
    }
  }
}

export function prepare(): boolean {
  const ids = kit.combatants();
  for (const id of ids) {
    lists[id] = places(id);
    skips[id] = lost(id);
    ahead[id] = NOT_AHEAD;
  }
  if (!kit.byteOf(MET_IN)) return true;
  leads = [];
  idAt.fill(0);
  notePairs(ids);
  // A leads B who leads C: each time round one more of such a row has its place.
  let moved = true;
  for (let round = 0; moved && round < ids.length; round++) {
    moved = false;
    for (let k = 0; k < leads.length; k += 3) if (lead(leads[k], leads[k + 1], leads[k + 2])) moved = true;
  }
  return true;
}

export function moment(id: number, k: number): number {
  const list = lists[id];
  const place = k + skips[id];
  if (place < 0 || place >= list.length) return NEVER;
  const due = FINE * (HIGHEST - (list[place] >> 1));
  const before = ahead[id];
  if (before === NOT_AHEAD) return due + OTHER;
  return place ? due + LEADING : Math.min(due + (before & REST), before);
}

/** True if the moment is that of a first blow which comes ahead. */
export function isAhead(when: number): boolean {
  return (when & REST) < LEADING;
}

export function together(a: number, momentA: number, b: number, momentB: number): boolean {
  if (a === b || isAhead(momentA) || isAhead(momentB)) return false;
  return Math.abs(countAt(momentA) - countAt(momentB)) <= CONSTANT.simultaneousCounts;
}

export function countText(when: number, brief: boolean): string {
  if (isAhead(when)) return brief ? 'first' : 'first blow';
  return brief ? `${countAt(when)}` : `count ${countAt(when)}`;
}

/**
 * Within an event: two join melee. The chart's rule may take blows from the one who is charged.
 * @param charger 0 nobody, 1 `a`, 2 `b`
 */
export function join(a: number, b: number, charger: number): void {
  prepare();
  const leader = meeting(a, b, charger);
  const charged = leader & SELF ? b : a;
  const struckOut = Math.max(1, lists[a].length) + Math.max(1, lists[b].length) - kit.word(CORE.phaseOrder.out.sides);
  if (struckOut > 0) setLost(charged, lost(charged) + struckOut);
  meet(a, b, charger);
  chooseAgain();
}

/** Length of the weapon in hand. */
function reach(id: number): number {
  return get(id, LENGTH + (hands(id) === Hands.Second ? WEAPON_BYTES : 0));
}

/** Within an event: first blows have moved, or the present one is struck out; whoever is first now has his slot. */
function chooseAgain(): void {
  prepare();
  const active = kit.byteOf(ACTIVE_AT);
  let first = moment(active, kit.doneOf(active));
  // His own blow has become a first one.
  if (countAt(first) === countAt(kit.wordOf(TIME_AT))) kit.setWordOf(TIME_AT, first);
  for (const id of kit.combatants()) {
    const due = moment(id, kit.doneOf(id));
    if (due >= first || kit.flagsOf(id)) continue;
    first = due;
    kit.setByteOf(ACTIVE_AT, id);
    kit.setWordOf(TIME_AT, due);
  }
}
