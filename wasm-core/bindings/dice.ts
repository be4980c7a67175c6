// The dice pack on the host: the same generator and scaler as on the device.
// One path for every die: each face of the host comes out of draw() or roll().
import * as map from '../dice/dice-map.ts';
import type { Engine } from './pack.ts';

/** Which dice of a roll count: all of them, or the `kept` highest or lowest. */
export interface Selection {
  readonly count: number;
  readonly kept: number;
  readonly which: 'all' | 'highest' | 'lowest';
}

export interface RolledDie {
  readonly face: number;
  readonly kept: boolean;
}

const WHICH = { all: map.KEEP_ALL, highest: map.KEEP_HIGHEST, lowest: map.KEEP_LOWEST } as const;

/** A figure that does not fit its byte becomes 0, which the pack refuses. */
const byte = (figure: number) => (figure >= 0 && figure <= 255 ? figure : 0);

function packed({ count, kept, which }: Selection): number {
  return byte(count) | (byte(kept) << 8) | (WHICH[which] << 16);
}

export class Dice {
  readonly #engine: Engine;
  readonly #view: DataView;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#view = new DataView(engine.window.buffer, engine.window.byteOffset);
  }

  /** Starts the generator from a 32-bit seed, 0 included. */
  seed(seed: number): void {
    this.#engine.run(map.SEED, seed | 0, 0);
  }

  /** Mixes two 32-bit words of entropy into the generator. */
  stir(word: number, more: number): void {
    this.#engine.run(map.STIR, word | 0, more | 0);
  }

  /** The generator's next 32-bit word. */
  word(): number {
    return this.#engine.run(map.WORD, 0, 0) >>> 0;
  }

  /** One face, `lowest` .. `lowest + sides - 1`; sides 1 .. 1000. */
  draw(sides: number, lowest = 1): number {
    const face = this.#engine.run(map.DRAW, sides, 0);
    if (face === map.REFUSED)
      throw new Error(`a die has 1 to ${map.MOST_SIDES} sides and the generator needs a seed; ${sides} asked`);
    return face - 1 + lowest;
  }

  /** Rolls dice of 1 .. 1000 sides, at most 100 of them; `given` faces take the place of drawn ones. */
  roll(sides: number, selection: Selection, given?: readonly number[]): { total: number; dice: RolledDie[] } {
    for (const [i, face] of (given ?? []).entries()) this.#view.setUint16(map.FACES + 2 * i, face, true);
    const total = this.#engine.run(given ? map.SUM : map.ROLL, sides, packed(selection));
    if (total === map.REFUSED) {
      throw new Error(
        `a roll has 1 to ${map.MOST_DICE_IN_ROLL} dice of 1 to ${map.MOST_SIDES} sides and keeps 1 to all of them`,
      );
    }
    const dice = Array.from({ length: selection.count }, (_, i) => ({
      face: this.#view.getUint16(map.FACES + 2 * i, true),
      kept: this.#view.getUint8(map.KEPT + i) === 1,
    }));
    return { total, dice };
  }
}
