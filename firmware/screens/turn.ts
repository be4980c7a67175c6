// Whose turn it is in large type, and who comes next.
// ok is Next; up and down look ahead along the timeline without moving it.
import type { App } from '../app/app';
import { buzz } from '../app/buzzer';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { byteOf, bytes, nameOf, recordOf, shortOf, shorts, wordOf } from '../fight/fight';
import { roundName, rules, stepNames } from '../fight/in-use';
import {
  ACTIVE_AT,
  COMBATANT_FLAGS,
  CONDITION_COUNT_AT,
  DOWN,
  NOTED,
  POOL_BYTES,
  POOLS,
  ROUND_AT,
  STEP_AT,
  TIME_AT,
} from '../fight/layout';
import { isStarted } from '../fight/people';
import {
  ahead,
  aheadActor,
  aheadMoment,
  aheadStep,
  hold,
  holders,
  MOST_AHEAD,
  next,
  waitingNames,
} from '../fight/timeline';
import { capital } from '../rules/figures';
import { openChange } from './change';
import { openNewCombatant, openPeople } from './combatant';
import { openConditions } from './conditions';
import { declareRows, drawDeclarations, isDeclaring, pressDeclaring } from './declare';
import { bar, COLUMNS, pageRow } from './layout';
import { type MenuRow, openMenu } from './list';
import { openLog } from './log';
import { noticeScreen } from './notice';
import { askTie, openOrder, openStepIn } from './order';
import { sufferings } from './state-words';
import { undoRows } from './undo';

const NEXT_ROWS = 2;
/** How long the line that marks a new round stays, ms. */
const MARKED = 1200;

/** Round and step, in the system's words. */
function roundText(round: number, step: number): string {
  if (rules.roundText) return rules.roundText(round, step);
  if (!rules.steps) return `${rules.round || 'Round'} ${round}`;
  const name = stepNames()[step % stepNames().length];
  const run = rules.repeats ? `.${Math.floor(step / stepNames().length) + 1}` : '';
  return `${roundName()[0]}${round}${run} ${name}`;
}

/**
 * `gather` opens in its place when the start itself has been undone.
 * @param leaveRows rows of the menu that put the fight aside, known by these words, or end it
 */
