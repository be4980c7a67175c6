// The d6rounds timeline: each action falls due a speed factor after the last one, running on over the rounds.
// Time counts seconds since the fight began; 0 is round zero, the free attack of whoever strikes first.
import { ACTIVE_AT, DEAD, DUE, ROUND_AT, SHEET, SYSTEM_AT, TIME_AT, UNCONSCIOUS } from '../../fight/layout';
import type { Kit, Slot } from '../../fight/system';
import type { ListInput } from '../../rules/call';
import { DECLARED_SPEED, ownSpeed, speedOf } from './sheet';

/** 1 while the slot is the free attack: it takes no time. */
const FREE_AT = SYSTEM_AT;

const ROUND_SECONDS = CONSTANT.roundSeconds;

/** Ids of those who can act, in the order in which they joined: that order breaks ties. */
function able(kit: Kit): number[] {
  return kit.fight.combatants().filter(id => !(kit.fight.flagsOf(id) & (UNCONSCIOUS | DEAD)));
}

function dueOf(kit: Kit, id: number): number {
  return kit.fight.wordOf(kit.fight.recordOf(id) + DUE);
}

/** Positions of the times in the order in which they fall due, from the rules core. */
function turnOrder(kit: Kit, times: number[]): number[] {
  const list: ListInput = { figures: times, address: CORE.turnOrder.at.times, size: 4 };
  if (kit.attempt(kit.createCall(kit.pack.run, CORE.turnOrder.number, [times.length], [list]))) return [];
  const order: number[] = [];
  for (let i = 0; i < times.length; i++) order.push(kit.element(CORE.turnOrder.at.order, 1, i));
  return order;
}

export function join(kit: Kit, id: number): void {
  kit.fight.setWordOf(kit.fight.recordOf(id) + DUE, kit.fight.wordOf(TIME_AT) + speedOf(kit, id));
}

/** The slot of whoever falls due first. False if nobody can act. */
function choose(kit: Kit): boolean {
  const ids = able(kit);
  if (!ids.length) return false;
  const order = turnOrder(
    kit,
    ids.map(id => dueOf(kit, id)),
  );
  const id = ids[order[0]];
  kit.fight.setByteOf(ACTIVE_AT, id);
  kit.fight.setWordOf(TIME_AT, dueOf(kit, id));
  kit.fight.setShortOf(ROUND_AT, roundOf(dueOf(kit, id)));
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
  const free = fight.byteOf(FREE_AT);
  const ids = able(kit);
  const times = ids.map(id => (id === active && !free ? fight.wordOf(TIME_AT) + speedOf(kit, id) : dueOf(kit, id)));
  const waiting: Slot[] = turnOrder(kit, times).map(i => ({ actor: ids[i], time: times[i] }));
  const slots: Slot[] = [];
  while (slots.length < most && waiting.length) {
    const slot = waiting[0];
    slots.push(slot);
    waiting.splice(0, 1);
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
