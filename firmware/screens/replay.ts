// The mark that a screen with dice carries while faces follow a seed or are given.
import { inReplay } from '../dice/dice';

/** `REPLAY` while the dice are not random, else the figure that the bar shows otherwise. */
export function replayMark(otherwise: string): string {
  return inReplay() ? 'REPLAY' : otherwise;
}
