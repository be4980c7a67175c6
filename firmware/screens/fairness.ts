// Fairness: how often each face of a die was rolled, as bars beside the line that even counts would reach.
// No verdict under a hundred rolls: so few say nothing.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { type Canvas, WIDTH } from '../canvas/canvas';
import { chiSquareHundredths, countsOf, keepCounts, limitHundredths, resetCounts } from '../dice/counts';
import { COUNTED, columnsOf } from '../dice/limits';
import { decimal } from '../rules/figures';
import { bar, centred } from './layout';
import { openMenu } from './list';

const LEAST_ROLLS = 100;
const TOP = 12;
const HEIGHT = 28;

/** The die that was looked at last: most ask about the same one again. */
let at = COUNTED.indexOf(20);

function openReset(app: App): void {
  function draw(canvas: Canvas): void {
    canvas.begin('reset');
    bar(canvas, 'Reset', '');
    centred(canvas, 1, `Forget all d${COUNTED[at]}?`);
    centred(canvas, 3, 'up: forget them');
    centred(canvas, 4, 'back: keep them');
  }

  function press(key: Key): void {
    if (key === Key.Up) {
      resetCounts(at);
      app.back();
    } else if (key === Key.Back) app.back();
  }

  app.open({ open: nothing, draw: draw, press: press, close: nothing });
}

export function openFairness(app: App): void {
  function rolls(): number {
    const columns = countsOf(at);
    let sum = 0;
    for (let i = 0; i < columns.length; i++) sum += columns[i];
    return sum;
  }

  function chart(graphics: Graphics): void {
    const columns = countsOf(at);
    const width = Math.floor(WIDTH / columns.length);
    const left = (WIDTH - columns.length * width) >> 1;
    let most = 1;
    for (let i = 0; i < columns.length; i++) most = Math.max(most, columns[i]);
    for (let i = 0; i < columns.length; i++) {
      const high = Math.floor((columns[i] * HEIGHT) / most);
      const x = left + i * width;
      if (high) graphics.fillRect(x, TOP + HEIGHT - high, x + width - 2, TOP + HEIGHT - 1);
    }
    // Where all bars would end if the counts were even: dots, so that bars shine through.
    const even = TOP + HEIGHT - Math.floor((rolls() * HEIGHT) / columns.length / most);
    for (let x = left; x < WIDTH - left; x += 4) graphics.setPixel(x, even, graphics.getPixel(x, even) ? 0 : 1);
  }

  /** Mean of the faces, in hundredths; percentile dice are known by tens alone. */
  function mean(count: number): string {
    const columns = countsOf(at);
    if (columns.length !== COUNTED[at] || !count) return '';
    let sum = 0;
    for (let i = 0; i < columns.length; i++) sum += columns[i] * (i + 1);
    return ` mean ${decimal(Math.floor((sum * 100) / count + 0.5), 2)}`;
  }

  function draw(canvas: Canvas): void {
    const count = rolls();
    canvas.begin('fairness');
    bar(canvas, `Fairness d${COUNTED[at]}`, `${count}`);
    canvas.picture(0, TOP, WIDTH, HEIGHT, `${at} ${count}`, chart);
    if (count < LEAST_ROLLS) {
      centred(canvas, 4, `${count} rolls${mean(count)}`);
      centred(canvas, 5, `verdict from ${LEAST_ROLLS} on`);
      return;
    }
    const figure = chiSquareHundredths(countsOf(at), count);
    const limit = limitHundredths(columnsOf(at));
    centred(canvas, 4, `chi2 ${decimal(figure, 2)} of ${decimal(limit, 2)}`);
    centred(canvas, 5, `${figure < limit ? 'as fair dice do' : 'not as fair dice'}`);
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Back) app.back();
    else if (key === Key.Menu) openMenu(app, [{ label: 'Reset this die', ok: () => openReset(app) }]);
    else if (key !== Key.Ok && !repeat) at = (at + (key === Key.Up ? COUNTED.length - 1 : 1)) % COUNTED.length;
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: keepCounts };
  app.open(screen);
}
