// Reads a roll expression into a tree: constants and dice, signs with their usual precedence, and parentheses.
// Grammar: [times "x"] sum; sum = ["-"] product (("+" | "-") product)*; product = operand (("*" | "/") operand)*;
// operand = (number | [count] "d" die modifiers | "(" sum ")") ["[" label "]"]. Blanks may stand between operands and signs.
import { MOST_DICE_IN_ROLL, MOST_SIDES } from '../../wasm-core/dice/dice-map.ts';
import { readModifiers } from './modifiers.ts';
import { Scanner } from './scanner.ts';
import { type Expression, type Node, poolsOf, type Sign } from './tree.ts';

export { ExpressionError } from './scanner.ts';

export const MOST_CONSTANT = 10_000;
/** Constants and pools in one expression. */
export const MOST_TERMS = 20;
/** How often an expression may be repeated in its text. */
export const MOST_REPEATS = 100;

const OPERAND = 'dice such as 2d6 or a number are wanted';

class Parser {
  readonly #scanner: Scanner;
  #operands = 0;

  constructor(text: string) {
    this.#scanner = new Scanner(text);
  }

  #within(at: number, what: string, value: number, high: number): void {
    if (value < 1 || value > high) this.#scanner.fail('range', `${what}: 1 to ${high}, not ${value}`, at);
  }

  #dice(start: number, count: number): Node {
    const scanner = this.#scanner;
    const column = start + 1;
    this.#within(start, 'number of dice', count, MOST_DICE_IN_ROLL);
    const at = scanner.at;
    const special = /^(%|00(?!\d)|66(?!\d)|f)/.exec(scanner.text.slice(at, at + 3))?.[0];
    if (special === '66') {
      scanner.take(special);
      return { kind: 'digits', column, count, sides: 6 };
    }
    let sides = 100;
    let lowest = 1;
    if (special !== undefined) {
      scanner.take(special);
      if (special === '00') lowest = 0;
      if (special === 'f') [sides, lowest] = [3, -1];
    } else {
      sides = scanner.number() ?? scanner.fail('expected', 'the number of sides is wanted after d');
      this.#within(at, 'sides of a die', sides, MOST_SIDES);
    }
    const modifiers = readModifiers(scanner, count, sides, lowest);
    return { kind: 'dice', column, pool: { count, sides, lowest, modifiers } };
  }

  #bare(): Node {
    const scanner = this.#scanner;
    const start = scanner.at;
    if (scanner.take('(')) {
      const inner = this.#sum();
      scanner.blanks();
      if (!scanner.take(')')) scanner.fail('expected', scanner.ended ? ') is wanted' : 'a sign or ) is wanted');
      return { ...inner, column: start + 1 };
    }
    if (this.#operands === MOST_TERMS) scanner.fail('limit', `at most ${MOST_TERMS} terms`);
    this.#operands += 1;
    const count = scanner.number();
    if (scanner.take('d')) return this.#dice(start, count ?? 1);
    if (count === undefined) return scanner.fail('expected', OPERAND, start);
    if (count > MOST_CONSTANT) scanner.fail('range', `a constant: 0 to ${MOST_CONSTANT}, not ${count}`, start);
    return { kind: 'constant', column: start + 1, value: count };
  }

  #operand(): Node {
    this.#scanner.blanks();
    const node = this.#bare();
    const end = this.#scanner.at;
    this.#scanner.blanks();
    const label = this.#scanner.label();
    if (label === undefined) this.#scanner.at = end;
    return label === undefined ? node : { ...node, label };
  }

  /** The next sign if it is one of these, blanks before it taken along; else nothing is taken. */
  #sign(signs: readonly Sign[]): Sign | undefined {
    const start = this.#scanner.at;
    this.#scanner.blanks();
    const sign = this.#scanner.takeOne(signs);
    if (sign === undefined) this.#scanner.at = start;
    return sign;
  }

  #product(minus?: number): Node {
    let left = this.#operand();
    if (minus !== undefined) left = { kind: 'negative', column: minus, of: left };
    for (;;) {
      const column = this.#scanner.at + 1;
      const sign = this.#sign(['*', '/']);
      if (sign === undefined) return left;
      left = { kind: 'pair', column, sign, left, right: this.#operand() };
    }
  }

  #sum(): Node {
    const scanner = this.#scanner;
    scanner.blanks();
    const column = scanner.at + 1;
    let left = this.#product(scanner.take('-') ? column : undefined);
    for (;;) {
      const column = scanner.at + 1;
      const sign = this.#sign(['+', '-']);
      if (sign === undefined) break;
      left = { kind: 'pair', column, sign, left, right: this.#product() };
    }
    return left;
  }

  /** A leading `6x`; the figure is read again as a constant if no x follows. */
  #times(): number {
    const scanner = this.#scanner;
    scanner.blanks();
    const [digits] = /^\d+ *x/.exec(scanner.text.slice(scanner.at, scanner.at + 16)) ?? [];
    if (digits === undefined) return 1;
    const at = scanner.at;
    const times = scanner.number()!;
    scanner.blanks();
    scanner.take('x');
    this.#within(at, 'repetitions', times, MOST_REPEATS);
    return times;
  }

  expression(): Expression {
    const scanner = this.#scanner;
    const times = this.#times();
    const root = this.#sum();
    const end = scanner.at;
    scanner.blanks();
    if (!scanner.ended) scanner.fail('expected', 'a sign such as + is wanted', end);
    const count = poolsOf(root).reduce((sum, pool) => sum + pool.count, 0);
    if (count > MOST_DICE_IN_ROLL)
      scanner.fail('limit', `at most ${MOST_DICE_IN_ROLL} dice in a roll, not ${count}`, 0);
    return { times, root };
  }
}

/** Reads an expression. Throws an ExpressionError that names what is wrong, the column, and what is wanted there. */
export function parseExpression(text: string): Expression {
  return new Parser(text).expression();
}
