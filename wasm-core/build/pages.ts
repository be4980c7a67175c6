// Packs printed tables that the core hands out cell by cell: one uniform layout, read by runtime/pages.ts.
// A column takes no room where it follows from its row, from the column before it or from the row above; else its cells are packed in bits.
import type { PackDescription, PageColumn, PrintedPage } from '../describe/description.ts';
import {
  OPEN_END,
  PAGE_BITS,
  PAGE_FOLLOWS_COLUMN,
  PAGE_FOLLOWS_ROW,
  PAGE_FORMULA,
  PAGE_LINE,
  PAGE_OPEN_BITS,
  PAGE_WORDS,
} from '../memory-map.ts';

/** Like columns side by side: kind, two bytes that say how, and the cells that are packed in bits. */
interface Run {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly columns: readonly PageColumn[];
  readonly width: number;
}

export interface PackedPages {
  /** All tables: rows, number of runs, runs [kind and number of columns, a, b], bits of the cells. */
  readonly bytes: readonly number[];
  /** Where each table begins. */
  readonly offsets: readonly number[];
}

const MOST_COLUMNS = 16;
const MOST_WIDTH = 15;
/** A run's own bytes, in bits. */
const RUN_BITS = 24;
/** Figures are multiples of one of these. */
const SCALES = [10, 5, 1];
const NO_LOWER_END = -128;

const isSmall = (figure: number) => figure > NO_LOWER_END && figure < 128;
const bitsFor = (highest: number) => 32 - Math.clz32(highest);

function plain(kind: number, a: number, b: number, column: PageColumn): Run {
  return { kind, a, b: b & 255, columns: [column], width: 0 };
}

/** The column without cells of its own, if it follows from something else. */
function following(columns: readonly PageColumn[], at: number, formulas: readonly string[]): Run | undefined {
  const column = columns[at]!;
  const { cells, formula } = column;
  if (formula !== undefined) return plain(PAGE_FORMULA, formulas.indexOf(formula), 0, column);
  if (column.words) return undefined;
  const [first = 0, second = first] = cells;
  const step = second - first;
  if (isSmall(first) && step >= 0 && step < 256 && cells.every((cell, row) => cell === first + row * step))
    return plain(PAGE_LINE, step, first, column);
  const before = columns[at - 1];
  if (before && !before.words) {
    const more = first - before.cells[0]!;
    if (isSmall(more) && cells.every((cell, row) => cell === before.cells[row]! + more))
      return plain(PAGE_FOLLOWS_COLUMN, 0, more, column);
  }
  const next = columns[at + 1];
  const follows = next && cells.every((cell, row) => row === 0 || cell === next.cells[row - 1]! + 1);
  if (!follows || !(isSmall(first) || first === -OPEN_END)) return undefined;
  return plain(PAGE_FOLLOWS_ROW, 0, first === -OPEN_END ? NO_LOWER_END : first, column);
}

/** Columns whose cells are packed side by side. Throws an error for figures that do not fit. */
function packed(page: PrintedPage, columns: readonly PageColumn[]): Run {
  const cells = columns.flatMap(column => column.cells);
  const open = cells.includes(OPEN_END);
  const figures = cells.filter(cell => cell !== OPEN_END);
  const { words } = columns[0]!;
  const scale = words ? 1 : SCALES.find(divisor => figures.every(figure => figure % divisor === 0))!;
  const least = Math.min(...figures) / scale;
  // All bits set stand for an open end.
  const width = bitsFor(Math.max(...figures) / scale - least + (open ? 1 : 0));
  const fits = words ? least >= 0 && least < 4096 : isSmall(least);
  if (width > MOST_WIDTH || !fits)
    throw new Error(`page ${page.id}, column ${columns[0]!.name}: its figures do not fit ${MOST_WIDTH} bits`);
  if (words) return { kind: PAGE_WORDS, a: width | ((least >> 8) << 4), b: least & 255, columns, width };
  return { kind: open ? PAGE_OPEN_BITS : PAGE_BITS, a: width | (scale << 4), b: least & 255, columns, width };
}

function bitsOf({ columns, width }: Run): number {
  return RUN_BITS + columns.length * columns[0]!.cells.length * width;
}

/** The two runs as one, if they are alike or if their cells take less room in common. */
function joined(page: PrintedPage, one: Run, other: Run): Run | undefined {
  const columns = [...one.columns, ...other.columns];
  if (one.kind !== other.kind || columns.length > MOST_COLUMNS) return undefined;
  if (!one.width) return one.a === other.a && one.b === other.b ? { ...one, columns } : undefined;
  const both = packed(page, columns);
  return both.kind === one.kind && bitsOf(both) <= bitsOf(one) + bitsOf(other) ? both : undefined;
}

/** Number that the packed bits of a cell hold. */
function codeOf({ kind, a, b, width }: Run, cell: number): number {
  if (cell === OPEN_END) return (1 << width) - 1;
  return kind === PAGE_WORDS ? cell - b - ((a >> 4) << 8) : cell / (a >> 4) - ((b << 24) >> 24);
}

function tableBytes(page: PrintedPage, formulas: readonly string[]): number[] {
  const { columns } = page;
  const rows = columns[0]!.cells.length;
  if (columns.some(({ cells }) => cells.length !== rows))
    throw new Error(`page ${page.id}: its columns differ in length`);
  const runs: Run[] = [];
  columns.forEach((column, at) => {
    const run = following(columns, at, formulas) ?? packed(page, [column]);
    const last = runs.at(-1);
    const both = last && joined(page, last, run);
    if (both) runs[runs.length - 1] = both;
    else runs.push(run);
  });
  const bits = runs.flatMap(run =>
    run.width === 0
      ? []
      : Array.from({ length: rows }, (_, row) => run.columns.map(({ cells }) => codeOf(run, cells[row]!)))
          .flat()
          .flatMap(code => Array.from({ length: run.width }, (_, bit) => (code >> bit) & 1)),
  );
  const data: number[] = new Array(Math.ceil(bits.length / 8)).fill(0);
  bits.forEach((bit, i) => {
    data[i >> 3]! |= bit << (i & 7);
  });
  return [
    rows,
    runs.length,
    ...runs.flatMap(({ kind, a, b, columns }) => [(kind << 4) | (columns.length - 1), a, b]),
    ...data,
  ];
}

/** Names of the formulas that columns of a pack's pages name, in the order of their numbers. */
export function pageFormulas(pack: PackDescription): string[] {
  const columns = (pack.pages?.tables ?? []).flatMap(page => page.columns);
  return [...new Set(columns.flatMap(({ formula }) => formula ?? []))];
}

/** All pages of a pack. Throws an error that names the page where a table does not fit the layout. */
export function packPages(pack: PackDescription): PackedPages {
  const formulas = pageFormulas(pack);
  const bytes: number[] = [];
  const offsets = (pack.pages?.tables ?? []).map(page => {
    const table = tableBytes(page, formulas);
    return bytes.push(...table) - table.length;
  });
  // Cells are read three bytes at a time.
  return { bytes: [...bytes, 0, 0], offsets };
}
