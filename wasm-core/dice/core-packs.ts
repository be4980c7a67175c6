// The packs of the product's own dice, beside the rule packs of the systems.
// What builds, loads, compares or installs packs takes them from here.
import { DICE_WINDOW_BYTES } from './dice-map.ts';
import { ODDS_WINDOW_BYTES } from './odds-map.ts';

export interface CorePack {
  readonly id: string;
  /** Its entry, below wasm-core. */
  readonly entry: string;
  readonly windowBytes: number;
}

/** `dice` draws and rolls, and every board has it; `odds` counts chances. */
export const CORE_PACKS: readonly CorePack[] = [
  { id: 'dice', entry: 'dice/pack.ts', windowBytes: DICE_WINDOW_BYTES },
  { id: 'odds', entry: 'dice/odds-pack.ts', windowBytes: ODDS_WINDOW_BYTES },
];
