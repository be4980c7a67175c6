// Who strikes when: blows on their dexterity counts, lost blows, first blows, reloading.
// The core lays schedules out; what it answered is kept by the numbers of blows, since moments are asked for often.
import { ACTIVE_AT, DOWN, ROUND_AT, SHEET, TIME_AT } from '../../fight/record-layout';
import { NEVER } from '../../fight/system';
import {
  BLOWS,
  BOW,
  BROKEN,
  DROPPED,
  get,
  HANDS,
  Hands,
  HELPER,
  JOINED,
  kit,
  LAST_SHOT,
  LEADS,
  LENGTH,
  LOST,
  LOST_IN,
  NEXT_IN,
  NEXT_LOST,
  OPPONENT,
  set,
  signed,
  UNUSABLE,
  WEAPON_BYTES,
} from './sheet';

/** A moment is the count, turned round, times this; the rest of it settles equal counts. */
const FINE = 4;
const HIGHEST = CONSTANT.firstCount;
/** Rests of moments: a first blow ahead of its count, a blow of the side that leads, any other. */
const AHEAD = 0;
const LEADING = 1;
const OTHER = 2;

/** Bits of LEADS for the phase in which the melee is joined, and TO_LATER further up for later ones. */
const SELF = 1;
const THE_OTHER = 2;
const TO_LATER = 2;
const LATER = 12;
/** In the phase of joining the other's blow may fall at the same moment as the first one. */
const TOGETHER = 16;

/** By id, as prepare() found them: places of the schedule, how many of them are lost, the moment before which the first blow falls. */
const lists: Int8Array[] = [];
const skips = new Int8Array(256);
const ahead = new Int16Array(256);
const NOT_AHEAD = 0x7fff;

/** Schedules by 32 x blows of the first weapon + blows of the second: of each blow twice its count, plus 1 for the second weapon. */
const schedules: Int8Array[] = [];

/** Stands for a phase in one byte that is never 0. */
export function stamp(phase: number): number {
  return (phase & 127) | 128;
}

export function now(): number {
  return stamp(kit.shortOf(ROUND_AT));
}

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
  return HIGHEST - (moment >> 2);
}

/** Within an event: with what he now holds he strikes again at the first place after so many counts. */
export function busy(id: number, counts: number): void {
  const until = countAt(kit.wordOf(TIME_AT)) - counts;
  const list = places(id);
  const active = kit.byteOf(ACTIVE_AT) === id ? 1 : 0;
  setLost(id, above(list, until) - kit.doneOf(id) - active);
  measure();
  if (until < CONSTANT.lastCount) loseNext(id, above(list, until + CONSTANT.countsPerPhase));
}

/** The first blow of `a` falls before that of `b`, unless he has lost it. */
function lead(a: number, b: number, rest: number): void {
  const first = skips[b];
  if (skips[a] > 0 || first >= lists[b].length) return;
  ahead[a] = Math.min(ahead[a], FINE * (HIGHEST - (lists[b][Math.max(0, first)] >> 1)) + rest);
}

/** With whom a combatant is in melee; 0 if with nobody who is on his feet. */
export function opponentOf(id: number): number {
  const other = get(id, OPPONENT);
  return other && kit.recordOf(other) >= 0 && !(kit.flagsOf(other) & DOWN) ? other : 0;
}

/** A pair: whose first blow comes first, as the one who remembers the other has it. */
function pair(id: number, other: number): void {
  const at = kit.recordOf(id) + SHEET;
  const joins = kit.byteOf(at + JOINED) === now();
  const leads = kit.byteOf(at + LEADS) >> (joins ? 0 : TO_LATER);
  const rest = joins && leads & TOGETHER ? LEADING : AHEAD;
  if (leads & SELF) lead(id, other, rest);
  if (leads & THE_OTHER) lead(other, id, rest);
}

export function prepare(): boolean {
  const ids = kit.combatants();
  for (const id of ids) {
    lists[id] = places(id);
    skips[id] = lost(id);
    ahead[id] = NOT_AHEAD;
  }
  for (const id of ids) {
    const other = opponentOf(id);
    if (other) pair(id, other);
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
  return place ? due + LEADING : Math.min(due + (before & 3), before);
}

export function together(a: number, momentA: number, b: number, momentB: number): boolean {
  if (a === b || (momentA & 3) === AHEAD || (momentB & 3) === AHEAD) return false;
  return Math.abs(countAt(momentA) - countAt(momentB)) <= CONSTANT.simultaneousCounts;
}

export function countText(when: number, brief: boolean): string {
  if ((when & 3) === AHEAD) return brief ? 'first' : 'first blow';
  return brief ? `${countAt(when)}` : `count ${countAt(when)}`;
}

/**
 * Within an event: two join melee. The chart's rule may take blows from the one who is charged.
 * @param charger 0 nobody, 1 `a`, 2 `b`
 * @param rule 0 the main text, 1 the footnote of the chart
 */
export function join(a: number, b: number, charger: number, rule: number): void {
  const blowsA = Math.max(1, places(a).length);
  const blowsB = Math.max(1, places(b).length);
  kit.run(CORE.phaseOrder.number, [blowsA, blowsB, 0, reach(a), reach(b), charger, 0, 0, rule]);
  let leads = kit.word(CORE.phaseOrder.out.lead);
  const struckOut = blowsA + blowsB - kit.word(CORE.phaseOrder.out.sides);
  const pair = kit.element(CORE.phaseOrder.at.groups, 1, 1);
  const charged = leads === SELF ? b : a;
  if (struckOut > 0) setLost(charged, lost(charged) + struckOut);
  if (leads && pair === 1) leads |= TOGETHER;
  set(a, OPPONENT, b);
  if (!opponentOf(b)) {
    set(b, OPPONENT, a);
    set(b, JOINED, now());
    set(b, LEADS, 0);
  }
  set(a, JOINED, now());
  set(a, LEADS, leads);
  measure();
  chooseAgain();
}

/** Length of the weapon in hand. */
function reach(id: number): number {
  return get(id, LENGTH + (hands(id) === Hands.Second ? WEAPON_BYTES : 0));
}

/** Within an event: weapons have changed, so the shorter one may be another. */
export function measure(): void {
  for (const id of kit.combatants()) {
    const other = opponentOf(id);
    if (!other) continue;
    kit.run(CORE.firstStriker.number, [1, reach(id), reach(other), 0, 0]);
    set(id, LEADS, (get(id, LEADS) & ~LATER) | (kit.word(CORE.firstStriker.out.first) << TO_LATER));
  }
}

/** Within an event: first blows have moved, or the present one is struck out; whoever is first now has his slot. */
function chooseAgain(): void {
  prepare();
  const active = kit.byteOf(ACTIVE_AT);
  let first = moment(active, kit.doneOf(active));
  for (const id of kit.combatants()) {
    const due = moment(id, kit.doneOf(id));
    if (due >= first || kit.flagsOf(id)) continue;
    first = due;
    kit.setByteOf(ACTIVE_AT, id);
    kit.setWordOf(TIME_AT, due);
  }
}
