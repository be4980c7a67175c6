// A pack as the device's native code: whatever engine runs it, the device's own memory is what counts.
import { packFile } from '../firmware/build/file-names.ts';
import type { Engine } from '../wasm-core/bindings/pack.ts';
import { CORE_PACKS } from '../wasm-core/dice/core-packs.ts';
import { WINDOW_BYTES } from '../wasm-core/memory-map.ts';
import type { NativeCore } from './model/native.ts';

/** Makes an engine from what stands in a pack's file. */
export type EngineMaker = (bytes: Uint8Array, windowBytes: number) => Engine;

/** The core behind a pack's file. The window is copied in and out of the engine. Throws what the engine throws. */
export function nativeCore(makeEngine: EngineMaker, name: string, bytes: Uint8Array): NativeCore {
  const windowBytes = CORE_PACKS.find(({ id }) => packFile(id) === name)?.windowBytes ?? WINDOW_BYTES;
  const engine = makeEngine(bytes, windowBytes);
  return {
    run(window, procedure, a, b) {
      if (window.length < windowBytes)
        throw new Error(`${name} needs a window of ${windowBytes} bytes, ${window.length} given`);
      engine.window.set(window.subarray(0, windowBytes));
      const status = engine.run(procedure, a, b);
      window.set(engine.window);
      return status;
    },
  };
}
