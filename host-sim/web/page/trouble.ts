// The one line that tells people what is wrong, or what they should know.

import { byId } from './dom.ts';

/** Shows a line, or takes it away if there is nothing to say. */
export function showTrouble(text: string): void {
  const place = byId('trouble');
  if (place.textContent === text) return;
  place.textContent = text;
  place.hidden = text === '';
}

/** Runs what a button does and shows what goes wrong. */
export function attempt(action: () => void | Promise<void>): void {
  Promise.resolve()
    .then(action)
    .catch(error => showTrouble((error as Error).message));
}
