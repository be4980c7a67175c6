// The bytes of a fight that are the same on every board: its head, and a combatant's record.
// Read by the firmware and by the simulator. What changes together stands side by side: events are the shorter for it.

export const STATE_VERSION = 2;

/** Head of the state. */
export const VERSION_AT = 0;
/** Bit 0: the fight has started. */
export const FLAGS_AT = 1;
/** Id for the next combatant; the first one has FIRST_ID. */
export const NEXT_ID_AT = 2;
export const FIRST_ID = 1;
/** Which system's fight this is, as systemKey() numbers them; 0 before the first combatant. */
export const SYSTEM_KEY_AT = 3;
/** Round, 16 bits. */
export const ROUND_AT = 4;
/** Step within the round, from 0. */
export const STEP_AT = 6;
/** Counts steps since the start, 8 bits: whose DONE counts carry this number have acted in this step. */
export const SERIAL_AT = 7;
/** Id of the combatant whose slot it is; 0 is nobody. */
export const ACTIVE_AT = 8;
/** Moment of the slot in the system's own count, 32 bits. */
export const TIME_AT = 9;
export const CONDITION_COUNT_AT = 13;
/** Bytes for the system module. */
export const SYSTEM_AT = 16;
export const SYSTEM_BYTES = 32;
export const HEAD_BYTES = SYSTEM_AT + SYSTEM_BYTES;

export const STARTED = 1;

/** A combatant's record. */
export const COMBATANT_BYTES = 72;

export const ID = 0;
export const COMBATANT_FLAGS = 1;
/** Name, padded with zero bytes. */
export const NAME = 2;
export const NAME_BYTES = 10;
/** 32 bits for the system; where moments run on over the rounds, when the next action falls due. */
export const DUE = 12;
/** Slots that are done in the step whose number stands before them. */
export const DONE_SERIAL = 16;
export const DONE = 17;
/** Place in a tie: lower acts first. */
export const TIE = 18;
/** Which kind of foe: copies of one share it; 0 for those who have none. */
export const KIND = 19;
/** Pools, each what is left and what is full, 16 bits. */
export const POOLS = 20;
export const POOL_BYTES = 4;
export const MOST_POOLS = 3;
/** Bytes of the system's sheet and of what it keeps beside it. */
export const SHEET = POOLS + MOST_POOLS * POOL_BYTES;
export const SHEET_BYTES = COMBATANT_BYTES - SHEET;

/** Flags of a combatant. */
export const UNCONSCIOUS = 1;
export const DEAD = 2;
export const DOWN = UNCONSCIOUS | DEAD;
/** Has put his slot off. */
export const HOLDING = 4;
/** His slot had begun when another stepped in. */
export const INTERRUPTED = 8;
/** The referee has settled his place among equals. */
export const SETTLED = 16;
/** There is a note on him. */
export const NOTED = 32;

export const RECORDS_AT = HEAD_BYTES;
