// Which roll expressions are read, as what, and where the others are wrong.
// Case ids (C022 ...) name complaints about other dice rollers that must not come true here.
import { describe, expect, it } from 'vitest';
import { MOST_DICE_IN_ROLL, MOST_SIDES } from '../../wasm-core/dice/dice-map.ts';
import { ExpressionError, MOST_CONSTANT, MOST_TERMS, parseExpression, type Term } from './expression.ts';

const dice = (
  count: number,
  sides: number,
  kept = count,
  which: 'all' | 'highest' | 'lowest' = 'all',
  sign: 1 | -1 = 1,
): Term => ({
  kind: 'dice',
  sign,
  count,
  sides,
  kept,
  which,
});
const constant = (value: number, sign: 1 | -1 = 1): Term => ({ kind: 'constant', sign, value });

describe('an expression is read', () => {
  const CASES: [string, Term[]][] = [
    ['2d6', [dice(2, 6)]],
    ['d20', [dice(1, 20)]],
    ['1d1', [dice(1, 1)]],
    ['100d1000', [dice(100, 1000)]],
    ['4d6kh3', [dice(4, 6, 3, 'highest')]],
    ['4d6kl3', [dice(4, 6, 3, 'lowest')]],
    ['2d20kh', [dice(2, 20, 1, 'highest')]],
    ['2d20kl', [dice(2, 20, 1, 'lowest')]],
    ['3d6kh3', [dice(3, 6, 3, 'highest')]],
    ['D6', [dice(1, 6)]],
    ['4D6KH3', [dice(4, 6, 3, 'highest')]],
    ['7', [constant(7)]],
    ['0', [constant(0)]],
    ['010d06', [dice(10, 6)]],
    ['2d6+9', [dice(2, 6), constant(9)]],
    ['9+2d6', [constant(9), dice(2, 6)]],
    ['d4+d6', [dice(1, 4), dice(1, 6)]],
    ['4d6kh3+2-d4kl1', [dice(4, 6, 3, 'highest'), constant(2), dice(1, 4, 1, 'lowest', -1)]],
    ['-2d6', [dice(2, 6, 2, 'all', -1)]],
    ['- 3 + d4', [constant(3, -1), dice(1, 4)]],
    ['  2d6  +  3  ', [dice(2, 6), constant(3)]],
    [`${MOST_CONSTANT}`, [constant(MOST_CONSTANT)]],
    ['50d6+50d8', [dice(50, 6), dice(50, 8)]],
  ];
  it.each(CASES)('%s', (text, terms) => {
    expect(parseExpression(text)).toEqual(terms);
  });

  it('without a count as one die (C025), and with its terms in any order (C026)', () => {
    expect(parseExpression('d4+d6')).toEqual(parseExpression('1d4+1d6'));
    expect(parseExpression('9+2d6').reverse()).toEqual(parseExpression('2d6+9'));
  });

  it(`with up to ${MOST_TERMS} terms`, () => {
    expect(parseExpression(Array(MOST_TERMS).fill('1').join('+'))).toHaveLength(MOST_TERMS);
  });
});

