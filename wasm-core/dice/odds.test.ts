// The odds pack counts exactly what the host counts, for every expression small enough for it, and says when one is not.
import { describe, expect, it } from 'vitest';
import { loadOdds } from '../bindings/load.ts';
import { constantStep, type Modifier, type Pool, poolStep } from '../bindings/roll-program.ts';
import * as map from './dice-map.ts';

const odds = loadOdds();

const pool = (count: number, sides: number, ...modifiers: Modifier[]): Pool => ({ count, sides, lowest: 1, modifiers });
const program = (...steps: (number | number[])[]) => Uint8Array.from(steps.flat());
const one = (...args: Parameters<typeof pool>) => program(poolStep(pool(...args)));
const keep = (kind: number, first: number): Modifier => ({ kind, first, last: 0 });
const faces = (kind: number, first: number, last = first): Modifier => ({ kind, first, last });

describe('the odds pack', () => {
  it('counts 2d6', () => {
    expect(odds.count(one(2, 6))).toEqual({ low: 2, weights: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], cases: 36 });
  });

  it('counts the best three of four d6 as the printed table has them', () => {
    expect(odds.count(one(4, 6, keep(map.KEEP_HIGHEST, 3)))).toEqual({
      low: 3,
      weights: [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21],
      cases: 1296,
    });
  });

  it('counts advantage', () => {
    const counted = odds.count(one(2, 20, keep(map.KEEP_HIGHEST, 1)))!;
    expect(counted.weights).toEqual(Array.from({ length: 20 }, (_, i) => 2 * i + 1));
  });

  it('counts what is rolled again', () => {
    expect(odds.count(one(1, 6, faces(map.REROLL, 1)))).toEqual({ low: 2, weights: [1, 1, 1, 1, 1], cases: 5 });
    expect(odds.count(one(1, 6, faces(map.REROLL_ONCE, 1)))).toEqual({
      low: 1,
      weights: [1, 7, 7, 7, 7, 7],
      cases: 36,
    });
  });

  it('counts successes less failures', () => {
    const counted = odds.count(one(2, 6, faces(map.COUNT_SUCCESS, 5, 6), faces(map.COUNT_FAILURE, 1)));
    expect(counted).toEqual({ low: -2, weights: [1, 6, 13, 12, 4], cases: 36 });
  });

  it('counts sums, products and quotients', () => {
    expect(odds.count(program(poolStep(pool(1, 4)), constantStep(-3), map.ADD))).toEqual({
      low: -2,
      weights: [1, 1, 1, 1],
      cases: 4,
    });
    expect(odds.count(program(poolStep(pool(1, 4)), constantStep(10), map.MULTIPLY))!.low).toBe(10);
    expect(odds.count(program(poolStep(pool(1, 6)), constantStep(4), map.DIVIDE))).toEqual({
      low: 0,
      weights: [3, 3],
      cases: 6,
    });
  });

  it.each([
    ['dice that explode', one(1, 6, faces(map.EXPLODE, 6))],
    ['more cases than a word holds', one(13, 6)],
    ['more values than there is memory', one(3, 1000)],
    ['a hundred dice of which some are kept', one(100, 6, keep(map.KEEP_HIGHEST, 3))],
  ])('says that it does not count %s', (_, steps) => {
    expect(odds.count(steps)).toBeUndefined();
  });

  it.each([
    ['no steps', new Uint8Array()],
    ['a sign alone', program(map.ADD)],
    ['two results', program(poolStep(pool(1, 6)), poolStep(pool(1, 6)))],
    ['division by what may be zero', program(constantStep(1), constantStep(0), map.DIVIDE)],
    ['a die that is always rolled again', one(1, 6, faces(map.REROLL, 1, 6))],
  ])('refuses %s', (_, steps) => {
    expect(() => odds.count(steps)).toThrow(/no program that can be rolled/);
  });
});
