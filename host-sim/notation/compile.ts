// Compiles the tree of an expression into the program that the dice pack rolls, on the host as on the device.
// Everything that could go wrong while rolling is refused here, before the first die.
import { constantStep, type Pool, poolStep } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { ExpressionError } from './scanner.ts';
import type { Node, Sign } from './tree.ts';

/** No total may pass this, up or down. */
export const MOST_TOTAL = 1_000_000_000;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

const STEPS: Readonly<Record<Sign, number>> = {
  '+': map.ADD,
  '-': map.SUBTRACT,
  '*': map.MULTIPLY,
  '/': map.DIVIDE,
};

const EXPLOSIONS: readonly number[] = [map.EXPLODE, map.COMPOUND, map.PENETRATE];

/** What a pool may come to, at most; explosions are taken as far as the limit of dice lets them go. */
function poolBounds({ count, sides, lowest, modifiers }: Pool): Bounds {
  const kinds = modifiers.map(({ kind }) => kind);
  const dice = kinds.some(kind => EXPLOSIONS.includes(kind)) ? map.MOST_DRAWN : count;
  if (kinds.includes(map.COUNT_SUCCESS)) return { low: kinds.includes(map.COUNT_FAILURE) ? -dice : 0, high: dice };
  return { low: Math.min(0, dice * lowest), high: dice * (lowest + sides - 1) };
}

const APPLY: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.floor(a / b),
};

class Compiler {
  readonly steps: number[] = [];

  #checked(bounds: Bounds, column: number): Bounds {
    if (bounds.low < -MOST_TOTAL || bounds.high > MOST_TOTAL)
      throw new ExpressionError('range', column, `totals from -${MOST_TOTAL} to ${MOST_TOTAL}: this could pass them`);
    return bounds;
  }

  #pair(sign: Sign, left: Bounds, right: Bounds): Bounds {
    const corners = [left.low, left.high].flatMap(a => [right.low, right.high].map(b => APPLY[sign](a, b)));
    return { low: Math.min(...corners), high: Math.max(...corners) };
  }

  /** Appends the steps of a node that stands `depth` deep on the stack. */
  add(node: Node, depth: number): Bounds {
    if (depth === map.MOST_DEPTH)
      throw new ExpressionError('limit', node.column, `parentheses nest at most ${map.MOST_DEPTH} deep`);
    switch (node.kind) {
      case 'constant':
        this.steps.push(...constantStep(node.value));
        return { low: node.value, high: node.value };
      case 'dice':
        this.steps.push(...poolStep(node.pool));
        return poolBounds(node.pool);
      case 'digits':
        return this.#digits(node.count, node.sides, depth, node.column);
      case 'negative': {
        this.steps.push(...constantStep(0));
        const { low, high } = this.add(node.of, depth + 1);
        this.steps.push(map.SUBTRACT);
        return { low: -high, high: -low };
      }
      case 'pair': {
        const left = this.add(node.left, depth);
        const right = this.add(node.right, depth + 1);
        if (node.sign === '/' && right.low <= 0 && right.high >= 0)
          throw new ExpressionError('zero', node.right.column, 'a divisor that can never be zero is wanted');
        this.steps.push(STEPS[node.sign]);
        return this.#checked(this.#pair(node.sign, left, right), node.column);
      }
    }
  }

  #digits(count: number, sides: number, depth: number, column: number): Bounds {
    const die = { count: 1, sides, lowest: 1, modifiers: [] };
    if (depth + 2 >= map.MOST_DEPTH)
      throw new ExpressionError('limit', column, `parentheses nest at most ${map.MOST_DEPTH} deep`);
    for (let i = 0; i < count; i++) {
      this.steps.push(...poolStep(die), ...constantStep(10), map.MULTIPLY, ...poolStep(die), map.ADD);
      if (i > 0) this.steps.push(map.ADD);
    }
    return { low: 11 * count, high: 11 * sides * count };
  }
}

/** The program of a tree. Throws an ExpressionError for what could pass a limit, or be divided by zero. */
export function compile(root: Node): Uint8Array {
  const compiler = new Compiler();
  compiler.add(root, 0);
  const { steps } = compiler;
  if (steps.length > map.PROGRAM_BYTES) {
    const most = `rules of at most ${map.PROGRAM_BYTES} bytes in one expression, not ${steps.length}: roll it in parts`;
    throw new ExpressionError('limit', 1, most);
  }
  return Uint8Array.from(steps);
}
