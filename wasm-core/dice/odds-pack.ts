// Entry of the odds pack: counts the exact chances of a compiled expression, case by case in whole numbers.
// AssemblyScript. Distributions stand on a stack as the figures of a roll do.
import { CONSTANT, POOL } from './dice-map';
import { byte, short } from './figures';
import { combine, push, setWeight } from './odds-distribution';
import {
  ANSWER,
  AT,
  COUNT,
  COUNTED,
  DEPTH,
  MOST_DEPTH,
  PROGRAM,
  PROGRAM_BYTES,
  REFUSED,
  TOP,
  WEIGHTS,
} from './odds-map';
import { countPool } from './odds-pool';

export function run(procedure: i32, length: i32, unused: i32): i32 {
  if (procedure !== COUNT || <u32>(length - 1) >= <u32>PROGRAM_BYTES) return REFUSED;
  const end = PROGRAM + length;
  store<i32>(AT, PROGRAM);
  store<i32>(DEPTH, 0);
  store<i32>(TOP, WEIGHTS);
  store<i32>(ANSWER, COUNTED);
  while (load<i32>(AT) < end) {
    const at = load<i32>(AT);
    const step = byte(at);
    if (step === CONSTANT || step === POOL) {
      if (load<i32>(DEPTH) === MOST_DEPTH) return REFUSED;
      store<i32>(AT, at + 3);
      if (step === POOL) countPool(at + 1, end);
      else if (push(short(at + 1), 1, 1)) setWeight(0, 1);
    } else {
      store<i32>(AT, at + 1);
      combine(step);
    }
    const answer = load<i32>(ANSWER);
    if (answer !== COUNTED) return answer;
  }
  return load<i32>(AT) === end && load<i32>(DEPTH) === 1 ? COUNTED : REFUSED;
}
