// How a record of the journal is laid out and which kinds there are; read by the firmware and by the simulator.
// A record: its length, its kind, 16 bits of checksum, what it says, then blank bytes up to a multiple of four.

/** Bytes before what a record says. */
export const HEAD_BYTES = 4;
/** A length of 255 is blank flash. */
export const LONGEST_RECORD = 252;

/** The low bits of a kind are the event's, the high ones say which of its three figures follow; 0 in the low bits is a mark. */
export const EVENT_BITS = 31;
export const MARK_SHIFT = 5;

/** Most bytes kept beside the fight as one kind. */
export const MOST_KEPT = 240;

/** Records that are no events, in the high bits of the kind. */
export enum Mark {
  Undo = 0,
  Redo = 1,
  Clear = 2,
  /** Part of a checkpoint: the state as runs of differences from an empty fight. */
  State = 3,
  /** Part of a checkpoint: bytes of the events that are done (two bytes say how many), then of those that can be redone. */
  Events = 4,
  /** A checkpoint is whole. */
  End = 5,
  /** What the next boot stirs into the dice. */
  Secret = 6,
  /** A further byte says what it is. */
  More = 7,
}

/** Further records: what is kept beside the fight. The last of each counts; one without contents forgets it. */
export enum More {
  /** Two bytes: the place, in words of the segment, from which damaged bytes were left out. */
  Resume = 0,
  Settings = 1,
  /** Rolls that the player named. */
  Favourites = 2,
  /** The last rolls. */
  Rolls = 3,
  /** Named rolls that the first record of them has no room for: this and the kinds after it. */
  MoreFavourites = 4,
  /** Fights that wait, from here on: how many kinds from chunkKind() on hold its bytes, its system's key, then words about it. */
  Paused = 16,
  /** More than one of what is kept is about to change at once; what the change brings does not hold it any more. */
  Changing = 80,
  /** Sheets of the party and of foes, from here on. */
  Sheets = 96,
  /** How often each face of a die was rolled: this and the kinds after it, one for each die of dice/counts.ts. */
  Faces = 240,
}

/** Kinds of the records that hold named rolls, in their order. */
export const FAVOURITE_KINDS: readonly number[] = [More.Favourites, More.MoreFavourites, 5, 6, 7];

/** Kind of the part `i`, 0 to 15, of the bytes of a fight that is kept as `paused`. */
export function chunkKind(paused: number, i: number): number {
  return 32 + 16 * (paused - More.Paused) + i;
}
