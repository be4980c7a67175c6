import { describe, expect, it } from 'vitest';
import { BUS_OF_CHIP, type BusDevice, I2cBus } from './i2c.ts';

function part(taken: number[][], present = true): BusDevice {
  return {
    address: 0x3c,
    sda: 'D3',
    scl: 'D29',
    present: () => present,
    write: data => taken.push([...data]),
    read: count => new Uint8Array(count).fill(7),
  };
}

describe('the I2C bus', () => {
  it('counts each write with its address byte', () => {
    const bus = new I2cBus(BUS_OF_CHIP.rp2040);
    const taken: number[][] = [];
    bus.attach(part(taken));
    bus.write('D3', 'D29', 0x3c, Uint8Array.of(1, 2, 3));
    expect([bus.bytes, taken]).toEqual([4, [[1, 2, 3]]]);
    expect([...bus.read('D3', 'D29', 0x3c, 2), bus.bytes]).toEqual([7, 7, 7]);
  });

  it('answers nothing at another address, on other pins or without power', () => {
    const bus = new I2cBus(BUS_OF_CHIP.nrf52);
    bus.attach(part([]));
    expect(() => bus.write('D3', 'D29', 0x3d, Uint8Array.of(1))).toThrow('I2C Write Error 33281');
    expect(() => bus.write('D3', 'D31', 0x3c, Uint8Array.of(1))).toThrow('I2C Write Error');
    expect(() => bus.read('D2', 'D29', 0x3c, 1)).toThrow('I2C Read Error');
    const dark = new I2cBus(BUS_OF_CHIP.stm32);
    dark.attach(part([], false));
    expect(() => dark.write('D3', 'D29', 0x3c, Uint8Array.of(1))).toThrow('not responding');
    expect(dark.bytes).toBe(1);
  });

  it('cuts long writes modulo 256 on the nRF52 and nowhere else', () => {
    for (const [chip, length] of [
      ['nrf52', 44],
      ['rp2040', 300],
    ] as const) {
      const bus = new I2cBus(BUS_OF_CHIP[chip]);
      const taken: number[][] = [];
      bus.attach(part(taken));
      bus.write('D3', 'D29', 0x3c, new Uint8Array(300));
      expect(taken[0]?.length).toBe(length);
    }
  });
});
