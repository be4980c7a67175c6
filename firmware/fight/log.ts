// Events in plain words, one line each.
import { EventKind } from './events';
import { type EventRecord, nameOf } from './fight';

/** A line of at most 21 characters where the names allow it. */
export function eventText(event: EventRecord, pools: readonly string[]): string {
  const who = nameOf(event.a);
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
      return `${who} hits ${nameOf(event.b)} ${event.c}`;
    case EventKind.Miss:
      return `${who} misses ${nameOf(event.b)}`;
    case EventKind.Damage:
      return `${who} -${event.c} ${pools[event.b]}`;
    case EventKind.Heal:
      return `${who} +${event.c} ${pools[event.b]}`;
    case EventKind.Declare:
      return `${who} takes ${event.c} s`;
    case EventKind.Edit:
      return `${who}: sheet`;
    default:
      return `${who}: name`;
  }
}
