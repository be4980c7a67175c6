// What people complained of about percentile bands, tried on the pack whose printed table has them.
// Other cases are named by tests of their own; tests/cases.test.ts sees that none is missing.
import { describe, expect, it } from 'vitest';
import { findProcedure } from '../wasm-core/bindings/load.ts';

describe('levels of success of strikerank', () => {
  const { pack, id } = findProcedure('strikerank.successLevel')!;
  const level = (skill: number, face: number) =>
    (pack.call(id, { skill, autoBands: true, dice: [face] }).out as { level: string }).level;

  it('C046: skills under ten have their critical on 01, and 02 to 05 succeed where the table plays so', () => {
    expect(level(6, 1)).toBe('critical');
    expect(level(3, 4)).toBe('success');
  });

  it('C048: the highest skill there is fails from 96 on, and fumbles on 00', () => {
    expect([1, 5, 95, 96, 99, 100].map(face => level(300, face))).toEqual([
      'critical',
      'critical',
      'success',
      'failure',
      'failure',
      'fumble',
    ]);
    expect(pack.call(id, { skill: 500, dice: [1] }).out).toEqual({ error: 'range', field: 'skill' });
  });

  it('C049: where fumbles begin depends on the skill, as its table says on both sides of 50', () => {
    expect([level(49, 96), level(49, 98)]).toEqual(['failure', 'fumble']);
    expect([level(50, 96), level(50, 97), level(50, 100)]).toEqual(['failure', 'failure', 'fumble']);
  });
});
