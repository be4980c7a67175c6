// Undo and redo, step by step on one screen: whose turn it then is, and what was done last.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { byteOf, canRedo, canUndo, eventBack, nameOf, redo, shortOf, undo, wordOf } from '../fight/fight';
import { roundName, rules } from '../fight/in-use';
import { ACTIVE_AT, ROUND_AT, TIME_AT } from '../fight/layout';
import { eventText } from '../fight/log';
import { bar, pageRow } from './layout';
import { type MenuRow, openMenu } from './list';

/** Events below the name, the latest first. */
const EVENTS = 3;

/** Takes a step back at once, or forth, and stays for more. */
function openUndo(app: App, back: boolean): void {
  function draw(canvas: Canvas): void {
    canvas.begin('undo');
    const moment = byteOf(ACTIVE_AT) ? rules.countText(wordOf(TIME_AT), true) : '';
    bar(canvas, 'Undo', moment || `${roundName()} ${shortOf(ROUND_AT)}`);
    canvas.text(0, 10, WIDTH, Size.Big, Align.Left, byteOf(ACTIVE_AT) ? nameOf(byteOf(ACTIVE_AT)) : '-', false);
    for (let i = 0; i < EVENTS; i++) {
      const event = eventBack(i);
      pageRow(canvas, 4 + i, event ? eventText(event) : i ? '' : 'Nothing was done yet', '');
    }
    pageRow(canvas, 7, canUndo() ? 'up: undo' : '', canRedo() ? 'down: redo' : '');
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Up) undo();
    else if (key === Key.Down) redo();
    else if (key === Key.Menu) openMenu(app, []);
    else if (!repeat) app.back();
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: nothing };
  if (back) undo();
  else redo();
  app.open(screen);
}

/** Rows to undo and redo, where there is something. */
export function undoRows(app: App): MenuRow[] {
  const rows: MenuRow[] = [];
  if (canUndo()) rows.push({ label: 'Undo', ok: () => openUndo(app, true) });
  if (canRedo()) rows.push({ label: 'Redo', ok: () => openUndo(app, false) });
  return rows;
}
