// Look up: system, then group, then procedure; every one of them opens the form made from its description.
// A pack may bring a module of its own, whose rows stand above the groups.
import type { App } from '../app/app';
import { attempt, createCall } from '../rules/call';
import { element, word } from '../rules/core';
import { capital, valueText } from '../rules/figures';
import { hasModule, type InstalledPack, installedPacks, moduleFile, readWhole } from '../rules/installed';
import { type OpenPack, openPack } from '../rules/packs';
import { fieldForm } from '../rules/procedure';
import { actionRow, formScreen, numberRow } from './form';
import { listScreen, type MenuRow } from './list';
import { noticeScreen } from './notice';
import { openProcedure } from './procedure-form';
import { openTables } from './tables';

/** What a pack adds to its place in Look up. */
export interface Lookup {
  /** Rows above the groups of procedures. */
  rows(app: App): MenuRow[];
}

/** The parts of the app that such a module works with. */
export interface LookupKit {
  readonly pack: OpenPack;
  readonly word: typeof word;
  readonly element: typeof element;
  /** One call of a procedure of the pack without lists or dice; answers the status. */
  run(procedure: number, fields: number[]): number;
  readonly fieldForm: typeof fieldForm;
  readonly valueText: typeof valueText;
  readonly capital: typeof capital;
  readonly actionRow: typeof actionRow;
  readonly numberRow: typeof numberRow;
  readonly formScreen: typeof formScreen;
  readonly listScreen: typeof listScreen;
}

/** Rows of the pack's own module; none if it has none. Throws words for people if the module is damaged. */
function ownRows(app: App, id: string, pack: OpenPack): MenuRow[] {
  if (!hasModule(id)) return [];
  const file = moduleFile(id);
  readWhole(file);
  const kit: LookupKit = {
    pack: pack,
    word: word,
    element: element,
    run: (procedure, fields) => attempt(createCall(pack.run, procedure, fields, [])),
    fieldForm: fieldForm,
    valueText: valueText,
    capital: capital,
    actionRow: actionRow,
    numberRow: numberRow,
    formScreen: formScreen,
    listScreen: listScreen,
  };
  return (require(file) as { create(parts: LookupKit): Lookup }).create(kit).rows(app);
}

function openGroup(app: App, pack: OpenPack, group: number): void {
  const numbers: number[] = [];
  for (let number = 0; number < pack.labels.procedures; number++) {
    if (pack.labels.groupOf(number) === group) numbers.push(number);
  }
  app.open(
    listScreen(app, {
      title: capital(pack.labels.group(group)),
      count: () => numbers.length,
      label: i => capital(pack.labels.title(numbers[i])),
      ok: i => (numbers[i] === pack.labels.pages() ? openTables(app, pack) : openProcedure(app, pack, numbers[i])),
    }),
  );
}

function openSystem(app: App, installed: InstalledPack): void {
  let pack: OpenPack;
  let own: MenuRow[];
  try {
    pack = openPack(installed.id);
    own = ownRows(app, installed.id, pack);
  } catch (error) {
    app.open(noticeScreen(app, installed.title, (error as Error).message));
    return;
  }
  const first = own.length;
  app.open(
    listScreen(app, {
      title: installed.title,
      count: () => first + pack.labels.groups,
      label: i => (i < first ? own[i].label : capital(pack.labels.group(i - first))),
      ok: i => (i < first ? own[i].ok() : openGroup(app, pack, i - first)),
    }),
  );
}

export function openLookup(app: App): void {
  const packs = installedPacks();
  app.open(
    listScreen(app, {
      title: 'Look up',
      count: () => packs.length,
      label: i => packs[i].title,
      ok: i => openSystem(app, packs[i]),
      empty: 'No rules installed',
    }),
  );
}
