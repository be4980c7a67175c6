// What is kept of rolls, and how much of it: read by the device, and by the host that puts it into words.

/** Letters of a favourite's name: what the bar of a screen holds beside the usual dice. */
export const MOST_NAME = 12;
/** Letters of its notation: two lines of the screen. */
export const MOST_TEXT = 42;
/** How often it may be repeated: more are not taken in at a glance. */
export const MOST_TIMES = 20;

/** Of the last rolls: how many, and how many letters with a line end between them. */
export const MOST_LAST = 10;
export const MOST_LAST_BYTES = 200;
/** In front of a hidden roll among the last ones. */
export const HIDDEN = '?';

/** Sides of the dice whose faces are counted; percentile dice are counted by tens. */
export const COUNTED = [4, 6, 8, 10, 12, 20, 100];
const LARGEST = 20;

/** A face that has come up so often is not counted further, nor any other of its die. */
export const MOST_COUNTED = 65535;

/** Columns of counted die `at`. */
export function columnsOf(at: number): number {
  const sides = COUNTED[at] as number;
  return sides > LARGEST ? 10 : sides;
}
