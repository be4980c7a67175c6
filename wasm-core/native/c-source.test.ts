// The C of a module: every function there, memory accesses through the memory layer, nothing that the layer does not know.
import { describe, expect, it } from 'vitest';
import { cSource, functionsOf, runWasm2c } from './c-source.ts';
import { moduleText, sourceOf, wasmOf } from './wat-for-tests.ts';

const CALLER = moduleText(
  '(call $twice (i32.load offset=8 (local.get $a)))',
  '(func $twice (param i32) (result i32) (i32.shl (local.get 0) (i32.const 1)))',
);

describe('the C of a module', () => {
  it('has its functions, with base and offset of each access', () => {
    const [twice, run, ...rest] = functionsOf(runWasm2c(wasmOf(CALLER)));
    expect(rest).toEqual([]);
    expect(twice?.head).toBe('static u32 w2c_pack_f0(w2c_pack *instance, u32 var_p0)');
    expect(run?.body).toMatch(/i32_load\(var_i\d, 8u\)/);
    expect(run?.body).not.toContain('instance->');
  });

  it('names window, constants, trap codes and the entry', () => {
    const text = cSource(sourceOf(moduleText('(i32.load8_u (i32.const 1024))', '(data (i32.const 1024) "\\07")'), 1));
    expect(text).toContain('#define WINDOW_BYTES 1024u');
    expect(text).toContain('const u8 constants[] = {7,0,0,0};');
    expect(text).toContain('#define TRAP_UNALIGNED 5u');
    expect(text).toContain('u32 run(u32 procedure, u32 a, u32 b)');
  });

  it.each([
    ['itself', '(func $f (param i32) (result i32) (call $f (local.get 0)))'],
    [
      'another that calls it',
      '(func $f (param i32) (result i32) (call $g (local.get 0))) (func $g (param i32) (result i32) (call $f (local.get 0)))',
    ],
  ])('is refused for a function that calls %s', (_whom, functions) => {
    expect(() => cSource(sourceOf(moduleText('(call $f (local.get $a))', functions)))).toThrow(/calls itself/);
  });

  it('is refused when wasm2c can not read the module', () => {
    expect(() => runWasm2c(Uint8Array.of(0, 0x61, 0x73, 0x6d, 9, 0, 0, 0))).toThrow(/^wasm2c refuses the module: /);
  });

  it('is refused when the text of wasm2c is not as expected', () => {
    const other = 'u32 w2c_pack_f0(w2c_pack* instance) {\n  FUNC_PROLOGUE;\n  return instance->w2c_g0;\n}\n';
    expect(() => functionsOf(other)).toThrow(/w2c_pack_f0 uses more than memory/);
  });
});
