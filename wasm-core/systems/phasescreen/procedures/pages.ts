// The printed tables that can be leafed through: their columns, short headings, and the words that stand in them.
// Open ends are shown as such; entries that a table does not have count -1.
import {
  choice,
  gives,
  givesList,
  integer,
  integers,
  type PageColumn,
  type PrintedPage,
} from '../../../describe/description.ts';
import { splitName } from '../../../describe/names.ts';
import { type Cell, cells, type PrintedTable, words } from '../../../describe/printed.ts';
import { OPEN_END } from '../../../memory-map.ts';
import { group, MOUNTS, tables, wordsOf } from './terms.ts';

const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
const encounterTables = [tables.encounterA, tables.encounterB, tables.encounterC, tables.encounterD];
const spellTables = [
  tables.shamanism,
  tables.sidhMagic,
  tables.generalSpells,
  tables.balanceSpells,
  tables.elderSpells,
  tables.lawSpells,
  tables.chaosSpells,
];

export const REGIONS = ['civilized', 'barbarian', 'wild'];
export const MATERIALS = words(tables.materials, 'id');
export const SURFACES = words(tables.fallMultipliers, 'surface');
export const DIFFICULTIES = words(tables.characteristicUse, 'difficulty');
export const ENCOUNTERS = unique(encounterTables.flatMap(table => REGIONS.map(region => words(table, region))));
export const HUNTING_TERRAINS = words(tables.hunting, 'terrain');
export const YIELD_KINDS = unique([words(tables.hunting, 'yieldKind')]);
export const AERIAL_KINDS = unique([words(tables.hunting, 'aerial')]);
export const FINDS = words(tables.searchFind, 'find');
export const AMBUSH_TERRAINS = words(tables.ambush, 'terrain');
export const AMBUSH_KINDS = unique([words(tables.ambush, 'kind')]);
const WEAPONS = words(tables.rangeFraction, 'weapon');
const STRENGTHS = unique([words(tables.rangeFraction, 'strength')]);
const listedSpells = unique(spellTables.map(table => words(table, 'spell')));

/** Stands for all spells of a list in the table of languages. */
export const SPELL_GROUPS = Object.fromEntries(
  tables.spellGroups.rows.map(([name, members]) => [name as string, members as string[]]),
);
const languageSpells = unique(tables.spellLanguages.rows.map(([, , spells]) => spells as string[]));
/** Every spell of the lists, then those that only a language has, the members of groups side by side. */
export const SPELLS = unique([
  listedSpells,
  languageSpells.filter(spell => !(spell in SPELL_GROUPS) && !Object.values(SPELL_GROUPS).flat().includes(spell)),
  Object.values(SPELL_GROUPS).flat(),
]);

/** Words of the tables, each list of words a stretch of its own. */
const SEGMENTS: readonly (readonly string[])[] = [
  MATERIALS,
  SURFACES,
  DIFFICULTIES,
  ENCOUNTERS,
  HUNTING_TERRAINS,
  YIELD_KINDS,
  AERIAL_KINDS,
  FINDS,
  AMBUSH_TERRAINS,
  AMBUSH_KINDS,
  SPELLS,
  MOUNTS,
  WEAPONS,
  STRENGTHS,
];
export const PAGE_WORD_LIST = SEGMENTS.flat();

/** Where the words of a list begin among all page words. */
export function wordsFrom(list: readonly string[]): number {
  const at = SEGMENTS.indexOf(list);
  return SEGMENTS.slice(0, at).flat().length;
}

const SIGNS: Readonly<Record<string, number>> = { S: 100, A: 100, F: 0, N: 0 };
/** Columns whose empty cells are open ends, downwards or upwards. */
const LOW_ENDS = ['valueLow'];
const HIGH_ENDS = ['factorHigh', 'high', 'valueHigh'];
/** Names as printed are left out of the pages. */
const LEFT_OUT = ['name', 'printedName'];

function figureOf(cell: Cell, column: string): number {
  if (cell === null) return LOW_ENDS.includes(column) ? -OPEN_END : HIGH_ENDS.includes(column) ? OPEN_END : -1;
  return typeof cell === 'string' ? SIGNS[cell]! : (cell as number);
}

/** Columns that the rules work out: `<table> <columns>`. */
const FORMULAS: readonly (readonly [PrintedTable, RegExp, string])[] = [
  [tables.castingSpeed, /^el/, 'printedCastingSpeed'],
  [tables.magicExperience, /^v/, 'printedExperience'],
  [tables.increasingEls, /^el/, 'printedIncrease'],
  [tables.phaseMovement, /^phase/, 'printedMovement'],
];

