// Look up without leafing: printed tables are a procedure like any other, their cells rows of its result.
import type { App } from '../app/app';
import type { OpenPack } from '../rules/packs';
import { openProcedure } from './procedure-form';

export function openTables(app: App, pack: OpenPack): void {
  openProcedure(app, pack, pack.labels.pages());
}
