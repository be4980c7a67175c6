// Packs the eighteen printed profession tables: a row is a skill and the pattern of its four cells, which many rows share.
// The first cells of a pattern may be blank: the skill is not offered at those levels.
import type { PackedGrid, PackedTable } from '../../describe/description.ts';
import { type Cell, figures, words } from '../../describe/printed.ts';
import { GROUPS, professionTables, SKILLS } from './procedures/skills.ts';

/** Columns before the four levels. */
const BEFORE_LEVELS = 4;
/** Bases are multiples of it. */
export const BASE_STEP = 15;
const COST_SHIFT = 3;

/** A cell in six bits: base by steps below, above it 0 for a free one, else one more than the power of two of its quarter points. */
function packCell(cell: Cell): number {
  if (cell === null) return 0;
  const [base, cost] = cell as readonly [number, number];
  const power = cost === 0 ? 0 : Math.log2(cost) + 1;
  if (base % BASE_STEP !== 0 || !Number.isInteger(power))
    throw new Error(`a profession offers ${base} percent for ${cost}`);
  return (power << COST_SHIFT) | (base / BASE_STEP);
}

const patterns: number[][] = [];
function patternOf(cells: readonly Cell[]): number {
  const packed = cells.map(packCell);
  const known = patterns.findIndex(pattern => pattern.join() === packed.join());
  return known >= 0 ? known : patterns.push(packed) - 1;
}

const groupsOf = professionTables.map(table => [...new Set(words(table, 'group'))]);
const rows = professionTables.flatMap(table => {
  const groups = words(table, 'group');
  const category = figures(table, 'category skill');
  return words(table, 'skill').map((skill, i) => ({
    skill: SKILLS.indexOf(skill),
    startsGroup: Number(groups[i] !== groups[i - 1]),
    pattern: patternOf(table.rows[i]!.slice(BEFORE_LEVELS)),
    category: category[i]!,
  }));
});
const column = (name: keyof (typeof rows)[number]) => rows.map(row => row[name]);

export const professionRows: readonly PackedTable[] = [
  {
    name: 'professions',
    columns: {
      rows: professionTables.map(table => table.rows.length),
      groups: groupsOf.map(groups => groups.length),
    },
  },
  {
    name: 'rows',
    columns: {
      skill: column('skill'),
      startsGroup: column('startsGroup'),
      pattern: column('pattern'),
      category: column('category'),
    },
  },
  { name: 'groupList', columns: { group: groupsOf.flat().map(group => GROUPS.indexOf(group)) } },
];

export const professionGrids: readonly PackedGrid[] = [{ name: 'patterns', rows: patterns }];
