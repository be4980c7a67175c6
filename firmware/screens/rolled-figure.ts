// Rolls a figure of a form: favourites and usual dice to choose from, or dice put together; the total goes into the field if it fits.
// A screen of its own says what fell, and what the field takes if that does not fit; any key goes on.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { rolledTotal, rollProgram } from '../dice/dice';
import { diceText, keepLastRolls, noteRoll } from '../dice/last-rolls';
import { type Roll, rollAt, rollCount, shapeOf } from '../dice/rolls';
import { PLAIN_SCORE, unitOf } from '../rules/figures';
import { openBuildRoll } from './build-roll';
import type { FormRow } from './form';
import { bar, COLUMNS, centred, lines } from './layout';
import { listScreen, type MenuRow } from './list';
import { timesOf } from './repeated-roll';
import { replayMark } from './replay';

/** What of a form's row, or of a screen that asks for one figure, is needed to roll it. */
export type Figure = Pick<FormRow, 'label' | 'act' | 'choices' | 'low' | 'high' | 'set' | 'text' | 'field'>;

function rollFigure(app: App, figure: Figure, roll: Roll): void {
  rollProgram(roll.program, false);
  const total = rolledTotal();
  const dice = lines(diceText());
  const field = figure.field;
  const value = field ? total * unitOf(field) : total;
  // Beyond 18 stand exceptional scores, 18/01 and up: no dice add up to one.
  const high = field?.score ? Math.min(PLAIN_SCORE, figure.high) : figure.high;
  const fits = value >= figure.low && value <= high;
  if (fits) figure.set(value);
  noteRoll(roll.text, total, false);
  keepLastRolls();

  function draw(canvas: Canvas): void {
    const title = replayMark(figure.label);
    canvas.begin('rolled');
    bar(canvas, title, title.length + roll.text.length < COLUMNS ? roll.text : '');
    canvas.text(0, 12, WIDTH, Size.Huge, Align.Centre, `${total}`, false);
    centred(canvas, 3, dice[0]);
    centred(canvas, 4, fits ? dice[1] || '' : 'does not fit:');
    centred(canvas, 5, fits ? '' : `${figure.text(figure.low)} to ${figure.text(high)}`);
  }

  app.open({
    open: nothing,
    draw: draw,
    press: key => {
      if (key !== Key.Menu) app.back();
    },
    close: nothing,
  });
}

function openChoice(app: App, figure: Figure): void {
  const rolls: Roll[] = [];
  for (let i = 0; i < rollCount(); i++) if (timesOf(rollAt(i).text) === 1) rolls.push(rollAt(i));
  app.open(
    listScreen(app, {
      title: figure.label,
      count: () => rolls.length + 1,
      label: i => (i ? rolls[i - 1].name || rolls[i - 1].text : 'Build'),
      value: i => {
        const roll = rolls[i - 1];
        return i && roll.name && roll.name.length + roll.text.length < COLUMNS ? roll.text : '';
      },
      ok: i => {
        app.back();
        if (i) rollFigure(app, figure, rolls[i - 1]);
        else openBuildRoll(app, shapeOf([]), roll => rollFigure(app, figure, roll));
      },
    }),
  );
}

/** The row of a menu that rolls a figure; none for rows that act or hold words. */
export function rollRows(app: App, figure: Figure): MenuRow[] {
  return figure.act || figure.choices ? [] : [{ label: 'Roll it', ok: () => openChoice(app, figure) }];
}
