import { describe, expect, it } from 'vitest';
import { type Controller, HEIGHT, WIDTH } from './controller.ts';
import { Sh1106 } from './sh1106.ts';
import { Ssd1306 } from './ssd1306.ts';
import { Ssd1309 } from './ssd1309.ts';
import { St7567 } from './st7567.ts';

function command(on: Controller, ...bytes: number[]): void {
  on.write(Uint8Array.of(0x00, ...bytes));
}

function data(on: Controller, ...bytes: number[]): void {
  on.write(Uint8Array.of(0x40, ...bytes));
}

/** Lit pixels of the top row. */
function topRow(on: Controller): number[] {
  return [...on.pixels().subarray(0, WIDTH)].flatMap((pixel, x) => (pixel ? [x] : []));
}

describe('SH1106', () => {
  function panel(offset?: number): Sh1106 {
    const made = new Sh1106(offset === undefined ? {} : { offset });
    command(made, 0xa1, 0xc8, 0xaf);
    return made;
  }

  it('has 132 columns, of which the glass shows the middle ones', () => {
    const on = panel();
    command(on, 0xb0, 0, 0x10);
    data(on, ...new Array(132).fill(0), 1);
    command(on, 2, 0x10);
    data(on, 1);
    command(on, 1, 0x18);
    data(on, 1);
    expect(topRow(on)).toEqual([0, 127]);
  });

  it('can be mounted at either end', () => {
    for (const offset of [0, 4]) {
      const on = panel(offset);
      command(on, offset, 0x10);
      data(on, 1);
      expect(topRow(on)).toEqual([0]);
    }
  });

  it('stops behind the last column instead of going round', () => {
    const on = panel(4);
    command(on, 3, 0x18);
    data(on, 1, 1, 1);
    expect(topRow(on)).toEqual([127]);
  });

  it('mirrors what stands in memory when the segment remap changes', () => {
    const on = panel();
    command(on, 2, 0x10);
    data(on, 1);
    command(on, 0xa0);
    expect(topRow(on)).toEqual([127]);
  });

  it('is dark without its converter, and needs no charge pump', () => {
    const on = panel();
    command(on, 0xa5);
    expect(topRow(on).length).toBe(WIDTH);
    command(on, 0xae, 0xad, 0x8a, 0xaf);
    expect(topRow(on)).toEqual([]);
  });

  it('driven as an SSD1306 shows the picture two columns to the left, and noise at the right edge', () => {
    const on = new Sh1106({ noise: () => 0xff });
    command(on, 0xae, 0x20, 2, 0x8d, 0x14, 0xa1, 0xc8, 0xaf);
    for (let page = 0; page < 8; page++) {
      command(on, 0xb0 | page, 0, 0x10);
      data(on, ...Array.from({ length: 128 }, (_, x) => (x === 5 ? 1 : 0)));
    }
    expect(topRow(on)).toEqual([3, 126, 127]);
    expect(on.ignored).toEqual(['0x20', '0x8D']);
  });

  it('refuses what no relative has', () => {
    expect(() => command(panel(), 0xe5)).toThrow('SH1106: unknown command 0xE5');
  });
});

describe('SSD1306', () => {
  it('driven as an SH1106 stays dark: nobody switches its charge pump on', () => {
    const on = new Ssd1306({ noise: () => 0xff });
    command(on, 0xae, 0xad, 0x8b, 0xa1, 0xc8, 0xaf);
    expect(topRow(on)).toEqual([]);
    expect(on.ignored).toEqual(['0xAD', '0x8B']);
  });

  it('keeps its memory through a reset and forgets the rest', () => {
    const on = new Ssd1306();
    command(on, 0x8d, 0x14, 0xa1, 0xc8, 0x81, 3, 0xaf);
    data(on, 1);
    on.reset();
    expect([on.on, on.contrast, topRow(on)]).toEqual([false, 0x7f, []]);
    command(on, 0x8d, 0x14, 0xa1, 0xc8, 0xaf);
    expect(topRow(on)).toEqual([0]);
  });
});

describe('SSD1309', () => {
  it('shines without a charge pump, whose command it does not have', () => {
    const on = new Ssd1309();
    command(on, 0xa1, 0xc8, 0x8d, 0x14, 0xaf, 0, 0x10);
    data(on, 1);
    expect(topRow(on)).toEqual([0]);
    expect(on.ignored).toEqual(['0x8D']);
  });

  it('takes nothing but an unlock while it is locked', () => {
    const on = new Ssd1309();
    command(on, 0xfd, 0x16, 0xaf);
    expect(on.on).toBe(false);
    command(on, 0xfd, 0x12, 0xaf);
    expect(on.on).toBe(true);
  });

  it('with 132 columns has its glass where it was mounted, turned or not', () => {
    const on = new Ssd1309({ columns: 132, offset: 2 });
    command(on, 0xa1, 0xc8, 0xaf, 2, 0x10);
    data(on, 1);
    expect(topRow(on)).toEqual([0]);
    command(on, 0xa0, 0xb7, 2, 0x10);
    data(on, 0x80);
    command(on, 0xc0);
    expect(topRow(on)).toEqual([127]);
  });
});

describe('ST7567', () => {
  it('has the first columns on its glass under A0, and lets the last ones in under A1', () => {
    const on = new St7567();
    command(on, 0xa0, 0xc8, 0x2f, 0xaf, 0, 0x10);
    data(on, 1);
    expect(topRow(on)).toEqual([0]);
    command(on, 0xa1);
    expect(topRow(on)).toEqual([]);
    command(on, 3, 0x18);
    data(on, 1);
    expect(topRow(on)).toEqual([0]);
  });

  it('is dark without its power circuits', () => {
    const on = new St7567();
    command(on, 0xaf, 0xa5);
    expect(on.pixels().includes(1)).toBe(false);
    command(on, 0x2f);
    expect(on.pixels().reduce((sum, pixel) => sum + pixel, 0)).toBe(WIDTH * HEIGHT);
  });
});
