// Settings: panel, times of rest, left hand, and what is installed. A changed figure counts at once.
import type { App } from '../app/app';
import { complaints } from '../app/diagnostics';
import { nothing } from '../app/screen';
import { Setting, settings } from '../app/settings';
import { canCount } from '../dice/counts';
import type { Panel } from '../drivers/panel';
import { installedPacks } from '../rules/installed';
import { openFairness } from './fairness';
import { actionRow, type FormRow, formScreen } from './form';
import { listScreen } from './list';
import { openTestCard, PANEL_NAMES } from './test-card';

/** Most of a time: a quarter of an hour, in tens of seconds. */
const LONGEST = 90;

function settingRow(
  label: string,
  setting: Setting,
  high: number,
  anew: boolean,
  text: (value: number) => string,
): FormRow {
  return {
    label: label,
    low: 0,
    high: high,
    // What starts the panel anew is a choice, the rest are figures.
    choices: anew,
    optional: false,
    get: () => settings.values[setting],
    set: value => {
      settings.values[setting] = value;
      settings.apply(anew);
    },
    text: text,
    taken: settings.changed,
  };
}

function yesOrNo(value: number): string {
  return value ? 'yes' : 'no';
}

function time(value: number): string {
  return value ? `${value}0 s` : 'never';
}

function openAbout(app: App, panel: Panel): void {
  const lines = [`Tableside ${VERSION}`, BOARD.id, `Panel ${panel.place()}`];
  for (const complaint of complaints()) lines.push(complaint);
  for (const pack of installedPacks()) lines.push(pack.title);
  app.open(
    listScreen(app, {
      title: 'About',
      count: () => lines.length,
      label: i => lines[i],
      ok: nothing,
    }),
  );
}

/** Rows of a panel that the interpreter does not drive by itself; they stand first. */
const PANEL_ROWS = BOARD.display.bus === 'pixl' ? 0 : 3;
const OTHER_ROWS = canCount ? 8 : 7;

/** Row `i`, made when it is asked for: all of them at once would take more memory than a small board has to spare. */
function rowAt(app: App, panel: Panel, i: number): FormRow {
  if (i < PANEL_ROWS) {
    if (i === 0) return settingRow('Panel type', Setting.Panel, 2, true, value => PANEL_NAMES[value]);
    if (i === 1) return settingRow('Offset', Setting.Offset, 2, true, value => `${2 * value}`);
    return actionRow(
      'Test card',
      () => openTestCard(app, nothing),
      () => '',
    );
  }
  const at = i - PANEL_ROWS;
  if (at === 0) return settingRow('Turned', Setting.Turned, 1, true, yesOrNo);
  if (at === 1) return settingRow('Contrast', Setting.Contrast, 15, false, value => `${value}`);
  if (at === 2) return settingRow('Dim after', Setting.DimAfter, LONGEST, false, time);
  if (at === 3) return settingRow('Off after', Setting.OffAfter, LONGEST, false, time);
  if (at === 4) return settingRow('Left-handed', Setting.LeftHanded, 1, true, yesOrNo);
  if (at === 5) return settingRow('Animation', Setting.Animation, 1, false, yesOrNo);
  if (at === 6 && canCount)
    return actionRow(
      'Fairness',
      () => openFairness(app),
      () => '',
    );
  return actionRow(
    'About',
    () => openAbout(app, panel),
    () => '',
  );
}

export function openSettings(app: App, panel: Panel): void {
  app.open(
    formScreen(app, {
      title: 'Settings',
      count: () => PANEL_ROWS + OTHER_ROWS,
      row: i => rowAt(app, panel, i),
    }),
  );
}
