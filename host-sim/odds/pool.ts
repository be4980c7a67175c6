// Exact odds of a pool of dice: sums and counts by repeated addition, kept dice by going through the values in order.
// Exploding dice of which some are kept are followed die by die, with only those remembered that can still matter.
import type { Modifier, Pool } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { chain, EXPLOSION_DEPTH, EXPLOSIONS, faces, fits, has } from './die.ts';
import { addTo, certain, combine, type Distribution, sorted, type Work } from './distribution.ts';

const figure = (modifiers: readonly Modifier[], kind: number) =>
  modifiers.find(modifier => modifier.kind === kind)?.first;

/** How many go at each end when `count` dice stand. */
function dropped(modifiers: readonly Modifier[], count: number): { low: number; high: number } {
  const low = Math.max(figure(modifiers, map.DROP_LOWEST) ?? 0, count - (figure(modifiers, map.KEEP_HIGHEST) ?? count));
  const high = Math.max(
    figure(modifiers, map.DROP_HIGHEST) ?? 0,
    count - (figure(modifiers, map.KEEP_LOWEST) ?? count),
  );
  return { low, high };
}

/** What a kept die of this value counts for. */
function judge(modifiers: readonly Modifier[]): (value: number) => number {
  if (!has(modifiers, map.COUNT_SUCCESS)) return value => value;
  return value => {
    if (fits(modifiers, [map.COUNT_SUCCESS], value)) return 1;
    return fits(modifiers, [map.COUNT_FAILURE], value) ? -1 : 0;
  };
}

function binomial(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/** `count` dice of one value each: values from the lowest up, with how many dice are placed and what the kept ones count for. */
function keepSome(die: Distribution, count: number, modifiers: readonly Modifier[], work: Work): Distribution {
  const { low, high } = dropped(modifiers, count);
  const counts = judge(modifiers);
  let placed: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map());
  placed[0]!.set(0, 1n);
  for (const [value, weight] of sorted(die)) {
    const next: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map());
    for (let before = 0; before <= count; before++) {
      work.spend(placed[before]!.size * (count - before + 1));
      let power = 1n;
      for (let more = 0; before + more <= count; more++) {
        const kept = Math.max(0, Math.min(before + more, count - high) - Math.max(before, low));
        const ways = binomial(count - before, more) * power;
        for (const [total, cases] of placed[before]!)
          addTo(next[before + more]!, total + kept * counts(value), cases * ways);
        power *= weight;
      }
    }
    placed = next;
  }
  return { cases: placed[count]!, denominator: die.denominator ** BigInt(count) };
}

type Hands = Map<string, bigint>;

/** The end of a hand that is kept, and how many: then no more of it need be remembered. */
function kept(modifiers: readonly Modifier[]): { readonly highest?: number; readonly lowest?: number } {
  const highest = figure(modifiers, map.KEEP_HIGHEST);
  const lowest = figure(modifiers, map.KEEP_LOWEST);
  if (highest !== undefined && !has(modifiers, map.DROP_LOWEST)) return { highest };
  return lowest === undefined || has(modifiers, map.DROP_HIGHEST) ? {} : { lowest };
}

/** Takes from a hand (ascending) what later dice can't bring back. */
function trim(hand: number[], modifiers: readonly Modifier[]): number[] {
  const { highest, lowest } = kept(modifiers);
  if (highest !== undefined) return hand.slice(Math.max(0, hand.length - highest));
  return lowest === undefined ? hand : hand.slice(0, lowest);
}

/** The dice of a whole or trimmed hand that count. */
function counting(hand: number[], modifiers: readonly Modifier[]): number[] {
  const { highest, lowest } = kept(modifiers);
  const { low, high } = dropped(modifiers, hand.length);
  const from = highest === undefined ? low : 0;
  return hand.slice(from, lowest === undefined ? hand.length - high : undefined);
}

/** Exploding dice that stand side by side, some of them kept: every hand that can come about. */
function keepOfExploding(pool: Pool, work: Work): Distribution {
  const { count, modifiers } = pool;
  const { cases: standing, denominator } = faces(pool);
  const lessened = has(modifiers, map.PENETRATE) ? 1 : 0;
  const whole = denominator ** BigInt(EXPLOSION_DEPTH + 1);
  let hands: Hands = new Map([['', 1n]]);
  for (let die = 0; die < count; die++) {
    const next: Hands = new Map();
    let rolling = hands;
    for (let added = 0; added <= EXPLOSION_DEPTH; added++) {
      const scale = denominator ** BigInt(EXPLOSION_DEPTH - added);
      const exploding: Hands = new Map();
      work.spend(rolling.size * standing.size);
      for (const [key, cases] of rolling) {
        const hand = key === '' ? [] : key.split(' ').map(Number);
        for (const [face, times] of standing) {
          const value = face - (added > 0 ? lessened : 0);
          const fuller = trim(
            [...hand, value].sort((a, b) => a - b),
            modifiers,
          ).join(' ');
          if (fits(modifiers, EXPLOSIONS, face)) addTo(exploding, fuller, cases * times);
          else addTo(next, fuller, cases * times * scale);
        }
      }
      rolling = exploding;
    }
    hands = next;
  }
  const counts = judge(modifiers);
  const cases = new Map<number, bigint>();
  for (const [key, times] of hands) {
    const hand = key.split(' ').map(Number);
    addTo(
      cases,
      counting(hand, modifiers).reduce((sum, value) => sum + counts(value), 0),
      times,
    );
  }
  return { cases, denominator: whole ** BigInt(count) };
}

/** The sum of `count` independent ones. */
function repeat(one: Distribution, count: number, work: Work): Distribution {
  let total = certain(0);
  for (let i = 0; i < count; i++) total = combine(total, one, work, (a, b) => a + b);
  return total;
}

/** The exact odds of what a pool counts for. Throws a TooLargeError. */
export function poolOdds(pool: Pool, work: Work): Distribution {
  const { count, modifiers } = pool;
  const keeps = has(modifiers, map.KEEP_HIGHEST, map.KEEP_LOWEST, map.DROP_HIGHEST, map.DROP_LOWEST);
  if (!keeps) return repeat(chain(pool, judge(modifiers)), count, work);
  if (has(modifiers, map.EXPLODE, map.PENETRATE)) return keepOfExploding(pool, work);
  return keepSome(
    chain(pool, value => value),
    count,
    modifiers,
    work,
  );
}
