// The test card: a border of one pixel that is whole only when the panel's type and offset are right.
// Up and down walk through them, ok keeps what is shown, back takes what was before.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing } from '../app/screen';
import { Setting, settings } from '../app/settings';
import { Align, type Canvas, HEIGHT, Size, WIDTH } from '../canvas/canvas';
import { openMenu } from './list';

export const PANEL_NAMES = ['SSD1306', 'SH1106', 'SSD1309'];

/** Type and offset (three to a type), the commonest first: SSD1306, SH1106 with 2, SSD1309, SH1106 with 0, and so on. */
const WALK = [0, 4, 6, 3, 7, 1, 5, 2, 8];

/** Opens the card; `done` is told when ok has kept what it shows. */
export function openTestCard(app: App, done: () => void): void {
  function combination(): number {
    return 3 * settings.values[Setting.Panel] + settings.values[Setting.Offset];
  }

  const before = combination();

  function take(number: number): void {
    settings.values[Setting.Panel] = Math.floor(number / 3);
    settings.values[Setting.Offset] = number % 3;
    settings.apply(true);
  }

  function drawBorder(graphics: Graphics): void {
    graphics.drawRect(0, 0, WIDTH - 1, HEIGHT - 1);
    for (let corner = 0; corner < 4; corner++) {
      const x = corner & 1 ? WIDTH - 8 : 3;
      const y = corner & 2 ? HEIGHT - 8 : 3;
      graphics.fillRect(x, y, x + 4, y + 4);
    }
  }

  function draw(canvas: Canvas): void {
    canvas.begin('card');
    canvas.picture(0, 0, WIDTH, HEIGHT, 'border', drawBorder);
    canvas.text(9, 20, 110, Size.Normal, Align.Centre, 'Border whole? ok', false);
    const name = PANEL_NAMES[settings.values[Setting.Panel]];
    canvas.text(9, 36, 110, Size.Normal, Align.Centre, `${name} +${2 * settings.values[Setting.Offset]}`, false);
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Menu) openMenu(app, []);
    else if (key === Key.Up || key === Key.Down) {
      if (!repeat) take(WALK[(WALK.indexOf(combination()) + (key === Key.Up ? 8 : 1)) % 9]);
    } else {
      if (key === Key.Ok) settings.changed();
      else take(before);
      app.back();
      if (key === Key.Ok) done();
    }
  }

  app.open({ open: nothing, draw: draw, press: press, close: nothing });
}
