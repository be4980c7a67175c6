// Makes a simulated device: the very files that a board gets, on the model of Espruino, with packs run by V8.
import { loadBoard } from '../boards/schema.ts';
import { boardFiles, packFile } from '../firmware/build/board-files.ts';
import { packBytes, wasmEngine } from '../wasm-core/bindings/load.ts';
import { DICE_WINDOW_BYTES } from '../wasm-core/dice/dice-map.ts';
import { WINDOW_BYTES } from '../wasm-core/memory-map.ts';
import { Device } from './model/device.ts';
import type { NativeCore } from './model/native.ts';

export const USUAL_BOARD = 'joltjs';

/** A pack in V8 as the device's native code: the window is copied in and out, so that the device's memory is what counts. */
export function wasmCore(name: string, bytes: Uint8Array): NativeCore {
  const windowBytes = name === packFile('dice') ? DICE_WINDOW_BYTES : WINDOW_BYTES;
  const engine = wasmEngine(bytes, windowBytes);
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

export interface SimulatedOptions {
  readonly board?: string | undefined;
  /** Systems to install; by default those that the board carries. */
  readonly systems?: readonly string[] | undefined;
  /** Seed of the modelled hardware's noise. */
  readonly noise?: number;
}

const built = new Map<string, Promise<Map<string, Uint8Array>>>();

/** Files of a board with these systems, packs as wasm; built once in a process. */
export function simulatedFiles(boardId: string, systems: readonly string[]): Promise<Map<string, Uint8Array>> {
  const key = `${boardId}:${systems.join()}`;
  const files =
    built.get(key) ?? boardFiles({ board: loadBoard(boardId), systems, packBytes: pack => packBytes(pack) });
  built.set(key, files);
  return files;
}

/** A device with everything installed, not yet booted. Throws one line for an unknown board or system, or a damaged pack. */
export async function simulatedDevice({
  board: id = USUAL_BOARD,
  systems,
  noise = 1,
}: SimulatedOptions): Promise<Device> {
  const board = loadBoard(id);
  const files = await simulatedFiles(id, systems ?? board.systems);
  return new Device({ board, files, nativeCoreFor: wasmCore, randomSeed: noise });
}
