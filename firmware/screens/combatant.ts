// Adds a combatant or changes one: a name, then the system's sheet. And the list of all.
import type { App } from '../app/app';
import { combatants, nameOf } from '../fight/fight';
import { systemSavedAs } from '../fight/in-use';
import { MOST_COMBATANTS } from '../fight/layout';
import { changeSheet, join, leave, readSheet, rename, type Sheet } from '../fight/people';
import { actionRow, formScreen } from './form';
import { listScreen, openMenu } from './list';
import { openName } from './name';
import { noticeScreen } from './notice';
import { newSheet, sheetRows } from './sheet';
import { conditionText } from './state-words';

function sheetForm(app: App, name: string, sheet: Sheet, done: string, ok: () => void, menu: () => void): void {
  const rows = sheetRows(sheet);
  // The commonest act stands first: a newcomer joins with one press.
  const first = actionRow(
    done,
    () => {
      app.back();
      ok();
    },
    () => '',
  );
  app.open(formScreen(app, { title: name, rows: () => [first].concat(rows()), menu: menu }));
}

export function openNewCombatant(app: App): void {
  const ids = combatants();
  if (ids.length === MOST_COMBATANTS) {
    app.open(noticeScreen(app, 'Full', `A fight has room for ${MOST_COMBATANTS}. Remove someone first.`));
    return;
  }
  openName(app, ids.map(nameOf), name => {
    const sheet = newSheet();
    sheetForm(
      app,
      name,
      sheet,
      'Join the fight',
      () => join(name, sheet, systemSavedAs, 0),
      () => openMenu(app, []),
    );
  });
}

export function openCombatant(app: App, id: number): void {
  const sheet = readSheet(id);

  function openRename(): void {
    const others = combatants().filter(other => other !== id);
    openName(app, others.map(nameOf), name => {
      rename(id, name);
      app.back();
    });
  }

  function remove(): void {
    leave(id);
    app.back();
  }

  sheetForm(
    app,
    nameOf(id),
    sheet,
    'Save changes',
    () => changeSheet(id, sheet),
    () =>
      openMenu(app, [
        { label: 'Rename', ok: openRename },
        { label: 'Remove', ok: remove },
      ]),
  );
}

export function openPeople(app: App): void {
  app.open(
    listScreen(app, {
      title: 'Combatants',
      figure: () => `${combatants().length}`,
      count: () => combatants().length,
      label: i => nameOf(combatants()[i]),
      value: i => conditionText(combatants()[i]),
      ok: i => openCombatant(app, combatants()[i]),
      empty: 'Nobody yet',
    }),
  );
}
