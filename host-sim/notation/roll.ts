// Rolls an expression with the product's dice, drawn or given, and tells what fell.
// One roll is one call of the dice pack; here its dice are only named and put into words.
import { type Dice, type DrawnDie, GivenFaceError } from '../../wasm-core/bindings/dice.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { compile } from './compile.ts';
import { parseExpression } from './expression.ts';
import { type Node, poolsOf, type Sign } from './tree.ts';
import { writePool } from './words.ts';

export interface RollDie {
  readonly sides: number;
  readonly face: number;
  readonly kept: boolean;
  /** There only where it is so: it was rolled again, an explosion added it, it counted as a success or a failure. */
  readonly rerolled?: true;
  readonly added?: true;
  readonly success?: true;
  readonly failure?: true;
}

export interface RollResult {
  readonly total: number;
  /** In the order in which they were drawn, which is the order in which given ones are read. */
  readonly dice: readonly RollDie[];
  /** The expression with what fell in place of its dice, dropped ones in parentheses. */
  readonly text: string;
  /** True if a limit ended the rolling on of dice. */
  readonly limited: boolean;
}

/** Given dice that do not fit the expression. */
export class GivenDiceError extends Error {}

/** An expression ready to be rolled. */
export interface PreparedRoll {
  readonly root: Node;
  /** How often the text asks for it. */
  readonly times: number;
  readonly program: Uint8Array;
}

/** Reads and compiles an expression. Throws an ExpressionError. */
export function prepareRoll(text: string): PreparedRoll {
  const { root, times } = parseExpression(text);
  return { root, times, program: compile(root) };
}

const STRENGTH: Readonly<Record<Sign, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };
/** What a right side must be stronger than its sign, lest a - (b - c) lose its parentheses. */
const RIGHT = 0.5;

/** The tree with the texts of its pools in place, in order; parentheses where the reading needs them. */
function write(node: Node, pools: string[], strength = 0): string {
  const labelled = (text: string) => (node.label ? `${text} [${node.label}]` : text);
  const enclosed = (text: string, own: number) => (own < strength || node.label ? `(${text})` : text);
  switch (node.kind) {
    case 'constant':
      return labelled(`${node.value}`);
    case 'dice': {
      const text = pools.shift()!;
      return labelled(strength >= 2 && text.includes(' ') ? `(${text})` : text);
    }
    case 'digits':
      return labelled(Array.from({ length: node.count }, () => pools.shift()! + pools.shift()!).join(' '));
    case 'negative':
      return labelled(enclosed(`- ${write(node.of, pools, 1 + RIGHT)}`, 2));
    case 'pair': {
      const own = STRENGTH[node.sign];
      const left = write(node.left, pools, own);
      const right = write(node.right, pools, own + RIGHT);
      return labelled(enclosed(`${left} ${node.sign} ${right}`, own));
    }
  }
}

function named(sides: number, { face, marks }: DrawnDie): RollDie {
  return {
    sides,
    face,
    kept: (marks & map.KEPT) !== 0,
    ...(marks & map.REROLLED ? { rerolled: true } : {}),
    ...(marks & map.EXTRA ? { added: true } : {}),
    ...(marks & map.SUCCESS ? { success: true } : {}),
    ...(marks & map.FAILURE ? { failure: true } : {}),
  };
}

/** The dice of each pool. */
function split(dice: readonly DrawnDie[]): DrawnDie[][] {
  const pools: DrawnDie[][] = [];
  for (const die of dice) {
    if (die.marks & map.FIRST) pools.push([]);
    pools.at(-1)!.push(die);
  }
  return pools;
}

/** Rolls once; `given` faces are used up from the front in place of drawn ones. Throws a GivenDiceError. */
export function roll({ root, program }: PreparedRoll, dice: Dice, given?: number[]): RollResult {
  try {
    const rolled = dice.rollProgram(program, given);
    given?.splice(0, rolled.dice.length);
    const pools = poolsOf(root);
    const groups = split(rolled.dice);
    return {
      total: rolled.total,
      dice: groups.flatMap((group, i) => group.map(die => named(pools[i]!.sides, die))),
      text: write(
        root,
        groups.map((group, i) => writePool(pools[i]!, group)),
      ),
      limited: rolled.limited,
    };
  } catch (error) {
    throw error instanceof GivenFaceError ? new GivenDiceError(`--dice: ${error.message}`) : error;
  }
}
