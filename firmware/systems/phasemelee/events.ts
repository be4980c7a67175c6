// Events that only phasemelee has, and their lines in the log.
import { EventKind } from '../../fight/events';
import type { EventRecord } from '../../fight/fight';
import { kit } from './sheet';

/** a joins melee with b, or leaves it (c). */
export const JOINS: EventKind = EventKind.Own;
/** a loses c blows. */
export const LOSES: EventKind = EventKind.Own + 1;
/** a takes up other weapons. */
export const TAKES_UP: EventKind = EventKind.Own + 2;
export const CASTS: EventKind = EventKind.Own + 3;
/** A turn ends, or the rule of first blows is another. */
export const TURN_ENDS: EventKind = EventKind.Own + 4;
/** a's weapon is c percent broken. */
export const BREAKS: EventKind = EventKind.Own + 5;
export const TREATS: EventKind = EventKind.Own + 6;
/** A critical wound of a takes c in all. */
export const WOUNDS: EventKind = EventKind.Own + 7;

const WORDS = ['', 'loses blows:', 'takes up arms', 'casts', '', 'broken:', 'is treated', 'is wounded:'];

export function eventText(event: EventRecord): string {
  if (event.kind === TURN_ENDS) return event.b ? 'First blows: rule' : 'A turn ends';
  if (event.kind === JOINS) return `${kit.nameOf(event.a)} ${event.c ? 'leaves' : 'meets'} ${kit.nameOf(event.b)}`;
  return `${kit.nameOf(event.a)} ${WORDS[event.kind - JOINS]} ${event.c || ''}`;
}
