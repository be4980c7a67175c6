// `sim`: the simulated device in the terminal, or headless through a scenario file.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBoard } from '../../../boards/schema.ts';
import { parseScenario } from '../../scenario/parse.ts';
import { describeFailure, runScenario } from '../../scenario/run.ts';
import { simulatedDevice, USUAL_BOARD } from '../../simulated.ts';
import { runTerminal } from '../../terminal/terminal.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater, UsageError } from '../usage.ts';

function readScenario(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`scenario ${file} can't be read: ${(error as Error).message}`);
  }
}

export const command: Command = async args => {
  const options = {
    board: { type: 'string' },
    script: { type: 'string' },
    update: { type: 'boolean' },
    out: { type: 'string' },
    engine: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const board = forPeople(() => loadBoard(values.board ?? USUAL_BOARD)).id;
  const engine = values.engine ?? 'wasm';
  if (engine !== 'wasm' && engine !== 'thumb') throw new UsageError(`--engine is wasm or thumb, not "${engine}"`);
  if (values.script === undefined) {
    if (values.update || values.out !== undefined) throw new UsageError('--update and --out go with --script FILE');
    if (!process.stdin.isTTY || !process.stdout.isTTY) throw new UsageError('sim needs a terminal, or --script FILE');
    await runTerminal(await forPeopleLater(() => simulatedDevice({ board, engine })), {
      input: process.stdin,
      output: process.stdout,
    });
    return 0;
  }
  const file = values.script;
  const scenario = forPeople(() => parseScenario(readScenario(file), file));
  const result = await runScenario(scenario, {
    makeDevice: setup =>
      forPeopleLater(() => simulatedDevice({ board: setup.board ?? board, systems: setup.systems, engine })),
    update: values.update ?? false,
    ...(values.out === undefined ? {} : { outFolder: values.out }),
    print: line => console.log(line),
  });
  if (!result.failure) return 0;
  console.log(describeFailure(file, result.failure).join('\n'));
  return 1;
};
