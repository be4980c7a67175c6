// Values in the words of a scenario line: numbers, times, keys, files, texts. Each error says what is wrong with the word.
// Which values a step takes is not known here.

import { KEY_NAMES, type KeyName } from '../../boards/board.ts';
import type { Word } from './words.ts';

/** Longest time of one step: a day. */
const LONGEST_MILLISECONDS = 86_400_000;

/** One of the four keys. */
export function keyOf(word: Word | undefined): KeyName {
  if (!word) throw new Error('the key is missing');
  if (!KEY_NAMES.includes(word.text as KeyName)) throw new Error(`"${word.text}" is no key`);
  return word.text as KeyName;
}

/** Path of a PNG file. */
export function pictureFile(word: Word): string {
  if (!word.text.endsWith('.png')) throw new Error(`"${word.text}" is no PNG file`);
  return word.text;
}

/** A time of 0 to 86400000 milliseconds, with decimals. */
export function milliseconds(text: string): number {
  const time = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(time <= LONGEST_MILLISECONDS)) {
    throw new Error(`"${text}" is no time from 0 to ${LONGEST_MILLISECONDS} milliseconds`);
  }
  return time;
}

/** A whole number in a range. */
export function whole(text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Error(`"${text}" is no whole number from ${least} to ${most}`);
  return number;
}

/** The one word that there must be. @param what names it in the error */
export function only(values: Word[], what: string): Word {
  const [first, second] = values;
  if (!first) throw new Error(`${what} is missing`);
  if (second) throw new Error(`"${second.text}" is too much`);
  return first;
}

/** True if no word is left. */
export function none(values: Word[]): true {
  if (values[0]) throw new Error(`"${values[0].text}" is too much`);
  return true;
}

/** A word that is not empty. */
export function bare(word: Word, what: string): string {
  if (word.text === '') throw new Error(`${what} is missing`);
  return word.text;
}

/** A text in double quotes that is not empty. */
export function quoted(word: Word): string {
  if (!word.quoted) throw new Error(`"${word.text}" lacks its double quotes`);
  if (word.text === '') throw new Error('the text is empty');
  return word.text;
}
