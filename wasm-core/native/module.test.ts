// What can't become a blob is refused by name before anything is translated; constants stand where wasm has them.
import { describe, expect, it } from 'vitest';
import { compileLaidOut } from '../build/compile.ts';
import { readModule } from './module.ts';
import { moduleText, sourceOf } from './wat-for-tests.ts';

const RUN = '(i32.const 0)';

describe('a module', () => {
  it.each([
    ['an import', `(module (import "env" "f" (func)) (memory (export "memory") 1 1))`, /import section/],
    ['a table', moduleText(RUN, '(table 1 funcref)'), /table section/],
    ['a global', moduleText(RUN, '(global (mut i32) (i32.const 0))'), /global section/],
    ['a start function', moduleText(RUN, '(func $s) (start $s)'), /start section/],
    ['memory that grows', moduleText('(memory.grow (i32.const 1))'), /opcode 0x40 /],
    ['64-bit arithmetic', moduleText('(i32.wrap_i64 (i64.const 1))'), /opcode 0x42 /],
    ['a 64-bit parameter', moduleText(RUN, '(func (param i64))'), /no i32/],
    ['a float parameter', moduleText(RUN, '(func (param f32))'), /no i32/],
    ['floats', moduleText('(i32.trunc_f32_s (f32.const 1))'), /opcode 0x43 /],
    ['bulk memory', moduleText(`(memory.fill (i32.const 0) (i32.const 0) (i32.const 4)) ${RUN}`), /opcode 0xfc /],
    ['no run', `(module (memory (export "memory") 1 1) (func (export "go")))`, /no exported function run/],
    [
      'another run',
      `(module (memory (export "memory") 1 1) (func (export "run") (param i32)))`,
      /run is i32->; i32,i32,i32->i32/,
    ],
    ['no memory', `(module (func (export "run") (param i32 i32 i32) (result i32) ${RUN}))`, /no exported memory/],
    ['data in the window', moduleText(RUN, '(data (i32.const 1000) "x")'), /data segment inside the window/],
    ['more data than announced', moduleText(RUN, '(data (i32.const 1028) "x")'), /beyond the 4 bytes of constants/],
  ])('with %s is refused', (_what, text, message) => {
    expect(() => readModule(sourceOf(text, 4))).toThrow(message);
  });

  it.each([0, -4, 1022])('with a window of %i bytes is refused', windowBytes => {
    expect(() => readModule({ ...sourceOf(moduleText(RUN)), windowBytes })).toThrow(/no multiple of 4/);
  });

  it('that is none is refused', () => {
    const wasm = new TextEncoder().encode('(module)');
    expect(() => readModule({ wasm, windowBytes: 4, constantBytes: 0 })).toThrow(/no wasm module/);
  });

  it('has its constants at the end of the window, whatever zeros its segments leave out', () => {
    const { constants } = readModule(sourceOf(moduleText(RUN, '(data (i32.const 1027) "\\07\\08")'), 9));
    expect([...constants]).toEqual([0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the AssemblyScript compiler', () => {
  const compiled = (list: string) => {
    const entry = `const LIST = <i32>memory.data<u16>(${list});
      export function run(procedure: i32, a: i32, b: i32): i32 { return load<u16>(LIST + (a << 1)) + b; }`;
    return compileLaidOut('entry.ts', 640, new Map([['entry.ts', entry]]));
  };

  it('tells how long the constants are, though it drops zeros at both ends', async () => {
    const { wasm, constantBytes } = await compiled('[0, 0, 5, 0, 6, 0, 0]');
    expect(constantBytes).toBe(14);
    const { constants } = readModule({ wasm, windowBytes: 640, constantBytes });
    expect([...new Uint16Array(constants.buffer)]).toEqual([0, 0, 5, 0, 6, 0, 0, 0]);
  });

  it('tells so too when every constant is zero', async () => {
    expect((await compiled('[0, 0, 0]')).constantBytes).toBe(6);
  });
});
