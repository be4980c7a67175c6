// Reads a wasm module before its translation: refuses what a blob can't hold, and lays the constants out as wasm sees them.
// Follows the WebAssembly core specification 1.0, binary format.
import { inspect, Reader, SECTION } from '../build/inspect.ts';

const I32 = 0x7f;
const FUNCTION_TYPE = 0x60;
const EXPORT_KINDS = ['function', 'table', 'memory', 'global'];

/** What one blob is made from. */
export interface Source {
  readonly wasm: Uint8Array;
  /** Wasm addresses below this are the window, in RAM; a multiple of 4. */
  readonly windowBytes: number;
  /** Bytes of constants right above the window, leading and trailing zeros included. */
  readonly constantBytes: number;
}

export interface Module {
  /** Contents of wasm memory from the end of the window on, a multiple of 4 bytes. */
  readonly constants: Uint8Array;
  readonly functions: number;
}

interface Outline {
  readonly types: readonly string[];
  readonly functionTypes: readonly number[];
  readonly exports: ReadonlyMap<string, { readonly kind: string; readonly index: number }>;
}

function values(reader: Reader): string {
  const names: string[] = [];
  for (let count = reader.leb(); count > 0; count--) {
    if (reader.byte() !== I32)
      throw new Error('a parameter or result that is no i32 (i64 and floats have no native form here)');
    names.push('i32');
  }
  return names.join();
}

function outlineOf(wasm: Uint8Array): Outline {
  const types: string[] = [];
  const functionTypes: number[] = [];
  const exports = new Map<string, { kind: string; index: number }>();
  const reader = new Reader(wasm, 8);
  while (reader.at < wasm.length) {
    const section = reader.byte();
    const end = reader.leb() + reader.at;
    if (section === SECTION.type) {
      for (let count = reader.leb(); count > 0; count--) {
        if (reader.byte() !== FUNCTION_TYPE) throw new Error('a type that is no function type');
        types.push(`${values(reader)}->${values(reader)}`);
      }
    } else if (section === SECTION.function) {
      for (let count = reader.leb(); count > 0; count--) functionTypes.push(reader.leb());
    } else if (section === SECTION.export) {
      for (let count = reader.leb(); count > 0; count--) {
        const length = reader.leb();
        const name = Buffer.from(wasm.subarray(reader.at, reader.at + length)).toString();
        reader.at += length;
        const kind = EXPORT_KINDS[reader.byte()] ?? 'unknown';
        exports.set(name, { kind, index: reader.leb() });
      }
    }
    reader.at = end;
  }
  return { types, functionTypes, exports };
}

/** The constants as they stand in memory once the module is there. Data segments leave zeros out, at both ends and in between. */
function constantsOf({ wasm, windowBytes, constantBytes }: Source): Uint8Array {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>), {});
  const { memory } = instance.exports as { memory: WebAssembly.Memory };
  const bytes = new Uint8Array(memory.buffer);
  const end = windowBytes + ((constantBytes + 3) & ~3);
  if (bytes.subarray(0, windowBytes).some(byte => byte !== 0)) throw new Error('a data segment inside the window');
  if (bytes.subarray(end).some(byte => byte !== 0))
    throw new Error(`a data segment beyond the ${constantBytes} bytes of constants`);
  return bytes.slice(windowBytes, end);
}

/**
 * The module's constants and number of functions.
 * Throws an error that names the first thing that can't be translated: imports, tables, globals, i64, floats, memory growth, data in
 * the window, or an export `run` that is missing or not (i32, i32, i32) -> i32.
 */
export function readModule(source: Source): Module {
  const { wasm, windowBytes } = source;
  if (windowBytes <= 0 || windowBytes % 4 !== 0)
    throw new Error(`a window of ${windowBytes} bytes is no multiple of 4`);
  inspect(wasm);
  const { types, functionTypes, exports } = outlineOf(wasm);
  const run = exports.get('run');
  if (run?.kind !== 'function') throw new Error('no exported function run');
  const type = types[functionTypes[run.index] ?? -1];
  if (type !== 'i32,i32,i32->i32') throw new Error(`run is ${type}; i32,i32,i32->i32 is wanted`);
  if (exports.get('memory')?.kind !== 'memory') throw new Error('no exported memory');
  return { constants: constantsOf(source), functions: functionTypes.length };
}
