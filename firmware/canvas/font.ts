// The font 6x8 for boards whose firmware has only 4x6: its glyphs stand in a file of Storage and are read in place.

const FONT_FILE = 'ts.font';
/** The file begins with the blank; each character takes six columns of eight pixels. */
const FIRST_CHARACTER = 32;
const WIDTH = 6;
const HEIGHT = 8;

/** From here on the graphics know the font by its name, as where the firmware has it. */
export function addFont(graphics: Graphics): void {
  const bitmap = require('Storage').read(FONT_FILE) as string;
  graphics.setFont6x8 = () => {
    graphics.setFontCustom(bitmap, FIRST_CHARACTER, WIDTH, HEIGHT);
  };
}
