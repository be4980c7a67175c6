// The terminal face in a real terminal: sizes, suspending, and the terminal as it was, however the program ends.
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_TERMINAL, screenOf, Terminal } from './pty.ts';

const SIM = 'node --import tsx host-sim/cli/main.ts sim';
const LEFT = '\x1b[?25h\x1b[?1049l';
const why = NO_TERMINAL && ` (skipped: ${NO_TERMINAL})`;

let terminal: Terminal;
/** Settings of the terminal before anything was run in it. */
let settings: string;
let device: string;

beforeEach(async () => {
  if (NO_TERMINAL) return;
  terminal = new Terminal();
  await terminal.start();
  settings = await terminal.run('stty -a');
  device = (await terminal.run('tty')).trim();
});
afterEach(() => terminal?.end());

const isHome = (output: string): boolean => screenOf(output).some(line => line.includes('q quit'));

/** Starts the simulator and gives its process id once it shows something. */
async function startProcess(variables = ''): Promise<number> {
  const output = await terminal.type(`bash -c 'echo process $$; ${variables} exec ${SIM}'\n`, isHome);
  return Number(/process (\d+)/.exec(output)?.[1]);
}

describe.skipIf(NO_TERMINAL)(`the simulator in a terminal${why}`, () => {
  it('shows the device, plays keys, and leaves at q', async () => {
    const home = screenOf(await terminal.type(`${SIM}\n`, isHome));
    expect(home).toHaveLength(34);
    expect(home[0]).toContain('█');
    const pressed = await terminal.type('\r', output => output.includes('\x1b['));
    expect(screenOf(pressed).length).toBeGreaterThan(0);
    expect(await terminal.type('q', 'ready$ ')).toContain(LEFT);
    expect(await terminal.run('stty -a')).toBe(settings);
  });

  it('follows the size of its window, down to text', async () => {
    await terminal.type(`${SIM}\n`, isHome);
    const resized = (rows: number, columns: number): Promise<string> => {
      const from = terminal.output.length;
      spawnSync('stty', ['-F', device, 'rows', `${rows}`, 'cols', `${columns}`]);
      return terminal.wait(output => output.includes('\x1b[2J') && isHome(output), from);
    };
    const small = screenOf(await resized(24, 80));
    expect(small).toHaveLength(18);
    expect(small[0]).toContain('⣿');
    const smallest = screenOf(await resized(12, 60));
    expect(smallest[0]).toMatch(/^\[ Tableside.* \]$/);
    expect(smallest.filter(line => line.startsWith('> '))).toHaveLength(1);
    expect(screenOf(await resized(40, 130))).toHaveLength(34);
    await terminal.type('\x03', 'ready$ ');
    expect(await terminal.run('stty -a')).toBe(settings);
  });

  it('gives the terminal to the shell at Ctrl-Z, and goes on after fg', async () => {
    await terminal.type(`${SIM}\n`, isHome);
    expect(await terminal.type('\x1a', 'ready$ ')).toContain(LEFT);
    expect(await terminal.run('stty -a')).toBe(settings);
    expect(await terminal.type('fg\n', isHome)).toContain('\x1b[?1049h');
    await terminal.type('q', 'ready$ ');
    expect(await terminal.run('stty -a')).toBe(settings);
  });

  it.each(['SIGTERM', 'SIGHUP', 'SIGQUIT'])('leaves the terminal as it was at %s', async signal => {
    process.kill(await startProcess(), signal);
    expect(await terminal.wait('ready$ ')).toContain(LEFT);
    expect(await terminal.run('stty -a')).toBe(settings);
  });

  it('leaves the terminal as it was at an error that nobody caught, and shows the error there', async () => {
    const code = encodeURIComponent('process.on("SIGUSR2", () => { throw new Error("unforeseen"); })');
    const started = await startProcess(`NODE_OPTIONS="--import data:text/javascript,${code}"`);
    process.kill(started, 'SIGUSR2');
    const output = await terminal.wait('ready$ ');
    expect(output.slice(output.indexOf(LEFT))).toContain('Error: unforeseen');
    expect(await terminal.run('stty -a')).toBe(settings);
  });
});
