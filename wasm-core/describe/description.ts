// The language in which procedures are described: fields with domains, dice, outputs.
// One description feeds the packed schema, the typed bindings, the device's label text and the manual.

/** How the figures of a field or output are shown to people; the stored figure is always an integer. */
export interface Presentation {
  /** Words shown for the name; by default the name split at its capitals. */
  readonly label?: string;
  /** Unit after the figure, e.g. `m`, `lb`, `s`. */
  readonly unit?: string;
  /** The stored integer is the shown figure times this power of ten: 10 for tenths, 1000 for a permille figure shown as 0.417. */
  readonly scale?: 1 | 10 | 100 | 1000;
  /** `score`: plain up to 18, then 18/01 and up. `eighths`: 12 is shown as 1 4/8. */
  readonly notation?: 'score' | 'eighths';
  /** Short forms of the words of a choice, by word, where the words themselves are too long for the screen. */
  readonly shown?: Readonly<Record<string, string>>;
}

interface Common extends Presentation {
  readonly name: string;
}

export interface IntegerType {
  readonly kind: 'integer';
  readonly low: number;
  readonly high: number;
}
export interface BooleanType {
  readonly kind: 'boolean';
}
export interface EnumType {
  readonly kind: 'enum';
  readonly words: readonly string[];
  /** The words are figures: they are given as numbers, and any other number is out of range. */
  readonly figures?: true;
}
export type ScalarType = IntegerType | BooleanType | EnumType;
export interface ListType {
  readonly kind: 'list';
  readonly element: ScalarType;
  readonly least: number;
  readonly most: number;
  /** No element may stand twice; it is a `range` error. */
  readonly distinct?: true;
}

/** The field counts only while an earlier boolean or enum field has one of these values. */
export interface Condition {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
}

/** A limit that depends on earlier fields; it is looked at in the field's place in the order of errors. */
export interface FieldCheck {
  /** Name of a function in the pack's rules that is true if the field breaks the limit. */
  readonly name: string;
  /** The limit in words, e.g. `up to the blows`. */
  readonly limit: string;
}

export interface Field extends Common {
  readonly type: ScalarType | ListType;
  /** May be left out; without `fallback` the procedure is told that it is absent. */
  readonly optional: boolean;
  readonly fallback?: number;
  readonly when?: Condition;
  readonly check?: FieldCheck;
}

export interface OutputType extends Common {
  readonly type: { readonly kind: 'integer'; readonly low?: number; readonly high?: number } | BooleanType | EnumType;
}
export interface OutputList extends Common {
  readonly type: { readonly kind: 'list'; readonly element: OutputType['type']; readonly most: number };
}
export type Output = OutputType | OutputList;

export interface Dice {
  /** Sides of the dice that are certain to be read, in order: a caller may draw them at once. */
  readonly certain: readonly number[];
  /** What each die in turn is for, e.g. `strike`; begins anew after the last. */
  readonly names: readonly string[];
}

export interface Procedure {
  /** Id within the system, e.g. `attackRoll`. */
  readonly id: string;
  readonly title: string;
  /** Heading under which the manual and the device list it. */
  readonly group: string;
  readonly use: 'fight' | 'campaign';
  readonly fields: readonly Field[];
  readonly dice?: Dice;
  readonly outputs: readonly Output[];
}

/** Columns of a printed table that the core reads; each becomes an accessor `<table><Column>(row)`. */
export interface PackedTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, readonly number[]>>;
}

/** A printed table with a row and a column heading; becomes an accessor `<name>(row, column)`. Rows are equally long. */
export interface PackedGrid {
  readonly name: string;
  readonly rows: readonly (readonly number[])[];
}

/** A column of a printed page. */
export interface PageColumn {
  readonly name: string;
  /** What stands above it on the device; none if it goes on with the column before it, as the high end of a range. */
  readonly heading?: string;
  /** From the first row down; of words, their positions among the page words. */
  readonly cells: readonly number[];
  readonly words?: true;
  /** A figure below 0 stands for a missing entry. */
  readonly gaps?: true;
  /** The rules work the cells out instead of storing them: a formula of this name, by row and column. */
  readonly formula?: string;
}

/** A printed table that the core hands out cell by cell. */
export interface PrintedPage {
  /** The table's word in the list of tables. */
  readonly id: string;
  readonly columns: readonly PageColumn[];
}

/** All printed tables of a pack that can be leafed through; becomes the enumerations `Page` and `<Page>Column`. */
export interface PrintedPages {
  readonly tables: readonly PrintedPage[];
  /** Words of all columns of words. */
  readonly words: readonly string[];
  /** File `rules/<formulas>.ts` with the functions that columns name as formulas: cell by row and by column of its run. */
  readonly formulas: string;
}

/** Procedures whose rules stand in one file, `rules/<file>.ts`, each as a function of the procedure's id. */
export interface Part {
  readonly file: string;
  readonly procedures: readonly Procedure[];
}

