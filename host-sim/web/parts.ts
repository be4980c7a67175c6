// What the server hands to the page: the boards that there are, and what a device of one of them is made of.

import type { Board, CarriedName, SystemName } from '../../boards/board.ts';
import { base64OfBytes, bytesOfBase64 } from '../model/values.ts';

/** Boards and systems to choose from. */
export interface Catalogue {
  readonly boards: readonly { readonly id: string; readonly title: string; readonly systems: readonly CarriedName[] }[];
  readonly systems: readonly { readonly id: CarriedName; readonly system: SystemName; readonly title: string }[];
  /** The board that a first visitor is handed. */
  readonly usualBoard: string;
  /** The board of a scenario that names none. */
  readonly scenarioBoard: string;
}

/** What a device is made of, as text. */
export interface DeviceParts {
  readonly board: Board;
  readonly systems: readonly CarriedName[];
  /** Names of files in the order in which they are written, with their contents in base64. */
  readonly files: readonly (readonly [name: string, contents: string])[];
  /** Differs between versions of what is installed. */
  readonly version: string;
}

/** Contents of files as text. */
export function filesAsText(files: ReadonlyMap<string, Uint8Array>): DeviceParts['files'] {
  return [...files].map(([name, bytes]) => [name, base64OfBytes(bytes)]);
}

/** Contents of files as bytes. */
export function filesOf({ files }: DeviceParts): Map<string, Uint8Array> {
  return new Map(files.map(([name, contents]) => [name, bytesOfBase64(contents)]));
}
