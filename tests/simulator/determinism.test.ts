// The simulator does the same thing each time, to the byte: traces and pictures of scenarios, and long random play.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { parseScenario } from '../../host-sim/scenario/parse.ts';
import { runScenario } from '../../host-sim/scenario/run.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { pressAtRandom } from '../../host-sim/speed.ts';
import { tableside } from '../run-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'determinism-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All files that a run has left, by name. */
function filesOf(out: string): Record<string, string> {
  return Object.fromEntries(readdirSync(out).map(name => [name, readFileSync(join(out, name), 'base64')]));
}

const STORIES = ['host-sim/demo/fight', 'tests/scenarios/faults/power-cut', 'tests/scenarios/faults/bus-errors'];

describe('a scenario', () => {
  it.each(STORIES)('%s leaves the same trace and pictures in two processes', async story => {
    const runs = await Promise.all(
      ['one', 'two'].map(async name => {
        const out = join(folder, `${story.replaceAll('/', '-')}-${name}`);
        expect((await tableside(['sim', '--script', `${story}.scenario`, '--out', out])).code).toBe(0);
        return filesOf(out);
      }),
    );
    expect(Object.keys(runs[0]!)).toContain('trace.jsonl');
    expect(runs[1]).toEqual(runs[0]);
  });

  it('of 10,000 key presses is played to its end', async () => {
    const keys = ['up', 'down', 'ok', 'back'];
    const steps = Array.from({ length: 10_000 }, (_, i) => `press ${keys[(i * 7 + (i >> 3)) % 4]}`);
    const file = join(folder, 'long.scenario');
    writeFileSync(file, steps.join('\n'));
    const result = await runScenario(parseScenario(steps.join('\n'), file), {
      makeDevice: setup => simulatedDevice(setup),
      outFolder: join(folder, 'long'),
    });
    expect(result.failure).toBeUndefined();
    expect(
      readFileSync(join(folder, 'long', 'trace.jsonl'), 'utf8')
        .trimEnd()
        .split('\n'),
    ).toHaveLength(10_000);
  });
});

describe('random play', () => {
  it('of one seed leaves the same flash and the same picture', async () => {
    const play = async (seed: number): Promise<number[]> => {
      const device = await simulatedDevice({});
      device.boot();
      pressAtRandom(device, 3_000, seed);
      expect(device.errors).toEqual([]);
      return [crc32(device.flash.bytes), crc32(device.pixels()), device.flash.operations, device.now];
    };
    expect(await play(5)).toEqual(await play(5));
    expect(await play(5)).not.toEqual(await play(6));
  });
});
