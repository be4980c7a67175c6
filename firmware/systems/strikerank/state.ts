// What a strikerank combatant has in his record: the fields of the combat sheet, then wounds, fatigue and what he means to do.
// Bytes of one round stand together; they are set anew when a combatant says what he will do.
import { SHEET, SYSTEM_AT } from '../../fight/record-layout';
import type { Kit } from '../../fight/system';

/** The parts of the app, set when the module is created: it is in use for one fight at a time. */
export let kit: Kit;

export function useKit(parts: Kit): void {
  kit = parts;
}

/** Fields of the combat sheet, a byte each. */
export const SHEET_FIELDS = CORE.combatSheet.in.movementRate + 1;

/** Damage that each of the seven locations has taken. */
export const WOUNDS = SHEET + SHEET_FIELDS;
export const LOCATIONS = 7;
/** A bit for each location that bleeds. */
export const BLEEDING = WOUNDS + LOCATIONS;
/** Class of the moment, and above it the long-term class that rest does not better. */
export const FATIGUE = BLEEDING + 1;
/** These outlast a fight: bytes of the sheet. */
export const LASTING = [WOUNDS - SHEET, FATIGUE - SHEET + 1];
/** Declared actions, the first one in the low half; 0 is none. They stay until they are changed. */
export const ACTIONS = FATIGUE + 1;
export const MAGIC = ACTIONS + 1;
/** What a spell that goes on still needs. */
export const CARRIED = MAGIC + 1;
/** Strike ranks of this round: of the first action, of the second, of a flurry's second blow; 0 is none. */
export const RANKS = CARRIED + 1;
export const MOST_RANKS = 3;
/** Parries of this round, dodges above them. */
export const DEFENSES = RANKS + MOST_RANKS;
/** Marks of this round, see below. */
export const MARKS = DEFENSES + 1;
/** Place in the order of intent, then of movement. */
export const PLACE = MARKS + 1;
/** Rounds of exertion. */
export const EXERTION = PLACE + 1;

/** Has aborted an action. */
export const ABORTED = 1;
/** Has made a heroic effort, so makes no roll against bleeding. */
export const HEROIC = 2;
export const EXERTED = 4;
/** Moves faster after the melee. */
export const FAST = 8;
/** Stays up without hit points. */
export const UPRIGHT = 16;

/** Of the fight: how movement is played. */
export const MOVES_AT = SYSTEM_AT;

/** Actions by their numbers. */
export const ATTACK = 1;
export const SPELL = 3;
export const PARRY = 4;
export const DODGE = 5;

export const FATIGUE_WORDS = ['normal', 'tired', 'weary', 'exhausted', 'incapacitated'];
export const LOCATION_WORDS = ['right leg', 'left leg', 'abdomen', 'chest', 'right arm', 'left arm', 'head'];
/** The table of hit points by location ends here. */
const MOST_HIT_POINTS = 21;

export function get(id: number, offset: number): number {
  return kit.bytes[kit.recordOf(id) + offset];
}

/** Within an event, as all that changes something. */
export function set(id: number, offset: number, value: number): void {
  kit.setByteOf(kit.recordOf(id) + offset, value);
}

/** Field of the combat sheet. */
export function sheet(id: number, field: number): number {
  return get(id, SHEET + field);
}

export function fatigueOf(id: number): number {
  return get(id, FATIGUE) & 15;
}

export function setFatigue(id: number, rank: number): void {
  set(id, FATIGUE, (get(id, FATIGUE) & 240) | rank);
}

/** Declared action 0 or 1. */
export function declared(id: number, k: number): number {
  const both = get(id, ACTIONS);
  return k ? both >> 4 : both & 15;
}

/** Puts marks of the round on, or takes them away. */
export function mark(id: number, bits: number, on: boolean): void {
  set(id, MARKS, on ? get(id, MARKS) | bits : get(id, MARKS) & ~bits);
}

/** The bit of a location among those that bleed. */
export function bitOf(location: number): number {
  return 1 << (location & 7);
}

/** Hit points of a location, by the table. */
export function hitPointsAt(id: number, location: number): number {
  kit.run(CORE.locationHitPoints.number, [Math.min(MOST_HIT_POINTS, kit.fullPoolOf(id, 0))]);
  return kit.word(CORE.locationHitPoints.out.rightLeg + location);
}

/** A location has taken so much damage in all. One whose bleeding was stopped bleeds again only when it grows worse. */
export function setWound(id: number, location: number, damage: number): void {
  const before = get(id, WOUNDS + location);
  const bleeding = get(id, BLEEDING);
  const bit = bitOf(location);
  kit.run(CORE.damageResult.number, [location, damage, hitPointsAt(id, location)]);
  const bleeds = kit.word(CORE.damageResult.out.bleedPerRound);
  set(id, WOUNDS + location, damage);
  if (!bleeds) set(id, BLEEDING, bleeding & ~bit);
  else if (damage > before) set(id, BLEEDING, bleeding | bit);
}
