// Look up: system, then group, then procedure; every one of them opens the form made from its description.
import type { App } from '../app/app';
import { capital } from '../rules/figures';
import { type InstalledPack, installedPacks } from '../rules/installed';
import { type OpenPack, openPack } from '../rules/packs';
import { listScreen } from './list';
import { noticeScreen } from './notice';
import { openProcedure } from './procedure-form';
import { openTables } from './tables';

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
  try {
    pack = openPack(installed.id);
  } catch (error) {
    app.open(noticeScreen(app, installed.title, (error as Error).message));
    return;
  }
  app.open(
    listScreen(app, {
      title: installed.title,
      count: () => pack.labels.groups,
      label: i => capital(pack.labels.group(i)),
      ok: i => openGroup(app, pack, i),
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
