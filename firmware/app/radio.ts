// The Bluetooth radio of boards that have one: off from power-on, so that no stranger gets a console.
// ok held at power-on opens it for a minute, to whoever types in the pass key that stands on the screen.
import { drawDie, hasDice } from '../dice/dice';
import { noticeScreen } from '../screens/notice';
import type { App } from './app';

const OPEN_MILLISECONDS = 60000;
const PASS_KEY_DIGITS = 6;

/** Takes the console off the air. */
export function closeRadio(): void {
  NRF.sleep();
}

/** Opens it for a minute. Without dice there is no pass key, and it stays closed. */
export function openRadio(app: App): void {
  if (!hasDice()) return;
  let key = '';
  while (key.length < PASS_KEY_DIGITS) key += drawDie(10, 0);
  NRF.setSecurity({ passkey: key, mitm: true, display: true, encryptUart: true });
  NRF.wake();
  setTimeout(closeRadio, OPEN_MILLISECONDS);
  app.open(noticeScreen(app, 'Bluetooth', `Open for a minute. Pass key ${key}`));
}
