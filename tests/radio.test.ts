// Who reaches the console over the air: nobody, unless ok was held at power-on, and then for a minute with the pass key.
import { expect, it } from 'vitest';
import { simulatedDevice } from '../host-sim/simulated.ts';

it('is closed to strangers from power-on', async () => {
  const device = await simulatedDevice({});
  device.boot();
  expect(device.radio.onAir).toBe(false);
  device.advance(600_000);
  expect(device.radio.onAir).toBe(false);
});

it('opens while ok is held at power-on, for a minute, to who knows the pass key on the screen', async () => {
  const device = await simulatedDevice({});
  device.setKey('ok', true);
  device.boot();
  device.setKey('ok', false);
  device.settle();
  expect(device.radio).toMatchObject({ onAir: true, passKey: expect.stringMatching(/^\d{6}$/) });
  expect(device.text().join(' ')).toContain(device.radio.passKey);
  device.advance(59_000);
  expect(device.radio.onAir).toBe(true);
  device.advance(2_000);
  expect(device.radio.onAir).toBe(false);
});

it('has another pass key each time', async () => {
  const keys = new Set<string | undefined>();
  for (let noise = 1; noise <= 20; noise++) {
    const device = await simulatedDevice({ noise });
    device.setKey('ok', true);
    device.boot();
    keys.add(device.radio.passKey);
  }
  expect(keys.size).toBe(20);
});

it('asks nothing of boards without a radio', async () => {
  const device = await simulatedDevice({ board: 'rp2040-pico' });
  device.setKey('ok', true);
  device.boot();
  expect(device.errors).toEqual([]);
  expect(device.text()).toContain('Look up');
});
