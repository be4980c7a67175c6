// Which roll expressions are read, as what, and where the others are wrong.
// Case ids (C022 ...) name complaints about other dice rollers that must not come true here.
import { describe, expect, it } from 'vitest';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { ExpressionError, MOST_CONSTANT, MOST_REPEATS, MOST_TERMS, parseExpression } from './expression.ts';
import { prepareRoll } from './roll.ts';
import type { Node } from './tree.ts';

const KINDS = new Map(
  Object.entries({
    [map.REROLL]: 'r',
    [map.REROLL_ONCE]: 'ro',
    [map.EXPLODE]: '!',
    [map.COMPOUND]: '!!',
    [map.PENETRATE]: '!p',
    [map.KEEP_HIGHEST]: 'kh',
    [map.KEEP_LOWEST]: 'kl',
    [map.DROP_HIGHEST]: 'dh',
    [map.DROP_LOWEST]: 'dl',
    [map.COUNT_SUCCESS]: 'count',
    [map.COUNT_FAILURE]: 'fail',
  }),
);

/** A tree as one line: signs before their two sides, pools with every figure said. */
function written(node: Node): string {
  const label = node.label === undefined ? '' : `[${node.label}]`;
  switch (node.kind) {
    case 'constant':
      return node.value + label;
    case 'digits':
      return `${node.count}digits${node.sides}${label}`;
    case 'negative':
      return `(neg ${written(node.of)})${label}`;
    case 'pair':
      return `(${node.sign} ${written(node.left)} ${written(node.right)})${label}`;
    case 'dice': {
      const { count, sides, lowest, modifiers } = node.pool;
      const rules = modifiers.map(({ kind, first, last }) => ` ${KINDS.get(`${kind}`)} ${first}..${last}`).join('');
      return `${count}d${sides}${lowest === 1 ? '' : ` from ${lowest}`}${rules}${label}`;
    }
  }
}
const read = (text: string) => written(parseExpression(text).root);

describe('an expression is read', () => {
  it.each([
    ['2d6', '2d6'],
    ['d20', '1d20'],
    ['1d1', '1d1'],
    ['100d1000', '100d1000'],
    ['4d6kh3', '4d6 kh 3..0'],
    ['4d6kl3', '4d6 kl 3..0'],
    ['2d20kh', '2d20 kh 1..0'],
    ['4d6dl1', '4d6 dl 1..0'],
    ['4d6dh', '4d6 dh 1..0'],
    ['4d6dl1dh1', '4d6 dl 1..0 dh 1..0'],
    ['D6', '1d6'],
    ['4D6KH3', '4d6 kh 3..0'],
    ['7', '7'],
    ['0', '0'],
    ['010d06', '10d6'],
    ['d%', '1d100'],
    ['d00', '1d100 from 0'],
    ['d100', '1d100'],
    ['4dF', '4d3 from -1'],
    ['d66', '1digits6'],
    ['2d66', '2digits6'],
    ['d666', '1d666'],
    ['d6!', '1d6 ! 6..6'],
    ['d6!!', '1d6 !! 6..6'],
    ['d6!p', '1d6 !p 6..6'],
    ['d6!5', '1d6 ! 5..5'],
    ['d6!>=5', '1d6 ! 5..32767'],
    ['d6!p<3', '1d6 !p -32767..2'],
    ['d00!', '1d100 from 0 ! 99..99'],
    ['d6r', '1d6 r 1..1'],
    ['d6r<3', '1d6 r -32767..2'],
    ['d6ro<=2', '1d6 ro -32767..2'],
    ['d4r1ro4', '1d4 r 1..1 ro 4..4'],
    ['4dFr=-1', '4d3 from -1 r -1..-1'],
    ['5d6>=5', '5d6 count 5..32767'],
    ['5d6=6', '5d6 count 6..6'],
    ['5d6>4f1', '5d6 count 5..32767 fail 1..1'],
    ['5d6>4f<=2', '5d6 count 5..32767 fail -32767..2'],
    ['4d6!kh2>=5', '4d6 ! 6..6 kh 2..0 count 5..32767'],
    ['2d6+9', '(+ 2d6 9)'],
    ['9+2d6', '(+ 9 2d6)'],
    ['d4+d6', '(+ 1d4 1d6)'],
    ['1*2-3', '(- (* 1 2) 3)'],
    ['1-2*3', '(- 1 (* 2 3))'],
    ['1-2-3', '(- (- 1 2) 3)'],
    ['8/4/2', '(/ (/ 8 4) 2)'],
    ['2*(3+4)', '(* 2 (+ 3 4))'],
    ['( 2d6 + 1 ) * 10', '(* (+ 2d6 1) 10)'],
    ['-2d6', '(neg 2d6)'],
    ['-2d6*3', '(* (neg 2d6) 3)'],
    ['3*(-d4)', '(* 3 (neg 1d4))'],
    ['- 3 + d4', '(+ (neg 3) 1d4)'],
    ['2d6[Slash]+3[Strength]', '(+ 2d6[Slash] 3[Strength])'],
    ['(2d6+1)[both]', '(+ 2d6 1)[both]'],
    ['  2d6  +  3  ', '(+ 2d6 3)'],
    [`${MOST_CONSTANT}`, `${MOST_CONSTANT}`],
  ])('%s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  it('without a count as one die (C025), and with its terms in any order (C026)', () => {
    expect(read('d4+d6')).toBe(read('1d4+1d6'));
    expect(read('9+2d6')).toBe('(+ 9 2d6)');
  });

  it('with a compare point in place of the usual one, not beside it (C004)', () => {
    expect(read('4d6ro4')).toBe('4d6 ro 4..4');
  });

  it.each([
    ['6x4d6kh3', 6, '4d6 kh 3..0'],
    ['6 x 4d6', 6, '4d6'],
    ['2X(d6+1)', 2, '(+ 1d6 1)'],
    ['6', 1, '6'],
    [`${MOST_REPEATS}xd6`, MOST_REPEATS, '1d6'],
  ])('repeated: %s', (text, times, tree) => {
    expect(parseExpression(text).times).toBe(times);
    expect(read(text)).toBe(tree);
  });

  it(`with up to ${MOST_TERMS} terms`, () => {
    expect(() => parseExpression(Array(MOST_TERMS).fill('1').join('+'))).not.toThrow();
  });
});

