// Home: the things that the device is for, each one press away.
import type { App } from '../app/app';
import { charge, isLow } from '../app/battery';
import type { Screen } from '../app/screen';
import { keepCounts } from '../dice/counts';
import { hasDice } from '../dice/dice';
import type { Panel } from '../drivers/panel';
import { isApart } from '../journal/journal';
import { fightPacks } from '../rules/installed';
import { openFight } from './fight';
import { listScreen, openMenu } from './list';
import { openLookup } from './lookup';
import { openParty } from './party';
import { openRoll } from './roll';
import { openSettings } from './settings';
import { openTidy } from './tidy';

interface Entry {
  readonly label: string;
  readonly open: (app: App) => void;
}

export function homeScreen(app: App, panel: Panel): Screen {
  const entries: Entry[] = [];
  if (hasDice() && fightPacks().length) entries.push({ label: 'Fight', open: openFight });
  // A roll is the commonest wish: it is two presses away.
  const roll = hasDice() ? entries.push({ label: 'Roll', open: openRoll }) - 1 : 0;
  entries.push({ label: 'Look up', open: openLookup });
  if (hasDice() && fightPacks().length) entries.push({ label: 'Party', open: openParty });
  entries.push({ label: 'Settings', open: () => openSettings(app, panel) });
  let battery = '';

  function measure(): void {
    const percent = charge();
    battery = percent < 0 ? '' : `${isLow(percent) ? 'low ' : ''}${percent}%`;
  }

  const list = listScreen(app, {
    title: 'Tableside',
    figure: () => battery,
    count: () => entries.length,
    label: i => entries[i].label,
    ok: i => entries[i].open(app),
    chosen: roll,
    menu: () =>
      openMenu(app, [{ label: isApart() ? 'Forget what was saved' : 'Tidy saves', ok: () => openTidy(app, '') }]),
  });
  function open(): void {
    measure();
    keepCounts();
  }

  return { open: open, draw: list.draw, press: list.press, close: list.close };
}
