// One die of a pool: how often each face stands in the end, and what a die and all that its explosions add come to.
// Rolling again is counted without the limit of dice; explosions down to a depth.
import type { Modifier, Pool } from '../../wasm-core/bindings/roll-program.ts';
import * as map from '../../wasm-core/dice/dice-map.ts';
import { addTo, type Distribution } from './distribution.ts';

/** Added dice that one die's explosions are followed to. */
export const EXPLOSION_DEPTH = 12;

export const EXPLOSIONS: readonly number[] = [map.EXPLODE, map.COMPOUND, map.PENETRATE];

export function fits(modifiers: readonly Modifier[], kinds: readonly number[], figure: number): boolean {
  return modifiers.some(({ kind, first, last }) => kinds.includes(kind) && first <= figure && figure <= last);
}

export function has(modifiers: readonly Modifier[], ...kinds: readonly number[]): boolean {
  return modifiers.some(({ kind }) => kinds.includes(kind));
}

/** How often each face stands when no more is rolled again. */
export function faces({ sides, lowest, modifiers }: Pool): Distribution {
  const all = Array.from({ length: sides }, (_, i) => lowest + i);
  const always = all.filter(face => fits(modifiers, [map.REROLL], face));
  const staying = BigInt(sides - always.length);
  const cases = new Map<number, bigint>();
  if (!has(modifiers, map.REROLL_ONCE)) {
    for (const face of all) if (!always.includes(face)) cases.set(face, 1n);
    return { cases, denominator: staying };
  }
  const again = BigInt(all.filter(face => fits(modifiers, [map.REROLL, map.REROLL_ONCE], face)).length);
  for (const face of all) {
    if (!fits(modifiers, [map.REROLL, map.REROLL_ONCE], face)) addTo(cases, face, staying);
    if (!always.includes(face)) addTo(cases, face, again);
  }
  return { cases, denominator: BigInt(sides) * staying };
}

/**
 * What a die comes to together with the dice that its explosions add: the sum over all of them of `counts`, or that of the
 * total where they are added to one die. Longer chains than EXPLOSION_DEPTH are left to the remainder.
 */
export function chain(pool: Pool, counts: (value: number) => number): Distribution {
  const { modifiers } = pool;
  const { cases: standing, denominator } = faces(pool);
  const compounds = has(modifiers, map.COMPOUND);
  const lessened = has(modifiers, map.PENETRATE) ? 1 : 0;
  const each = compounds ? (value: number) => value : counts;
  let rest: Distribution | undefined;
  const depth = has(modifiers, ...EXPLOSIONS) ? EXPLOSION_DEPTH : 0;
  for (let added = depth; added >= 0; added--) {
    const less = added > 0 ? lessened : 0;
    const scale: bigint = rest?.denominator ?? 1n;
    const cases = new Map<number, bigint>();
    for (const [face, count] of standing) {
      const own = each(face - less);
      if (!fits(modifiers, EXPLOSIONS, face)) addTo(cases, own, count * scale);
      else if (rest) for (const [value, times] of rest.cases) addTo(cases, own + value, count * times);
    }
    rest = { cases, denominator: denominator * scale };
  }
  if (!compounds) return rest!;
  const judged = new Map<number, bigint>();
  for (const [value, count] of rest!.cases) addTo(judged, counts(value), count);
  return { cases: judged, denominator: rest!.denominator };
}
