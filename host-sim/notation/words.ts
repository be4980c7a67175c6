// Puts the dice of a pool into words: `4 (1) 6!2 1→5`: dropped ones in parentheses, what a die brought right behind it.
import type { DrawnDie } from '../../wasm-core/bindings/dice.ts';
import type { Pool } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';

const BRINGS_ANOTHER = map.REROLLED | map.EXPLODED;

/** For each die the one that it brought: they follow all dice of the pool, in the order of those that brought them. */
function followers(count: number, dice: readonly DrawnDie[]): (number | undefined)[] {
  let next = count;
  return dice.map(({ marks }) => (marks & BRINGS_ANOTHER ? next++ : undefined));
}

function shown({ face, value, marks }: DrawnDie, kinds: readonly number[]): string {
  const text = marks & map.EXTRA && kinds.includes(map.PENETRATE) ? `${face}-${face - value}` : `${face}`;
  const judged = marks & map.SUCCESS ? `${text}✓` : marks & map.FAILURE ? `${text}✗` : text;
  return judged + (marks & map.REROLLED ? '→' : marks & map.EXPLODED ? '!' : '');
}

const dropped = ({ marks }: DrawnDie) => (marks & (map.KEPT | map.REROLLED)) === 0;

/** The dice of one pool, in the order in which they lie on the table. */
export function writePool({ count, modifiers }: Pool, dice: readonly DrawnDie[]): string {
  const kinds = modifiers.map(({ kind }) => kind);
  const follower = followers(count, dice);
  const chain = (start: number) => {
    const chained: DrawnDie[] = [];
    for (let i: number | undefined = start; i !== undefined; i = follower[i]) chained.push(dice[i]!);
    return chained;
  };
  const apart = (chained: readonly DrawnDie[]) =>
    chained.map(die => (dropped(die) ? `(${shown(die, kinds)})` : shown(die, kinds))).join('');
  // Dice that were added together are kept or dropped together, and their sum is told.
  const together = (chained: readonly DrawnDie[]) => {
    const first = chained.find(die => (die.marks & (map.REROLLED | map.EXTRA)) === 0)!;
    const text = chained.map(die => shown(die, kinds)).join('');
    const told = first.marks & map.EXPLODED ? `${text}=${first.value}` : text;
    return dropped(first) ? `(${told})` : told;
  };
  const write = kinds.includes(map.COMPOUND) ? together : apart;
  return dice
    .slice(0, count)
    .map((_, start) => write(chain(start)))
    .join(' ');
}
