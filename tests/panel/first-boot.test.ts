// The test card opens by itself at first boot, until it is answered, wherever there is a panel to be named.

import { expect, it } from 'vitest';
import { booted, deviceWith, hasWholeBorder, I2C, PIXL, press } from './device-for-tests.ts';

async function fresh(...[display, panel]: Parameters<typeof booted>) {
  const device = await deviceWith(display, panel, true);
  device.boot();
  return device;
}

it('asks once, at first boot, and one key answers', async () => {
  const device = await fresh(I2C);
  expect(hasWholeBorder(device.pixels())).toBe(true);
  const { operations } = device.flash;
  press(device, 'ok');
  expect(device.text()).toContain('Look up');
  expect(device.flash.operations).toBeGreaterThan(operations);
  device.boot();
  expect(device.text()).toContain('Look up');
  expect(device.errors).toEqual([]);
});

it('asks again as long as it has no answer, and keeps nothing of what was tried', async () => {
  const device = await fresh(I2C);
  for (let boot = 0; boot < 2; boot++) {
    expect(device.text()).toEqual(['Border whole? ok', 'SSD1306 +0']);
    press(device, 'down', 'down', 'back');
    expect(device.text()).toContain('Look up');
    device.boot();
  }
});

it('finds a panel that is not what the board expects', async () => {
  const device = await fresh(I2C, { type: 'sh1106' });
  expect(hasWholeBorder(device.pixels())).toBe(false);
  press(device, 'down');
  expect(hasWholeBorder(device.pixels())).toBe(true);
  press(device, 'ok');
  device.boot();
  const known = await booted({ ...I2C, driver: 'sh1106', columnOffset: 2 } as typeof I2C);
  expect(device.pixels()).toEqual(known.pixels());
});

it('does not ask where the screen is built in, nor where the answer could not be kept', async () => {
  expect((await fresh(PIXL)).text()).toContain('Look up');
  const device = await deviceWith(I2C, {}, true);
  device.setKey('back', true);
  device.boot();
  device.setKey('back', false);
  press(device, 'ok');
  expect(device.text()).toContain('Look up');
});
