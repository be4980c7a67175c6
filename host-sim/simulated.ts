// Makes a simulated device: the very files that a board gets, on the model of Espruino.
// Packs run in V8 from the wasm that CI tests, or as the native code of the smallest chip in an emulated processor.
import { type Board, loadBoard } from '../boards/schema.ts';
import { boardFiles } from '../firmware/build/board-files.ts';
import { freshJournal, JOURNAL_FILE } from '../firmware/build/journal-file.ts';
import { blobBytes, packBytes, wasmEngine } from '../wasm-core/bindings/load.ts';
import { m0Engine } from '../wasm-core/native/engine/m0.ts';
import { setUpJournal } from './journal/set-up.ts';
import { Device } from './model/device.ts';
import type { NativeCore } from './model/native.ts';
import type { PanelOptions } from './model/panel/module.ts';
import { type EngineMaker, nativeCore } from './native-core.ts';

export const USUAL_BOARD = 'joltjs';

/** What runs the packs: V8, or ARMv6-M code in an emulated Cortex-M0+. */
export type EngineName = 'wasm' | 'thumb';

const ENGINES: Readonly<Record<EngineName, { bytes: (id: string) => Uint8Array; engine: EngineMaker }>> = {
  wasm: { bytes: id => packBytes(id), engine: wasmEngine },
  thumb: { bytes: id => blobBytes(id, 'm0'), engine: m0Engine },
};

/** A pack's wasm as the device's native code. */
export function wasmCore(name: string, bytes: Uint8Array): NativeCore {
  return nativeCore(wasmEngine, name, bytes);
}

export interface SimulatedOptions {
  readonly board?: string | undefined;
  /** Systems to install; by default those that the board carries. */
  readonly systems?: readonly string[] | undefined;
  readonly engine?: EngineName;
  /** The whole of Storage as a device left it: nothing is installed then. */
  readonly image?: Uint8Array | undefined;
  /** The panel that hangs on its bus, where it is not the board's own. */
  readonly panel?: PanelOptions | undefined;
  /** True: as on first boot, with the test card; else its owner has answered that already. */
  readonly fresh?: boolean;
  /** Seed of the modelled hardware's noise. */
  readonly noise?: number;
}

const built = new Map<string, Promise<Map<string, Uint8Array>>>();

/** Files of a board with these systems and packs for an engine; built once in a process. */
export function simulatedFiles(
  boardId: string,
  systems: readonly string[],
  engine: EngineName = 'wasm',
): Promise<Map<string, Uint8Array>> {
  const key = `${boardId}:${engine}:${systems.join()}`;
  const files = built.get(key) ?? filesOf(loadBoard(boardId), systems, engine);
  built.set(key, files);
  return files;
}

/** What stands in Storage once the device is set up: the files of the build, and behind them the journal. */
async function filesOf(board: Board, systems: readonly string[], engine: EngineName): Promise<Map<string, Uint8Array>> {
  const files = await boardFiles({ board, systems, packBytes: ENGINES[engine].bytes });
  return files.set(JOURNAL_FILE, setUpJournal(board));
}

/** A device with everything installed, not yet booted. Throws one line for an unknown board or system, or a damaged pack. */
export async function simulatedDevice(options: SimulatedOptions): Promise<Device> {
  const { board: id = USUAL_BOARD, systems, engine = 'wasm', image, panel, fresh = false, noise = 1 } = options;
  const board = loadBoard(id);
  const files = image ? new Map<string, Uint8Array>() : await simulatedFiles(id, systems ?? board.systems, engine);
  return new Device({
    board,
    files: fresh ? new Map(files).set(JOURNAL_FILE, freshJournal(board)) : files,
    image,
    nativeCoreFor: (name, bytes) => nativeCore(ENGINES[engine].engine, name, bytes),
    randomSeed: noise,
    ...(panel && { panel }),
  });
}
