// The way into a fight: which system, who takes part, who strikes first.
import type { App } from '../app/app';
import type { Screen } from '../app/screen';
import { EventKind } from '../fight/events';
import { begin, byteOf, clearFight, combatants, commit, nameOf } from '../fight/fight';
import { rules } from '../fight/in-use';
import { SYSTEM_KEY_AT } from '../fight/layout';
import { pausedKinds } from '../fight/paused';
import { isStarted } from '../fight/people';
import { startTimeline } from '../fight/timeline';
import { FIGHT_STEPS, room } from '../journal/journal';
import { fightPacks, type InstalledPack, systemKey } from '../rules/installed';
import { openCombatant, openNewCombatant } from './combatant';
import { listScreen, type MenuRow, openMenu } from './list';
import { noticeScreen } from './notice';
import { takeHome } from './party';
import { openPaused, pauseHere } from './paused';
import { conditionText } from './state-words';
import { chooseSystem, hasSystem } from './systems';
import { openTidy } from './tidy';
import { turnScreen } from './turn';
import { undoRows } from './undo';

/** False, and the way to tidy opens, if a fight would run out of room to be saved. */
function hasRoom(app: App): boolean {
  if (room() >= FIGHT_STEPS) return true;
  openTidy(app, `A fight needs room for ${FIGHT_STEPS} steps.`);
  return false;
}

function start(app: App, first: number): void {
  begin(EventKind.Start, first, 0, 0);
  startTimeline(first);
  if (commit()) app.replace(turn(app));
}

/** Who strikes first has a free attack: chosen from the list, or nobody. */
function openStart(app: App): void {
  const ids = combatants();
  if (!rules.asksFirst) {
    start(app, 0);
    return;
  }
  app.open(
    listScreen(app, {
      title: 'Who strikes first?',
      count: () => ids.length + 1,
      label: i => (i ? nameOf(ids[i - 1]) : 'Nobody'),
      ok: i => {
        app.back();
        start(app, i ? ids[i - 1] : 0);
      },
    }),
  );
}

function turn(app: App): Screen {
  return turnScreen(
    app,
    () => app.replace(gathering(app)),
    words => leaveRows(app, words),
  );
}

/** Rows to put the fight aside, known by these words, and to end it. */
function leaveRows(app: App, words: string): MenuRow[] {
  return [
    {
      label: 'Pause the fight',
      ok: () => {
        if (!pauseHere(app, words)) return;
        app.back();
        openFight(app);
      },
    },
    {
      label: 'End the fight',
      ok: () => {
        takeHome(0);
        clearFight();
        app.back();
      },
    },
  ];
}

function gathering(app: App): Screen {
  function count(): number {
    return combatants().length;
  }

  /** Rows before the people: add, and start once there is somebody to fight. */
  function acts(): number {
    return count() > 1 ? 2 : 1;
  }

  const list = listScreen(app, {
    title: 'Fight',
    figure: () => (count() ? `${rules.title} ${count()}` : rules.title),
    count: () => acts() + count(),
    label: i => (i >= acts() ? nameOf(combatants()[i - acts()]) : i ? 'Start' : 'Add a combatant'),
    value: i => (i < acts() ? '' : conditionText(combatants()[i - acts()])),
    ok: i => {
      if (i >= acts()) openCombatant(app, combatants()[i - acts()]);
      else if (!i) openNewCombatant(app);
      else if (hasRoom(app)) openStart(app);
    },
    menu: () => openMenu(app, undoRows(app).concat(count() ? leaveRows(app, `Not begun, ${count()} there`) : [])),
  });

  // The start may have been done again.
  function open(): void {
    if (isStarted()) app.replace(turn(app));
  }

  return { open: open, draw: list.draw, press: list.press, close: list.close };
}

/** The fight that is there goes on under its own rules. */
function resume(app: App, packs: InstalledPack[]): void {
  const key = byteOf(SYSTEM_KEY_AT);
  const pack = packs.find(each => systemKey(each.system) === key);
  if (!pack) app.open(noticeScreen(app, 'Fight', 'The rules of this fight are not installed. It is kept.'));
  else if (hasSystem(app, pack)) {
    app.open(isStarted() ? turn(app) : gathering(app));
  }
}

/** A new fight: of which system, where there are several. */
function openNew(app: App, packs: InstalledPack[]): void {
  if (hasRoom(app)) chooseSystem(app, packs, () => app.open(gathering(app)));
}

export function openFight(app: App): void {
  const packs = fightPacks();
  if (byteOf(SYSTEM_KEY_AT)) resume(app, packs);
  else if (pausedKinds().length)
    openPaused(
      app,
      () => openNew(app, packs),
      () => resume(app, packs),
    );
  else openNew(app, packs);
}

/** At power-on: a fight that is running goes on. */
export function openSavedFight(app: App): void {
  if (isStarted()) openFight(app);
}
