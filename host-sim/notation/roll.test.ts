// Rolls of expressions: totals with given dice, what is told of them, limits, and agreement with a slow reference.
// Case ids (C016 ...) name complaints about other dice rollers that must not come true here.
import { describe, expect, it } from 'vitest';
import { loadDice } from '../../wasm-core/bindings/load.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { ReferenceDice } from '../../wasm-core/dice/reference-for-tests.ts';
import { ReferenceRoll } from './reference-for-tests.ts';
import { GivenDiceError, prepareRoll, roll as rollPrepared } from './roll.ts';
import { poolsOf } from './tree.ts';

const dice = loadDice();
dice.seed(1);
const roll = (text: string, ...given: number[]) => rollPrepared(prepareRoll(text), dice, given);

describe('given dice', () => {
  it.each([
    ['2d20kh1', [18, 9], 18, '18 (9)', 'C016: the dropped die does not count'],
    ['2d20kh1+5', [12, 17], 22, '(12) 17 + 5', 'C017: a bonus does not switch off the drop'],
    ['5+2d20kh1', [12, 17], 22, '5 + (12) 17', 'nor does it when it comes first'],
    ['2d20kl1+5', [12, 17], 17, '12 (17) + 5', 'the lowest'],
    ['d4+d6', [3, 5], 8, '3 + 5', 'C025: no count is one die'],
    ['9+2d6', [2, 3], 14, '9 + 2 3', 'C026: a constant may come first'],
    ['2d6+9', [2, 3], 14, '2 3 + 9', 'or last'],
    ['1d6+12', [3], 15, '3 + 12', 'C034: the total is told, not only the face'],
    ['1*2-3', [], -1, '1 * 2 - 3', 'C023: precedence'],
    ['1-2*3', [], -5, '1 - 2 * 3', 'C023: precedence'],
    ['4d6kh3', [1, 6, 4, 4], 14, '(1) 6 4 4', 'best three of four'],
    ['4d6kl1', [2, 2, 2, 2], 2, '2 (2) (2) (2)', 'one of equal dice'],
    ['3d6kh2dl1', [4, 2, 2], 6, '4 2 (2)', 'C007: of equal dice one goes'],
    ['3d6kh2dl1', [2, 4, 5], 9, '(2) 4 5', 'C008: a die is dropped once'],
    ['4d6dl1dh1', [4, 4, 4, 4], 8, '(4) 4 4 (4)', 'one at each end'],
    ['2d6!kh1', [6, 3, 4], 6, '6!(4) (3)', 'C010: what an explosion added is a die like the others'],
    ['2d6!!', [4, 6, 6, 2], 18, '4 6!6!2=14', 'C011: added together'],
    ['2d6!!kh1', [4, 6, 6, 2], 14, '(4) 6!6!2=14', 'C011: the highest of added dice'],
    ['2d6!!kl1', [4, 6, 6, 2], 4, '4 (6!6!2=14)', 'C011: the lowest'],
    ['d10!', [10, 10, 3], 23, '10!10!3', 'C013: an explosion explodes again'],
    ['d6!p', [6, 6, 3], 13, '6!6-1!3-1', 'each added die counts one less'],
    ['d6!>=5', [5, 1], 6, '5!1', 'a compare point'],
    ['4d6ro4', [1, 4, 2, 6, 3], 12, '1 4→3 2 6', 'C004: only the named face'],
    ['3d10ro1', [1, 5, 7, 1], 13, '1→1 5 7', 'C014: once is once'],
    ['2d5ro<3', [1, 2, 1, 3], 4, '1→1 2→3', 'C019: each in its place'],
    ['d4ro1ro4', [1, 2], 2, '1→2', 'C020: several faces add up'],
    ['d6ro<=3', [1, 2], 2, '1→2', 'C035: only once'],
    ['d6r<=3', [1, 2, 5], 5, '1→2→5', 'until it fits'],
    ['5d6>=5', [5, 6, 1, 2, 4], 2, '5✓ 6✓ 1 2 4', 'successes'],
    ['5d6>=5f1', [5, 6, 1, 1, 1], -1, '5✓ 6✓ 1✗ 1✗ 1✗', 'less failures'],
    ['4d6!>=5', [6, 5, 1, 2, 6, 5, 4, 3], 32, '6!6!4 5!5!3 1 2', 'the compare point of the explosion, not a count'],
    ['-2d6', [2, 3], -5, '- 2 3', 'a negative term'],
    ['d6-d6', [2, 5], -3, '2 - 5', 'a total below zero'],
    ['10-2d6kh1', [2, 5], 5, '10 - (2) 5', 'the kept die is taken off'],
    ['-7/2', [], -4, '- 7 / 2', 'division rounds down, below zero too'],
    ['7/2', [], 3, '7 / 2', 'division rounds down'],
    ['(2d6+1)*10', [2, 3], 60, '(2 3 + 1) * 10', 'parentheses'],
    ['2d6*10', [2, 3], 50, '(2 3) * 10', 'a pool under a sign'],
    ['d66', [3, 5], 35, '35', 'two dice as digits'],
    ['4dF', [-1, 0, 1, 1], 1, '-1 0 1 1', 'fudge dice'],
    ['d%', [100], 100, '100', '1 to 100'],
    ['d00', [0], 0, '0', '0 to 99'],
    ['2d6[Fire] + 3 [Strength]', [2, 3], 8, '2 3 [Fire] + 3 [Strength]', 'labels'],
    ['7', [], 7, '7', 'no dice at all'],
    ['d1000', [1000], 1000, '1000', 'the largest die'],
  ])('%s of %j is %i, told as %s (%s)', (text, given, total, told) => {
    const rolled = roll(text, ...given);
    expect(rolled.total).toBe(total);
    expect(rolled.text).toBe(told);
    expect(rolled.limited).toBe(false);
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
      text: '(12) 17 + 3 - 4 + 6 1',
      limited: false,
    });
    expect(roll('2d6r1!>=5', 1, 6, 2, 4).dice).toEqual([
      { sides: 6, face: 1, kept: false, rerolled: true },
      { sides: 6, face: 6, kept: true },
      { sides: 6, face: 2, kept: true },
      { sides: 6, face: 4, kept: true, added: true },
    ]);
  });

  it('are used up from the front, and what is left stays for the next roll', () => {
    const given = [1, 2, 3, 4, 5];
    const prepared = prepareRoll('2d6');
    expect(rollPrepared(prepared, dice, given).total).toBe(3);
    expect(rollPrepared(prepared, dice, given).total).toBe(7);
    expect(given).toEqual([5]);
    expect(() => rollPrepared(prepared, dice, given)).toThrow(GivenDiceError);
  });

  it.each([
    ['3d6', [1, 2], '--dice: one more face is wanted: a die of 6 sides shows 1 to 6'],
    ['d6+2d8', [1], '--dice: one more face is wanted: a die of 8 sides shows 1 to 8'],
    ['d6!', [6], '--dice: one more face is wanted: a die of 6 sides shows 1 to 6'],
    ['2d6', [1, 7], '--dice: a die of 6 sides shows 1 to 6, not 7'],
    ['2d6', [0, 1], '--dice: a die of 6 sides shows 1 to 6, not 0'],
    ['d6+d4', [5, 5], '--dice: a die of 4 sides shows 1 to 4, not 5'],
    ['d00', [100], '--dice: a die of 100 sides shows 0 to 99, not 100'],
    ['dF', [2], '--dice: a die of 3 sides shows -1 to 1, not 2'],
    ['2d6', [70000, 1], '--dice: a die of 6 sides shows 1 to 6, not 70000'],
  ])('that do not fit %s are refused: %j', (text, given, message) => {
    expect(() => roll(text, ...given)).toThrow(new GivenDiceError(message));
  });
});

