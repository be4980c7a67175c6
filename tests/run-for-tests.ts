// Runs the command line as people do: a process with arguments, what it prints, how it ends.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Starts no more processes at once than this. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** `tableside` with these arguments, in a checkout (this one by default). */
export async function tableside(args: readonly string[], root = ROOT): Promise<Ended> {
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve));
  running += 1;
  const child = spawn(process.execPath, ['--import', 'tsx', 'host-sim/cli/main.ts', ...args], { cwd: root });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', text => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  running -= 1;
  waiting.shift()?.();
  return { stdout, stderr, code };
}

/** The lines of a text that ends with a line break. */
export function lines(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
