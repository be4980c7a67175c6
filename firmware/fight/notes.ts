// Notes of a few words on a combatant.
import { byteOf, recordOf, setByteOf } from './fight';
import { COMBATANT_FLAGS, MOST_NOTES, NOTE_BYTES, NOTED, NOTES_AT } from './layout';

/** Letters of a note at most. */
export const NOTE_LETTERS = NOTE_BYTES - 1;

function placeOf(who: number): number {
  for (let at = NOTES_AT; at < NOTES_AT + MOST_NOTES * NOTE_BYTES; at += NOTE_BYTES) if (byteOf(at) === who) return at;
  return -1;
}

/** A combatant's note; empty if there is none. */
export function noteOf(who: number): string {
  const at = who ? placeOf(who) : -1;
  let text = '';
  if (at >= 0) for (let i = 1; i <= NOTE_LETTERS && byteOf(at + i); i++) text += String.fromCharCode(byteOf(at + i));
  return text;
}

/** Within an event: a combatant has this note, none if it is empty. False if there is room for no more. */
export function setNote(who: number, text: string): boolean {
  let at = placeOf(who);
  if (at < 0) at = text ? placeOf(0) : 0;
  if (at <= 0) return at === 0;
  const flags = recordOf(who) + COMBATANT_FLAGS;
  setByteOf(flags, text ? byteOf(flags) | NOTED : byteOf(flags) & ~NOTED);
  setByteOf(at, text ? who : 0);
  for (let i = 0; i < NOTE_LETTERS; i++) setByteOf(at + 1 + i, i < text.length ? text.charCodeAt(i) : 0);
  return true;
}

/** Within an event: a combatant leaves. */
export function forgetNotesOf(who: number): void {
  setNote(who, '');
}
