// Compiles a pack with the AssemblyScript compiler: i32 code only, constants right above the window, nothing imported.
// Generated modules are handed to the compiler from memory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

export const CORE = fileURLToPath(new URL('..', import.meta.url));

const OPTIONS = [
  '--runtime=stub',
  '-O3z',
  '--converge',
  '--noAssert',
  '--initialMemory=1',
  '--maximumMemory=1',
  '--disable=bulk-memory',
  '--disable=mutable-globals',
  '--disable=sign-extension',
  '--disable=nontrapping-f2i',
];

/**
 * The wasm of an entry module (a path below wasm-core). `generated` maps further paths below wasm-core to texts.
 * Throws an error with the compiler's own words.
 */
export async function compile(
  entry: string,
  windowBytes: number,
  generated: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main([entry, '--outFile=pack.wasm', `--memoryBase=${windowBytes}`, ...OPTIONS], {
    readFile: name => {
      const text = generated.get(name);
      if (text !== undefined) return text;
      try {
        return readFileSync(join(CORE, name), 'utf8');
      } catch {
        return null;
      }
    },
    writeFile: (_name, contents) => {
      wasm = contents as unknown as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error || !wasm) throw new Error(`${entry} does not compile:\n${stderr.toString()}`);
  return wasm;
}
