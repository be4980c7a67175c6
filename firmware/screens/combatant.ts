// Adds a combatant or changes one: a name, then the system's sheet.
import type { App } from '../app/app';
import { EventKind } from '../fight/events';
import {
  addRecord,
  begin,
  byteOf,
  combatants,
  commit,
  flagsOf,
  freshId,
  fullPoolOf,
  nameOf,
  poolOf,
  recordOf,
  removeRecord,
  setByteOf,
  setName,
  setShortOf,
} from '../fight/fight';
import {
  COMBATANT_FLAGS,
  FLAGS_AT,
  MOST_COMBATANTS,
  POOL_BYTES,
  POOLS,
  SHEET,
  SHEET_BYTES,
  STARTED,
} from '../fight/layout';
import type { Sheet, System } from '../fight/system';
import { actionRow, formScreen } from './form';
import { openMenu } from './list';
import { openName } from './name';
import { noticeScreen } from './notice';

/** Within an event: a sheet into a record. What a full pool gains or loses its rest does too. */
function writeSheet(system: System, id: number, sheet: Sheet, fresh: boolean): void {
  const at = recordOf(id);
  for (let i = 0; i < SHEET_BYTES; i++) setByteOf(at + SHEET + i, sheet.bytes[i]);
  for (let pool = 0; pool < sheet.pools.length; pool++) {
    const offset = at + POOLS + pool * POOL_BYTES;
    const left = fresh ? sheet.pools[pool] : poolOf(id, pool) + sheet.pools[pool] - fullPoolOf(id, pool);
    setShortOf(offset, left);
    setShortOf(offset + 2, sheet.pools[pool]);
  }
  system.derive(id);
}

/** Within an event that changed pools: who fell, and who is up again and takes a new place in the timeline. */
export function applyCondition(system: System, id: number): void {
  const before = flagsOf(id);
  const now = system.condition(id);
  setByteOf(recordOf(id) + COMBATANT_FLAGS, now);
  if (before && !now && byteOf(FLAGS_AT) & STARTED) system.join(id);
}

function readSheet(system: System, id: number): Sheet {
  const sheet = system.newSheet();
  const at = recordOf(id) + SHEET;
  for (let i = 0; i < SHEET_BYTES; i++) sheet.bytes[i] = byteOf(at + i);
  for (let pool = 0; pool < sheet.pools.length; pool++) sheet.pools[pool] = fullPoolOf(id, pool);
  return sheet;
}

function sheetForm(
  app: App,
  system: System,
  name: string,
  sheet: Sheet,
  done: string,
  ok: () => void,
  menu: () => void,
): void {
  const rows = system.sheetRows(sheet);
  // The commonest act stands first: a newcomer joins with one press.
  const all = [
    actionRow(
      done,
      () => {
        app.back();
        ok();
      },
      () => '',
    ),
  ].concat(rows);
  app.open(formScreen(app, { title: name, rows: () => all, menu: menu }));
}

function add(system: System, name: string, sheet: Sheet): void {
  const id = freshId();
  begin(EventKind.Add, id, 0, 0);
  const at = addRecord(id);
  setName(at, name);
  writeSheet(system, id, sheet, true);
  if (byteOf(FLAGS_AT) & STARTED) system.join(id);
  commit();
}

export function openNewCombatant(app: App, system: System): void {
  const ids = combatants();
  if (ids.length === MOST_COMBATANTS) {
    app.open(noticeScreen(app, 'Full', `A fight has room for ${MOST_COMBATANTS}. Remove someone first.`));
    return;
  }
  openName(app, ids.map(nameOf), name => {
    const sheet = system.newSheet();
    sheetForm(
      app,
      system,
      name,
      sheet,
      'Join the fight',
      () => add(system, name, sheet),
      () => openMenu(app, []),
    );
  });
}

export function openCombatant(app: App, system: System, id: number): void {
  const sheet = readSheet(system, id);

  function save(): void {
    begin(EventKind.Edit, id, 0, 0);
    writeSheet(system, id, sheet, false);
    applyCondition(system, id);
    commit();
  }

  function rename(): void {
    const others = combatants().filter(other => other !== id);
    openName(app, others.map(nameOf), name => {
      begin(EventKind.Rename, id, 0, 0);
      setName(recordOf(id), name);
      commit();
      app.back();
    });
  }

  function remove(): void {
    begin(EventKind.Remove, id, 0, 0);
    removeRecord(id);
    commit();
    app.back();
  }

  sheetForm(app, system, nameOf(id), sheet, 'Save changes', save, () =>
    openMenu(app, [
      { label: 'Rename', ok: rename },
      { label: 'Remove', ok: remove },
    ]),
  );
}
