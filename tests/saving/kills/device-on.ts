// A device that takes up a flash image as another one left it.

import type { Board } from '../../../boards/board.ts';
import { Device } from '../../../host-sim/model/device.ts';
import { nativeCore } from '../../../host-sim/native-core.ts';
import { wasmEngine } from '../../../wasm-core/bindings/wasm-engine.ts';

/** Not booted. */
export function deviceOn(board: Board, image: Uint8Array | undefined): Device {
  return new Device({
    board,
    files: new Map(),
    image,
    nativeCoreFor: (name, bytes) => nativeCore(wasmEngine, name, bytes),
    randomSeed: 1,
  });
}
