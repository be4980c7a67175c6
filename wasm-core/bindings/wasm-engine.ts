// A pack's wasm in the JavaScript engine at hand: Node's, or a browser's.
import type { Engine } from './pack.ts';

/** A pack's wasm with a memory of its own. */
export function wasmEngine(bytes: Uint8Array, windowBytes: number): Engine {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes as Uint8Array<ArrayBuffer>), {});
  const { memory, run } = instance.exports as unknown as { memory: WebAssembly.Memory; run: Engine['run'] };
  return { window: new Uint8Array(memory.buffer, 0, windowBytes), run };
}