export function turnScreen(app: App, gather: () => void, leaveRows: (words: string) => MenuRow[]): Screen {
  const poolNames = rules.pools.map(capital);
  let look = 0;
  /** The new round, while its line stands. */
  let mark = 0;
  let timer = 0;

  function unmark(): void {
    timer = 0;
    mark = 0;
    app.redraw();
  }

  /** Goes on by `step`; a new round is seen and heard. */
  function go(step: () => boolean): void {
    const round = shorts[ROUND_AT >> 1];
    look = 0;
    mark = 0;
    if (!step()) {
      app.open(noticeScreen(app, 'Fight', 'Nobody is left to act. Heal someone, add someone, or end the fight.'));
      return;
    }
    if (shorts[ROUND_AT >> 1] > round) {
      mark = shorts[ROUND_AT >> 1];
      if (timer) clearTimeout(timer);
      timer = setTimeout(unmark, MARKED);
      buzz();
    }
    if (rules.asksTies) askTie(app);
  }

  function waitRows(): MenuRow[] {
    const rows: MenuRow[] = [{ label: 'Hold', ok: () => go(hold) }];
    const waiting = holders();
    if (waiting.length)
      rows.unshift({
        label: waiting.length > 1 ? 'Step in' : `${nameOf(waiting[0])} steps in`,
        ok: () => openStepIn(app),
      });
    return rows;
  }

  function menu(): void {
    openMenu(
      app,
      (isDeclaring() ? declareRows(app) : byteOf(ACTIVE_AT) ? rules.actions(app) : []).concat(
        [
          { label: 'Damage', ok: () => openChange(app, false) },
          { label: 'Heal', ok: () => openChange(app, true) },
        ],
        byteOf(ACTIVE_AT) ? waitRows() : [],
        [{ label: 'Condition', ok: () => openConditions(app) }],
        undoRows(app),
        [
          { label: 'Add', ok: () => openNewCombatant(app) },
          { label: 'Combatants', ok: () => openPeople(app) },
          { label: 'Order', ok: () => openOrder(app) },
          { label: 'Log', ok: () => openLog(app) },
        ],
        leaveRows(`${roundText(shortOf(ROUND_AT), byteOf(STEP_AT))} ${nameOf(byteOf(ACTIVE_AT))}`),
      ),
    );
  }

  /** Pools of whose record stands at `at`: those that there is room for have their names. */
  function drawPools(canvas: Canvas, at: number): void {
    let pool = (at + POOLS) >> 1;
    const first = `${poolNames[0]} ${shorts[pool]}/${shorts[pool + 1]}`;
    let rest = '';
    if (poolNames.length > 1) {
      pool += POOL_BYTES >> 1;
      const figures = `${shorts[pool]}/${shorts[pool + 1]}`;
      const third = pool + (POOL_BYTES >> 1);
      // Not everybody has all of them.
      if (poolNames.length > 2 && shorts[third + 1]) rest = `${figures} ${shorts[third]}/${shorts[third + 1]}`;
      else if (shorts[pool + 1]) {
        rest = `${poolNames[1]} ${figures}`;
        if (first.length + rest.length >= COLUMNS) rest = figures;
      }
    }
    pageRow(canvas, 4, first.length > COLUMNS ? first.substr(poolNames[0].length + 1) : first, rest);
  }

  /** What he suffers, whose record stands at `at`, else who waits for a moment to act. */
  function stateText(id: number, at: number): string {
    // For most it costs no more than a look at the flags.
    if (bytes[CONDITION_COUNT_AT] || bytes[at + COMBATANT_FLAGS] & (DOWN | NOTED)) {
      const words = sufferings(id);
      if (words) return words;
    }
    const waiting = waitingNames();
    return waiting ? `${waiting} ${waiting.indexOf(',') < 0 ? 'holds' : 'hold'}` : '';
  }

  /** A slot to come: = stands before those who act at the same moment as the one above. */
  function drawSlot(canvas: Canvas, page: number, i: number): void {
    const actor = aheadActor[i];
    const moment = aheadMoment[i];
    if (!actor) {
      pageRow(canvas, page, `- ${roundText(moment, aheadStep[i])} -`, '');
      return;
    }
    const before = i ? aheadActor[i - 1] : bytes[ACTIVE_AT];
    const last = i ? aheadMoment[i - 1] : wordOf(TIME_AT);
    const same =
      before && (rules.together ? rules.together(before, last, actor, moment) : last === moment && before !== actor);
    pageRow(canvas, page, (same ? '=' : '>') + nameOf(actor), rules.countText(moment, true));
  }

  function draw(canvas: Canvas): void {
    const round = roundText(shorts[ROUND_AT >> 1], bytes[STEP_AT]);
    if (rules.declares && isDeclaring()) {
      drawDeclarations(canvas, round);
      return;
    }
    const id = bytes[ACTIVE_AT];
    const at = recordOf(id);
    const here = at >= 0;
    const count = ahead(look + NEXT_ROWS, true);
    canvas.begin('turn');
    bar(canvas, round, here ? rules.countText(wordOf(TIME_AT), false) : '');
    canvas.text(0, 10, WIDTH, Size.Big, Align.Left, here ? nameOf(id) : 'Nobody', false);
    if (here) {
      drawPools(canvas, at);
      pageRow(canvas, 5, rules.doing(id), stateText(id, at));
    } else {
      pageRow(canvas, 4, 'Hold back: the menu', '');
      pageRow(canvas, 5, '', '');
    }
    // The line of a new round moves the others down by one: what it covers is sent anyway.
    const down = mark ? 1 : 0;
    if (down) canvas.line(48, `${roundName()} ${mark}`, 'begins', true);
    for (let page = 6 + down; page < 6 + NEXT_ROWS; page++) {
      const i = look + page - 6 - down;
      if (i < count) drawSlot(canvas, page, i);
      else pageRow(canvas, page, '', '');
    }
  }

  function press(key: Key, repeat: number): void {
    const id = bytes[ACTIVE_AT];
    if (key === Key.Back) app.back();
    else if (key === Key.Menu) menu();
    else if (rules.declares && isDeclaring()) {
      if (key === Key.Ok) go(() => pressDeclaring(app, key));
      else pressDeclaring(app, key);
    } else if (key === Key.Ok) {
      if (!id || !rules.act?.(app, id)) go(next);
    } else if (key === Key.Up) look = repeat || !look ? 0 : look - 1;
    else if (look < MOST_AHEAD - NEXT_ROWS) look++;
  }

  function open(): void {
    if (!isStarted()) gather();
  }

  return { open: open, draw: draw, press: press, close: nothing };
}
