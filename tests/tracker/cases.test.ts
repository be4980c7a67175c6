// What people complained about in other trackers, played on this one. Cases that need keys and screens stand in at-the-table.test.ts.
import { describe, expect, it } from 'vitest';
import { addCondition, conditionAt, Until } from '../../firmware/fight/conditions.ts';
import { EventKind } from '../../firmware/fight/events.ts';
import {
  begin,
  byteOf,
  combatants,
  commit,
  eventBack,
  nameOf,
  poolOf,
  recordOf,
  redo,
  setByteOf,
  stateBytes,
  undo,
} from '../../firmware/fight/fight.ts';
import { ACTIVE_AT, DEAD, SHEET } from '../../firmware/fight/layout.ts';
import { eventText } from '../../firmware/fight/log.ts';
import { change, leave } from '../../firmware/fight/people.ts';
import { ahead, doneOf, hold, holders, next, putBefore, stepIn, undecided } from '../../firmware/fight/timeline.ts';
import { acting, active, add, announced, PLAIN, play, round, sheetByte, start, step } from './fixtures/fixture.ts';
import { asking, HIGHEST, initiative, recovering, segments } from './fixtures/initiative.ts';
import { strikerank } from './fixtures/strikerank.ts';
import { titleOf } from './title.ts';

/** A20 B15 C10, begun. */
function three(): [number, number, number] {
  play(recovering);
  const ids: [number, number, number] = [add('A', 20), add('B', 15), add('C', 10)];
  start();
  return ids;
}

function setValue(id: number, value: number): void {
  begin(EventKind.Edit, id, 0, 0);
  setByteOf(recordOf(id) + SHEET, value);
  commit();
}

function afflict(who: number, kind: number, until: Until, of: number, left: number): void {
  begin(EventKind.Condition, who, kind, left);
  addCondition(who, kind, until, of, left);
  commit();
}

const PRONE = 4;
const BLIND = 5;
const marks = () => combatants().map(doneOf);

describe('the order', () => {
  it(titleOf('C071'), () => {
    three();
    expect([round(), active()]).toEqual([1, 'A']);
  });

  it(titleOf('C080'), () => {
    play(initiative);
    add('A', 20);
    add('B', 15);
    start();
    expect([active(), round()]).toEqual(['A', 1]);
  });

  it(titleOf('C078'), () => {
    const [, b] = three();
    change(b, 0, 10, false);
    expect(announced(1)).toEqual(['C']);
    next();
    expect(active()).toBe('C');
  });

  it(titleOf('C077'), () => {
    const [, b] = three();
    change(b, 0, 10, false);
    next();
    next();
    expect([round(), active()]).toEqual([2, 'A']);
  });

  it(titleOf('C084'), () => {
    three();
    for (let press = 0; press < 30; press++) {
      if (press % 4 === 3) {
        hold();
        if (holders().length > 0) stepIn(holders()[0]!);
      } else next();
      expect(combatants().filter(id => id === byteOf(ACTIVE_AT)).length).toBe(1);
    }
  });

  it(titleOf('C090'), () => {
    play(initiative);
    const three = add('Three', 15, 3, 5);
    add('Twelve', 12);
    start();
    expect(acting(4)).toEqual(['Three', 'Twelve', 'Three', 'Three']);
    leave(three);
    expect(acting(2)).toEqual(['Twelve', 'Twelve']);
  });

  it(titleOf('C111'), () => {
    play(recovering);
    const a = add('A', 20, 2, 10);
    add('B', 15);
    start();
    afflict(a, PRONE, Until.SlotEnd, a, 2);
    afflict(a, BLIND, Until.Round, 0, 1);
    next();
    expect([active(), conditionAt(a, PRONE)]).toEqual(['B', 0]);
    next();
    next();
    // Both of its turns have gone by, and the round.
    expect([round(), active(), conditionAt(a, PRONE), conditionAt(a, BLIND)]).toEqual([2, 'A', -1, -1]);
    expect(poolOf(a, 0)).toBe(11);
  });

  it(titleOf('C089'), () => {
    const [MISSILE, LONG, SHORT] = [0, 1, 2];
    play({ ...PLAIN, moment: (id, k) => (k ? 0x3ffff : (99 - sheetByte(id, 0)) * 4 + sheetByte(id, 1)) });
    add('short', 12, SHORT);
    add('missile', 12, MISSILE);
    add('long', 12, LONG);
    start();
    expect(acting(3)).toEqual(['missile', 'long', 'short']);
  });

  it(titleOf('C104'), () => {
    play({ ...PLAIN, moment: (id, k) => (k ? 0x3ffff : (9 - sheetByte(id, 1)) * 256 + HIGHEST - sheetByte(id, 0)) });
    add('low', 20, 3);
    add('slow', 5, 5);
    add('high', 9, 3);
    add('fast', 15, 5);
    start();
    expect(acting(4)).toEqual(['fast', 'slow', 'low', 'high']);
  });
});

