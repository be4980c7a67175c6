// The kinds of events of a fight.
// An event record holds its kind and three figures, for the log.

/** Kinds of events, 1 to 31; the log has a sentence for each. */
export enum EventKind {
  Add = 1,
  Remove = 2,
  Start = 3,
  Next = 4,
  /** a attacker, b target, c loss (256 and more count as 255). */
  Hit = 5,
  Miss = 6,
  /** a who, b pool, c amount. */
  Damage = 7,
  Heal = 8,
  /** a who, b the system's, c the system's: what he will do. */
  Declare = 9,
  Edit = 10,
  Rename = 11,
  Hold = 12,
  /** a who steps in, b before whom. */
  StepIn = 13,
  /** a goes before b. */
  Order = 14,
  /** a who, b what, c how long. */
  Condition = 15,
  /** a who, b what is taken away. */
  Better = 16,
  Note = 17,
  /** An attack behind the screen: a attacker, b target, c loss; 0 is a miss. */
  Hidden = 18,
  /** From here on the system's own. */
  Own = 24,
}
