// What a turn costs on the way to the panel: the changed columns, and nothing when nothing changed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseScenario } from '../host-sim/scenario/parse.ts';
import { runScenario } from '../host-sim/scenario/run.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';

/** Bytes on the bus, addresses and commands included; the stock driver sends over 1,030 for any change. */
const MOST_BYTES = 384;
const TURNS = 40;

const file = fileURLToPath(new URL('scenarios/fight/next-turn.scenario', import.meta.url));

it('sends at most 384 bytes for each of forty turns, and none for a press that changes nothing', async () => {
  const { device, failure } = await runScenario(parseScenario(readFileSync(file, 'utf8'), file), {
    makeDevice: setup => simulatedDevice(setup),
  });
  expect(failure).toBeUndefined();
  const costs: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    device.resetBusBytes();
    device.press('ok');
    costs.push(device.busBytes());
  }
  expect(Math.max(...costs)).toBeLessThanOrEqual(MOST_BYTES);
  expect(Math.min(...costs)).toBeGreaterThan(0);
  device.resetBusBytes();
  device.press('up');
  expect(device.busBytes()).toBe(0);
});
