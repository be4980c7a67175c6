// Rolls in a backup file: in words and notation for people, as compiled bytes for the device, which reads no notation.
// A file keeps its lines on the way, so that the device's words about line 12 are about line 12 of the file.
import {
  COUNTED,
  columnsOf,
  HIDDEN,
  MOST_COUNTED,
  MOST_LAST,
  MOST_LAST_BYTES,
  MOST_NAME,
  MOST_TEXT,
  MOST_TIMES,
} from '../../firmware/dice/limits.ts';
import { FAVOURITE_KINDS, MOST_KEPT, More } from '../../firmware/journal/kinds.ts';
import { compile } from '../notation/compile.ts';
import { ExpressionError, parseExpression } from '../notation/expression.ts';
import {
  bytesInHex,
  countsBytes,
  countsIn,
  type Favourite,
  favouriteBytes,
  favouritesIn,
  hex,
  linesBytes,
  linesIn,
} from './records.ts';

/** Sections that the device does not know, by what it keeps of them. */
const ROLLS = 'rolls';
const LAST_ROLLS = 'last rolls';
const FACES = 'faces';
const OPEN = 'roll';
const HIDDEN_ROLL = 'hidden';

/** A line that can't be taken. */
class LineError extends Error {
  /** @param column of the line, from 1; undefined where all of the line is meant */
  constructor(line: number, words: string, column?: number) {
    super(`line ${line}${column === undefined ? '' : `, column ${column}`}: ${words}. Nothing was changed.`);
  }
}

/** A line `field: value` of a section, with the place of the value in the line. */
interface Field {
  readonly line: number;
  readonly name: string;
  readonly value: string;
  /** Where the value begins, from 0. */
  readonly at: number;
}

/** The notation as the device keeps it: a repetition stands right in front, without blanks. */
function keptNotation(text: string): string {
  return text.replace(/^0*(\d+) *x */i, '$1x');
}

/** The program of a notation. @throws Error with line and column */
function programOf({ line, name, value, at }: Field): Uint8Array {
  try {
    const { root, times } = parseExpression(value);
    if (times > MOST_TIMES)
      throw new LineError(line, `${name}: a favourite is repeated 1 to ${MOST_TIMES} times, not ${times}`, at + 1);
    return compile(root);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    throw new LineError(line, `${name}: ${error.wanted}`, at + error.column);
  }
}

/** Favourites by the records that hold them: none is divided. */
function favouriteRecords(favourites: readonly Favourite[]): Uint8Array[] {
  const records: Favourite[][] = [];
  for (const favourite of favourites) {
    const last = records.at(-1);
    if (last && favouriteBytes([...last, favourite]).length <= MOST_KEPT) last.push(favourite);
    else records.push([favourite]);
  }
  return records.map(favouriteBytes);
}

function readFavourites(fields: readonly Field[]): Uint8Array[] {
  const favourites: Favourite[] = [];
  for (const field of fields) {
    const { line, name, value, at } = field;
    if (name.length > MOST_NAME) throw new LineError(line, `${name}: a name of 1 to ${MOST_NAME} letters is wanted`);
    const program = programOf(field);
    const text = keptNotation(value);
    if (text.length > MOST_TEXT)
      throw new LineError(line, `${name}: a notation of 1 to ${MOST_TEXT} letters is wanted`, at + 1);
    favourites.push({ name, text, program });
    if (favouriteRecords(favourites).length > FAVOURITE_KINDS.length)
      throw new LineError(line, `${name}: the device has room for the ${favourites.length - 1} rolls before it`);
  }
  return favouriteRecords(favourites);
}

function readLastRolls(fields: readonly Field[]): Uint8Array {
  const rolls: string[] = [];
  for (const { line, name, value } of fields) {
    const label = name.toLowerCase();
    if (label !== OPEN && label !== HIDDEN_ROLL)
      throw new LineError(line, `${name}: ${OPEN} or ${HIDDEN_ROLL} is wanted`);
    rolls.push(label === HIDDEN_ROLL ? HIDDEN + value : value);
    if (rolls.length > MOST_LAST) throw new LineError(line, `${name}: more than ${MOST_LAST} last rolls`);
    if (linesBytes(rolls).length > MOST_LAST_BYTES)
      throw new LineError(line, `${name}: last rolls of more than ${MOST_LAST_BYTES} letters in all`);
  }
  return linesBytes(rolls);
}

/** Faces of one die: the kind as which they are kept, and their bytes. */
function readFaces({ line, name, value, at }: Field): [number, Uint8Array] {
  const die = COUNTED.findIndex(sides => `d${sides}` === name.toLowerCase());
  if (die < 0) throw new LineError(line, `${name}: one of d${COUNTED.join(', d')} is wanted`);
  const counts = [...value.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    if (!/^\d{1,5}$/.test(word) || Number(word) > MOST_COUNTED)
      throw new LineError(line, `${name}: ${word} is not 0 to ${MOST_COUNTED}`, at + index + 1);
    return Number(word);
  });
  if (counts.length !== columnsOf(die))
    throw new LineError(line, `${name}: ${columnsOf(die)} figures are wanted, not ${counts.length}`);
  return [More.Faces + die, countsBytes(counts)];
}

const titleOf = (line: string) => /^ *\[(.*)\] *$/.exec(line)?.[1];

