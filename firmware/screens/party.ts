// The party and foes of a system between fights: their sheets, and the way home of what a fight has changed.
import type { App } from '../app/app';
import { nothing } from '../app/screen';
import { combatants, fullPoolOf, nameOf, poolOf } from '../fight/fight';
import { rules, systemSavedAs } from '../fight/in-use';
import { freeKind, keepMember, type Member, readMember, sheetKinds } from '../fight/party';
import { freshen, readSheet, type Sheet } from '../fight/people';
import { forget } from '../journal/journal';
import { capital } from '../rules/figures';
import { fightPacks } from '../rules/installed';
import { openConfirm } from './confirm';
import { type FormRow, numberRow } from './form';
import { listScreen, type MenuRow, openMenu } from './list';
import { distinct, openName } from './name';
import { noticeScreen } from './notice';
import { lastingBytes, newSheet, sheetForm } from './sheet';
import { chooseSystem } from './systems';

/** Sheets of the system in use, as they are kept. */
export function memberKinds(): number[] {
  return sheetKinds(systemSavedAs);
}

export function memberOf(kind: number): Member {
  return readMember(kind, rules.pools.length);
}

/** Keeps a sheet of the system in use; where there is no room, says so. */
function put(app: App, kind: number, member: Member): void {
  if (!kind || !keepMember(kind, systemSavedAs, member))
    app.open(
      noticeScreen(app, 'Full', 'There is no room to keep more. Remove a sheet, forget a fight that waits, or tidy.'),
    );
}

function nameFor(name: string, but: number): string {
  return distinct(
    name,
    memberKinds()
      .filter(kind => kind !== but)
      .map(kind => memberOf(kind).name),
  );
}

/** The sheet of one who is in the fight, with what he has lost. */
function sheetNow(id: number): Sheet {
  const sheet = readSheet(id);
  const bytes = lastingBytes(sheet.bytes);
  if (rules.goesHome) rules.goesHome(id, bytes);
  return {
    bytes: bytes,
    pools: sheet.pools,
    lost: sheet.pools.map((_, pool) => fullPoolOf(id, pool) - poolOf(id, pool)),
  };
}

/** Keeps the sheet of one who is in the fight. */
export function keepCombatant(app: App, id: number): void {
  put(app, freeKind(), { name: nameFor(nameOf(id), 0), foe: false, sheet: sheetNow(id) });
}

/** What the fight has done to the party goes back to the sheets of the same names; `only` one's (0: everybody's). */
export function takeHome(only: number): void {
  for (const kind of memberKinds()) {
    const member = memberOf(kind);
    const id = combatants().find(each => nameOf(each) === member.name);
    if (!id || member.foe || (only && only !== id)) continue;
    member.sheet = sheetNow(id);
    keepMember(kind, systemSavedAs, member);
  }
}

function isHurt(member: Member): boolean {
  return member.sheet.lost.some(lost => lost !== 0) || (rules.lasting !== undefined && !member.foe);
}

function heal(kind: number): void {
  const member = memberOf(kind);
  freshen(member.sheet);
  keepMember(kind, systemSavedAs, member);
}

/** What is left of each pool, to be set right by hand. */
export function leftRows(sheet: Sheet): FormRow[] {
  return rules.pools.map((pool, k) =>
    numberRow(
      `${capital(pool)} left`,
      -rules.mostPool,
      rules.mostPool,
      () => sheet.pools[k] - (sheet.lost[k] || 0),
      left => {
        sheet.lost[k] = Math.max(0, sheet.pools[k] - left);
      },
    ),
  );
}

function openMember(app: App, kind: number): void {
  const member = memberOf(kind);

  function menu(rolls: MenuRow[]): void {
    const rows: MenuRow[] = [
      {
        label: 'Rename',
        ok: () =>
          openName(app, [], name => {
            member.name = nameFor(name, kind);
            put(app, kind, member);
            app.back();
          }),
      },
      {
        label: 'Copy',
        ok: () => {
          app.back();
          put(app, freeKind(), { name: nameFor(member.name, 0), foe: member.foe, sheet: member.sheet });
        },
      },
      {
        label: member.foe ? 'To the party' : 'To the foes',
        ok: () => {
          member.foe = !member.foe;
          app.back();
          put(app, kind, member);
        },
      },
      {
        label: 'Remove',
        ok: () =>
          openConfirm(app, member.name, 'Removes this sheet for good.', () => {
            forget(kind);
            app.back();
          }),
      },
    ];
    if (isHurt(member))
      rows.unshift({
        label: 'Fresh again',
        ok: () => {
          heal(kind);
          app.back();
        },
      });
    openMenu(app, rows.concat(rolls));
  }

  sheetForm(
    app,
    member.name,
    member.sheet,
    'Save changes',
    member.foe ? [] : leftRows(member.sheet),
    () => put(app, kind, member),
    menu,
  );
}

function openNew(app: App): void {
  openName(app, [], given => {
    const member: Member = { name: nameFor(given, 0), foe: false, sheet: newSheet() };
    const keepAs = (foe: boolean) => {
      member.foe = foe;
      put(app, freeKind(), member);
    };
    sheetForm(
      app,
      member.name,
      member.sheet,
      'Join the party',
      [],
      () => keepAs(false),
      rolls => {
        const keep = {
          label: 'Keep as a foe',
          ok: () => {
            app.back();
            keepAs(true);
          },
        };
        openMenu(app, [keep].concat(rolls));
      },
    );
  });
}

/** In a list: how a party member is, or that it is a foe. */
export function memberText(member: Member): string {
  return member.foe ? 'foe' : `${member.sheet.pools[0] - member.sheet.lost[0]}/${member.sheet.pools[0]}`;
}

export function openParty(app: App): void {
  chooseSystem(app, fightPacks(), () => {
    let kinds: number[] = [];

    const list = listScreen(app, {
      title: 'Party',
      figure: () => rules.title,
      count: () => kinds.length + 1,
      label: i => (i ? memberOf(kinds[i - 1]).name : 'Add'),
      value: i => (i ? memberText(memberOf(kinds[i - 1])) : ''),
      chosen: memberKinds().length ? 1 : 0,
      ok: i => {
        if (i) openMember(app, kinds[i - 1]);
        else openNew(app);
      },
      menu: () => openMenu(app, kinds.length ? [{ label: 'All fresh again', ok: () => kinds.forEach(heal) }] : []),
    });
    app.open({
      open: nothing,
      // Whoever was on top may have changed the party when he had closed.
      draw: canvas => {
        kinds = memberKinds();
        list.draw(canvas);
      },
      press: list.press,
      close: list.close,
    });
  });
}
