// Random calls of the odds pack: expressions that it counts, that are beyond it, and that are none.
import { PROGRAM, PROGRAM_BYTES } from '../../wasm-core/dice/odds-map.ts';
import type { Call } from '../../wasm-core/native/engine/calls.ts';
import type { Random } from './random.ts';
import { randomProgram } from './random-program.ts';

const BAD_PERCENT = 10;

export class OddsCalls {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): Call {
    const random = this.#random;
    const bad = random.chance(BAD_PERCENT);
    const program = randomProgram(random, bad, true);
    if (bad && random.chance(70)) program[random.between(0, program.length - 1)] = random.between(0, 255);
    const patches = [{ address: PROGRAM, bytes: Uint8Array.from(program.slice(0, PROGRAM_BYTES)) }];
    const length = bad && random.chance(20) ? random.any() : program.length;
    return { procedure: bad && random.chance(10) ? random.any() : 0, a: length, b: 0, clear: false, patches };
  }
}
