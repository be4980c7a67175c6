// What the pages about dice say is what the code does: constants of the method, limits and steps of the notation, ranges of dice (C042, C061).
// A page that tells another method than the code's is worse than none.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOST_TOTAL } from '../host-sim/notation/compile.ts';
import * as expression from '../host-sim/notation/expression.ts';
import { prepareRoll, roll } from '../host-sim/notation/roll.ts';
import { EXPLOSION_DEPTH } from '../host-sim/odds/die.ts';
import { MOST_WORK } from '../host-sim/odds/distribution.ts';
import { loadDice } from '../wasm-core/bindings/load.ts';
import * as map from '../wasm-core/dice/dice-map.ts';
import { ROOT } from './run-for-tests.ts';

const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

describe('the page about the method', () => {
  const page = read('wasm-core/dice/README.md');
  const source = read('wasm-core/dice/generator.ts');
  const hexadecimal = (text: string) => [...text.matchAll(/0x[0-9a-f]{8}/gi)].map(([word]) => word.toLowerCase());

  it('names the constants of the source, all and no others', () => {
    expect(new Set(hexadecimal(page))).toEqual(new Set(hexadecimal(source)));
  });

  it('gives the check words that the generator gives', () => {
    const words = /gives (11520[\d, \n]+)\./.exec(page)![1]!.split(/,\s*/).map(Number);
    const dice = read('wasm-core/dice/dice.test.ts');
    expect(dice).toContain(`[${words.join(', ')}]`);
    expect(source).toContain('rotl<u32>(s1 * 5, 7) * 9');
    expect(source).toContain('s1 << 9');
    expect(source).toContain('rotl<u32>(s3, 11)');
  });

  it('says which dice of a pool fall together, and how a number shows them', () => {
    expect(page).toContain(`at most ${map.MOST_CASES} cases`);
    const [, cases] = /Four six-sided dice have [\d x]+ = (\d+) cases/.exec(page)!;
    const [one, other] = [loadDice(), loadDice()];
    for (const dice of [one, other]) dice.seed(12345);
    const faces = one.roll(6, { count: 4, kept: 4, which: 'all' }).dice.map(({ face }) => face);
    const lastFirst = other.numbers(Number(cases)).next().toString(6).padStart(4, '0').split('').reverse();
    expect(faces).toEqual(lastFirst.map(digit => Number(digit) + 1));
  });

  it('tells as many words of noise as the firmware takes at power-on', () => {
    const told = Number(/At power-on (\d+) words/.exec(page)![1]);
    const stirs = Number(/NOISE_STIRS = (\d+)/.exec(read('firmware/dice/dice.ts'))![1]);
    expect(told).toBe(1 + 2 * stirs);
  });

  it('says how to feed outside test suites, and that is what comes out', () => {
    const { stdout } = spawnSync(
      'npx',
      ['tsx', 'host-sim/cli/main.ts', 'fairness', '--seed', '12345', '--words', '3'],
      {
        cwd: ROOT,
      },
    );
    const words = new Uint32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + 12));
    expect([...words]).toEqual([518667457, 440444462, 4232892992]);
  });
});

describe('the page about the notation', () => {
  const page = read('host-sim/notation/README.md');
  const limit = (what: string) => Number(new RegExp(`\\| ${what} \\| (\\d+) \\|`).exec(page)?.[1]);

  it.each([
    ['dice asked for in one roll', map.MOST_DICE_IN_ROLL],
    ['dice drawn in one roll, with all that are rolled again or added', map.MOST_DRAWN],
    ['sides of a die', map.MOST_SIDES],
    ['a compounded die grows no further beyond', map.MOST_COMPOUNDED],
    ['a constant', expression.MOST_CONSTANT],
    ['constants and pools in one expression', expression.MOST_TERMS],
    ['parentheses within each other', map.MOST_DEPTH],
    ['repetitions', expression.MOST_REPEATS],
    ['a total, up or down', MOST_TOTAL],
  ])('has the limit of %s', (what, most) => {
    expect(limit(what)).toBe(most);
  });

  it('says how far odds are counted', () => {
    expect(page).toContain(`to ${EXPLOSION_DEPTH} added dice a die`);
    expect(page).toContain(`${MOST_WORK.toLocaleString('en')} steps`);
  });

  it('names only what can be read', () => {
    const written = [...page.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \| \d \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, text]) => text!),
    );
    expect(written.length).toBeGreaterThan(15);
    for (const text of written)
      expect(() => prepareRoll(`4d10${text.startsWith('f') ? '>=8' : ''}${text}`)).not.toThrow();
    for (const text of ['3d6', 'd20', 'd%', 'd00', 'd66', '4dF', '7', '6xd6', 'd6[fire]']) {
      expect(page).toContain(text.slice(0, 2));
      expect(() => prepareRoll(text)).not.toThrow();
    }
  });

  it.each([
    ['d%', 1, 100],
    ['d00', 0, 99],
    ['d66', 11, 66],
    ['dF', -1, 1],
    ['d20', 1, 20],
  ])('gives %s the range %i to %i that it rolls', (text, low, high) => {
    const dice = loadDice();
    dice.seed(3);
    const prepared = prepareRoll(text);
    const seen = new Set(Array.from({ length: 20_000 }, () => roll(prepared, dice).total));
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([low, high]);
  });
});