describe('a limit', () => {
  it('ends explosions that never stop, with a mark, and the sum is that of all dice (C002)', () => {
    const rolled = roll('d6!', ...Array<number>(map.MOST_DRAWN + 5).fill(6));
    expect(rolled.limited).toBe(true);
    expect(rolled.dice).toHaveLength(map.MOST_DRAWN);
    expect(rolled.total).toBe(6 * map.MOST_DRAWN);
  });

  it('ends a search for a rare face, with a mark (C005)', () => {
    const rolled = roll('d1000r>1', ...Array<number>(map.MOST_DRAWN).fill(7));
    expect(rolled.limited).toBe(true);
    expect(rolled.dice).toHaveLength(map.MOST_DRAWN);
    expect(rolled.total).toBe(7);
  });

  it('ends a compounded die before it outgrows its place', () => {
    const rolled = roll('2d1000!!>1', ...Array<number>(100).fill(1000));
    expect(rolled.limited).toBe(true);
    expect(rolled.total).toBe(2 * 32_000);
  });

  it('never takes dice from those that were asked for', () => {
    const rolled = roll('50d6!+50d6', ...Array<number>(200).fill(6));
    expect(rolled.limited).toBe(true);
    expect(rolled.total).toBe(6 * map.MOST_DRAWN);
  });
});

