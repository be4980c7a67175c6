// Numbers of the dice pack's generator that are drawn many in one call and handed out one by one.
// To all others who draw, the generator stands where it would if each number had been drawn when it was asked for.
import { FACES, MOST_CASES, MOST_NUMBERS, NUMBERS, REFUSED, STATE } from '../dice/dice-map.ts';
import type { Engine } from './pack.ts';

const STATE_BYTES = 16;

/** A generator, and the numbers that have been drawn from it ahead of their use. */
export class Source {
  readonly engine: Engine;
  ahead: Numbers | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Takes the generator back to where the numbers that were handed out have left it. To be called before all else that it does. */
  settle(): void {
    if (this.ahead === undefined) return;
    this.ahead.giveBack();
    this.ahead = undefined;
  }
}

/** Numbers 0 .. cases - 1, each as likely as every other. */
export class Numbers {
  readonly #source: Source;
  readonly #cases: number;
  /** What has been drawn, apart from the window, which others use. */
  readonly #drawn = new Uint16Array(MOST_NUMBERS);
  /** The generator before that. */
  readonly #state = new Uint8Array(STATE_BYTES);
  /** The next of `#drawn`; at its end none is left. */
  #next = MOST_NUMBERS;

  /** @param cases 1 .. 65536 */
  constructor(source: Source, cases: number) {
    this.#source = source;
    this.#cases = cases;
  }

  /** The next number. Throws an error for other than 1 to 65536 cases, and before the generator has a seed. */
  next(): number {
    if (this.#next === MOST_NUMBERS) this.#draw();
    const number = this.#drawn[this.#next]!;
    this.#next += 1;
    return number;
  }

  /** Takes the generator back to where the numbers that were handed out have left it. */
  giveBack(): void {
    if (this.#next === MOST_NUMBERS) return;
    const { engine } = this.#source;
    engine.window.set(this.#state, STATE);
    engine.run(NUMBERS, this.#cases, this.#next);
    this.#next = MOST_NUMBERS;
  }

  #draw(): void {
    this.#source.settle();
    const { engine } = this.#source;
    const { window } = engine;
    this.#state.set(window.subarray(STATE, STATE + STATE_BYTES));
    if (engine.run(NUMBERS, this.#cases, MOST_NUMBERS) === REFUSED)
      throw new Error(`a number has 1 to ${MOST_CASES} cases and the generator needs a seed; ${this.#cases} asked`);
    this.#drawn.set(new Uint16Array(window.buffer, window.byteOffset + FACES, MOST_NUMBERS));
    this.#source.ahead = this;
    this.#next = 0;
  }
}
