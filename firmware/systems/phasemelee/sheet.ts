// The sheet of a phasemelee combatant: levels, armor, two weapons and a bow, and what the fight does to them.
// Rows and ranges come from the procedures that use the figures; offsets are bytes of the sheet.
import { DUE, SHEET } from '../../fight/layout';
import { type Kit, OWN_START } from '../../fight/system';

export let kit: Kit;

export function setKit(given: Kit): void {
  kit = given;
}

export const ATTACK_OWN = 0;
export const DEFENSE_OWN = 1;
export const ARMOR = 2;
export const SHIELD = 3;
/** The figures of weapon w (0 or 1) stand WEAPON_BYTES * w further on. */
export const KNOWN = 4;
export const ATTACK_KIND = 5;
export const PARRY_KIND = 6;
export const LENGTH = 7;
export const BLOWS = 8;
export const DICE = 9;
export const MINUS = 10;
export const WEAPON_BYTES = 7;
export const TWO_HANDED = 18;
export const DAMAGE_ADJUST = 19;
export const BOW = 20;
export const ARCHER_LEVEL = 21;
export const DEXTERITY = 22;
export const HELPER = 23;
export const SPARE = 24;
export const ATTACK_MAGIC = 25;
/** Magic of armor, shield and other things, in this order. */
export const ARMOR_MAGIC = 26;
const ROWS = 29;

/** What is in hand (Hands), and which weapons were dropped. */
export const HANDS = 29;
export const DROPPED = 4;
export enum Hands {
  First = 0,
  Second = 1,
  Both = 2,
  Bow = 3,
}
/** With whom he is in melee, the phase in which it was joined, and whose first blow comes first (see order.ts). */
export const OPPONENT = 30;
export const JOINED = 31;
export const LEADS = 32;
/** Places of the schedule that he loses in a phase, and in the next one; each with the stamp of its phase. */
export const LOST = 33;
export const LOST_IN = 34;
export const NEXT_LOST = 35;
export const NEXT_IN = 36;
/** Percent that weapon w is broken; UNUSABLE once a parry broke it. */
export const BROKEN = 37;
export const UNUSABLE = 101;
export const LAST_SHOT = 39;
/** Phase in which he defends at 0 for a spell: its stamp, then AtZero. */
export const ZERO_IN = DUE - SHEET;
export const ZERO = ZERO_IN + 1;

/** A byte of a combatant's sheet. */
export function get(id: number, at: number): number {
  return kit.byteOf(kit.recordOf(id) + SHEET + at);
}

/** The same of a figure that may be below 0. */
export function signed(id: number, at: number): number {
  return (get(id, at) << 24) >> 24;
}

/** Within an event. */
export function set(id: number, at: number, value: number): void {
  kit.setByteOf(kit.recordOf(id) + SHEET + at, value);
}

/** Procedure and field of each row, in the order of the offsets. */
const FIELDS = [
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.attackOwn,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.defenseOwn,
  CORE.armorClass.number,
  CORE.armorClass.in.armor,
  CORE.armorClass.number,
  CORE.armorClass.in.shield,
  CORE.knownBase.number,
  CORE.knownBase.in.weapon,
  CORE.parryClass.number,
  CORE.parryClass.in.attack,
  CORE.parryClass.number,
  CORE.parryClass.in.parry,
  CORE.twoWeapons.number,
  CORE.twoWeapons.in.lengthA,
  CORE.twoWeapons.number,
  CORE.twoWeapons.in.blowsA,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.damageDice,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.damageMinus,
  CORE.knownBase.number,
  CORE.knownBase.in.weapon,
  CORE.parryClass.number,
  CORE.parryClass.in.attack,
  CORE.parryClass.number,
  CORE.parryClass.in.parry,
  CORE.twoWeapons.number,
  CORE.twoWeapons.in.lengthB,
  CORE.twoWeapons.number,
  CORE.twoWeapons.in.blowsB,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.damageDice,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.damageMinus,
  CORE.armorClass.number,
  CORE.armorClass.in.twoHanded,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.damageAdjust,
  CORE.archeryShot.number,
  CORE.archeryShot.in.weapon,
  CORE.archeryShot.number,
  CORE.archeryShot.in.archerLevel,
  CORE.archeryShot.number,
  CORE.archeryShot.in.archerDexterity,
  CORE.reload.number,
  CORE.reload.in.helper,
  CORE.reload.number,
  CORE.reload.in.spareWeapon,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.attackMagic,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.armorMagic,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.shieldMagic,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.otherMagic,
];

export function rows(): number[] {
  const list: number[] = [];
  for (let k = 0; k < ROWS; k++) list.push(FIELDS[2 * k], FIELDS[2 * k + 1], k);
  return list;
}

/** A first-level fighter with one weapon of length 5 and 4 blows that does a die of damage. */
export function usual(): number[] {
  const figures: number[] = [];
  for (let k = 0; k < ROWS; k++) figures.push(OWN_START);
  figures[ATTACK_OWN] = 1;
  figures[DEFENSE_OWN] = 1;
  figures[KNOWN] = 1;
  figures[KNOWN + WEAPON_BYTES] = 1;
  figures[LENGTH] = 5;
  figures[BLOWS] = 4;
  figures[DICE] = 1;
  figures[LENGTH + WEAPON_BYTES] = 1;
  figures[ARCHER_LEVEL] = 1;
  figures[DEXTERITY] = 10;
  return figures.concat([10]);
}
