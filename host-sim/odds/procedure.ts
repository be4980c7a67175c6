// Exact odds of a procedure's outputs, by walking its tree of dice: every face of every die that it asks for.
// Faces of a die are equally likely, so a path counts for one in the product of the sides on it.
import { isRuleError, mostDice, type Pack, type RuleError } from '../../wasm-core/bindings/pack.ts';
import { addTo, Work } from './distribution.ts';

/** Outcomes of one output: its values as JSON (`null` where it is absent). */
export interface OutputOdds {
  readonly cases: ReadonlyMap<string, bigint>;
  readonly denominator: bigint;
}

export interface ProcedureOdds {
  readonly outputs: ReadonlyMap<string, OutputOdds>;
  /** Cases that would have gone on beyond the dice that a call can be given. */
  readonly remainder: bigint;
}

const CALL_WORK = 10;

function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

class Walk {
  /** Outcomes as JSON, with the cases of each in parts of its path's product. */
  readonly ends: { readonly out: Readonly<Record<string, unknown>>; readonly product: bigint }[] = [];
  readonly dropped: bigint[] = [];
  error: RuleError | undefined;
  readonly #pack: Pack;
  readonly #id: string;
  readonly #input: Readonly<Record<string, unknown>>;
  readonly #most: number;
  readonly #work: Work;

  constructor(pack: Pack, id: string, input: Readonly<Record<string, unknown>>) {
    this.#pack = pack;
    this.#id = id;
    this.#input = input;
    this.#most = mostDice(pack.procedures[pack.numberOf(id)]!);
    this.#work = new Work(`${pack.description.system}.${id}`);
  }

  go(dice: readonly number[], product: bigint): void {
    this.#work.spend(CALL_WORK);
    const { out, wanted } = this.#pack.call(this.#id, { ...this.#input, dice });
    if (!isRuleError(out)) {
      this.ends.push({ out: out as Readonly<Record<string, unknown>>, product });
      return;
    }
    if (!wanted?.sides) {
      this.error = out;
      return;
    }
    const next = product * BigInt(wanted.sides);
    if (dice.length === this.#most) {
      this.dropped.push(product);
      return;
    }
    for (let i = 0; i < wanted.sides && !this.error; i++) this.go([...dice, wanted.lowest + i], next);
  }
}

/**
 * The odds of each output; dice given in the input are taken as they are. Answers the rule's own error if there is one,
 * as it does for every path. Throws a TooLargeError.
 */
export function procedureOdds(
  pack: Pack,
  id: string,
  input: Readonly<Record<string, unknown>>,
): ProcedureOdds | RuleError {
  const walk = new Walk(pack, id, input);
  walk.go(Array.isArray(input.dice) ? input.dice : [], 1n);
  if (walk.error) return walk.error;
  const products = [...walk.ends.map(({ product }) => product), ...walk.dropped];
  const denominator = products.reduce((all, product) => (all / greatestDivisor(all, product)) * product, 1n);
  const names = pack.procedures[pack.numberOf(id)]!.outputs.map(({ name }) => name);
  const outputs = new Map(
    names.map(name => {
      const cases = new Map<string, bigint>();
      for (const { out, product } of walk.ends) addTo(cases, JSON.stringify(out[name] ?? null), denominator / product);
      return [name, { cases, denominator }] as const;
    }),
  );
  return { outputs, remainder: walk.dropped.reduce((sum, product) => sum + denominator / product, 0n) };
}
