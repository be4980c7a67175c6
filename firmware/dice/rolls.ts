// The rolls that a player can choose from: the usual dice, those built on the device, and named favourites.
// A roll is its text and the program that the dice pack rolls; what is saved holds both.
import {
  ADD,
  COMPOUND,
  CONSTANT,
  COUNT_SUCCESS,
  DROP_HIGHEST,
  DROP_LOWEST,
  EXPLODE,
  KEEP_HIGHEST,
  KEEP_LOWEST,
  PENETRATE,
  POOL,
  REROLL,
  REROLL_ONCE,
  SUBTRACT,
} from '../../wasm-core/dice/dice-map';
import { keep, keepable, kept } from '../journal/journal';
import { FAVOURITE_KINDS, MOST_KEPT, More } from '../journal/kinds';

export interface Roll {
  /** Empty for a roll without a name. */
  readonly name: string;
  readonly text: string;
  readonly program: Uint8Array;
  /** How it was built, where that is known. */
  readonly shape: Shape | undefined;
}

/** A roll as the device builds it: figures in the places of Part. */
export type Shape = number[];

export enum Part {
  Count = 0,
  Sides = 1,
  /** A place in KEEPS, and how many dice. */
  Keep = 2,
  Kept = 3,
  /** A place in EXPLOSIONS. */
  Explode = 4,
  /** A place in REROLLS. */
  Reroll = 5,
  /** Dice of at least so much are counted; 0: their sum. */
  AtLeast = 6,
  Bonus = 7,
  /** The lowest face. */
  Lowest = 8,
}

const KEEP_SIGNS = ['', 'kh', 'kl', 'dh', 'dl'];
const KEEP_KINDS = [0, KEEP_HIGHEST, KEEP_LOWEST, DROP_HIGHEST, DROP_LOWEST];
const EXPLODE_SIGNS = ['', '!', '!!', '!p'];
const EXPLODE_KINDS = [0, EXPLODE, COMPOUND, PENETRATE];
const REROLL_SIGNS = ['', 'ro', 'r'];
const REROLL_KINDS = [0, REROLL_ONCE, REROLL];
const FAR = 32767;

/** d20, d6, ... in the order in which they are walked: count, sides, keep, kept. */
const USUAL = [
  [1, 20],
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 6, 1, 3],
  [1, 4],
  [1, 8],
  [1, 10],
  [1, 12],
  [2, 20, 1, 1],
  [2, 20, 2, 1],
  [1, 100],
  [1, 100, 0, 0, 0, 0, 0, 0, 0],
];

/** Rolls that have a name of their own, and these names. */
const NAMED = ['2d20kh1', '2d20kl1', 'd%', 'd00'];
const NAMES = ['Advantage', 'Disadvantage', '1 to 100', '0 to 99'];

export function shapeOf(figures: number[]): Shape {
  const shape = [1, 20, 0, 1, 0, 0, 0, 0, 1];
  for (let i = 0; i < figures.length; i++) shape[i] = figures[i];
  return shape;
}

/** A shape in the notation of the field, e.g. `4d6kh3+2`. */
export function textOf(shape: Shape): string {
  const low = shape[Part.Lowest];
  const sides = shape[Part.Sides] === 100 ? (low ? '%' : '00') : `${shape[Part.Sides]}`;
  const bonus = shape[Part.Bonus];
  const keeps = shape[Part.Keep] ? KEEP_SIGNS[shape[Part.Keep]] + shape[Part.Kept] : '';
  // A compare point belongs to what it stands behind: there the face is written out.
  const isNext = shape[Part.AtLeast] && !keeps;
  const explode = shape[Part.Explode];
  const reroll = shape[Part.Reroll];
  return (
    `${shape[Part.Count] > 1 ? shape[Part.Count] : ''}d${sides}${REROLL_SIGNS[reroll]}` +
    (isNext && reroll && !explode ? low : '') +
    EXPLODE_SIGNS[explode] +
    (isNext && explode ? low + shape[Part.Sides] - 1 : '') +
    keeps +
    (shape[Part.AtLeast] ? `>=${shape[Part.AtLeast]}` : '') +
    (bonus ? (bonus > 0 ? '+' : '') + bonus : '')
  );
}

function modifier(kind: number, first: number, last: number): number[] {
  return kind ? [kind, first & 255, first >> 8, last & 255, last >> 8] : [];
}

/** The roll of a shape. */
export function rollOf(shape: Shape): Roll {
  const sides = shape[Part.Sides];
  const low = shape[Part.Lowest];
  const high = low + sides - 1;
  let steps = [POOL, shape[Part.Count], sides & 255, sides >> 8, low];
  steps = steps.concat(modifier(REROLL_KINDS[shape[Part.Reroll]], low, low));
  steps = steps.concat(modifier(EXPLODE_KINDS[shape[Part.Explode]], high, high));
  steps = steps.concat(modifier(KEEP_KINDS[shape[Part.Keep]], shape[Part.Kept], 0));
  if (shape[Part.AtLeast]) steps = steps.concat(modifier(COUNT_SUCCESS, shape[Part.AtLeast], FAR));
  steps.push(0);
  const bonus = shape[Part.Bonus];
  if (bonus) {
    const size = bonus < 0 ? -bonus : bonus;
    steps.push(CONSTANT, size & 255, size >> 8, bonus < 0 ? SUBTRACT : ADD);
  }
  const text = textOf(shape);
  return { name: NAMES[NAMED.indexOf(text)] || '', text: text, program: new Uint8Array(steps), shape: shape };
}

