// Calls of both packs of strikerank by a procedure's id, and a fixed sequence of random figures.
import { findProcedure } from '../../bindings/load.ts';
import { isRuleError, type WantedDie } from '../../bindings/pack.ts';

type Input = Readonly<Record<string, unknown>>;

function pack(id: string) {
  const found = findProcedure(`strikerank.${id}`);
  if (!found) throw new Error(`strikerank has no procedure ${id}`);
  return found.pack;
}

/** Outputs of a call that must succeed. */
export function run<Out = Record<string, number>>(id: string, input: Input = {}): Out {
  const { out } = pack(id).call(id, input);
  if (isRuleError(out)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(out)}`);
  return out as Out;
}

/** Outputs of a call whose dice come from `source` as they are wanted, and the dice. */
export function roll<Out = Record<string, number>>(
  id: string,
  input: Input,
  source: (die: WantedDie) => number,
): { out: Out; dice: number[] } {
  const { outcome, dice } = pack(id).resolve(id, input, source);
  if (isRuleError(outcome.out)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(outcome.out)}`);
  return { out: outcome.out as Out, dice };
}

/** Random figures from a fixed sequence, so that a failure can be repeated. */
export class Sequence {
  #state = 1;

  between(low: number, high: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return low + Math.floor((this.#state / 2 ** 32) * (high - low + 1));
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)]!;
  }

  many(count: number, low: number, high: number): number[] {
    return Array.from({ length: count }, () => this.between(low, high));
  }

  flag(): boolean {
    return this.between(0, 1) === 1;
  }
}

/** Percentile faces. */
export const FACES = Array.from({ length: 100 }, (_, i) => i + 1);

export function times(count: number, check: () => void): void {
  for (let i = 0; i < count; i++) check();
}
