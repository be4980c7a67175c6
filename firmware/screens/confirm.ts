// Asks before what can't be undone: answered with up, so that a key that bounces can't ask and answer.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import type { Canvas } from '../canvas/canvas';
import { bar, centred, lines } from './layout';

/** Tells `yes` after the screen has closed. */
export function openConfirm(app: App, title: string, words: string, yes: () => void): void {
  const rows = lines(`${words} Up: do it. Back: leave it.`);
  const screen: Screen = {
    open: nothing,
    draw: (canvas: Canvas) => {
      canvas.begin('confirm');
      bar(canvas, title, '');
      for (let at = 0; at < rows.length; at++) centred(canvas, at, rows[at]);
    },
    press: (key: Key) => {
      if (key !== Key.Up && key !== Key.Back) return;
      app.back();
      if (key === Key.Up) yes();
    },
    close: nothing,
  };
  app.open(screen);
}
