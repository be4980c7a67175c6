// Adds a combatant or changes one: a name, then the system's sheet. And the list of all.
import type { App } from '../app/app';
import { EventKind } from '../fight/events';
import { begin, byteOf, combatants, commit, nameOf, recordOf } from '../fight/fight';
import { systemSavedAs } from '../fight/in-use';
import { KIND, MOST_COMBATANTS } from '../fight/layout';
import { NOTE_LETTERS, noteOf, setNote } from '../fight/notes';
import { changeSheet, copy, join, leave, readSheet, rename, type Sheet } from '../fight/people';
import { actionRow, formScreen } from './form';
import { listScreen, type MenuRow, openMenu } from './list';
import { distinct, openName, spellScreen } from './name';
import { noticeScreen } from './notice';
import { numberScreen } from './number';
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
  app.open(
    formScreen(app, {
      title: name,
      count: () => rows.count() + 1,
      row: i => (i ? rows.row(i - 1) : first),
      menu: menu,
    }),
  );
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
      () => join(name, sheet, systemSavedAs),
      () => openMenu(app, []),
    );
  });
}

/** So many more of the same, told apart by letters. */
function openCopies(app: App, id: number): void {
  app.open(
    numberScreen(app, {
      title: `Copies of ${nameOf(id)}`,
      hint: 'how many more',
      low: 1,
      high: MOST_COMBATANTS - combatants().length,
      start: 1,
      ok: count => {
        app.back();
        while (count-- > 0) copy(id, distinct(nameOf(id), combatants().map(nameOf)));
      },
    }),
  );
}

function openNote(app: App, id: number): void {
  app.open(
    spellScreen(app, `Note on ${nameOf(id)}`, noteOf(id), NOTE_LETTERS, text => {
      begin(EventKind.Note, id, 0, 0);
      const fits = setNote(id, text);
      commit();
      if (!fits) app.open(noticeScreen(app, 'Full', 'There is room for no more notes.'));
    }),
  );
}

/** Ids of those of a kind. */
function kin(id: number): number[] {
  const kind = byteOf(recordOf(id) + KIND);
  return kind ? combatants().filter(other => byteOf(recordOf(other) + KIND) === kind) : [];
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

  function menu(): void {
    const rows: MenuRow[] = [
      { label: 'Rename', ok: openRename },
      { label: 'Note', ok: () => openNote(app, id) },
      { label: 'Remove', ok: remove },
    ];
    if (combatants().length < MOST_COMBATANTS) rows.unshift({ label: 'Copies', ok: () => openCopies(app, id) });
    if (kin(id).length > 1)
      rows.push({
        label: `Save for all ${kin(id).length} alike`,
        ok: () => {
          for (const other of kin(id)) changeSheet(other, sheet);
          app.back();
        },
      });
    openMenu(app, rows);
  }

  sheetForm(app, nameOf(id), sheet, 'Save changes', () => changeSheet(id, sheet), menu);
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
