// `start`: the simulated device in the terminal; where standard output is no terminal, a demo fight with its screens.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { halfBlocks } from '../../picture/blocks.ts';
import { describeFailure } from '../../scenario/failure.ts';
import { parseScenario } from '../../scenario/parse.ts';
import { runScenario } from '../../scenario/run.ts';
import { simulatedDevice } from '../../simulated.ts';
import { runTerminal } from '../../terminal/terminal.ts';
import type { Command } from '../main.ts';
import { forPeopleLater } from '../usage.ts';

const DEMO = fileURLToPath(new URL('../../demo/fight.scenario', import.meta.url));

/** Plays the demo; each of its screenshots is printed as a picture with its file name as title. */
async function demo(): Promise<number> {
  const scenario = parseScenario(readFileSync(DEMO, 'utf8'), DEMO);
  const result = await runScenario(scenario, {
    makeDevice: setup => forPeopleLater(() => simulatedDevice(setup)),
    picture: (pixels, name) =>
      console.log(`\n${name.replace(/\.png$/, '').replaceAll('-', ' ')}\n${halfBlocks(pixels).join('\n')}`),
  });
  if (!result.failure) return 0;
  console.log(describeFailure(DEMO, result.failure).join('\n'));
  return 1;
}

export const command: Command = async () => {
  if (!process.stdout.isTTY || !process.stdin.isTTY) return demo();
  await runTerminal(await forPeopleLater(() => simulatedDevice({})), { input: process.stdin, output: process.stdout });
  return 0;
};
