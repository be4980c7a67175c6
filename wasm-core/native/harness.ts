// Builds the harness program that runs blobs in qemu, with the compiler that builds the blobs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../bindings/load.ts';
import { targetFlags } from './blob.ts';
import { runTool } from './toolchain.ts';

export const HARNESS_FOLDER = fileURLToPath(new URL('./harness', import.meta.url));

const FLAGS = [
  '-std=gnu11',
  '-O2',
  '-Wall',
  '-Wextra',
  '-Wno-main',
  '-Wno-unused-parameter',
  '-ffreestanding',
  // Loops that fill memory must not become calls of a library that is not there.
  '-fno-tree-loop-distribute-patterns',
  '-mfloat-abi=soft',
  '-nostdlib',
  '-nostartfiles',
  '-Wl,--build-id=none',
  '-Wl,--no-warn-rwx-segments',
];

/** The harness as a flat image for address 0. Throws an error with the compiler's own words. */
export function buildHarness(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'harness-'));
  const elf = join(folder, 'harness.elf');
  const flat = join(folder, 'harness.bin');
  try {
    const script = ['-T', join(HARNESS_FOLDER, 'harness.ld'), join(HARNESS_FOLDER, 'harness.c')];
    runTool('gcc', [...targetFlags('m4'), ...FLAGS, ...script, '-o', elf]);
    runTool('objcopy', ['-O', 'binary', elf, flat]);
    return readFileSync(flat);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the harness and leaves it, with its hash, where the engine looks for it. */
export function writeHarness(): void {
  const bytes = buildHarness();
  writeFileSync(join(HARNESS_FOLDER, 'harness.bin'), bytes);
  const record = { bytes: bytes.length, sha256: sha256(bytes) };
  writeFileSync(join(HARNESS_FOLDER, 'harness.json'), `${JSON.stringify(record, null, 2)}\n`);
}
