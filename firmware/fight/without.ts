// In place of fights, on boards that leave them out: the app and the journal find nothing to open, to do again or to save.
import { nothing } from '../app/screen';

export const openFight = nothing;
export const openParty = nothing;
export const openBackup = nothing;
export const restoreNews = nothing;
export const openRepeatedRoll = nothing;
export const openSavedFight = nothing;
export const applyRuns = nothing;
export const redo = nothing;
export const resetFight = nothing;
export const restoreEvent = nothing;
export const restoreEvents = nothing;
export const undo = nothing;
export const putState = nothing;
export const abandon = nothing;
export const saveWith = nothing;

/** Repeated rolls come from a backup alone. */
export function timesOf(): number {
  return 1;
}

export function checkpoint(): boolean {
  return true;
}

export function combatants(): number[] {
  return [];
}
