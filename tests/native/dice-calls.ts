// Random calls of the dice pack, good and bad ones, from seeding to expressions with given faces.
import * as map from '../../wasm-core/dice/dice-map.ts';
import type { Call, Patch } from '../../wasm-core/native/engine/calls.ts';
import type { Random } from './random.ts';
import { randomProgram, randomSides } from './random-program.ts';

const BAD_PERCENT = 10;
const UNSEEDED_PERCENT = 1;
const MOST_GIVEN = 12;

const PROCEDURES = [
  map.SEED,
  map.STIR,
  map.WORD,
  map.WORD,
  map.DRAW,
  map.DRAW,
  map.ROLL,
  map.ROLL,
  map.ROLL,
  map.ROLL,
  map.SUM,
  map.SUM,
  map.NUMBERS,
];

export class DiceCalls {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): Call {
    const random = this.#random;
    const bad = random.chance(BAD_PERCENT);
    const procedure = bad && random.chance(BAD_PERCENT) ? random.any() : random.pick(PROCEDURES);
    const clear = random.chance(UNSEEDED_PERCENT) && random.chance(50);
    if (procedure === map.ROLL || procedure === map.SUM) return { procedure, clear, ...this.#roll(procedure, bad) };
    if (procedure === map.NUMBERS) return { procedure, clear, ...this.#numbers(bad) };
    const mixes = procedure === map.SEED || procedure === map.STIR;
    return {
      procedure,
      a: mixes ? random.word() : randomSides(random, bad),
      b: procedure === map.STIR || (bad && random.chance(50)) ? random.any() : 0,
      clear,
      patches: [],
    };
  }

  #roll(procedure: number, bad: boolean): Pick<Call, 'a' | 'b' | 'patches'> {
    const random = this.#random;
    const program = randomProgram(random, bad);
    // A few bytes of a good program are changed, or its end is missing.
    if (bad && random.chance(70)) program[random.between(0, program.length - 1)] = random.between(0, 255);
    const length = bad && random.chance(20) ? random.any() : program.length;
    const patches: Patch[] = [{ address: map.PROGRAM, bytes: Uint8Array.from(program.slice(0, map.PROGRAM_BYTES)) }];
    const given = procedure === map.SUM || random.chance(20) ? random.between(0, MOST_GIVEN) : 0;
    if (given > 0) patches.push(this.#faces());
    return { a: length, b: bad && random.chance(10) ? random.any() : given, patches };
  }

  #numbers(bad: boolean): Pick<Call, 'a' | 'b' | 'patches'> {
    const random = this.#random;
    const most = random.pick([6, 1000, map.MOST_CASES]);
    return {
      a: bad && random.chance(50) ? random.any() : random.between(1, most),
      b: bad && random.chance(50) ? random.any() : random.between(1, random.pick([3, map.MOST_NUMBERS])),
      patches: [],
    };
  }

  #faces(): Patch {
    const random = this.#random;
    const most = random.pick([1, 2, 4, 6, 20]);
    const faces = Int16Array.from({ length: MOST_GIVEN }, () => random.between(random.chance(5) ? -1 : 1, most));
    return { address: map.FACES, bytes: new Uint8Array(faces.buffer) };
  }
}
