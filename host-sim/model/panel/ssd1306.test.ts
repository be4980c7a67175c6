import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH } from './controller.ts';
import { Ssd1306 } from './ssd1306.ts';

/** A panel as modules are wired: charge pump on, upright, on. */
function panel(): Ssd1306 {
  const made = new Ssd1306();
  command(made, 0x8d, 0x14, 0xa1, 0xc8, 0xaf);
  return made;
}

function command(on: Ssd1306, ...bytes: number[]): void {
  on.write(Uint8Array.of(0x00, ...bytes));
}

function data(on: Ssd1306, ...bytes: number[]): void {
  on.write(Uint8Array.of(0x40, ...bytes));
}

function lit(on: Ssd1306): [number, number][] {
  const found: [number, number][] = [];
  on.pixels().forEach((pixel, index) => {
    if (pixel) found.push([index % WIDTH, Math.floor(index / WIDTH)]);
  });
  return found;
}

describe('SSD1306', () => {
  it('shows a byte as eight pixels downwards, the lowest bit on top', () => {
    const on = panel();
    command(on, 0x20, 0, 0x21, 5, 127, 0x22, 2, 7);
    data(on, 0b10000011);
    expect(lit(on)).toEqual([
      [5, 16],
      [5, 17],
      [5, 23],
    ]);
  });

  it('fills a window column by column and page by page, and goes round', () => {
    const on = panel();
    command(on, 0x20, 0, 0x21, 10, 11, 0x22, 0, 1);
    data(on, 1, 2, 4, 8, 16);
    expect(lit(on)).toEqual([
      [11, 1],
      [10, 4],
      [10, 10],
      [11, 11],
    ]);
  });

  it('fills downwards first in vertical mode', () => {
    const on = panel();
    command(on, 0x20, 1, 0x21, 10, 11, 0x22, 0, 1);
    data(on, 1, 1, 1);
    expect(lit(on)).toEqual([
      [10, 0],
      [11, 0],
      [10, 8],
    ]);
  });

  it('stays in the page in page mode, with the column from two half bytes', () => {
    const on = panel();
    command(on, 0xb3, 0x0f, 0x17);
    data(on, 1, 1);
    expect(lit(on)).toEqual([
      [0, 24],
      [127, 24],
    ]);
  });

  it('turns upside down with the remap taken back, for data written afterwards', () => {
    const on = panel();
    command(on, 0xa0, 0xc0, 0x20, 0);
    data(on, 1);
    expect(lit(on)).toEqual([[WIDTH - 1, HEIGHT - 1]]);
  });

  it('leaves what stands in RAM when the segment remap changes', () => {
    const on = panel();
    command(on, 0x20, 0);
    data(on, 1);
    command(on, 0xa0);
    expect(lit(on)).toEqual([[0, 0]]);
  });

  it('moves the picture by start line and by offset', () => {
    const on = panel();
    command(on, 0x20, 0, 0x22, 1, 7);
    data(on, 1);
    command(on, 0x42);
    expect(lit(on)).toEqual([[0, 6]]);
    command(on, 0x40, 0xd3, 3);
    expect(lit(on)).toEqual([[0, 11]]);
  });

  it('inverts, lights all, and is dark when off or without its charge pump', () => {
    const on = panel();
    expect(lit(on).length).toBe(0);
    command(on, 0xa7);
    expect(lit(on).length).toBe(WIDTH * HEIGHT);
    command(on, 0xa6, 0xa5);
    expect(lit(on).length).toBe(WIDTH * HEIGHT);
    command(on, 0x8d, 0x10);
    expect(lit(on).length).toBe(0);
    command(on, 0x8d, 0x14, 0xae);
    expect(lit(on).length).toBe(0);
  });

  it('keeps operands that come in the next write, and bytes behind single control bytes', () => {
    const on = panel();
    command(on, 0x81);
    command(on, 0x05);
    expect(on.contrast).toBe(5);
    on.write(Uint8Array.of(0x80, 0x20, 0x80, 0x00, 0xc0, 0x01, 0x40, 0x02, 0x04));
    expect(lit(on)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('refuses unknown commands by number, and senseless operands', () => {
    const on = panel();
    expect(() => command(on, 0xe5)).toThrow('SSD1306: unknown command 0xE5');
    expect(() => command(on, 0x20, 3)).toThrow('addressing mode 0x03');
    expect(() => command(on, 0x21, 9, 3)).toThrow('column window ends at 3');
    expect(() => on.write(Uint8Array.of(0x01, 0))).toThrow('0x01 is no control byte');
    expect(() => command(on, 0xa8, 3)).toThrow('multiplex ratio 4');
  });
});
