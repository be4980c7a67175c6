// `sim`: the simulated device in the terminal, in a browser, or headless through a scenario file; with its flash in a file if wanted.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBoard } from '../../../boards/schema.ts';
import type { Device } from '../../model/device.ts';
import { keepImage, readImage } from '../../model/flash/image-file.ts';
import { describeFailure } from '../../scenario/failure.ts';
import { parseScenario } from '../../scenario/parse.ts';
import { runScenario } from '../../scenario/run.ts';
import { type SimulatedOptions, simulatedDevice, USUAL_BOARD } from '../../simulated.ts';
import { runTerminal } from '../../terminal/terminal.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater, UsageError, wholeNumber } from '../usage.ts';

function readScenario(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`scenario ${file} can't be read: ${(error as Error).message}`);
  }
}

/** A device whose flash lives in a file, if one is named: what stands there is taken up, and kept up to date. */
async function deviceOn(flashFile: string | undefined, options: SimulatedOptions): Promise<Device> {
  if (flashFile === undefined) return simulatedDevice(options);
  const image = readImage(flashFile, loadBoard(options.board ?? USUAL_BOARD).storage.bytes);
  if (image && options.fresh) {
    throw new UsageError(`the scenario wants a fresh device, but flash image ${flashFile} holds one: remove it first`);
  }
  const device = await simulatedDevice({ ...options, image });
  keepImage(device.flash, flashFile);
  return device;
}

/** Serves the page until a signal ends it. */
async function serve(board: string, port: number | undefined): Promise<number> {
  const { startServer, USUAL_PORT } = await import('../../web/server.ts');
  const server = await forPeopleLater(() => startServer({ board, port: port ?? USUAL_PORT }));
  console.log(`The simulator is at ${server.address}`);
  console.log('It answers this machine alone. Ctrl-C ends it.');
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}

export const command: Command = async args => {
  const options = {
    board: { type: 'string' },
    script: { type: 'string' },
    update: { type: 'boolean' },
    out: { type: 'string' },
    engine: { type: 'string' },
    flash: { type: 'string' },
    web: { type: 'boolean' },
    port: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const board = forPeople(() => loadBoard(values.board ?? USUAL_BOARD)).id;
  const engine = values.engine ?? 'wasm';
  if (engine !== 'wasm' && engine !== 'thumb') throw new UsageError(`--engine is wasm or thumb, not "${engine}"`);
  if (values.web) {
    const other = Object.keys(values).find(name => !['web', 'port', 'board'].includes(name));
    if (other) throw new UsageError(`--${other} does not go with --web: the page keeps its devices in the browser`);
    return serve(board, wholeNumber('--port', values.port, 0, 65535));
  }
  if (values.port !== undefined) throw new UsageError('--port goes with --web');
  if (values.script === undefined) {
    if (values.update || values.out !== undefined) throw new UsageError('--update and --out go with --script FILE');
    if (!process.stdin.isTTY || !process.stdout.isTTY)
      throw new UsageError('sim needs a terminal, --web, or --script FILE');
    await runTerminal(await forPeopleLater(() => deviceOn(values.flash, { board, engine })), {
      input: process.stdin,
      output: process.stdout,
    });
    return 0;
  }
  const file = values.script;
  const scenario = forPeople(() => parseScenario(readScenario(file), file));
  const result = await runScenario(scenario, {
    makeDevice: setup =>
      forPeopleLater(() =>
        deviceOn(values.flash, {
          board: setup.board ?? board,
          systems: setup.systems,
          panel: setup.panel,
          fresh: setup.fresh,
          engine,
        }),
      ),
    update: values.update ?? false,
    ...(values.out === undefined ? {} : { outFolder: values.out }),
    print: line => console.log(line),
  });
  if (!result.failure) return 0;
  console.log(describeFailure(file, result.failure).join('\n'));
  return 1;
};
