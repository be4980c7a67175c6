// Plays every scenario: a story of key presses with what the screen must show.
// A failing step prints its line, what was wanted and the screen. UPDATE_SCREENS=1 (npm run screens) renews golden pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '../host-sim/scenario/failure.ts';
import { parseScenario } from '../host-sim/scenario/parse.ts';
import { runScenario } from '../host-sim/scenario/run.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';

const folders = ['scenarios', '../host-sim/demo'].map(folder => fileURLToPath(new URL(folder, import.meta.url)));

function play(file: string) {
  const scenario = parseScenario(readFileSync(file, 'utf8'), file);
  return runScenario(scenario, {
    makeDevice: setup => simulatedDevice(setup),
    picture: () => {},
    update: Boolean(process.env.UPDATE_SCREENS),
  });
}

for (const folder of folders) {
  describe(folder.split('/').at(-1)!, () => {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.scenario'),
    )) {
      it(file.replace('.scenario', ''), async () => {
        const { failure } = await play(`${folder}/${file}`);
        expect(failure ? describeFailure(file, failure).join('\n') : '').toBe('');
      });
    }
  });
}
