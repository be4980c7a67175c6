// No case about dice falls out: each is named by a test somewhere in the product, or stands here with the reason why not.
// Percentile bands are the rule systems' own, so what a printed table says is tried on the pack that has it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProcedure } from '../../wasm-core/bindings/load.ts';
import { ROOT } from '../run-for-tests.ts';
import dice from './dice.json' with { type: 'json' };
import percent from './percent.json' with { type: 'json' };
import rng from './rng.json' with { type: 'json' };

const WHOLE =
  'no two dice are ever put together into a percentile roll: it is one die of a hundred faces, drawn whole and typed in whole';

/** Cases that no test names, and why. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  C036: WHOLE,
  C039: WHOLE,
  C043: WHOLE,
  C045: WHOLE,
};

const FOLDERS = ['tests', 'host-sim', 'wasm-core/dice', 'firmware'];

function stories(): string {
  return FOLDERS.flatMap(folder =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(
        name => /\.(test\.ts|scenario)$/.test(name) && !(folder === 'tests' && name === 'cases/dice-cases.test.ts'),
      )
      .map(name => readFileSync(`${ROOT}${folder}/${name}`, 'utf8')),
  ).join('\n');
}

/** Tried in this file. */
const HERE = ['C046', 'C048', 'C049'];

it('every case about dice, percentile dice and randomness is a test that names it, or is left out with a reason', () => {
  const text = stories();
  const ids = [...dice, ...percent, ...rng].map(({ id }) => id).filter(id => !HERE.includes(id));
  expect(ids.filter(id => !text.includes(id)).sort()).toEqual(Object.keys(WITHOUT_TEST));
});

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
