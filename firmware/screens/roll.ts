// Roll: which dice, then a big total with each die below it; ok rolls again, up and down walk the usual and the recent dice.

import { ADD, CONSTANT, KEEP_HIGHEST, KEEP_LOWEST, KEPT, POOL } from '../../wasm-core/dice/dice-map';
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, CHARACTER_WIDTH, Size, WIDTH } from '../canvas/canvas';
import { rolledFace, rolledMarks, rolledTotal, rollProgram } from '../dice/dice';
import { actionRow, choiceRow, type FormRow, formScreen, numberRow } from './form';
import { bar, COLUMNS, centred } from './layout';
import { listScreen, openMenu } from './list';
import { replayMark } from './replay';

interface Roll {
  count: number;
  sides: number;
  bonus: number;
  kept: number;
  /** 0 keeps all, 1 the highest, 2 the lowest. */
  which: number;
}

const USUAL_SIDES = [4, 6, 8, 10, 12, 20, 100];
const MOST_COUNT = 40;
const MOST_BONUS = 99;
const HISTORY = 10;
/** Screen hints go away after this many rolls. */
const HINTS = 3;

const KEEPS = ['all', 'highest', 'lowest'];

function dice(count: number, sides: number): Roll {
  return { count: count, sides: sides, bonus: 0, kept: count, which: 0 };
}

/** Dice that up and down walk through; the ones built by the player join them. */
const rolls: Roll[] = [
  dice(1, 20),
  dice(1, 6),
  dice(2, 6),
  dice(3, 6),
  { count: 4, sides: 6, bonus: 0, kept: 3, which: 1 },
  dice(1, 4),
  dice(1, 8),
  dice(1, 10),
  dice(1, 12),
  dice(1, 100),
];
let current = 0;
let rolled = 0;
const history: string[] = [];

/** A roll in the notation of the field, e.g. `4d6kh3+2`. */
function notation(roll: Roll): string {
  const keep = roll.which === 0 ? '' : `${roll.which === 1 ? 'kh' : 'kl'}${roll.kept}`;
  const bonus = roll.bonus ? (roll.bonus > 0 ? '+' : '') + roll.bonus : '';
  return `${roll.count > 1 ? roll.count : ''}d${roll.sides}${keep}${bonus}`;
}

/** The program of a roll for the dice pack. */
function programOf(roll: Roll): Uint8Array {
  const keep = roll.which === 0 ? [] : [roll.which === 1 ? KEEP_HIGHEST : KEEP_LOWEST, roll.kept, 0, 0, 0];
  const pool = [POOL, roll.count, roll.sides & 255, roll.sides >> 8, 1].concat(keep, 0);
  return new Uint8Array(pool.concat(CONSTANT, roll.bonus & 255, (roll.bonus >> 8) & 255, ADD));
}

function openBuild(app: App, from: Roll, done: (roll: Roll) => void): void {
  const roll = { count: from.count, sides: from.sides, bonus: from.bonus, kept: from.kept, which: from.which };
  const rows = [
    numberRow(
      'Dice',
      1,
      MOST_COUNT,
      () => roll.count,
      value => {
        roll.count = value;
        if (roll.which === 0 || roll.kept > value) roll.kept = value;
      },
    ),
    choiceRow(
      'Sides',
      USUAL_SIDES.map(sides => `d${sides}`),
      () => USUAL_SIDES.indexOf(roll.sides),
      value => {
        roll.sides = USUAL_SIDES[value];
      },
    ),
    numberRow(
      'Bonus',
      -MOST_BONUS,
      MOST_BONUS,
      () => roll.bonus,
      value => {
        roll.bonus = value;
      },
    ),
    choiceRow(
      'Keep',
      KEEPS,
      () => roll.which,
      value => {
        roll.which = value;
        roll.kept = value === 0 ? roll.count : Math.max(1, roll.count - 1);
      },
    ),
  ];
  function kept(): FormRow {
    return numberRow(
      'Dice kept',
      1,
      roll.count,
      () => roll.kept,
      value => {
        roll.kept = value;
      },
    );
  }
  const take = actionRow(
    'Take these dice',
    () => {
      app.back();
      done(roll);
    },
    () => '',
  );
  app.open(
    formScreen(app, {
      title: 'Build',
      figure: () => notation(roll),
      rows: () => rows.concat(roll.which === 0 ? [take] : [kept(), take]),
    }),
  );
}

function openHistory(app: App): void {
  app.open(
    listScreen(app, {
      title: 'Last rolls',
      count: () => history.length,
      label: i => history[i],
      ok: () => app.back(),
      empty: 'No rolls yet',
    }),
  );
}

/** Draws the dice of the last roll, dropped ones struck through. */
function drawDice(graphics: Graphics, roll: Roll, y: number): void {
  const step = CHARACTER_WIDTH[Size.Normal];
  const each = `${roll.sides}`.length + 1;
  const perLine = Math.floor((COLUMNS + 1) / each);
  graphics.setFont('6x8', 1);
  for (let i = 0; i < roll.count && i < 2 * perLine; i++) {
    const line = Math.floor(i / perLine);
    const onLine = Math.min(perLine, roll.count - line * perLine);
    const text = `${rolledFace(i)}`;
    const x = ((WIDTH - (onLine * each - 1) * step) >> 1) + (i - line * perLine) * each * step;
    graphics.drawString(text, x, y + 9 * line);
    if (!(rolledMarks(i) & KEPT)) graphics.fillRect(x - 1, y + 9 * line + 3, x + text.length * step, y + 9 * line + 3);
  }
}

export function openRoll(app: App): void {
  let shown = false;
  let serial = 0;

  function rollNow(): void {
    const roll = rolls[current];
    rollProgram(programOf(roll));
    shown = true;
    serial++;
    rolled++;
    history.unshift(`${notation(roll)} = ${rolledTotal()}`);
    if (history.length > HISTORY) history.pop();
  }

  function take(roll: Roll): void {
    const text = notation(roll);
    for (let i = 0; i < rolls.length; i++) {
      if (notation(rolls[i]) !== text) continue;
      current = i;
      return;
    }
    rolls.unshift(roll);
    current = 0;
  }

  function draw(canvas: Canvas): void {
    const roll = rolls[current];
    const bonus = roll.bonus ? `${roll.bonus > 0 ? '+' : ''}${roll.bonus}` : '';
    canvas.begin('roll');
    bar(canvas, replayMark('Roll'), notation(roll));
    canvas.text(0, 12, WIDTH, Size.Huge, Align.Centre, shown ? `${rolledTotal()}` : '', false);
    canvas.picture(0, 38, WIDTH, 17, shown ? `${serial}` : '', graphics => {
      if (shown) drawDice(graphics, roll, 38);
    });
    const hint = shown ? (bonus ? `dice ${bonus}` : '') : 'ok rolls';
    centred(canvas, 5, rolled < HINTS || bonus || !shown ? hint : '');
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Ok) rollNow();
    else if (key === Key.Back) app.back();
    else if (key === Key.Menu) {
      openMenu(app, [
        { label: 'Build: dice, bonus', ok: () => openBuild(app, rolls[current], take) },
        { label: 'Last rolls', ok: () => openHistory(app) },
      ]);
    } else if (repeat < 2) {
      current = (current + (key === Key.Up ? rolls.length - 1 : 1)) % rolls.length;
      shown = false;
    }
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: nothing };
  app.open(screen);
}
