// A hundred thousand random steps at the table, under made-up systems of each kind, against what must always hold.
import { describe, expect, it } from 'vitest';
import {
  addCondition,
  conditionCount,
  conditionOf,
  conditionWho,
  isKept,
  Until,
} from '../../firmware/fight/conditions.ts';
import { EventKind } from '../../firmware/fight/events.ts';
import {
  begin,
  byteOf,
  canRedo,
  canUndo,
  combatants,
  commit,
  eventBack,
  flagsOf,
  recordOf,
  redo,
  setByteOf,
  shortOf,
  stateBytes,
  undo,
} from '../../firmware/fight/fight.ts';
import { ACTIVE_AT, DOWN, HOLDING, ROUND_AT, SERIAL_AT, SHEET, STATE_BYTES } from '../../firmware/fight/layout.ts';
import { eventText } from '../../firmware/fight/log.ts';
import { noteOf, setNote } from '../../firmware/fight/notes.ts';
import { change, leave } from '../../firmware/fight/people.ts';
import { NEVER } from '../../firmware/fight/system.ts';
import { ahead, aheadActor, doneOf, hold, holders, next, stepIn } from '../../firmware/fight/timeline.ts';
import { add, play, start } from './fixtures/fixture.ts';
import { initiative } from './fixtures/initiative.ts';
import { generator, SYSTEMS, step } from './fixtures/table.ts';

const STEPS_OF_EACH = 20_000;

/** What holds of every state, whatever happened. */
function holdsAlways(): void {
  const ids = combatants();
  const active = byteOf(ACTIVE_AT);
  expect(new Set(ids).size).toBe(ids.length);
  if (active) expect(recordOf(active)).toBeGreaterThan(0);
  if (active) expect(flagsOf(active) & HOLDING).toBe(0);
  for (let i = 0; i < conditionCount(); i++) {
    expect(recordOf(conditionWho(i))).toBeGreaterThan(0);
    if (conditionOf(i)) expect(recordOf(conditionOf(i))).toBeGreaterThan(0);
  }
  if (eventBack(0)) expect(eventText(eventBack(0)!)).not.toBe('');
}

describe.each(Object.entries(SYSTEMS))('%s', (_, system) => {
  it(`holds in ${STEPS_OF_EACH} random steps, each of which can be undone`, () => {
    const random = generator(7);
    play(system);
    for (let k = 0; k < 12; k++) add(`P${k}`, 1 + random(6), random(3), random(9), random(2));
    start();
    for (let k = 0; k < STEPS_OF_EACH; k++) {
      const before = stateBytes().slice();
      const undoable = canUndo();
      const event = JSON.stringify(eventBack(0));
      const announced = k % 4 === 0 && ahead(1, true) ? aheadActor[0]! : 0;
      const looked = isSame(stateBytes(), before);
      const round = shortOf(ROUND_AT);
      const serial = byteOf(SERIAL_AT);
      const conditions = conditionCount();
      const wasNext = step(random);
      expect(looked).toBe(true);
      holdsAlways();
      if (wasNext) {
        expect(shortOf(ROUND_AT)).toBeGreaterThanOrEqual(round);
        const active = byteOf(ACTIVE_AT);
        expect(active).toBeGreaterThan(0);
        if (announced && !conditions && (byteOf(SERIAL_AT) === serial || !system.ends)) expect(active).toBe(announced);
        expect(isKept(active)).toBe(false);
      }
      // Undo and redo bring every byte back; sometimes, or a fight would never get anywhere.
      if (k % 5 === 0 && !isSame(stateBytes(), before) && !canRedo() && undoable) {
        const after = stateBytes().slice();
        expect(undo()).toBe(true);
        expect(isSame(stateBytes(), before) || JSON.stringify(eventBack(0)) !== event).toBe(true);
        expect(redo()).toBe(true);
        expect(isSame(stateBytes(), after)).toBe(true);
      }
      if (!combatants().length || combatants().every(id => flagsOf(id) & DOWN)) add(`Q${k % 99}`, 1 + random(6));
    }
  }, 120_000);
});

/** True if both are the same, byte for byte. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let at = 0; at < STATE_BYTES; at++) if (a[at] !== b[at]) return false;
  return true;
}

describe('each living combatant', () => {
  it('acts exactly as often in a round as its schedule says, whoever holds, steps in, comes or goes', () => {
    const random = generator(3);
    for (let fight = 0; fight < 60; fight++) {
      play(initiative);
      const slots = new Map<number, number>();
      for (let k = 0; k < 8; k++) {
        const count = 1 + random(3);
        slots.set(add(`P${k}`, 60 + random(9), count, 5), count);
      }
      start();
      for (let wanted = 1; wanted <= 3; wanted++) {
        const acted = new Map<number, number>();
        const unsure = new Set<number>();
        while (shortOf(ROUND_AT) === wanted) {
          const active = byteOf(ACTIVE_AT);
          if (random(5) === 0) hold();
          else if (random(4) === 0 && holders().length) stepIn(holders()[random(holders().length)]!);
          else {
            if (random(30) === 0) unsure.add(add(`N${random(9)}`, 60 + random(9), 1, 5));
            acted.set(active, (acted.get(active) ?? 0) + 1);
            next();
          }
        }
        for (const id of combatants())
          if (!unsure.has(id)) expect([id, acted.get(id)]).toEqual([id, slots.get(id) ?? 1]);
      }
    }
  });

  it('is not taken to have acted when the count of steps comes round', () => {
    play(initiative);
    const [a, b] = [add('A', 20), add('B', 10)];
    start();
    begin(EventKind.Condition, b, 0, 0);
    addCondition(b, 0, Until.Removed, 0, 1);
    commit();
    change(b, 0, 0, false);
    const first = byteOf(SERIAL_AT);
    next();
    for (let turn = 0; turn < 255; turn++) next();
    expect(byteOf(SERIAL_AT)).toBe((first + 256) & 255);
    expect([doneOf(a), doneOf(b)]).toEqual([0, 0]);
  });
});

describe('notes', () => {
  it('are kept for eight combatants, and leave with them', () => {
    play(initiative);
    const ids = Array.from({ length: 9 }, (_, k) => add(`P${k}`, k));
    begin(EventKind.Note, 1, 0, 0);
    const kept = ids.map((id, k) => setNote(id, `note ${k}`));
    commit();
    expect(kept).toEqual([...Array(8).fill(true), false]);
    expect(ids.map(noteOf)).toEqual([...Array(8).keys()].map(k => `note ${k}`).concat(''));
    leave(ids[3]!);
    begin(EventKind.Note, 1, 0, 0);
    expect(setNote(ids[8]!, 'has the key')).toBe(true);
    commit();
    expect([noteOf(ids[3]!), noteOf(ids[8]!)]).toEqual(['', 'has the key']);
    begin(EventKind.Note, 1, 0, 0);
    setNote(ids[8]!, '');
    setByteOf(SHEET, byteOf(SHEET));
    commit();
    expect(noteOf(ids[8]!)).toBe('');
    expect(NEVER).toBeGreaterThan(100_000);
  });
});
