// Rolling is many times as fast as with two libraries of the field, in the same run of the same process.
// A ratio, so that it holds on any computer; the process is one of its own, as `bench` is.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { type DiceSpeed, LEAST_RATIOS } from '../host-sim/dice-speed.ts';
import { ROOT } from './run-for-tests.ts';

const MEASURE = `import { diceSpeed } from './host-sim/dice-speed.ts'; console.log(JSON.stringify(diceSpeed()))`;

it(`rolls 4d6kh3 at least ${LEAST_RATIOS.faster} times as fast as the faster library, ${LEAST_RATIOS.slower} times as the slower`, () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', MEASURE], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { expression, rolls } = JSON.parse(stdout) as DiceSpeed;
  expect(expression).toBe('4d6kh3');
  const [own, faster, slower] = rolls;
  expect([own.name, faster.name, slower.name]).toEqual(['tableside', 'roll-parser', '@dice-roller/rpg-dice-roller']);
  expect(faster.ratio).toBeGreaterThanOrEqual(LEAST_RATIOS.faster);
  expect(slower.ratio).toBeGreaterThanOrEqual(LEAST_RATIOS.slower);
});
