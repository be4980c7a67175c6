// Runs scripts in a real Espruino interpreter that the environment names: ESPRUINO, and ESPRUINO_RUNNER before it (e.g. qemu-arm).
// Its flash is the file espruino.flash in the folder it runs in, so two runs in one folder are two boots of one device.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Board } from '../../boards/board.ts';
import { freshJournal, JOURNAL_FILE, journalBytes } from '../../firmware/build/journal-file.ts';
import { FILE_HEAD_BYTES } from '../../firmware/journal/format.ts';
import { setUpRecord } from '../../host-sim/journal/set-up.ts';

export const ESPRUINO = process.env.ESPRUINO;
const RUNNER = process.env.ESPRUINO_RUNNER;

/** Longest run, in milliseconds: the interpreter waits for ever for an input that stays open. */
const LONGEST_RUN = 120_000;

/** Most statements that a run writes a file with: 40 KB of text. */
const MOST_STATEMENTS = 100;

/** Printed by each script when it is through. */
export const END = '<<end>>';

/** A folder with a flash of its own, in which the interpreter runs. */
export class RealInterpreter {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tableside-'));
  #scripts = 0;

  /** Output of a script up to its END. Rejects with the output if it never gets there. */
  run(script: string): Promise<string> {
    const file = join(this.#folder, `script${this.#scripts++}.js`);
    writeFileSync(file, script);
    const [program, ...args] = [...(RUNNER ? [RUNNER] : []), ESPRUINO!, file];
    return new Promise((resolve, reject) => {
      // Standard input stays open and silent: at its end the interpreter floods its own queue.
      const child = spawn(program!, args, { cwd: this.#folder, stdio: ['pipe', 'pipe', 'ignore'] });
      let output = '';
      const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_RUN);
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString('latin1');
        if (output.includes(END)) child.kill('SIGKILL');
      });
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(timer);
        const end = output.indexOf(END);
        if (end < 0) reject(new Error(`the interpreter did not finish:\n${output.slice(-2000)}`));
        else resolve(output.slice(0, end).replaceAll('\r', ''));
      });
    });
  }

  /** Writes a file into Storage, in several runs: a script with all of a large one would not fit in memory. */
  async write(name: string, contents: Uint8Array): Promise<void> {
    const statements = writeStatements(name, contents).split('\n');
    for (let from = 0; from < statements.length; from += MOST_STATEMENTS)
      await this.run(`${statements.slice(from, from + MOST_STATEMENTS).join('\n')}\nprint("${END}");`);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Statements that write a file into Storage in small pieces. */
function writeStatements(name: string, contents: Uint8Array): string {
  const pieceBytes = 300;
  const statements: string[] = [];
  for (let at = 0; at < contents.length; at += pieceBytes) {
    const base64 = Buffer.from(contents.subarray(at, at + pieceBytes)).toString('base64');
    const size = at === 0 ? `,${contents.length}` : '';
    statements.push(`require("Storage").write(${JSON.stringify(name)},atob("${base64}"),${at}${size});`);
  }
  return statements.join('\n');
}

/** Statements that make the journal of a board that is set up; only what is not blank is sent. */
export function journalStatements(board: Board): string {
  const head = [...freshJournal(board).subarray(0, FILE_HEAD_BYTES)];
  const write = `require("Storage").write(${JSON.stringify(JOURNAL_FILE)}`;
  return `${write},[${head}],0,${journalBytes(board)});\n${write},[${setUpRecord()}],${FILE_HEAD_BYTES});`;
}
