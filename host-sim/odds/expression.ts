// Exact odds of an expression: those of its pools, joined by its signs.
// Every pool falls by itself, so the odds of two sides multiply.

import { compile } from '../notation/compile.ts';
import { parseExpression } from '../notation/expression.ts';
import type { Node } from '../notation/tree.ts';
import { certain, combine, type Distribution, map, Work } from './distribution.ts';
import { poolOdds } from './pool.ts';

function oddsOf(node: Node, work: Work): Distribution {
  switch (node.kind) {
    case 'constant':
      return certain(node.value);
    case 'dice':
      return poolOdds(node.pool, work);
    case 'digits': {
      const die = poolOdds({ count: 1, sides: node.sides, lowest: 1, modifiers: [] }, work);
      const one = combine(die, die, work, (tens, ones) => 10 * tens + ones);
      let total = one;
      for (let i = 1; i < node.count; i++) total = combine(total, one, work, (a, b) => a + b);
      return total;
    }
    case 'negative':
      return map(oddsOf(node.of, work), value => 0 - value);
    case 'pair': {
      const [left, right] = [oddsOf(node.left, work), oddsOf(node.right, work)];
      if (node.sign === '+') return combine(left, right, work, (a, b) => a + b);
      if (node.sign === '-') return combine(left, right, work, (a, b) => a - b);
      if (node.sign === '*') return combine(left, right, work, (a, b) => a * b);
      return combine(left, right, work, (a, b) => Math.floor(a / b));
    }
  }
}

/** The odds of one roll of an expression. Throws an ExpressionError, or a TooLargeError. */
export function expressionOdds(text: string): Distribution {
  const { root } = parseExpression(text);
  // Refuses what can't be rolled.
  compile(root);
  return oddsOf(root, new Work(text));
}
