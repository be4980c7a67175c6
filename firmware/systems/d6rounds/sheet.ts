// The sheet of a d6rounds combatant: the scores, gear and skills of the combat sheet. Byte k of the sheet is field k of `combatSheet`.
import { SHEET } from '../../fight/record-layout';
import type { Kit } from '../../fight/system';

/** Fields of the combat sheet that belong to the combatant; after them come the pushes, which are chosen for one attack. */
export const SHEET_FIELDS = CORE.combatSheet.in.pushBody;

/** Bytes behind the fields, 16 bits each: the speed factor declared for the next action (0: none), and the weapon's own. */
export const DECLARED_SPEED = SHEET + SHEET_FIELDS;
const OWN_SPEED = DECLARED_SPEED + 2;

/** Runs the combat sheet with points of body (pool 0) or mind (1) pushed into this attack. False if the rules refuse these figures together. */
export function runSheet(kit: Kit, id: number, pool: number, points: number): boolean {
  return !kit.run(CORE.combatSheet.number, kit.figures(id).concat(pool ? 0 : points, pool ? points : 0));
}

/** 16 bits of a record that may stand at an odd offset: without the kit's call. */
function short(bytes: Uint8Array, at: number): number {
  return bytes[at] | (bytes[at + 1] << 8);
}

/** Seconds to the next action of whose record stands at `at`, declared or the weapon's own, and to so many more behind it. */
export function speedAt(bytes: Uint8Array, at: number, more: number): number {
  const own = short(bytes, at + OWN_SPEED);
  return (short(bytes, at + DECLARED_SPEED) || own) + more * own;
}

/** Within an event: what follows from a sheet that was just written. Gear that takes too many hands counts as one second. */
export function derive(kit: Kit, id: number): void {
  kit.setShortOf(
    kit.recordOf(id) + OWN_SPEED,
    runSheet(kit, id, 0, 0) ? kit.word(CORE.combatSheet.out.speedFactor) : 1,
  );
}
