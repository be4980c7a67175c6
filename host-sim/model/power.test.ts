import { describe, expect, it } from 'vitest';
import type { Device } from './device.ts';
import { booted, deviceWith, PANEL_SCRIPT } from './device-for-tests.ts';
import { stringOfBytes } from './values.ts';

const SAVE = 'var s = require("Storage"); function keep(text) { s.write("save", text); print("saved " + text); }';

function saved(device: Device): string | undefined {
  const file = device.files.find('save');
  return file && stringOfBytes(file.bytes);
}

describe('power that fails in a flash operation', () => {
  it('ends the device in the middle of a call, and the same flash boots again', () => {
    const device = booted(SAVE);
    device.send('keep("one")');
    device.flash.cutAfter(2);
    expect(device.send('keep("two"); print("not reached")')).toBeUndefined();
    expect([device.running, device.console.filter(line => line.startsWith('saved')), device.errors]).toEqual([
      false,
      ['saved one'],
      [],
    ]);
    expect(() => device.send('1')).toThrow('the device has no power: boot it first');
    device.boot();
    expect([saved(device), device.running]).toEqual([undefined, true]);
    device.send('keep("three")');
    expect(saved(device)).toBe('three');
  });

  it('can not be caught by device code: what it does then reaches nothing', () => {
    const device = booted(`${PANEL_SCRIPT} ${SAVE}
      var tries = 0;
      function stubborn() {
        while (tries++ < 5) try { keep("x"); } catch (e) { print("caught"); } finally { try { E.reboot(); } catch (e) {} }
        g.fillRect(0, 0, 9, 9); flip();
      }`);
    device.flash.cutAfter(1);
    device.send('stubborn()');
    expect([device.running, device.console, device.errors, device.pixels().includes(1)]).toEqual([
      false,
      [],
      [],
      false,
    ]);
    device.boot();
    expect(device.running).toBe(true);
    expect(device.send('tries')).toBe(0);
  });

  it('ends timers and promises; the rest of the time passes without power', () => {
    const device = booted(`${SAVE} var n = 0; setInterval(function() { keep("state " + n++); }, 1000);`);
    device.advance(2500);
    device.flash.cutAfter(3);
    device.advance(10_000);
    expect(device.console).toEqual(['saved state 0', 'saved state 1']);
    expect(device.running).toBe(false);
    device.boot();
    expect(device.now).toBeLessThan(5);
    device.advance(1000);
    expect(device.console.at(-1)).toBe('saved state 0');
  });

  it('may fall into the boot itself', () => {
    const device = deviceWith(`${SAVE} keep("boot");`);
    device.flash.cutAfter(1);
    device.boot();
    expect([device.running, device.console]).toEqual([false, []]);
    device.boot();
    expect([device.running, device.console.at(-1), saved(device)]).toEqual([true, 'saved boot', 'boot']);
  });
});

describe('flash of a device', () => {
  it('counts operations from the first power-on, not those of the installation', () => {
    const device = deviceWith(SAVE);
    expect([device.flash.operations, device.flash.version > 0]).toEqual([0, true]);
    device.boot();
    device.send('keep("one"); keep("two")');
    expect(device.flash.operations).toBe(2 + 3);
    expect(device.files.find('save')?.address).toBe(device.board.storage.address + device.files.find('save')!.offset);
  });

  it('takes the processor while it erases: what falls due then comes late', () => {
    const device = booted(`${SAVE} setTimeout(function() { print(Math.round(getTime() * 1000)); }, 50);`);
    device.send('keep("one"); keep("two"); s.compact()');
    expect(device.console.slice(-3)).toEqual(['Compacting... ', '=undefined', '85']);
    expect(device.flash.erases[0]).toBe(1);
  });

  it('is erased at power-on when it looks damaged', () => {
    const device = deviceWith(SAVE);
    device.flash.program(0, new Uint8Array(4));
    device.boot();
    expect(device.console).toEqual(['Storage is corrupt.', 'Erasing Storage Area...', 'Erase complete.']);
    expect(device.files.list()).toEqual([]);
    expect(device.flash.erases.every(count => count === 1)).toBe(true);
  });

  it('can be cut in that erase, and is erased again', () => {
    const device = deviceWith(SAVE);
    device.flash.program(0, new Uint8Array(4));
    device.flash.cutAfter(30);
    device.boot();
    expect([device.running, device.console.at(-1)]).toEqual([false, 'Erasing Storage Area...']);
    device.boot();
    expect([device.running, device.console.at(-1)]).toEqual([true, 'Erase complete.']);
  });

  it('can be taken over from another device', () => {
    const device = booted(SAVE);
    device.send('keep("kept")');
    const next = deviceWith('print("not installed");', {}, { image: device.flash.bytes });
    next.boot();
    next.send('print(s.read("save"))');
    expect(next.console).toEqual(['kept', '=undefined']);
  });
});