/** Short words for columns whose names are long, or would say too little: by column, or by table and column. */
const HEADINGS: Readonly<Record<string, string>> = {
  abysmalLow: 'abysmal',
  baseManaCost: 'base',
  basePercent: '%',
  baseYield: 'FP',
  baseRange: 'range',
  'bonus.low': 'rating',
  deadlyHigh: 'deadly',
  drowningPercent: 'drown',
  elPlus2: 'EL+2',
  instructed: 'taught',
  'manaLevel.low': 'I+W+EM',
  'materials.id': 'material',
  manaLevel: 'level',
  percent: '%',
  pointBlank: 'blank',
  'startingMel.low': 'highest',
  strength: 'adds',
  t12up: '12+',
  underOne: '<1',
  warTrained: 'war',
  yieldKind: 'yield',
};

/** `difficulty3` -> 3, `el11` -> 11, `mel5to9` -> 5-9; a range stands under the word for both of its ends. */
function headingOf(table: string, column: string, before: string | undefined): string | undefined {
  const known = HEADINGS[`${table}.${column}`] ?? HEADINGS[column];
  if (known !== undefined) return known;
  const high = /^(\w*)([hH])igh$/.exec(column);
  if (high && before === (high[2] === 'h' ? 'low' : `${high[1]}Low`)) return undefined;
  const low = /^(\w*)(?:Low|low)$/.exec(column);
  if (low) return low[1] ? splitName(low[1]).at(-1)! : 'roll';
  const numbered = /^(?:difficulty|phase|el|v|t|mel)(\d+)(?:to(\d+))?$/.exec(column);
  if (numbered) return numbered[2] ? `${numbered[1]}-${numbered[2]}` : numbered[1]!;
  return wordsOf(column);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function pageOf(key: string, table: PrintedTable): PrintedPage {
  const names = table.columns.filter(name => !LEFT_OUT.includes(name));
  const columns = names.map((name, at): PageColumn => {
    const column = cells(table, name);
    const heading = headingOf(key, name, names[at - 1]);
    const shown = { name, ...(heading === undefined ? {} : { heading }) };
    const segment = SEGMENTS.find(list => column.every(cell => typeof cell === 'string' && list.includes(cell)));
    if (segment)
      return { ...shown, words: true, cells: column.map(cell => wordsFrom(segment) + segment.indexOf(cell as string)) };
    const formula = FORMULAS.find(([of, which]) => of === table && which.test(name))?.[2];
    const gaps = column.some(cell => cell === null && figureOf(cell, name) === -1);
    return {
      ...shown,
      ...(gaps ? { gaps } : {}),
      cells: column.map(cell => figureOf(cell, name)),
      ...(formula === undefined ? {} : { formula }),
    };
  });
  return { id: kebab(key), columns };
}

const ORDER = [
  'materials',
  'climbing',
  'fallMultipliers',
  'swimming',
  'characteristicUse',
  'skillUse',
  'encounterA',
  'encounterB',
  'encounterC',
  'encounterD',
  'hunting',
  'searchFind',
  'ambush',
  'castingCost',
  'castingSpeed',
  'magicTable',
  'magicLevels',
  'magicExperience',
  'manaLevel',
  'startingMel',
  'learningSpells',
  'manaRegeneration',
  'increasingEls',
  'shamanism',
  'sidhMagic',
  'generalSpells',
  'balanceSpells',
  'elderSpells',
  'lawSpells',
  'chaosSpells',
  'mounts',
  'rangeTable',
  'phaseMovement',
  'rangeFraction',
  'combatTable',
  'combatLevels',
  'damageResistance',
  'dodge',
  'bonus',
] as const;

export const PAGES: readonly PrintedPage[] = ORDER.map(name => pageOf(name, tables[name]));

/** Rows of one page. */
export const PAGE_ROWS = 10;
const most = (kind: 'words' | 'figures') =>
  PAGE_ROWS *
  Math.max(...PAGES.map(({ columns }) => columns.filter(({ words: w }) => !!w === (kind === 'words')).length));
const lastPage = Math.max(...PAGES.map(({ columns }) => Math.ceil(columns[0]!.cells.length / PAGE_ROWS))) - 1;

export const leafing = group('Tables', 'campaign', [
  {
    id: 'tablePage',
    title: 'printed tables',
    fields: [
      choice(
        'table',
        PAGES.map(({ id }) => id),
      ),
      integer('page', 0, lastPage),
    ],
    outputs: [
      gives('firstRow'),
      gives('rowCount'),
      givesList('numbers', integers(-100_000, 100_000), most('figures')),
      givesList('words', { kind: 'enum', words: PAGE_WORD_LIST }, most('words')),
    ],
  },
]);
