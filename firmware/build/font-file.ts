// The file of a font that a board's firmware lacks: glyphs as measured in the interpreter, in the form that setFontCustom takes.
import fontData from '../canvas/fonts.json' with { type: 'json' };

/** The font that the canvas draws with. */
export const FONT_NAME = '6x8';

const FIRST_CHARACTER = 32;
const WIDTH = 6;
const HEIGHT = 8;

/** Columns of a character from the left, a byte each, top pixel first. Narrow characters are filled up with blank columns. */
function columnsOf(rows: readonly string[]): number[] {
  const columns: number[] = [];
  for (let x = 0; x < WIDTH; x++) {
    let byte = 0;
    for (let y = 0; y < HEIGHT; y++) byte = (byte << 1) | (rows[y]?.[x] === '#' ? 1 : 0);
    columns.push(byte);
  }
  return columns;
}

/** Contents of the file; characters from the blank on. */
export function fontFile(): Uint8Array {
  const { glyphs } = fontData.fonts[FONT_NAME];
  const bytes: number[] = [];
  for (const [character, { rows }] of Object.entries(glyphs)) {
    const at = (character.charCodeAt(0) - FIRST_CHARACTER) * WIDTH;
    for (const [k, byte] of columnsOf(rows).entries()) bytes[at + k] = byte;
  }
  return Uint8Array.from(bytes, byte => byte ?? 0);
}
