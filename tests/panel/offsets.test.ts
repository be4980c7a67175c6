// Panels of every kind show the whole picture, upright and turned, once type and offset are right; cases of area "oled".

import { describe, expect, it } from 'vitest';
import { titleOf } from '../tracker/title.ts';
import {
  booted,
  chooseSettings,
  hasWholeBorder,
  I2C,
  openSetting,
  PIXL,
  press,
  ROW,
  rowsOf,
  SPI,
  turned,
} from './device-for-tests.ts';

const WRONG = { ...I2C, driver: 'ssd1306', columnOffset: 0 } as typeof I2C;
const SH1106 = { ...I2C, driver: 'sh1106', columnOffset: 2 } as typeof I2C;

/** What a right panel shows of the same screen. */
const expected = booted(I2C).then(device => device.pixels());

describe('the first frame', () => {
  it('C162: has no lit pixel outside it on an SH1106 whose memory came up with noise', async () => {
    const device = await booted(SH1106);
    expect(device.panel).toMatchObject({ type: 'SH1106', on: true, ignored: [] });
    expect(device.pixels()).toEqual(await expected);
    // Not even where a wrong offset would bring them to light.
    const moved = await booted(SH1106, { offset: 0 });
    expect(rowsOf(moved.pixels()).every(row => row.startsWith('00'))).toBe(true);
    const other = await booted(SH1106, { offset: 4 });
    expect(rowsOf(other.pixels()).every(row => row.endsWith('00'))).toBe(true);
  });

  it('is the same on every controller and bus', async () => {
    for (const display of [
      { ...I2C, driver: 'ssd1309' } as typeof I2C,
      SPI,
      { ...SPI, driver: 'ssd1306', columnOffset: 0 } as typeof I2C,
      { ...SPI, driver: 'ssd1309', columnOffset: 0 } as typeof I2C,
      PIXL,
    ]) {
      const device = await booted(display);
      expect(device.errors).toEqual([]);
      expect(device.panel.ignored).toEqual([]);
      expect(device.pixels()).toEqual(await expected);
      expect(device.text()).toContain('Settings');
    }
  });

  it('is moved by two columns on an SH1106 that is taken for an SSD1306', async () => {
    const device = await booted(WRONG, { type: 'sh1106' });
    const right = rowsOf(await expected);
    expect(rowsOf(device.pixels())).toEqual(right.map(row => `${row.slice(2)}00`));
    expect([...new Set(device.panel.ignored)]).toEqual(['0x8D', '0x20']);
  });
});

describe('the test card', () => {
  const cards: [string, Parameters<typeof booted>[1], string][] = [
    ['C163: an SH1106 with offset 0', { type: 'sh1106', offset: 0 }, 'SH1106 +0'],
    ['C163: an SH1106 with offset 2', { type: 'sh1106', offset: 2 }, 'SH1106 +2'],
    ['C163: an SH1106 with offset 4', { type: 'sh1106', offset: 4 }, 'SH1106 +4'],
    ['C165: an SSD1309 with offset 0', { type: 'ssd1309', offset: 0 }, 'SSD1309 +0'],
    ['C165: an SSD1309 with offset 2', { type: 'ssd1309', offset: 2 }, 'SSD1309 +2'],
    ['an SSD1306', { type: 'ssd1306', offset: 0 }, 'SSD1306 +0'],
  ];
  for (const [name, panel, words] of cards) {
    it(`has a whole border when it is set for ${name}, and that is kept`, async () => {
      const device = await booted(WRONG, panel);
      openSetting(device, ROW.card);
      press(device, 'ok');
      for (let tries = 0; tries < 9 && !device.text().includes(words); tries++) press(device, 'down');
      expect(device.text()).toEqual(['Border whole? ok', words]);
      expect(hasWholeBorder(device.pixels())).toBe(true);
      press(device, 'ok');
      expect(device.text()[0]).toBe('Settings');
      press(device, 'back');
      expect(device.pixels()).toEqual(
        await booted(I2C).then(other => {
          chooseSettings(other);
          return other.pixels();
        }),
      );
    });
  }

  it('is dark or cut until type and offset are right, and back takes back what was before', async () => {
    const device = await booted(WRONG, { type: 'sh1106' });
    openSetting(device, ROW.card);
    press(device, 'ok');
    expect(hasWholeBorder(device.pixels())).toBe(false);
    press(device, 'down', 'down', 'back');
    expect(device.text().join()).toContain('SSD1306');
  });

  it('walks both ways and comes round', async () => {
    const device = await booted(SH1106);
    openSetting(device, ROW.card);
    press(device, 'ok', 'up', 'up', 'down', 'down');
    expect(device.text()).toContain('SH1106 +2');
    for (let i = 0; i < 9; i++) press(device, 'down');
    expect(device.text()).toContain('SH1106 +2');
  });
});

describe('turned by 180 degrees', () => {
  const displays: [string, typeof I2C, Parameters<typeof booted>[1]][] = [
    ['C177: an SSD1306', I2C, {}],
    ['C178: an SH1106', SH1106, {}],
    ['C178: an SH1106 with offset 0', { ...SH1106, columnOffset: 0 } as typeof I2C, {}],
    ['an SH1106 with offset 4', { ...SH1106, columnOffset: 4 } as typeof I2C, {}],
    ['an SSD1309 with offset 2', { ...I2C, driver: 'ssd1309', columnOffset: 2 } as typeof I2C, {}],
    ['an SH1106 on SPI', SPI, {}],
    ['the LCD of the Pixl.js', PIXL, {}],
  ];
  for (const [name, display, panel] of displays) {
    it(`${name} shows every pixel, legible and not mirrored, also after a restart`, async () => {
      const device = await booted(display, panel);
      const rows = display === PIXL ? 0 : ROW.turned;
      openSetting(device, rows);
      press(device, 'ok', 'down');
      const changing = device.pixels();
      press(device, 'ok', 'back');
      expect(changing).not.toEqual(device.pixels());
      const upright = await booted(I2C);
      chooseSettings(upright);
      expect(rowsOf(turned(device.pixels()))).toEqual(rowsOf(upright.pixels()));
      expect(device.text()).toContain('Look up');
      device.boot();
      expect(rowsOf(turned(device.pixels()))).toEqual(rowsOf(await expected));
      expect(device.errors).toEqual([]);
    });
  }

  it(titleOf('C161'), async () => {
    const device = await booted(I2C);
    openSetting(device, ROW.leftHanded);
    press(device, 'ok', 'down');
    expect(device.text().join()).toContain('<yes>');
    press(device, 'ok', 'back');
    const right = await booted(I2C);
    chooseSettings(right);
    press(right, 'up');
    // The key that lies above is the one that was below.
    press(device, 'down');
    expect(rowsOf(turned(device.pixels()))).toEqual(rowsOf(right.pixels()));
  });
});
