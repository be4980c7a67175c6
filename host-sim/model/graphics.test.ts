import { describe, expect, it } from 'vitest';
import fonts from '../../firmware/canvas/fonts.json' with { type: 'json' };
import { booted } from './device-for-tests.ts';
import drawn from './drawn-by-the-interpreter.json' with { type: 'json' };

/** Runs device code and returns its last value; fails on any error of the device. */
function run(code: string): unknown {
  const device = booted('');
  const value = device.send(code);
  expect(device.errors).toEqual([]);
  return value;
}

const PAGES = 'var g = Graphics.createArrayBuffer(16, 16, 1, { vertical_byte: true, msb: false });';

describe('Graphics', () => {
  const device = booted('');
  for (const { options, draw, buffer } of drawn.cases) {
    it(`draws as the interpreter: ${draw.slice(0, 90)} into ${options}`, () => {
      device.send(`var g = Graphics.createArrayBuffer(64, 32, 1, ${options}); ${draw};`);
      expect(device.errors).toEqual([]);
      expect(device.send('btoa(E.toString(g.buffer))')).toBe(buffer);
    });
  }

  it('draws every glyph of both fonts as measured', () => {
    for (const [name, font] of Object.entries(fonts.fonts)) {
      for (const [character, glyph] of Object.entries(font.glyphs)) {
        device.send(`g.clear(1).setFont("${name}").drawString(${JSON.stringify(character)}, 3, 5)`);
        const rows = glyph.rows.map((row, y) =>
          [...row].map((_, x) => (device.send(`g.getPixel(${3 + x}, ${5 + y})`) ? '#' : '.')).join(''),
        );
        expect(rows, `${character} in ${name}`).toEqual(glyph.rows);
      }
    }
  });

  it('lays vertical bytes out as pages with the top pixel in the lowest bit', () => {
    expect(run(`${PAGES} g.setPixel(3, 0).setPixel(3, 10); [].slice.call(new Uint8Array(g.buffer)).join("")`)).toBe(
      Array.from({ length: 32 }, (_, i) => (i === 3 ? 1 : i === 16 + 3 ? 4 : 0)).join(''),
    );
  });

  it('puts the top pixel in the highest bit unless msb:false is given', () => {
    expect(
      run('Graphics.createArrayBuffer(8, 8, 1, { vertical_byte: true }).setPixel(0, 0).buffer[0]'),
    ).toBeUndefined();
    const code =
      'new Uint8Array(Graphics.createArrayBuffer(8, 8, 1, { vertical_byte: true }).setPixel(0, 0).buffer)[0]';
    expect(run(code)).toBe(128);
  });

  it('clips what is filled to the picture and to the clip rectangle', () => {
    const code = `${PAGES} g.setClipRect(2, 2, 4, 40).fillRect(-5, -5, 3, 100); g.getModified()`;
    expect(run(code)).toMatchObject({ x1: 2, y1: 2, x2: 3, y2: 15 });
  });

  it('measures text', () => {
    expect(run(`${PAGES} [g.setFont("6x8:2").stringWidth("ab"), g.getFontHeight(), g.getFont()].join()`)).toBe(
      '24,16,6x8:2',
    );
  });

  it('names the font that it does not know', () => {
    const device = booted('');
    device.send(`${PAGES} g.setFont("9x9")`);
    expect(device.errors.map(String)).toEqual(['Error: Unknown font "9x9"']);
  });

  it('takes a font that a module added as a method', () => {
    const code = `${PAGES} Graphics.prototype.setFontTiny = function() {
      return this.setFontCustom("\\xA0\\xFF", 65, 2, 4);
    };
    g.setFont("Tiny:2").drawString("A", 0, 0); new Uint8Array(g.buffer).slice(0, 4).join()`;
    // Column 0 is 1010 from the top, each pixel two by two; column 1 is 0000.
    expect(run(code)).toBe('51,51,0,0');
  });

  it('refuses by name what is not modelled', () => {
    const device = booted('');
    for (const call of [
      'g.floodFill(1, 1)',
      'g.setFont("Vector:20")',
      'g.drawString("\\x80", 0, 0)',
      'Graphics.createImage("")',
    ]) {
      device.send(PAGES);
      device.send(call);
    }
    expect(device.errors.map(error => error.message)).toEqual([
      'Graphics.floodFill is not modelled',
      'the vector font is not modelled',
      'character 128 of font 4x6 is not modelled',
      'Graphics.createImage is not modelled',
    ]);
  });
});
