// Whose turn it is in large type, and who comes next.
// ok is Next; up and down look ahead along the timeline without moving it.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import {
  byteOf,
  canRedo,
  canUndo,
  clearFight,
  flagsOf,
  fullPoolOf,
  nameOf,
  poolOf,
  recordOf,
  redo,
  shortOf,
  undo,
  wordOf,
} from '../fight/fight';
import { rules } from '../fight/in-use';
import { ACTIVE_AT, ROUND_AT, STEP_AT, TIME_AT } from '../fight/layout';
import { ahead, aheadActor, aheadMoment, aheadStep, MOST_AHEAD, next } from '../fight/timeline';
import { capital } from '../rules/figures';
import { openChange } from './change';
import { openNewCombatant, openPeople } from './combatant';
import { bar, pageRow } from './layout';
import { type MenuRow, openMenu } from './list';
import { openLog } from './log';
import { noticeScreen } from './notice';
import { conditionText } from './state-words';

const NEXT_ROWS = 2;

/** Round and step, in the system's words. */
function roundText(round: number, step: number): string {
  if (rules.roundText) return rules.roundText(round, step);
  const name = rules.steps[step % rules.steps.length];
  if (!name) return `${rules.round} ${round}`;
  const run = rules.repeats ? `.${Math.floor(step / rules.steps.length) + 1}` : '';
  return `${rules.round[0]}${round}${run} ${name}`;
}

/** Rows to undo and redo, where there is something. */
export function undoRows(): MenuRow[] {
  const rows: MenuRow[] = [];
  if (canUndo()) rows.push({ label: 'Undo', ok: undo });
  if (canRedo()) rows.push({ label: 'Redo', ok: redo });
  return rows;
}

export function turnScreen(app: App): Screen {
  const poolNames = rules.pools.map(capital);
  let look = 0;

  function end(): void {
    clearFight();
    app.back();
  }

  function menu(): void {
    openMenu(
      app,
      rules
        .actions(app)
        .concat([
          { label: 'Damage', ok: () => openChange(app, false) },
          { label: 'Heal', ok: () => openChange(app, true) },
        ])
        .concat(undoRows())
        .concat([
          { label: 'Add', ok: () => openNewCombatant(app) },
          { label: 'Combatants', ok: () => openPeople(app) },
          { label: 'Log', ok: () => openLog(app) },
          { label: 'End the fight', ok: end },
        ]),
    );
  }

  function poolText(id: number, pool: number): string {
    return pool < poolNames.length ? `${poolNames[pool]} ${poolOf(id, pool)}/${fullPoolOf(id, pool)}` : '';
  }

  function draw(canvas: Canvas): void {
    const id = byteOf(ACTIVE_AT);
    const here = recordOf(id) >= 0;
    const count = ahead(look + NEXT_ROWS);
    canvas.begin('turn');
    bar(canvas, roundText(shortOf(ROUND_AT), byteOf(STEP_AT)), here ? rules.countText(wordOf(TIME_AT), false) : '');
    canvas.text(0, 8, WIDTH, Size.Big, Align.Left, here ? nameOf(id) : 'Nobody', false);
    pageRow(canvas, 3, here ? poolText(id, 0) : '', here ? rules.doing(id) : '');
    pageRow(canvas, 4, here ? poolText(id, 1) : '', here && flagsOf(id) ? conditionText(id) : '');
    for (let at = 0; at < NEXT_ROWS; at++) {
      const i = look + at;
      const actor = i < count ? aheadActor[i] : 0;
      if (actor) pageRow(canvas, 6 + at, nameOf(actor), rules.countText(aheadMoment[i], true));
      else pageRow(canvas, 6 + at, i < count ? `- ${roundText(aheadMoment[i], aheadStep[i])} -` : '', '');
    }
  }

  function goOn(): void {
    look = 0;
    if (!next())
      app.open(noticeScreen(app, 'Fight', 'Nobody is left to act. Heal someone, add someone, or end the fight.'));
  }

  function press(key: Key, repeat: number): void {
    const id = byteOf(ACTIVE_AT);
    if (key === Key.Ok) {
      if (!id || !rules.act?.(app, id)) goOn();
    } else if (key === Key.Up) look = repeat || !look ? 0 : look - 1;
    else if (key === Key.Down && look < MOST_AHEAD - NEXT_ROWS) look++;
    else if (key === Key.Back) app.back();
    else menu();
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}
