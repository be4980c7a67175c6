// The simulated device on native code: the same fight, the same pictures as on the wasm.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseScenario } from '../../host-sim/scenario/parse.ts';
import { runScenario } from '../../host-sim/scenario/run.ts';
import { type EngineName, simulatedDevice } from '../../host-sim/simulated.ts';

const file = fileURLToPath(new URL('../../host-sim/demo/fight.scenario', import.meta.url));

async function pictures(engine: EngineName): Promise<string[]> {
  const shown: string[] = [];
  const { failure } = await runScenario(parseScenario(readFileSync(file, 'utf8'), file), {
    makeDevice: setup => simulatedDevice({ ...setup, engine }),
    picture: pixels => shown.push(pixels.join('')),
  });
  expect(failure).toBeUndefined();
  return shown;
}

it('shows the demo fight on the native packs as on the wasm', async () => {
  expect(await pictures('thumb')).toEqual(await pictures('wasm'));
});
