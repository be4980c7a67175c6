// Entry of the screen pack: draws text into the picture, and tells what of it the panel does not show yet.
// AssemblyScript.
import {
  CELL,
  CHANGE_BYTES,
  CHANGED,
  CHANGES,
  CHARACTER_HEIGHT,
  CHARACTER_WIDTH,
  CHARACTERS,
  FIRST_CHARACTER,
  FONT,
  LINE,
  LINE_END,
  LINE_START,
  PICTURE,
  PICTURE_BYTES,
  REFUSED,
  SHOWN,
  TEXT,
  TEXT_BYTES,
  WIDTH,
} from './screen-map';

/** Puts `height` rows of a column in place, the lowest bit on top. */
function put(x: i32, y: i32, height: i32, bits: i32): void {
  if (x >= WIDTH) return;
  let mask = ((1 << height) - 1) << (y & 7);
  let value = bits << (y & 7);
  for (let at = (y >> 3) * WIDTH + x; mask !== 0 && at < PICTURE_BYTES; at += WIDTH) {
    const byte = PICTURE + at;
    store<u8>(byte, (<i32>load<u8>(byte) & ~mask) | (value & mask));
    mask = mask >>> 8;
    value = value >>> 8;
  }
}

/** A column of the font with its rows `size` pixels high, the lowest bit on top. */
function enlarged(column: i32, size: i32): i32 {
  const dot = (1 << size) - 1;
  let bits = 0;
  for (let row = 0; row < CHARACTER_HEIGHT; row++) {
    bits = bits << size;
    if (column & 1) bits |= dot;
    column = column >> 1;
  }
  return bits;
}

/** Draws `length` characters of the text from one on, beginning at a column. `ground` is every bit of the ground behind them. */
function write(first: i32, length: i32, x: i32, y: i32, size: i32, ground: i32): void {
  for (let k = first; k < first + length && k < TEXT_BYTES; k++) {
    const character = <i32>load<u8>(TEXT + k) - FIRST_CHARACTER;
    const glyph = FONT + character * CHARACTER_WIDTH;
    for (let i = 0; i < CHARACTER_WIDTH; i++) {
      const column = <u32>character < <u32>CHARACTERS ? enlarged(<i32>load<u8>(glyph + i), size) : 0;
      for (let wide = 0; wide < size; wide++) put(x++, y, CHARACTER_HEIGHT * size, column ^ ground);
    }
  }
}

function clear(from: i32, to: i32, y: i32, height: i32, ground: i32): void {
  for (; from < to; from++) put(from, y, height, ground);
}

function line(y: i32, inverse: i32, left: i32, right: i32): void {
  const ground = inverse ? -1 : 0;
  clear(0, WIDTH, y, CHARACTER_HEIGHT, ground);
  write(0, left, LINE_START, y, 1, ground);
  const start = LINE_END - right * CHARACTER_WIDTH;
  if (start >= 0) write(left, right, start, y, 1, ground);
}

function isSame(at: i32): bool {
  return load<u8>(PICTURE + at) === load<u8>(SHOWN + at);
}

function changes(whole: i32): i32 {
  let count = 0;
  for (let page = 0; page < PICTURE_BYTES; page += WIDTH) {
    let first = page;
    let last = page + WIDTH - 1;
    if (!whole) {
      while (first <= last && isSame(first)) first++;
      if (first > last) continue;
      while (isSame(last)) last--;
    }
    const change = CHANGED + count++ * CHANGE_BYTES;
    store<u8>(change, page >> 7);
    store<u8>(change, first - page, 1);
    store<u8>(change, last - page, 2);
    for (; first <= last; first++) store<u8>(SHOWN + first, <i32>load<u8>(PICTURE + first));
  }
  return count;
}

export function run(procedure: i32, a: i32, b: i32): i32 {
  if (procedure === LINE) {
    line(a & 255, (a >> 8) & 1, b & 255, (b >> 8) & 255);
    return 0;
  }
  if (procedure === CELL) {
    const y = (a >> 16) & 255;
    const ground = (a >> 24) & 1 ? -1 : 0;
    const size = (b >> 8) & 3;
    clear(a & 255, (a >> 8) & 255, y, CHARACTER_HEIGHT * size, ground);
    write(0, (b >> 16) & 255, b & 255, y, size, ground);
    return 0;
  }
  return procedure === CHANGES ? changes(a) : REFUSED;
}
