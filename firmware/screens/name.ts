// Asks for a name: a list of common ones, or letter by letter on a wheel.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { NAME_BYTES } from '../fight/layout';
import { bar, centred } from './layout';
import { listScreen, openMenu } from './list';

const COMMON = [
  'Ada',
  'Bren',
  'Cara',
  'Dirk',
  'Grim',
  'Lena',
  'Bandit',
  'Beast',
  'Goblin',
  'Guard',
  'Orc',
  'Troll',
  'Wolf',
];

/** Letters of the big size in a line. */
const BIG_LETTERS = 10;

/** The wheel: the first place ends the name. */
const WHEEL = '\nabcdefghijklmnopqrstuvwxyz 0123456789-';

/** The name without the letter that tells it from others of its kind. */
function stemOf(name: string): string {
  const end = name.length - 2;
  return end > 0 && name[end] === ' ' ? name.substr(0, end) : name;
}

/** The name with the first letter, from `letter` on, that none of `taken` has. */
export function lettered(name: string, taken: string[], letter: number): string {
  const stem = stemOf(name).substr(0, NAME_BYTES - 2);
  for (; letter < 123; letter++) {
    const next = `${stem} ${String.fromCharCode(letter)}`;
    if (taken.indexOf(next) < 0) return next;
  }
  return name;
}

/** A name that none of `taken` has: further ones of a kind have letters. */
export function distinct(name: string, taken: string[]): string {
  return taken.indexOf(name) < 0 ? name : lettered(name, taken, 98);
}

/** Letter by letter, at most `most`. Tells `ok` the text after the screen has closed. */
export function spellScreen(app: App, title: string, start: string, most: number, ok: (text: string) => void): Screen {
  let name = start;
  let at = name ? 0 : 1;

  function letter(): string {
    const sign = WHEEL[at];
    return name ? sign : sign.toUpperCase();
  }

  function draw(canvas: Canvas): void {
    canvas.begin('spell');
    bar(canvas, title, '');
    const text = name + (at ? letter() : '');
    // Of a long text the end counts.
    const fits = text.length <= BIG_LETTERS;
    canvas.text(0, 20, WIDTH, fits ? Size.Big : Size.Normal, Align.Left, text, false);
    centred(canvas, 3, at ? 'ok: next letter' : 'ok: done');
    centred(canvas, 5, 'up, down: letter');
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Up || key === Key.Down) {
      at = (at + (key === Key.Down ? 1 : WHEEL.length - 1)) % WHEEL.length;
      if (!name && !at && !repeat) at = key === Key.Down ? 1 : WHEEL.length - 1;
    } else if (key === Key.Ok) {
      if (at) name += letter();
      if (at && name.length < most) {
        at = 0;
        return;
      }
      if (!name) return;
      app.back();
      ok(name);
    } else if (key === Key.Back) {
      if (name) name = name.substr(0, name.length - 1);
      else app.back();
    } else openMenu(app, []);
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}

/** Tells `ok` the name after the screen has closed; it differs from all of `taken`. */
export function openName(app: App, taken: string[], ok: (name: string) => void): void {
  app.open(
    listScreen(app, {
      title: 'Name',
      count: () => COMMON.length + 1,
      label: i => (i ? COMMON[i - 1] : 'Spell it'),
      ok: i => {
        app.back();
        if (i) ok(distinct(COMMON[i - 1], taken));
        else app.open(spellScreen(app, 'Name', '', NAME_BYTES, name => ok(distinct(name, taken))));
      },
    }),
  );
}
