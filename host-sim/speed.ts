// How fast the simulator is: a device is pressed ten thousand times at random, and its time is set against the clock on
// the wall. The presses are those of one seed, so that every run does the same work.
import { KEY_NAMES, type KeyName } from '../boards/schema.ts';
import { type Device, PRESS_MILLISECONDS } from './model/device.ts';
import { simulatedDevice } from './simulated.ts';

const PRESSES = 10_000;
const SEED = 12345;

/** Every so many presses, at random, back is held, which opens a menu. */
const PRESSES_TO_A_MENU = 17;
const HOLD_MILLISECONDS = 700;

/** What was measured. */
export interface Speed {
  presses: number;
  /** Time that passed on the device. */
  deviceSeconds: number;
  /** Time that passed on the wall, building and booting not included. */
  seconds: number;
}

/**
 * Presses keys at random, the same ones for the same seed, from wherever the device is.
 * @returns milliseconds that passed on the device, over all its starts
 */
export function pressAtRandom(device: Device, presses: number, seed: number): number {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  let milliseconds = 0;
  for (let press = 0; press < presses; press++) {
    const isMenu = below(PRESSES_TO_A_MENU) === 0;
    const key = isMenu ? 'back' : (KEY_NAMES[below(KEY_NAMES.length)] as KeyName);
    const length = isMenu ? HOLD_MILLISECONDS : PRESS_MILLISECONDS;
    device.press(key, length);
    milliseconds += length;
  }
  return milliseconds;
}

/** Presses a usual device ten thousand times. @throws Error if the device has one */
export async function simulatorSpeed(): Promise<Speed> {
  const device = await simulatedDevice({});
  device.boot();
  device.send('Tableside.replay(7)');
  const started = performance.now();
  const deviceSeconds = pressAtRandom(device, PRESSES, SEED) / 1000;
  const seconds = (performance.now() - started) / 1000;
  if (device.errors[0]) throw device.errors[0];
  return { presses: PRESSES, deviceSeconds, seconds };
}
