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

/** Constants before the optimiser leaves their zeros out, as this part of binaryen's module shows them. */
interface LaidOut {
  getNumDataSegments(): number;
  getDataSegmentByIndex(index: number): number;
  getDataSegmentInfo(segment: number): { readonly offset: number; readonly data: ArrayBuffer };
}

export interface Compiled {
  readonly wasm: Uint8Array;
  /** Bytes from the end of the window to the end of the last constant, zeros and padding included. */
  readonly constantBytes: number;
}

function constantsEnd(module: LaidOut): number {
  const segments = Array.from({ length: module.getNumDataSegments() }, (_, i) =>
    module.getDataSegmentInfo(module.getDataSegmentByIndex(i)),
  );
  return Math.max(0, ...segments.map(({ offset, data }) => offset + data.byteLength));
}

/**
 * Compiles an entry module (a path below wasm-core). `generated` maps further paths below wasm-core to texts.
 * Throws an error with the compiler's own words.
 */
export async function compileLaidOut(
  entry: string,
  windowBytes: number,
  generated: ReadonlyMap<string, string>,
): Promise<Compiled> {
  let wasm: Uint8Array | undefined;
  let end = 0;
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
    transforms: [
      {
        afterCompile: (module: unknown) => {
          end = constantsEnd(module as LaidOut);
        },
      } as unknown as asc.Transform,
    ],
  });
  if (error || !wasm) throw new Error(`${entry} does not compile:\n${stderr.toString()}`);
  return { wasm, constantBytes: Math.max(0, end - windowBytes) };
}

/** The wasm alone, see compileLaidOut. */
export async function compile(
  entry: string,
  windowBytes: number,
  generated: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  return (await compileLaidOut(entry, windowBytes, generated)).wasm;
}
