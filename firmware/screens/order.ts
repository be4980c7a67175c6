// Who goes before whom: stepping in, ties that the rules leave open, and the referee's order among equals.
import type { App } from '../app/app';
import { byteOf, combatants, nameOf, recordOf } from '../fight/fight';
import { TIE } from '../fight/layout';
import { holders, putBefore, stepIn, undecided } from '../fight/timeline';
import { listScreen } from './list';
import { noticeScreen } from './notice';
import { conditionText } from './state-words';

/** Who waits acts now, before the active one: at once, or chosen from several. */
export function openStepIn(app: App): void {
  const ids = holders();

  function step(id: number): void {
    if (!stepIn(id)) app.open(noticeScreen(app, 'Step in', `${nameOf(id)} can't act now.`));
  }

  if (ids.length === 1) {
    step(ids[0]);
    return;
  }
  app.open(
    listScreen(app, {
      title: 'Who steps in?',
      count: () => ids.length,
      label: i => nameOf(ids[i]),
      ok: i => {
        app.back();
        step(ids[i]);
      },
    }),
  );
}

/** Asks who of equals acts first, if the rules do not say and the referee has not yet. */
export function askTie(app: App): void {
  const ids = undecided();
  if (!ids.length) return;
  app.open(
    listScreen(app, {
      title: 'Who acts first?',
      count: () => ids.length,
      label: i => nameOf(ids[i]),
      ok: i => {
        putBefore(ids[i], ids[0]);
        app.back();
      },
    }),
  );
}

/** The order among those who act at the same moment. ok moves one up. */
export function openOrder(app: App): void {
  const ids = combatants().slice();

  function sort(): void {
    ids.sort((a, b) => byteOf(recordOf(a) + TIE) - byteOf(recordOf(b) + TIE));
  }

  sort();
  app.open(
    listScreen(app, {
      title: 'Order of equals',
      figure: () => 'ok: up',
      count: () => ids.length,
      label: i => `${i + 1} ${nameOf(ids[i])}`,
      value: i => conditionText(ids[i]),
      ok: i => {
        if (i) putBefore(ids[i], ids[i - 1]);
        sort();
      },
      follow: i => Math.max(0, i - 1),
    }),
  );
}
