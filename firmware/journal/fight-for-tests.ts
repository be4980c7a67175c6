// Fights for the journal's unit tests: events with a fixed seed, and everything that a fight is, in a form that compares.
import { crc32 } from 'node:zlib';
import { byteOf, clearFight, commit, eventBack, eventCount, redo, setByteOf, undo } from '../fight/fight.ts';
import { begin, saveWith, state } from '../fight/history.ts';
import {
  ACTIVE_AT,
  COMBATANT_BYTES,
  DUE,
  HEAD_BYTES,
  ID,
  NEXT_ID_AT,
  POOLS,
  ROUND_AT,
  TIME_AT,
} from '../fight/layout.ts';

/** A small generator with a fixed seed. */
export function generator(seed: number): (below: number) => number {
  let value = seed;
  return below => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * below);
  };
}

const recordAt = (place: number) => HEAD_BYTES + place * COMBATANT_BYTES;

/** A combatant joins in a free place, with a name and a sheet. False if that could not be saved. */
export function add(random: (below: number) => number): boolean {
  const id = byteOf(NEXT_ID_AT);
  const place = (id - 1) % 24;
  begin(1 as never, id, 0, 0);
  setByteOf(recordAt(place) + ID, id);
  for (let i = 2; i < COMBATANT_BYTES; i++) setByteOf(recordAt(place) + i, random(4) ? random(256) : 0);
  setByteOf(NEXT_ID_AT, id + 1);
  return commit();
}

/** The turn passes on, as most events do: due time, active one, time, sometimes the round. */
export function next(random: (below: number) => number): boolean {
  const active = byteOf(ACTIVE_AT);
  const there = Math.max(1, byteOf(NEXT_ID_AT) - 1);
  begin(4 as never, active || 1, 0, 0);
  setByteOf(recordAt(((active || 1) - 1) % 24) + DUE, byteOf(recordAt(((active || 1) - 1) % 24) + DUE) + 1 + random(9));
  setByteOf(ACTIVE_AT, (active % Math.min(there, 24)) + 1);
  setByteOf(TIME_AT, byteOf(TIME_AT) + 1 + random(3));
  if (random(8) === 0) setByteOf(ROUND_AT, byteOf(ROUND_AT) + 1);
  return commit();
}

export function hit(random: (below: number) => number): boolean {
  const target = 1 + random(Math.max(1, Math.min(24, byteOf(NEXT_ID_AT) - 1)));
  begin(5 as never, byteOf(ACTIVE_AT), target, 1 + random(300));
  setByteOf(recordAt((target - 1) % 24) + POOLS, random(256));
  return commit();
}

/** One step of a random fight. */
export function step(random: (below: number) => number): void {
  const what = random(40);
  if (what === 0 || byteOf(NEXT_ID_AT) < 4) add(random);
  else if (what < 4) undo();
  else if (what < 7) redo();
  else if (what < 16) hit(random);
  else next(random);
}

/** Sums of the states that undo and redo bring, in turn. Saving must be off or opened anew afterwards. */
function history(depth: number): number[] {
  const sums: number[] = [];
  saveWith(() => true);
  while (redo()) sums.push(crc32(state));
  while (sums.length < depth && undo()) sums.push(crc32(state));
  return sums;
}

/**
 * Everything that a fight is: its bytes, its log, and what undo and redo bring. The journal must be opened again afterwards.
 * @param depth most steps of undo and redo that are looked at
 */
export function everything(depth = Number.POSITIVE_INFINITY): string {
  const log = Array.from({ length: Math.min(eventCount(), 12) }, (_, i) => eventBack(i));
  const count = Math.min(eventCount(), depth);
  return JSON.stringify([Buffer.from(state).toString('hex'), count, log, history(depth)]);
}

export { clearFight };
