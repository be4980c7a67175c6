// Makes the label text of a pack: titles, field and output names, units, words, as the device shows them.
// Every word stands once, five bits a letter; the device reads it in place (layout: labelFile below).
import {
  elementBytes,
  type Field,
  type Output,
  type PackDescription,
  type Presentation,
  type Procedure,
  proceduresOf,
} from '../describe/description.ts';
import { splitName } from '../describe/names.ts';
import { listAddresses, outputListName } from './schema.ts';

export { splitName };

/** First byte of a label file; the device refuses another. */
export const LABEL_FORMAT = 5;

/** The most used words take one byte in a phrase, the others two: the first of them, from `long` on, tells which 256 words the second counts. */
const CODES = 128;
const LONG_WORDS = 256;
/** Set in the first byte of the last word of a phrase. */
export const LAST_WORD = 128;

/** Codes that are left for words of one byte when there are so many words in all. */
function shortCodes(words: number): number {
  const left = CODES - Math.ceil(Math.max(0, words - CODES) / (LONG_WORDS - 1));
  if (left < 0) throw new Error('label text: too many different words');
  return left;
}
/** The letters that take five bits; a word with any other sign takes eight bits a sign. */
export const ALPHABET = '-abcdefghijklmnopqrstuvwxyz,./%:';
/** Set in the length of a run of words with eight bits a sign. */
export const PLAIN_RUN = 128;

/** Kinds of a figure, in the low bits of a style's flags. */
export const KIND = { integer: 0, boolean: 1, enum: 2 } as const;
const STYLE_LIST = 4;
const STYLE_SCALE_SHIFT = 4;
const STYLE_SCORE = 64;
const STYLE_EIGHTHS = 128;

const SCALES = [1, 10, 100, 1000];
const NOTATIONS = { score: STYLE_SCORE, eighths: STYLE_EIGHTHS } as const;

/** In the place of a style, plus their number: so many of the next labels stand elsewhere, where an earlier procedure has the same ones. */
export const SAME_LABELS = 192;
const MOST_SAME = 255 - SAME_LABELS;
const SAME_BYTES = 3;

/** In a style: no unit. */
export const NONE = 255;

/** The first two word lists hold the units and the headings. */
export const UNITS = 0;
export const GROUPS = 1;

/** True if every sign of the word is in the alphabet. */
function isShort(word: string): boolean {
  return [...word].every(sign => ALPHABET.includes(sign));
}

/** The bytes of words of one length, one after another; those with five bits a sign run on from bit to bit, lowest first. */
function packWords(words: readonly string[], plain: boolean): number[] {
  const signs = words.flatMap(word => [...word]);
  if (plain) {
    const strange = words.find(word => /[^ -~]/.test(word));
    if (strange !== undefined) throw new Error(`label "${strange}": only plain characters can be shown`);
    return signs.map(sign => sign.charCodeAt(0));
  }
  const bytes: number[] = new Array(Math.ceil((signs.length * 5) / 8)).fill(0);
  signs.forEach((sign, i) => {
    const code = ALPHABET.indexOf(sign) << ((i * 5) & 7);
    const at = (i * 5) >> 3;
    bytes[at]! |= code & 255;
    if (code > 255) bytes[at + 1]! |= code >> 8;
  });
  return bytes;
}

class Dictionary {
  readonly #counts = new Map<string, number>();
  #codes = new Map<string, number>();
  /** The first word that takes two bytes. */
  long = CODES;
  /** Words of equal length and kind that stand together, in order of their numbers. */
  readonly runs: { readonly length: number; readonly plain: boolean; readonly words: string[] }[] = [];

