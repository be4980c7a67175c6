// What a pack must not contain: each forbidden thing is found, in modules of the compiler and in ones written byte by byte.
import asc from 'assemblyscript/asc';
import { describe, expect, it } from 'vitest';
import { WINDOW_BYTES } from '../memory-map.ts';
import { compile } from './compile.ts';
import { inspect } from './inspect.ts';

/** A module of sections: [id, ...contents]; lengths are put in. */
function moduleOf(...sections: number[][]): Uint8Array {
  const bytes = sections.flatMap(([id, ...contents]) => [id!, contents.length, ...contents]);
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...bytes]);
}

const I32 = 0x7f;
const I64 = 0x7e;
const F32 = 0x7d;
const TYPE = [1, 1, 0x60, 1, I32, 1, I32];
const FUNCTION = [3, 1, 0];
const MEMORY = [5, 1, 1, 1, 1];
/** One function without locals. */
const codeOf = (...body: number[]) => [10, 1, body.length + 2, 0, ...body, 11];
const LOCAL_GET = [32, 0];

/** Compiles with all features, so that forbidden things get past the compiler. */
async function compiledFreely(text: string, ...options: string[]): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main(['made.ts', '--outFile=made.wasm', '--runtime=stub', '-O2', ...options], {
    readFile: name => (name === 'made.ts' ? text : null),
    writeFile: (_name, contents) => {
      wasm = contents as unknown as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error || !wasm) throw new Error(stderr.toString());
  return wasm;
}

describe('a module that may be a pack', () => {
  it('is counted: opcodes, code and data', () => {
    const code = codeOf(...LOCAL_GET, 65, 0x80, 0x7f, 106, 4, I32, 65, 1, 5, 65, 11, 11);
    const found = inspect(moduleOf(TYPE, FUNCTION, MEMORY, code, [11, 1, 0, 65, 8, 11, 3, 1, 2, 3]));
    expect(found).toMatchObject({ codeBytes: code.length - 1, dataBytes: 3 });
    expect(found.opcodes).toEqual({ else: 1, end: 2, 'i32.add': 1, 'i32.const': 3, if: 1, 'local.get': 1 });
    expect(Object.keys(found.opcodes)).toEqual(Object.keys(found.opcodes).sort());
  });

  it('has its constants counted wherever they stand', () => {
    // The address 1419 is written 8b 0b: its last byte looks like the end of the expression.
    const data = [11, 2, 0, 65, 0x8b, 0x0b, 11, 2, 7, 7, 0, 65, 11, 11, 1, 9];
    expect(inspect(moduleOf(MEMORY, data)).dataBytes).toBe(3);
  });

  it('gives the sizes that the compiler was asked for', async () => {
    const text = `
      const table: i32 = <i32>memory.data<u8>([3, 1, 4, 1, 5, 9, 2, 6]);
      export function run(row: i32): i32 { return <i32>load<u8>(table + row); }`;
    const wasm = await compile('made.ts', WINDOW_BYTES, new Map([['made.ts', text]]));
    const { bytes, dataBytes, opcodes } = inspect(wasm);
    expect(bytes).toBe(wasm.length);
    expect(dataBytes).toBe(8);
    expect(opcodes['i32.load8_u']).toBe(1);
  });
});

describe('a module is refused for', () => {
  it.each([
    ['64-bit figures', 'export function run(a: i32): i32 { return <i32>((<i64>a * <i64>a) >> 7); }'],
    ['single floats', 'export function run(a: i32): i32 { return <i32>((<f32>a) * 1.5); }'],
    ['double floats', 'export function run(a: i32): i32 { return <i32>((<f64>a) / 3.0); }'],
    ['memory growth', 'export function run(a: i32): i32 { return memory.grow(a); }'],
    ['asking for the memory size', 'export function run(): i32 { return memory.size(); }'],
  ])('%s', async (_, text) => {
    const wasm = await compiledFreely(text);
    expect(() => inspect(wasm)).toThrow(/not allowed in a pack|no i32/);
  });

  it('block copies', async () => {
    const wasm = await compiledFreely('export function run(n: i32): void { memory.copy(0, 64, n); }');
    expect(() => inspect(wasm)).toThrow('opcode 0xfc');
  });

  it('sign extension', async () => {
    const wasm = await compiledFreely('export function run(a: i32): i32 { return <i32>(<i8>(a + 1)); }');
    expect(() => inspect(wasm)).toThrow('opcode 0xc0');
  });

  it('vectors', async () => {
    const text = 'export function run(a: i32): void { v128.store(a, v128.load(a + 8)); }';
    const wasm = await compiledFreely(text, '--enable=simd');
    expect(() => inspect(wasm)).toThrow(/0xfd|no i32/);
  });

  it('globals', async () => {
    const wasm = await compiledFreely('let count = 0; export function run(): i32 { return ++count; }');
    expect(() => inspect(wasm)).toThrow('a pack must not have a global section');
  });

  it('imports', async () => {
    const text = '@external("env", "draw") declare function draw(): i32; export function run(): i32 { return draw(); }';
    const wasm = await compiledFreely(text);
    expect(() => inspect(wasm)).toThrow('a pack must not have a import section');
  });

  it('tables of functions', async () => {
    const text = `
      function one(): i32 { return 1; } function two(): i32 { return 2; }
      export function run(a: i32): i32 { const f: () => i32 = a ? one : two; return f(); }`;
    const wasm = await compiledFreely(text);
    expect(() => inspect(wasm)).toThrow('a pack must not have a table section');
  });

  it.each([
    ['a start function', [8, 0], 'start section'],
    ['filled tables', [9, 1, 0, 65, 0, 11, 1, 0], 'element section'],
  ])('%s', (_, section, words) => {
    expect(() => inspect(moduleOf(TYPE, FUNCTION, MEMORY, section, codeOf(...LOCAL_GET)))).toThrow(words);
  });

  it('64-bit or float figures that are only passed through', () => {
    for (const type of [I64, F32]) {
      const wasm = moduleOf([1, 1, 0x60, 1, type, 1, type], FUNCTION, codeOf(...LOCAL_GET));
      expect(() => inspect(wasm)).toThrow('no i32');
    }
    expect(() => inspect(moduleOf(TYPE, FUNCTION, [10, 1, 6, 1, 1, I64, 32, 0, 11]))).toThrow('no i32');
  });

  it('ending early, or being something else', () => {
    const whole = moduleOf(TYPE, FUNCTION, MEMORY, codeOf(...LOCAL_GET));
    expect(() => inspect(whole)).not.toThrow();
    expect(() => inspect(whole.slice(0, -3))).toThrow(/ends early/);
    expect(() => inspect(new Uint8Array())).toThrow('this is no wasm module');
    expect(() => inspect(new TextEncoder().encode('\u007fELF and more'))).toThrow('this is no wasm module');
  });
});
