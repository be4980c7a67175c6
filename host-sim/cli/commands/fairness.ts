// `fairness [--rolls N] [--seed N] [--words N]`: the field's tests on the shipped generator and scaler,
// or the generator's 32-bit words as bytes, lowest first, for outside test suites to read.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { Dice } from '../../../wasm-core/bindings/dice.ts';
import { loadDice } from '../../../wasm-core/bindings/load.ts';
import { examine, LEAST_ROLLS, MOST_ROLLS } from '../../fairness/report.ts';
import { isFair, ONE_IN_A_MILLION } from '../../fairness/statistics.ts';
import type { Command } from '../main.ts';
import { forPeople, UsageError, wholeNumber } from '../usage.ts';

const USUAL_ROLLS = 1_000_000;
const BLOCK_WORDS = 16_384;
const MOST_WORDS = 2 ** 40;

/** Writes words without end (0) or so many. */
async function writeWords(dice: Dice, count: number): Promise<void> {
  for (let left = count === 0 ? Number.POSITIVE_INFINITY : count; left > 0; ) {
    const words = Math.min(left, BLOCK_WORDS);
    const block = Buffer.alloc(4 * words);
    for (let i = 0; i < words; i++) block.writeUInt32LE(dice.word(), 4 * i);
    if (!process.stdout.write(block)) await once(process.stdout, 'drain');
    left -= words;
  }
}

export const command: Command = async args => {
  const options = { rolls: { type: 'string' }, seed: { type: 'string' }, words: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff) ?? randomInt(2 ** 32);
  const words = wholeNumber('--words', values.words, 0, MOST_WORDS);
  const dice = forPeople(() => loadDice());
  dice.seed(seed);
  if (words !== undefined) {
    if (values.rolls !== undefined) throw new UsageError('--words and --rolls exclude each other');
    await writeWords(dice, words);
    return 0;
  }
  const rolls = wholeNumber('--rolls', values.rolls, LEAST_ROLLS, MOST_ROLLS) ?? USUAL_ROLLS;
  console.log(`seed ${seed}; a deviation beyond ${ONE_IN_A_MILLION} comes up once in a million tests of fair dice`);
  let unfair = 0;
  let tests = 0;
  for (const finding of examine(dice, seed, rolls, () => loadDice())) {
    const { test, of, statistic, freedom, deviation } = finding;
    const fair = isFair(finding);
    const figure = freedom === undefined ? statistic.toPrecision(3) : `${statistic.toFixed(1)} (${freedom})`;
    console.log(
      `${fair ? 'fair  ' : 'UNFAIR'}  ${test.padEnd(18)}  ${figure.padStart(16)}  ${deviation.toFixed(2).padStart(6)}  ${of}`,
    );
    tests += 1;
    if (!fair) unfair += 1;
  }
  console.log(`fairness: ${tests - unfair} fair, ${unfair} unfair`);
  return unfair > 0 ? 1 : 0;
};
