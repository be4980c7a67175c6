// Rolls of expressions: totals with given dice, what a given die may show, and that drawn dice give the same totals when given.
import { describe, expect, it } from 'vitest';
import { loadDice } from '../../wasm-core/bindings/load.ts';
import { parseExpression } from './expression.ts';
import { GivenDiceError, rollTerms } from './roll.ts';

const dice = loadDice();
dice.seed(1);
const roll = (text: string, ...given: number[]) => rollTerms(parseExpression(text), dice, given);

describe('given dice', () => {
  it.each([
    ['2d20kh1', [18, 9], 18, 'C016: the dropped die does not count'],
    ['2d20kh1+5', [12, 17], 22, 'C017: a bonus does not switch off the drop'],
    ['5+2d20kh1', [12, 17], 22, 'nor does it when it comes first'],
    ['2d20kl1+5', [12, 17], 17, 'the lowest'],
    ['d4+d6', [3, 5], 8, 'C025: no count is one die'],
    ['9+2d6', [2, 3], 14, 'C026: a constant may come first'],
    ['2d6+9', [2, 3], 14, 'or last'],
    ['4d6kh3', [1, 6, 4, 4], 14, 'best three of four'],
    ['4d6kl1', [2, 2, 2, 2], 2, 'one of equal dice'],
    ['-2d6', [2, 3], -5, 'a negative term'],
    ['d6-d6', [2, 5], -3, 'a total below zero'],
    ['10-2d6kh1', [2, 5], 5, 'the kept die is taken off'],
    ['7', [], 7, 'no dice at all'],
    ['d1000', [1000], 1000, 'the largest die'],
  ])('%s of %j is %i (%s)', (text, given, total) => {
    expect(roll(text, ...given).total).toBe(total);
  });

  it('stand in the result in the order given, each with its sides and whether it counts', () => {
    expect(roll('2d20kh1+3-d4+2d6', 12, 17, 4, 6, 1)).toEqual({
      total: 17 + 3 - 4 + 7,
      dice: [
        { sides: 20, face: 12, kept: false },
        { sides: 20, face: 17, kept: true },
        { sides: 4, face: 4, kept: true },
        { sides: 6, face: 6, kept: true },
        { sides: 6, face: 1, kept: true },
      ],
      terms: ['+ (12) 17', '+ 3', '- 4', '+ 6 1'],
    });
  });

  it('are used up from the front, and what is left stays for the next roll', () => {
    const given = [1, 2, 3, 4, 5];
    const terms = parseExpression('2d6');
    expect(rollTerms(terms, dice, given).total).toBe(3);
    expect(rollTerms(terms, dice, given).total).toBe(7);
    expect(given).toEqual([5]);
    expect(() => rollTerms(terms, dice, given)).toThrow('1 more dice of 6 sides are wanted in --dice');
  });

  it.each([
    ['3d6', [1, 2], '1 more dice of 6 sides are wanted in --dice'],
    ['d6+2d8', [1], '2 more dice of 8 sides are wanted in --dice'],
    ['2d6', [1, 7], '--dice: a die of 6 sides shows 1 to 6, not 7'],
    ['2d6', [0, 1], '--dice: a die of 6 sides shows 1 to 6, not 0'],
    ['d6+d4', [5, 5], '--dice: a die of 4 sides shows 1 to 4, not 5'],
  ])('that do not fit %s are refused: %j', (text, given, message) => {
    expect(() => roll(text, ...given)).toThrow(new GivenDiceError(message));
  });
});

describe('drawn dice', () => {
  const TEXTS = ['4d6kh3', '2d20kl1+5', '3d8-2d4kh1', 'd100', '9+2d6', '100d1000kh50', '1d1', '20d6kl7-3'];

  it.each(TEXTS)('of %s are faces of their dice, and give the same roll when they are given', text => {
    const terms = parseExpression(text);
    for (let i = 0; i < 200; i++) {
      const drawn = rollTerms(terms, dice);
      for (const { face, sides } of drawn.dice) expect(face >= 1 && face <= sides).toBe(true);
      const given = drawn.dice.map(die => die.face);
      expect(rollTerms(terms, dice, given)).toEqual(drawn);
      expect(given).toEqual([]);
    }
  });

  it('take one die after the other from the generator, whatever is kept', () => {
    const single = loadDice();
    single.seed(77);
    dice.seed(77);
    const { dice: rolled } = rollTerms(parseExpression('3d6kh1+2d20-4'), dice);
    expect(rolled.map(die => die.face)).toEqual([6, 6, 6, 20, 20].map(sides => single.draw(sides)));
  });
});
