// Fonts of Graphics by name, and fonts that device code brings along.
// A font that the firmware lacks is looked for as a method setFontNAME, as the interpreter does.

import { builtInFont } from './font.ts';
import type { Picture } from './graphics.ts';
import { NotModelled } from './not-modelled.ts';
import { bytesOfString, toInteger } from './values.ts';

/** setFont: a built-in font by name and scale ("6x8", "6x8:2", "6x8:2x3"), or one that a module added as a method. */
export function setFont(
  graphics: Record<string, unknown>,
  picture: Picture,
  fonts: readonly string[],
  name: unknown,
  size: unknown,
): void {
  if (typeof name !== 'string') throw new NotModelled('Graphics.setFont without a name');
  const [family = '', scale] = name.split(':');
  if (family.startsWith('Vector')) throw new NotModelled('the vector font');
  const [x, y] = scalesOf(scale, size);
  const font = fonts.includes(family || '4x6') ? builtInFont(family || '4x6') : undefined;
  if (font) {
    picture.type.use(font, x, y);
    return;
  }
  const setter = `setFont${family}`;
  if (!(setter in graphics)) throw new Error(`Unknown font ${JSON.stringify(family)}`);
  (graphics[setter] as () => void)();
  picture.type.scaleX = x;
  picture.type.scaleY = y;
}

function scalesOf(scale: string | undefined, size: unknown): [number, number] {
  const parts = scale?.split('x').map(Number);
  if (parts?.length === 2) return [toInteger(parts[0]), toInteger(parts[1])];
  const both = Math.max(1, toInteger(parts ? parts[0] : size));
  return [both, both];
}

/** setFontCustom: a font of one bit per pixel from device code. */
export function setCustomFont(picture: Picture, bitmap: unknown, first: number, widths: unknown, height: number): void {
  if (typeof bitmap !== 'string') throw new Error('Font bitmap must be a String');
  if (first < 0 || first > 255) throw new Error('First character out of range');
  if (typeof widths !== 'string' && typeof widths !== 'number') {
    throw new Error('Font width must be a String or an integer');
  }
  if (height >> 16 > 1) throw new NotModelled('a custom font of more than one bit per pixel');
  const scale = Math.max(1, (height >> 8) & 255);
  const font = {
    bits: bytesOfString(bitmap),
    firstCharacter: first,
    widths: typeof widths === 'string' ? bytesOfString(widths) : widths,
    height: height & 255,
  };
  picture.type.use(font, scale, scale);
}
