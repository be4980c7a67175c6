// The fight: first the list of combatants, then whose turn it is in large type, and who comes next.
// ok is Next; up and down look ahead along the timeline without moving it.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';
import { EventKind } from '../fight/events';
import {
  begin,
  byteOf,
  canRedo,
  canUndo,
  clearFight,
  combatants,
  commit,
  eventBack,
  eventCount,
  flagsOf,
  fullPoolOf,
  nameOf,
  poolOf,
  recordOf,
  redo,
  setByteOf,
  setPool,
  undo,
  wordOf,
} from '../fight/fight';
import { loadSystem } from '../fight/kit';
import { ACTIVE_AT, DEAD, FLAGS_AT, STARTED, TIME_AT, UNCONSCIOUS } from '../fight/layout';
import { eventText } from '../fight/log';
import type { System } from '../fight/system';
import { FIGHT_STEPS, room } from '../journal/journal';
import { capital } from '../rules/figures';
import { fightPack } from '../rules/installed';
import { applyCondition, openCombatant, openNewCombatant } from './combatant';
import { bar, pageRow } from './layout';
import { listScreen, type MenuRow, openMenu } from './list';
import { noticeScreen } from './notice';
import { numberScreen } from './number';
import { openTidy } from './tidy';

const MOST_CHANGE = 999;
const LOOK_AHEAD = 12;
const NEXT_ROWS = 2;

let system: System | undefined;

function started(): boolean {
  return (byteOf(FLAGS_AT) & STARTED) !== 0;
}

/** How a combatant is, after the name in lists. */
function conditionText(id: number): string {
  const flags = flagsOf(id);
  if (flags & DEAD) return 'dead';
  if (flags & UNCONSCIOUS) return 'down';
  return `${poolOf(id, 0)}/${fullPoolOf(id, 0)}`;
}

function openLog(app: App, rules: System): void {
  app.open(
    listScreen(app, {
      title: 'Log',
      figure: () => `${eventCount()}`,
      count: () => eventCount(),
      label: i => {
        const event = eventBack(i);
        return event ? eventText(event, rules.pools) : '';
      },
      ok: () => app.back(),
      empty: 'Nothing yet',
    }),
  );
}

/** Damage or healing without an attack: who, which pool, how much. */
function openChange(app: App, rules: System, kind: EventKind.Damage | EventKind.Heal): void {
  const ids = combatants();
  const word = kind === EventKind.Damage ? 'Damage' : 'Heal';

  function change(id: number, pool: number, amount: number): void {
    const left =
      kind === EventKind.Damage ? poolOf(id, pool) - amount : Math.min(fullPoolOf(id, pool), poolOf(id, pool) + amount);
    begin(kind, id, pool, amount);
    setPool(id, pool, left);
    applyCondition(rules, id);
    commit();
  }

  app.open(
    listScreen(app, {
      title: word,
      count: () => ids.length * rules.pools.length,
      label: i => `${nameOf(ids[Math.floor(i / rules.pools.length)])} ${rules.pools[i % rules.pools.length]}`,
      value: i => `${poolOf(ids[Math.floor(i / rules.pools.length)], i % rules.pools.length)}`,
      ok: i => {
        const id = ids[Math.floor(i / rules.pools.length)];
        const pool = i % rules.pools.length;
        app.open(
          numberScreen(app, {
            title: `${word} ${nameOf(id)}`,
            hint: rules.pools[pool],
            low: 1,
            high: MOST_CHANGE,
            start: 1,
            ok: amount => {
              change(id, pool, amount);
              app.back();
            },
          }),
        );
      },
    }),
  );
}

function openPeople(app: App, rules: System): void {
  app.open(
    listScreen(app, {
      title: 'Combatants',
      figure: () => `${combatants().length}`,
      count: () => combatants().length,
      label: i => nameOf(combatants()[i]),
      value: i => conditionText(combatants()[i]),
      ok: i => openCombatant(app, rules, combatants()[i]),
      empty: 'Nobody yet',
    }),
  );
}

function undoRows(): MenuRow[] {
  const rows: MenuRow[] = [];
  if (canUndo()) rows.push({ label: 'Undo', ok: undo });
  if (canRedo()) rows.push({ label: 'Redo', ok: redo });
  return rows;
}

