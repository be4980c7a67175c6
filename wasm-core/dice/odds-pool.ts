// The exact chances of one pool: the faces of a die with what is rolled again, then sums of all or of the kept dice.
// AssemblyScript. Kept dice are counted by going through the values from the lowest up, placing so many dice at each.
import {
  ADD,
  COMPOUND,
  COUNT_FAILURE,
  COUNT_SUCCESS,
  DROP_HIGHEST,
  DROP_LOWEST,
  EXPLODE,
  KEEP_HIGHEST,
  KEEP_LOWEST,
  MODIFIER_BYTES,
  MOST_DICE_IN_ROLL,
  MOST_SIDES,
  PENETRATE,
  POOL_BYTES,
  REROLL,
  REROLL_ONCE,
} from './dice-map';
import { byte, short } from './figures';
import { kindsOf, spans } from './modifiers';
import { addWeights, combine, countable, push, reserve, set, settle, setWeight } from './odds-distribution';
import { ADDRESS, ANSWER, AT, BEYOND, CASES, LENGTH, LOW, REFUSED } from './odds-map';
import { dropped } from './selection';

const KEEPS = (1 << KEEP_HIGHEST) | (1 << KEEP_LOWEST) | (1 << DROP_HIGHEST) | (1 << DROP_LOWEST);
/** With more dice, even of two faces, the cases are beyond what is counted, and ways to choose would outgrow their words. */
const MOST_KEPT_FROM = 30;
const EXPLODES = (1 << EXPLODE) | (1 << COMPOUND) | (1 << PENETRATE);

/** What a kept die of this value counts for. */
function judged(modifiers: i32, kinds: i32, value: i32): i32 {
  if ((kinds & (1 << COUNT_SUCCESS)) === 0) return value;
  if (spans(modifiers, 1 << COUNT_SUCCESS, value)) return 1;
  return spans(modifiers, 1 << COUNT_FAILURE, value) ? -1 : 0;
}

/** Pushes the distribution of one die: how often each face stands when no more is rolled again. */
function pushDie(modifiers: i32, kinds: i32, sides: i32, lowest: i32): void {
  let always = 0;
  let again = 0;
  for (let face = lowest; face < lowest + sides; face++) {
    if (spans(modifiers, 1 << REROLL, face)) always++;
    if (spans(modifiers, (1 << REROLL) | (1 << REROLL_ONCE), face)) again++;
  }
  if (always === sides) {
    store<i32>(ANSWER, REFUSED);
    return;
  }
  const once = (kinds & (1 << REROLL_ONCE)) !== 0;
  const staying = sides - always;
  if (!push(lowest, sides, once ? sides * staying : staying)) return;
  for (let i = 0; i < sides; i++) {
    const stands = !spans(modifiers, 1 << REROLL, lowest + i);
    const first = !spans(modifiers, (1 << REROLL) | (1 << REROLL_ONCE), lowest + i);
    setWeight(i, once ? (first ? staying : 0) + (stands ? again : 0) : stands ? 1 : 0);
  }
  settle(load<i32>(ADDRESS));
}

/** Puts in place of the distribution in work that of what its values count for: successes and failures. */
function judgeLast(modifiers: i32, kinds: i32): void {
  const address = load<i32>(ADDRESS);
  const length = load<i32>(LENGTH);
  const low = load<i32>(LOW);
  const counted = reserve(3);
  if (counted === 0) return;
  for (let i = 0; i < length; i++)
    addWeights(address + (i << 2), counted + ((judged(modifiers, kinds, low + i) + 1) << 2), 1, 1);
  set(-1, 3, counted, load<i32>(CASES));
  settle(address);
}

