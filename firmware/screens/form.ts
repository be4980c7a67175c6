// A form: one row a figure, edited in place; rows that act stand among them.
// ok begins and ends editing; up and down change the figure, held they run faster; back takes the change back.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import type { Canvas } from '../canvas/canvas';
import type { Label } from '../rules/labels';
import { bar, ROWS, row } from './layout';
import { openMenu } from './list';
import { moved } from './number';

/** Stands for "left out" in a row that may be left out. */
export const LEFT_OUT = -2147483648;

export interface FormRow {
  readonly label: string;
  /** What the row does when ok is pressed; a row without it is edited. */
  readonly act?: () => void;
  readonly low: number;
  readonly high: number;
  /** Choices are walked as a list: down is the next one. */
  readonly choices: boolean;
  readonly optional: boolean;
  get(): number;
  set(value: number): void;
  text(value: number): string;
  /** What a held key counts in, e.g. 8 where 8 are one inch. */
  readonly stride?: number;
  /** The field of the rules that stands in it. */
  readonly field?: Label;
  /** Told when ok has settled on a value. */
  readonly taken?: () => void;
}

export interface FormOptions {
  readonly title: string;
  readonly figure?: () => string;
  /** Rows that count at this moment; for a long form in their place how many, and each of them made when it is asked for. */
  readonly rows?: () => FormRow[];
  readonly count?: () => number;
  readonly row?: (i: number) => FormRow;
  /** back held, with the chosen row. */
  readonly menu?: (line: FormRow) => void;
}

/** A row that acts. */
export function actionRow(label: string, act: () => void, text: () => string): FormRow {
  return {
    label: label,
    act: act,
    low: 0,
    high: 0,
    choices: false,
    optional: false,
    get: () => 0,
    set: nothing,
    text: text,
  };
}

/** A row with a figure. */
export function numberRow(
  label: string,
  low: number,
  high: number,
  get: () => number,
  set: (value: number) => void,
): FormRow {
  const text = (value: number) => `${value}`;
  return { label: label, low: low, high: high, choices: false, optional: false, get: get, set: set, text: text };
}

/** A row with one of some words. */
export function choiceRow(label: string, words: string[], get: () => number, set: (value: number) => void): FormRow {
  const text = (value: number) => words[value];
  return {
    label: label,
    low: 0,
    high: words.length - 1,
    choices: true,
    optional: false,
    get: get,
    set: set,
    text: text,
  };
}

let layouts = 0;

export function formScreen(app: App, options: FormOptions): Screen {
  const layout = `form${layouts++}`;
  let chosen = 0;
  let first = 0;
  let editing = false;
  let before = 0;

  /** The rows of this moment, where they are given as a list. */
  let rows: FormRow[] | undefined;

  function count(): number {
    rows = options.rows ? options.rows() : undefined;
    return rows ? rows.length : options.count!();
  }

  function rowAt(i: number): FormRow {
    return rows ? rows[i] : options.row!(i);
  }

  function shownValue(line: FormRow): string {
    const value = line.get();
    return value === LEFT_OUT ? '-' : line.text(value);
  }

  function draw(canvas: Canvas): void {
    const most = count();
    if (chosen >= most) chosen = most - 1;
    if (chosen < first) first = chosen;
    if (chosen >= first + ROWS) first = chosen - ROWS + 1;
    canvas.begin(layout);
    bar(canvas, options.title, options.figure ? options.figure() : '');
    for (let at = 0; at < ROWS; at++) {
      const i = first + at;
      if (i >= most) {
        row(canvas, at, '', '', false);
        continue;
      }
      const line = rowAt(i);
      const text = shownValue(line);
      row(canvas, at, line.label, editing && i === chosen ? `<${text}>` : text, i === chosen);
    }
    rows = undefined;
  }

  function change(line: FormRow, key: Key, repeat: number): void {
    const value = line.get();
    const stride = (repeat && line.stride) || 1;
    const by = (key === Key.Up) !== line.choices ? stride : -stride;
    if (value === LEFT_OUT) {
      if (by > 0) line.set(line.low);
      return;
    }
    if (line.optional && by < 0 && value === line.low) line.set(LEFT_OUT);
    else line.set(moved(value - (value % stride), by, repeat, line.low, line.high));
  }

  function pressEditing(line: FormRow, key: Key, repeat: number): void {
    if (key === Key.Up || key === Key.Down) {
      change(line, key, repeat);
      return;
    }
    editing = false;
    if (key !== Key.Ok) line.set(before);
    else if (line.taken) line.taken();
  }

  function press(key: Key, repeat: number): void {
    const most = count();
    const line = rowAt(chosen);
    rows = undefined;
    if (editing) pressEditing(line, key, repeat);
    else if (key === Key.Up || key === Key.Down) {
      if (repeat > 1) return;
      if (repeat) chosen = key === Key.Up ? 0 : most - 1;
      else chosen = (chosen + (key === Key.Up ? most - 1 : 1)) % most;
    } else if (key === Key.Ok) {
      if (line.act) line.act();
      else {
        before = line.get();
        editing = true;
      }
    } else if (key === Key.Back) app.back();
    else if (options.menu) options.menu(line);
    else openMenu(app, []);
  }

  return {
    open: () => {
      editing = false;
    },
    draw: draw,
    press: press,
    close: nothing,
  };
}