  count(words: readonly string[]): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Numbers the words: the most used ones get one byte; within each half words of equal length stand together. */
  close(): void {
    const byUse = [...this.#counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
    this.long = shortCodes(byUse.length);
    for (const half of [byUse.slice(0, this.long), byUse.slice(this.long)]) {
      const first = this.runs.length;
      for (const word of half.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
        const plain = !isShort(word);
        const run = this.runs.slice(first).find(other => other.length === word.length && other.plain === plain);
        if (run) run.words.push(word);
        else this.runs.push({ length: word.length, plain, words: [word] });
      }
    }
    this.#codes = new Map(this.runs.flatMap(({ words }) => words).map((word, code) => [word, code]));
  }

  /** [length, number of words] of each run. */
  runTable(): number[] {
    return this.runs.flatMap(({ length, plain, words }) => [length | (plain ? PLAIN_RUN : 0), words.length]);
  }

  letters(): number[] {
    return this.runs.flatMap(({ plain, words }) => packWords(words, plain));
  }

  phrase(words: readonly string[]): number[] {
    const bytes: number[] = [];
    words.forEach((word, i) => {
      const code = this.#codes.get(word);
      if (code === undefined) throw new Error(`label word ${word} was not counted`);
      const last = i === words.length - 1 ? LAST_WORD : 0;
      const beyond = code - this.long;
      if (beyond < 0) bytes.push(code | last);
      else bytes.push((this.long + (beyond >> 8)) | last, beyond & 255);
    });
    return bytes;
  }
}

/** A name with how its figures are shown. */
interface Labelled extends Presentation {
  readonly words: readonly string[];
  readonly kind: number;
  readonly list?: readonly string[];
  /** Only of a list output: its address and the bytes of an element. */
  readonly place?: readonly [number, number];
}

function labelWords(item: Presentation & { name: string }): string[] {
  return item.label === undefined ? splitName(item.name) : item.label.split(' ');
}

/** A word of a choice as it is shown: its short form, or the word split at its hyphens. */
function shownWord(shown: Presentation['shown'], word: string): string[] {
  const short = shown?.[word];
  return short === undefined ? splitName(word) : short.split(' ');
}

/** Address and bytes of an element of a list output. */
function placeOf(procedure: Procedure, name: string, bytes: number): readonly [number, number] {
  return [listAddresses(procedure)[outputListName(procedure, name)]!, bytes];
}

function labelled(item: Field | Output, procedure: Procedure, isOutput: boolean): Labelled {
  const isList = item.type.kind === 'list';
  const type = item.type.kind === 'list' ? item.type.element : item.type;
  return {
    ...item,
    words: labelWords(item),
    kind: KIND[type.kind] | (isList ? STYLE_LIST : 0),
    ...(type.kind === 'enum' ? { list: type.words } : {}),
    ...(isList && isOutput ? { place: placeOf(procedure, item.name, elementBytes(type)) } : {}),
  };
}

const low = (value: number) => value & 255;
const word16 = (value: number) => [low(value), value >> 8];

/** Word lists; one that stands as a stretch of another takes no room of its own. */
class WordLists {
  readonly #lists = new Map<string, string[][]>();

