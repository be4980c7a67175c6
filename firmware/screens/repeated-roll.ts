// A roll that its notation repeats, 6x4d6kh3 for one: a list with a row for each time, its dice and its total. ok rolls all of them again.
import type { App } from '../app/app';
import { rolledTotal, rollProgram } from '../dice/dice';
import { diceText, noteRoll } from '../dice/last-rolls';
import type { Roll } from '../dice/rolls';
import { COLUMNS } from './layout';
import { listScreen } from './list';
import { noticeScreen } from './notice';
import { replayMark } from './replay';

/** How often a notation is rolled: `6x` in front of it says so. */
export function timesOf(text: string): number {
  const times = parseInt(text, 10);
  return times > 0 && text[`${times}`.length] === 'x' ? times : 1;
}

/** Rolls as often as the notation says; `ask`, if given, has the dice of one time typed in and then tells. */
export function openRepeatedRoll(app: App, roll: Roll, hidden: boolean, ask?: (done: () => void) => void): void {
  const times = timesOf(roll.text);
  let dice: string[] = [];
  let totals: number[] = [];

  function fallen(): void {
    dice.push(diceText());
    totals.push(rolledTotal());
  }

  function rollAll(): void {
    dice = [];
    totals = [];
    for (let i = 0; i < times; i++) {
      rollProgram(roll.program, hidden);
      fallen();
    }
    noteRoll(roll.text, totals.join(' '), hidden);
  }

  function show(): void {
    const title = replayMark(roll.name || 'Roll');
    app.open(
      listScreen(app, {
        title: title,
        figure: () => (title.length + roll.text.length < COLUMNS ? roll.text : `${times}x`),
        count: () => times,
        label: i => dice[i],
        value: i => `${totals[i]}`,
        ok: rollAll,
      }),
    );
  }

  function askNext(done: (next: () => void) => void): void {
    done(() => {
      fallen();
      if (totals.length < times) {
        askNext(done);
        return;
      }
      noteRoll(roll.text, totals.join(' '), false);
      show();
    });
  }

  if (ask) {
    askNext(ask);
    return;
  }
  rollAll();
  if (hidden) app.open(noticeScreen(app, 'HIDDEN', 'Rolled. Last rolls shows them.'));
  else show();
}
