import { describe, expect, it } from 'vitest';
import { booted, deviceWith, PANEL_SCRIPT } from './device-for-tests.ts';

const LIT = `${PANEL_SCRIPT} g.fillRect(0, 0, 9, 9); flip();`;
const litPixels = (pixels: Uint8Array): number => pixels.reduce((sum, pixel) => sum + pixel, 0);

describe('the wires of the display', () => {
  it('feed it from a pin: without it the panel is dark and forgets', () => {
    const device = booted(LIT);
    expect(litPixels(device.pixels())).toBe(100);
    device.send('Q0.setPower(0)');
    expect(litPixels(device.pixels())).toBe(0);
    device.send('Q0.setPower(1)');
    expect(device.panel.on).toBe(false);
  });

  it('count what goes over them, and start anew with the power', () => {
    const device = booted(LIT);
    expect(device.busBytes()).toBeGreaterThan(1024);
    device.resetBusBytes();
    device.send('I2C1.writeTo(60, 0, 0xa7)');
    // Address, control byte, command.
    expect(device.busBytes()).toBe(3);
    device.boot();
    expect(device.busBytes()).toBeGreaterThan(1024);
  });

  it('carry other things beside the panel', () => {
    const device = deviceWith(LIT);
    const heard: number[] = [];
    device.attachToBus({
      address: 0x50,
      write: data => heard.push(...data),
      read: count => new Uint8Array(count).fill(7),
    });
    device.boot();
    expect(device.send('I2C1.writeTo(0x50, 1, 2); I2C1.readFrom(0x50, 2).join()')).toBe('7,7');
    expect(heard).toEqual([1, 2]);
  });
});
