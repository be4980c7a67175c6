// Modules for tests, written in WebAssembly's text format so that exactly these opcodes reach the translation.
import wabtModule from 'wabt';
import { wasmEngine } from '../bindings/load.ts';
import type { Engine } from '../bindings/pack.ts';
import type { Source } from './module.ts';
import { DIVISION_BY_ZERO, OUT_OF_BOUNDS, OVERFLOW, TRAPPED, UNREACHABLE } from './trap-map.ts';

const wabt = await wabtModule();

/** The wasm of a module in text format. */
export function wasmOf(text: string): Uint8Array {
  return wabt.parseWat('test.wat', text).toBinary({}).buffer;
}

/** A module with one page of memory and an exported `run` (procedure, a, b) of this body; `more` are further fields of the module. */
export function moduleText(body: string, more = ''): string {
  return `(module (memory (export "memory") 1 1) ${more}
    (func (export "run") (param $procedure i32) (param $a i32) (param $b i32) (result i32) ${body}))`;
}

/** What a blob is made from, with a window of 1024 bytes. */
export function sourceOf(text: string, constantBytes = 0): Source {
  return { wasm: wasmOf(text), windowBytes: 1024, constantBytes };
}

const V8_REASONS: readonly (readonly [RegExp, number])[] = [
  [/out of bounds/, OUT_OF_BOUNDS],
  [/unrepresentable/, OVERFLOW],
  [/by zero/, DIVISION_BY_ZERO],
  [/unreachable/, UNREACHABLE],
];

/** A module in V8 that answers a trap as native code does. */
export function trappingEngine({ wasm, windowBytes }: Source): Engine & { trapCode: number } {
  const engine = wasmEngine(wasm, windowBytes);
  return {
    window: engine.window,
    trapCode: 0,
    run(procedure, a, b) {
      this.trapCode = 0;
      try {
        return engine.run(procedure, a, b);
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        const reason = V8_REASONS.find(([words]) => words.test((error as Error).message));
        if (!reason) throw error;
        this.trapCode = reason[1];
        return TRAPPED;
      }
    },
  };
}
