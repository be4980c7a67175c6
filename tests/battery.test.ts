// The battery: shown where it can be measured, and when it is low the device warns and does not tidy.
import { expect, it } from 'vitest';
import { simulatedDevice } from '../host-sim/simulated.ts';

const screen = (device: { text(): string[] }) => device.text().join(' ');

it('stands on Home, measured anew each time Home opens', async () => {
  const device = await simulatedDevice({});
  device.battery = 80;
  device.boot();
  expect(screen(device)).toMatch(/Tableside 80%/);
  device.battery = 50;
  device.press('ok');
  device.press('back');
  expect(screen(device)).toMatch(/Tableside 50%/);
});

it('is not shown on a board that can not measure it', async () => {
  const device = await simulatedDevice({ board: 'rp2040-pico' });
  device.boot();
  expect(device.text()[0]).toBe('Tableside');
});

it('warns at power-on when it is low, and refuses to tidy', async () => {
  const device = await simulatedDevice({});
  device.battery = 10;
  device.boot();
  expect(screen(device)).toContain('The battery is low.');
  device.press('ok');
  expect(screen(device)).toMatch(/low 10%/);
  device.press('back', 700);
  device.press('ok');
  expect(screen(device)).toContain('Charge it first');
  const before = [...device.files.list()].map(({ name }) => name);
  device.press('up');
  device.advance(5_000);
  expect(device.files.list().map(({ name }) => name)).toEqual(before);
  device.press('back');
  expect(screen(device)).toContain('Look up');
  expect(device.errors).toEqual([]);
});
