// Asks for one figure: big digits, up and down change it, held they run faster; ok takes it, back leaves it.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { bar, centred } from './layout';
import { type MenuRow, openMenu } from './list';
import type { Figure } from './rolled-figure';

/** Steps of a held key: ones first, then tens, then hundreds. */
export function stepFor(repeat: number): number {
  return repeat < 8 ? 1 : repeat < 20 ? 10 : 100;
}

/** A value moved by a key and held within its range. */
export function moved(value: number, by: number, repeat: number, low: number, high: number): number {
  const next = value + by * stepFor(repeat);
  return next < low ? low : Math.min(next, high);
}

export interface NumberOptions {
  readonly title: string;
  /** What the figure is, below it. */
  readonly hint: string;
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly text?: (value: number) => string;
  /** Rows of its menu, about the figure as one of a form. */
  readonly menu?: (figure: Figure) => MenuRow[];
  readonly ok: (value: number) => void;
}

/** After ok the screen closes and then `ok` is told. */
export function numberScreen(app: App, options: NumberOptions): Screen {
  let value = options.start;

  const figure = {
    label: options.title,
    choices: false,
    low: options.low,
    high: options.high,
    set: (total: number): void => {
      value = total;
    },
    text: (given: number) => `${given}`,
  };

  function draw(canvas: Canvas): void {
    canvas.begin(`number${options.title}`);
    bar(canvas, options.title, '');
    canvas.text(0, 18, WIDTH, Size.Huge, Align.Centre, options.text ? options.text(value) : `${value}`, false);
    centred(canvas, 4, options.hint);
    centred(canvas, 5, `${options.low} to ${options.high}`);
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Up) value = moved(value, 1, repeat, options.low, options.high);
    else if (key === Key.Down) value = moved(value, -1, repeat, options.low, options.high);
    else if (key === Key.Ok) {
      app.back();
      options.ok(value);
    } else if (key === Key.Back) app.back();
    else openMenu(app, options.menu ? options.menu(figure) : []);
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}
