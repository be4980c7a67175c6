// The grid that all screens share: an inverse bar on top, then rows of one line.
// 128 x 64 pixels: 21 characters of 6x8 across, six rows below the bar.
import { Align, type Canvas, Size, WIDTH } from '../canvas/canvas';

export const COLUMNS = 21;
export const ROWS = 6;

const FIRST_ROW = 10;
const ROW_HEIGHT = 9;

/** A text in at most `room` characters: whole words are left out at the end, a single long word is cut. */
function shorten(text: string, room: number): string {
  if (text.length <= room) return text;
  const words = text.split(' ');
  let result = text;
  while (result.length > room && words.length > 1) {
    words.pop();
    result = words.join(' ');
  }
  // Where leaving words out would waste most of the room, half a word says more.
  return result.length > room || result.length < room - 7 ? text.substr(0, room) : result;
}

/** The left one of two texts on one line of 21 characters: it gives way. */
function beside(left: string, right: string): string {
  return shorten(left, COLUMNS - right.length - (right ? 1 : 0));
}

// Each of the three looks by itself whether both texts have room: most often they have, and a call takes long on the board.

/** The bar: where am I, and one figure at the right. */
export function bar(canvas: Canvas, left: string, right: string): void {
  canvas.line(0, left.length + right.length < COLUMNS ? left : beside(left, right), right, true);
}

/** Row 0 .. 5 below the bar. */
export function row(canvas: Canvas, at: number, left: string, right: string, selected: boolean): void {
  canvas.line(
    FIRST_ROW + at * ROW_HEIGHT,
    left.length + right.length < COLUMNS ? left : beside(left, right),
    right,
    selected,
  );
}

/** A line that fills a page of the panel, 1 .. 7: it costs half the bytes on the bus of a row that lies across two. */
export function pageRow(canvas: Canvas, page: number, left: string, right: string): void {
  canvas.line(page * 8, left.length + right.length < COLUMNS ? left : beside(left, right), right, false);
}

/** A centred line in the row's place. */
export function centred(canvas: Canvas, at: number, text: string): void {
  canvas.text(0, FIRST_ROW + at * ROW_HEIGHT, WIDTH, Size.Normal, Align.Centre, text, false);
}

/** Text broken into lines of at most 21 characters, at blanks where there are any. */
export function lines(text: string): string[] {
  const result: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > COLUMNS) {
      result.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
    for (; line.length > COLUMNS; line = line.substr(COLUMNS)) result.push(line.substr(0, COLUMNS));
  }
  result.push(line);
  return result;
}
