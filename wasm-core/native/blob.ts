// Builds the native twin of a wasm module: C, object files, and a flat image that runs wherever it is put.
// The same source, compiler and flags give the same bytes; two links at different bases prove that no address is baked in.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cSource } from './c-source.ts';
import type { Cpu } from './cpu.ts';
import type { Source } from './module.ts';
import { runTool } from './toolchain.ts';
import { TRAP_CODE, TRAP_STACK, TRAPPED } from './trap-map.ts';

const RUNTIME = fileURLToPath(new URL('./runtime', import.meta.url));

const TARGETS: Readonly<Record<Cpu, readonly string[]>> = {
  m4: ['-mcpu=cortex-m3', '-mthumb'],
  m0: ['-mcpu=cortex-m0plus', '-mthumb'],
};

/** `-fno-tree-dominator-opts` makes 2 to 5 % less code. Window words are read in several widths, hence no strict aliasing. */
const COMPILE_FLAGS: readonly string[] = [
  '-std=gnu11',
  '-Os',
  '-fno-tree-dominator-opts',
  '-fno-strict-aliasing',
  '-mfloat-abi=soft',
  '-ffreestanding',
  '-fPIE',
  '-fvisibility=hidden',
  '-fno-common',
  '-fno-asynchronous-unwind-tables',
  '-ffunction-sections',
  '-Wall',
  '-Wno-unused-label',
  '-Wno-unused-variable',
  '-Wno-unused-but-set-variable',
  '-Wno-unused-function',
];

const LINK_FLAGS = [
  '-nostdlib',
  '-nostartfiles',
  '-Wl,--gc-sections',
  '-Wl,--build-id=none',
  '-Wl,--no-warn-rwx-segments',
];

/** Two unlike bases: a code address in flash and one in RAM. */
const BASES = ['0x0', '0x20000a04'];

export interface Blob {
  readonly bytes: Uint8Array;
  readonly codeBytes: number;
  readonly constantBytes: number;
}

/** Compiler flags for code of this processor. */
export function targetFlags(cpu: Cpu): readonly string[] {
  return TARGETS[cpu];
}

/** Compiles one C or assembler file to an object file. */
export function compileObject(cpu: Cpu, input: string, output: string, more: readonly string[] = []): void {
  runTool('gcc', [...targetFlags(cpu), ...COMPILE_FLAGS, `-I${RUNTIME}`, ...more, '-c', input, '-o', output]);
}

function link(
  cpu: Cpu,
  objects: readonly string[],
  folder: string,
  base: string,
): { bytes: Uint8Array; codeBytes: number } {
  const elf = join(folder, 'blob.elf');
  const flat = join(folder, 'blob.bin');
  const script = ['-T', join(RUNTIME, 'blob.ld'), `-Wl,--defsym,BASE=${base}`];
  runTool('gcc', [...targetFlags(cpu), ...LINK_FLAGS, ...script, ...objects, '-lgcc', '-o', elf]);
  runTool('objcopy', ['-O', 'binary', '-j', '.blob', elf, flat]);
  const codeEnd = /^([0-9a-f]+) \w code_end$/m.exec(runTool('nm', [elf]))?.[1];
  if (codeEnd === undefined) throw new Error('the linked blob has no symbol code_end');
  return { bytes: readFileSync(flat), codeBytes: Number.parseInt(codeEnd, 16) - Number(base) };
}

/**
 * Links objects to a blob with its entry at offset 0.
 * Throws an error if it would have writable data or depend on where it stands.
 */
export function linkBlob(cpu: Cpu, objects: readonly string[], folder: string): Blob {
  const [first, second] = BASES.map(base => link(cpu, objects, folder, base));
  if (!first || !second || Buffer.compare(first.bytes, second.bytes) !== 0) {
    throw new Error('the blob depends on its address: two links at different bases differ');
  }
  return { ...first, constantBytes: first.bytes.length - first.codeBytes };
}

/** Builds a blob from the text of a C file that defines `run`, see cSource. Throws an error for a missing or failing compiler. */
export function buildFromC(text: string, windowBytes: number, cpu: Cpu, more: readonly string[] = []): Blob {
  const folder = mkdtempSync(join(tmpdir(), 'blob-'));
  const at = (name: string) => join(folder, name);
  const abi = { WINDOW_BYTES: windowBytes, TRAP_STACK, TRAP_CODE, TRAPPED };
  const defines = Object.entries(abi).map(([name, value]) => `-D${name}=${value}`);
  try {
    writeFileSync(at('pack.c'), text);
    compileObject(cpu, at('pack.c'), at('pack.o'), more);
    for (const part of ['entry', 'division']) {
      compileObject(cpu, join(RUNTIME, `${part}.S`), at(`${part}.o`), defines);
    }
    return linkBlob(cpu, ['entry.o', 'pack.o', 'division.o'].map(at), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds the blob of a module. Throws an error for a module that can't be translated, or a missing or failing compiler. */
export function buildBlob(source: Source, cpu: Cpu): Blob {
  return buildFromC(cSource(source), source.windowBytes, cpu);
}
