// Text in a picture: fonts and their scales, alignment, and characters drawn with the interpreter's pixels
// (behaviour of drawString and of graphicsDrawChar4x6/6x8 in 2v29), each noted so that it can be read back.

import type { DrawnText } from './drawn-text.ts';
import { builtInFont, type Font } from './font.ts';
import { NotModelled } from './not-modelled.ts';
import type { Raster } from './raster.ts';

/** Largest separate scale each way of a font given as NAME:XxY. */
const LARGEST_SCALE = 63;

/** A font that device code supplied through setFontCustom: one bit per pixel, column by column, top bit first. */
export interface CustomFont {
  bits: Uint8Array;
  firstCharacter: number;
  /** Width of every character, or one byte per character. */
  widths: number | Uint8Array;
  height: number;
}

/** The current font and how it is laid out. */
export class Typesetter {
  scaleX = 1;
  scaleY = 1;
  /** -1 left, 0 centre, 1 right. */
  alignX = -1;
  /** -1 top, 0 middle, 1 bottom. */
  alignY = -1;
  private font: Font | CustomFont = standardFont();
  /** True while every dot has to be told of. */
  private tells = true;
  private readonly raster: Raster;
  private readonly text: DrawnText;

  constructor(raster: Raster, text: DrawnText) {
    this.raster = raster;
    this.text = text;
  }

  /** Back to 4x6 at single size, aligned left and top. */
  reset(): void {
    this.use(standardFont(), 1, 1);
    this.alignX = -1;
    this.alignY = -1;
  }

  /** Selects a font and its scale each way (cut to 0..63). */
  use(font: Font | CustomFont, scaleX: number, scaleY: number): void {
    this.font = font;
    this.scaleX = Math.max(0, Math.min(LARGEST_SCALE, scaleX));
    this.scaleY = Math.max(0, Math.min(LARGEST_SCALE, scaleY));
  }

  /** Name and scale as getFont gives it. */
  get name(): string {
    const name = 'glyph' in this.font ? this.font.name : 'Custom';
    if (this.scaleX !== this.scaleY) return `${name}:${this.scaleX}x${this.scaleY}`;
    return this.scaleX > 1 ? `${name}:${this.scaleX}` : name;
  }

  /** Height of a line in pixels. */
  get lineHeight(): number {
    return this.font.height * this.scaleY;
  }

  /** Width of the widest line of `text` in pixels. */
  widthOf(text: string): number {
    return Math.max(0, ...text.split('\n').map(line => this.lineWidth(line)));
  }

  /** Height of all lines of `text` in pixels. */
  heightOf(text: string): number {
    return this.lineHeight * text.split('\n').length;
  }

  /** Draws `text`; `solid` also paints the background of each character. */
  draw(text: string, x: number, y: number, solid: boolean, colour: number, background: number): void {
    if (text.includes('\0')) throw new NotModelled('drawString with an image inside the string');
    let top = y;
    if (this.alignY >= 0) top -= Math.trunc((this.heightOf(text) * (this.alignY + 1)) / 2);
    for (const line of text.split('\n')) {
      let left = x;
      const length = this.lineWidth(line);
      if (this.alignX >= 0) left -= Math.trunc((length * (this.alignX + 1)) / 2);
      // Telling of every dot is dear, and matters only where other text stands.
      this.tells = !this.text.isFree({ x1: left, y1: top, x2: left + length, y2: top + this.lineHeight });
      for (const character of line) {
        const width = this.widthOfCode(character.charCodeAt(0));
        this.drawCharacter(character, left, top, width, solid, colour, background);
        left += width;
      }
      top += this.lineHeight;
    }
  }

  private lineWidth(line: string): number {
    let width = 0;
    for (const character of line) width += this.widthOfCode(character.charCodeAt(0));
    return width;
  }

  private widthOfCode(code: number): number {
    if ('glyph' in this.font) return this.font.width * this.scaleX;
    return customWidth(this.font, code) * this.scaleX;
  }

  private drawCharacter(
    character: string,
    x: number,
    y: number,
    width: number,
    solid: boolean,
    colour: number,
    background: number,
  ): void {
    const clip = this.raster.placeOf(this.raster.clip);
    // The interpreter leaves out a character that starts at the last column.
    if (!(x > clip.x1 - width && x < clip.x2 && y > clip.y1 - this.lineHeight && y <= clip.y2)) return;
    const code = character.charCodeAt(0);
    if ('glyph' in this.font) this.drawBuiltIn(this.font, code, x, y, solid, colour, background);
    else this.drawCustom(this.font, code, x, y, solid, colour, background);
    if (width <= 0 || this.lineHeight <= 0) return;
    const drawn = { x, y, width, height: this.lineHeight, character };
    if (this.tells) this.text.add(drawn);
    else this.text.addOnFreeGround(drawn);
  }

  private drawBuiltIn(
    font: Font,
    code: number,
    x: number,
    y: number,
    solid: boolean,
    colour: number,
    background: number,
  ): void {
    const { scaleX, scaleY, raster } = this;
    const columns = font.width - 1;
    const rows = font.glyph(code);
    if (!rows) {
      // A blank paints less than its cell: 4x6 leaves the gap column, scaled ones leave the last steps.
      const right = font.width === 4 ? 2 : font.width - 1;
      if (solid) raster.fill(x, y, x + right * scaleX, y + (font.height - 1) * scaleY, background);
      return;
    }
    for (let row = 0; row < rows.length; row++) {
      for (let column = 0; column < columns; column++) {
        const lit = ((rows[row] as number) >> (columns - column)) & 1;
        if (solid || lit) this.block(x + column * scaleX, y + row * scaleY, lit ? colour : background);
      }
    }
    if (solid) {
      raster.fill(x + columns * scaleX, y, x + font.width * scaleX - 1, y + font.height * scaleY - 1, background);
    }
  }

  private drawCustom(
    font: CustomFont,
    code: number,
    x: number,
    y: number,
    solid: boolean,
    colour: number,
    background: number,
  ): void {
    if (code < font.firstCharacter) return;
    let bit = customOffset(font, code) * font.height;
    for (let column = 0; column < customWidth(font, code); column++) {
      for (let row = 0; row < font.height; row++, bit++) {
        const lit = ((font.bits[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        if (solid || lit) this.block(x + column * this.scaleX, y + row * this.scaleY, lit ? colour : background);
      }
    }
  }

  private block(x: number, y: number, colour: number): void {
    const right = x + this.scaleX - 1;
    const bottom = y + this.scaleY - 1;
    if (this.tells) this.raster.fill(x, y, right, bottom, colour);
    else this.raster.paint(x, y, right, bottom, colour);
  }
}

function standardFont(): Font {
  return builtInFont('4x6') as Font;
}

function customWidth(font: CustomFont, code: number): number {
  if (typeof font.widths === 'number') return font.widths;
  return font.widths[code - font.firstCharacter] ?? 0;
}

/** Columns that stand before the character in the font's bitmap. */
function customOffset(font: CustomFont, code: number): number {
  const index = code - font.firstCharacter;
  if (typeof font.widths === 'number') return font.widths * index;
  return font.widths.subarray(0, index).reduce((sum, width) => sum + width, 0);
}
