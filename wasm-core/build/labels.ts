// Makes the label text of a pack: titles, field and output names, units, words, as the device shows them.
// Every word stands once, three letters to a 16-bit cell; the device reads it in place (format: LABEL_FORMAT below).
import {
  elementBytes,
  type Field,
  type Output,
  type PackDescription,
  type Presentation,
  type Procedure,
  proceduresOf,
} from '../describe/description.ts';
import { listAddresses } from './schema.ts';

/** First byte of a label file; the device refuses another. */
export const LABEL_FORMAT = 1;

/** Words 0 .. 126 take one byte in a phrase, the others two, the first of them this one. */
export const LONG_WORD = 127;
/** Set in the last byte of a phrase. */
export const LAST_WORD = 128;
/** Set in a cell that holds two plain characters of seven bits instead of three letters of five. */
export const PLAIN_CELL = 0x8000;

/** Kinds of an entry, in its low bits. */
export const KIND = { integer: 0, boolean: 1, enum: 2 } as const;
export const ENTRY_LIST = 4;
export const ENTRY_UNIT = 8;
export const ENTRY_SCALE_SHIFT = 4;
export const ENTRY_SCORE = 64;

const SCALES = [1, 10, 100, 1000];

/** `rangeMetres` -> range metres; `long-sword` -> long sword. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map(word => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .filter(Boolean);
}

/** The 16-bit cells of a word. */
export function cellsOf(word: string): number[] {
  const cells: number[] = [];
  if (/^[a-z]+$/.test(word)) {
    for (let i = 0; i < word.length; i += 3) {
      const letter = (at: number) => (at < word.length ? word.charCodeAt(at) - 96 : 0);
      cells.push((letter(i) << 10) | (letter(i + 1) << 5) | letter(i + 2));
    }
    return cells;
  }
  for (let i = 0; i < word.length; i += 2) {
    const character = (at: number) => (at < word.length ? word.charCodeAt(at) : 0);
    if (character(i) > 126 || character(i + 1) > 126) throw new Error(`label "${word}": only plain characters can be shown`);
    cells.push(PLAIN_CELL | (character(i) << 7) | character(i + 1));
  }
  return cells;
}

class Dictionary {
  readonly #counts = new Map<string, number>();
  #codes = new Map<string, number>();
  /** Words in order of their number. */
  order: string[] = [];
  /** Runs of words of equal cells: [cells per word, number of words]. */
  runs: (readonly [number, number])[] = [];

  count(words: readonly string[]): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Numbers the words: the most used ones get one byte; within each half words of equal length stand together. */
  close(): void {
    const byUse = [...this.#counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
    const length = (word: string) => cellsOf(word).length;
    const arranged = (words: string[]) => words.sort((a, b) => length(a) - length(b) || (a < b ? -1 : 1));
    for (const half of [arranged(byUse.slice(0, LONG_WORD)), arranged(byUse.slice(LONG_WORD))]) {
      for (const word of half) {
        const last = this.runs.at(-1);
        const startsHalf = this.order.length === LONG_WORD;
        if (last && last[0] === length(word) && !startsHalf) this.runs[this.runs.length - 1] = [last[0], last[1] + 1];
        else this.runs.push([length(word), 1]);
        this.order.push(word);
      }
    }
    if (this.order.length > LONG_WORD + 256) throw new Error('label text: too many different words');
    this.#codes = new Map(this.order.map((word, code) => [word, code]));
  }

  phrase(words: readonly string[]): number[] {
    const bytes: number[] = [];
    words.forEach((word, i) => {
      const code = this.#codes.get(word);
      if (code === undefined) throw new Error(`label word ${word} was not counted`);
      const last = i === words.length - 1 ? LAST_WORD : 0;
      if (code < LONG_WORD) bytes.push(code | last);
      else bytes.push(LONG_WORD | last, code - LONG_WORD);
    });
    return bytes;
  }
}

interface Entry extends Presentation {
  readonly words: readonly string[];
  readonly kind: number;
  readonly list?: readonly string[];
  /** Only of a list output: its address and the bytes of an element. */
  readonly address?: number;
  readonly elementBytes?: number;
}

function labelWords(item: Presentation & { name: string }): string[] {
  return item.label === undefined ? splitName(item.name) : item.label.split(' ');
}

function fieldEntry(field: Field): Entry {
  const type = field.type.kind === 'list' ? field.type.element : field.type;
  const kind = KIND[type.kind] | (field.type.kind === 'list' ? ENTRY_LIST : 0);
  return { ...field, words: labelWords(field), kind, ...(type.kind === 'enum' ? { list: type.words } : {}) };
}

function outputEntry(output: Output, procedure: Procedure): Entry {
  if (output.type.kind !== 'list') {
    const { type } = output;
    return { ...output, words: labelWords(output), kind: KIND[type.kind], ...(type.kind === 'enum' ? { list: type.words } : {}) };
  }
  const { element } = output.type;
  return {
    ...output,
    words: labelWords(output),
    kind: KIND[element.kind] | ENTRY_LIST,
    ...(element.kind === 'enum' ? { list: element.words } : {}),
    address: listAddresses(procedure)[output.name]!,
    elementBytes: elementBytes(element),
  };
}

/** Numbers equal items once. */
class Pool<Item> {
  readonly items: Item[] = [];
  readonly #numbers = new Map<string, number>();

