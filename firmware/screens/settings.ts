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

/** The row of a setting, made when it is asked for: all of them at once would take more memory than a small board has to spare. */
export function rowOf(setting: Setting): FormRow {
  if (BOARD.display.bus !== 'pixl') {
    if (setting === Setting.Panel) return settingRow('Panel type', setting, 2, true, value => PANEL_NAMES[value]);
    if (setting === Setting.Offset) return settingRow('Offset', setting, 2, true, value => `${2 * value}`);
  }
  if (setting === Setting.Turned) return settingRow('Turned', setting, 1, true, yesOrNo);
  if (setting === Setting.Contrast) return settingRow('Contrast', setting, 15, false, value => `${value}`);
  if (setting === Setting.DimAfter) return settingRow('Dim after', setting, LONGEST, false, time);
  if (setting === Setting.OffAfter) return settingRow('Off after', setting, LONGEST, false, time);
  if (setting === Setting.LeftHanded) return settingRow('Left-handed', setting, 1, true, yesOrNo);
  return settingRow('Animation', Setting.Animation, 1, false, yesOrNo);
}

function rowAt(app: App, panel: Panel, i: number): FormRow {
  if (BOARD.display.bus !== 'pixl' && i < PANEL_ROWS - 1) return rowOf(i);
  if (BOARD.display.bus !== 'pixl' && i < PANEL_ROWS)
    return actionRow(
      'Test card',
      () => openTestCard(app, nothing),
      () => '',
    );
  const setting = i - PANEL_ROWS + Setting.Turned;
  if (setting <= Setting.Animation) return rowOf(setting);
  if (setting === Setting.Animation + 1 && canCount)
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
