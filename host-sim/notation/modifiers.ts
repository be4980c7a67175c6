// Reads what stands behind the sides of a die: rolling again, exploding, keeping, dropping and counting.
// They may be written in any order; they act in the order of this file's table, and each is checked against the others.
import type { Modifier } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import type { Scanner } from './scanner.ts';

interface Faces {
  readonly first: number;
  readonly last: number;
}

/** A compare point reaches as far as any die can count. */
const FAR = 32_767;
const MOST_COMPARED = 10_000;

const SIGNS = ['>=', '<=', '>', '<', '='] as const;

/** Of several signs the longer are tried first. */
const WORDS = [
  ['ro', map.REROLL_ONCE],
  ['r', map.REROLL],
  ['!!', map.COMPOUND],
  ['!p', map.PENETRATE],
  ['!', map.EXPLODE],
  ['kh', map.KEEP_HIGHEST],
  ['kl', map.KEEP_LOWEST],
  ['dh', map.DROP_HIGHEST],
  ['dl', map.DROP_LOWEST],
  ['f', map.COUNT_FAILURE],
] as const;

const EXPLOSIONS: readonly number[] = [map.EXPLODE, map.COMPOUND, map.PENETRATE];
const REROLLS: readonly number[] = [map.REROLL, map.REROLL_ONCE];

/** Most rules for rolling again at one die. */
const MOST_REROLLS = 6;

function comparedWith(sign: (typeof SIGNS)[number], value: number): Faces {
  if (sign === '>=') return { first: value, last: FAR };
  if (sign === '<=') return { first: -FAR, last: value };
  if (sign === '>') return { first: value + 1, last: FAR };
  if (sign === '<') return { first: -FAR, last: value - 1 };
  return { first: value, last: value };
}

/** A compare point such as `>=5`; where `bare` allows, also just `5`. */
function comparison(scanner: Scanner, bare: boolean): Faces | undefined {
  const sign = scanner.takeOne(SIGNS);
  if (sign === undefined && !bare) return undefined;
  const at = scanner.at;
  const negative = sign !== undefined && scanner.take('-');
  const value = scanner.number();
  if (value === undefined) {
    if (sign !== undefined) scanner.fail('expected', `a number is wanted after ${sign}`);
    return undefined;
  }
  if (value > MOST_COMPARED)
    scanner.fail('range', `a face to compare with: ${-MOST_COMPARED} to ${MOST_COMPARED}, not ${value}`, at);
  return comparedWith(sign ?? '=', negative ? -value : value);
}

function wholeDice(scanner: Scanner, word: string, count: number): Faces {
  const at = scanner.at;
  const number = scanner.number() ?? 1;
  const keeps = word.startsWith('k');
  const most = keeps ? count : count - 1;
  if (number < 1 || number > most) {
    const what = `dice ${keeps ? 'kept' : 'dropped'}`;
    scanner.fail(
      'range',
      most < 1 ? `${what}: one die alone can't be dropped` : `${what}: 1 to ${most}, not ${number}`,
      at,
    );
  }
  return { first: number, last: 0 };
}

class Modifiers {
  readonly list: Modifier[] = [];
  readonly #scanner: Scanner;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  #find(kinds: readonly number[]): Modifier | undefined {
    return this.list.find(({ kind }) => kinds.includes(kind));
  }

  add(kind: number, { first, last }: Faces, at: number): void {
    const refuse = (wanted: string) => this.#scanner.fail('conflict', wanted, at);
    if (EXPLOSIONS.includes(kind) && this.#find(EXPLOSIONS)) refuse('a die explodes in one way only');
    if (REROLLS.includes(kind)) {
      if (this.list.filter(other => REROLLS.includes(other.kind)).length === MOST_REROLLS)
        this.#scanner.fail('limit', `at most ${MOST_REROLLS} rules for rolling again`, at);
    } else if (this.#find([kind])) refuse('this is said twice');
    if (kind === map.KEEP_LOWEST && this.#find([map.KEEP_HIGHEST])) refuse('kh and kl exclude each other');
    if (kind === map.KEEP_HIGHEST && this.#find([map.KEEP_LOWEST])) refuse('kh and kl exclude each other');
    this.list.push({ kind, first, last });
  }

  /** The dice left at least, of `count`. */
  left(count: number): number {
    const figure = (kind: number, otherwise: number) => this.#find([kind])?.first ?? otherwise;
    const low = Math.max(figure(map.DROP_LOWEST, 0), count - figure(map.KEEP_HIGHEST, count));
    const high = Math.max(figure(map.DROP_HIGHEST, 0), count - figure(map.KEEP_LOWEST, count));
    return count - low - high;
  }

  ends(sides: number, lowest: number): boolean {
    const endless = this.list.filter(({ kind }) => kind === map.REROLL || EXPLOSIONS.includes(kind));
    for (let face = lowest; face < lowest + sides; face++)
      if (!endless.some(({ first, last }) => first <= face && face <= last)) return true;
    return false;
  }
}

/** The modifiers of `count` dice with faces from `lowest`. Throws an ExpressionError. */
export function readModifiers(scanner: Scanner, count: number, sides: number, lowest: number): Modifier[] {
  const start = scanner.at;
  const modifiers = new Modifiers(scanner);
  const highest = lowest + sides - 1;
  for (;;) {
    const at = scanner.at;
    const [word, kind] = WORDS.find(([sign]) => scanner.take(sign)) ?? [];
    if (word === undefined || kind === undefined) {
      const counted = comparison(scanner, false);
      if (counted === undefined) break;
      modifiers.add(map.COUNT_SUCCESS, counted, at);
    } else if (kind === map.COUNT_FAILURE) {
      const counted = comparison(scanner, true);
      modifiers.add(kind, counted ?? scanner.fail('expected', 'a face is wanted after f'), at);
    } else if (EXPLOSIONS.includes(kind)) {
      modifiers.add(kind, comparison(scanner, true) ?? { first: highest, last: highest }, at);
    } else if (REROLLS.includes(kind)) {
      modifiers.add(kind, comparison(scanner, true) ?? { first: lowest, last: lowest }, at);
    } else modifiers.add(kind, wholeDice(scanner, word, count), at);
  }
  const counts = modifiers.list.map(({ kind }) => kind);
  if (counts.includes(map.COUNT_FAILURE) && !counts.includes(map.COUNT_SUCCESS))
    scanner.fail('expected', 'failures are counted beside successes only: a compare point such as >=5 is wanted');
  if (modifiers.left(count) < 1) scanner.fail('conflict', 'no die would be left', start);
  if (!modifiers.ends(sides, lowest))
    scanner.fail('endless', 'every face would be rolled on: it could never end', start);
  return modifiers.list;
}
