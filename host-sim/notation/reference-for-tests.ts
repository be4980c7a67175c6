// Rolls once more, slow and plain, for the tests to hold the dice pack against.
// Written from the table of rules in this folder's README, over lists of dice instead of marks in memory.
import type { Modifier, Pool } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import type { Node } from './tree.ts';

/** Faces of so many dice that fall together. */
export type Faces = (count: number, sides: number, lowest: number) => number[];

interface Die {
  face: number;
  value: number;
  added: boolean;
  again: boolean;
  /** The die that this one was added to, where dice are added together. */
  into?: Die;
}

export class ReferenceRoll {
  limited = false;
  readonly #next: Faces;
  #spare: number;

  constructor(asked: number, next: Faces) {
    this.#next = next;
    this.#spare = map.MOST_DRAWN - asked;
  }

  #mayAdd(to: Die): boolean {
    if (this.#spare === 0 || to.value > map.MOST_COMPOUNDED) {
      this.limited = true;
      return false;
    }
    this.#spare -= 1;
    return true;
  }

  /** The values of the dice of a pool that count, in the order in which they came to be. */
  pool({ count, sides, lowest, modifiers }: Pool): number[] {
    const dice = (together: number): Die[] =>
      this.#next(together, sides, lowest).map(face => ({ face, value: face, added: false, again: false }));
    const draw = () => dice(1)[0]!;
    const of = (kind: number) => modifiers.filter(modifier => modifier.kind === kind);
    const fits = (rules: readonly Modifier[], figure: number) =>
      rules.some(({ first, last }) => figure >= first && figure <= last);
    const compounding = of(map.COMPOUND);
    const penetrating = of(map.PENETRATE);
    const exploding = [...of(map.EXPLODE), ...compounding, ...penetrating];
    const standing: Die[] = [];
    let waiting = dice(count);
    while (waiting.length > 0) {
      const brought: Die[] = [];
      for (const die of waiting) {
        const target = die.into ?? die;
        const rolledAgain = fits(of(map.REROLL), die.face) || (!die.again && fits(of(map.REROLL_ONCE), die.face));
        if (rolledAgain && this.#mayAdd(target)) {
          brought.push({ ...draw(), added: die.added, again: true, ...(die.into ? { into: die.into } : {}) });
          continue;
        }
        if (die.into) die.into.value += die.face;
        else {
          if (die.added && penetrating.length > 0) die.value -= 1;
          standing.push(die);
        }
        if (fits(exploding, die.face) && this.#mayAdd(target))
          brought.push({ ...draw(), added: true, ...(compounding.length > 0 ? { into: target } : {}) });
      }
      waiting = brought;
    }
    return standing.map(({ value }) => value);
  }

  /** The values that are kept. */
  kept(values: readonly number[], modifiers: readonly Modifier[]): number[] {
    const figure = (kind: number) => modifiers.find(modifier => modifier.kind === kind)?.first;
    const sorted = [...values].sort((a, b) => a - b);
    const low = Math.max(figure(map.DROP_LOWEST) ?? 0, sorted.length - (figure(map.KEEP_HIGHEST) ?? sorted.length));
    const high = Math.max(figure(map.DROP_HIGHEST) ?? 0, sorted.length - (figure(map.KEEP_LOWEST) ?? sorted.length));
    return sorted.slice(low, sorted.length - high);
  }

  #count(values: readonly number[], modifiers: readonly Modifier[]): number {
    const successes = modifiers.filter(({ kind }) => kind === map.COUNT_SUCCESS);
    const failures = modifiers.filter(({ kind }) => kind === map.COUNT_FAILURE);
    if (successes.length === 0) return values.reduce((sum, value) => sum + value, 0);
    const inside = (rules: readonly Modifier[], value: number) =>
      rules.some(({ first, last }) => value >= first && value <= last);
    const hits = values.filter(value => inside(successes, value)).length;
    return hits - values.filter(value => !inside(successes, value) && inside(failures, value)).length;
  }

  total(node: Node): number {
    switch (node.kind) {
      case 'constant':
        return node.value;
      case 'negative':
        return 0 - this.total(node.of);
      case 'dice':
        return this.#count(this.kept(this.pool(node.pool), node.pool.modifiers), node.pool.modifiers);
      case 'digits': {
        let total = 0;
        const digit = () => this.#next(1, node.sides, 1)[0]!;
        for (let i = 0; i < node.count; i++) total += 10 * digit() + digit();
        return total;
      }
      case 'pair': {
        const left = this.total(node.left);
        const right = this.total(node.right);
        if (node.sign === '+') return left + right;
        if (node.sign === '-') return left - right;
        return node.sign === '*' ? left * right : Math.floor(left / right);
      }
    }
  }
}
