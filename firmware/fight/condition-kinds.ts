// What conditions there are and what counts them down: figures alone, so that a module can name them without bringing the tracker along.

/** What counts a condition down. */
export enum Until {
  /** Nothing: it stays until it is taken away. */
  Removed = 0,
  /** The start of a certain combatant's slot. */
  SlotStart = 1,
  SlotEnd = 2,
  /** The end of a phase, as the system counts phases. */
  Phase = 3,
  Round = 4,
  /** What the system counts itself, e.g. turns that the referee calls. */
  Own = 5,
}

/** Words that every system has; those before ABLE keep a combatant from acting. */
export const CONDITION_WORDS = ['out', 'stunned', 'held', 'asleep', 'prone', 'blind', 'afraid', 'poisoned', 'unseen'];
export const OUT = 0;
export const STUNNED = 1;
export const HELD = 2;
export const ASLEEP = 3;
export const ABLE = 4;
/** Words of the system have numbers from here on. */
export const FIRST_OWN_CONDITION = 16;
