// The sheet of a d6rounds combatant: the scores, gear and skills of the combat sheet, body and mind.
// Rows and ranges come from the procedure `combatSheet`; byte k of the sheet is its field k.
import { SHEET } from '../../fight/layout';
import { type Kit, OWN_START } from '../../fight/system';

/** Fields of the combat sheet that belong to the combatant; after them come the pushes, which are chosen for one attack. */
const SHEET_FIELDS = CORE.combatSheet.in.pushBody;

/** Bytes behind the fields, 16 bits each: the speed factor declared for the next action (0: none), and the weapon's own. */
export const DECLARED_SPEED = SHEET + SHEET_FIELDS;
const OWN_SPEED = DECLARED_SPEED + 2;

/** The average person of the printed characteristics has 2 in each score, body and mind 20. */
const AVERAGE_SCORE = 2;
const AVERAGE_POOL = 20;
export const SCORES = 4;

/** One figure a row, then one a pool. */
export function usual(): number[] {
  const figures: number[] = [];
  for (let k = 0; k < SHEET_FIELDS; k++) figures.push(k < SCORES ? AVERAGE_SCORE : OWN_START);
  return figures.concat([AVERAGE_POOL, AVERAGE_POOL]);
}

export function rows(): number[] {
  const list: number[] = [];
  for (let k = 0; k < SHEET_FIELDS; k++) list.push(CORE.combatSheet.number, k, k);
  return list;
}

/** Runs the combat sheet with points of body or mind pushed into this attack. False if the rules refuse these figures together. */
export function runSheet(kit: Kit, id: number, pushBody: number, pushMind: number): boolean {
  const at = kit.recordOf(id) + SHEET;
  const fields: number[] = [];
  for (let k = 0; k < SHEET_FIELDS; k++) fields.push(kit.byteOf(at + k));
  return !kit.attempt(kit.createCall(kit.pack.run, CORE.combatSheet.number, fields.concat([pushBody, pushMind]), []));
}

/** Seconds that an action with the weapon at hand takes. */
export function ownSpeed(kit: Kit, id: number): number {
  return kit.shortOf(kit.recordOf(id) + OWN_SPEED);
}

/** Seconds to the next action: declared, or the weapon's own. */
export function speedOf(kit: Kit, id: number): number {
  return kit.shortOf(kit.recordOf(id) + DECLARED_SPEED) || ownSpeed(kit, id);
}

/** Within an event: what follows from a sheet that was just written. Gear that takes too many hands counts as one second. */
export function derive(kit: Kit, id: number): void {
  kit.setShortOf(
    kit.recordOf(id) + OWN_SPEED,
    runSheet(kit, id, 0, 0) ? kit.word(CORE.combatSheet.out.speedFactor) : 1,
  );
}