describe('ties', () => {
  it(titleOf('C086'), () => {
    play(initiative);
    const [a, b] = [add('A', 12), add('B', 12)];
    start();
    expect(acting(3)).toEqual(['A', 'B', 'A']);
    putBefore(b, a);
    expect(acting(4)).toEqual(['B', 'A', 'B', 'A']);
  });

  it(titleOf('C113'), () => {
    play(asking);
    const [a, b] = [add('A', 12), add('B', 12)];
    add('C', 9);
    start();
    expect(undecided()).toEqual([a, b]);
    putBefore(b, a);
    expect([active(), undecided()]).toEqual(['B', []]);
    expect(eventText(eventBack(0)!)).toBe('B before A');
    expect(acting(3)).toEqual(['B', 'A', 'C']);
    next();
    expect([active(), undecided()]).toEqual(['B', []]);
  });
});

describe('coming and going', () => {
  it(titleOf('C068'), () => {
    const [, , c] = three();
    next();
    next();
    leave(c);
    expect([round(), active()]).toEqual([2, 'A']);
  });

  it(titleOf('C069'), () => {
    const [a] = three();
    next();
    leave(a);
    expect([active(), announced(1)]).toEqual(['B', ['C']]);
  });

  it(titleOf('C081'), () => {
    play(initiative);
    const a = add('A', 10);
    start();
    leave(a);
    expect([active(), ahead(3, true)]).toEqual(['', 0]);
    expect(next()).toBe(false);
    expect(hold()).toBe(false);
    expect(undo()).toBe(true);
    expect(active()).toBe('A');
  });

  it(titleOf('C096'), () => {
    play(initiative);
    add('A', 20);
    add('B', 15);
    add('C', 10);
    start();
    add('D', 18);
    expect(acting(4)).toEqual(['A', 'D', 'B', 'C']);
    // Whose moment has passed waits for the next round.
    add('E', 19);
    expect(acting(6).slice(1)).toEqual(['A', 'E', 'D', 'B', 'C']);
  });

  it(titleOf('C072'), () => {
    const [, b, c] = three();
    next();
    afflict(b, PRONE, Until.SlotEnd, b, 1);
    setValue(c, 30);
    expect([active(), conditionAt(b, PRONE)]).toEqual(['B', 0]);
    expect(acting(3)).toEqual(['B', 'C', 'C']);
  });
});

