// Entry of the dice pack: the only place of the product where a die is drawn.
// AssemblyScript.
import { DRAW, MOST_SIDES, REFUSED, ROLL, SEED, STIR, SUM, WORD } from './dice-map';
import { drawFace, hasState, nextWord, seed, stir } from './generator';
import { roll } from './program';

export function run(procedure: i32, a: i32, b: i32): i32 {
  if (procedure === SEED) {
    seed(<u32>a);
    return 0;
  }
  if (procedure === STIR) {
    stir(<u32>a, <u32>b);
    return 0;
  }
  if (procedure === SUM) return roll(a, b, false);
  if (!hasState()) return REFUSED;
  if (procedure === ROLL) return roll(a, b, true);
  if (procedure === WORD) return <i32>nextWord();
  if (procedure !== DRAW || <u32>(a - 1) >= <u32>MOST_SIDES) return REFUSED;
  return drawFace(<u32>a);
}
