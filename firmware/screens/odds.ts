// Odds: the exact chances of a roll as a chart; up and down move along its totals, ok changes the question.
// Counted, never sampled: the fractions are those of all cases.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { type Canvas, WIDTH } from '../canvas/canvas';
import type { Odds } from '../dice/odds';
import { oddsOf } from '../dice/odds';
import type { Roll } from '../dice/rolls';
import { decimal } from '../rules/figures';
import { bar, COLUMNS, centred } from './layout';
import { openMenu } from './list';
import { noticeScreen } from './notice';
import { stepFor } from './number';

const QUESTIONS = ['at least', 'at most', 'exactly'];
const TOP = 12;
const HEIGHT = 30;

/** A share in tenths of a percent, in words. */
function percent(part: number, whole: number): string {
  return `${decimal(Math.floor((part * 1000) / whole + 0.5), 1)}%`;
}

export function openOdds(app: App, roll: Roll): void {
  const counted = oddsOf(roll.program);
  if (!counted) {
    const words = 'The odds of these dice are too long to count here. The desktop command counts them.';
    app.open(noticeScreen(app, 'Odds', words));
    return;
  }
  const odds: Odds = counted;
  const weights = odds.weights;
  const length = weights.length;
  let question = 0;
  let most = 1;
  let sum = 0;
  for (let i = 0; i < length; i++) {
    most = Math.max(most, weights[i]);
    sum += weights[i] * (odds.low + i);
  }
  const mean = Math.floor((sum * 100) / odds.cases + 0.5);
  let chosen = Math.max(0, Math.min(length - 1, Math.floor(mean / 100) - odds.low));

  function cases(): number {
    if (question === 2) return weights[chosen];
    let part = 0;
    const from = question ? 0 : chosen;
    const to = question ? chosen + 1 : length;
    for (let i = from; i < to; i++) part += weights[i];
    return part;
  }

  /** True if the total at `i` belongs to the question. */
  function isAsked(i: number): boolean {
    return question === 2 ? i === chosen : question ? i <= chosen : i >= chosen;
  }

  function chart(graphics: Graphics): void {
    const width = Math.max(1, Math.min(9, Math.floor(WIDTH / length)));
    const shown = Math.floor(WIDTH / width);
    // Of a long row the part around the chosen total.
    const first = length > shown ? Math.max(0, Math.min(length - shown, chosen - (shown >> 1))) : 0;
    const left = length > shown ? 0 : (WIDTH - length * width) >> 1;
    for (let i = first; i < length && i < first + shown; i++) {
      const x = left + (i - first) * width;
      const right = x + (width > 2 ? width - 2 : width - 1);
      const high = weights[i] ? Math.max(1, Math.floor((weights[i] * HEIGHT) / most)) : 0;
      const base = TOP + HEIGHT;
      if (high && isAsked(i)) graphics.fillRect(x, base - high, right, base - 1);
      else if (high) graphics.drawRect(x, base - high, right, base - 1);
      if (i === chosen) graphics.fillRect(x, base + 1, right, base + 2);
    }
  }

  function draw(canvas: Canvas): void {
    canvas.begin('odds');
    bar(canvas, roll.text, `mean ${decimal(mean, 2)}`);
    canvas.picture(0, TOP, WIDTH, HEIGHT + 3, `${chosen} ${question}`, chart);
    const part = cases();
    const fraction = `${part}/${odds.cases}`;
    centred(canvas, 4, `${QUESTIONS[question]} ${odds.low + chosen}: ${percent(part, odds.cases)}`);
    centred(canvas, 5, fraction.length <= COLUMNS ? fraction : '');
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Up) chosen = Math.min(length - 1, chosen + stepFor(repeat));
    else if (key === Key.Down) chosen = Math.max(0, chosen - stepFor(repeat));
    else if (key === Key.Ok) question = (question + 1) % QUESTIONS.length;
    else if (key === Key.Back) app.back();
    else openMenu(app, []);
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: nothing };
  app.open(screen);
}
