// A message on a screen of its own: what happened, in a few words; any key goes on.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import type { Canvas } from '../canvas/canvas';
import { bar, centred, lines, ROWS } from './layout';

export function noticeScreen(app: App, title: string, text: string): Screen {
  const rows = lines(text);

  function draw(canvas: Canvas): void {
    canvas.begin(`notice${title}${text}`);
    bar(canvas, title, '');
    const top = Math.max(0, (ROWS - rows.length) >> 1);
    for (let at = 0; at < rows.length && at < ROWS; at++) centred(canvas, top + at, rows[at]);
  }

  return {
    open: nothing,
    draw: draw,
    press: (key: Key) => {
      if (key !== Key.Menu) app.back();
    },
    close: nothing,
  };
}
