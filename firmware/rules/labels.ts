// Reads a pack's label file in place: titles, names, units and words of its procedures.
// Format: see labels.ts of the core's build; five bits a letter, a word stands once.

import { readWhole } from './installed';

const LABEL_FORMAT = 5;
const HEAD = 4;
/** Flag of a style: a list. */
const LIST = 4;
const LAST_WORD = 128;
const ALPHABET = '-abcdefghijklmnopqrstuvwxyz,./%:';
const PLAIN_RUN = 128;
const NONE = 255;
/** In the place of a style, plus their number: the next labels stand elsewhere; where follows. */
const SAME_LABELS = 192;
/** The first two word lists. */
const UNITS = 0;
const GROUPS = 1;

enum Section {
  Letters = 0,
  Runs = 1,
  Styles = 2,
  Lists = 3,
  Procedures = 4,
  Pages = 5,
}

export enum Kind {
  Integer = 0,
  Boolean = 1,
  Enum = 2,
}

/** A field or output as people see it. */
export interface Label {
  name: string;
  kind: Kind;
  /** True for a list; then address and bytes of an element, for outputs. */
  list: boolean;
  address: number;
  size: number;
  unit: string;
  /** Digits after the point. */
  digits: number;
  /** Shown as 18/nn. */
  score: boolean;
  /** Shown as a whole figure and eighths. */
  eighths: boolean;
  /** Number of the word list, -1 for none. */
  words: number;
}

/** A procedure's title and the places of its labels. */
export interface ProcedureLabel {
  title: string;
  fields: number[];
  outputs: number[];
  dice: number[];
}

export interface Labels {
  procedures: number;
  groups: number;
  group(number: number): string;
  title(procedure: number): string;
  groupOf(procedure: number): number;
  procedure(number: number): ProcedureLabel;
  /** Of a field or die name. */
  label(place: number): Label;
  output(place: number): Label;
  /** Word i of a word list, e.g. `long sword`. */
  word(list: number, i: number): string;
  /** The procedure that gives pages of printed tables, -1 if the pack has none. */
  pages(): number;
  /** How many tables those pages have. */
  tables(): number;
  /** Headings of a table's columns: `-` goes on with the column before it; a comma before one says that it holds words, a slash that it may lack entries. */
  headings(table: number): string[];
}

/** Opens a label file. Throws words for people if it is missing, damaged or of another format. */
export function openLabels(file: string): Labels {
  const bytes = new Uint8Array(E.toArrayBuffer(readWhole(file)));
  if (bytes[0] !== LABEL_FORMAT) throw new Error(`${file} is of another version`);
  /** The first word that takes two bytes. */
  const long = bytes[3];
  /** Where reading goes on. */
  let at = 0;

  function word16(offset: number): number {
    return bytes[offset] | (bytes[offset + 1] << 8);
  }

  function sectionAt(section: Section): number {
    return word16(HEAD + 2 * section);
  }

  function procedureAt(number: number): number {
    return word16(sectionAt(Section.Procedures) + 2 * number);
  }

  function plainWord(place: number, length: number): string {
    let result = '';
    for (let i = 0; i < length; i++) result += String.fromCharCode(bytes[place + i]);
    return result;
  }

  /** The word whose letters begin at bit `bit` after `place`. */
  function shortWord(place: number, bit: number, length: number): string {
    let result = '';
    for (const end = bit + 5 * length; bit < end; bit += 5) {
      const from = place + (bit >> 3);
      result += ALPHABET[((bytes[from] | (bytes[from + 1] << 8)) >> (bit & 7)) & 31];
    }
    return result;
  }

  /** The word with this number: words of equal length stand in runs. */
  function wordText(number: number): string {
    let run = sectionAt(Section.Runs);
    let place = sectionAt(Section.Letters);
    for (;;) {
      const plain = bytes[run] & PLAIN_RUN;
      const length = bytes[run] & 127;
      const count = bytes[run + 1];
      if (number < count)
        return plain ? plainWord(place + number * length, length) : shortWord(place, number * length * 5, length);
      place += plain ? count * length : (count * length * 5 + 7) >> 3;
      number -= count;
      run += 2;
    }
  }

  function phrase(): string {
    let result = '';
    for (;;) {
      const byte = bytes[at++];
      const code = byte & 127;
      result += wordText(code < long ? code : long + ((code - long) << 8) + bytes[at++]);
      if (byte & LAST_WORD) return result;
      result += ' ';
    }
  }

  function skipPhrase(): void {
    for (;;) {
      const byte = bytes[at++];
      if ((byte & 127) >= long) at++;
      if (byte & LAST_WORD) return;
    }
  }

  function word(list: number, i: number): string {
    at = word16(sectionAt(Section.Lists) + 3 * list);
    while (i-- > 0) skipPhrase();
    return phrase();
  }

  function styleAt(label: number): number {
    return sectionAt(Section.Styles) + 2 * bytes[label];
  }

  /** Places of the next `count` labels. Those of list outputs carry an address and a size. */
  function places(count: number, outputs: boolean): number[] {
    const result: number[] = [];
    /** Labels that are still to be read elsewhere, and where to go on after them. */
    let elsewhere = 0;
    let back = 0;
    while (count-- > 0) {
      if (bytes[at] > SAME_LABELS) {
        elsewhere = bytes[at] - SAME_LABELS;
        back = at + 3;
        at = word16(at + 1);
      }
      result.push(at);
      at += outputs && bytes[styleAt(at)] & LIST ? 3 : 1;
      skipPhrase();
      if (elsewhere && !--elsewhere) at = back;
    }
    return result;
  }

  function procedure(number: number): ProcedureLabel {
    const start = procedureAt(number);
    at = start + 4;
    const title = phrase();
    const fields = places(bytes[start + 1], false);
    const outputs = places(bytes[start + 2], true);
    return { title: title, fields: fields, outputs: outputs, dice: places(bytes[start + 3], false) };
  }

  function readLabel(place: number, output: boolean): Label {
    const style = styleAt(place);
    const flags = bytes[style];
    const list = (flags & LIST) !== 0;
    const placed = list && output;
    at = place + (placed ? 3 : 1);
    const name = phrase();
    const kind = flags & 3;
    const second = bytes[style + 1];
    return {
      name: name,
      kind: kind,
      list: list,
      address: placed ? bytes[place + 1] * 4 : 0,
      size: placed ? bytes[place + 2] : 0,
      unit: kind === Kind.Enum || second === NONE ? '' : word(UNITS, second),
      digits: (flags >> 4) & 3,
      score: (flags & 64) !== 0,
      eighths: (flags & 128) !== 0,
      words: kind === Kind.Enum ? second : -1,
    };
  }

  function headings(table: number): string[] {
    const list = sectionAt(Section.Lists) + 3 * bytes[sectionAt(Section.Pages) + 2 + table];
    const result: string[] = [];
    at = word16(list);
    for (let i = 0; i < bytes[list + 2]; i++) result.push(phrase());
    return result;
  }

  return {
    procedures: bytes[1],
    groups: bytes[2],
    group: (number: number) => word(GROUPS, number),
    title: (number: number) => {
      at = procedureAt(number) + 4;
      return phrase();
    },
    groupOf: (number: number) => bytes[procedureAt(number)],
    procedure: procedure,
    label: (place: number) => readLabel(place, false),
    output: (place: number) => readLabel(place, true),
    word: word,
    pages: () => (sectionAt(Section.Pages) ? bytes[sectionAt(Section.Pages)] : -1),
    tables: () => bytes[sectionAt(Section.Pages) + 1],
    headings: headings,
  };
}
