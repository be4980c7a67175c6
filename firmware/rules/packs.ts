// Opens each rule pack once: its native code and its words.
import { type Run, rulePack } from './core';
import { type Labels, openLabels } from './labels';

export interface OpenPack {
  readonly run: Run;
  readonly labels: Labels;
}

const opened: Record<string, OpenPack> = {};

/** Opens a pack. Throws words for people if one of its files is missing or damaged. */
export function openPack(id: string): OpenPack {
  if (!opened[id]) opened[id] = { run: rulePack(`ts.${id}`), labels: openLabels(`ts.${id}.l`) };
  return opened[id];
}