const TEXTS = [
  '4d6kh3',
  '2d20kl1+5',
  '3d8-2d4kh1',
  'd100',
  '9+2d6',
  '100d1000kh50',
  '1d1',
  '20d6kl7-3',
  '6d6!',
  '6d6!!kh2',
  '5d4!p>=3',
  '8d6r<3',
  '8d6ro1ro6dl2',
  '10d10>=7f1',
  '10d10!10>=7f<=2',
  '6d6!!ro<3dh1dl1',
  '4dF*3',
  '(d6+d8)*d4-100/(d4+1)',
  '3d66+d00',
  '5d6!>4r1kh3>=4',
];

describe('drawn dice', () => {
  it.each(TEXTS)('of %s are faces of their dice, and give the same roll when they are given', text => {
    const prepared = prepareRoll(text);
    for (let i = 0; i < 200; i++) {
      const drawn = rollPrepared(prepared, dice);
      const given = drawn.dice.map(die => die.face);
      expect(rollPrepared(prepared, dice, given)).toEqual(drawn);
      expect(given).toEqual([]);
    }
  });

  it.each(TEXTS)('of %s come to what a slow reference makes of them', text => {
    const prepared = prepareRoll(text);
    const asked = poolsOf(prepared.root).reduce((sum, pool) => sum + pool.count, 0);
    const reference = new ReferenceDice();
    dice.seed(2024);
    reference.seed(2024);
    for (let i = 0; i < 500; i++) {
      const slow = new ReferenceRoll(asked, (count, sides, lowest) =>
        reference.faces(count, sides).map(face => face + lowest - 1),
      );
      const total = slow.total(prepared.root);
      const rolled = rollPrepared(prepared, dice);
      if (rolled.total !== total || rolled.limited !== slow.limited)
        expect.fail(`roll ${i} of ${text}: ${rolled.text} came to ${rolled.total}, not ${total}`);
    }
  });

  it('take one pool after the other from the generator, and what is added after all dice of its pool, whatever is kept', () => {
    const reference = new ReferenceDice();
    reference.seed(77);
    dice.seed(77);
    const { dice: rolled } = rollPrepared(prepareRoll('3d6kh1+2d20-4+d2!'), dice);
    const expected = [...reference.faces(3, 6), ...reference.faces(2, 20)];
    do expected.push(reference.face(2));
    while (expected.at(-1) === 2);
    expect(rolled.map(die => die.face)).toEqual(expected);
  });
});

describe('each rule behind a die', () => {
  const plain = [1, 6, 6, 2, 4, 3, 5, 1];
  const total = (rule: string) => {
    const used = plain.slice();
    return rollPrepared(prepareRoll(`4d6${rule}`), dice, used).total;
  };
  it.each(['r', 'ro', '!', '!!', '!p', 'kh3', 'kl3', 'dh1', 'dl1', '>=5', '>=5f1'])(
    '%s changes what comes out (C032)',
    rule => {
      expect(total(rule)).not.toBe(total(''));
    },
  );
});

describe('percentile dice', () => {
  it.each([
    ['d%', 1],
    ['d00', 0],
  ])('%s show every one of a hundred faces from %i, and no other (C037, C040)', (text, lowest) => {
    const prepared = prepareRoll(text);
    for (let face = lowest; face < lowest + 100; face++) expect(rollPrepared(prepared, dice, [face]).total).toBe(face);
    const seen = new Set(Array.from({ length: 1000 }, () => rollPrepared(prepared, dice).total));
    expect(seen.size).toBeGreaterThan(90);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(lowest);
    expect(Math.max(...seen)).toBeLessThan(lowest + 100);
  });
});
