// What an expression is once it is read: constants and pools of dice, joined by signs.
// Columns (from 1) let later steps say where something is wrong.
import type { Pool } from '../../wasm-core/bindings/roll-program.ts';

interface Placed {
  readonly column: number;
  readonly label?: string;
}

export interface ConstantNode extends Placed {
  readonly kind: 'constant';
  readonly value: number;
}

export interface DiceNode extends Placed {
  readonly kind: 'dice';
  readonly pool: Pool;
}

/** Dice read as digits, such as d66: the first die counts tens. */
export interface DigitsNode extends Placed {
  readonly kind: 'digits';
  readonly count: number;
  readonly sides: number;
}

export interface NegativeNode extends Placed {
  readonly kind: 'negative';
  readonly of: Node;
}

export type Sign = '+' | '-' | '*' | '/';

export interface PairNode extends Placed {
  readonly kind: 'pair';
  readonly sign: Sign;
  readonly left: Node;
  readonly right: Node;
}

export type Node = ConstantNode | DiceNode | DigitsNode | NegativeNode | PairNode;

export interface Expression {
  /** How often the whole is rolled. */
  readonly times: number;
  readonly root: Node;
}

/** The pools of a tree in the order in which they are rolled; a d66 is two dice of one each. */
export function poolsOf(node: Node): Pool[] {
  switch (node.kind) {
    case 'constant':
      return [];
    case 'dice':
      return [node.pool];
    case 'digits':
      return Array.from({ length: 2 * node.count }, () => ({ count: 1, sides: node.sides, lowest: 1, modifiers: [] }));
    case 'negative':
      return poolsOf(node.of);
    case 'pair':
      return [...poolsOf(node.left), ...poolsOf(node.right)];
  }
}
