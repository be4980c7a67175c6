// Which rule packs are installed, and each opened once: its native code and its words.
import { type Run, rulePack } from './core';
import { type Labels, openLabels } from './labels';

/** An installed pack, as the build entered it. */
export interface InstalledPack {
  readonly id: string;
  readonly system: string;
  readonly title: string;
}

export interface OpenPack {
  readonly run: Run;
  readonly labels: Labels;
}

const storage = require('Storage');

/** Storage file that lists what is installed. */
const INSTALLED = 'ts.info';

const opened: Record<string, OpenPack> = {};

export function installedPacks(): InstalledPack[] {
  const text = storage.read(INSTALLED);
  return text ? JSON.parse(text).packs : [];
}

export function hasSystem(system: string): boolean {
  for (const pack of installedPacks()) if (pack.system === system) return true;
  return false;
}

/** Opens a pack. Throws words for people if one of its files is missing. */
export function openPack(id: string): OpenPack {
  if (!opened[id]) opened[id] = { run: rulePack(`ts.${id}`), labels: openLabels(`ts.${id}.l`) };
  return opened[id];
}
