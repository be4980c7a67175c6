// Fights that wait while another one is on: kept beside it, until they go on.
// What could be undone in a fight can't be once it has waited: its steps are not kept, its state is.
import { kept, pauseFight, resumeFight } from '../journal/journal';
import { More } from '../journal/kinds';
import { byteOf } from './fight';
import { MOST_COMBATANTS, SYSTEM_KEY_AT } from './layout';

/** Most fights that wait. */
export const MOST_PAUSED = MOST_COMBATANTS > 12 ? 3 : 1;

/** What the fights that wait are kept as. */
export function pausedKinds(): number[] {
  const kinds: number[] = [];
  for (let kind: number = More.Paused; kind < More.Paused + MOST_PAUSED; kind++)
    if (kept(kind)?.length) kinds.push(kind);
  return kinds;
}

/** What a further fight may wait as; 0 if as many wait as can. */
function freePaused(): number {
  for (let kind: number = More.Paused; kind < More.Paused + MOST_PAUSED; kind++) if (!kept(kind)?.length) return kind;
  return 0;
}

/** The words with which a fight was put aside. */
export function pausedWords(kind: number): string {
  const bytes = kept(kind)!;
  let words = '';
  for (let i = 2; i < bytes.length; i++) words += String.fromCharCode(bytes[i]);
  return words;
}

/** The key of its system. */
export function pausedSystem(kind: number): number {
  return kept(kind)![1];
}

/** The fight waits, known by these words, and an empty one is on. False, and nothing has changed, if there is no room for it. */
export function pause(words: string): boolean {
  const kind = freePaused();
  if (!kind) return false;
  const about = [byteOf(SYSTEM_KEY_AT)];
  for (let i = 0; i < words.length; i++) about.push(words.charCodeAt(i));
  return pauseFight(kind, about);
}

export { resumeFight as resume };
