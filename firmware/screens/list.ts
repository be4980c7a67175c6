// A screen that is a list: rows to choose from, ok takes the chosen one.
// Up and down wrap around; held, they jump to the end.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import type { Canvas } from '../canvas/canvas';
import { bar, ROWS, row } from './layout';

export interface ListOptions {
  readonly title: string;
  /** Figure at the right of the bar. */
  readonly figure?: () => string;
  readonly count: () => number;
  readonly label: (i: number) => string;
  readonly value?: (i: number) => string;
  readonly ok: (i: number) => void;
  /** Shown in place of rows while there are none. */
  readonly empty?: string;
  /** back held, with the chosen row. */
  readonly menu?: (i: number) => void;
  /** Row that is chosen after ok on row i; the same one where it is left out. */
  readonly follow?: (i: number) => number;
  /** Row chosen at first. */
  readonly chosen?: number;
}

let layouts = 0;

export function listScreen(app: App, options: ListOptions): Screen {
  const layout = `list${layouts++}`;
  let chosen = options.chosen || 0;
  let first = 0;

  function move(by: number, repeat: number): void {
    const count = options.count();
    if (!count || repeat > 1) return;
    if (repeat) chosen = by < 0 ? 0 : count - 1;
    else chosen = (chosen + by + count) % count;
  }

  function draw(canvas: Canvas): void {
    const count = options.count();
    if (chosen >= count) chosen = count ? count - 1 : 0;
    if (chosen < first) first = chosen;
    if (chosen >= first + ROWS) first = chosen - ROWS + 1;
    canvas.begin(layout);
    bar(canvas, options.title, options.figure ? options.figure() : '');
    for (let at = 0; at < ROWS; at++) {
      const i = first + at;
      if (i < count) row(canvas, at, options.label(i), options.value ? options.value(i) : '', i === chosen);
      else row(canvas, at, !count && at === 1 && options.empty ? options.empty : '', '', false);
    }
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Up) move(-1, repeat);
    else if (key === Key.Down) move(1, repeat);
    else if (key === Key.Ok && options.count() > 0) {
      const i = chosen;
      if (options.follow) chosen = options.follow(i);
      options.ok(i);
    } else if (key === Key.Back) app.back();
    else if (key === Key.Menu) {
      if (options.menu) options.menu(chosen);
      else openMenu(app, []);
    }
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}

export interface MenuRow {
  readonly label: string;
  readonly ok: () => void;
}

/** The menu of a screen; its first row is Home, the one chosen at first is the screen's own first row. An action runs after the menu has closed. */
export function openMenu(app: App, rows: MenuRow[]): void {
  app.open(
    listScreen(app, {
      title: 'Menu',
      chosen: rows.length ? 1 : 0,
      count: () => rows.length + 1,
      label: i => (i ? rows[i - 1].label : 'Home'),
      ok: i => {
        if (!i) {
          app.home();
          return;
        }
        app.back();
        rows[i - 1].ok();
      },
    }),
  );
}
