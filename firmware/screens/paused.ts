// Fights that wait: a running one is put aside, and one of them goes on.
import type { App } from '../app/app';
import { MOST_PAUSED, pause, pausedKinds, pausedWords, resume } from '../fight/paused';
import { forgetFight } from '../journal/journal';
import { openConfirm } from './confirm';
import { listScreen, openMenu } from './list';
import { noticeScreen } from './notice';

/** The fight waits, known by these words. False, and it goes on, if there is no room for it. */
export function pauseHere(app: App, words: string): boolean {
  if (pause(words.substr(0, 21))) return true;
  const many = pausedKinds().length === MOST_PAUSED;
  app.open(
    noticeScreen(
      app,
      'Full',
      many
        ? `No more than ${MOST_PAUSED} can wait. End this one, or pause it after one that waits is ended.`
        : 'There is no room to keep this fight beside another. End it, or tidy.',
    ),
  );
  return false;
}

/** A new fight, or one that waits. */
export function openPaused(app: App, openNew: () => void, goOn: () => void): void {
  const kinds = pausedKinds();

  function forgetIt(kind: number): void {
    openConfirm(app, pausedWords(kind), 'Ends this fight for good.', () => {
      forgetFight(kind);
      app.back();
    });
  }

  app.open(
    listScreen(app, {
      title: 'Fights that wait',
      count: () => kinds.length + 1,
      label: i => (i ? pausedWords(kinds[i - 1]) : 'New fight'),
      chosen: 1,
      ok: i => {
        app.back();
        if (!i) openNew();
        else if (resume(kinds[i - 1])) goOn();
        else app.open(noticeScreen(app, 'Full', 'No room to save. Tidy first.'));
      },
      menu: i => openMenu(app, i ? [{ label: 'End it for good', ok: () => forgetIt(kinds[i - 1]) }] : []),
    }),
  );
}
