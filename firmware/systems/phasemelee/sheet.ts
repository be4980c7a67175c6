// The sheet of a phasemelee combatant: levels, armor, two weapons and a bow, and what the fight does to them.
// Rows and ranges come from the procedures that use the figures; offsets are bytes of the sheet.
import { DUE, ROUND_AT, SHEET } from '../../fight/record-layout';
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
/** The bow, and the two figures of its bearer that a shot takes. */
export const BOW = 20;
export const ARCHER_LEVEL = 21;
/** Helper and spare weapon, as the reload rule takes them. */
export const HELPER = 23;
export const ATTACK_MAGIC = 25;
/** Magic of armor, shield and other things, in this order. */
export const ARMOR_MAGIC = 26;

/** What is in hand (Hands), which weapons were dropped, and how he defends after a spell. */
export const HANDS = 29;
export const DROPPED = 4;
export enum Hands {
  First = 0,
  Second = 1,
  Both = 2,
  Bow = 3,
}
/** Whom he has met in this phase, three bytes (see pairs.ts). */
export const FRESH = 30;
/** Places of the schedule that he loses in a phase, and in the next one; each with the stamp of its phase. */
export const LOST = 33;
export const LOST_IN = 34;
export const NEXT_LOST = 35;
export const NEXT_IN = 36;
/** Percent that weapon w is broken; UNUSABLE once a parry broke it. */
export const BROKEN = 37;
export const UNUSABLE = 101;
/** Stamp of the phase of his last shot; between fights the notes by which he bleeds, a bit each. */
export const LAST_SHOT = 39;
/** These outlast a fight. */
export const LASTING = [BROKEN, LAST_SHOT + 1];
/** Phase in which he defends at 0 for a spell: its stamp. How, as the spell's output says it, stands above what is in hand. */
export const ZERO_IN = DUE - SHEET;
export const ZERO_SHIFT = 4;
/** With whom he is in melee, three bytes. */
export const MET = ZERO_IN + 1;

/** Stands for a phase in one byte that is never 0. */
export function stamp(phase: number): number {
  return (phase & 127) | 128;
}

export function now(): number {
  return stamp(kit.shortOf(ROUND_AT));
}

/** A byte of a combatant's sheet. */
export function get(id: number, at: number): number {
  return kit.bytes[kit.recordOf(id) + SHEET + at];
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
const BLOW = CORE.meleeAttack.number;
const WEAR = CORE.armorClass.number;
const PARRY = CORE.parryClass.number;
const PAIR = CORE.twoWeapons.number;
const FIELDS = [
  [BLOW, CORE.meleeAttack.in.attackOwn, BLOW, CORE.meleeAttack.in.defenseOwn],
  [WEAR, CORE.armorClass.in.armor, WEAR, CORE.armorClass.in.shield],
  [CORE.knownBase.number, CORE.knownBase.in.weapon, PARRY, CORE.parryClass.in.attack, PARRY, CORE.parryClass.in.parry],
  [PAIR, CORE.twoWeapons.in.lengthA, PAIR, CORE.twoWeapons.in.blowsA],
  [BLOW, CORE.meleeAttack.in.damageDice, BLOW, CORE.meleeAttack.in.damageMinus],
  [CORE.knownBase.number, CORE.knownBase.in.weapon, PARRY, CORE.parryClass.in.attack, PARRY, CORE.parryClass.in.parry],
  [PAIR, CORE.twoWeapons.in.lengthB, PAIR, CORE.twoWeapons.in.blowsB],
  [BLOW, CORE.meleeAttack.in.damageDice, BLOW, CORE.meleeAttack.in.damageMinus],
  [WEAR, CORE.armorClass.in.twoHanded, BLOW, CORE.meleeAttack.in.damageAdjust],
  [CORE.archeryShot.number, CORE.archeryShot.in.weapon],
  [CORE.archeryShot.number, CORE.archeryShot.in.archerLevel],
  [CORE.archeryShot.number, CORE.archeryShot.in.archerDexterity],
  [CORE.reload.number, CORE.reload.in.helper, CORE.reload.number, CORE.reload.in.spareWeapon],
  [BLOW, CORE.meleeAttack.in.attackMagic, BLOW, CORE.meleeAttack.in.armorMagic],
  [BLOW, CORE.meleeAttack.in.shieldMagic, BLOW, CORE.meleeAttack.in.otherMagic],
];

export function rows(): number[] {
  const list: number[] = [];
  let offset = 0;
  for (const some of FIELDS) for (let k = 0; k < some.length; k += 2) list.push(some[k], some[k + 1], offset++);
  return list;
}

const OWN = OWN_START;
/** A first-level fighter with a weapon of length 5 and 4 blows that does a die of damage; an archer of dexterity 10. */
export const USUAL = [1, 1, OWN, OWN, 1, OWN, OWN, 5, 4, 1, OWN, 1, OWN, OWN, 1, OWN, OWN, OWN, OWN, OWN, OWN, 1, 10];
export const USUAL_POOLS = [10];
