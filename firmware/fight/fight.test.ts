// The fight's bytes and events: whatever happens, undo and redo restore every byte.
import { beforeEach, describe, expect, it } from 'vitest';
import { EventKind } from './events.ts';
import {
  addRecord,
  begin,
  byteOf,
  canRedo,
  canUndo,
  clearFight,
  combatants,
  commit,
  eventBack,
  eventCount,
  freshId,
  nameOf,
  poolOf,
  recordOf,
  redo,
  removeRecord,
  setByteOf,
  setName,
  setPool,
  setWordOf,
  shortOf,
  stateBytes,
  undo,
  wordOf,
} from './fight.ts';
import { HEAD_BYTES, STATE_BYTES, TIME_AT } from './layout.ts';

function add(name: string): number {
  const id = freshId();
  begin(EventKind.Add as never, id, 0, 0);
  setName(addRecord(id), name);
  setPool(id, 0, 20);
  commit();
  return id;
}

/** A small generator with a fixed seed: the tests play the same fights on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

beforeEach(clearFight);

describe('a fight', () => {
  it('finds combatants by id whatever place they have', () => {
    const [ada, bren] = [add('Ada'), add('Bren')];
    begin(EventKind.Remove as never, ada, 0, 0);
    removeRecord(ada);
    commit();
    const cara = add('Cara');
    expect(recordOf(cara)).toBe(HEAD_BYTES);
    expect(combatants()).toEqual([bren, cara]);
    // The log still tells of those who left.
    expect([nameOf(ada), nameOf(bren), nameOf(cara)]).toEqual(['Ada', 'Bren', 'Cara']);
  });

  it('finds an id for everybody, however many have come and gone', () => {
    const ada = add('Ada');
    for (let newcomer = 0; newcomer < 600; newcomer++) {
      const id = add('Orc');
      expect(nameOf(id)).toBe('Orc');
      expect(combatants().sort()).toEqual([ada, id].sort());
      begin(EventKind.Remove as never, id, 0, 0);
      removeRecord(id);
      commit();
    }
    expect(nameOf(ada)).toBe('Ada');
  });

  it('keeps negative pools and large times', () => {
    const ada = add('Ada');
    begin(EventKind.Damage as never, ada, 0, 0);
    setPool(ada, 0, -1234);
    setWordOf(TIME_AT, 123456);
    commit();
    expect([poolOf(ada, 0), wordOf(TIME_AT)]).toEqual([-1234, 123456]);
  });

  it('has an event of every step, the latest first', () => {
    const ada = add('Ada');
    begin(EventKind.Hit as never, ada, 7, 300);
    setPool(ada, 0, 1);
    commit();
    expect(eventBack(0)).toEqual({ kind: 5, a: ada, b: 7, c: 255 });
    expect(eventBack(1)).toMatchObject({ kind: 1, a: ada });
    expect(eventBack(2)).toBeUndefined();
    expect(eventCount()).toBe(2);
  });
});

describe('undo and redo', () => {
  it('answer false where there is nothing to do', () => {
    expect([undo(), redo(), canUndo(), canRedo()]).toEqual([false, false, false, false]);
  });

  it('forget what was undone as soon as something new happens', () => {
    add('Ada');
    undo();
    expect(canRedo()).toBe(true);
    add('Bren');
    expect(canRedo()).toBe(false);
  });

  it('restore every byte of a random fight, at least 100 events deep', () => {
    const random = generator(1);
    const history: Uint8Array[] = [stateBytes().slice()];
    for (let step = 0; step < 400; step++) {
      begin(EventKind.Next as never, 0, 0, 0);
      for (let change = random(6); change >= 0; change--) setByteOf(random(STATE_BYTES), random(256));
      commit();
      history.push(stateBytes().slice());
    }
    let depth = 0;
    while (undo()) {
      depth += 1;
      expect(stateBytes()).toEqual(history[history.length - 1 - depth]);
    }
    expect(depth).toBeGreaterThanOrEqual(100);
    for (let back = depth - 1; back >= 0; back--) {
      expect(redo()).toBe(true);
      expect(stateBytes()).toEqual(history[history.length - 1 - back]);
    }
    expect(redo()).toBe(false);
  });

  it('restore a byte that one event changed twice', () => {
    begin(EventKind.Next as never, 0, 0, 0);
    setByteOf(40, 1);
    setByteOf(60, 2);
    setByteOf(40, 3);
    commit();
    undo();
    expect([byteOf(40), shortOf(60)]).toEqual([0, 0]);
    redo();
    expect([byteOf(40), byteOf(60)]).toEqual([3, 2]);
  });
});
