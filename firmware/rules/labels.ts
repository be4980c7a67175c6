// Reads a pack's label file in place: titles, names, units and words of its procedures.
// Format: see labels.ts of the core's build; three letters to a cell, a word stands once.

import { readWhole } from './installed';

const LABEL_FORMAT = 1;
const HEAD = 4;
const LONG_WORD = 127;
const LAST_WORD = 128;
const PLAIN_CELL = 0x8000;

enum Section {
  Cells = 0,
  Runs = 1,
  Units = 2,
  Lists = 3,
  Entries = 4,
  Procedures = 5,
  Groups = 6,
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
  /** Number of the word list, -1 for none. */
  words: number;
}

export interface ProcedureLabel {
  title: string;
  group: number;
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
  label(entry: number): Label;
  /** Word i of a word list, e.g. `long sword`. */
  word(list: number, i: number): string;
}

/** Opens a label file. Throws words for people if it is missing, damaged or of another format. */
export function openLabels(file: string): Labels {
  const bytes = new Uint8Array(E.toArrayBuffer(readWhole(file)));
  if (bytes[0] !== LABEL_FORMAT) throw new Error(`${file} is of another version`);
  /** Where reading goes on after a phrase. */
  let at = 0;

  function word16(offset: number): number {
    return bytes[offset] | (bytes[offset + 1] << 8);
  }

  function part(section: Section, number: number): number {
    return word16(word16(HEAD + 2 * section) + 2 * number);
  }

  function letter(code: number): string {
    return code ? String.fromCharCode(96 + code) : '';
  }

  function character(code: number): string {
    return code ? String.fromCharCode(code) : '';
  }

  /** The word with this number: words of equal length stand in runs. */
  function wordText(number: number): string {
    let run = word16(HEAD + 2 * Section.Runs);
    let cell = word16(HEAD + 2 * Section.Cells);
    while (number >= bytes[run + 1]) {
      cell += 2 * bytes[run] * bytes[run + 1];
      number -= bytes[run + 1];
      run += 2;
    }
    cell += 2 * bytes[run] * number;
    const end = cell + 2 * bytes[run];
    let result = '';
    for (; cell < end; cell += 2) {
      const packed = word16(cell);
      if (packed & PLAIN_CELL) result += character((packed >> 7) & 127) + character(packed & 127);
      else result += letter(packed >> 10) + letter((packed >> 5) & 31) + letter(packed & 31);
    }
    return result;
  }

  function phrase(): string {
    let result = '';
    for (;;) {
      const byte = bytes[at++];
      const code = byte & LONG_WORD;
      result += wordText(code === LONG_WORD ? LONG_WORD + bytes[at++] : code);
      if (byte & LAST_WORD) return result;
      result += ' ';
    }
  }

  function skipPhrase(): void {
    for (;;) {
      const byte = bytes[at++];
      if ((byte & LONG_WORD) === LONG_WORD) at++;
      if (byte & LAST_WORD) return;
    }
  }

  function phraseOf(section: Section, number: number): string {
    at = part(section, number);
    return phrase();
  }

  function numbers(): number[] {
    const result: number[] = [];
    const end = at + 1 + bytes[at];
    for (at++; at < end; at++) result.push(bytes[at]);
    return result;
  }

  function procedure(number: number): ProcedureLabel {
    at = part(Section.Procedures, number);
    const group = bytes[at++];
    const fields = numbers();
    const outputs = numbers();
    const dice = numbers();
    return { title: phrase(), group: group, fields: fields, outputs: outputs, dice: dice };
  }

  function label(entry: number): Label {
    at = part(Section.Entries, entry);
    const flags = bytes[at++];
    const kind = flags & 3;
    const unit = flags & 8 ? bytes[at++] : -1;
    const words = kind === Kind.Enum ? bytes[at++] : -1;
    const list = (flags & 4) !== 0;
    const address = list ? bytes[at++] * 4 : 0;
    const size = list ? bytes[at++] : 0;
    const name = phrase();
    return {
      name: name,
      kind: kind,
      list: list,
      address: address,
      size: size,
      unit: unit < 0 ? '' : phraseOf(Section.Units, unit),
      digits: (flags >> 4) & 3,
      score: (flags & 64) !== 0,
      words: words,
    };
  }

  function word(list: number, i: number): string {
    at = part(Section.Lists, list) + 1;
    while (i-- > 0) skipPhrase();
    return phrase();
  }

  function title(number: number): string {
    at = part(Section.Procedures, number) + 1;
    for (let list = 0; list < 3; list++) at += 1 + bytes[at];
    return phrase();
  }

  return {
    procedures: bytes[1],
    groups: bytes[2],
    group: (number: number) => phraseOf(Section.Groups, number),
    title: title,
    groupOf: (number: number) => bytes[part(Section.Procedures, number)],
    procedure: procedure,
    label: label,
    word: word,
  };
}
