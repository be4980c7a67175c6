// Pages of the printed tables.
// AssemblyScript; figures and words go to lists of their own, row by row.
import { Constant, TablePageAt, TablePageIn, TablePageOut } from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { least } from '../../../runtime/figures';
import { cell, hasColumn, isWords, rowsOf } from '../../../runtime/pages';
import { fail, field, output, setShort, setWord } from '../../../runtime/window';

export function tablePage(): void {
  const page = field(TablePageIn.table);
  const first = field(TablePageIn.page) * Constant.pageRows;
  const rows = least(rowsOf(page) - first, Constant.pageRows);
  if (rows <= 0) {
    fail(RANGE_ERROR, TablePageIn.page);
    return;
  }
  let numbers = 0;
  let words = 0;
  for (let row = first; row < first + rows; row++) {
    for (let column = 0; hasColumn(page, column); column++) {
      const figure = cell(page, row, column);
      if (isWords(page, column)) setShort(TablePageAt.words + (words++ << 1), figure);
      else setWord(TablePageAt.numbers + (numbers++ << 2), figure);
    }
  }
  output(TablePageOut.firstRow, first);
  output(TablePageOut.rowCount, rows);
  output(TablePageOut.numbers, numbers);
  output(TablePageOut.words, words);
}
