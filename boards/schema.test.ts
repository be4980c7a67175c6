import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardNames, checkBoard, loadBoard } from './schema.ts';

type Json = Record<string, unknown>;

function jolt(): Json {
  return JSON.parse(readFileSync(new URL('joltjs.json', import.meta.url), 'utf8')) as Json;
}

/** A board file with one value replaced, by path. */
function changed(path: string, value: unknown): Json {
  const board = jolt();
  const names = path.split('.');
  const last = names.pop() as string;
  let place = board;
  for (const name of names) place = place[name] as Json;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return board;
}

describe('board files', () => {
  it('all load', () => {
    expect(boardNames()).toContain('joltjs');
    for (const name of boardNames()) expect(loadBoard(name).id).toBe(name);
  });

  it('name the known boards when asked for another', () => {
    expect(() => loadBoard('nope')).toThrow(`no board "nope"; there are ${boardNames().join(', ')}`);
    expect(() => loadBoard('../package')).toThrow('no board');
  });

  const wrong: [string, unknown, string][] = [
    ['title', '', 'title is "", should be a text'],
    ['core', 'cortex-m33', 'core is "cortex-m33", should be one of cortex-m0plus, cortex-m4'],
    ['storage.pageBytes', 5000, 'storage.bytes is 409600, should be a multiple of pageBytes (5000)'],
    ['storage.mapped', 1, 'storage.mapped is 1, should be true or false'],
    ['variables.count', undefined, 'variables.count is missing, should be a whole number from 300 to 65535'],
    ['fonts', ['4x6', '4x6'], 'should be a list of 4x6, 6x8, each at most once'],
    ['pins', ['D1', 'x'], 'should be a list of names (a port letter and a number, such as D3), each once'],
    ['aliases.BTN1', 'D99', 'aliases.BTN1 is "D99", should be one of D0'],
    ['storage.address', 4096, 'storage.address is 4096, should be hexadecimal, such as 0x8000'],
    ['display.sda', 'D99', 'display.sda is "D99"'],
    ['display.driver', 'st7567', 'display.driver is "st7567", should be one of ssd1306, sh1106, ssd1309, pixl'],
    ['display.bus', 'uart', 'display.bus is "uart", should be one of i2c, spi'],
    ['display.peripheral', 'SPI1', 'display.peripheral is "SPI1", should be one of I2C1, I2C2, I2C3'],
    ['display.dc', 'D4', 'display.dc is not known; known are'],
    ['display', { driver: 'pixl', width: 128, height: 64, bus: 'i2c' }, 'display.bus is not known; known are'],
    ['display.addresses', [300], 'display.addresses is [300], should be a list of whole numbers from 8 to 119'],
    ['display.power.level', 2, 'display.power.level is 2, should be a whole number from 0 to 1'],
    ['keys.back.pin', 'D1', 'keys.back.pin is "D1", should be a pin that no other key has'],
    ['keys.back.pin', 'D3', 'keys.back.pin is "D3", should be a pin that the display does not take'],
    ['deepSleep', true, 'deepSleep is true, should be absent: only an STM32 has to be told to'],
    ['watchdogSeconds', 9, 'watchdogSeconds is 9, should be a whole number from 1 to 8'],
    ['budgets.packBytes', { dice: 1024 }, 'budgets.packBytes.other is missing'],
    ['budgets.labelBytes.other', 0, 'budgets.labelBytes.other is 0'],
    ['page.reach', ['pigeon'], 'page.reach is ["pigeon"], should be a list of usb, bluetooth, each at most once'],
    ['page.firmware.url', 'espruino.com', 'page.firmware.url is "espruino.com", should be an address that starts'],
    ['page.edges.left', [], 'page.edges.left is [], should be a list of names'],
    ['page.power', '5V', 'page.power is "5V", should be one of Q0'],
    ['page.parts', [{ count: 0, what: 'board' }], 'page.parts.0.count is 0'],
    ['page.notes', [''], 'page.notes is [""], should be a list of texts'],
    ['keys.ok.pull', 'sideways', 'keys.ok.pull is "sideways", should be one of up, down'],
    ['budgets.systemModuleBytes.blows', -1, 'budgets.systemModuleBytes.blows is -1'],
    ['systems', ['chess'], 'systems is ["chess"], should be a list of blows'],
    ['stackBytes', 12, 'stackBytes is 12, should be a whole number from 1024'],
    ['colour', 'red', 'colour is not known; known are'],
    ['keys.left', {}, 'keys.left is not known; known are up, down, ok, back'],
  ];
  for (const [path, value, message] of wrong) {
    it(`refuse a wrong ${path}`, () => {
      expect(() => checkBoard(changed(path, value), 'boards/x.json')).toThrow(message);
      expect(() => checkBoard(changed(path, value), 'boards/x.json')).toThrow(/^boards\/x\.json: /);
    });
  }

  const spi = {
    driver: 'sh1106',
    bus: 'spi',
    peripheral: 'SPI1',
    sck: 'D4',
    mosi: 'D5',
    dc: 'D9',
    rst: 'D10',
    cs: 'D11',
    bitrate: 8_000_000,
    columnOffset: 2,
    width: 128,
    height: 64,
  };

  it('take a panel on SPI, and need all its pins', () => {
    expect(checkBoard(changed('display', spi), 'x').display).toEqual(spi);
    for (const pin of ['sck', 'mosi', 'dc', 'rst', 'cs'])
      expect(() => checkBoard(changed('display', { ...spi, [pin]: undefined }), 'x')).toThrow(
        `display.${pin} is missing`,
      );
    expect(() => checkBoard(changed('display', { ...spi, cs: 'D1' }), 'x')).toThrow('keys.up.pin is "D1"');
  });

  it('take every controller on I2C, and the LCD that is built in', () => {
    for (const driver of ['ssd1306', 'sh1106', 'ssd1309'])
      expect(checkBoard(changed('display.driver', driver), 'x').display.driver).toBe(driver);
    const pixl = { driver: 'pixl', width: 128, height: 64 };
    expect(checkBoard(changed('display', pixl), 'x').display).toEqual(pixl);
  });

  it('give the small boards the small budgets', () => {
    const small = { appBytes: 10240, windowBytes: 1024, reserveBytes: 1536, labelBytes: { other: 3072 } };
    expect(loadBoard('pico').budgets).toMatchObject({ ...small, journalBytes: 8192 });
    expect(loadBoard('pixljs').budgets).toMatchObject({ ...small, journalBytes: 6144 });
    const modules = { blows: 2048, d6rounds: 2048, phasemelee: 3072, strikerank: 3072, phasescreen: 3072 };
    for (const id of ['pico', 'pixljs']) expect(loadBoard(id).budgets.systemModuleBytes).toEqual(modules);
  });
});
