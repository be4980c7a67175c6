import { describe, expect, it } from 'vitest';
import { booted, deviceWith, PANEL_SCRIPT } from './device-for-tests.ts';

const KEYS = `
pinMode(D47, "input_pullup");
setWatch(e => print(e.state ? "up" : "down", Math.round(e.time * 1000)), D47, { repeat: true, edge: "both", debounce: 0 });
`;

describe('a device', () => {
  it('shows what was sent to the panel, and its text', () => {
    const device = booted(
      `${PANEL_SCRIPT} g.setFont("6x8").drawString("Roll", 0, 0).drawString("2d6", 90, 0); flip();`,
    );
    expect(device.errors).toEqual([]);
    expect(device.text()).toEqual(['Roll 2d6']);
    expect(device.pixels().reduce((sum, pixel) => sum + pixel, 0)).toBeGreaterThan(40);
    expect(device.busBytes()).toBe(1 + 7 + (1 + 9) + 8 * (1 + 129));
  });

  it('does not show what was drawn but not sent, nor anything while the panel is off', () => {
    const device = booted(`${PANEL_SCRIPT} g.drawString("sent", 0, 0); flip(); g.drawString("kept back", 0, 20);`);
    expect(device.text()).toEqual(['sent']);
    device.send('I2C1.writeTo(60, 0, 0xAE)');
    expect(device.text()).toEqual([]);
    expect(device.pixels().includes(1)).toBe(false);
  });

  it('reads a picture that is turned, inverted or moved by a pixel', () => {
    const device = booted(PANEL_SCRIPT);
    device.send('I2C1.writeTo(60, 0, [0xA0, 0xC0]); g.drawString("turned", 0, 8); flip()');
    expect(device.text()).toEqual(['turned']);
    device.send('I2C1.writeTo(60, 0, [0xA7, 0xD3, 1])');
    expect(device.text()).toEqual(['turned']);
  });

  it('has no panel before its socket has power', () => {
    const device = booted('I2C1.setup({ sda: D3, scl: D29, bitrate: 400000 }); I2C1.writeTo(60, 0, 0xAF);');
    expect(device.console).toEqual(['Uncaught InternalError: I2C Write Error 33281']);
  });

  it('passes key presses on with their times', () => {
    const device = booted(KEYS);
    device.advance(1000);
    device.press('ok');
    device.press('ok', 600);
    expect(device.console).toEqual(['down 1000', 'up 1080', 'down 1080', 'up 1680']);
  });

  it('finds a key held at power-on, and lets files outlive power', () => {
    const device = deviceWith('pinMode(D46, "input_pullup"); print(digitalRead(D46), require("Storage").read("x"));');
    device.setKey('back', true);
    device.boot();
    device.send('require("Storage").write("x", "kept")');
    device.setKey('back', false);
    device.powerOff();
    expect([device.running, device.text(), device.errors]).toEqual([false, [], []]);
    device.boot();
    expect(device.console).toEqual(['0 undefined', '=true', '1 kept']);
  });

  it('runs what is due at once and leaves what is not', () => {
    const device = booted(
      'setTimeout(() => { print("a"); setTimeout(() => print("b"), 1); }, 0); setTimeout(() => print("c"), 3);',
    );
    expect(device.console).toEqual(['a', 'b']);
    device.advance(2);
    expect(device.console).toEqual(['a', 'b', 'c']);
  });

  it('says so when a device never comes to rest', () => {
    expect(() => booted('setInterval(() => {}, 1)')).toThrow('does not come to rest');
  });

  it('reboots: runs its boot code anew, forgets timers and variables, and the panel loses its power', () => {
    const device = booted(`${PANEL_SCRIPT} print("boot");`);
    device.send('setTimeout(() => print("never"), 50); g.drawString("old", 0, 0); flip(); var kept = 1');
    expect(device.text()).toEqual(['old']);
    device.send('E.reboot(); print("not reached")');
    device.advance(100);
    expect(device.console.filter(line => !line.startsWith('='))).toEqual(['boot', 'boot']);
    expect(device.send('typeof kept')).toBe('undefined');
    // The panel's memory came up with noise.
    expect(device.text()).toEqual([]);
    expect(device.errors).toEqual([]);
  });

  it('has a dark panel after its socket lost power, until it is set up again', () => {
    const device = booted(`${PANEL_SCRIPT} g.fillRect(0, 0, 9, 9); flip();`);
    device.send('Q0.setPower(0); Q0.setPower(1)');
    expect(device.pixels().includes(1)).toBe(false);
    device.send('I2C1.writeTo(60, 0, [0x8D, 0x14, 0xAF])');
    // What it shows then is noise.
    expect(device.text()).toEqual([]);
    expect(
      device
        .pixels()
        .slice(0, 128 * 10)
        .includes(0),
    ).toBe(true);
  });

  it('can have its panel at another address', () => {
    const device = booted(PANEL_SCRIPT.replaceAll('writeTo(60', 'writeTo(61'), {}, { panel: { address: 61 } });
    expect(device.errors).toEqual([]);
  });

  it('measures its battery as its board can', () => {
    const device = booted('');
    device.battery = 50;
    expect(device.send('E.getVDDH()')).toBeCloseTo(3.75);
    device.send('E.getBattery()');
    expect(device.errors.map(error => error.message)).toEqual(['E.getBattery is not in the interpreter for JOLTJS']);
  });

  it('does not let the panel pass over wrong commands in silence', () => {
    const device = booted(`${PANEL_SCRIPT} try { I2C1.writeTo(60, 0, 0xE5); } catch (e) {}`);
    expect(device.errors.map(error => error.message)).toEqual(['SSD1306: unknown command 0xE5']);
  });
});
