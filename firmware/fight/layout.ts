// The bytes of a fight: one flat array, combatants held by id, never by position.
// Offsets stand here once; only events change the bytes (events.ts).

export const STATE_VERSION = 1;

/** Head of the state. What a turn changes stands side by side: an event is the shorter for it. */
export const VERSION_AT = 0;
/** Bit 0: the fight has started. */
export const FLAGS_AT = 1;
/** Id for the next combatant; the first one has FIRST_ID. */
export const NEXT_ID_AT = 2;
export const FIRST_ID = 1;
/** Round, 16 bits. */
export const ROUND_AT = 4;
/** Phase of the round in the system's own numbering, and what the slot is. */
export const PHASE_AT = 6;
export const WHAT_AT = 7;
/** Id of the combatant whose slot it is; 0 is nobody. */
export const ACTIVE_AT = 8;
/** Time of the slot in the system's own count, 32 bits. */
export const TIME_AT = 9;
/** Sixteen bytes for the system module. */
export const SYSTEM_AT = 16;
export const HEAD_BYTES = 32;

export const STARTED = 1;

/** A combatant's record. */
export const COMBATANT_BYTES = 52;
export const MOST_COMBATANTS = 24;

export const ID = 0;
export const COMBATANT_FLAGS = 1;
/** Name, padded with zero bytes. */
export const NAME = 2;
export const NAME_BYTES = 10;
/** Time at which the next action falls due, 32 bits. */
export const DUE = 12;
/** Place in a tie: lower acts first. */
export const TIE = 16;
/** Two pools (body and mind, or hit points and magic), each what is left and what is full, 16 bits. */
export const POOLS = 18;
export const POOL_BYTES = 4;
/** Bytes of the system's sheet. */
export const SHEET = 26;
export const SHEET_BYTES = 26;

/** Flags of a combatant. */
export const UNCONSCIOUS = 1;
export const DEAD = 2;

export const STATE_BYTES = HEAD_BYTES + MOST_COMBATANTS * COMBATANT_BYTES;
