// The d6rounds timeline: each action falls due a speed factor after the last one, running on over the rounds.
// Time counts seconds since the fight began; 0 is round zero, the free attack of whoever strikes first.
import {
  ACTIVE_AT,
  COMBATANT_FLAGS,
  DEAD,
  DUE,
  ROUND_AT,
  SHEET,
  SYSTEM_AT,
  TIME_AT,
  UNCONSCIOUS,
} from '../../fight/layout';
import type { Kit, Slot } from '../../fight/system';
import type { ListInput } from '../../rules/call';
import { DECLARED_SPEED, ownSpeed, speedOf } from './sheet';

/** 1 while the slot is the free attack: it takes no time. */
const FREE_AT = SYSTEM_AT;

/** So many of the order are asked for as the fight's screen shows, and the present one. */
const FIRST_LOOK = 3;

const ROUND_SECONDS = CONSTANT.roundSeconds;

/** Ids of those who can act, in the order in which they joined: that order breaks ties. Beside them, when each acts next. */
let ids: number[] = [];
let times: number[] = [];
/** Positions in both in the order in which they fall due, as far as it was asked for, and the revision of the fight for which it holds. */
let order: number[] = [];
let orderedFor = -1;

/** Has the rules core put those who can act in order; `most` of them are needed. */
function putInOrder(kit: Kit, most: number): void {
  const fight = kit.fight;
  ids = [];
  times = [];
  order = [];
  for (const id of fight.combatants()) {
    const at = fight.recordOf(id);
    if (fight.byteOf(at + COMBATANT_FLAGS) & (UNCONSCIOUS | DEAD)) continue;
    ids.push(id);
    times.push(fight.wordOf(at + DUE));
  }
  orderedFor = fight.revisionOf();
  const list: ListInput = { figures: times, address: CORE.turnOrder.at.times, size: 4 };
  if (kit.attempt(kit.createCall(kit.pack.run, CORE.turnOrder.number, [times.length], [list]))) return;
  for (let i = 0; i < most && i < times.length; i++) order.push(kit.element(CORE.turnOrder.at.order, 1, i));
}

export function join(kit: Kit, id: number): void {
  kit.fight.setWordOf(kit.fight.recordOf(id) + DUE, kit.fight.wordOf(TIME_AT) + speedOf(kit, id));
}

/** The slot of whoever falls due first. False if nobody can act. */
function choose(kit: Kit): boolean {
  const fight = kit.fight;
  putInOrder(kit, FIRST_LOOK);
  if (!order.length) return false;
  const time = times[order[0]];
  fight.setByteOf(ACTIVE_AT, ids[order[0]]);
  fight.setWordOf(TIME_AT, time);
  fight.setShortOf(ROUND_AT, roundOf(time));
  return true;
}

export function start(kit: Kit, first: number): boolean {
  const fight = kit.fight;
  for (const id of fight.combatants()) join(kit, id);
  if (!first) return choose(kit);
  fight.setByteOf(ACTIVE_AT, first);
  fight.setByteOf(FREE_AT, 1);
  return true;
}

/** The action of the present slot is over: its actor's next one falls due a speed factor later. */
function passOn(kit: Kit): void {
  const fight = kit.fight;
  const active = fight.byteOf(ACTIVE_AT);
  const at = fight.recordOf(active);
  if (fight.byteOf(FREE_AT)) fight.setByteOf(FREE_AT, 0);
  else if (at >= 0) {
    fight.setWordOf(at + DUE, fight.wordOf(TIME_AT) + speedOf(kit, active));
    fight.setShortOf(at + SHEET + DECLARED_SPEED, 0);
  }
}

export function next(kit: Kit): boolean {
  passOn(kit);
  return choose(kit);
}

/** The slots after the present one: those who are due, and whoever acts again before the others. */
export function ahead(kit: Kit, most: number): Slot[] {
  const fight = kit.fight;
  const active = fight.byteOf(ACTIVE_AT);
  // One more than wanted: the present slot stands among them.
  if (orderedFor !== fight.revisionOf() || (order.length <= most && order.length < ids.length))
    putInOrder(kit, most + 1);
  const waiting: Slot[] = [];
  const slots: Slot[] = [];
  const free = fight.byteOf(FREE_AT);
  for (const i of order) if (free || ids[i] !== active) waiting.push({ actor: ids[i], time: times[i] });
  if (!free && order.length && ids.indexOf(active) >= 0) {
    const again = fight.wordOf(TIME_AT) + speedOf(kit, active);
    let at = 0;
    while (
      at < waiting.length &&
      (waiting[at].time < again || (waiting[at].time === again && waiting[at].actor < active))
    )
      at++;
    waiting.splice(at, 0, { actor: active, time: again });
  }
  while (slots.length < most && waiting.length) {
    const slot = waiting[0];
    slots.push(slot);
    waiting.splice(0, 1);
    if (slots.length === most) break;
    const again = slot.time + ownSpeed(kit, slot.actor);
    let at = 0;
    while (at < waiting.length && waiting[at].time <= again) at++;
    waiting.splice(at, 0, { actor: slot.actor, time: again });
  }
  return slots;
}

/** Round of a time: 0 for the free attack, then ten seconds each. */
export function roundOf(time: number): number {
  return time ? Math.floor((time - 1) / ROUND_SECONDS) + 1 : 0;
}

/** Second of the round, 1 to 10; 0 for the free attack. */
export function secondOf(time: number): number {
  return time ? ((time - 1) % ROUND_SECONDS) + 1 : 0;
}
