// Random calls of the dice pack, good and bad ones, from seeding to expressions with given faces.
import { constantStep, type Modifier, poolStep } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import type { Call, Patch } from '../../wasm-core/native/engine/calls.ts';
import type { Random } from './random.ts';

const BAD_PERCENT = 10;
/** Keeping compares every die with every other, so large rolls are rare. */
const MANY_DICE_PERCENT = 2;
const FEW_DICE = 12;
const UNSEEDED_PERCENT = 1;
const MODIFIED_PERCENT = 60;
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
    const mixes = procedure === map.SEED || procedure === map.STIR;
    return {
      procedure,
      a: mixes ? random.word() : this.#sides(bad),
      b: procedure === map.STIR || (bad && random.chance(50)) ? random.any() : 0,
      clear,
      patches: [],
    };
  }

  #sides(bad: boolean): number {
    const random = this.#random;
    return bad ? random.any() : random.pick([2, 3, 4, 6, 8, 10, 12, 20, 100, random.inside(1, map.MOST_SIDES)]);
  }

  #roll(procedure: number, bad: boolean): Pick<Call, 'a' | 'b' | 'patches'> {
    const random = this.#random;
    const program = this.#program(bad);
    // A few bytes of a good program are changed, or its end is missing.
    if (bad && random.chance(70)) program[random.between(0, program.length - 1)] = random.between(0, 255);
    const length = bad && random.chance(20) ? random.any() : program.length;
    const patches: Patch[] = [{ address: map.PROGRAM, bytes: Uint8Array.from(program.slice(0, map.PROGRAM_BYTES)) }];
    const given = procedure === map.SUM || random.chance(20) ? random.between(0, MOST_GIVEN) : 0;
    if (given > 0) patches.push(this.#faces());
    return { a: length, b: bad && random.chance(10) ? random.any() : given, patches };
  }

  #program(bad: boolean): number[] {
    const random = this.#random;
    const pools = random.pick([1, 1, 1, 2, 3]);
    const steps: number[] = [];
    for (let i = 0; i < pools; i++) {
      steps.push(...this.#pool(bad && random.chance(30)));
      if (i > 0) steps.push(random.pick([map.ADD, map.SUBTRACT, map.MULTIPLY, map.DIVIDE]));
    }
    if (random.chance(40)) {
      steps.push(
        ...constantStep(random.between(-99, 99)),
        random.pick([map.ADD, map.SUBTRACT, map.MULTIPLY, map.DIVIDE]),
      );
    }
    return steps;
  }

  #pool(bad: boolean): number[] {
    const random = this.#random;
    const count = random.between(1, random.chance(MANY_DICE_PERCENT) ? map.MOST_DICE_IN_ROLL : FEW_DICE);
    const sides = this.#sides(bad);
    const lowest = random.pick([1, 1, 1, 1, 0, -1]);
    const modifiers: Modifier[] = [];
    while (modifiers.length < 4 && random.chance(MODIFIED_PERCENT)) modifiers.push(this.#modifier(count, sides));
    return poolStep({ count, sides, lowest, modifiers });
  }

  #modifier(count: number, sides: number): Modifier {
    const random = this.#random;
    const kind = random.between(map.REROLL, map.COUNT_FAILURE);
    const keeps = kind >= map.KEEP_HIGHEST && kind <= map.DROP_LOWEST;
    if (keeps) return { kind, first: random.between(0, count + 1), last: 0 };
    const first = random.between(1, Math.max(1, Math.min(sides, map.MOST_SIDES)));
    return { kind, first, last: random.chance(50) ? first : first + random.between(0, 3) };
  }

  #faces(): Patch {
    const random = this.#random;
    const most = random.pick([1, 2, 4, 6, 20]);
    const faces = Int16Array.from({ length: MOST_GIVEN }, () => random.between(random.chance(5) ? -1 : 1, most));
    return { address: map.FACES, bytes: new Uint8Array(faces.buffer) };
  }
}
