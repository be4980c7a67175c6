// Brings saving and the app together: what comes back at power-on, and what the player is told.
import { renewedSecret } from '../dice/dice';
import { keep, kept, loadSecret, openJournal, saveSecret, tellWith } from '../journal/journal';
import { More } from '../journal/record';
import { restoreNews } from '../screens/backup';
import { openSavedFight } from '../screens/fight';
import { noticeScreen } from '../screens/notice';
import type { App } from './app';
import { settings } from './settings';

/** What is to be told once there is a screen. */
let news = '';
let screens: App;

// Both are called for as long as the device is on. Functions made within another one would keep that one in memory as well.
function keepSettings(): void {
  keep(More.Settings, settings.values);
}

/** From an event of its own: the screen that took the step may still be closing. */
function tellSoon(words: string): void {
  setTimeout(() => screens.open(noticeScreen(screens, 'Saving', words)), 0);
}

/**
 * Brings back the fight and the settings.
 * @param apart true: what was saved is left alone and nothing is saved, until the player has it forgotten or starts anew
 * @returns true if settings were saved: they are in force from here on
 */
export function startSaving(apart: boolean): boolean {
  news = openJournal(require('Storage'), apart);
  if (apart) news = 'Nothing was erased. Start again to get it back, or hold back at Home to forget it.';
  const values = kept(More.Settings);
  if (values) for (let i = 0; i < settings.values.length && i < values.length; i++) settings.values[i] = values[i];
  settings.changed = keepSettings;
  return values !== undefined;
}

/** Stirs what the last boot left into the dice, before the first roll, and leaves something for the next one. */
export function renewSecret(): void {
  saveSecret(renewedSecret(loadSecret()));
}

/** Opens what comes on top of Home: a fight that is running, and what there is to tell, `trouble` first. */
export function openSaved(app: App, title: string, trouble: string): void {
  openSavedFight(app);
  news = restoreNews() || news;
  const words = trouble && news ? `${trouble} ${news}` : trouble || news;
  if (words) app.open(noticeScreen(app, trouble ? title : 'Saving', words));
  screens = app;
  tellWith(tellSoon);
}
