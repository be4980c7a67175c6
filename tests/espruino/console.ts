// The console of a real Espruino interpreter that the environment names (see interpreter.ts), as an upload tool speaks to it:
// lines go in with the echo off, and never more than its input buffer holds.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESPRUINO } from './interpreter.ts';

const RUNNER = process.env.ESPRUINO_RUNNER;

/** Characters on their way at once, a long line excepted: the input holds 1 KB and loses what goes beyond. */
const MOST_CHARACTERS = 500;
const LONGEST_WAIT = 240_000;
/** Ends the words with which it starts. */
const BANNER_END = 'G.Williams';
/** Echo off for this line. */
const QUIET = '\x10';

/** An interpreter that was started without a file: it boots from its Storage and then listens. */
export class RealConsole {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tableside-'));
  #child: ChildProcessWithoutNullStreams | undefined;
  #output = '';
  #marks = 0;

  /** Power on, with this Storage if one is given, else with what it had. */
  async boot(image?: Uint8Array): Promise<void> {
    this.powerOff();
    if (image) writeFileSync(join(this.#folder, 'espruino.flash'), image);
    const [program, ...args] = [...(RUNNER ? [RUNNER] : []), ESPRUINO!];
    this.#child = spawn(program!, args, { cwd: this.#folder });
    this.#output = '';
    this.#child.stdout.on('data', (data: Buffer) => {
      this.#output += data.toString('latin1');
    });
    await this.#until(() => this.#output.includes('>'));
  }

  powerOff(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** Sends a text line by line and gives what was printed meanwhile. */
  async send(text: string): Promise<string[]> {
    const from = this.#output.length;
    let waiting = '';
    for (const line of text.split('\n').filter(Boolean)) {
      if (waiting.length + line.length > MOST_CHARACTERS) {
        await this.#write(waiting);
        waiting = '';
      }
      waiting += `${QUIET}${line}\n`;
    }
    await this.#write(waiting);
    return this.#lines(from);
  }

  /** Forgets all variables, as upload tools ask for before they send. */
  async reset(): Promise<void> {
    const from = this.#output.length;
    this.#child!.stdin.write(`${QUIET}reset()\n`);
    await this.#until(() => this.#output.indexOf(BANNER_END, from) >= 0);
    await this.send('');
  }

  /** What was printed since, after a pause. */
  async wait(milliseconds: number): Promise<string[]> {
    const from = this.#output.length;
    await new Promise(resolve => setTimeout(resolve, milliseconds));
    return this.#lines(from);
  }

  remove(): void {
    this.powerOff();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #write(lines: string): Promise<void> {
    const mark = `~${++this.#marks}~`;
    this.#child!.stdin.write(`${lines}${QUIET}print("~"+"${this.#marks}~")\n`, 'latin1');
    await this.#until(() => this.#output.includes(mark));
  }

  async #until(done: () => boolean): Promise<void> {
    const end = Date.now() + LONGEST_WAIT;
    while (!done()) {
      if (Date.now() > end) throw new Error(`the interpreter does not answer:\n${this.#output.slice(-1000)}`);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  }

  #lines(from: number): string[] {
    // The prompt is taken away before output that nobody asked for, and comes back behind it.
    const text = this.#output.slice(from).replaceAll('\x1b[J', '').replaceAll('\r', '').replace(/~\d+~/g, '');
    return text.split('\n').flatMap(line => line.replace(/^>+/, '') || []);
  }
}
