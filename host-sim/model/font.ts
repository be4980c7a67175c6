// Glyphs of the interpreter's built-in fonts, from the canvas' fonts.json (measured by drawing each character).
// A character that was not measured is refused rather than drawn as a guess.

import fontData from '../../firmware/canvas/fonts.json' with { type: 'json' };
import { NotModelled } from './not-modelled.ts';

/** A bitmap font: every character in a cell of the same size, the last column of the cell blank. */
export interface Font {
  name: string;
  /** Cell width in pixels, the gap after the glyph included. */
  width: number;
  height: number;
  /** Rows of the glyph from the top, most significant of `width` bits on the left; undefined for a blank. */
  glyph(code: number): readonly number[] | undefined;
}

/** Names of the fonts that the model has glyphs for. */
const FONT_NAMES = Object.keys(fontData.fonts) as (keyof typeof fontData.fonts)[];

/** Last character code that was measured; the interpreter's fonts go on, ours refuses. */
const LAST_MEASURED = 126;

const loaded = new Map<string, Font>(FONT_NAMES.map(name => [name, load(name)]));

/** The built-in font of that name, or undefined. */
export function builtInFont(name: string): Font | undefined {
  return loaded.get(name);
}

function load(name: keyof typeof fontData.fonts): Font {
  const data = fontData.fonts[name];
  const glyphs = new Map<number, number[]>();
  let width = 0;
  for (const [character, glyph] of Object.entries(data.glyphs)) {
    width = Math.max(width, glyph.width);
    const rows = glyph.rows.map(row => Number.parseInt(row.replaceAll('.', '0').replaceAll('#', '1'), 2));
    if (character !== ' ') glyphs.set(character.charCodeAt(0), rows);
  }
  return {
    name,
    width,
    height: data.height,
    glyph(code) {
      if (code > LAST_MEASURED) throw new NotModelled(`character ${code} of font ${name}`);
      return glyphs.get(code);
    },
  };
}
