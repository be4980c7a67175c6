// The outcome of an attack or test: the result in big words, why below; ok applies it, back takes it back.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { bar, centred } from './layout';
import { openMenu } from './list';
import { replayMark } from './replay';

/** Rows of explanation below the big words. */
const WHY_ROWS = 3;

export interface OutcomeOptions {
  readonly title: string;
  /** At most ten characters. */
  readonly big: string;
  /** At most three lines of 21 characters. */
  readonly why: readonly string[];
  /** Nothing of the result shows until up is pressed. */
  readonly hidden?: boolean;
  /** Told after the screen has closed. */
  readonly ok: () => void;
}

export function outcomeScreen(app: App, options: OutcomeOptions): Screen {
  let hidden = options.hidden || false;

  function draw(canvas: Canvas): void {
    canvas.begin('outcome');
    bar(canvas, options.title, '');
    canvas.text(0, 12, WIDTH, Size.Big, Align.Centre, hidden ? 'HIDDEN' : options.big, false);
    for (let at = 0; at < WHY_ROWS; at++) centred(canvas, at + 2, (!hidden && options.why[at]) || '');
    if (hidden) centred(canvas, 3, 'up shows it');
    centred(canvas, 5, `${replayMark('') ? 'REPLAY: ' : ''}ok takes it`);
  }

  function press(key: Key): void {
    if (key === Key.Menu) openMenu(app, []);
    else if (key === Key.Up) hidden = false;
    else if (key === Key.Ok) {
      app.back();
      options.ok();
    } else if (key === Key.Back) app.back();
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}
