// The simulator killed like a device whose battery is pulled: a real process, SIGKILL at a random moment, 500 times.
// Its flash is a file; what it had shown before must be there after the next power-on.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { BEGIN, installed, press, titleOf } from './fights-for-tests.ts';
import { deviceOn } from './kills/device-on.ts';
import { fightShown, play } from './kills/player.ts';

const KILLS = process.env.TEST_LONG ? 5_000 : 500;

/** A fight is played on for so many kills, until its journal is nearly full. */
const KILLS_OF_A_FIGHT = 50;

/** A child is killed up to so many milliseconds after its start or, more often, after its first key. */
const LONGEST_BOOT = 150;
const LONGEST_PLAY = 30;

const board = loadBoard('joltjs');
const folder = mkdtempSync(join(tmpdir(), 'kills-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, 'child.mjs');
const boardFile = join(folder, 'board.json');
let begun: Uint8Array;

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('kills/child.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  writeFileSync(boardFile, JSON.stringify(board));
  const device = await installed();
  device.boot();
  device.send('Tableside.replay(5)');
  press(device, `${BEGIN} ok ok ok ok`);
  expect(fightShown(device)).toBeDefined();
  begun = device.flash.bytes.slice();
});

/** Runs a child on an image until it is killed; answers how many keys it had told of. */
async function killedAfter(image: string, seed: number, chance: () => number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [program, boardFile, image, `${seed}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let keys = 0;
  const killLater = (longest: number): void => {
    setTimeout(() => child.kill('SIGKILL'), chance() * longest);
  };
  const inBoot = chance() < 0.2;
  if (inBoot) killLater(LONGEST_BOOT);
  child.stdout?.on('data', (data: Buffer) => {
    if (keys === 0 && !inBoot) killLater(LONGEST_PLAY);
    keys += data.length;
  });
  const signal = await new Promise(resolve => child.on('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return keys;
}

/** What the fight may look like after so many keys from a flash: as last shown, or as the key after that leaves it. */
function possible(before: Uint8Array, seed: number, keys: number): (string | undefined)[] {
  const twin = deviceOn(board, before);
  twin.boot();
  const player = play(twin, seed);
  let shown = fightShown(twin);
  for (let key = 0; key < keys; key++) {
    player.next();
    shown = fightShown(twin) ?? shown;
  }
  player.next();
  return [shown, fightShown(twin) ?? shown];
}

/** Kills players of one fight again and again; answers how many keys they had told of in all. */
async function killOften(worker: number, kills: number): Promise<number> {
  const image = join(folder, `worker-${worker}.flash`);
  let state = worker + 1;
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let told = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (kill % KILLS_OF_A_FIGHT === 0) writeFileSync(image, begun);
    const before = readFileSync(image);
    const seed = worker * 100_000 + kill;
    const keys = await killedAfter(image, seed, chance);
    const device = deviceOn(board, readFileSync(image));
    device.boot();
    const found = fightShown(device);
    const [shown, next] = possible(before, seed, keys);
    expect(
      [shown, next],
      `kill ${kill} of worker ${worker}, seed ${seed}, after ${keys} keys: ${device.text().join(' | ')}`,
    ).toContain(found);
    expect(device.errors).toEqual([]);
    told += keys;
  }
  return told;
}

it(titleOf('C122'), { timeout: KILLS * 2_000 }, async () => {
  const workers = Math.max(1, Math.min(4, cpus().length));
  const counts = await Promise.all(
    Array.from({ length: workers }, (_, worker) => killOften(worker, Math.ceil(KILLS / workers))),
  );
  // Most kills came while the fight was played, not before.
  expect(counts.reduce((sum, keys) => sum + keys, 0)).toBeGreaterThan(KILLS);
});
