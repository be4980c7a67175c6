// The rule system of the fight that is on: its module and its fighting pack.
import type { OpenPack } from '../rules/packs';
import type { System } from './system';

const ONE_STEP = [''];

export let rules: System;
export let pack: OpenPack;
/** What fights of this system are saved as; 0 while none is in use. */
export let systemSavedAs = 0;

/** Steps of a round. */
export function stepNames(): readonly string[] {
  return rules.steps || ONE_STEP;
}

/** What a round is called. */
export function roundName(): string {
  return rules.round || 'Round';
}

/** From here on fights are of this system. */
export function use(system: System, itsPack: OpenPack, key: number): void {
  rules = system;
  pack = itsPack;
  systemSavedAs = key;
}
