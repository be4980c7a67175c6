// Reads printed tables: rows and columns as they stand on the page.
// Every figure that the core uses comes through here, so it is typed in one place only.

/** A cell may hold several words or figures. */
export type Cell = string | number | boolean | null | readonly (string | number)[];

export interface PrintedTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

function columnIndex(table: PrintedTable, column: string): number {
  const index = table.columns.indexOf(column);
  if (index < 0) throw new Error(`table "${table.title}" has no column ${column}; it has ${table.columns.join(', ')}`);
  return index;
}

/** The cells of a column, from the first row down. */
export function cells(table: PrintedTable, column: string): Cell[] {
  const index = columnIndex(table, column);
  return table.rows.map(row => row[index] ?? null);
}

/** A column of words. */
export function words(table: PrintedTable, column: string): string[] {
  return cells(table, column).map(cell => {
    if (typeof cell !== 'string') throw new Error(`table "${table.title}", column ${column}: ${cell} is not a word`);
    return cell;
  });
}

/** A column of integers; yes/no cells count 1 and 0. */
export function figures(table: PrintedTable, column: string): number[] {
  return cells(table, column).map(cell => {
    const figure = typeof cell === 'boolean' ? Number(cell) : cell;
    if (typeof figure !== 'number' || !Number.isInteger(figure)) {
      throw new Error(`table "${table.title}", column ${column}: ${cell} is not a whole number`);
    }
    return figure;
  });
}

/** A column of cells with several words or figures each; an empty cell has none. */
export function lists<Item extends string | number>(table: PrintedTable, column: string): (readonly Item[])[] {
  return cells(table, column).map(cell => {
    if (cell !== null && !Array.isArray(cell))
      throw new Error(`table "${table.title}", column ${column}: ${cell} is no list`);
    return (cell ?? []) as readonly Item[];
  });
}

/** A column of words as positions in a word list. */
export function positions(table: PrintedTable, column: string, list: readonly string[]): number[] {
  return words(table, column).map(word => {
    const position = list.indexOf(word);
    if (position < 0)
      throw new Error(`table "${table.title}", column ${column}: "${word}" is none of ${list.join(', ')}`);
    return position;
  });
}

/** The figure of the row whose first cell is `name`, in column `column` ("value" by default). */
export function figure(table: PrintedTable, name: string, column = 'value'): number {
  const row = table.rows.findIndex(cellsOfRow => cellsOfRow[0] === name);
  const found = row < 0 ? undefined : figures({ ...table, rows: [table.rows[row]!] }, column)[0];
  if (found === undefined) throw new Error(`table "${table.title}" has no row ${name}`);
  return found;
}

/** A table of two columns, name and value, as a record. */
export function named(table: PrintedTable): Record<string, number> {
  return Object.fromEntries(words(table, 'name').map(name => [name, figure(table, name)]));
}
