// The rule system of the fight that is on: its module and its fighting pack.
import type { OpenPack } from '../rules/packs';
import type { System } from './system';

export let rules: System;
export let pack: OpenPack;
/** What fights of this system are saved as; 0 while none is in use. */
export let systemSavedAs = 0;

/** From here on fights are of this system. */
export function use(system: System, itsPack: OpenPack, key: number): void {
  rules = system;
  pack = itsPack;
  systemSavedAs = key;
}
