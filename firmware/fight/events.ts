// The kinds of events of a fight.
// An event record holds its kind and three figures, for the log.

/** Kinds of events; the log has a sentence for each. */
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
  /** a who, c new speed factor. */
  Declare = 9,
  Edit = 10,
  Rename = 11,
}
