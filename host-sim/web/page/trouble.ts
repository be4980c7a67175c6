// The one line that tells people what is wrong, or what they should know.

import { byId } from './dom.ts';

/** Shows what is wrong, or takes the line away if there is nothing to say. */
export function showTrouble(text: string): void {
  show(text, false);
}

/** Shows what people should know, though nothing is wrong. */
export function showNews(text: string): void {
  show(text, true);
}

function show(text: string, isGood: boolean): void {
  const place = byId('trouble');
  if (place.textContent === text) return;
  place.classList.toggle('good', isGood);
  place.textContent = text;
  place.hidden = text === '';
}

/** Runs what a button does and shows what goes wrong. */
export function attempt(action: () => void | Promise<void>): void {
  Promise.resolve()
    .then(action)
    .catch(error => showTrouble((error as Error).message));
}