  add(key: string, item: Item): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.items.length);
    this.items.push(item);
    if (this.items.length > 256) throw new Error('label text: more than 256 different items');
    return this.items.length - 1;
  }
}

const low = (value: number) => value & 255;
const word16 = (value: number) => [low(value), value >> 8];

/**
 * The label file of a pack. Layout, 16-bit figures little-endian:
 * format, number of procedures, number of groups, number of word runs;
 * offsets of: cells, word runs, units, word lists, entries, procedures, groups (16 bits each);
 * cells of all words; runs [cells per word, words]; then sections whose parts are found by a table of 16-bit offsets:
 * units and groups (phrases), word lists [count, phrases], entries [kind, unit?, list?, address / 4 and bytes of a list output?, phrase],
 * procedures [group, fields, entries..., outputs, entries..., dice names, entries..., title].
 */
export function labelFile(pack: PackDescription): Uint8Array {
  const dictionary = new Dictionary();
  const units = new Pool<string[]>();
  const lists = new Pool<string[][]>();
  const entries = new Pool<Entry>();
  const groups = new Pool<string[]>();
  const procedures = proceduresOf(pack);

  const enter = (entry: Entry): number => {
    const { words, kind, unit, scale, notation, list, address, elementBytes: bytes } = entry;
    return entries.add(JSON.stringify([words, kind, unit, scale, notation, list, address, bytes]), entry);
  };
  const records = procedures.map(procedure => ({
    group: groups.add(procedure.group, procedure.group.split(' ')),
    fields: procedure.fields.map(field => enter(fieldEntry(field))),
    outputs: procedure.outputs.map(output => enter(outputEntry(output, procedure))),
    dice: (procedure.dice?.names ?? []).map(name => enter({ words: splitName(name), kind: KIND.integer })),
    title: procedure.title.split(' '),
  }));
  const entryRecords = entries.items.map(entry => ({
    entry,
    unit: entry.unit === undefined ? undefined : units.add(entry.unit, entry.unit.split(' ')),
    list: entry.list && lists.add(entry.list.join(), entry.list.map(splitName)),
  }));

  for (const phrase of [...units.items, ...groups.items, ...lists.items.flat(), ...records.map(({ title }) => title)]) dictionary.count(phrase);
  for (const { words } of entries.items) dictionary.count(words);
  dictionary.close();
  const phrase = (words: readonly string[]) => dictionary.phrase(words);

  const sections: number[][][] = [
    units.items.map(phrase),
    lists.items.map(words => [words.length, ...words.flatMap(phrase)]),
    entryRecords.map(({ entry, unit, list }) => [
      entry.kind |
        (unit === undefined ? 0 : ENTRY_UNIT) |
        (SCALES.indexOf(entry.scale ?? 1) << ENTRY_SCALE_SHIFT) |
        (entry.notation === 'score' ? ENTRY_SCORE : 0),
      ...(unit === undefined ? [] : [unit]),
      ...(list === undefined ? [] : [list]),
      ...(entry.kind & ENTRY_LIST ? [(entry.address ?? 0) / 4, entry.elementBytes ?? 0] : []),
      ...phrase(entry.words),
    ]),
    records.map(({ group, fields, outputs, dice, title }) => [
      group,
      ...[fields, outputs, dice].flatMap(numbers => [numbers.length, ...numbers]),
      ...phrase(title),
    ]),
    groups.items.map(phrase),
  ];

  const cells = dictionary.order.flatMap(cellsOf);
  const head = 4 + 2 * (2 + sections.length);
  const runsAt = head + 2 * cells.length;
  const body: number[] = dictionary.runs.flat();
  const offsets = [head, runsAt];
  for (const section of sections) {
    offsets.push(runsAt + body.length);
    let at = runsAt + body.length + 2 * section.length;
    for (const part of section) {
      body.push(...word16(at));
      at += part.length;
    }
    body.push(...section.flat());
  }
  return Uint8Array.from([
    LABEL_FORMAT,
    procedures.length,
    groups.items.length,
    dictionary.runs.length,
    ...offsets.flatMap(word16),
    ...cells.flatMap(word16),
    ...body,
  ]);
}
