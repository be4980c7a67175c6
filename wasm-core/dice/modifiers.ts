// The modifiers of a pool, as its program holds them: a kind and two figures each, ended by 0.
// AssemblyScript. Kinds are asked for as a set of bits, 1 << kind.
import { MODIFIER_BYTES } from './dice-map';
import { byte, short } from './figures';

/** Where the first modifier of these kinds stands, at `at` or behind it; 0 if there is none. */
export function find(at: i32, kinds: i32): i32 {
  for (; byte(at) !== 0; at += MODIFIER_BYTES) if (((kinds >>> byte(at)) & 1) !== 0) return at;
  return 0;
}

/** The kinds that are there, as a set of bits. */
export function kindsOf(modifiers: i32): i32 {
  let kinds = 0;
  for (let at = modifiers; byte(at) !== 0; at += MODIFIER_BYTES) kinds |= 1 << byte(at);
  return kinds;
}

/** True if a modifier of these kinds has `figure` in its span. */
export function spans(modifiers: i32, kinds: i32, figure: i32): bool {
  for (let at = find(modifiers, kinds); at !== 0; at = find(at + MODIFIER_BYTES, kinds)) {
    if (short(at + 1) <= figure && figure <= short(at + 3)) return true;
  }
  return false;
}

/** The first figure of the modifier of this kind, or `otherwise`. */
export function number(modifiers: i32, kind: i32, otherwise: i32): i32 {
  const at = find(modifiers, 1 << kind);
  return at === 0 ? otherwise : short(at + 1);
}