describe('an expression is refused, with the column', () => {
  const NEITHER = 'dice such as 2d6 or a number are wanted';
  const SIGN = 'a sign such as + is wanted';
  const SIDES = 'the number of sides is wanted after d';
  it.each([
    ['', 'expected', 1, NEITHER],
    ['   ', 'expected', 4, NEITHER],
    ['x', 'expected', 1, NEITHER],
    ['+2d6', 'expected', 1, NEITHER],
    ['2d6+', 'expected', 5, NEITHER],
    ['2d6 + ', 'expected', 7, NEITHER],
    ['2d6++3', 'expected', 5, NEITHER],
    ['2d6+-3', 'expected', 5, NEITHER],
    ['--3', 'expected', 2, NEITHER],
    ['kh1', 'expected', 1, NEITHER],
    ['()', 'expected', 2, NEITHER],
    ['(2d6', 'expected', 5, ') is wanted'],
    ['(2d6;', 'expected', 5, 'a sign or ) is wanted'],
    ['2d6)', 'expected', 4, SIGN],
    ['2d6[fire', 'expected', 9, '] is wanted at the end of the label'],
    ['٣d6', 'expected', 1, NEITHER],
    ['d', 'expected', 2, SIDES],
    ['3d', 'expected', 3, SIDES],
    ['3d-6', 'expected', 3, SIDES],
    ['1d 6', 'expected', 3, SIDES],
    ['0d6', 'range', 1, 'number of dice: 1 to 100, not 0'],
    ['101d6', 'range', 1, 'number of dice: 1 to 100, not 101'],
    ['2+101d6', 'range', 3, 'number of dice: 1 to 100, not 101'],
    ['2d0', 'range', 3, 'sides of a die: 1 to 1000, not 0'],
    ['d1001', 'range', 2, 'sides of a die: 1 to 1000, not 1001'],
    ['4d6kh0', 'range', 6, 'dice kept: 1 to 4, not 0'],
    ['4d6kl5', 'range', 6, 'dice kept: 1 to 4, not 5'],
    ['4d6dl4', 'range', 6, 'dice dropped: 1 to 3, not 4'],
    ['d6dl1', 'range', 5, "dice dropped: one die alone can't be dropped"],
    ['1d6 + 4d6kh5', 'range', 12, 'dice kept: 1 to 4, not 5'],
    ['10001', 'range', 1, 'a constant: 0 to 10000, not 10001'],
    ['2d6-10001', 'range', 5, 'a constant: 0 to 10000, not 10001'],
    ['d6!>10001', 'range', 5, 'a face to compare with: -10000 to 10000, not 10001'],
    ['0xd6', 'range', 1, 'repetitions: 1 to 100, not 0'],
    ['101xd6', 'range', 1, 'repetitions: 1 to 100, not 101'],
    ['4d6kh3kl1', 'conflict', 7, 'kh and kl exclude each other'],
    ['4d6kl1kh3', 'conflict', 7, 'kh and kl exclude each other'],
    ['4d6kh1kh2', 'conflict', 7, 'this is said twice'],
    ['4d6dl2dh2', 'conflict', 4, 'no die would be left'],
    ['4d6kh1dh1', 'conflict', 4, 'no die would be left'],
    ['d6!!!', 'conflict', 5, 'a die explodes in one way only'],
    ['5d6>=5>=6', 'conflict', 7, 'this is said twice'],
    ['d6r1r2r3r4r5ro1ro2', 'limit', 16, 'at most 6 rules for rolling again'],
    ['d6!>', 'expected', 5, 'a number is wanted after >'],
    ['5d6f1', 'expected', 6, 'failures are counted beside successes only: a compare point such as >=5 is wanted'],
    ['5d6>4f', 'expected', 7, 'a face is wanted after f'],
    ['d1!', 'endless', 3, 'every face would be rolled on: it could never end'],
    ['d6r<=6', 'endless', 3, 'every face would be rolled on: it could never end'],
    ['d6r<4!>3', 'endless', 3, 'every face would be rolled on: it could never end'],
    ['2d6x', 'expected', 4, SIGN],
    ['2d6k3', 'expected', 4, SIGN],
    ['2d6+1.5', 'expected', 6, SIGN],
    ['2d6,3', 'expected', 4, SIGN],
    ['2d6\n', 'expected', 4, SIGN],
    ['2d6\t+1', 'expected', 4, SIGN],
    ['2d6 3', 'expected', 4, SIGN],
    ['4d6 kh3', 'expected', 4, SIGN],
    ['1e3', 'expected', 2, SIGN],
    ['2d6/0', 'zero', 5, 'a divisor that can never be zero is wanted'],
    ['9/(d6-3)', 'zero', 3, 'a divisor that can never be zero is wanted'],
    ['10000*10000*11', 'range', 12, 'totals from -1000000000 to 1000000000: this could pass them'],
    ['1-(1-(1-(1-(1-(1-(1-(1-1)))))))', 'limit', 24, 'parentheses nest at most 8 deep'],
  ] as const)('%j: %s at %i', (text, code, column, wanted) => {
    let error: unknown;
    try {
      prepareRoll(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ExpressionError);
    expect(error).toMatchObject({ code, column, wanted, message: `column ${column}: ${wanted}` });
  });

  it('of the blank within a term: 1 d6 is not quietly 1d6, nor 1 and a lost d6 (C022)', () => {
    expect(() => parseExpression('1 d6')).toThrow('column 2: a sign such as + is wanted');
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
    const told = (count: number) => `at most ${map.MOST_DICE_IN_ROLL} dice in a roll, not ${count}`;
    expect(() => parseExpression('100d6+5d8')).toThrow(told(105));
    expect(() => parseExpression('50d6-51d6kl1')).toThrow(told(101));
  });

  it(`that has more than ${MOST_TERMS} terms`, () => {
    const text = Array(MOST_TERMS + 1)
      .fill('1')
      .join('+');
    expect(() => parseExpression(text)).toThrow(`column ${2 * MOST_TERMS + 1}: at most ${MOST_TERMS} terms`);
  });
});

describe('the limits', () => {
  it('are those of the dice pack', () => {
    expect(() => parseExpression(`${map.MOST_DICE_IN_ROLL}d${map.MOST_SIDES}`)).not.toThrow();
    expect(() => parseExpression(`${map.MOST_DICE_IN_ROLL + 1}d${map.MOST_SIDES}`)).toThrow();
    expect(() => parseExpression(`${map.MOST_DICE_IN_ROLL}d${map.MOST_SIDES + 1}`)).toThrow();
  });
});