/** Adds `count` of the distribution in work up. */
function repeat(count: i32): void {
  const low = load<i32>(LOW);
  const length = load<i32>(LENGTH);
  const address = load<i32>(ADDRESS);
  const cases = load<i32>(CASES);
  // The die stays below, the sum of the others above it.
  for (let n = 1; n < count; n++) {
    if (!push(low, length, cases)) return;
    addWeights(address, load<i32>(ADDRESS), length, 1);
    if (n > 1) combine(ADD);
    if (load<i32>(ANSWER) !== 0) return;
  }
  if (count > 1) combine(ADD);
}

/** Puts in place of the distribution in work, that of one die, the one of `count` dice of which some go at both ends. */
function keep(modifiers: i32, kinds: i32, count: i32): void {
  const address = load<i32>(ADDRESS);
  const length = load<i32>(LENGTH);
  const firstValue = load<i32>(LOW);
  let cases = 1;
  if (count > MOST_KEPT_FROM) store<i32>(ANSWER, BEYOND);
  for (let i = 0; i < count; i++) {
    if (load<i32>(ANSWER) !== 0 || !countable(cases, load<i32>(CASES))) return;
    cases *= load<i32>(CASES);
  }
  const low = dropped(modifiers, count, DROP_LOWEST, KEEP_HIGHEST);
  const top = count - dropped(modifiers, count, DROP_HIGHEST, KEEP_LOWEST);
  if (top <= low) {
    store<i32>(ANSWER, REFUSED);
    return;
  }
  const successes = (kinds & (1 << COUNT_SUCCESS)) !== 0;
  const least = successes ? -1 : firstValue;
  const width = (top - low) * (successes ? 2 : length - 1) + 1;
  const table = reserve((count + 1) * width);
  if (table === 0) return;
  store<i32>(table, 1);
  for (let v = 0; v < length; v++) {
    const weight = load<i32>(address + (v << 2));
    if (weight === 0) continue;
    const gain = judged(modifiers, kinds, firstValue + v) - least;
    // From the fullest row down, so that each die is placed once.
    for (let placed = count - 1; placed >= 0; placed--) {
      let ways = 1;
      let power = 1;
      for (let more = 1; placed + more <= count; more++) {
        ways = <i32>(<u32>(ways * (count - placed - more + 1)) / <u32>more);
        power *= weight;
        const from = placed > low ? placed : low;
        const to = placed + more < top ? placed + more : top;
        const shift = to > from ? (to - from) * gain : 0;
        const source = table + ((placed * width) << 2);
        const target = table + (((placed + more) * width + shift) << 2);
        addWeights(source, target, width - shift, ways * power);
      }
    }
  }
  set((top - low) * least, width, table + ((count * width) << 2), cases);
  settle(address);
}

/** Pushes the distribution of a pool; ANSWER says if it can't. AT moves behind it. */
export function countPool(pool: i32, end: i32): void {
  const modifiers = pool + POOL_BYTES;
  store<i32>(ANSWER, REFUSED);
  let at = modifiers;
  while (at < end && byte(at) !== 0) {
    if (byte(at) > COUNT_FAILURE) return;
    at += MODIFIER_BYTES;
  }
  const count = byte(pool);
  const sides = short(pool + 1);
  if (at >= end || <u32>(count - 1) >= <u32>MOST_DICE_IN_ROLL || <u32>(sides - 1) >= <u32>MOST_SIDES) return;
  store<i32>(AT, at + 1);
  const kinds = kindsOf(modifiers);
  store<i32>(ANSWER, (kinds & EXPLODES) !== 0 ? BEYOND : 0);
  if (load<i32>(ANSWER) !== 0) return;
  pushDie(modifiers, kinds, sides, <i32>load<i8>(pool, 3));
  if (load<i32>(ANSWER) !== 0) return;
  if ((kinds & KEEPS) !== 0) keep(modifiers, kinds, count);
  else {
    if ((kinds & (1 << COUNT_SUCCESS)) !== 0) judgeLast(modifiers, kinds);
    if (load<i32>(ANSWER) === 0) repeat(count);
  }
}
