// Which rules: puts a system in use, asked for where there are several.
import type { App } from '../app/app';
import { systemSavedAs } from '../fight/in-use';
import { loadSystem } from '../fight/kit';
import { type InstalledPack, systemKey } from '../rules/installed';
import { listScreen } from './list';
import { noticeScreen } from './notice';

/** Puts a system in use. False, and a message opens, if its module is missing or damaged. */
export function hasSystem(app: App, pack: InstalledPack): boolean {
  if (systemSavedAs === systemKey(pack.system)) return true;
  try {
    loadSystem(pack);
    return true;
  } catch (error) {
    app.open(noticeScreen(app, pack.title, (error as Error).message));
    return false;
  }
}

/** Puts the system of one of these packs in use, which the player chooses if there are several; then `ok`. */
export function chooseSystem(app: App, packs: InstalledPack[], ok: () => void): void {
  function choose(pack: InstalledPack): void {
    if (hasSystem(app, pack)) ok();
  }

  if (packs.length === 1) choose(packs[0]);
  else
    app.open(
      listScreen(app, {
        title: 'Which rules?',
        count: () => packs.length,
        label: i => packs[i].title,
        ok: i => {
          app.back();
          choose(packs[i]);
        },
      }),
    );
}
