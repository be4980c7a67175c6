import { describe, expect, it } from 'vitest';
import { textLinesOf } from './drawn-text.ts';
import { builtInFont } from './font.ts';
import { Picture } from './graphics.ts';
import { Raster } from './raster.ts';

function picture(): Picture {
  const raster = new Raster(128, 64, new Uint8Array(1024), { vertical: true, highBitFirst: false });
  const made = new Picture(raster);
  made.type.use(builtInFont('6x8')!, 1, 1);
  return made;
}

function draw(on: Picture, text: string, x: number, y: number, solid = false): void {
  on.type.draw(text, x, y, solid, on.colour, on.background);
}

describe('text of a picture', () => {
  it('reads in order: rows from the top, joined from the left', () => {
    const on = picture();
    draw(on, 'second', 0, 20);
    draw(on, '2d6', 80, 0);
    draw(on, 'Roll', 0, 0);
    expect(on.readText()).toEqual(['Roll 2d6', 'second']);
  });

  it('makes a blank of a gap as wide as a character, and none of less', () => {
    const on = picture();
    draw(on, 'a', 0, 0);
    draw(on, 'b', 11, 0);
    draw(on, 'c', 23, 0);
    expect(on.readText()).toEqual(['ab c']);
  });

  it('keeps rows of other heights apart', () => {
    const on = picture();
    draw(on, 'small', 0, 0);
    on.type.use(builtInFont('6x8')!, 2, 2);
    draw(on, '14', 40, 0);
    expect(on.readText()).toEqual(['small', '14']);
  });

  it('forgets what is painted over', () => {
    const on = picture();
    draw(on, 'GRIM', 0, 0);
    draw(on, 'ORC', 0, 16);
    on.raster.fill(0, 0, 127, 7, 0);
    expect(on.readText()).toEqual(['ORC']);
    draw(on, 'ELF', 0, 16, true);
    expect(on.readText()).toEqual(['ELF']);
  });

  it('still reads a word that is struck through, and one that is half cut off', () => {
    const on = picture();
    draw(on, '6', 0, 0);
    on.raster.fill(0, 3, 5, 3, 1);
    draw(on, 'edge', 106, 0);
    expect(on.readText()).toEqual(['6 edge']);
  });

  it('reads dark text on a lit bar, and not text in the colour of its ground', () => {
    const on = picture();
    on.raster.fill(0, 0, 127, 8, 1);
    on.type.draw('bar', 2, 1, false, 0, 1);
    on.type.draw('unseen', 2, 30, false, 0, 0);
    expect(on.readText()).toEqual(['bar']);
  });

  it('tells which lines stand dark on a lit ground', () => {
    const on = picture();
    on.raster.fill(0, 0, 127, 8, 1);
    on.type.draw('Roll', 2, 1, false, 0, 1);
    draw(on, 'd20', 2, 20);
    expect(textLinesOf(on.text.visible(on.raster), on.raster)).toEqual([
      { text: 'Roll', inverse: true, y: 1 },
      { text: 'd20', inverse: false, y: 20 },
    ]);
  });

  it('forgets text that was wiped out pixel by pixel in the ground colour', () => {
    const on = picture();
    draw(on, 'A', 0, 0);
    on.type.draw('A', 0, 0, false, 0, 0);
    expect(on.readText()).toEqual([]);
  });
});
