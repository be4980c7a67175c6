// The font 6x8 for boards whose firmware has only 4x6: its glyphs stand in a file of Storage and are read in place.

import { CHARACTER_HEIGHT, CHARACTER_WIDTH, FIRST_CHARACTER } from '../../wasm-core/screen/screen-map';

const FONT_FILE = 'ts.font';

/** From here on the graphics know the font by its name, as where the firmware has it. */
export function addFont(graphics: Graphics): void {
  const bitmap = require('Storage').read(FONT_FILE) as string;
  graphics.setFont6x8 = () => {
    graphics.setFontCustom(bitmap, FIRST_CHARACTER, CHARACTER_WIDTH, CHARACTER_HEIGHT);
  };
}
