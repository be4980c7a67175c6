// Entry of the command line: finds the command, prints one line for bad input, sets the exit code.
// Each command is a file in commands/ and loads only when it is called.
import { nearest, UsageError } from './usage.ts';

/** Answers the exit code. */
export type Command = (args: string[]) => Promise<number>;

const COMMANDS: Readonly<
  Record<string, { readonly does: string; readonly load: () => Promise<{ command: Command }> }>
> = {
  start: {
    does: 'opens the simulated device (in a pipe: plays a demo fight)',
    load: () => import('./commands/start.ts'),
  },
  test: { does: 'runs all tests', load: () => import('./commands/test.ts') },
  vectors: {
    does: 'FILE... [--engine wasm|thumb] [--cpu m0|m4]: runs vector files',
    load: () => import('./commands/vectors.ts'),
  },
  eval: {
    does: 'PROCEDURE JSON [--draw [--seed N]]: one procedure; --draw also rolls fields such as "3d6"',
    load: () => import('./commands/eval.ts'),
  },
  list: { does: '[SYSTEM]: procedures with their fields', load: () => import('./commands/list.ts') },
  roll: {
    does: 'EXPRESSION [--seed N] [--dice 3,4,...] [--times K] [--json]: rolls',
    load: () => import('./commands/roll.ts'),
  },
  odds: {
    does: 'EXPRESSION [--json] or PROCEDURE JSON [--json]: exact chances',
    load: () => import('./commands/odds.ts'),
  },
  sim: {
    does: '[--board B] [--web [--port P]] [--script FILE [--update]] [--out DIR] [--engine wasm|thumb] [--flash IMAGE]: the simulator',
    load: () => import('./commands/sim.ts'),
  },
  build: { does: '[--board B] [--systems a,b]: the files of a board', load: () => import('./commands/build.ts') },
  bench: {
    does: '[--json]: speed of dice and simulator, instructions of native packs',
    load: () => import('./commands/bench.ts'),
  },
  fairness: {
    does: '[--rolls N] [--seed N] or --words N [--seed N]: tests of the dice, or their words as bytes (0: without end)',
    load: () => import('./commands/fairness.ts'),
  },
  flash: {
    does: '--board B --port P [--systems a,b]: installs over a serial port',
    load: () => import('./commands/flash.ts'),
  },
  backup: {
    does: 'FILE --port P (or --flash IMAGE [--board B]): all that a device keeps, as text',
    load: async () => ({ command: (await import('./commands/backup.ts')).backup }),
  },
  restore: {
    does: 'FILE --port P (or --flash IMAGE [--board B], or --paste): a text in place of all that a device keeps',
    load: async () => ({ command: (await import('./commands/backup.ts')).restore }),
  },
  import: {
    does: 'FILE --port P (or --flash IMAGE [--board B], or --paste): sheets, rolls and fights of a text beside what a device keeps',
    load: async () => ({ command: (await import('./commands/backup.ts')).importText }),
  },
  sizes: { does: '[--json]: bytes per pack and per board', load: () => import('./commands/sizes.ts') },
};

function usage(): string {
  const width = Math.max(...Object.keys(COMMANDS).map(name => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return `usage: npm run -s tableside -- COMMAND ...\n${lines.join('\n')}`;
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(usage());
    return 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) {
    const close = nearest(name, Object.keys(COMMANDS));
    throw new UsageError(
      `there is no command "${name}"; ${close.length ? `did you mean ${close.join(', ')}?` : `known: ${Object.keys(COMMANDS).join(', ')}`}`,
    );
  }
  const { command } = await entry.load();
  return command(args);
}

/** parseArgs reports unknown options in an error with such a code. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS');
}

// A reader that has seen enough (`list | head`) ends the command without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !isArgumentError(error)) throw error;
  process.stderr.write(`tableside: ${(error as Error).message.split('\n')[0]}\n`);
  process.exitCode = 2;
}
