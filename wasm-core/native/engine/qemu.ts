// Runs lists of calls through a blob in qemu's Cortex-M3 and M4, by the harness program (harness/harness.c).
// One process a list: the calls must be known beforehand.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../../bindings/load.ts';
import { type CallList, MAGIC } from './calls.ts';

const PROGRAM = 'qemu-system-arm';
const HARNESS = fileURLToPath(new URL('../harness/harness.bin', import.meta.url));
const RECORD = fileURLToPath(new URL('../harness/harness.json', import.meta.url));

/** qemu's boards with the Arm MPS2 images AN385 (Cortex-M3) and AN386 (Cortex-M4). */
const MACHINES = { m3: 'mps2-an385', m4: 'mps2-an386' } as const;
export type Machine = keyof typeof MACHINES;

/** As in harness.c. */
const MOST_BLOB_BYTES = 32768;
const MOST_WINDOW_BYTES = 4096;

/** A million calls take some ten seconds; what takes this long does not end. */
const TIME_LIMIT_MS = 300_000;

/** The harness runs a thousand instructions between two readings to learn what a tick is. */
const CALIBRATED_INSTRUCTIONS = 1000;

export interface Answer {
  readonly status: number;
  readonly trapCode: number;
  /** Counted only with `count`. */
  readonly instructions: number;
  readonly window: Uint8Array;
}

export interface QemuRun {
  readonly answers: readonly Answer[];
  readonly checkpoints: readonly number[];
  readonly stackBytes: number;
}

export interface QemuOptions {
  /** First call to be answered in full; none by default. */
  readonly answersFrom?: number;
  readonly checkpoint?: number;
  /** Let every instruction take the same time, which is slower but makes them countable. */
  readonly count?: boolean;
}

/** Why native code can't be run in qemu here, or undefined if it can. */
export function missingQemu(): string | undefined {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'pipe' });
    return undefined;
  } catch {
    return `${PROGRAM} is not installed (Debian: apt-get install qemu-system-arm)`;
  }
}

/** The committed harness program. Throws one line if it is not the one that was built. */
function verifiedHarness(): string {
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as { sha256: string };
  if (sha256(readFileSync(HARNESS)) !== record.sha256)
    throw new Error(`${HARNESS} does not match its SHA-256; build it with: npm run packs`);
  return HARNESS;
}

function runProgram(machine: Machine, folder: string, count: boolean): void {
  const args = ['-M', MACHINES[machine], '-kernel', verifiedHarness()];
  args.push(
    '-display',
    'none',
    '-monitor',
    'none',
    '-serial',
    'none',
    '-semihosting-config',
    'enable=on,target=native',
  );
  // One tick of qemu's clock an instruction, times 1024: the board's 25 MHz timer then moves at each of them.
  if (count) args.push('-icount', 'shift=10');
  try {
    execFileSync(PROGRAM, args, { cwd: folder, stdio: 'pipe', timeout: TIME_LIMIT_MS });
  } catch (error) {
    const { stderr, stdout, message } = error as { stderr?: Buffer; stdout?: Buffer; message: string };
    throw new Error(`native code in ${PROGRAM} (${machine}): ${`${stdout ?? ''}${stderr ?? ''}`.trim() || message}`);
  }
}

function readResults(bytes: Uint8Array, list: CallList, answersFrom: number, checkpoint: number): QemuRun {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  let at = 0;
  const next = () => words[at++]!;
  const overhead = next();
  const ticksPerThousand = next();
  const answers: Answer[] = [];
  const checkpoints: number[] = [];
  for (let call = 0; call < list.count; call++) {
    if (call >= answersFrom) {
      const [status, trapCode, ticks] = [next(), next(), next()];
      const window = Uint8Array.from(bytes.subarray(4 * at, 4 * at + list.windowBytes));
      at += list.windowBytes / 4;
      const instructions = Math.round(((ticks - overhead) * CALIBRATED_INSTRUCTIONS) / ticksPerThousand);
      answers.push({ status, trapCode, instructions, window });
    }
    if ((call + 1) % checkpoint === 0 || call + 1 === list.count) checkpoints.push(next() >>> 0);
  }
  const stackBytes = next();
  if (next() !== MAGIC) throw new Error('the harness wrote results of another length than asked for');
  return { answers, checkpoints, stackBytes };
}

/**
 * Makes the calls of a list on a blob. Throws an error if qemu is missing, if the code faults, loses a register, writes where it must
 * not, or does not end.
 */
export function runInQemu(blob: Uint8Array, list: CallList, machine: Machine, options: QemuOptions = {}): QemuRun {
  const { answersFrom = list.count, checkpoint = 1000, count = false } = options;
  if (blob.length > MOST_BLOB_BYTES || list.windowBytes > MOST_WINDOW_BYTES) {
    throw new Error(`the harness takes blobs of ${MOST_BLOB_BYTES} and windows of ${MOST_WINDOW_BYTES} bytes at most`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'qemu-'));
  try {
    writeFileSync(join(folder, 'blob.bin'), blob);
    writeFileSync(join(folder, 'calls.bin'), list.bytes(answersFrom, checkpoint));
    runProgram(machine, folder, count);
    return readResults(readFileSync(join(folder, 'results.bin')), list, answersFrom, checkpoint);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