  add(phrases: readonly string[][]): number {
    const key = JSON.stringify(phrases);
    const known = [...this.#lists.keys()].indexOf(key);
    if (known >= 0) return known;
    this.#lists.set(key, [...phrases]);
    if (this.#lists.size >= NONE) throw new Error('label text: too many word lists');
    return this.#lists.size - 1;
  }

  all(): string[][][] {
    return [...this.#lists.values()];
  }

  /** Table of [offset, count] and the phrases that it points into; `at` is where the table will stand. */
  pack(at: number, phrase: (words: readonly string[]) => number[]): number[] {
    const packed = this.all().map(list => list.map(phrase));
    const pool: number[] = [];
    const offsets = new Map<number, number>();
    const byLength = packed.map((list, i) => [list.flat(), i] as const).sort(([a], [b]) => b.length - a.length);
    for (const [bytes, i] of byLength) {
      let place = stretchOf(pool, bytes);
      if (place < 0) {
        place = pool.length - overlap(pool, bytes);
        pool.push(...bytes.slice(pool.length - place));
      }
      offsets.set(i, place);
    }
    const start = at + 3 * packed.length;
    return [...packed.flatMap((list, i) => [...word16(start + offsets.get(i)!), list.length]), ...pool];
  }
}

/** In a heading: the column goes on with the one before it; the column holds words; a figure below 0 is a missing entry. */
const SAME_COLUMN = '-';
const WORD_COLUMN = ',';
const GAPS_COLUMN = '/';

/** Headings of the columns of each page of a pack. */
function headingsOf({ pages }: PackDescription): string[][][] {
  return (pages?.tables ?? []).map(({ columns }) =>
    columns.map(({ heading, words, gaps }) => {
      if (heading === undefined) return [SAME_COLUMN];
      return [...(words ? [WORD_COLUMN] : gaps ? [GAPS_COLUMN] : []), ...heading.split(' ')];
    }),
  );
}

/** Id of the procedure that gives the pages: the one whose first field has their names. */
export function pageProcedure(pack: PackDescription): string {
  const names = pack.pages?.tables.map(({ id }) => id).join();
  const found = proceduresOf(pack).find(
    ({ fields: [first] }) => first?.type.kind === 'enum' && first.type.words.join() === names,
  );
  if (!found) throw new Error(`${pack.id}: no procedure gives its pages`);
  return found.id;
}

/** The records of the procedures one after another; labels that an earlier one has in the same order are not repeated. */
class Records {
  readonly bytes: number[] = [];
  /** Labels that stand in full: a key of what they are and hold, and their place; a break in between is an empty key. */
  readonly #standing: { readonly key: string; readonly at: number }[] = [];
  readonly #start: number;

  constructor(start: number) {
    this.#start = start;
  }

  /** Adds bytes that are no labels. Answers where they stand in the file. */
  add(bytes: readonly number[]): number {
    this.#standing.push({ key: '', at: 0 });
    return this.#start + this.bytes.push(...bytes) - bytes.length;
  }

  /** Adds labels of one kind (fields and dice, or outputs: they are read differently). */
  addLabels(kind: string, labels: readonly (readonly number[])[]): void {
    for (let i = 0; i < labels.length; ) {
      const keys = labels.slice(i).map(label => `${kind} ${label.join()}`);
      const [at, count] = this.#longest(keys);
      const saved = labels.slice(i, i + count).flat().length - SAME_BYTES;
      if (saved > 0) {
        this.#standing.push({ key: '', at: 0 });
        this.bytes.push(SAME_LABELS + count, ...word16(at));
        i += count;
      } else {
        this.#standing.push({ key: keys[0]!, at: this.#start + this.bytes.length });
        this.bytes.push(...labels[i++]!);
      }
    }
  }

  /** Place and length of the longest run of standing labels that begins like `keys`. */
  #longest(keys: readonly string[]): readonly [number, number] {
    let best: readonly [number, number] = [0, 0];
    for (const [from, { at }] of this.#standing.entries()) {
      let count = 0;
      while (count < Math.min(keys.length, MOST_SAME) && this.#standing[from + count]?.key === keys[count]) count += 1;
      if (count > best[1]) best = [at, count];
    }
    return best;
  }
}

/** Where `bytes` stand in `pool`, -1 if nowhere. */
function stretchOf(pool: readonly number[], bytes: readonly number[]): number {
  for (let at = 0; at + bytes.length <= pool.length; at++) {
    if (bytes.every((byte, i) => pool[at + i] === byte)) return at;
  }
  return -1;
}

/** How many of the first of `bytes` `pool` ends with. */
function overlap(pool: readonly number[], bytes: readonly number[]): number {
  let count = Math.min(pool.length, bytes.length);
  while (!bytes.slice(0, count).every((byte, i) => pool[pool.length - count + i] === byte)) count -= 1;
  return count;
}

/**
 * The label file of a pack. Layout, 16-bit figures little-endian:
 * format, number of procedures, number of headings, first word of two bytes; offsets of: letters, word runs, styles, word lists, procedures, pages;
 * letters of all words; runs [length, words]; styles [flags, word list or unit]; word lists [offset, count] and their phrases;
 * pages [procedure that gives them, number of tables, word list of the headings of each] (offset 0: none);
 * offsets of the procedures, each [heading, fields, outputs, dice names, title, labels of all of these].
 * A label is [style, address / 4 and bytes of an element for a list output, phrase]; in its place may stand [SAME_LABELS + count, offset].
 */
export function labelFile(pack: PackDescription): Uint8Array {
  const dictionary = new Dictionary();
  const lists = new WordLists();
  const procedures = proceduresOf(pack);
  const groups = [...new Set(procedures.map(({ group }) => group))];
  const items = procedures.map(procedure => [
    ...procedure.fields.map(field => labelled(field, procedure, false)),
    ...procedure.outputs.map(output => labelled(output, procedure, true)),
    ...(procedure.dice?.names ?? []).map(name => ({ words: splitName(name), kind: KIND.integer }) as Labelled),
  ]);
  const units = [...new Set(items.flat().flatMap(({ unit }) => unit ?? []))];
  lists.add(units.map(unit => unit.split(' ')));
  lists.add(groups.map(group => group.toLowerCase().split(' ')));

  const styles: string[] = [];
  const styleOf = ({ kind, unit, scale, notation, list, shown }: Labelled): number => {
    const special = notation === undefined ? 0 : NOTATIONS[notation];
    const flags = kind | (SCALES.indexOf(scale ?? 1) << STYLE_SCALE_SHIFT) | special;
    if (list && unit !== undefined) throw new Error(`label text: words with a unit, ${unit}`);
    const second = list
      ? lists.add(list.map(word => shownWord(shown, word)))
      : unit === undefined
        ? NONE
        : units.indexOf(unit);
    const style = `${flags},${second}`;
    if (!styles.includes(style)) styles.push(style);
    if (styles.length > SAME_LABELS) throw new Error('label text: too many styles');
    return styles.indexOf(style);
  };
  const styleNumbers = items.map(labels => labels.map(styleOf));

  const headings = headingsOf(pack).map(columns => lists.add(columns));
  for (const phrases of lists.all()) for (const words of phrases) dictionary.count(words);
  for (const { words } of items.flat()) dictionary.count(words);
  for (const { title } of procedures) dictionary.count(title.split(' '));
  dictionary.close();
  const phrase = (words: readonly string[]) => dictionary.phrase(words);

  const letters = dictionary.letters();
  const sections = 6;
  const lettersAt = 4 + 2 * sections;
  const runsAt = lettersAt + letters.length;
  const runs = dictionary.runTable();
  const stylesAt = runsAt + runs.length;
  const styleBytes = styles.flatMap(style => style.split(',').map(Number));
  const listsAt = stylesAt + styleBytes.length;
  const listBytes = lists.pack(listsAt, phrase);
  const pages = pack.pages
    ? [procedures.findIndex(({ id }) => id === pageProcedure(pack)), headings.length, ...headings]
    : [];
  const pagesAt = listsAt + listBytes.length;
  const proceduresAt = pagesAt + pages.length;
  const records = new Records(proceduresAt + 2 * procedures.length);
  const table = procedures.flatMap((procedure, i) => {
    const { fields, outputs } = procedure;
    const labels = items[i]!.map(({ words, place }, k) => [
      styleNumbers[i]![k]!,
      ...(place ? [place[0] / 4, place[1]] : []),
      ...phrase(words),
    ]);
    const counts = [fields.length, outputs.length, procedure.dice?.names.length ?? 0];
    const at = records.add([groups.indexOf(procedure.group), ...counts, ...phrase(procedure.title.split(' '))]);
    records.addLabels('in', labels.slice(0, fields.length));
    records.addLabels('out', labels.slice(fields.length, fields.length + outputs.length));
    records.addLabels('in', labels.slice(fields.length + outputs.length));
    return word16(at);
  });
  return Uint8Array.from([
    LABEL_FORMAT,
    procedures.length,
    groups.length,
    dictionary.long,
    ...[lettersAt, runsAt, stylesAt, listsAt, proceduresAt, pages.length ? pagesAt : 0].flatMap(word16),
    ...letters,
    ...runs,
    ...styleBytes,
    ...listBytes,
    ...pages,
    ...table,
    ...records.bytes,
  ]);
}
