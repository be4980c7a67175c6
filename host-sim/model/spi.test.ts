import { describe, expect, it } from 'vitest';
import { booted } from './device-for-tests.ts';
import { SpiBus } from './spi.ts';

function bus(): { bus: SpiBus; levels: Record<string, 0 | 1>; heard: string[] } {
  const levels: Record<string, 0 | 1> = { CS: 1, DC: 0, RST: 1 };
  const heard: string[] = [];
  const made = new SpiBus(pin => levels[pin] ?? 0);
  made.attach({
    sck: 'CK',
    mosi: 'DA',
    dc: 'DC',
    cs: 'CS',
    rst: 'RST',
    present: () => true,
    command: byte => heard.push(`c${byte}`),
    data: byte => heard.push(`d${byte}`),
    reset: () => heard.push('reset'),
  });
  return { bus: made, levels, heard };
}

describe('the SPI bus', () => {
  it('passes bytes on as commands or data to what is selected', () => {
    const { bus: spi, levels, heard } = bus();
    spi.send('CK', 'DA', Uint8Array.of(1));
    levels.CS = 0;
    spi.send('CK', 'DA', Uint8Array.of(2, 3));
    levels.DC = 1;
    spi.send('CK', 'DA', Uint8Array.of(4));
    spi.send('CK', 'other', Uint8Array.of(5));
    expect([heard, spi.bytes]).toEqual([['c2', 'c3', 'd4'], 5]);
  });

  it('resets by a low line', () => {
    const { bus: spi, levels, heard } = bus();
    spi.pinChanged('RST');
    levels.RST = 0;
    spi.pinChanged('RST');
    expect(heard).toEqual(['reset']);
  });
});

describe('SPI1', () => {
  it('lowers the pin at the end of the list while it writes', () => {
    const device = booted(
      'SPI1.setup({ sck: D1, mosi: D2, baud: 1000000 }); digitalWrite(D3, 1); SPI1.write([1, [2, 3]], D3); print(D3.read());',
    );
    expect(device.console).toEqual(['true']);
    expect(device.busBytes()).toBe(3);
    expect(device.errors).toEqual([]);
  });

  it('refuses what it does not have', () => {
    for (const [code, words] of [
      ['SPI1.write(1)', 'SPI1 before SPI1.setup with pins'],
      ['SPI1.setup({ sck: D1 })', 'SPI1.setup without sck and mosi'],
      ['SPI1.setup({ sck: D1, mosi: D2, mode: 3 })', 'SPI1.setup with mode'],
      ['SPI1.send4bit(1, 0, 1)', 'SPI1.send4bit'],
    ] as const) {
      expect(booted(code).errors.map(error => error.message)[0]).toContain(words);
    }
  });
});
