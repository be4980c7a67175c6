// Reads the characters of a roll expression and reports what is wrong at which column.
// Columns count from 1; capitals and small letters are the same.

/** What is wrong: another sign is wanted, a figure is out of its range, too much is asked for, rules exclude each other, it could never end, or a divisor may be zero. */
export type ErrorCode = 'expected' | 'range' | 'limit' | 'conflict' | 'endless' | 'zero';

/** An expression that can't be rolled; nothing was. */
export class ExpressionError extends Error {
  readonly code: ErrorCode;
  readonly column: number;
  /** What would be right there, in words. */
  readonly wanted: string;

  constructor(code: ErrorCode, column: number, wanted: string) {
    super(`column ${column}: ${wanted}`);
    this.code = code;
    this.column = column;
    this.wanted = wanted;
  }
}

/** Digits that a number has at most. */
const MOST_DIGITS = 9;

export class Scanner {
  at = 0;
  readonly text: string;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
    this.text = source.toLowerCase();
  }

  blanks(): void {
    while (this.text[this.at] === ' ') this.at += 1;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** The first of the words that stands here. */
  takeOne<Word extends string>(words: readonly Word[]): Word | undefined {
    return words.find(word => this.take(word));
  }

  /** A whole number of at most nine digits, if one stands here. */
  number(): number | undefined {
    const digits = /^\d+/.exec(this.text.slice(this.at, this.at + MOST_DIGITS + 1))?.[0];
    if (digits === undefined) return undefined;
    if (digits.length > MOST_DIGITS) this.fail('range', 'a number of at most nine digits is wanted');
    this.at += digits.length;
    return Number(digits);
  }

  /** A label in square brackets, as it was written, if one stands here. */
  label(): string | undefined {
    if (this.text[this.at] !== '[') return undefined;
    const end = this.text.indexOf(']', this.at);
    if (end < 0) this.fail('expected', '] is wanted at the end of the label', this.text.length);
    const label = this.#source.slice(this.at + 1, end).trim();
    this.at = end + 1;
    return label;
  }

  fail(code: ErrorCode, wanted: string, at = this.at): never {
    throw new ExpressionError(code, at + 1, wanted);
  }
}
