// Where the bytes of a phasescreen combatant stand: the sheet's rows, then what the fight keeps of spell, weapon and poison.
// Offsets within the sheet's bytes are given to the tracker, those from the start of the record to the rules of this folder.
import { DUE, SHEET } from '../../fight/record-layout';
import { WIDE } from '../../fight/system';

/** Rows of the sheet: procedure, field, offset. */
export const ROWS = [
  CORE.attackOrder.number,
  CORE.attackOrder.in.kinds,
  0,
  CORE.attackOrder.number,
  CORE.attackOrder.in.weapons,
  1,
  CORE.attackOrder.number,
  CORE.attackOrder.in.ocvs,
  2 + WIDE,
  CORE.attackOrder.number,
  CORE.attackOrder.in.dexterities,
  4 + WIDE,
  CORE.phaseMovement.number,
  CORE.phaseMovement.in.mr,
  6 + WIDE,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.attackEl,
  8,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.sb,
  9 + WIDE,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.wsb,
  11 + WIDE,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.plainDie,
  13,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.plainAdd,
  14 + WIDE,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.armorAv,
  16,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.helmetAv,
  17,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.shieldAv,
  18,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.shieldEl,
  19,
  CORE.meleeAttack.number,
  CORE.meleeAttack.in.dtv,
  20 + WIDE,
  CORE.subdual.number,
  CORE.subdual.in.stamina,
  22 + WIDE,
  CORE.castingSpeed.number,
  CORE.castingSpeed.in.mel,
  24,
  CORE.missileAttack.number,
  CORE.missileAttack.in.mounted,
  25,
  CORE.mountedEl.number,
  CORE.mountedEl.in.mount,
  26,
  CORE.mountedEl.number,
  CORE.mountedEl.in.horsemanshipEl,
  27,
];

/** Figures of a sheet, by row. */
export enum Row {
  Kind = 0,
  Weapon = 1,
  Ocv = 2,
  Dexterity = 3,
  Mr = 4,
  AttackEl = 5,
  Sb = 6,
  Wsb = 7,
  PlainDie = 8,
  PlainAdd = 9,
  ArmorAv = 10,
  HelmetAv = 11,
  ShieldAv = 12,
  ShieldEl = 13,
  Dtv = 14,
  Stamina = 15,
  Mel = 16,
  Mounted = 17,
  Mount = 18,
  HorsemanshipEl = 19,
}

/** Bytes of the sheet that moment() reads by itself. */
export const KIND = SHEET;
export const WEAPON = SHEET + 1;
export const OCV = SHEET + 2;
export const DEXTERITY = SHEET + 4;
export const MR = SHEET + 6;
export const DTV = SHEET + 20;
export const MEL = SHEET + 24;
export const MOUNTED = SHEET + 25;

/** Missile weapon in hand: its word + 1, or 0; and the phase of the fight from which it is loaded. */
export const MISSILE = SHEET + 28;
export const LOADED = DUE;
/** The spell at hand: base mana cost (0: none), EL, mana that it still needs (16 bits). */
export const BASE = SHEET + 29;
export const EL = SHEET + 30;
export const NEEDS = SHEET + 31;
/** Poison that took: its word + 1, or 0; its BL; phases since the last loss. */
export const POISON = SHEET + 33;
export const BL = SHEET + 34;
export const SINCE = SHEET + 35;
/** Poison outlasts a fight: bytes of the sheet. */
export const LASTING = [POISON - SHEET, SINCE - SHEET + 1];
/** Subdual damage that is carried on. */
export const SUBDUAL = SHEET + 36;
