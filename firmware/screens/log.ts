// The log: every event of the fight in plain words, the latest first, under the time that has passed in the world of the game.
import type { App } from '../app/app';
import { EventKind } from '../fight/events';
import { eventBack, eventCount, shortOf } from '../fight/fight';
import { roundName, rules } from '../fight/in-use';
import { ROUND_AT } from '../fight/layout';
import { attackText, eventText } from '../fight/log';
import { listScreen } from './list';
import { noticeScreen } from './notice';

/** Minutes and seconds since round 1 began; rounds where the rules don't say how long they are. */
function elapsed(): string {
  const rounds = Math.max(0, shortOf(ROUND_AT) - 1);
  if (!rules.roundSeconds) return `${rounds} ${roundName()}s`;
  const seconds = rounds * rules.roundSeconds;
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

export function openLog(app: App): void {
  app.open(
    listScreen(app, {
      title: `Log ${elapsed()}`,
      figure: () => `${eventCount()}`,
      count: eventCount,
      label: i => {
        const event = eventBack(i);
        return event ? eventText(event) : '';
      },
      ok: i => {
        const event = eventBack(i);
        if (event && event.kind === EventKind.Hidden) app.open(noticeScreen(app, 'Hidden', attackText(event)));
        else app.back();
      },
      empty: 'Nothing yet',
    }),
  );
}
