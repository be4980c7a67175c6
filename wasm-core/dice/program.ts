// Rolls a compiled expression: reads its steps twice, first to check all of them before a die is drawn, then in earnest.
// AssemblyScript; its figures stand in the window, for a pack has no variables of its own.
import {
  ADD,
  ANSWER,
  AT,
  CONSTANT,
  DEPTH,
  DIVIDE,
  DIVIDED_BY_ZERO,
  DRAWN,
  GIVEN,
  LIMITED,
  MOST_DEPTH,
  MOST_DICE_IN_ROLL,
  MOST_DRAWN,
  MULTIPLY,
  POOL,
  PROGRAM,
  PROGRAM_BYTES,
  REFUSED,
  ROLLED,
  SPARE,
  STACK,
  SUBTRACT,
  TOTAL,
} from './dice-map';
import { byte, short } from './figures';
import { checkPool, rollPool } from './pool';
import { quotient } from './quotient';

function slot(depth: i32): i32 {
  return STACK + (depth << 2);
}

/** Puts the result of a step between two figures in place of them. Answers what the roll answers. */
function combine(step: i32, dry: bool): i32 {
  const depth = load<i32>(DEPTH) - 1;
  if (depth < 1 || step < ADD || step > DIVIDE) return REFUSED;
  const a = load<i32>(slot(depth - 1));
  const b = load<i32>(slot(depth));
  store<i32>(DEPTH, depth);
  if (dry) return ROLLED;
  if (step === DIVIDE && b === 0) return DIVIDED_BY_ZERO;
  const result = step === ADD ? a + b : step === SUBTRACT ? a - b : step === MULTIPLY ? a * b : quotient(a, b);
  store<i32>(slot(depth - 1), result);
  return ROLLED;
}

/** Runs the program. `dry` only checks it; then DRAWN counts the dice that it asks for. */
function steps(end: i32, dry: bool, draws: i32): i32 {
  store<i32>(AT, PROGRAM);
  store<i32>(DEPTH, 0);
  store<i32>(DRAWN, 0);
  store<i32>(ANSWER, ROLLED);
  while (load<i32>(AT) < end) {
    const at = load<i32>(AT);
    const step = byte(at);
    if (step === CONSTANT || step === POOL) {
      const depth = load<i32>(DEPTH);
      if (depth === MOST_DEPTH) return REFUSED;
      store<i32>(AT, at + 3);
      const figure = step === CONSTANT ? short(at + 1) : dry ? checkPool(at + 1, end) : rollPool(at + 1, draws);
      store<i32>(slot(depth), figure);
      store<i32>(DEPTH, depth + 1);
    } else {
      store<i32>(AT, at + 1);
      store<i32>(ANSWER, combine(step, dry));
    }
    const answer = load<i32>(ANSWER);
    if (answer !== ROLLED) return answer;
  }
  return load<i32>(AT) === end && load<i32>(DEPTH) === 1 ? ROLLED : REFUSED;
}

/** Rolls the program of `length` bytes; the first `given` faces stand ready, others are drawn if `draws` is 1, not if it is 0. */
export function roll(length: i32, given: i32, draws: i32): i32 {
  if (<u32>(length - 1) >= <u32>PROGRAM_BYTES || <u32>given > <u32>MOST_DRAWN) return REFUSED;
  const end = PROGRAM + length;
  const checked = steps(end, true, 0);
  const asked = load<i32>(DRAWN);
  if (checked !== ROLLED || asked > MOST_DICE_IN_ROLL) return REFUSED;
  store<i32>(GIVEN, given);
  store<i32>(SPARE, MOST_DRAWN - asked);
  store<i32>(LIMITED, 0);
  const answer = steps(end, false, draws);
  if (answer === ROLLED) store<i32>(TOTAL, load<i32>(STACK));
  return answer;
}
