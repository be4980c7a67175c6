// A shell in a real terminal of the system, made by `script` of util-linux: what is typed goes in, what the shell and
// its programs draw is kept as a screen would show it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Longest time that anything is waited for, in milliseconds. */
const LONGEST_WAIT = 30_000;

const ESCAPE = '\x1b';

/** Why no terminal can be had here; empty if one can. */
export const NO_TERMINAL = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux')
  ? ''
  : 'script of util-linux is not installed';

/** A terminal with an interactive shell in it. */
export class Terminal {
  /** All that came out of it. */
  output = '';
  private readonly child: ChildProcess;

  /** @param environment variables beside those of the test */
  constructor(environment: Record<string, string> = {}) {
    this.child = spawn('script', ['-qfec', 'bash --norc --noprofile -i', '/dev/null'], {
      cwd: ROOT,
      env: { ...process.env, TERM: 'xterm', LC_ALL: 'C.UTF-8', ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
    });
  }

  /** Types text, and waits until what comes out of the terminal from then on fulfils a condition. */
  async type(text: string, until: string | ((output: string) => boolean)): Promise<string> {
    const from = this.output.length;
    this.child.stdin?.write(text);
    return this.wait(until, from);
  }

  /** Waits for output from a place on. */
  async wait(until: string | ((output: string) => boolean), from = this.output.length): Promise<string> {
    const isThere = typeof until === 'string' ? (output: string) => output.includes(until) : until;
    for (const end = Date.now() + LONGEST_WAIT; !isThere(this.output.slice(from)); ) {
      if (Date.now() > end)
        throw new Error(`not in the terminal: ${until}; but ${JSON.stringify(this.output.slice(from).slice(-300))}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    return this.output.slice(from);
  }

  /** Types a command and gives its output, once the shell is ready again. */
  async run(command: string): Promise<string> {
    // The end mark is put together by the shell, so that the echo of what is typed does not hold it.
    const output = await this.type(`${command}; echo "<""end>"\n`, '<end>\r\nready$ ');
    return output.slice(output.indexOf('\n') + 1, output.indexOf('<end>')).replaceAll('\r', '');
  }

  /** The shell's prompt becomes `ready$ `, in a window of 40 rows and 130 columns. */
  async start(): Promise<void> {
    await this.type(`PS1="rea""dy$ "; bind "set enable-bracketed-paste off"; stty rows 40 cols 130\n`, 'ready$ ');
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}

/** Lines of a screen after output of the simulator's terminal face: places, erases and characters. */
export function screenOf(output: string): string[] {
  const lines: string[] = [];
  let row = 0;
  for (const part of output.split(ESCAPE)) {
    const place = /^\[(\d+);1H/.exec(part);
    if (place) row = Number(place[1]) - 1;
    else if (part.startsWith('[2J')) lines.length = 0;
    else if (part.startsWith('[K')) {
      while (lines.length <= row) lines.push('');
      lines[row] = part.slice(2);
    }
  }
  return lines;
}
