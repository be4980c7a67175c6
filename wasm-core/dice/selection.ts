// Which dice of a roll are kept, and their sum.
// AssemblyScript; a die is dropped at most once, and of equal dice the earlier one counts as the better.
import { FACES, KEEP_ALL, KEEP_LOWEST, KEPT, MOST_DICE_IN_ROLL, TOTAL } from './dice-map';

export function face(i: i32): i32 {
  return <i32>load<u16>(FACES + (i << 1));
}

export function setFace(i: i32, value: i32): void {
  store<u16>(FACES + (i << 1), value);
}

export function countOf(selection: i32): i32 {
  return selection & 255;
}

function keptOf(selection: i32): i32 {
  return (selection >> 8) & 255;
}

export function isSelection(selection: i32): bool {
  const count = countOf(selection);
  const kept = keptOf(selection);
  const which = selection >> 16;
  return (
    <u32>(count - 1) < <u32>MOST_DICE_IN_ROLL &&
    <u32>(kept - 1) < <u32>count &&
    <u32>which <= <u32>KEEP_LOWEST &&
    (which !== KEEP_ALL || kept === count)
  );
}

/** Marks the kept dice and stores and answers their sum. */
export function sum(selection: i32): i32 {
  const count = countOf(selection);
  const kept = keptOf(selection);
  const lowest = selection >> 16 === KEEP_LOWEST;
  let total = 0;
  for (let i = 0; i < count; i++) {
    let better = 0;
    for (let j = 0; j < count; j++) {
      const difference = lowest ? face(i) - face(j) : face(j) - face(i);
      if (difference > 0 || (difference === 0 && j < i)) better++;
    }
    const keep = better < kept;
    store<u8>(KEPT + i, keep ? 1 : 0);
    if (keep) total += face(i);
  }
  store<i32>(TOTAL, total);
  return total;
}
