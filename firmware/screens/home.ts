// Home: the things that the device is for, each one press away.
import type { App } from '../app/app';
import type { Screen } from '../app/screen';
import { hasDice } from '../dice/dice';
import { hasSystem } from '../rules/packs';
import { openFight } from './fight-screen';
import { listScreen } from './list';
import { openLookup } from './lookup';
import { openRoll } from './roll';

interface Entry {
  readonly label: string;
  readonly open: (app: App) => void;
}

export function homeScreen(app: App): Screen {
  const entries: Entry[] = [];
  if (hasDice() && hasSystem('d6rounds')) entries.push({ label: 'Fight', open: openFight });
  if (hasDice()) entries.push({ label: 'Roll', open: openRoll });
  entries.push({ label: 'Look up', open: openLookup });
  return listScreen(app, {
    title: 'Tableside',
    count: () => entries.length,
    label: i => entries[i].label,
    ok: i => entries[i].open(app),
    // A roll is the commonest wish: it is two presses away.
    chosen: Math.max(0, entries.length - 2),
    menu: () => {},
  });
}
