// Where devices come from: their parts are asked of the server once, and put together on the model here.

import type { CarriedName } from '../../../boards/board.ts';
import { wasmEngine } from '../../../wasm-core/bindings/wasm-engine.ts';
import { Device } from '../../model/device.ts';
import type { PanelOptions } from '../../model/panel/module.ts';
import { nativeCore } from '../../native-core.ts';
import { type Catalogue, type DeviceParts, filesOf } from '../parts.ts';

/** The noise of a device on which nobody's dice depend: the same as in a scenario that is played headless. */
export const SCENARIO_NOISE = 1;

async function ask<Result>(address: string): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new Error('The simulator does not answer. Is it still running in its terminal?');
  }
  if (!response.ok) throw new Error((await response.text()).trim());
  return (await response.json()) as Result;
}

export function catalogue(): Promise<Catalogue> {
  return ask('/catalogue.json');
}

const known = new Map<string, Promise<DeviceParts>>();

/** Parts of a device. @throws Error in words for people */
export function partsOf(board: string, systems: readonly CarriedName[]): Promise<DeviceParts> {
  const query = new URLSearchParams({ board, systems: systems.join(',') }).toString();
  const parts = known.get(query) ?? ask<DeviceParts>(`/parts.json?${query}`);
  known.set(query, parts);
  parts.catch(() => known.delete(query));
  return parts;
}

export interface AssemblyOptions {
  readonly panel?: PanelOptions | undefined;
  /** The whole of Storage as it was left. */
  readonly image?: Uint8Array | undefined;
  /** Files to install in place of those of the parts, such as a journal that is kept. */
  readonly instead?: ReadonlyMap<string, Uint8Array>;
  /** Seed of the hardware's noise, from which dice come. */
  readonly noise: number;
}

/** Puts a device together. @throws Error that names a file that does not fit */
export function assemble(parts: DeviceParts, { panel, image, instead, noise }: AssemblyOptions): Device {
  const files = filesOf(parts);
  for (const [name, contents] of instead ?? []) files.set(name, contents);
  return new Device({
    board: parts.board,
    files,
    image,
    nativeCoreFor: (name, bytes) => nativeCore(wasmEngine, name, bytes),
    randomSeed: noise,
    ...(panel && { panel }),
  });
}

/** Noise that nobody can know beforehand. */
export function freshNoise(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] as number;
}
