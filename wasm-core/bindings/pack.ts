// A rule pack on the host: calls a procedure by name and answers named outputs or the rule's error.
// The engine behind it is anything that runs `run(procedure, a, b)` over a window.
import { type PackDescription, type Procedure, proceduresOf } from '../describe/description.ts';
import {
  DICE_ERROR,
  ENUM_ERROR,
  MOST_DICE,
  MOST_DICE_WITHOUT_LISTS,
  OK,
  RANGE_ERROR,
  WANTED_LOWEST,
  WANTED_SIDES,
} from '../memory-map.ts';
import { type Values, Window } from './encode.ts';

/** What runs a pack: V8, or native code in an emulated processor. */
export interface Engine {
  readonly window: Uint8Array;
  run(procedure: number, a: number, b: number): number;
}

/** The die that a procedure waits for; sides 0: a given face is impossible. */
export interface WantedDie {
  readonly sides: number;
  readonly lowest: number;
}

export type RuleError = { readonly error: 'range' | 'enum'; readonly field: string } | { readonly error: 'dice' };
export type Outcome =
  | { readonly out: Values; readonly wanted?: undefined }
  | { readonly out: RuleError; readonly wanted?: WantedDie };

/** Draws or looks up one face of the wanted die. */
export type DieSource = (die: WantedDie) => number;

export function isRuleError(out: Values | RuleError): out is RuleError {
  return 'error' in out;
}

/** Dice that a call of this procedure can be given. */
export function mostDice({ fields, outputs }: Procedure): number {
  return [...fields, ...outputs].some(({ type }) => type.kind === 'list') ? MOST_DICE : MOST_DICE_WITHOUT_LISTS;
}

export class Pack {
  readonly description: PackDescription;
  readonly procedures: readonly Procedure[];
  readonly #engine: Engine;
  readonly #window: Window;
  readonly #numbers: ReadonlyMap<string, number>;
  /** Dice that a call can be given, by the procedure's number. */
  readonly #mostDice: readonly number[];

  constructor(description: PackDescription, engine: Engine) {
    this.description = description;
    this.procedures = proceduresOf(description);
    this.#engine = engine;
    this.#window = new Window(engine.window);
    this.#numbers = new Map(this.procedures.map(({ id }, number) => [id, number]));
    this.#mostDice = this.procedures.map(mostDice);
  }

  /** Number of a procedure, -1 if this pack does not have it. */
  numberOf(id: string): number {
    return this.#numbers.get(id) ?? -1;
  }

  /**
   * Runs a procedure with the inputs and `dice` in `input`. A rule's own error (range, enum, dice) is an answer.
   * Throws only for a procedure that the pack does not have, or an engine that fails.
   */
  call(id: string, input: Readonly<Record<string, unknown>>): Outcome {
    const number = this.numberOf(id);
    const procedure = this.procedures[number];
    if (!procedure) throw new Error(`pack ${this.description.id} has no procedure ${id}`);
    const [a, b] = this.#window.writeFields(procedure, input);
    this.#window.writeDice(input.dice, this.#mostDice[number]!);
    const status = this.#engine.run(number, a, b);
    if (status === OK) return { out: this.#window.readOutputs(procedure) };
    return this.#failure(procedure, status);
  }

  /** Runs a procedure and asks `source` for each die that it wants; answers the outcome and all dice used or given. */
  resolve(
    id: string,
    input: Readonly<Record<string, unknown>>,
    source: DieSource,
  ): { outcome: Outcome; dice: number[] } {
    const dice: number[] = Array.isArray(input.dice) ? [...input.dice] : [];
    for (;;) {
      const outcome = this.call(id, { ...input, dice });
      if (!outcome.wanted || outcome.wanted.sides === 0) return { outcome, dice };
      const most = mostDice(this.procedures[this.numberOf(id)]!);
      if (dice.length >= most) throw new Error(`${this.description.id}.${id} wants more than ${most} dice`);
      dice.push(source(outcome.wanted));
    }
  }

  #failure(procedure: Procedure, status: number): Outcome {
    const kind = status & 255;
    if (kind === DICE_ERROR) {
      return {
        out: { error: 'dice' },
        wanted: { sides: this.#window.word(WANTED_SIDES), lowest: this.#window.word(WANTED_LOWEST) },
      };
    }
    const field = procedure.fields[status >> 8]?.name;
    if (field === undefined || (kind !== RANGE_ERROR && kind !== ENUM_ERROR)) {
      throw new Error(`${this.description.id}.${procedure.id} failed with status ${status}`);
    }
    return { out: { error: kind === RANGE_ERROR ? 'range' : 'enum', field } };
  }
}