export interface PackDescription {
  /** File name of the pack: the system's name, or `<system>-fight` and `<system>-campaign` of a system in two packs. */
  readonly id: string;
  /** First part of each procedure's full id. */
  readonly system: string;
  /** At most 21 letters, the width of the screen; of packs of one system one each. */
  readonly title: string;
  readonly parts: readonly Part[];
  readonly tables: readonly PackedTable[];
  readonly grids: readonly PackedGrid[];
  readonly pages?: PrintedPages;
  /** Named figures of the printed rules, for the core. */
  readonly constants: Readonly<Record<string, number>>;
  /** Word lists that the rules name; each becomes an enumeration, `Name.word`. */
  readonly vocabularies: Readonly<Record<string, readonly string[]>>;
  /** What becomes of outputs that a procedure does not set: not part of the outcome (the default), or 0. */
  readonly unsetOutputs?: 'absent' | 'zero';
  /** File `rules/<checks>.ts` with the functions that the checks of fields name. */
  readonly checks?: string;
}

/** All procedures of a pack; their position is their number. */
export function proceduresOf(pack: PackDescription): Procedure[] {
  return pack.parts.flatMap(part => part.procedures);
}

/** Names of all checks of a pack's fields; the position of a name is the number of the check. */
export function checksOf(pack: PackDescription): string[] {
  return [...new Set(proceduresOf(pack).flatMap(({ fields }) => fields.flatMap(({ check }) => check?.name ?? [])))];
}

type FieldOptions<Value> = Presentation & {
  readonly fallback?: Value;
  readonly optional?: boolean;
  readonly when?: Condition;
  readonly check?: FieldCheck;
};

function presented<Value>({
  label,
  unit,
  scale,
  notation,
  shown,
  when,
  check,
}: FieldOptions<Value>): Presentation & Pick<Field, 'when' | 'check'> {
  return {
    ...(label === undefined ? {} : { label }),
    ...(unit === undefined ? {} : { unit }),
    ...(scale === undefined ? {} : { scale }),
    ...(notation === undefined ? {} : { notation }),
    ...(shown === undefined ? {} : { shown }),
    ...(when === undefined ? {} : { when }),
    ...(check === undefined ? {} : { check }),
  };
}

function optionality(
  fallback: number | undefined,
  optional: boolean | undefined,
): Pick<Field, 'optional' | 'fallback'> {
  return fallback === undefined ? { optional: optional ?? false } : { optional: true, fallback };
}

/** An integer field, both ends included. */
export function integer(name: string, low: number, high: number, options: FieldOptions<number> = {}): Field {
  return {
    name,
    type: { kind: 'integer', low, high },
    ...optionality(options.fallback, options.optional),
    ...presented(options),
  };
}

/** A yes/no field. */
export function boolean(name: string, options: FieldOptions<boolean> = {}): Field {
  const fallback = options.fallback === undefined ? undefined : Number(options.fallback);
  return { name, type: { kind: 'boolean' }, ...optionality(fallback, options.optional), ...presented(options) };
}

/** One word out of a list; the core sees its position. */
export function choice(name: string, words: readonly string[], options: FieldOptions<string> = {}): Field {
  const fallback = options.fallback === undefined ? undefined : words.indexOf(options.fallback);
  if (fallback === -1) throw new Error(`${name}: default "${options.fallback}" is none of ${words.join(', ')}`);
  return { name, type: { kind: 'enum', words }, ...optionality(fallback, options.optional), ...presented(options) };
}

/** One figure out of a few; the core sees its position, people see the figures. */
export function oneOf(name: string, figures: readonly number[], options: FieldOptions<number> = {}): Field {
  const fallback = options.fallback === undefined ? undefined : figures.indexOf(options.fallback);
  if (fallback === -1) throw new Error(`${name}: default ${options.fallback} is none of ${figures.join(', ')}`);
  const type = { kind: 'enum', words: figures.map(String), figures: true } as const;
  return { name, type, ...optionality(fallback, options.optional), ...presented(options) };
}

/** A list of like figures, from `least` to `most` of them. */
export function list(
  name: string,
  element: ScalarType,
  least: number,
  most: number,
  options: FieldOptions<never> & Pick<ListType, 'distinct'> = {},
): Field {
  const { distinct } = options;
  return {
    name,
    type: {
      kind: 'list',
      element,
      least,
      most,
      ...(distinct ? { distinct } : {}),
    },
    ...optionality(undefined, options.optional),
    ...presented(options),
  };
}

/** Element type of a list of integers. */
export function integers(low: number, high: number): IntegerType {
  return { kind: 'integer', low, high };
}

/** An integer output; `low` and `high` are only needed as the element of a list, where they set its width. */
export function gives(name: string, presentation: Presentation = {}): OutputType {
  return { name, type: { kind: 'integer' }, ...presentation };
}
export function givesBoolean(name: string, presentation: Presentation = {}): OutputType {
  return { name, type: { kind: 'boolean' }, ...presentation };
}
export function givesChoice(name: string, words: readonly string[], presentation: Presentation = {}): OutputType {
  return { name, type: { kind: 'enum', words }, ...presentation };
}
export function givesList(
  name: string,
  element: ScalarType,
  most: number,
  presentation: Presentation = {},
): OutputList {
  return { name, type: { kind: 'list', element, most }, ...presentation };
}

/** Bytes of one element in the window: the smallest width whose least value is left over for "impossible". */
export function elementBytes(element: OutputType['type'] | ScalarType): 1 | 2 | 4 {
  if (element.kind === 'boolean') return 1;
  if (element.kind === 'enum') return element.words.length <= 128 ? 1 : 2;
  const low = element.low ?? -2147483647;
  const high = element.high ?? 2147483647;
  if (low > -128 && high < 128) return 1;
  return low > -32768 && high < 32768 ? 2 : 4;
}
