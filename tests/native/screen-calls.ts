// Random calls of the screen pack: lines and cells anywhere, also beyond the edges, and what changed since.
import type { Call } from '../../wasm-core/native/engine/calls.ts';
import * as map from '../../wasm-core/screen/screen-map.ts';
import type { Random } from './random.ts';

const BAD_PERCENT = 10;

export class ScreenCalls {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): Call {
    const random = this.#random;
    const bad = random.chance(BAD_PERCENT);
    const procedure =
      bad && random.chance(20) ? random.any() : random.pick([map.LINE, map.LINE, map.CELL, map.CELL, map.CHANGES]);
    const bytes = (count: number) => Uint8Array.from({ length: count }, () => random.between(0, 255));
    const patches = [{ address: map.TEXT, bytes: bytes(map.TEXT_BYTES) }];
    // A font of some kind, once in a while another.
    if (random.chance(2)) patches.push({ address: map.FONT, bytes: bytes(map.CHARACTERS * map.CHARACTER_WIDTH) });
    if (procedure === map.CHANGES) return { procedure, a: random.chance(5) ? 1 : 0, b: 0, clear: false, patches: [] };
    const [a, b] = bad ? [random.any(), random.any()] : procedure === map.LINE ? this.#line() : this.#cell();
    return { procedure, a, b, clear: false, patches };
  }

  #line(): [number, number] {
    const random = this.#random;
    const left = random.between(0, 21);
    return [random.between(0, 56) | (random.between(0, 1) << 8), left | (random.between(0, 21 - left) << 8)];
  }

  #cell(): [number, number] {
    const random = this.#random;
    const from = random.between(0, map.WIDTH);
    const to = random.between(from, map.WIDTH);
    const a = from | (to << 8) | (random.between(0, 63) << 16) | (random.between(0, 1) << 24);
    return [a, from | (random.between(1, 3) << 8) | (random.between(0, 21) << 16)];
  }
}