function turnScreen(app: App, rules: System): Screen {
  const poolNames = rules.pools.map(capital);
  let look = 0;

  function next(): void {
    look = 0;
    begin(EventKind.Next, byteOf(ACTIVE_AT), 0, 0);
    const acted = rules.next();
    commit();
    if (!acted)
      app.open(noticeScreen(app, 'Fight', 'Nobody is left to act. Heal someone, add someone, or end the fight.'));
  }

  function end(): void {
    clearFight();
    app.back();
  }

  function menu(): void {
    openMenu(
      app,
      rules
        .actions(app)
        .concat([
          { label: 'Damage', ok: () => openChange(app, rules, EventKind.Damage) },
          { label: 'Heal', ok: () => openChange(app, rules, EventKind.Heal) },
        ])
        .concat(undoRows())
        .concat([
          { label: 'Add', ok: () => openNewCombatant(app, rules) },
          { label: 'Combatants', ok: () => openPeople(app, rules) },
          { label: 'Log', ok: () => openLog(app, rules) },
          { label: 'End the fight', ok: end },
        ]),
    );
  }

  function poolText(id: number, pool: number): string {
    return pool < poolNames.length ? `${poolNames[pool]} ${poolOf(id, pool)}/${fullPoolOf(id, pool)}` : '';
  }

  function draw(canvas: Canvas): void {
    const id = byteOf(ACTIVE_AT);
    const time = wordOf(TIME_AT);
    const here = recordOf(id) >= 0;
    const ahead = rules.ahead(look + NEXT_ROWS);
    canvas.begin('turn');
    bar(canvas, rules.roundText(time), rules.countText(time));
    canvas.text(0, 8, WIDTH, Size.Big, Align.Left, here ? nameOf(id) : 'gone', false);
    pageRow(canvas, 3, here ? poolText(id, 0) : '', here ? rules.doing(id) : '');
    pageRow(canvas, 4, here ? poolText(id, 1) : '', here && flagsOf(id) ? conditionText(id) : '');
    for (let at = 0; at < NEXT_ROWS; at++) {
      const slot = ahead[look + at];
      pageRow(canvas, 6 + at, slot ? nameOf(slot.actor) : '', slot ? rules.slotText(slot.time) : '');
    }
  }

  function press(key: Key, repeat: number): void {
    if (key === Key.Ok) next();
    else if (key === Key.Up) look = repeat || !look ? 0 : look - 1;
    else if (key === Key.Down && look < LOOK_AHEAD) look++;
    else if (key === Key.Back) app.back();
    else menu();
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}

/** False, and the way to tidy opens, if a fight would run out of room to be saved. */
function hasRoom(app: App): boolean {
  if (room() >= FIGHT_STEPS) return true;
  openTidy(app, `A fight needs room for ${FIGHT_STEPS} steps.`);
  return false;
}

/** Who strikes first has a free attack: chosen from the list, or nobody. */
function openStart(app: App, rules: System): void {
  const ids = combatants();

  function start(first: number): void {
    begin(EventKind.Start, first, 0, 0);
    setByteOf(FLAGS_AT, STARTED);
    rules.start(first);
    const begun = commit();
    app.back();
    if (begun) app.replace(turnScreen(app, rules));
  }

  app.open(
    listScreen(app, {
      title: 'Who strikes first?',
      count: () => ids.length + 1,
      label: i => (i ? nameOf(ids[i - 1]) : 'Nobody'),
      ok: i => start(i ? ids[i - 1] : 0),
    }),
  );
}

function gatherScreen(app: App, rules: System): Screen {
  function count(): number {
    return combatants().length;
  }

  /** Rows before the people: add, and start once there is somebody to fight. */
  function acts(): number {
    return count() > 1 ? 2 : 1;
  }

  function label(i: number): string {
    if (i >= acts()) return nameOf(combatants()[i - acts()]);
    return i ? 'Start' : 'Add a combatant';
  }

  return listScreen(app, {
    title: 'Fight',
    figure: () => rules.title,
    count: () => acts() + count(),
    label: label,
    value: i => (i < acts() ? '' : conditionText(combatants()[i - acts()])),
    ok: i => {
      if (i >= acts()) openCombatant(app, rules, combatants()[i - acts()]);
      else if (i) {
        if (hasRoom(app)) openStart(app, rules);
      } else openNewCombatant(app, rules);
    },
    menu: () => openMenu(app, undoRows()),
  });
}

/** The system's module, loaded once. Opens a message and answers nothing if it is missing or damaged. */
function loadedSystem(app: App): System | undefined {
  if (system) return system;
  const pack = fightPack();
  if (!pack) return undefined;
  try {
    system = loadSystem(pack.system, pack.id);
  } catch (error) {
    app.open(noticeScreen(app, 'Fight', (error as Error).message));
  }
  return system;
}

export function openFight(app: App): void {
  const rules = loadedSystem(app);
  if (!rules) return;
  if (started()) app.open(turnScreen(app, rules));
  else if (combatants().length || hasRoom(app)) app.open(gatherScreen(app, rules));
}

/** At power-on: a fight that is running goes on. */
export function openSavedFight(app: App): void {
  if (started()) openFight(app);
}
