// Entry of the dice pack: the only place of the product where a die is drawn.
// AssemblyScript.
import { DRAW, MOST_SIDES, REFUSED, ROLL, SEED, STIR, SUM, WORD } from './dice-map';
import { drawFace, hasState, nextWord, seed, stir } from './generator';
import { countOf, isSelection, setFace, sum } from './selection';

export function run(procedure: i32, a: i32, b: i32): i32 {
  if (procedure === SEED) {
    seed(<u32>a);
    return 0;
  }
  if (procedure === STIR) {
    stir(<u32>a, <u32>b);
    return 0;
  }
  if (procedure === SUM) return isSelection(b) ? sum(b) : REFUSED;
  if (!hasState()) return REFUSED;
  if (procedure === WORD) return <i32>nextWord();
  if (<u32>(a - 1) >= <u32>MOST_SIDES) return REFUSED;
  if (procedure === DRAW) return drawFace(<u32>a);
  if (procedure !== ROLL || !isSelection(b)) return REFUSED;
  const count = countOf(b);
  for (let i = 0; i < count; i++) setFace(i, drawFace(<u32>a));
  return sum(b);
}