/** The line as a field. @throws Error if it is none */
function fieldOf(text: string, line: number): Field {
  const [, before, name, blanks, value] = /^( *)([^:]*?) *:( *)(.*?) *$/.exec(text) ?? [];
  if (!name || !value) throw new LineError(line, 'neither [section] nor field: value');
  return { line, name, value, at: before!.length + text.slice(before!.length).indexOf(':') + 1 + blanks!.length };
}

/** A file as the device takes it. */
export interface DeviceText {
  readonly text: string;
  /** Lines of the file; those of the text beyond them tell of its rolls. */
  readonly lines: number;
  /** Favourites in it. */
  readonly favourites: number;
  /** The line where they begin; 0 if it has none. */
  readonly rollsAt: number;
}

/** Compiles the rolls of a plain text. @throws Error with line, column and what is wanted */
export function forDevice(text: string): DeviceText {
  const lines = text.replace(/\n*$/, '').split('\n');
  const fields: Record<string, Field[]> = { [ROLLS]: [], [LAST_ROLLS]: [], [FACES]: [] };
  let section: Field[] | undefined;
  let rollsAt = 0;
  /** The line that tells favourites as bytes. */
  let bytesAt = 0;
  const kept = lines.map((line, i) => {
    const title = titleOf(line);
    if (title !== undefined) {
      section = Object.hasOwn(fields, title) ? fields[title] : undefined;
      if (title === ROLLS) rollsAt ||= i + 1;
      if (FAVOURITE_KINDS.includes(Number(/^kept (\d+)$/.exec(title)?.[1]))) bytesAt ||= i + 1;
    } else if (section && !/^ *(#|$)/.test(line)) section.push(fieldOf(line, i + 1));
    return section ? '#' : line;
  });
  if (bytesAt && fields[ROLLS]!.length > 0)
    throw new LineError(bytesAt, `favourites are told twice, here and in line ${rollsAt}`);
  const records: [number, Uint8Array][] = [
    ...readFavourites(fields[ROLLS]!).map((bytes, i): [number, Uint8Array] => [FAVOURITE_KINDS[i]!, bytes]),
    [More.Rolls, readLastRolls(fields[LAST_ROLLS]!)],
    ...fields[FACES]!.map(readFaces),
  ];
  const told = records
    .filter(([, bytes]) => bytes.length > 0)
    .map(([kind, bytes]) => `[kept ${kind}]\nbytes: ${hex(bytes)}\n`);
  return {
    text: `${kept.join('\n')}\n${told.join('')}`,
    lines: lines.length,
    favourites: fields[ROLLS]!.length,
    rollsAt,
  };
}

/** Lines in which a record can be told; undefined if there are none for its kind. */
function linesOf(kind: number, bytes: Uint8Array): string[] | undefined {
  if (FAVOURITE_KINDS.includes(kind))
    return [`[${ROLLS}]`, ...favouritesIn(bytes).map(({ name, text }) => `${name}: ${text}`)];
  if (kind === More.Rolls) {
    const rolls = linesIn(bytes).map(line =>
      line.startsWith(HIDDEN) ? `${HIDDEN_ROLL}: ${line.slice(HIDDEN.length)}` : `${OPEN}: ${line}`,
    );
    return [`[${LAST_ROLLS}]`, ...rolls];
  }
  const sides = COUNTED[kind - More.Faces];
  return sides === undefined ? undefined : [`[${FACES}]`, `d${sides}: ${countsIn(bytes).join(' ')}`];
}

/** Lines in which a record is told such as a text editor shows them; undefined if they would not give it back byte for byte. */
function toldLines([, number, digits]: readonly string[]): string[] | undefined {
  const kind = Number(number);
  const lines = linesOf(kind, bytesInHex(digits!));
  if (!lines?.every(line => /^[ -~]*$/.test(line))) return undefined;
  try {
    const { text } = forDevice(lines.join('\n'));
    // By themselves favourites fill the first of their records.
    const given = FAVOURITE_KINDS.includes(kind) ? More.Favourites : kind;
    return text.endsWith(`\n[kept ${given}]\nbytes: ${digits}\n`) ? lines : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A device's backup with its rolls in words, a section for each kind. A record that they would not give back byte for byte
 * stays as it is; of favourites all do then.
 */
export function forPeople(text: string): string {
  const pattern = /^\[kept (\d+)\]\nbytes: ([0-9a-f]+)\n/gm;
  const records = [...text.matchAll(pattern)];
  const told = new Map(records.map(record => [record[0], toldLines(record)]));
  const favourites = records.filter(([, kind]) => FAVOURITE_KINDS.includes(Number(kind)));
  if (!favourites.every(([record]) => told.get(record))) for (const [record] of favourites) told.delete(record);
  const sections = new Map<string, string[]>();
  for (const [title, ...lines] of [...told.values()].filter(lines => lines !== undefined))
    sections.set(title!, [...(sections.get(title!) ?? []), ...lines]);
  // A section stands where its first record stood.
  return text.replace(pattern, record => {
    const title = told.get(record)?.[0];
    if (title === undefined) return record;
    const lines = sections.get(title);
    sections.delete(title);
    return lines ? `${[title, ...lines].join('\n')}\n` : '';
  });
}
