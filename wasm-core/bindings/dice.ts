// The dice pack on the host: the same generator and scaler as on the device.
// One path for every die: each face of the host comes out of draw(), roll(), rollProgram() or numbers().
import * as map from '../dice/dice-map.ts';
import { Numbers, Source } from './numbers.ts';
import type { Engine } from './pack.ts';
import { poolStep } from './roll-program.ts';

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

/** A die of a rolled program: what it shows, what it counts for if it is kept, and the map's marks. */
export interface DrawnDie {
  readonly face: number;
  readonly value: number;
  readonly marks: number;
}

export interface RolledProgram {
  readonly total: number;
  /** In the order in which they were drawn: all of a pool, then one after the other what each of them brought. */
  readonly dice: readonly DrawnDie[];
  /** True if dice would have been rolled on but for a limit. */
  readonly limited: boolean;
}

/** A roll that can't go on with the faces it was given. */
export class GivenFaceError extends Error {
  /** The die that is wanted, or that the face does not fit. */
  readonly sides: number;
  readonly lowest: number;
  /** Faces used before. */
  readonly used: number;
  /** The face that does not fit; undefined if the faces ran out. */
  readonly face: number | undefined;

  constructor(sides: number, lowest: number, used: number, face?: number) {
    const shows = `a die of ${sides} sides shows ${lowest} to ${lowest + sides - 1}`;
    super(face === undefined ? `one more face is wanted: ${shows}` : `${shows}, not ${face}`);
    this.sides = sides;
    this.lowest = lowest;
    this.used = used;
    this.face = face;
  }
}

const KEEPS = { all: undefined, highest: map.KEEP_HIGHEST, lowest: map.KEEP_LOWEST } as const;

export class Dice {
  readonly #engine: Engine;
  readonly #view: DataView;
  readonly #source: Source;
  #program: Uint8Array | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#source = new Source(engine);
    this.#view = new DataView(engine.window.buffer, engine.window.byteOffset);
  }

  /** Starts the generator from a 32-bit seed, 0 included. */
  seed(seed: number): void {
    this.#source.settle();
    this.#engine.run(map.SEED, seed | 0, 0);
  }

  /** Mixes two 32-bit words of entropy into the generator. */
  stir(word: number, more: number): void {
    this.#source.settle();
    this.#engine.run(map.STIR, word | 0, more | 0);
  }

  /** The generator's next 32-bit word. */
  word(): number {
    this.#source.settle();
    return this.#engine.run(map.WORD, 0, 0) >>> 0;
  }

  /** One face, `lowest` .. `lowest + sides - 1`; sides 1 .. 1000. */
  draw(sides: number, lowest = 1): number {
    this.#source.settle();
    const face = this.#engine.run(map.DRAW, sides, 0);
    if (face === map.REFUSED)
      throw new Error(`a die has 1 to ${map.MOST_SIDES} sides and the generator needs a seed; ${sides} asked`);
    return face - 1 + lowest;
  }

  /**
   * Numbers 0 .. cases - 1, each as likely as every other; cases 1 .. 65536. Many are drawn in one call of the pack, but what comes
   * out is what as many single draws give, whatever else is drawn or rolled in between.
   * Where one number decides the dice of a pool, they are its digits to the base of their sides, the last digit first.
   */
  numbers(cases: number): Numbers {
    return new Numbers(this.#source, cases);
  }

  /** Rolls a compiled expression with drawn dice and answers its total; the dice can be read until the next roll or number. */
  total(program: Uint8Array): number {
    this.#source.settle();
    if (program !== this.#program) this.#load(program);
    this.#check(this.#engine.run(map.ROLL, program.length, 0));
    return this.#view.getInt32(map.TOTAL, true);
  }

  /** How many dice the last roll drew. */
  get drawn(): number {
    return this.#view.getInt32(map.DRAWN, true);
  }

  /** What die `i` of the last roll shows, from 0. */
  face(i: number): number {
    return this.#view.getInt16(map.FACES + 2 * i, true);
  }

  /** Whether die `i` of the last roll counts. */
  kept(i: number): boolean {
    return (this.#view.getUint8(map.MARKS + i) & map.KEPT) !== 0;
  }

  /**
   * Rolls a compiled expression; `given` faces take the place of drawn ones.
   * Throws a GivenFaceError if one does not fit or one more is wanted, and an error for a program that the pack refuses.
   */
  rollProgram(program: Uint8Array, given?: readonly number[]): RolledProgram {
    if (!given) this.#source.settle();
    if (program !== this.#program) this.#load(program);
    const view = this.#view;
    const ready = Math.min(given?.length ?? 0, map.MOST_DRAWN);
    for (let i = 0; i < ready; i++) {
      const face = given![i]!;
      view.setInt16(map.FACES + 2 * i, Math.abs(face) < 32_768 ? face : -32_768, true);
    }
    this.#check(this.#engine.run(given ? map.SUM : map.ROLL, program.length, ready), given);
    const dice = Array.from({ length: this.drawn }, (_, i) => ({
      face: this.face(i),
      value: view.getInt16(map.VALUES + 2 * i, true),
      marks: view.getUint8(map.MARKS + i),
    }));
    return { total: view.getInt32(map.TOTAL, true), dice, limited: view.getInt32(map.LIMITED, true) !== 0 };
  }

  /** Rolls dice of 1 .. 1000 sides, at most 100 of them; `given` faces take the place of drawn ones. */
  roll(sides: number, selection: Selection, given?: readonly number[]): { total: number; dice: RolledDie[] } {
    const { count, kept, which } = selection;
    const kind = KEEPS[which];
    const modifiers = kind === undefined ? [] : [{ kind, first: kept, last: 0 }];
    if (kept < 1 || kept > count || (kind === undefined && kept !== count)) this.#refuse();
    const rolled = this.rollProgram(Uint8Array.from(poolStep({ count, sides, lowest: 1, modifiers })), given);
    const dice = rolled.dice.map(({ face, marks }) => ({ face, kept: (marks & map.KEPT) !== 0 }));
    return { total: rolled.total, dice };
  }

  #load(program: Uint8Array): void {
    // A longer one is refused by its length.
    this.#engine.window.set(program.subarray(0, map.PROGRAM_BYTES), map.PROGRAM);
    this.#program = program;
  }

  #check(answer: number, given: readonly number[] = []): void {
    if (answer === map.ROLLED) return;
    if (answer === map.DIVIDED_BY_ZERO) throw new Error('a roll cannot be divided by zero');
    if (answer === map.REFUSED) this.#refuse();
    const [sides, lowest] = [map.WANTED_SIDES, map.WANTED_LOWEST].map(at => this.#view.getInt32(at, true));
    const used = this.drawn;
    throw new GivenFaceError(sides!, lowest!, used, answer === map.NO_SUCH_FACE ? given[used] : undefined);
  }

  #refuse(): never {
    throw new Error(
      `a roll has 1 to ${map.MOST_DICE_IN_ROLL} dice of 1 to ${map.MOST_SIDES} sides, keeps 1 to all of them, can end, and needs a seed`,
    );
  }
}
