// The odds are exact: they agree with closed forms, with every case counted out by rolling it, and their sums are whole.
import { describe, expect, it } from 'vitest';
import { GivenFaceError } from '../../wasm-core/bindings/dice.ts';
import { findProcedure, loadDice, loadOdds } from '../../wasm-core/bindings/load.ts';
import { isRuleError } from '../../wasm-core/bindings/pack.ts';
import { prepareRoll } from '../notation/roll.ts';
import { type Distribution, remainderOf, sorted, TooLargeError } from './distribution.ts';
import { expressionOdds } from './expression.ts';
import { procedureOdds } from './procedure.ts';

const dice = loadDice();

/** Every case of an expression, each counted by having the dice pack add up its faces; cases of more dice than `deepest` are left out. */
function countedOut(text: string, deepest = 12): Map<number, number> {
  const { program } = prepareRoll(text);
  const shares = new Map<number, number>();
  const go = (faces: readonly number[], share: number): void => {
    try {
      const { total } = dice.rollProgram(program, faces);
      shares.set(total, (shares.get(total) ?? 0) + share);
    } catch (error) {
      if (!(error instanceof GivenFaceError)) throw error;
      if (faces.length === deepest) return;
      const { sides, lowest } = error;
      for (let face = lowest; face < lowest + sides; face++) go([...faces, face], share / sides);
    }
  };
  go([], 1);
  return shares;
}

const share = (count: bigint, { denominator }: Distribution) => Number((count * 10n ** 15n) / denominator) / 1e15;

function mean(odds: Distribution): number {
  const sum = sorted(odds).reduce((all, [value, count]) => all + BigInt(value) * count, 0n);
  return share(sum * 1000n, odds) / 1000;
}

describe('the odds of an expression', () => {
  it.each([
    '3d6',
    '4d6kh3',
    '4d6kl1',
    '4d6dl1dh1',
    '5d4dh2',
    '3d6kh2dl1',
    '2d20kh1+5',
    'd6-d4',
    '2d4*d4',
    '(d6+d8)/(d4+1)',
    '-2d4/3',
    '3d6>=5f1',
    '4d6kh2>=5f<=2',
    '3d6ro1',
    '3d6ro<3kh2',
    '2d66',
    '4dF',
    '3dF>=0f=-1',
    'd00',
    '7',
  ])('of %s are those of every case counted out', text => {
    const odds = expressionOdds(text);
    const counted = countedOut(text);
    expect(sorted(odds).map(([value]) => value)).toEqual([...counted.keys()].sort((a, b) => a - b));
    for (const [value, count] of odds.cases) expect(share(count, odds)).toBeCloseTo(counted.get(value)!, 12);
    expect(remainderOf(odds)).toBe(0n);
  });

  it.each([
    ['d4!', 10],
    ['2d4!kh1', 8],
    ['2d4!kl1', 8],
    ['2d3!dl1', 9],
    ['2d3!kh2dl1', 9],
    ['2d3!kl2dh1', 9],
    ['2d4!!', 8],
    ['2d4!!kh1', 8],
    ['2d4!p', 8],
    ['2d4!p>2kl1', 9],
    ['3d3!3>=2f1', 9],
    ['2d4!!>=5', 8],
    ['2d4r1!', 8],
    ['2d3ro1!kh1', 9],
    ['2d6r<3', 9],
  ])('of %s are those of every case of up to %i dice, and no more than the rest can add', (text, deepest) => {
    const odds = expressionOdds(text);
    const counted = countedOut(text, deepest);
    const left = 1 - [...counted.values()].reduce((sum, part) => sum + part, 0);
    for (const [value, part] of counted) {
      const exact = share(odds.cases.get(value) ?? 0n, odds);
      expect(exact).toBeGreaterThanOrEqual(part - 1e-6);
      expect(exact).toBeLessThanOrEqual(part + left + 1e-6);
    }
  });

  it.each([
    ['10d6', 35],
    ['3d8+2', 15.5],
    ['2d20kh1', 13.825],
    ['2d20kl1', 7.175],
    ['4d6kh3', 15869 / 1296],
    ['d100', 50.5],
    ['d00', 49.5],
    ['4dF', 0],
    ['d6ro1', 3.5 + (3.5 - 1) / 6],
    ['d6r1', 4],
    ['10d10>=7', 4],
    ['d6!', 4.2],
    ['d6!p', 3.5 + (3.5 - 1) / 5],
    ['100d6', 350],
  ])('of %s have the mean %d of its closed form', (text, expected) => {
    expect(mean(expressionOdds(text))).toBeCloseTo(expected, 6);
  });

  it('of exploding dice leave out, and tell, what lies beyond the depth counted', () => {
    const odds = expressionOdds('d6!');
    expect(remainderOf(odds)).toBe(1n);
    expect(odds.denominator).toBe(6n ** 13n);
  });

  it('beyond what is counted are refused, not guessed', () => {
    expect(() => expressionOdds('100d1000')).toThrow(TooLargeError);
    expect(() => expressionOdds('40d100!kh20')).toThrow(/its odds are beyond what is counted here/);
  });

  it('of what can never be rolled are refused as the roll is', () => {
    expect(() => expressionOdds('d1!')).toThrow('column 3: every face would be rolled on');
    expect(() => expressionOdds('9/(d6-3)')).toThrow('column 3: a divisor that can never be zero');
  });
});

