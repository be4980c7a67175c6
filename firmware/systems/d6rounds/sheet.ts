// The sheet of a d6rounds combatant: the scores, gear and skills of the combat sheet, body and mind.
// Rows and ranges come from the procedure `combatSheet`; byte k of the sheet is its field k.
import { SHEET, SHEET_BYTES } from '../../fight/layout';
import type { Kit, Sheet } from '../../fight/system';
import type { FormRow } from '../../screens/form';

/** Fields of the combat sheet that belong to the combatant; after them come the pushes, which are chosen for one attack. */
export const SHEET_FIELDS = CORE.combatSheet.in.pushBody;

/** Bytes behind the fields, 16 bits each: the speed factor declared for the next action (0: none), and the weapon's own. */
export const DECLARED_SPEED = SHEET_FIELDS;
const OWN_SPEED = DECLARED_SPEED + 2;

/** The scores of the average person of the printed characteristics: 2, 2, 2, 2; body and mind 20. */
const AVERAGE_SCORE = 2;
const AVERAGE_POOL = 20;
const SCORES = 4;
const MOST_POOL = 1000;

export const POOL_NAMES = ['body', 'mind'];

export function newSheet(kit: Kit): Sheet {
  const bytes = new Uint8Array(SHEET_BYTES);
  const entries = kit.pack.labels.procedure(CORE.combatSheet.number).fields;
  for (let k = 0; k < SHEET_FIELDS; k++) {
    bytes[k] = k < SCORES ? AVERAGE_SCORE : kit.fieldForm(kit.pack, CORE.combatSheet.number, k, entries[k]).start;
  }
  return { bytes: bytes, pools: [AVERAGE_POOL, AVERAGE_POOL] };
}

function poolRow(kit: Kit, sheet: Sheet, pool: number): FormRow {
  return kit.numberRow(
    kit.capital(POOL_NAMES[pool]),
    1,
    MOST_POOL,
    () => sheet.pools[pool],
    value => {
      sheet.pools[pool] = value;
    },
  );
}

/** Fight fields first: scores, body and mind, gear; then skills. */
export function sheetRows(kit: Kit, sheet: Sheet): FormRow[] {
  const entries = kit.pack.labels.procedure(CORE.combatSheet.number).fields;
  const rows: FormRow[] = [];

  function fieldRow(k: number): FormRow {
    const field = kit.fieldForm(kit.pack, CORE.combatSheet.number, k, entries[k]);
    return {
      label: kit.capital(field.label.name),
      low: field.low,
      high: field.high,
      choices: field.label.words >= 0,
      optional: false,
      get: () => sheet.bytes[k],
      set: value => {
        sheet.bytes[k] = value;
      },
      text: value => kit.valueText(kit.pack.labels, field.label, value),
    };
  }

  for (let k = 0; k < SHEET_FIELDS; k++) {
    if (k === SCORES) {
      rows.push(poolRow(kit, sheet, 0));
      rows.push(poolRow(kit, sheet, 1));
    }
    rows.push(fieldRow(k));
  }
  return rows;
}

/** Values of a combatant, with points of body or mind pushed into this attack. */
export interface Values {
  readonly damage: number;
  readonly endurance: number;
  readonly strike: number;
  readonly dodge: number;
  readonly speed: number;
  /** Position in the words close, melee, short, long. */
  readonly range: number;
}

/** Values for an attack of body (mental false) or mind. Figures that the rules refuse together give undefined. */
export function valuesOf(kit: Kit, id: number, mental: boolean, push: number): Values | undefined {
  const at = kit.fight.recordOf(id) + SHEET;
  const fields: number[] = [];
  for (let k = 0; k < SHEET_FIELDS; k++) fields.push(kit.fight.byteOf(at + k));
  fields.push(mental ? 0 : push);
  fields.push(mental ? push : 0);
  if (kit.attempt(kit.createCall(kit.pack.run, CORE.combatSheet.number, fields, []))) return undefined;
  const word = kit.word;
  const out = mental ? CORE.combatSheet.out.mentalDamage : CORE.combatSheet.out.damage;
  return {
    damage: word(out),
    endurance: word(out + 1),
    strike: word(out + 2),
    dodge: word(out + 3),
    speed: word(out + 4),
    range: word(out + 5),
  };
}

/** Seconds that an action with the weapon at hand takes. */
export function ownSpeed(kit: Kit, id: number): number {
  return kit.fight.shortOf(kit.fight.recordOf(id) + SHEET + OWN_SPEED);
}

/** Seconds to the next action: declared, or the weapon's own. */
export function speedOf(kit: Kit, id: number): number {
  return kit.fight.shortOf(kit.fight.recordOf(id) + SHEET + DECLARED_SPEED) || ownSpeed(kit, id);
}

/** Within an event: what follows from a sheet that was just written. Gear that takes too many hands counts as one second. */
export function derive(kit: Kit, id: number): void {
  const values = valuesOf(kit, id, false, 0);
  kit.fight.setShortOf(kit.fight.recordOf(id) + SHEET + OWN_SPEED, values ? values.speed : 1);
}
