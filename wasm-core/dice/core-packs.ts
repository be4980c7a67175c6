// The product's own packs, beside the rule packs of the systems.
// What builds, loads, compares or installs packs takes them from here.
import { SCREEN_WINDOW_BYTES } from '../screen/screen-map.ts';
import { DICE_WINDOW_BYTES } from './dice-map.ts';
import { ODDS_WINDOW_BYTES } from './odds-map.ts';

export interface CorePack {
  readonly id: string;
  /** Its entry, below wasm-core. */
  readonly entry: string;
  readonly windowBytes: number;
}

/** `dice` draws and rolls, and every board has it; `odds` counts chances; `screen` draws text where no firmware drives the panel. */
export const CORE_PACKS: readonly CorePack[] = [
  { id: 'dice', entry: 'dice/pack.ts', windowBytes: DICE_WINDOW_BYTES },
  { id: 'odds', entry: 'dice/odds-pack.ts', windowBytes: ODDS_WINDOW_BYTES },
  { id: 'screen', entry: 'screen/pack.ts', windowBytes: SCREEN_WINDOW_BYTES },
];
