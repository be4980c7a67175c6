// The native unpacker: built from unpack.c as packs are, committed, and read from there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileObject, linkBlob } from '../../wasm-core/native/blob.ts';
import type { Cpu } from '../../wasm-core/native/cpu.ts';
import * as model from './model.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const committed = (cpu: Cpu) => join(FOLDER, `unpack.${cpu}.bin`);

/** Compiles the unpacker. Throws an error for a missing or failing compiler. */
export function buildUnpacker(cpu: Cpu): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
  const object = join(folder, 'unpack.o');
  const defines = Object.entries(model).map(([name, value]) => `-D${name}=${value}`);
  try {
    compileObject(cpu, join(FOLDER, 'unpack.c'), object, defines);
    return linkBlob(cpu, [object], folder).bytes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds and keeps the unpacker for a processor; answers its size in bytes. */
export function writeUnpacker(cpu: Cpu): number {
  const bytes = buildUnpacker(cpu);
  writeFileSync(committed(cpu), bytes);
  return bytes.length;
}

/** The committed unpacker. */
export function unpackerBytes(cpu: Cpu): Uint8Array {
  return readFileSync(committed(cpu));
}