describe('an expression is refused, with the column', () => {
  const NEITHER = 'dice such as 2d6 or a number are wanted';
  const SIGN = '+ or - is wanted';
  const CASES: [string, number, string][] = [
    ['', 1, NEITHER],
    ['   ', 4, NEITHER],
    ['x', 1, NEITHER],
    ['+2d6', 1, NEITHER],
    ['2d6+', 5, NEITHER],
    ['2d6 + ', 7, NEITHER],
    ['2d6++3', 5, NEITHER],
    ['2d6+-3', 5, NEITHER],
    ['--3', 2, NEITHER],
    ['kh1', 1, NEITHER],
    ['(2d6)', 1, NEITHER],
    ['٣d6', 1, NEITHER],
    ['d', 2, 'the number of sides is wanted after d'],
    ['3d', 3, 'the number of sides is wanted after d'],
    ['3d-6', 3, 'the number of sides is wanted after d'],
    ['d%', 2, 'the number of sides is wanted after d'],
    ['1d 6', 3, 'the number of sides is wanted after d'],
    ['0d6', 1, 'number of dice: 1 to 100, not 0'],
    ['101d6', 1, 'number of dice: 1 to 100, not 101'],
    ['2+101d6', 3, 'number of dice: 1 to 100, not 101'],
    ['2d0', 3, 'sides of a die: 1 to 1000, not 0'],
    ['d1001', 2, 'sides of a die: 1 to 1000, not 1001'],
    ['4d6kh0', 6, 'dice kept: 1 to 4, not 0'],
    ['4d6kl5', 6, 'dice kept: 1 to 4, not 5'],
    ['1d6 + 4d6kh5', 12, 'dice kept: 1 to 4, not 5'],
    ['10001', 1, 'a constant: 0 to 10000, not 10001'],
    ['2d6-10001', 5, 'a constant: 0 to 10000, not 10001'],
    ['2d6x', 4, SIGN],
    ['2d6k3', 4, SIGN],
    ['4d6kh3kl1', 7, SIGN],
    ['2d6*2', 4, SIGN],
    ['2d6+1.5', 6, SIGN],
    ['2d6,3', 4, SIGN],
    ['2d6\n', 4, SIGN],
    ['2d6\t+1', 4, SIGN],
    ['2d6 3', 4, SIGN],
    ['4d6 kh3', 4, SIGN],
    ['1e3', 2, SIGN],
  ];
  it.each(CASES)('%j at %i', (text, column, message) => {
    let error: unknown;
    try {
      parseExpression(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ExpressionError);
    expect(error).toMatchObject({ column, message: `column ${column}: ${message}` });
  });

  it('of the blank within a term: 1 d6 is not quietly 1d6, nor 1 and a lost d6 (C022)', () => {
    expect(() => parseExpression('1 d6')).toThrow('column 2: + or - is wanted');
  });

  it('of numbers beyond all limits, at once (C028, C029)', () => {
    expect(() => parseExpression('2147483647d2147483647')).toThrow(
      'column 1: a number of at most nine digits is wanted',
    );
    expect(() => parseExpression('1d2147483647')).toThrow('column 3: a number of at most nine digits is wanted');
    expect(() => parseExpression('4d6kh99999999999999999999')).toThrow('column 6: a number of at most nine digits');
    expect(() => parseExpression('9'.repeat(100_000))).toThrow('column 1: a number of at most nine digits is wanted');
    expect(() => parseExpression('9999999d6')).toThrow('column 1: number of dice: 1 to 100, not 9999999');
    expect(() => parseExpression('000000000000d6')).toThrow('column 1: a number of at most nine digits is wanted');
  });

  it('that has more dice in all than a roll may have: none is left out (C031)', () => {
    const told = (count: number) => `at most ${MOST_DICE_IN_ROLL} dice in a roll, not ${count}`;
    expect(() => parseExpression('100d6+5d8')).toThrow(told(105));
    expect(() => parseExpression('50d6-51d6kl1')).toThrow(told(101));
  });

  it(`that has more than ${MOST_TERMS} terms`, () => {
    const text = Array(MOST_TERMS + 1)
      .fill('1')
      .join('+');
    expect(() => parseExpression(text)).toThrow(`column ${2 * MOST_TERMS}: at most ${MOST_TERMS} terms`);
  });
});

describe('the limits', () => {
  it('are those of the dice pack', () => {
    expect(() => parseExpression(`${MOST_DICE_IN_ROLL}d${MOST_SIDES}`)).not.toThrow();
    expect(() => parseExpression(`${MOST_DICE_IN_ROLL + 1}d${MOST_SIDES}`)).toThrow();
    expect(() => parseExpression(`${MOST_DICE_IN_ROLL}d${MOST_SIDES + 1}`)).toThrow();
  });
});