function usualRoll(i: number): Roll {
  return rollOf(shapeOf(USUAL[i]));
}

/** Rolls built since power-on. */
const built: Roll[] = [];

/** All rolls to choose from, in the order in which they are walked: favourites, those built since power-on, the usual dice. */
export function rollAt(i: number): Roll {
  const first = favourites().length;
  if (i < first) return favourites()[i];
  return i < first + built.length ? built[i - first] : usualRoll(i - first - built.length);
}

export function rollCount(): number {
  return favourites().length + built.length + USUAL.length;
}

/** Puts a roll that was built before the usual dice; answers its place among all. */
export function addBuilt(roll: Roll): number {
  built.unshift(roll);
  return favourites().length;
}

/** Bytes as a text. */
export function textAt(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) text += String.fromCharCode(bytes[i]);
  return text;
}

/** The named rolls, once they have been read. */
let named: Roll[] | undefined;

/** Named rolls of a record: lengths of name, text and program, then these. */
function rollsIn(bytes: Uint8Array | undefined): Roll[] {
  const found: Roll[] = [];
  for (let at = 0; bytes && at + 3 < bytes.length; ) {
    const text = at + 3 + bytes[at];
    const program = text + bytes[at + 1];
    const end = program + bytes[at + 2];
    found.push({
      name: textAt(bytes, at + 3, text),
      text: textAt(bytes, text, program),
      program: new Uint8Array(bytes.subarray(program, end)),
      shape: undefined,
    });
    at = end;
  }
  return found;
}

/** The named rolls, record by record. Boards with little Storage have one record: their code has to be short. */
export function favourites(): Roll[] {
  if (named) return named;
  named = rollsIn(kept(More.Favourites));
  if (BOARD.roomy)
    for (let i = 1; i < FAVOURITE_KINDS.length; i++)
      for (const roll of rollsIn(kept(FAVOURITE_KINDS[i]))) named.push(roll);
  return named;
}

/** What is kept of them has changed. */
export function rereadFavourites(): void {
  named = undefined;
}

/** Named rolls as a record holds them. */
function favouriteBytes(rolls: Roll[]): number[] {
  const bytes: number[] = [];
  for (const roll of rolls) {
    bytes.push(roll.name.length, roll.text.length, roll.program.length);
    for (const part of [roll.name, roll.text]) for (let i = 0; i < part.length; i++) bytes.push(part.charCodeAt(i));
    for (let i = 0; i < roll.program.length; i++) bytes.push(roll.program[i]);
  }
  return bytes;
}

/** Named rolls with those of a record, each in place of the one of its name among the first `known`, else behind the last. */
export function withRecord(all: Roll[], known: number, record: Uint8Array): Roll[] {
  for (const roll of rollsIn(record)) {
    let at = 0;
    while (at < known && all[at].name !== roll.name) at++;
    all[at < known ? at : all.length] = roll;
  }
  return all;
}

/** The records that hold named rolls in their order. */
export function favouriteRecords(rolls: Roll[]): number[][] {
  const records: number[][] = [];
  let record: number[] = [];
  for (const roll of rolls) {
    const bytes = favouriteBytes([roll]);
    if (!records.length || record.length + bytes.length > MOST_KEPT) records.push([]);
    record = records[records.length - 1].concat(bytes);
    records[records.length - 1] = record;
  }
  return records;
}

/** Saves named rolls as one record. False if there is no room for them: then nothing changes. */
function keepRecord(kind: number, rolls: Roll[]): boolean {
  const bytes = favouriteBytes(rolls);
  if (bytes.length > keepable(kind)) return false;
  keep(kind, bytes);
  rereadFavourites();
  return true;
}

/** Saves one more named roll. Answers its place among all; -1 if there is no room: then nothing changes. */
export function addFavourite(roll: Roll): number {
  if (!BOARD.roomy) return keepRecord(More.Favourites, favourites().concat(roll)) ? favourites().length - 1 : -1;
  let place = 0;
  for (const kind of FAVOURITE_KINDS) {
    const rolls = rollsIn(kept(kind));
    place += rolls.length;
    if (keepRecord(kind, rolls.concat(roll))) return place;
  }
  return -1;
}

/** Forgets the named roll at a place among all. */
export function forgetFavourite(place: number): void {
  if (!BOARD.roomy) {
    favourites().splice(place, 1);
    keepRecord(More.Favourites, favourites());
    return;
  }
  for (const kind of FAVOURITE_KINDS) {
    const rolls = rollsIn(kept(kind));
    if (place < rolls.length) {
      rolls.splice(place, 1);
      keepRecord(kind, rolls);
      return;
    }
    place -= rolls.length;
  }
}
