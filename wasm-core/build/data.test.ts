// Packed constants: what a table's accessors answer, compiled as in a pack, is what was printed; and small figures take few bytes.
import { describe, expect, it } from 'vitest';
import type { PackedGrid, PackedTable } from '../describe/description.ts';
import { WINDOW_BYTES } from '../memory-map.ts';
import { compile } from './compile.ts';
import { Constants, gridAccessor, tableAccessors } from './data.ts';

type Accessors = Record<string, (row: number, column?: number) => number>;

async function compiled(tables: readonly PackedTable[], grids: readonly PackedGrid[]) {
  const constants = new Constants();
  const accessors = [
    ...tables.flatMap(table => tableAccessors(table, constants)),
    ...grids.map(grid => gridAccessor(grid, constants)),
  ];
  const text = [
    "import { byteAt, halfAt, shortAt, signedByteAt, wordAt } from './runtime/window';",
    ...constants.lines(),
    ...accessors,
  ].join('\n');
  const names = accessors.map(accessor => /function (\w+)/.exec(accessor)![1]);
  const modules = new Map([
    ['generated.ts', text],
    ['made.ts', `export { ${names.join(', ')} } from './generated';`],
  ]);
  const wasm = await compile('made.ts', WINDOW_BYTES, modules);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), {});
  return { read: exports as Accessors, bytes: constants.bytes };
}

const ramp = (low: number, high: number, rows = 9) =>
  Array.from({ length: rows }, (_, i) => Math.trunc(low + ((high - low) * i) / (rows - 1)) + 0);

const TABLES: readonly PackedTable[] = [
  {
    name: 'wide',
    columns: {
      byte: ramp(0, 255),
      signedByte: ramp(-128, 127),
      half: ramp(0, 65_535),
      short: ramp(-32_768, 32_767),
      word: ramp(0, 65_536),
      signedWord: ramp(-32_769, 0),
      limits: [-2_147_483_648, 2_147_483_647, 0, -1, 1, 255, 256, 65_535, -65_536],
    },
  },
  {
    name: 'bits',
    columns: {
      flag: [0, 1, 0, 1, 1, 0, 0, 1, 1],
      two: [0, 1, 2, 3, 3, 2, 1, 0, 3],
      five: ramp(0, 31),
      seven: ramp(0, 127),
      nothing: ramp(0, 0),
      four: ramp(0, 15),
      three: ramp(7, 0),
    },
  },
];
const GRIDS: readonly PackedGrid[] = [
  {
    name: 'halves',
    rows: [
      [0, 15, 7],
      [8, 1, 14],
      [3, 12, 5],
    ],
  },
  {
    name: 'bytes',
    rows: [
      [0, 16],
      [255, 1],
    ],
  },
  {
    name: 'signed',
    rows: [
      [-1, 2, -128],
      [127, 0, 5],
    ],
  },
  {
    name: 'halfWords',
    rows: [
      [0, 40_000],
      [65_535, 1],
    ],
  },
  {
    name: 'words',
    rows: [
      [-40_000, 40_000],
      [1, 2],
    ],
  },
];

const { read, bytes } = await compiled(TABLES, GRIDS);

describe('a packed table', () => {
  const columns = TABLES.flatMap(table =>
    Object.entries(table.columns).map(([column, values]) => ({ column, values, of: table.name })),
  );
  it.each(columns)('answers every row of $of $column', ({ column, values, of }) => {
    const accessor = read[of + column.charAt(0).toUpperCase() + column.slice(1)]!;
    expect(values.map((_, row) => accessor(row))).toEqual(values);
  });

  it.each(GRIDS)('answers every cell of the grid $name', ({ name, rows }) => {
    expect(rows.map((row, r) => row.map((_, c) => read[name]!(r, c)))).toEqual(rows);
  });

  it('takes the smallest width for wide columns, shared bytes for small ones, half bytes for small grids', () => {
    const rows = 9;
    const wide = rows * (1 + 1 + 2 + 2 + 4 + 4 + 4);
    // Seven bits and a flag; five and three; four, two and the column of nothing.
    const small = rows * 3;
    const grids = Math.ceil(9 / 2) + 4 + 6 + 4 * 2 + 4 * 4;
    expect(bytes).toBe(wide + small + grids);
  });
});

describe('equal contents', () => {
  it('are stored once, whichever table asks', () => {
    const constants = new Constants();
    const column = ramp(0, 200);
    tableAccessors({ name: 'one', columns: { a: column, b: [...column] } }, constants);
    tableAccessors({ name: 'two', columns: { c: [...column] } }, constants);
    expect(constants.bytes).toBe(column.length);
    expect(constants.lines()).toHaveLength(1);
  });

  it('of another width are another thing', () => {
    const constants = new Constants();
    expect(constants.add('a', 'u8', [1, 2])).toBe('a');
    expect(constants.add('b', 'u16', [1, 2])).toBe('b');
    expect(constants.add('c', 'u8', [1, 2])).toBe('a');
  });
});

describe('a grid', () => {
  it('whose rows differ in length is refused by name', () => {
    expect(() => gridAccessor({ name: 'ragged', rows: [[1, 2], [3]] }, new Constants())).toThrow(
      'grid ragged: its rows differ in length',
    );
  });
});

describe('a table', () => {
  it.each([
    { a: [1, 2, 3], b: [1, 2] },
    { a: [1, 2, 300], b: [1, 2] },
  ])('whose columns differ in length is refused by name', columns => {
    expect(() =>
      tableAccessors({ name: 'ragged', columns: columns as Record<string, number[]> }, new Constants()),
    ).toThrow('table ragged: its columns differ in length');
  });
});
