// Entry of the dice pack: the only place of the product where a die is drawn.
// AssemblyScript.
import {
  DRAW,
  FACES,
  MOST_CASES,
  MOST_NUMBERS,
  MOST_SIDES,
  NUMBERS,
  REFUSED,
  ROLL,
  SEED,
  STIR,
  SUM,
  WORD,
} from './dice-map';
import { drawNumber, drawNumbers, hasState, nextWord, seed, stir } from './generator';
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
  if (procedure === SUM) return roll(a, b, 0);
  if (!hasState()) return REFUSED;
  if (procedure === ROLL) return roll(a, b, 1);
  if (procedure === WORD) return <i32>nextWord();
  if (<u32>(a - 1) >= <u32>(procedure === DRAW ? MOST_SIDES : MOST_CASES)) return REFUSED;
  if (procedure === DRAW) return drawNumber(<u32>a) + 1;
  if (procedure !== NUMBERS || <u32>(b - 1) >= <u32>MOST_NUMBERS) return REFUSED;
  drawNumbers(FACES, FACES + (b << 1), <u32>a);
  return 0;
}
