// A player who takes steps of a running fight at random, by what stands on the screen: Next, undo and redo.
// One seed gives one way of playing, so that a twin device can follow what a killed one has done.

import type { Device } from '../../../host-sim/model/device.ts';
import { chosenRow } from '../../../host-sim/scenario/choose.ts';

/** Presses until a row of the menu is found that is there. */
const MOST_ROWS = 16;

/** Milliseconds after which the mark of a new round is gone. */
const ROUND_MARK = 1300;

/** What a player sees of the fight: whose turn it is; undefined while a menu or a message covers it. */
export function fightShown(device: Device): string | undefined {
  // The mark of a new round is of the moment, not of the fight.
  if (device.text().some(line => line.endsWith('begins'))) device.advance(ROUND_MARK);
  // Undone to before its start it is the list of those who gather, one press from Home.
  if (device.text()[0]?.startsWith('Tableside')) {
    device.press('up');
    device.press('ok');
  }
  const lines = device.text();
  return /^(Round|Fight) /.test(lines[0] ?? '') ? lines.join(' | ') : undefined;
}

/** Plays for ever; yields after each key, when all that follows from it is on the screen. */
export function* play(device: Device, seed: number): Generator<void, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const what = (state >>> 16) % 8;
    if (what < 6) {
      device.press('ok');
      yield;
    } else yield* choose(device, what === 6 ? 'Undo' : 'Redo');
  }
}

function* choose(device: Device, label: string): Generator<void> {
  device.press('back', 700);
  yield;
  for (let row = 0; row < MOST_ROWS && !chosenRow(device)?.startsWith(label); row++) {
    device.press('down');
    yield;
  }
  // A menu without that row is left as it came.
  device.press(chosenRow(device)?.startsWith(label) ? 'ok' : 'back');
  // Undo stays for more: what it did is on flash; the fight shows again behind it.
  if (device.text()[0]?.startsWith('Undo')) device.press('ok');
  yield;
}
