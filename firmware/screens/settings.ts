// Settings: panel, times of rest, left hand, and what is installed. A changed figure counts at once.
import type { App } from '../app/app';
import { complaints } from '../app/diagnostics';
import { nothing } from '../app/screen';
import { Setting, settings } from '../app/settings';
import type { Panel } from '../drivers/panel';
import { installedPacks } from '../rules/installed';
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

export function openSettings(app: App, panel: Panel): void {
  const rows = [
    settingRow('Turned', Setting.Turned, 1, true, yesOrNo),
    settingRow('Contrast', Setting.Contrast, 15, false, value => `${value}`),
    settingRow('Dim after', Setting.DimAfter, LONGEST, false, time),
    settingRow('Off after', Setting.OffAfter, LONGEST, false, time),
    settingRow('Left-handed', Setting.LeftHanded, 1, true, yesOrNo),
    actionRow(
      'About',
      () => openAbout(app, panel),
      () => '',
    ),
  ];
  if (BOARD.display.bus !== 'pixl') {
    rows.unshift(
      settingRow('Panel type', Setting.Panel, 2, true, value => PANEL_NAMES[value]),
      settingRow('Offset', Setting.Offset, 2, true, value => `${2 * value}`),
      actionRow(
        'Test card',
        () => openTestCard(app, nothing),
        () => '',
      ),
    );
  }
  app.open(formScreen(app, { title: 'Settings', rows: () => rows }));
}
