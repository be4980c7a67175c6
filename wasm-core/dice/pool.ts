// One pool of dice: rolled, rolled again, exploded, kept and counted, in this order.
// AssemblyScript. All dice of a pool fall first; then each in turn may bring one more, which falls after all before it.
import {
  AGAIN,
  ANSWER,
  AT,
  COMPOUND,
  COUNT_FAILURE,
  DRAWN,
  EXPLODE,
  EXPLODED,
  EXTRA,
  FIRST,
  GIVEN,
  LIMITED,
  MODIFIER_BYTES,
  MOST_CASES,
  MOST_COMPOUNDED,
  MOST_DICE_IN_ROLL,
  MOST_SIDES,
  NO_SUCH_FACE,
  PENETRATE,
  POOL_BYTES,
  REFUSED,
  REROLL,
  REROLL_ONCE,
  REROLLED,
  SPARE,
  WANTED,
  WANTED_LOWEST,
  WANTED_SIDES,
} from './dice-map';
import { byte, face, marks, setFace, setMarks, setValue, short, value } from './figures';
import { drawNumber } from './generator';
import { kindsOf, spans } from './modifiers';
import { keepAndCount } from './selection';

const EXPLODES = (1 << EXPLODE) | (1 << COMPOUND) | (1 << PENETRATE);
/** Without any of these, the dice that fell are all there is. */
const ROLLS_ON = EXPLODES | (1 << REROLL) | (1 << REROLL_ONCE);

/** Checks a pool: figures in range, modifiers whole and known, and a face that ends it. Counts its dice; AT moves behind it. */
export function checkPool(pool: i32, end: i32): i32 {
  store<i32>(ANSWER, REFUSED);
  const modifiers = pool + POOL_BYTES;
  let at = modifiers;
  while (at < end && byte(at) !== 0) {
    if (byte(at) > COUNT_FAILURE) return 0;
    at += MODIFIER_BYTES;
  }
  if (at >= end) return 0;
  const count = byte(pool);
  const sides = short(pool + 1);
  if (<u32>(count - 1) >= <u32>MOST_DICE_IN_ROLL || <u32>(sides - 1) >= <u32>MOST_SIDES) return 0;
  const lowest = <i32>load<i8>(pool, 3);
  let figure = lowest;
  while (figure < lowest + sides && spans(modifiers, (1 << REROLL) | EXPLODES, figure)) figure++;
  if (figure === lowest + sides) return 0;
  store<i32>(AT, at + 1);
  store<i32>(DRAWN, load<i32>(DRAWN) + count);
  store<i32>(ANSWER, 0);
  return 0;
}

/** Draws dice, as many together as one number decides: they are its digits, the last one first. Then they stand as given ones do. */
function draw(first: i32, end: i32, sides: u32, lowest: i32): void {
  store<i32>(GIVEN, end);
  let i = first;
  while (first < end) {
    let cases: u32 = 1;
    for (; first < end && cases * sides <= <u32>MOST_CASES; first++) cases *= sides;
    let number = <u32>drawNumber(cases);
    for (; i < first; i++) {
      setFace(i, <i32>(number % sides) + lowest);
      number /= sides;
    }
  }
}

/** Takes the next die: a given one, or the first of `drawn` that are drawn now. */
function take(sides: i32, lowest: i32, itsMarks: i32, drawn: i32): void {
  if (load<i32>(ANSWER) !== 0) return;
  const i = load<i32>(DRAWN);
  let answer = 0;
  if (i >= load<i32>(GIVEN)) {
    if (drawn > 0) draw(i, i + drawn, <u32>sides, lowest);
    else answer = WANTED;
  } else if (<u32>(face(i) - lowest) >= <u32>sides) answer = NO_SUCH_FACE;
  store<i32>(WANTED_SIDES, sides);
  store<i32>(WANTED_LOWEST, lowest);
  store<i32>(ANSWER, answer);
  if (answer !== 0) return;
  setMarks(i, itsMarks);
  setValue(i, face(i));
  store<i32>(DRAWN, i + 1);
}

/** True if one more die may be added; else the roll is marked as ended by a limit. */
function maySpare(root: i32): bool {
  const spare = load<i32>(SPARE);
  if (spare === 0 || value(root) > MOST_COMPOUNDED) {
    store<i32>(LIMITED, 1);
    return false;
  }
  store<i32>(SPARE, spare - 1);
  return true;
}

/** Goes through the dice of a pool from the first to the last, those included that come on the way. */
function rollOn(pool: i32, first: i32, kinds: i32, draws: i32): void {
  const modifiers = pool + POOL_BYTES;
  const sides = short(pool + 1);
  const lowest = <i32>load<i8>(pool, 3);
  const compounds = (kinds & (1 << COMPOUND)) !== 0;
  for (let i = first; i < load<i32>(DRAWN); i++) {
    const shown = face(i);
    const its = marks(i);
    // What is added to a compounded die keeps, in place of a value, the number of the die that it is added to.
    const root = compounds && (its & EXTRA) !== 0 ? value(i) : i;
    const rerolls = (1 << REROLL) | ((its & AGAIN) === 0 ? 1 << REROLL_ONCE : 0);
    if (spans(modifiers, rerolls, shown) && maySpare(root)) {
      setMarks(i, its | REROLLED);
      take(sides, lowest, (its & EXTRA) | AGAIN, draws);
      if (root !== i) setValue(load<i32>(DRAWN) - 1, root);
      if (load<i32>(ANSWER) !== 0) return;
      continue;
    }
    if (root !== i) setValue(root, value(root) + shown);
    else if ((its & EXTRA) !== 0 && (kinds & (1 << PENETRATE)) !== 0) setValue(i, shown - 1);
    if (spans(modifiers, EXPLODES, shown) && maySpare(root)) {
      setMarks(i, its | EXPLODED);
      take(sides, lowest, EXTRA, draws);
      if (compounds) setValue(load<i32>(DRAWN) - 1, root);
      if (load<i32>(ANSWER) !== 0) return;
    }
  }
}

/** Rolls a pool and answers what it counts for; ANSWER says if it can't. `draws` is 1, or 0 with given dice alone. AT moves behind it. */
export function rollPool(pool: i32, draws: i32): i32 {
  const modifiers = pool + POOL_BYTES;
  const first = load<i32>(DRAWN);
  const sides = short(pool + 1);
  const lowest = <i32>load<i8>(pool, 3);
  const kinds = kindsOf(modifiers);
  for (let left = byte(pool); left > 0; left--)
    take(sides, lowest, load<i32>(DRAWN) === first ? FIRST : 0, draws * left);
  if ((kinds & ROLLS_ON) !== 0) rollOn(pool, first, kinds, draws);
  if (load<i32>(ANSWER) !== 0) return 0;
  let at = modifiers;
  while (byte(at) !== 0) at += MODIFIER_BYTES;
  store<i32>(AT, at + 1);
  return keepAndCount(modifiers, first, kinds);
}
