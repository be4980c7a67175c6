// The odds pack on the host: the same counting of chances as on the device.
// The host's own counting (host-sim/odds) goes further; the tests hold the two against each other.
import * as map from '../dice/odds-map.ts';
import type { Engine } from './pack.ts';

/** Cases of each value from `low` on, among `cases` equally likely ones. */
export interface CountedOdds {
  readonly low: number;
  readonly weights: readonly number[];
  readonly cases: number;
}

export class Odds {
  readonly #engine: Engine;
  readonly #view: DataView;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#view = new DataView(engine.window.buffer, engine.window.byteOffset);
  }

  /** The chances of a compiled expression; undefined where they are beyond what the pack counts. Throws for no program. */
  count(program: Uint8Array): CountedOdds | undefined {
    this.#engine.window.set(program.subarray(0, map.PROGRAM_BYTES), map.PROGRAM);
    const answer = this.#engine.run(map.COUNT, program.length, 0);
    if (answer === map.BEYOND) return undefined;
    if (answer !== map.COUNTED) throw new Error('the odds pack was given no program that can be rolled');
    const word = (at: number) => this.#view.getUint32(at, true);
    const address = word(map.ADDRESS);
    return {
      low: this.#view.getInt32(map.LOW, true),
      weights: Array.from({ length: word(map.LENGTH) }, (_, i) => word(address + 4 * i)),
      cases: word(map.CASES),
    };
  }
}
