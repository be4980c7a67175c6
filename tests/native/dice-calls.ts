// Random calls of the dice pack, good and bad ones, from seeding to sums of given faces.
import * as map from '../../wasm-core/dice/dice-map.ts';
import type { Call, Patch } from '../../wasm-core/native/engine/calls.ts';
import type { Random } from './random.ts';

const BAD_PERCENT = 10;
/** Sums compare every die with every other, so large rolls are rare. */
const MANY_DICE_PERCENT = 2;
const FEW_DICE = 12;
const UNSEEDED_PERCENT = 1;

export class DiceCalls {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): Call {
    const random = this.#random;
    const bad = random.chance(BAD_PERCENT);
    const procedure = bad && random.chance(BAD_PERCENT) ? random.any() : random.pick(this.#procedures());
    const patches: Patch[] = [];
    if (procedure === map.SUM && random.chance(50)) patches.push(this.#faces());
    const sides = bad ? random.any() : random.pick([2, 3, 4, 6, 8, 10, 12, 20, 100, random.inside(1, map.MOST_SIDES)]);
    const isMixed = procedure === map.SEED || procedure === map.STIR;
    return {
      procedure,
      a: isMixed ? random.word() : sides,
      b: procedure === map.STIR || (bad && random.chance(50)) ? random.any() : this.#selection(bad),
      clear: random.chance(UNSEEDED_PERCENT) && random.chance(50),
      patches,
    };
  }

  #procedures(): readonly number[] {
    return [
      map.SEED,
      map.STIR,
      map.WORD,
      map.WORD,
      map.DRAW,
      map.DRAW,
      map.DRAW,
      map.ROLL,
      map.ROLL,
      map.ROLL,
      map.SUM,
    ];
  }

  #selection(bad: boolean): number {
    const random = this.#random;
    const count = random.between(1, random.chance(MANY_DICE_PERCENT) ? map.MOST_DICE_IN_ROLL : FEW_DICE);
    const which = bad ? random.between(0, 4) : random.between(map.KEEP_ALL, map.KEEP_LOWEST);
    const kept = which === map.KEEP_ALL && !bad ? count : random.between(bad ? 0 : 1, count);
    return (bad ? random.between(0, 255) : count) | (kept << 8) | (which << 16);
  }

  #faces(): Patch {
    const random = this.#random;
    const most = random.pick([2, 6, 20, 1000, 65535]);
    const faces = Uint16Array.from({ length: FEW_DICE }, () => random.between(0, most));
    return { address: map.FACES, bytes: new Uint8Array(faces.buffer) };
  }
}
