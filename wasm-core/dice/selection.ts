// Which dice of a pool are kept, and what the kept ones count for: their sum, or successes less failures.
// AssemblyScript; a die is dropped at most once, and of equal dice the earlier one counts as the better.
import {
  COMPOUND,
  COUNT_FAILURE,
  COUNT_SUCCESS,
  DRAWN,
  DROP_HIGHEST,
  DROP_LOWEST,
  EXTRA,
  FAILURE,
  KEEP_HIGHEST,
  KEEP_LOWEST,
  KEPT,
  REROLLED,
  SUCCESS,
} from './dice-map';
import { marks, setMarks, value } from './figures';
import { number, spans } from './modifiers';

/** How many go at one end: as many as are dropped there, or as the other end's keeping leaves. */
export function dropped(modifiers: i32, count: i32, drop: i32, keep: i32): i32 {
  const byKeeping = count - number(modifiers, keep, count);
  const byDropping = number(modifiers, drop, 0);
  return byKeeping > byDropping ? byKeeping : byDropping;
}

/** True for a die of its own: it has none of the marks `not`. */
function counts(i: i32, not: i32): bool {
  return (marks(i) & not) === 0;
}

/** Marks the kept dice of the pool that began with die `first`, and answers what they count for. */
export function keepAndCount(modifiers: i32, first: i32, kinds: i32): i32 {
  const end = load<i32>(DRAWN);
  // Not one that was rolled again, nor one that was added to another.
  const not = (kinds & (1 << COMPOUND)) !== 0 ? REROLLED | EXTRA : REROLLED;
  let count = 0;
  for (let i = first; i < end; i++) if (counts(i, not)) count++;
  const low = dropped(modifiers, count, DROP_LOWEST, KEEP_HIGHEST);
  const high = dropped(modifiers, count, DROP_HIGHEST, KEEP_LOWEST);
  const successes = (kinds & (1 << COUNT_SUCCESS)) !== 0;
  let total = 0;
  for (let i = first; i < end; i++) {
    if (!counts(i, not)) {
      // What was added to another die goes with it, wherever that stands before it.
      if ((marks(i) & REROLLED) === 0) setMarks(i, marks(i) | (marks(value(i)) & KEPT));
      continue;
    }
    const own = value(i);
    let lower = 0;
    if ((low | high) !== 0) {
      for (let j = first; j < end; j++) {
        const other = value(j);
        if (counts(j, not) && (other < own || (other === own && (low > 0 ? j > i : j < i)))) lower++;
      }
    }
    if (lower < low || lower >= count - high) continue;
    let mark = KEPT;
    if (!successes) total += own;
    else if (spans(modifiers, 1 << COUNT_SUCCESS, own)) {
      mark |= SUCCESS;
      total++;
    } else if (spans(modifiers, 1 << COUNT_FAILURE, own)) {
      mark |= FAILURE;
      total--;
    }
    setMarks(i, marks(i) | mark);
  }
  return total;
}
