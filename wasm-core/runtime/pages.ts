// Printed tables that the core hands out cell by cell; only packs with pages contain this.
// AssemblyScript; the layout is that of build/pages.ts: a column follows from something else, or its cells are packed in bits.
import { pageFormula, pageOffsets, pageTables } from '../generated';
import {
  OPEN_END,
  PAGE_FOLLOWS_COLUMN,
  PAGE_FOLLOWS_ROW,
  PAGE_FORMULA,
  PAGE_LINE,
  PAGE_OPEN_BITS,
  PAGE_WORDS,
} from '../memory-map';
import { byteAt, halfAt, signedByteAt } from './window';

const RUN = 3;

function tableAt(page: i32): i32 {
  return pageTables + halfAt(pageOffsets + (page << 1));
}

export function rowsOf(page: i32): i32 {
  return byteAt(tableAt(page));
}

/** The run that a column is in. Columns that do not exist belong to no run: 0. */
function runOf(page: i32, column: i32): i32 {
  const table = tableAt(page);
  let run = table + 2;
  for (let runs = byteAt(table + 1); runs > 0; runs--) {
    column -= (byteAt(run) & 15) + 1;
    if (column < 0) return run;
    run += RUN;
  }
  return 0;
}

/** True if the table has a column of this number. */
export function hasColumn(page: i32, column: i32): bool {
  return runOf(page, column) !== 0;
}

/** True for a column of words, whose cells are positions in the list of all page words. */
export function isWords(page: i32, column: i32): bool {
  return byteAt(runOf(page, column)) >> 4 === PAGE_WORDS;
}

/** A cell of a table; open ends are OPEN_END, at the lower end negative. */
export function cell(page: i32, row: i32, column: i32): i32 {
  const table = tableAt(page);
  let more = 0;
  let kind = 0;
  let run = 0;
  let bit = 0;
  let left = 0;
  let count = 0;
  do {
    // A cell that follows from another is looked for again where that one stands.
    if (kind === PAGE_FOLLOWS_ROW) {
      more++;
      row--;
      column++;
    } else if (kind === PAGE_FOLLOWS_COLUMN) {
      more += signedByteAt(run + 2) * (left + 1);
      column -= left + 1;
    }
    run = table + 2;
    bit = (run + RUN * byteAt(table + 1)) << 3;
    left = column;
    for (;;) {
      kind = byteAt(run) >> 4;
      count = (byteAt(run) & 15) + 1;
      if (left < count) break;
      // Runs whose cells follow from something else have no width.
      if (kind <= PAGE_WORDS) bit += byteAt(table) * count * (byteAt(run + 1) & 15);
      left -= count;
      run += RUN;
    }
  } while (kind === PAGE_FOLLOWS_COLUMN || (kind === PAGE_FOLLOWS_ROW && row > 0));

  const a = byteAt(run + 1);
  const b = signedByteAt(run + 2);
  if (kind === PAGE_FOLLOWS_ROW) return b === -128 ? -OPEN_END : more + b;
  if (kind === PAGE_LINE) return more + b + a * row;
  if (kind === PAGE_FORMULA) return more + pageFormula(a, row, left);
  bit += (row * count + left) * (a & 15);
  const at = bit >> 3;
  const mask = (1 << (a & 15)) - 1;
  const code = ((byteAt(at) | (byteAt(at + 1) << 8) | (byteAt(at + 2) << 16)) >> (bit & 7)) & mask;
  if (kind === PAGE_WORDS) return code + (b & 255) + ((a >> 4) << 8);
  return kind === PAGE_OPEN_BITS && code === mask ? OPEN_END : more + (code + b) * (a >> 4);
}

/** The first row whose second column, the high end of its first, is not under a figure. */
export function rowFor(page: i32, figure: i32): i32 {
  let row = 0;
  while (figure > cell(page, row, 1)) row++;
  return row;
}
