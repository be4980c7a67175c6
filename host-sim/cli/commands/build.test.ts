// `build` as people meet it: what it writes, and what it refuses.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lines, tableside } from '../../../tests/run-for-tests.ts';
import { checkoutWith, removeCheckout } from './checkout-for-tests.ts';

const PLENTY = { appBytes: 100_000 };

let roomy: string;
let tight: string;

beforeAll(() => {
  roomy = checkoutWith('joltjs', PLENTY);
  tight = checkoutWith('joltjs', { ...PLENTY, appBytes: 1024, journalBytes: 400_000 });
});

afterAll(() => {
  removeCheckout(roomy);
  removeCheckout(tight);
});

it('writes installer, flash image and a manifest with their hashes', async () => {
  const { stdout, stderr, code } = await tableside(['build', '--board', 'joltjs', '--systems', 'blows'], roomy);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(stdout).toMatch(/^ts\.app +\d+ bytes$/m);
  expect(stdout).toMatch(/^Jolt\.js: \d+ of 408064 bytes of Storage used, \d+ free$/m);
  const folder = join(roomy, 'dist/joltjs');
  expect(readdirSync(folder).sort()).toEqual(['install.js', 'manifest.json', 'storage.hex']);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ board: 'joltjs', espruino: 'JOLTJS', systems: ['blows'] });
  expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(['ts.dice', 'ts.blows', 'ts.app', '.bootcde']));
  for (const [name, { bytes, sha256 }] of [
    ['install.js', manifest.install],
    ['storage.hex', manifest.storage],
  ] as const) {
    const text = readFileSync(join(folder, name));
    expect(text.length).toBe(bytes);
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    expect(stdout).toContain(`dist/joltjs/${name}: ${bytes} bytes`);
  }
});

it('C138: refuses what is over a budget: part, bytes and budget are named, nothing is written', async () => {
  const { stderr, code } = await tableside(['build', '--board', 'joltjs', '--systems', 'blows'], tight);
  expect(code).toBe(1);
  expect(lines(stderr)).toEqual([
    expect.stringMatching(/^tableside: ts\.app has \d+ bytes, its budget on joltjs is 1024$/),
    expect.stringMatching(
      /^tableside: all parts with the journal have \d+ bytes, Storage of joltjs has room for 408064$/,
    ),
  ]);
  expect(existsSync(join(tight, 'dist'))).toBe(false);
});

it.each([
  [['--board', 'jolt'], 'no board "jolt"; there are joltjs, linux, pico, pixljs, rp2040-pico'],
  [['--systems', 'chess'], 'there is no system "chess"'],
])('answers %j with one line', async (args, message) => {
  const { stdout, stderr, code } = await tableside(['build', ...args]);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(lines(stderr)).toEqual([expect.stringContaining(message)]);
});
