// Reads the dice that the caller has given, and asks for the next one when they run out.
// AssemblyScript; no pack but `dice` contains a generator, so a rule can only use faces that the player was shown.
import { DICE, DICE_COUNT, DICE_ERROR, DICE_READ, WANTED_LOWEST, WANTED_SIDES } from '../memory-map';
import { byteAt, fail, failed, setWord, wordAt } from './window';

/**
 * The next die, faces lowest .. lowest + sides - 1. When none is left or its face is impossible the failure is noted, the lowest face
 * is answered and the procedure runs on: no caller has to check each die, but a loop that waits for a face must stop on failed().
 */
export function dieFrom(lowest: i32, sides: i32): i32 {
  const read = wordAt(DICE_READ);
  if (read < wordAt(DICE_COUNT)) {
    const face = byteAt(DICE + read);
    setWord(DICE_READ, read + 1);
    if (<u32>(face - lowest) < <u32>sides) return face;
    sides = 0;
  }
  if (!failed()) {
    setWord(WANTED_SIDES, sides);
    setWord(WANTED_LOWEST, lowest);
    fail(DICE_ERROR, 0);
  }
  return lowest;
}

/** The next die of faces 1 .. sides. */
export function die(sides: i32): i32 {
  return dieFrom(1, sides);
}

/** Sum of `count` dice of faces 1 .. sides. */
export function dice(count: i32, sides: i32): i32 {
  let sum = 0;
  while (count-- > 0) sum += die(sides);
  return sum;
}
