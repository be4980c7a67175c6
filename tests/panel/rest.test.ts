// The screen's rest: dim, dark, and how it wakes; cases of areas "oled" and "power".

import { describe, expect, it } from 'vitest';
import type { Device } from '../../host-sim/model/device.ts';
import { booted, I2C, type Key, openSetting, PIXL, press, ROW, rowsOf } from './device-for-tests.ts';

const home = booted(I2C).then(device => device.pixels());

/** Sets a time of rest in tens of seconds, from Home back to Home. */
function setTime(device: Device, row: number, tens: number, before: number): void {
  openSetting(device, row);
  press(device, 'ok');
  for (let at = before; at > tens; at--) press(device, 'down');
  for (let at = before; at < tens; at++) press(device, 'up');
  press(device, 'ok', 'back', 'up', 'up');
}

describe('without a key', () => {
  it('C180: the screen dims after a minute, moved by a pixel, and is off after five', async () => {
    const device = await booted(I2C);
    const full = device.panel.contrast;
    const upright = rowsOf(await home);
    device.advance(59_000);
    expect(device.panel.contrast).toBe(full);
    device.advance(1_000);
    expect(device.panel.contrast).toBeLessThan(full / 4);
    expect(rowsOf(device.pixels())).toEqual([...upright.slice(1), upright[0]]);
    expect(device.text()).toContain('Roll');
    device.advance(239_000);
    expect(device.panel.on).toBe(true);
    device.advance(1_000);
    expect([device.panel.on, device.pixels().includes(1), device.text()]).toEqual([false, false, []]);
    press(device, 'ok');
    expect(device.panel.contrast).toBe(full);
    expect(device.pixels()).toEqual(await home);
    // The next time it moves the other way.
    device.advance(60_000);
    expect(rowsOf(device.pixels())).toEqual([upright.at(-1), ...upright.slice(0, -1)]);
    expect(device.errors).toEqual([]);
  });

  it('C181: set to 30 s it is off at 30 s, wakes at a press and shows what was there', async () => {
    const device = await booted(I2C);
    setTime(device, ROW.off, 3, 30);
    press(device, 'ok', 'ok');
    const shown = device.text();
    device.advance(29_500);
    expect(device.panel.on).toBe(true);
    device.advance(500);
    expect(device.panel.on).toBe(false);
    press(device, 'up');
    expect(device.text()).toEqual(shown);
  });

  it('stays lit for ever when both times are never, and has no timer then', async () => {
    const device = await booted(I2C);
    setTime(device, ROW.dim, 0, 6);
    setTime(device, ROW.off, 0, 30);
    const full = device.panel.contrast;
    device.advance(3_600_000);
    expect([device.panel.on, device.panel.contrast]).toEqual([true, full]);
  });

  it('goes dark without dimming, or dims without going dark', async () => {
    const dark = await booted(I2C);
    setTime(dark, ROW.dim, 0, 6);
    const full = dark.panel.contrast;
    dark.advance(299_000);
    expect(dark.panel.contrast).toBe(full);
    dark.advance(1_000);
    expect(dark.panel.on).toBe(false);
    const dim = await booted(I2C);
    setTime(dim, ROW.off, 0, 30);
    dim.advance(86_400_000);
    expect(dim.panel.on).toBe(true);
    expect(dim.panel.contrast).toBeLessThan(full / 4);
  });

  it('the LCD of the Pixl.js goes dark and comes back', async () => {
    const device = await booted(PIXL);
    device.advance(300_000);
    expect(device.panel.on).toBe(false);
    press(device, 'ok');
    expect(device.pixels()).toEqual(await home);
  });
});

describe('the press that wakes', () => {
  it('C183: turns the screen on and does nothing else', async () => {
    const device = await booted(I2C);
    press(device, 'ok', 'ok');
    const rolled = device.text();
    device.advance(300_000);
    press(device, 'ok');
    expect(device.text()).toEqual(rolled);
    press(device, 'back');
    expect(device.text()).toContain('Look up');
  });

  it.each(['up', 'down', 'ok', 'back'] as Key[])('C184: may be of any key: %s', async key => {
    const device = await booted(I2C);
    press(device, 'ok');
    const before = device.text();
    device.advance(300_000);
    expect(device.panel.on).toBe(false);
    press(device, key);
    expect(device.panel.on).toBe(true);
    expect(device.text()).toEqual(before);
  });

  it.each(['up', 'down', 'ok', 'back'] as Key[])('is swallowed to its end, held as it may be: %s', async key => {
    const device = await booted(I2C);
    press(device, 'ok');
    const before = device.text();
    device.advance(300_000);
    device.press(key, 2_500);
    expect(device.text()).toEqual(before);
    press(device, 'ok');
    expect(device.text()).not.toEqual(before);
  });

  it('acts at once where the screen was only dim: it could be read', async () => {
    const device = await booted(I2C);
    const full = device.panel.contrast;
    device.advance(70_000);
    press(device, 'ok');
    expect(device.panel.contrast).toBe(full);
    expect(device.text().join()).toContain('ok rolls');
  });

  it('bounces without a second press coming of it', async () => {
    const device = await booted(I2C);
    press(device, 'ok');
    const before = device.text();
    device.advance(300_000);
    for (const down of [true, false, true, false, true]) {
      device.setKey('ok', down);
      device.advance(1);
    }
    device.advance(100);
    device.setKey('ok', false);
    device.advance(100);
    expect(device.text()).toEqual(before);
  });
});

it('a panel that lost its power in the dark is started anew by the press that wakes', async () => {
  const device = await booted(I2C);
  device.advance(300_000);
  device.unplugPanel();
  device.plugPanel();
  press(device, 'down');
  expect(device.pixels()).toEqual(await home);
});

it('contrast counts while it is changed', async () => {
  const device = await booted(I2C);
  openSetting(device, ROW.contrast);
  press(device, 'ok', 'up', 'up');
  expect(device.panel.contrast).toBe(14 * 17);
  press(device, 'back');
  expect(device.panel.contrast).toBe(12 * 17);
});

it('a panel that comes back while the screen is dim is dim, and one in the dark stays dark', async () => {
  const device = await booted(I2C);
  const full = device.panel.contrast;
  device.unplugPanel();
  device.advance(61_000);
  device.plugPanel();
  device.advance(3_000);
  expect(device.panel.on).toBe(true);
  expect(device.panel.contrast).toBeLessThan(full / 4);
  device.unplugPanel();
  device.advance(300_000);
  device.plugPanel();
  device.advance(60_000);
  expect(device.panel.on).toBe(false);
});
