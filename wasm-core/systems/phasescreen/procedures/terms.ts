// Words, printed tables and fields that several parts of the phasescreen descriptions use.
// Every word list and figure comes from tables.json; the abbreviations are those of the screens.
import {
  boolean,
  choice,
  type Dice,
  type Field,
  gives,
  integer,
  type Output,
  type OutputType,
  type Presentation,
  type Procedure,
} from '../../../describe/description.ts';
import { splitName } from '../../../describe/names.ts';
import { cells, figure, named, type PrintedTable, words } from '../../../describe/printed.ts';
import printed from '../tables.json' with { type: 'json' };

export const tables = printed satisfies Record<string, PrintedTable> as Record<keyof typeof printed, PrintedTable>;
export const constants = named(tables.constants);
export const PHASES = figure(tables.constants, 'phasesPerTurn');

/** A column of figures in which an empty cell stands for `instead`. */
export function figuresOr(table: PrintedTable, column: string, instead: number): number[] {
  return cells(table, column).map(cell => (cell === null ? instead : (cell as number)));
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ab: 'AB',
  av: 'AV',
  bl: 'BL',
  cb: 'CB',
  cdf: 'CDF',
  dr: 'DR',
  dtv: 'DTV',
  el: 'EL',
  em: 'EM',
  hp: 'HP',
  hpv: 'HPV',
  i: 'I',
  mdv: 'MDV',
  mel: 'MEL',
  mr: 'MR',
  ocv: 'OCV',
  pmr: 'PMR',
  sb: 'SB',
  stb: 'StB',
  w: 'W',
  wsb: 'WSB',
};

/** A name as words, the abbreviations of the screens in capitals. */
export function wordsOf(name: string): string {
  return splitName(name)
    .map(word => ABBREVIATIONS[word] ?? word)
    .join(' ');
}

function labelled<Item extends { readonly name: string; readonly label?: string }>(item: Item): Item {
  return item.label === undefined ? { ...item, label: wordsOf(item.name) } : item;
}

/** The procedures of a group, with names shown as words and the abbreviations of the screens in capitals. */
export function group(name: string, use: Procedure['use'], procedures: readonly Omit<Procedure, 'group' | 'use'>[]) {
  return procedures.map(procedure => ({
    ...procedure,
    group: name,
    use,
    fields: procedure.fields.map(labelled),
    outputs: procedure.outputs.map(labelled),
  })) satisfies Procedure[];
}

export const PERCENT: Presentation = { unit: '%' };
export const HEXES: Presentation = { unit: 'hex' };

export const D100: Dice = { certain: [100], names: ['roll'] };
/** D100 that is not always rolled. */
export const MAYBE_D100: Dice = { certain: [], names: ['roll'] };

export const el = (name: string, options: Presentation & { fallback?: number } = {}): Field =>
  integer(name, 0, 200, options);
export const bonus = (name: string, options: Presentation & { fallback?: number } = {}): Field =>
  integer(name, -10, 50, options);
export const av = (name: string, options: Presentation & { fallback?: number } = {}): Field =>
  integer(name, 0, 100, options);
export const modifier: Field = integer('modifier', -200, 200, { fallback: 0 });
export const partialMargin: Field = integer('partialMargin', 0, 100, { fallback: 0 });
export const no = (name: string, label?: string): Field =>
  boolean(name, label === undefined ? { fallback: false } : { fallback: false, label });
export const percent = (name: string, label?: string): OutputType =>
  gives(name, label === undefined ? PERCENT : { ...PERCENT, label });
export const chance: Output = percent('chancePercent', 'chance');

export const BANDS = ['deadly', 'severe', 'hit', 'shield-hit', 'miss'];
/** Bands that do damage. */
export const HITS = BANDS.slice(0, -1);
/** From near to far, as the dodging modifiers are printed. */
export const RANGE_BANDS = words(tables.missileDodge, 'band');
export const OUT_OF_RANGE = 'out';
export const MOUNTS = words(tables.mounts, 'mount');
export const MOUNTED_MISSILES = words(tables.mountedMissile, 'weapon');
/** Those that may be used from a mount stand first, so that their list is a stretch of this one. */
export const MISSILES = [
  ...MOUNTED_MISSILES,
  ...words(tables.rangeFraction, 'weapon').filter(weapon => !MOUNTED_MISSILES.includes(weapon)),
];
export const WEAPON_CLASSES = ['polearm', 'spear', 'other'];
export const MAGIC_RESULTS = ['success', 'failure', 'abysmal'];
export const DODGE_OUTCOMES = ['automatic-failure', 'automatic-success', 'roll'];
export const rangeBand = choice('band', RANGE_BANDS);
export const mount = choice('mount', MOUNTS);
