// Words, printed tables and fields that several parts of the d6rounds descriptions use.
// Every word list and figure comes from tables.json.
import {
  choice,
  type Dice,
  type Field,
  gives,
  givesChoice,
  integer,
  integers,
  type OutputType,
  type Presentation,
} from '../../../describe/description.ts';
import { figure, named, type PrintedTable, words } from '../../../describe/printed.ts';
import printed from '../tables.json' with { type: 'json' };

export const tables = printed satisfies Record<string, PrintedTable> as Record<keyof typeof printed, PrintedTable>;
export const constants = named(tables.constants);

const unique = (list: readonly string[]) => [...new Set(list)];
const withRows = (table: PrintedTable, rows: PrintedTable['rows']): PrintedTable => ({ ...table, rows });
const rowsWhere = (table: PrintedTable, column: string, cell: string | boolean) =>
  table.rows.filter(row => row[table.columns.indexOf(column)] === cell);

export const CHARACTERISTICS = words(tables.characteristics, 'characteristic');
export const CLASSES = words(tables.classes, 'class');
export const COMBAT_SKILLS = words(tables.combatSkills, 'combatSkill');
export const SKILLS = words(tables.skills, 'skill');
export const KINDS = unique(words(tables.formulas, 'kind'));
export const OFFENSES = unique(words(tables.classes, 'offense'));
export const DEFENSES = unique(words(tables.classes, 'defense'));
export const RANGES = words(tables.ranges, 'range');
export const EXERTIONS = words(tables.exertion, 'exertion');
export const STATES = words(tables.conditions, 'state');
export const ACTIONS = words(tables.spells, 'action');
/** Body pays for strength, mind for will: both lists in the same order. */
export const POOLS = CHARACTERISTICS.filter(word => ['body', 'mind'].includes(word));
export const FORCES = CHARACTERISTICS.filter(word => ['strength', 'will'].includes(word));
export const UNTIL = ['full', 'conscious'];
export const NONE = 'none';

const physicalWeapons = withRows(tables.weapons, rowsWhere(tables.weapons, 'kind', 'physical'));
const foci = withRows(tables.weapons, [...rowsWhere(tables.weapons, 'kind', 'mental'), ...tables.noFocus.rows]);
/** Physical weapons before foci, so that the shorter lists are stretches of this one. */
export const allWeapons = withRows(tables.weapons, [...physicalWeapons.rows, ...foci.rows]);
export const shields = withRows(tables.weapons, rowsWhere(tables.weapons, 'shield', true));
const armors = withRows(tables.armor, rowsWhere(tables.armor, 'kind', 'physical'));
const charms = withRows(tables.armor, rowsWhere(tables.armor, 'kind', 'mental'));
export const allArmors = withRows(tables.armor, [...armors.rows, ...charms.rows]);

export const PHYSICAL_WEAPONS = words(physicalWeapons, 'weapon');
export const FOCI = words(foci, 'weapon');
export const WEAPONS = words(allWeapons, 'weapon');
export const SHIELDS = [NONE, ...words(shields, 'weapon')];
export const ARMORS = words(armors, 'armor');
export const CHARMS = words(charms, 'armor');
export const ALL_ARMORS = words(allArmors, 'armor');
export const NO_FOCUS = words(tables.noFocus, 'weapon')[0]!;
export const BARE_HAND = 'hand';

export const METRES: Presentation = { unit: 'm' };
export const SECONDS: Presentation = { unit: 's' };
export const HOURS: Presentation = { unit: 'h' };
/** Permille figures are shown as percent, with one decimal. */
export const PERMILLE: Presentation = { unit: '%', scale: 10 };
export const HUNDREDTHS: Presentation = { scale: 100 };

const MOST_VALUE = 400;
const MOST_SCORE = 200;
const MOST_DISTANCE = 1000;
const MOST_POOL = 1000;
const LEAST_POOL = -10000;

export const characteristic = choice('characteristic', CHARACTERISTICS);
export const score = (name: string): Field => integer(name, 0, MOST_SCORE);
export const skillTerm = (name: string): Field => integer(name, 0, 100, { fallback: 0 });
export const push = (name: string): Field => integer(name, 0, MOST_SCORE, { fallback: 0 });
export const VALUE = integers(-MOST_VALUE, MOST_VALUE);
export const value = (name: string, options: Presentation & { fallback?: number } = {}): Field =>
  integer(name, VALUE.low, VALUE.high, options);
export const shift = (name: string): Field => value(name, { fallback: 0 });
export const metres = (name: string, label: string): Field =>
  integer(name, 0, MOST_DISTANCE, { ...METRES, label, fallback: figure(tables.constants, 'defaultRange') });
export const DISTANCE = integers(0, MOST_DISTANCE);
export const rangeMetres = metres('rangeMetres', 'range');
export const distanceMetres = metres('distanceMetres', 'distance');
export const weapon = choice('weapon', WEAPONS);
export const shield = choice('shield', SHIELDS, { fallback: NONE });
export const armor = choice('armor', [NONE, ...ALL_ARMORS], { fallback: NONE });
export const pool = (name: string, label?: string): Field =>
  integer(name, LEAST_POOL, MOST_POOL, label === undefined ? {} : { label });
/** The full value of a pool and what is left of it. */
export const pools = (name: string, label: string): Field[] => [
  integer(`${name}Max`, 0, MOST_POOL, { label: `full ${label}` }),
  pool(name, `${label} left`),
];
export const targetPool = pools('pool', 'body/mind');

export const hit: OutputType = { name: 'hit', type: { kind: 'boolean' } };
export const state: OutputType = givesChoice('state', STATES);
export const permille = (name: string, label: string): OutputType => gives(name, { ...PERMILLE, label });

const { dieFaces } = constants as { dieFaces: number };
/** Dice of this system that are certain to be read, one for each name, unless only the first `certain` are. */
export function dice(names: readonly string[], certain = names.length): Dice {
  return { certain: Array.from({ length: certain }, () => dieFaces), names };
}
