// The log: every event of the fight in plain words, the latest first.
import type { App } from '../app/app';
import { eventBack, eventCount } from '../fight/fight';
import { eventText } from '../fight/log';
import { listScreen } from './list';

export function openLog(app: App): void {
  app.open(
    listScreen(app, {
      title: 'Log',
      figure: () => `${eventCount()}`,
      count: () => eventCount(),
      label: i => {
        const event = eventBack(i);
        return event ? eventText(event) : '';
      },
      ok: () => app.back(),
      empty: 'Nothing yet',
    }),
  );
}
