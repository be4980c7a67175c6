import { describe, expect, it } from 'vitest';
import { booted } from './device-for-tests.ts';

describe('the Bluetooth radio', () => {
  it('is on the air at power-on, open to anybody', () => {
    expect(booted('').radio).toEqual({ onAir: true, passKey: undefined });
  });

  it('goes off the air and comes back, and asks for the pass key that it was given', () => {
    const device = booted('NRF.sleep();');
    expect(device.radio.onAir).toBe(false);
    device.send('NRF.setSecurity({ passkey: "012345", mitm: true, display: true }); NRF.wake()');
    expect(device.radio).toEqual({ onAir: true, passKey: '012345' });
    device.boot();
    expect(device.radio).toEqual({ onAir: false, passKey: undefined });
  });

  it('refuses what is no pass key', () => {
    const device = booted('');
    device.send('NRF.setSecurity({ passkey: "12" })');
    expect(device.errors.at(-1)?.message).toBe('a pass key has six digits');
  });
});
