// Packs printed figures into constant bytes: smallest widths, small figures of a row side by side in bits, equal columns once.
// Emits the AssemblyScript that holds the bytes and the accessors that read them.
import type { PackedGrid, PackedTable } from '../describe/description.ts';

/** Collects constants of a pack; equal contents are stored once. */
export class Constants {
  readonly #names = new Map<string, string>();
  readonly #lines: string[] = [];
  /** Bytes of all constants, without padding. */
  bytes = 0;

  /** Name of the address constant that holds these figures. */
  add(name: string, type: 'u8' | 'i8' | 'u16' | 'i16' | 'i32', values: readonly number[]): string {
    const key = `${type}:${values.join()}`;
    const known = this.#names.get(key);
    if (known) return known;
    this.#names.set(key, name);
    this.#lines.push(
      `// @ts-ignore\n@inline export const ${name}: i32 = <i32>memory.data<${type}>([${values.join(', ')}]);`,
    );
    this.bytes += values.length * (type.endsWith('8') ? 1 : type === 'i32' ? 4 : 2);
    return name;
  }

  lines(): readonly string[] {
    return this.#lines;
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function widthOf(values: readonly number[]): 'u8' | 'i8' | 'u16' | 'i16' | 'i32' {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (low >= 0) return high < 256 ? 'u8' : high < 65536 ? 'u16' : 'i32';
  return low >= -128 && high < 128 ? 'i8' : low >= -32768 && high < 32768 ? 'i16' : 'i32';
}

const READERS = { u8: 'byteAt', i8: 'signedByteAt', u16: 'halfAt', i16: 'shortAt', i32: 'wordAt' } as const;
const SHIFTS = { u8: '', i8: '', u16: ' << 1', i16: ' << 1', i32: ' << 2' } as const;

const bitsFor = (values: readonly number[]) => 32 - Math.clz32(Math.max(...values, 1));

/** Accessors of a table: `<table><Column>(row)`. */
export function tableAccessors(table: PackedTable, constants: Constants): string[] {
  const accessors: string[] = [];
  const columns = Object.entries(table.columns);
  if (columns.some(([, values]) => values.length !== columns[0]![1].length))
    throw new Error(`table ${table.name}: its columns differ in length`);
  const small = columns.filter(([, values]) => Math.min(...values) >= 0 && bitsFor(values) < 8);
  const wide = columns.filter(column => !small.includes(column));

  for (const [name, values] of wide) {
    const type = widthOf(values);
    const address = constants.add(`${table.name}${capital(name)}Data`, type, values);
    accessors.push(accessor(table.name + capital(name), `${READERS[type]}(${address} + (row${SHIFTS[type]}))`));
  }

  let rest = small.sort(([, a], [, b]) => bitsFor(b) - bitsFor(a));
  for (let byte = 0; rest.length > 0; byte++) {
    const rows: number[] = new Array(rest[0]![1].length).fill(0);
    const placed: (readonly [string, number, number])[] = [];
    let used = 0;
    rest = rest.filter(([name, values]) => {
      const bits = bitsFor(values);
      if (used + bits > 8) return true;
      values.forEach((value, row) => {
        rows[row]! |= value << used;
      });
      placed.push([name, used, bits]);
      used += bits;
      return false;
    });
    const address = constants.add(`${table.name}Bits${byte}`, 'u8', rows);
    for (const [name, shift, bits] of placed) {
      const read = `byteAt(${address} + row)`;
      const shifted = shift ? `(${read} >> ${shift})` : read;
      accessors.push(accessor(table.name + capital(name), used === bits ? read : `${shifted} & ${(1 << bits) - 1}`));
    }
  }
  return accessors;
}

/** Accessor of a grid: `<name>(row, column)`; figures below 16 take half a byte. */
export function gridAccessor(grid: PackedGrid, constants: Constants): string {
  const width = grid.rows[0]?.length ?? 0;
  const values = grid.rows.flat();
  if (grid.rows.some(row => row.length !== width)) throw new Error(`grid ${grid.name}: its rows differ in length`);
  const signature = `${grid.name}(row: i32, column: i32): i32`;
  if (Math.min(...values) >= 0 && Math.max(...values) < 16) {
    const halves: number[] = [];
    values.forEach((value, index) => {
      halves[index >> 1] = (halves[index >> 1] ?? 0) | (value << ((index & 1) * 4));
    });
    const address = constants.add(`${grid.name}Data`, 'u8', halves);
    return `export function ${signature} {\n  const cell = row * ${width} + column;\n  return (byteAt(${address} + (cell >> 1)) >> ((cell & 1) << 2)) & 15;\n}`;
  }
  const type = widthOf(values);
  const address = constants.add(`${grid.name}Data`, type, values);
  return `export function ${signature} {\n  return ${READERS[type]}(${address} + ((row * ${width} + column)${SHIFTS[type]}));\n}`;
}

function accessor(name: string, body: string): string {
  return `export function ${name}(row: i32): i32 {\n  return ${body};\n}`;
}