describe('the odds pack', () => {
  const pack = loadOdds();
  it.each([
    '3d6',
    '4d6kh3',
    '4d6kl1',
    '4d6dl1dh1',
    '5d4dh2',
    '3d6kh2dl1',
    '2d20kh1+5',
    'd6-d4',
    '2d4*d4',
    '(d6+d8)/(d4+1)',
    '-2d4/3',
    '5d6>=5f1',
    '4d6kh2>=5f<=2',
    '3d6ro1',
    '3d6ro<3kh2',
    '3d6r<3kh2',
    '2d66',
    '4dF',
    '3dF>=0f=-1',
    'd00',
    '7',
    '4d100',
    '2d100kl1',
    '11d6',
    '10d8>=6',
    '2d6-2d6',
    'd20+d4-1',
  ])('counts %s as the host does', text => {
    const host = expressionOdds(text);
    const { low, weights, cases } = pack.count(prepareRoll(text).program)!;
    expect(BigInt(cases)).toBe(host.denominator);
    expect(weights.flatMap((weight, i) => (weight === 0 ? [] : [[low + i, BigInt(weight)]]))).toEqual(sorted(host));
  });
});

describe('the odds of a procedure', () => {
  const odds = (name: string, input: Record<string, unknown>) => {
    const { pack, id } = findProcedure(name)!;
    return procedureOdds(pack, id, input);
  };

  it('are those of its dice: d6rounds.attack hits as often as its own odds say', () => {
    const input = { strike: 12, dodge: 9, rangeMetres: 3, damage: 20, endurance: 14, poolMax: 20, pool: 15 };
    const walked = odds('d6rounds.attack', input);
    if (isRuleError(walked as never)) throw new Error('refused');
    const { outputs } = walked as Exclude<typeof walked, { readonly error: string }>;
    const { pack, id } = findProcedure('d6rounds.attackOdds')!;
    const { poolMax: _, pool: __, ...plain } = input;
    const told = pack.call(id, plain).out as Record<string, number>;
    const hits = outputs.get('hit')!;
    expect(Number(hits.cases.get('true')) / Number(hits.denominator)).toBeCloseTo(
      told.hitNumerator! / told.hitDenominator!,
      12,
    );
  });

  it('with bad figures are the rule’s own error', () => {
    expect(odds('d6rounds.skillRoll', { level: -1 })).toEqual({ error: 'range', field: 'level' });
  });

  it('take given dice as they are', () => {
    const walked = odds('d6rounds.skillRoll', { level: 3, dice: [4] });
    const { outputs } = walked as Exclude<typeof walked, { readonly error: string }>;
    for (const { cases } of outputs.values()) expect(cases.size).toBe(1);
  });
});
