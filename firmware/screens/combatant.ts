// Adds a combatant or changes one: a name, then the system's sheet. And the list of all.
import type { App } from '../app/app';
import { EventKind } from '../fight/events';
import { begin, byteOf, combatants, commit, nameOf, recordOf } from '../fight/fight';
import { systemSavedAs } from '../fight/in-use';
import { KIND, MOST_COMBATANTS } from '../fight/layout';
import { NOTE_LETTERS, noteOf, setNote } from '../fight/notes';
import type { Member } from '../fight/party';
import { changeSheet, copy, join, leave, readSheet, rename } from '../fight/people';
import { listScreen, type MenuRow, openMenu } from './list';
import { distinct, lettered, openName, spellScreen } from './name';
import { noticeScreen } from './notice';
import { numberScreen } from './number';
import { keepCombatant, memberKinds, memberOf, memberText, takeHome } from './party';
import { newSheet, sheetForm } from './sheet';
import { conditionText } from './state-words';

/** Someone of whom no sheet is kept joins. */
function openStranger(app: App): void {
  const ids = combatants();
  openName(app, ids.map(nameOf), name => {
    const sheet = newSheet();
    sheetForm(
      app,
      name,
      sheet,
      'Join the fight',
      [],
      () => join(name, sheet, systemSavedAs, 0),
      rolls => openMenu(app, rolls),
    );
  });
}

/** Copies of a foe join, told apart by letters if there are several. */
function joinFoes(member: Member, count: number): void {
  let kind = -1;
  let i = count;
  while (i-- > 0) {
    const names = combatants().map(nameOf);
    const name = count > 1 ? lettered(member.name, names, 97) : distinct(member.name, names);
    const id = join(name, member.sheet, systemSavedAs, kind);
    if (kind < 0) kind = id;
  }
}

/** Party and foes to choose from, all of the party at once, or someone else. Stays for more. */
function openKept(app: App): void {
  let kinds: number[] = [];
  /** Kinds of the party's members that are not in the fight. */
  let party: number[] = [];
  /** Rows before them: the whole party, if more than one of it is missing. */
  let all = 0;

  function gather(): void {
    const names = combatants().map(nameOf);
    kinds = memberKinds().filter(kind => memberOf(kind).foe || names.indexOf(memberOf(kind).name) < 0);
    party = kinds.filter(kind => !memberOf(kind).foe);
    all = party.length > 1 ? 1 : 0;
  }

  function joinParty(list: number[]): void {
    for (const kind of list) {
      const member = memberOf(kind);
      if (combatants().length < MOST_COMBATANTS) join(member.name, member.sheet, systemSavedAs, 0);
    }
    gather();
  }

  function askCount(member: Member): void {
    app.open(
      numberScreen(app, {
        title: member.name,
        hint: 'how many',
        low: 1,
        high: MOST_COMBATANTS - combatants().length,
        start: 1,
        ok: count => joinFoes(member, count),
      }),
    );
  }

  const list = listScreen(app, {
    title: 'Who joins?',
    figure: () => `${combatants().length}`,
    count: () => all + kinds.length + 1,
    label: i => {
      if (i < all) return 'All of the party';
      return i < all + kinds.length ? memberOf(kinds[i - all]).name : 'Someone else';
    },
    value: i => {
      if (i < all) return `${party.length}`;
      return i < all + kinds.length ? memberText(memberOf(kinds[i - all])) : '';
    },
    ok: i => {
      if (combatants().length === MOST_COMBATANTS) tellFull(app);
      else if (i < all) joinParty(party);
      else if (i === all + kinds.length) openStranger(app);
      else if (memberOf(kinds[i - all]).foe) askCount(memberOf(kinds[i - all]));
      else joinParty([kinds[i - all]]);
    },
  });
  app.open({ open: gather, draw: list.draw, press: list.press, close: list.close });
}

function tellFull(app: App): void {
  app.open(noticeScreen(app, 'Full', `A fight has room for ${MOST_COMBATANTS}. Remove someone first.`));
}

export function openNewCombatant(app: App): void {
  if (combatants().length === MOST_COMBATANTS) tellFull(app);
  else if (memberKinds().length) openKept(app);
  else openStranger(app);
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
    takeHome(id);
    leave(id);
    app.back();
  }

  function menu(rolls: MenuRow[]): void {
    const rows: MenuRow[] = [
      { label: 'Rename', ok: openRename },
      { label: 'Note', ok: () => openNote(app, id) },
      { label: 'Remove', ok: remove },
      { label: 'Keep in the party', ok: () => keepCombatant(app, id) },
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
    openMenu(app, rows.concat(rolls));
  }

  sheetForm(app, nameOf(id), sheet, 'Save changes', [], () => changeSheet(id, sheet), menu);
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
