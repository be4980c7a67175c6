// Which phase of the fight it is, counted from its start, and which step of the phase.
import { ROUND_AT, STEP_AT } from '../../fight/record-layout';
import type { Kit } from '../../fight/system';

export const STEPS = ['Mana', 'Missiles', 'Magic', 'Melee', 'Poison'];

export enum Step {
  Mana = 0,
  Missiles = 1,
  Magic = 2,
  Melee = 3,
  Poison = 4,
}

/** Kinds of combatants, events and such are numbered by the core's words; this is what the tracker gives to all. */
export let kit: Kit;

export function setKit(given: Kit): void {
  kit = given;
}

export function stepNow(): Step {
  return kit.byteOf(STEP_AT) % STEPS.length;
}

/** Phase of the turn, from 0. */
export function phaseOfTurn(): number {
  return Math.floor(kit.byteOf(STEP_AT) / STEPS.length);
}

/** Phases since the fight began. */
export function phaseNow(): number {
  return (kit.shortOf(ROUND_AT) - 1) * CONSTANT.phasesPerTurn + phaseOfTurn();
}

/** The die, what it counts after all modifiers, and the line. */
export function rollText(die: number, roll: number, line: number): string {
  return `${die}${die === roll ? '' : ` is ${roll}`}, line ${line}`;
}

/** A byte of a combatant's record, and 16 bits of it. */
export function get(id: number, at: number): number {
  return kit.bytes[kit.recordOf(id) + at];
}

export function getShort(id: number, at: number): number {
  return kit.shortOf(kit.recordOf(id) + at);
}

/** Within an event. */
export function set(id: number, at: number, value: number): void {
  kit.setByteOf(kit.recordOf(id) + at, value);
}

export function setShort(id: number, at: number, value: number): void {
  kit.setShortOf(kit.recordOf(id) + at, value);
}
