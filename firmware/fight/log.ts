// Events in plain words, one line each.
import { EventKind } from './events';
import { type EventRecord, nameOf } from './fight';

/** An event keeps amounts up to here; a larger one is told as this much and more. */
const MOST_KEPT = 255;

/** A line of at most 21 characters where the names allow it. */
export function eventText(event: EventRecord, pools: readonly string[]): string {
  const who = nameOf(event.a);
  const amount = event.c === MOST_KEPT ? `${MOST_KEPT}+` : event.c;
  switch (event.kind) {
    case EventKind.Add:
      return `${who} joins`;
    case EventKind.Remove:
      return 'one leaves';
    case EventKind.Start:
      return 'The fight begins';
    case EventKind.Next:
      return `${who}: done`;
    case EventKind.Hit:
      return `${who} hits ${nameOf(event.b)} ${amount}`;
    case EventKind.Miss:
      return `${who} misses ${nameOf(event.b)}`;
    case EventKind.Damage:
      return `${who} -${amount} ${pools[event.b]}`;
    case EventKind.Heal:
      return `${who} +${amount} ${pools[event.b]}`;
    case EventKind.Declare:
      return `${who} takes ${amount} s`;
    case EventKind.Edit:
      return `${who}: sheet`;
    default:
      return `${who}: name`;
  }
}
