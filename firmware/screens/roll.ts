// Roll: which dice, then a big total with each die below it; ok rolls again, up and down walk favourites and usual dice.
// The dice are drawn before anything is shown; what moves on the screen decides nothing.
import { KEPT, SUCCESS } from '../../wasm-core/dice/dice-map';
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Setting, settings } from '../app/settings';
import { Align, type Canvas, CHARACTER_WIDTH, Size, WIDTH } from '../canvas/canvas';
import { keepCounts } from '../dice/counts';
import {
  inReplay,
  rolledCount,
  rolledFace,
  rolledMarks,
  rolledTotal,
  rollFaces,
  rollLimited,
  rollProgram,
  wantedLowest,
  wantedSides,
} from '../dice/dice';
import { isHiddenRoll, keepLastRolls, lastRolls, noteRoll, rollWords } from '../dice/last-rolls';
import { MOST_NAME } from '../dice/limits';
import { hasOdds } from '../dice/odds';
import {
  addBuilt,
  addFavourite,
  favourites,
  forgetFavourite,
  type Roll,
  rollAt,
  rollCount,
  shapeOf,
} from '../dice/rolls';
import { openBuildRoll } from './build-roll';
import { bar, COLUMNS, centred, lines } from './layout';
import { listScreen, openMenu } from './list';
import { spellScreen } from './name';
import { noticeScreen } from './notice';
import { numberScreen } from './number';
import { openOdds } from './odds';
import { openRepeatedRoll, timesOf } from './repeated-roll';
import { replayMark } from './replay';

/** Screen hints go away after this many rolls. */
const HINTS = 3;
/** Dice appear in so many steps of so many ms, any key ends it. */
const STEPS = 4;
const STEP_MS = 80;

/** Which of all rolls it is, and how many were rolled. */
let current = 0;
let rolled = 0;

function openHistory(app: App): void {
  app.open(
    listScreen(app, {
      title: 'Last rolls',
      count: () => lastRolls().length,
      label: i => (isHiddenRoll(lastRolls()[i]) ? 'hidden roll' : lastRolls()[i]),
      ok: i => app.open(noticeScreen(app, 'Roll', rollWords(lastRolls()[i]))),
      empty: 'No rolls yet',
    }),
  );
}

/** The first `count` dice of the last roll; what does not count is struck through, successes are underlined. */
function drawDice(graphics: Graphics, count: number, y: number): void {
  const all = rolledCount();
  let wide = 1;
  for (let i = 0; i < all; i++) wide = Math.max(wide, `${rolledFace(i)}`.length);
  const each = wide + 1;
  const perLine = Math.floor((COLUMNS + 1) / each);
  const step = CHARACTER_WIDTH;
  graphics.setFont('6x8', 1);
  for (let i = 0; i < count && i < 2 * perLine; i++) {
    const line = Math.floor(i / perLine);
    const onLine = Math.min(perLine, all - line * perLine);
    // The last place of a full screen says that there are more.
    const more = i === 2 * perLine - 1 && all > 2 * perLine;
    const text = more ? '..' : `${rolledFace(i)}`;
    const x = ((WIDTH - (onLine * each - 1) * step) >> 1) + (i - line * perLine) * each * step;
    const end = x + text.length * step;
    graphics.drawString(text, x, y + 9 * line);
    if (!more && !(rolledMarks(i) & KEPT)) graphics.fillRect(x - 1, y + 9 * line + 3, end, y + 9 * line + 3);
    if (!more && rolledMarks(i) & SUCCESS) graphics.fillRect(x, y + 9 * line + 8, end - 2, y + 9 * line + 8);
  }
}

/** Lines in the middle of the screen. */
function drawLines(graphics: Graphics, texts: string[], y: number): void {
  graphics.setFont('6x8', 1);
  for (let at = 0; at < texts.length; at++)
    graphics.drawString(texts[at], (WIDTH - texts[at].length * CHARACTER_WIDTH) >> 1, y + 9 * at);
}

/** Asks for each die in turn; tells `done` when the roll is whole. */
function typeIn(app: App, roll: Roll, faces: number[], done: () => void): void {
  if (!rollFaces(roll.program, faces)) {
    done();
    return;
  }
  const low = wantedLowest();
  const high = low + wantedSides() - 1;
  app.open(
    numberScreen(app, {
      title: `Die ${faces.length + 1}`,
      hint: roll.text,
      low: low,
      high: high,
      start: low,
      ok: face => {
        faces.push(face);
        typeIn(app, roll, faces, done);
      },
    }),
  );
}

