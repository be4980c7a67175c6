// A panel that is elsewhere, missing, unplugged, reset or not answering for a while; cases of area "oled".

import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { parseScenario } from '../../host-sim/scenario/parse.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { booted, deviceWith, I2C, openSetting, press, ROW, SPI } from './device-for-tests.ts';

const home = booted(I2C).then(device => device.pixels());

describe('the address', () => {
  it('C166: a panel at 0x3D alone is found, used and shown', async () => {
    const device = await booted(I2C, { address: 0x3d });
    expect(device.pixels()).toEqual(await home);
    openSetting(device, ROW.about);
    press(device, 'ok');
    expect(device.text()).toContain('Panel at 0x3d');
    expect(device.errors).toEqual([]);
  });

  it('C168: a panel at 0x3C is used although something else answers at 0x3D', async () => {
    const device = await deviceWith(I2C, { address: 0x3c });
    const heard: number[] = [];
    device.attachToBus({ address: 0x3d, write: data => heard.push(data.length), read: count => new Uint8Array(count) });
    device.boot();
    expect(device.pixels()).toEqual(await home);
    press(device, 'down', 'ok', 'back');
    expect(heard).toEqual([]);
    press(device, 'up');
    openSetting(device, ROW.about);
    press(device, 'ok');
    expect(device.text()).toContain('Panel at 0x3c');
  });

  it.each(['0x3C', '0x3D'])('C186: the simulator has its panel at %s', async address => {
    const { setup } = parseScenario(`panel ssd1306 ${address}`, 'x');
    const device = await simulatedDevice(setup);
    device.boot();
    expect(device.panel.address).toBe(Number(address));
    expect(device.text()).toContain('Roll');
  });
});

describe('a missing panel', () => {
  it('C169: the device boots, its console answers, and it looks for the panel every few seconds', async () => {
    const device = await booted(I2C, { unplugged: true });
    expect(device.errors).toEqual([]);
    expect(device.send('Tableside.version')).toMatch(/^\d/);
    press(device, 'ok', 'ok');
    device.advance(10_000);
    device.resetBusBytes();
    device.advance(12_000);
    // Two addresses each three seconds, and nothing else.
    expect(device.busBytes()).toBe(8);
    device.plugPanel();
    device.advance(3_000);
    expect(device.text().join()).toContain('d20');
    device.resetBusBytes();
    device.advance(30_000);
    expect(device.busBytes()).toBe(0);
    expect(device.errors).toEqual([]);
  });

  it('says so in About', async () => {
    const device = await booted(I2C);
    openSetting(device, ROW.about);
    device.unplugPanel();
    device.press('ok');
    press(device, 'back', 'ok');
    device.plugPanel();
    device.advance(3_000);
    expect(device.text()).toContain('Panel no answer');
  });

  it('comes back within three seconds of being plugged in, with what is on the screen now', async () => {
    const device = await booted(I2C);
    device.unplugPanel();
    press(device, 'ok');
    expect(device.pixels().includes(1)).toBe(false);
    device.advance(7_000);
    device.plugPanel();
    device.advance(3_000);
    expect(device.text().join()).toContain('ok rolls');
    expect(device.errors).toEqual([]);
  });

  it('that was unplugged unnoticed comes back whole with the next change', async () => {
    const device = await booted(I2C);
    device.unplugPanel();
    device.advance(500);
    device.plugPanel();
    expect(device.panel.on).toBe(false);
    press(device, 'down');
    const other = await booted(I2C);
    press(other, 'down');
    expect(device.pixels()).toEqual(other.pixels());
  });

  it('on SPI is started anew when the screen wakes', async () => {
    const device = await booted(SPI);
    device.unplugPanel();
    device.advance(301_000);
    device.plugPanel();
    press(device, 'ok');
    expect(device.pixels()).toEqual(await home);
  });
});

describe('a disturbed bus', () => {
  it('C171: the chip alone resets in the middle of a transfer, and the first frame is right', async () => {
    expect(loadBoard('linux').display.power).toBeUndefined();
    const device = await booted(I2C);
    press(device, 'ok');
    device.resetInTransfer();
    expect(device.pixels()).toEqual(await home);
    expect(device.errors).toEqual([]);
  });

  it('C172: nothing is acknowledged for a second, and then the screen is back with its state', async () => {
    const device = await booted(I2C);
    device.send('Tableside.dice([17])');
    press(device, 'ok');
    device.busErrors(Number.POSITIVE_INFINITY);
    press(device, 'ok');
    device.advance(900);
    device.busErrors(0);
    device.advance(3_000);
    expect(device.text()).toContain('17');
    expect(device.errors).toEqual([]);
  });

  it('a single error is made good at once', async () => {
    const device = await booted(I2C);
    for (let after = 0; after < 40; after++) {
      device.busErrors(1);
      press(device, after % 2 ? 'up' : 'down');
    }
    expect(device.pixels()).toEqual(await home);
  });
});
