// The bytes of a fight: one flat array, combatants held by id, never by position.
// Offsets stand here and in record-layout.ts once; only events change the bytes (history.ts).
import { COMBATANT_BYTES, RECORDS_AT } from './record-layout';

export * from './record-layout';

export const MOST_COMBATANTS = BOARD.combatants;

/** Conditions, each with a byte in every column: who, what, what ends it, whose slot ends it, how many of those are left (16 bits). */
export const MOST_CONDITIONS = MOST_COMBATANTS;
export const CONDITION_WHO_AT = RECORDS_AT + MOST_COMBATANTS * COMBATANT_BYTES;
export const CONDITION_KIND_AT = CONDITION_WHO_AT + MOST_CONDITIONS;
export const CONDITION_END_AT = CONDITION_KIND_AT + MOST_CONDITIONS;
export const CONDITION_OF_AT = CONDITION_END_AT + MOST_CONDITIONS;
export const CONDITION_LEFT_AT = CONDITION_OF_AT + MOST_CONDITIONS;
export const CONDITION_LEFT_HIGH_AT = CONDITION_LEFT_AT + MOST_CONDITIONS;

/** Notes of a few words: whose, then letters padded with zero bytes. */
export const MOST_NOTES = 8;
export const NOTE_BYTES = 16;
export const NOTES_AT = CONDITION_LEFT_HIGH_AT + MOST_CONDITIONS;

export const STATE_BYTES = NOTES_AT + MOST_NOTES * NOTE_BYTES;