describe('undo', () => {
  it(titleOf('C074'), () => {
    const [, b] = three();
    const states = [stateBytes().slice()];
    const save = () => states.push(stateBytes().slice());
    next();
    save();
    next();
    save();
    change(b, 0, 10, false);
    save();
    undo();
    expect(stateBytes()).toEqual(states[2]);
    undo();
    expect(stateBytes()).toEqual(states[1]);
    redo();
    expect(stateBytes()).toEqual(states[2]);
    redo();
    expect(stateBytes()).toEqual(states[3]);
  });

  it(titleOf('C083'), () => {
    play(initiative);
    add('A', 20, 3, 5);
    add('B', 12);
    start();
    const before = stateBytes().slice();
    for (let press = 0; press < 8; press++) next();
    for (let press = 0; press < 8; press++) undo();
    expect(stateBytes()).toEqual(before);
  });

  it(titleOf('C087'), () => {
    three();
    const before = stateBytes().slice();
    for (let press = 0; press < 20; press++) next();
    for (let press = 0; press < 20; press++) expect(undo()).toBe(true);
    expect(stateBytes()).toEqual(before);
  });

  it(titleOf('C093'), () => {
    const [a] = three();
    for (let press = 0; press < 3; press++) next();
    expect([round(), poolOf(a, 0)]).toEqual([2, 11]);
    undo();
    undo();
    expect(poolOf(a, 0)).toBe(10);
    next();
    next();
    expect(poolOf(a, 0)).toBe(11);
    setValue(a, 5);
    expect(poolOf(a, 0)).toBe(11);
    for (let press = 0; press < 3; press++) next();
    expect([round(), poolOf(a, 0)]).toEqual([3, 12]);
  });

  it(titleOf('C105'), () => {
    three();
    next();
    next();
    expect(marks()).toEqual([1, 1, 0]);
    next();
    expect(marks()).toEqual([0, 0, 0]);
    undo();
    expect(marks()).toEqual([1, 1, 0]);
  });
});

describe('phases', () => {
  it(titleOf('C075'), () => {
    const seen: number[] = [];
    play({ ...segments, ends: ended => void seen.push(ended + 1) });
    add('Twelve', 255, 15);
    start();
    for (let press = 0; press < 24; press++) {
      expect([active(), step(), round()]).toEqual(['Twelve', press % 12, 1 + Math.floor(press / 12)]);
      next();
    }
    expect(seen).toEqual([...Array(24).keys()].map(press => (press % 12) + 1));
  });

  it(titleOf('C095'), () => {
    play(segments);
    add('One', 1 << 6);
    start();
    for (let turn = 1; turn <= 3; turn++) {
      expect([step() + 1, round()]).toEqual([7, turn]);
      next();
    }
  });

  it(titleOf('C092'), () => {
    play(strikerank);
    add('Dull', 8, 16, 2, 1, 1);
    add('Bright', 17, 9, 9, 3, 1);
    start();
    expect(step()).toBe(0);
    expect(acting(2)).toEqual(['Bright', 'Dull']);
    next();
    expect(step()).toBe(1);
  });
});

describe('durations and holding', () => {
  it(titleOf('C099'), () => {
    play(initiative);
    add('O1', 40);
    const c = add('C', 30);
    const o2 = add('O2', 20);
    add('D', 10);
    start();
    next();
    expect(active()).toBe('C');
    // Until his turn of the round to come: the second one from now.
    afflict(o2, PRONE, Until.SlotStart, o2, 2);
    for (const name of ['O2', 'D', 'O1', 'C']) {
      next();
      expect([active(), conditionAt(o2, PRONE)]).toEqual([name, 0]);
    }
    next();
    expect([active(), conditionAt(o2, PRONE)]).toEqual(['O2', -1]);
    expect(nameOf(c)).toBe('C');
  });

  it(titleOf('C107'), () => {
    const [a] = three();
    hold();
    expect([active(), holders()]).toEqual(['B', [a]]);
    next();
    expect(active()).toBe('C');
    stepIn(a);
    expect(active()).toBe('A');
    next();
    expect([active(), holders()]).toEqual(['C', []]);
    next();
    expect([round(), active()]).toEqual([2, 'A']);
  });

  it(titleOf('C108'), () => {
    const [a, b] = three();
    hold();
    hold();
    expect([active(), holders()]).toEqual(['C', [a, b]]);
    expect(announced(2)).toEqual(['A', 'B']);
    expect(acting(3)).toEqual(['C', 'A', 'B']);
    expect(round()).toBe(1);
  });

  it('who holds and falls no longer waits, and is offered nothing', () => {
    const [a] = three();
    hold();
    change(a, 0, 10, false);
    expect(byteOf(recordOf(a) + 1) & DEAD).toBe(DEAD);
    expect(holders()).toEqual([]);
    expect(acting(3)).toEqual(['B', 'C', 'B']);
  });
});
