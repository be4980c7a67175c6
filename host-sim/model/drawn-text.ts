// Which characters stand in a picture and where: each character drawn is noted with its box and struck off again
// when most of the box has been painted over. From this the text of a screen can be read back.

import type { Raster, Rectangle } from './raster.ts';

/** A character that was drawn: its box in pixels and the character itself. */
export interface DrawnCharacter {
  x: number;
  y: number;
  width: number;
  height: number;
  character: string;
}

interface Noted extends DrawnCharacter {
  /** One entry per pixel of the box: painted over since. Made when the first part of it is. */
  covered: Uint8Array | undefined;
  coveredCount: number;
}

/** The characters that stand in one picture. */
export class DrawnText {
  private noted: Noted[] = [];

  /** Notes a character; one that stood in the very same box goes. */
  add(drawn: DrawnCharacter): void {
    const same = this.noted.findIndex(
      other =>
        other.x === drawn.x && other.y === drawn.y && other.width === drawn.width && other.height === drawn.height,
    );
    if (same >= 0) this.noted.splice(same, 1);
    this.addOnFreeGround(drawn);
  }

  /** As `add`, where `isFree` was true of its box. */
  addOnFreeGround(drawn: DrawnCharacter): void {
    const { x, y, width, height, character } = drawn;
    this.noted.push({ x, y, width, height, character, covered: undefined, coveredCount: 0 });
  }

  /** True where no noted character has a pixel in the area. */
  isFree(area: Rectangle): boolean {
    return !this.noted.some(noted => meets(noted, area));
  }

  /** An area was painted over: characters lose it, and go when half of their box is lost. A line through a word stays readable. */
  cover(area: Rectangle): void {
    let lost = false;
    for (const noted of this.noted) {
      if (!meets(noted, area)) continue;
      coverOne(noted, area);
      if (isLost(noted)) lost = true;
    }
    if (lost) this.noted = this.noted.filter(noted => !isLost(noted));
  }

  /** Characters that can be seen in `raster`: a box of one colour shows nothing, unless the character is a blank. */
  visible(raster: Raster): DrawnCharacter[] {
    return this.noted.filter(noted => noted.character === ' ' || showsTwoColours(raster, noted));
  }
}

function meets(box: DrawnCharacter, { x1, y1, x2, y2 }: Rectangle): boolean {
  return x1 < box.x + box.width && x2 >= box.x && y1 < box.y + box.height && y2 >= box.y;
}

function coverOne(noted: Noted, area: Rectangle): void {
  const x1 = Math.max(area.x1, noted.x);
  const x2 = Math.min(area.x2, noted.x + noted.width - 1);
  const y1 = Math.max(area.y1, noted.y);
  const y2 = Math.min(area.y2, noted.y + noted.height - 1);
  const size = noted.width * noted.height;
  if ((x2 - x1 + 1) * (y2 - y1 + 1) === size) {
    noted.coveredCount = size;
    return;
  }
  noted.covered ??= new Uint8Array(size);
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const index = (y - noted.y) * noted.width + (x - noted.x);
      if (!noted.covered[index]) noted.coveredCount++;
      noted.covered[index] = 1;
    }
  }
}

function isLost(noted: Noted): boolean {
  return noted.coveredCount * 2 >= noted.width * noted.height;
}

function showsTwoColours(raster: Raster, box: DrawnCharacter): boolean {
  let lit = 0;
  let seen = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) continue;
      seen++;
      lit += raster.get(x, y);
    }
  }
  return lit > 0 && lit < seen;
}

/** A line of text and whether it stands dark on a lit ground, as bars and chosen rows do. */
export interface TextLine {
  text: string;
  inverse: boolean;
  /** Top of its characters, in pixels. */
  y: number;
}

/**
 * Lines of text in reading order. Characters of the same top and height make one line; a gap of a character's width
 * or more becomes a blank, and runs of blanks become one.
 */
export function linesOf(characters: DrawnCharacter[]): string[] {
  return rowsOf(characters)
    .map(joinRow)
    .filter(line => line !== '');
}

/** As `linesOf`, with how each line looks in the raster that it was drawn in. */
export function textLinesOf(characters: DrawnCharacter[], raster: Raster): TextLine[] {
  return rowsOf(characters)
    .map(row => ({ text: joinRow(row), inverse: isMostlyLit(row, raster), y: topOf(row) }))
    .filter(({ text }) => text !== '');
}

function isMostlyLit(row: DrawnCharacter[], raster: Raster): boolean {
  let lit = 0;
  let seen = 0;
  for (const box of row) {
    seen += box.width * box.height;
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) lit += raster.get(x, y);
    }
  }
  return lit * 2 > seen;
}

function rowsOf(characters: DrawnCharacter[]): DrawnCharacter[][] {
  const rows = new Map<string, DrawnCharacter[]>();
  for (const drawn of characters) {
    const key = `${drawn.y}/${drawn.height}`;
    rows.set(key, [...(rows.get(key) ?? []), drawn]);
  }
  return [...rows.values()].sort((one, other) => topOf(one) - topOf(other) || leftOf(one) - leftOf(other));
}

function topOf(row: DrawnCharacter[]): number {
  return row[0]?.y ?? 0;
}

function leftOf(row: DrawnCharacter[]): number {
  return Math.min(...row.map(drawn => drawn.x));
}

function joinRow(row: DrawnCharacter[]): string {
  let line = '';
  let end: number | undefined;
  for (const drawn of [...row].sort((one, other) => one.x - other.x)) {
    if (end !== undefined && drawn.x - end >= drawn.width) line += ' ';
    line += drawn.character;
    end = drawn.x + drawn.width;
  }
  return line.replace(/ +/g, ' ').trim();
}
