// Who is in melee with whom: a bit for the place of each opponent's record, on both sides. Who has met in this phase has a second one.
// A bit of one who has left says nothing: whoever comes into his place has none of his own.
import { COMBATANT_BYTES, DOWN, RECORDS_AT, SYSTEM_AT } from '../../fight/record-layout';
import { FRESH, get, kit, MET, now, set } from './sheet';

/** Phase of which the bits of FRESH are; 0 before anybody has met anybody. */
export const MET_IN = SYSTEM_AT + 1;
/** No phase has this stamp. */
export const NO_PHASE = 1;

/** The bit of a combatant's place. */
export function bitOf(id: number): number {
  return 1 << (((kit.recordOf(id) - RECORDS_AT) / COMBATANT_BYTES) & 31);
}

/** Bits of opponents at an offset of the sheet. */
export function bitsAt(id: number, at: number): number {
  return get(id, at) | (get(id, at + 1) << 8) | (get(id, at + 2) << 16);
}

function mark(id: number, at: number, other: number, on: boolean): void {
  const bits = on ? bitsAt(id, at) | bitOf(other) : bitsAt(id, at) & ~bitOf(other);
  for (let k = 0; k < 3; k++) set(id, at + k, bits >> (8 * k));
}

export function isPair(a: number, b: number): boolean {
  return (bitsAt(a, MET) & bitOf(b)) > 0 && (bitsAt(b, MET) & bitOf(a)) > 0;
}

/** Within an event: two meet; from now on, and in this phase anew. @param charger 0 nobody, 1 `a`, 2 `b`: the bit of one who is charged is missing */
export function meet(a: number, b: number, charger: number): void {
  if (kit.byteOf(MET_IN) !== now())
    for (const id of kit.combatants()) for (let k = 0; k < 3; k++) set(id, FRESH + k, 0);
  kit.setByteOf(MET_IN, now());
  mark(a, MET, b, true);
  mark(b, MET, a, true);
  mark(a, FRESH, b, charger < 2);
  mark(b, FRESH, a, charger !== 1);
}

/** Within an event: they part. */
export function part(a: number, b: number): void {
  mark(a, MET, b, false);
  mark(b, MET, a, false);
}

/** Who charged where two have met in this phase: 0 nobody, 1 `a`, 2 `b`; -1 where they met earlier. */
export function chargerOf(a: number, b: number): number {
  if (kit.byteOf(MET_IN) !== now()) return -1;
  const byA = bitsAt(a, FRESH) & bitOf(b);
  const byB = bitsAt(b, FRESH) & bitOf(a);
  if (byA) return byB ? 0 : 1;
  return byB ? 2 : -1;
}

/** One with whom a combatant is in melee; 0 if with nobody who is on his feet. */
export function opponentOf(id: number): number {
  if (bitsAt(id, MET))
    for (const other of kit.combatants()) if (isPair(id, other) && !(kit.flagsOf(other) & DOWN)) return other;
  return 0;
}
