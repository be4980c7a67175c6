import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { deviceWith, evaluate } from './device-for-tests.ts';

describe('E', () => {
  it('turns data of any kind into bytes and texts', () => {
    expect(evaluate('E.toString([72, "i", new Uint8Array([33])], { data: 46, count: 2 })')).toBe('Hi!..');
    expect(evaluate('[].slice.call(E.toUint8Array("A", [66, 67])).join()')).toBe('65,66,67');
    expect(evaluate('new Uint8Array(E.toArrayBuffer("AB"))[1]')).toBe(66);
    expect(evaluate('typeof E.toArrayBuffer(5)')).toBe('undefined');
  });

  it('sums as CRC-32 of the zip format', () => {
    expect(evaluate('E.CRC32("123456789")')).toBe(0xcbf43926);
    expect(evaluate('E.CRC32(new Uint8Array(0))')).toBe(0);
  });

  it('has noise of 32 bits, the same for the same device', () => {
    const noise = 'var n = []; for (var i = 0; i < 50; i++) n.push(E.hwRand()); n.join()';
    const words = String(evaluate(noise)).split(',').map(Number);
    expect(words.every(word => Number.isInteger(word) && Math.abs(word) < 2 ** 32)).toBe(true);
    expect(new Set(words).size).toBe(50);
    expect(evaluate(noise)).toBe(words.join());
  });

  it('measures the battery as the board can', () => {
    const charge = (board: string, code: string): unknown => {
      const device = deviceWith('', {}, { board: loadBoard(board) });
      device.battery = 50;
      device.boot();
      device.send(code);
      return device.errors[0]?.message ?? device.console.at(-1);
    };
    expect(charge('joltjs', 'E.getVDDH()')).toBe('=3.75');
    expect(charge('pixljs', 'E.getBattery()')).toBe('=50');
    expect(charge('joltjs', 'E.getBattery()')).toBe('E.getBattery is not in the interpreter for JOLTJS');
  });

  it('starts the device anew', () => {
    const device = deviceWith('print("boot");');
    device.boot();
    device.send('E.reboot(); print("not reached")');
    expect(device.console).toEqual(['boot', 'boot']);
  });
});
