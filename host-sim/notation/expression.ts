// Reads a roll expression: dice terms and constants, added and subtracted.
// Grammar: term (("+" | "-") term)*; term = number | [count] "d" sides [("kh" | "kl") kept]. Blanks may stand between terms.
import { MOST_DICE_IN_ROLL, MOST_SIDES } from '../../wasm-core/dice/dice-map.ts';

export interface DiceTerm {
  readonly kind: 'dice';
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  readonly kept: number;
  readonly which: 'all' | 'highest' | 'lowest';
}
export interface ConstantTerm {
  readonly kind: 'constant';
  readonly sign: 1 | -1;
  readonly value: number;
}
export type Term = DiceTerm | ConstantTerm;

export const MOST_CONSTANT = 10_000;
export const MOST_TERMS = 20;

/** An expression that can't be read; `column` counts from 1. */
export class ExpressionError extends Error {
  readonly column: number;

  constructor(column: number, message: string) {
    super(`column ${column}: ${message}`);
    this.column = column;
  }
}

class Scanner {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text.toLowerCase();
  }

  blanks(): void {
    while (this.text[this.at] === ' ') this.at += 1;
  }

  take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** A whole number of at most nine digits, if one stands here. */
  number(): number | undefined {
    const digits = /^\d+/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) return undefined;
    if (digits.length > 9) this.fail('a number of at most nine digits is wanted');
    this.at += digits.length;
    return Number(digits);
  }

  fail(message: string, at = this.at): never {
    throw new ExpressionError(at + 1, message);
  }
}

function within(scanner: Scanner, at: number, what: string, value: number, high: number): void {
  if (value < 1 || value > high) scanner.fail(`${what}: 1 to ${high}, not ${value}`, at);
}

function diceTerm(scanner: Scanner, sign: 1 | -1, count: number, start: number): DiceTerm {
  within(scanner, start, 'number of dice', count, MOST_DICE_IN_ROLL);
  const sidesAt = scanner.at;
  const sides = scanner.number() ?? scanner.fail('the number of sides is wanted after d');
  within(scanner, sidesAt, 'sides of a die', sides, MOST_SIDES);
  const which = scanner.take('kh') ? 'highest' : scanner.take('kl') ? 'lowest' : 'all';
  if (which === 'all') return { kind: 'dice', sign, count, sides, kept: count, which };
  const keptAt = scanner.at;
  const kept = scanner.number() ?? 1;
  within(scanner, keptAt, 'dice kept', kept, count);
  return { kind: 'dice', sign, count, sides, kept, which };
}

function term(scanner: Scanner, sign: 1 | -1): Term {
  const start = scanner.at;
  const count = scanner.number();
  if (scanner.take('d')) return diceTerm(scanner, sign, count ?? 1, start);
  if (count === undefined) scanner.fail('dice such as 2d6 or a number are wanted');
  if (count > MOST_CONSTANT) scanner.fail(`a constant: 0 to ${MOST_CONSTANT}, not ${count}`, start);
  return { kind: 'constant', sign, value: count };
}

/** The terms of an expression. Throws an ExpressionError that names the column and what is wanted there. */
export function parseExpression(text: string): Term[] {
  const scanner = new Scanner(text);
  const terms: Term[] = [];
  scanner.blanks();
  let sign: 1 | -1 = scanner.take('-') ? -1 : 1;
  for (;;) {
    scanner.blanks();
    terms.push(term(scanner, sign));
    const end = scanner.at;
    scanner.blanks();
    if (scanner.at === scanner.text.length) break;
    if (terms.length === MOST_TERMS) scanner.fail(`at most ${MOST_TERMS} terms`);
    if (scanner.take('+')) sign = 1;
    else if (scanner.take('-')) sign = -1;
    else scanner.fail('+ or - is wanted', end);
  }
  const count = terms.reduce((sum, item) => sum + (item.kind === 'dice' ? item.count : 0), 0);
  if (count > MOST_DICE_IN_ROLL)
    throw new ExpressionError(1, `at most ${MOST_DICE_IN_ROLL} dice in a roll, not ${count}`);
  return terms;
}
