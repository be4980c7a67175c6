// The four keys on a keyboard, wherever the focus is, unless it is on something that wants the key for itself.

import type { KeyName } from '../../../boards/board.ts';
import { type KeyListener, TURNED } from './handheld.ts';

const KEYS_BY_NAME: Readonly<Record<string, KeyName>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'ok',
  Escape: 'back',
  Backspace: 'back',
};

/** Listens to the keyboard. @param isTurned tells whether the device is held the other way round: up is the other key then */
export function listenToKeyboard(listener: KeyListener, isTurned: () => boolean): void {
  const held = new Map<string, KeyName>();
  const release = (code: string): void => {
    const key = held.get(code);
    if (key !== undefined) listener(key, false);
    held.delete(code);
  };
  document.addEventListener('keydown', event => {
    const key = KEYS_BY_NAME[event.key];
    if (!key || event.ctrlKey || event.altKey || event.metaKey || wantsIt(event)) return;
    event.preventDefault();
    if (event.repeat || held.has(event.code)) return;
    const meant = isTurned() ? TURNED[key] : key;
    held.set(event.code, meant);
    listener(meant, true);
  });
  document.addEventListener('keyup', event => release(event.code));
  // Whatever is down when the page is left can't be seen to go up any more.
  window.addEventListener('blur', () => {
    for (const code of [...held.keys()]) release(code);
  });
}

/** True where the key means something to what has the focus. */
function wantsIt({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea')) return true;
  return key === 'Enter' && target.closest('button, summary, a') !== null;
}
