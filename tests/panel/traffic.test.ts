// What goes over the bus: what changed and little else; cases of area "oled".

import { expect, it } from 'vitest';
import { booted, I2C, press } from './device-for-tests.ts';

/** Bytes of a whole frame by the stock driver, before any commands. */
const FULL_FRAME = 1024;

it('C174: a change of one line sends at most two pages', async () => {
  const device = await booted(I2C);
  press(device, 'ok');
  device.resetBusBytes();
  // The bar's right half: d20 becomes d6.
  press(device, 'down');
  expect(device.busBytes()).toBeGreaterThan(0);
  expect(device.busBytes()).toBeLessThanOrEqual(2 * (128 + 8));
});

it('C175: a change of one digit sends at most 5 % of a frame', async () => {
  const device = await booted(I2C);
  // Fight, add, first name, join: a row with a score is edited.
  press(device, 'up', 'ok', 'ok', 'down', 'ok', 'down', 'ok');
  const before = device.text();
  device.resetBusBytes();
  press(device, 'up');
  expect(device.text()).not.toEqual(before);
  expect(device.busBytes()).toBeGreaterThan(0);
  expect(device.busBytes()).toBeLessThanOrEqual(FULL_FRAME / 20);
});

it('nothing is sent when nothing changed, or while the panel is off', async () => {
  const device = await booted(I2C);
  device.resetBusBytes();
  press(device, 'back', 'back');
  expect(device.busBytes()).toBe(0);
  device.advance(300_000);
  device.resetBusBytes();
  device.send('Tableside.replay(3)');
  device.advance(60_000);
  expect(device.busBytes()).toBe(0);
});
