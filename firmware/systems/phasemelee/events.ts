// Events that only phasemelee has, and their lines in the log.
import { EventKind } from '../../fight/events';
import type { EventRecord } from '../../fight/fight';
import { kit } from './sheet';

/** a joins melee with b. */
export const JOINS: EventKind = EventKind.Own;
/** a loses c blows. */
export const LOSES: EventKind = EventKind.Own + 1;
/** a takes up other weapons. */
export const TAKES_UP: EventKind = EventKind.Own + 2;
export const CASTS: EventKind = EventKind.Own + 3;
export const TURN_ENDS: EventKind = EventKind.Own + 4;
/** a's weapon is c percent broken. */
export const BREAKS: EventKind = EventKind.Own + 5;
export const TREATS: EventKind = EventKind.Own + 6;
/** The other rule of first blows. */
export const RULE_TURNS: EventKind = EventKind.Own + 7;

export function eventText(event: EventRecord): string {
  const who = kit.nameOf(event.a);
  switch (event.kind) {
    case JOINS:
      return `${who} meets ${kit.nameOf(event.b)}`;
    case LOSES:
      return event.c ? `${who} loses ${event.c} blows` : `${who} drops it`;
    case TAKES_UP:
      return `${who}: weapon`;
    case CASTS:
      return `${who} casts`;
    case TURN_ENDS:
      return 'A turn ends';
    case BREAKS:
      return event.c ? `${who}: ${event.c}% broken` : `${who}: it holds`;
    case TREATS:
      return `${who} is treated`;
    default:
      return 'First blows: rule';
  }
}