export function openRoll(app: App): void {
  // There may be fewer rolls than before.
  if (current >= rollCount()) current = 0;
  let shown = false;
  let hidden = false;
  let serial = 0;
  /** Steps of the animation that are still to come. */
  let coming = 0;
  let timer = 0;

  function still(): void {
    if (timer) clearTimeout(timer);
    timer = 0;
    coming = 0;
  }

  function advance(): void {
    timer = 0;
    coming--;
    if (coming) timer = setTimeout(advance, STEP_MS);
    app.redraw();
  }

  /** The dice have fallen. */
  function fallen(roll: Roll, secretly: boolean): void {
    shown = true;
    hidden = secretly;
    serial++;
    rolled++;
    noteRoll(roll.text, rolledTotal(), secretly);
    still();
    if (hidden || rolledCount() < 2 || !settings.values[Setting.Animation]) return;
    coming = Math.min(STEPS, rolledCount());
    timer = setTimeout(advance, STEP_MS);
  }

  function rollNow(secretly: boolean): void {
    const roll = rollAt(current);
    if (timesOf(roll.text) > 1) {
      openRepeatedRoll(app, roll, secretly);
      return;
    }
    rollProgram(roll.program, secretly);
    fallen(roll, secretly);
  }

  function choose(i: number): void {
    current = i;
    shown = false;
    still();
  }

  function take(roll: Roll): void {
    for (let i = 0; i < rollCount(); i++) {
      if (rollAt(i).text !== roll.text) continue;
      choose(i);
      return;
    }
    choose(addBuilt(roll));
  }

  function name(text: string): void {
    const roll = rollAt(current);
    const place = addFavourite({ name: text, text: roll.text, program: roll.program, shape: roll.shape });
    if (place < 0) {
      app.open(noticeScreen(app, 'Favourites', 'No room for one more. Forget one first.'));
      return;
    }
    choose(place);
  }

  function forget(): void {
    forgetFavourite(current);
    choose(0);
  }

  function askDice(): void {
    const roll = rollAt(current);
    const ask = (done: () => void) => typeIn(app, roll, [], done);
    if (timesOf(roll.text) > 1) openRepeatedRoll(app, roll, false, ask);
    else ask(() => fallen(roll, false));
  }

  function menu(): void {
    const roll = rollAt(current);
    const rows = [
      { label: 'Build: dice, bonus', ok: () => openBuildRoll(app, shapeOf(roll.shape || []), take) },
      { label: 'Roll hidden', ok: () => rollNow(true) },
      { label: 'Last rolls', ok: () => openHistory(app) },
      { label: 'Type in dice', ok: askDice },
    ];
    if (hasOdds()) rows.splice(1, 0, { label: 'Odds', ok: () => openOdds(app, roll) });
    if (current < favourites().length) rows.push({ label: 'Forget favourite', ok: forget });
    else rows.push({ label: 'Name as favourite', ok: () => app.open(spellScreen(app, 'Name', '', MOST_NAME, name)) });
    openMenu(app, rows);
  }

  function hint(roll: Roll): string {
    // In replay mode the bar has no room for the name.
    if (!shown) return (inReplay() && roll.name) || (roll.text.length > COLUMNS ? '' : 'ok rolls');
    if (hidden) return 'up shows it';
    if (!coming && rollLimited()) return 'limit of dice reached';
    return rolled < HINTS ? 'ok rolls again' : '';
  }

  function draw(canvas: Canvas): void {
    const roll = rollAt(current);
    const seen = shown && !hidden;
    const all = rolledCount();
    // A long notation stands below until its dice take that place.
    const title = replayMark(roll.name || 'Roll');
    const isLong = title.length + roll.text.length >= COLUMNS;
    const below = isLong ? roll.text : '';
    const count = coming ? all - Math.floor((all * coming) / STEPS) : all;
    canvas.begin('roll');
    bar(canvas, title, isLong ? '' : roll.text);
    const big = shown && hidden ? 'HIDDEN' : seen && !coming ? `${rolledTotal()}` : '';
    canvas.text(0, 12, WIDTH, big.length > 6 ? Size.Big : Size.Huge, Align.Centre, big, false);
    canvas.picture(0, 38, WIDTH, 18, seen ? `${serial} ${coming}` : below, graphics => {
      if (seen) drawDice(graphics, count, 38);
      else drawLines(graphics, lines(below), 38);
    });
    centred(canvas, 5, hint(roll));
  }

  function press(key: Key, repeat: number): void {
    still();
    if (key === Key.Ok) rollNow(false);
    else if (key === Key.Back) app.back();
    else if (key === Key.Menu) menu();
    else if (shown && hidden && key === Key.Up) hidden = false;
    else if (repeat < 2) choose((current + (key === Key.Up ? rollCount() - 1 : 1)) % rollCount());
  }

  function close(): void {
    still();
    keepLastRolls();
    keepCounts();
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: close };
  app.open(screen);
}
