// Events in plain words, one line each.

import { conditionName } from './condition-words';
import { EventKind } from './events';
import { type EventRecord, nameOf } from './fight';
import { rules } from './in-use';

/** An event keeps amounts up to here; a larger one is told as this much and more. */
const MOST_KEPT = 255;

function amountText(event: EventRecord): string {
  return event.c === MOST_KEPT ? `${MOST_KEPT}+` : `${event.c}`;
}

/** What came of an attack. */
export function attackText(event: EventRecord): string {
  const hit = event.c || event.kind === EventKind.Hit;
  const names = `${nameOf(event.a)} ${hit ? 'hits' : 'misses'} ${nameOf(event.b)}`;
  return hit ? `${names} ${amountText(event)}` : names;
}

/** A line of at most 21 characters where the names allow it. */
export function eventText(event: EventRecord): string {
  const who = nameOf(event.a);
  const amount = amountText(event);
  switch (event.kind) {
    case EventKind.Add:
      return `${who} joins`;
    case EventKind.Remove:
      return `${who} leaves`;
    case EventKind.Start:
      return 'The fight begins';
    case EventKind.Next:
      return `${who}: done`;
    case EventKind.Hit:
    case EventKind.Miss:
      return attackText(event);
    case EventKind.Damage:
      return `${who} -${amount} ${rules.pools[event.b]}`;
    case EventKind.Heal:
      return `${who} +${amount} ${rules.pools[event.b]}`;
    case EventKind.Edit:
      return `${who}: sheet`;
    case EventKind.Rename:
      return `${who}: name`;
    case EventKind.Hold:
      return `${who} holds`;
    case EventKind.StepIn:
      return `${who} steps in`;
    case EventKind.Order:
      return `${who} before ${nameOf(event.b)}`;
    case EventKind.Condition:
      return `${who} ${conditionName(event.b)}`;
    case EventKind.Better:
      return `${who} not ${conditionName(event.b)}`;
    case EventKind.Note:
      return `${who}: note`;
    case EventKind.Hidden:
      return `${who}: hidden roll`;
    default:
      return rules.eventText ? rules.eventText(event) : `${who}: declares`;
  }
}
