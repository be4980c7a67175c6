// The journal against NOR flash: what was saved comes back byte for byte, whatever happens in between.
import { beforeEach, describe, expect, it } from 'vitest';
import { commit, eventCount, redo, setShortOf, undo } from '../fight/fight.ts';
import { begin } from '../fight/history.ts';
import { COMBATANT_BYTES, RECORDS_AT } from '../fight/layout.ts';
import { add, clearFight, everything, generator, hit, next, step } from './fight-for-tests.ts';
import { JOURNAL_FILE, journalHead, segmentBytesOf } from './format.ts';
import {
  freshHead,
  KEPT_BYTES,
  keep,
  keepable,
  kept,
  loadSecret,
  openJournal,
  refill,
  room,
  saveSecret,
  tellWith,
  whyOff,
} from './journal.ts';
import { MOST_KEPT, More } from './kinds.ts';
import { FakeStorage, runTimers, timers } from './storage-for-tests.ts';

const LARGE = 65536;
const SMALL = 6144;
/** Bytes of a segment of the large one. */
const SEGMENT = segmentBytesOf(journalHead(LARGE, 0));

let told: string[];

beforeEach(() => {
  told = [];
  timers.length = 0;
  tellWith(words => told.push(words));
});

const open = (storage: FakeStorage, apart = false) => openJournal(storage as never, apart);

/** What comes back is what there was, with all that undo and redo bring. */
function expectSame(storage: FakeStorage): void {
  const before = everything();
  expect(open(storage)).toBe('');
  expect(everything()).toEqual(before);
  open(storage);
}

describe('what was saved', () => {
  it('is nothing in a fresh journal', () => {
    const storage = new FakeStorage(LARGE);
    expect(open(storage)).toBe('');
    expect([eventCount(), kept(More.Settings), loadSecret(), storage.writes]).toEqual([0, undefined, undefined, []]);
  });

  it.each([LARGE, SMALL, 8192])('comes back after every step of a random fight in %i bytes', size => {
    const random = generator(7);
    const storage = new FakeStorage(size);
    open(storage);
    for (let i = 0; i < 200; i++) {
      step(random);
      runTimers();
      if (i % 3 === 0) expectSame(storage);
    }
    expect(told).toEqual([]);
  });

  it('comes back with undo and redo over many segments', () => {
    const random = generator(3);
    const storage = new FakeStorage(LARGE);
    open(storage);
    for (let i = 0; i < 1200; i++) {
      step(random);
      runTimers();
      if (i % 90 === 0) expectSame(storage);
    }
    expect(told).toEqual([]);
    expectSame(storage);
    expect(eventCount()).toBeGreaterThan(100);
    expect(storage.written).toBeGreaterThan(5 * SEGMENT);
  });

  it('is an empty fight after the end of one', () => {
    const random = generator(5);
    const storage = new FakeStorage(SMALL);
    open(storage);
    for (let i = 0; i < 20; i++) step(random);
    clearFight();
    expectSame(storage);
    expect(eventCount()).toBe(0);
    add(random);
    expectSame(storage);
  });

  it('holds the last settings and the last secret, also over segments', () => {
    const random = generator(5);
    const storage = new FakeStorage(LARGE);
    open(storage);
    for (let i = 0; i < 1000; i++) {
      step(random);
      if (i % 50 === 0) {
        keep(More.Settings, [i & 255, 255, 0]);
        saveSecret(new Uint8Array(16).fill(i));
      }
    }
    open(storage);
    expect([...kept(More.Settings)!]).toEqual([950 & 255, 255, 0]);
    expect(loadSecret()).toEqual(new Uint8Array(16).fill(950));
  });

  it('is written in whole words, each once', () => {
    const random = generator(5);
    const storage = new FakeStorage(SMALL);
    open(storage);
    for (let i = 0; i < 100; i++) step(random);
    expect(storage.writes.every(bytes => bytes % 4 === 0)).toBe(true);
  });
});

describe('a step', () => {
  it('that passes the turn on takes 12 bytes', () => {
    const storage = new FakeStorage(SMALL);
    open(storage);
    const random = (below: number) => (below === 8 ? 1 : 1);
    for (let i = 0; i < 4; i++) add(generator(i));
    next(random);
    storage.writes.length = 0;
    for (let i = 0; i < 40; i++) next(random);
    undo();
    redo();
    expect(Math.max(...storage.writes)).toBe(12);
    expect(storage.writes.slice(-2)).toEqual([4, 4]);
  });

  it('that cannot be saved is not done', () => {
    const random = generator(9);
    const storage = new FakeStorage(1024);
    open(storage);
    while (next(random));
    const before = everything();
    open(storage);
    expect(next(random)).toBe(false);
    expect(hit(random)).toBe(false);
    expect(undo()).toBe(false);
    expect(everything()).toEqual(before);
    open(storage);
    expect(told.slice(-1)).toEqual(['No room to save. End the fight and tidy.']);
    expectSame(storage);
    // The reserve is there for this.
    expect(clearFight()).toBe(true);
    expectSame(storage);
    expect(eventCount()).toBe(0);
  });

  it('is counted down in time', () => {
    const random = generator(9);
    const storage = new FakeStorage(2048);
    open(storage);
    expect(room()).toBe(Math.floor((2048 - 8 - 64) / 16));
    while (next(random));
    expect(told.slice(0, 2)).toEqual(['Room for 40 more steps. Tidy soon.', 'Room for 10 more steps. Tidy soon.']);
  });

  it('has as much room as is said, and more', () => {
    const random = generator(9);
    const storage = new FakeStorage(LARGE);
    open(storage);
    for (let i = 0; i < 6; i++) add(random);
    const said = room();
    let done = 0;
    while (next(random)) {
      runTimers();
      done++;
    }
    expect(done).toBeGreaterThanOrEqual(said);
  });
});

describe('a journal that cannot be used', () => {
  const cases: [string, (storage: FakeStorage) => void, string][] = [
    ['is missing', storage => (storage.bytes = undefined), 'Saving is off: ts.journal is missing.'],
    ['has a damaged head', storage => (storage.bytes![3]! ^= 4), 'Saving is off: ts.journal is damaged.'],
    ['belongs to nobody', storage => storage.bytes!.fill(0, 0, 8), 'Saving is off: ts.journal is damaged.'],
  ];
  it.each(cases)('%s: said, left alone, and the fight goes on', (_name, change, words) => {
    const storage = new FakeStorage(SMALL);
    change(storage);
    const before = storage.bytes?.slice();
    expect(open(storage)).toBe(words);
    expect(whyOff()).toBe(words);
    const random = generator(1);
    for (let i = 0; i < 30; i++) step(random);
    expect(keep(More.Settings, [1])).toBe(false);
    saveSecret(new Uint8Array(16));
    expect(eventCount()).toBeGreaterThan(5);
    expect(storage.bytes).toEqual(before);
    expect(storage.writes).toEqual([]);
    expect(told).toEqual([]);
  });

  it.each([
    [1, 'a newer'],
    [-1, 'an older'],
  ])('is of another version (%i): left alone', (by, words) => {
    const storage = new FakeStorage(LARGE);
    const head = journalHead(LARGE, 0);
    head[2]! += by;
    // The sum counts each byte by its place.
    head[6]! += 3 * by;
    storage.bytes!.set(head);
    expect(open(storage)).toBe(`Saving is off: ts.journal is of ${words} version.`);
    next(generator(1));
    expect(storage.writes).toEqual([]);
  });

  it("is set apart at the player's wish: nothing is read and nothing is written", () => {
    const storage = new FakeStorage(SMALL);
    open(storage);
    const random = generator(1);
    for (let i = 0; i < 30; i++) step(random);
    const bytes = storage.bytes!.slice();
    const before = everything();
    expect(open(storage, true)).toBe('Saving is off: started apart from what was saved.');
    expect(eventCount()).toBe(0);
    add(random);
    clearFight();
    expect(storage.bytes).toEqual(bytes);
    open(storage);
    expect(everything()).toEqual(before);
  });
});

describe('what is kept beside the fight', () => {
  const FAVOURITES = [1, 255, 0, 7];

  it.each([LARGE, SMALL])('comes back, the last of each kind, in %i bytes', size => {
    const storage = new FakeStorage(size);
    open(storage);
    keep(More.Favourites, [9]);
    keep(More.Rolls, new Uint8Array(MOST_KEPT).fill(3));
    keep(More.Favourites, FAVOURITES);
    open(storage);
    expect([...kept(More.Favourites)!]).toEqual(FAVOURITES);
    expect(kept(More.Rolls)).toEqual(new Uint8Array(MOST_KEPT).fill(3));
    expect(kept(More.Faces)).toBeUndefined();
  });

  it('goes along into every new segment', () => {
    const storage = new FakeStorage(LARGE);
    open(storage);
    keep(More.Favourites, FAVOURITES);
    const random = generator(5);
    for (let i = 0; i < 1000; i++) {
      step(random);
      runTimers();
      if (i % 50 === 0) keep(More.Rolls, [i & 255, i >> 8]);
    }
    expect(storage.bytes!.slice(3 * SEGMENT, 3 * SEGMENT + 4)).not.toEqual(new Uint8Array(4).fill(255));
    open(storage);
    expect([...kept(More.Favourites)!]).toEqual(FAVOURITES);
    expect([...kept(More.Rolls)!]).toEqual([950 & 255, 950 >> 8]);
  });

  it.each([LARGE, SMALL])('survives a tidy of %i bytes, but not what was forgotten', size => {
    const storage = new FakeStorage(size);
    open(storage);
    keep(More.Favourites, FAVOURITES);
    keep(More.Rolls, [1]);
    keep(More.Rolls, []);
    const head = freshHead(size);
    storage.bytes = undefined;
    storage.write(JOURNAL_FILE, head, 0, size);
    expect(refill()).toBe(true);
    open(storage);
    expect([...kept(More.Favourites)!]).toEqual(FAVOURITES);
    expect(kept(More.Rolls)).toBeUndefined();
  });

  it('counts until power goes where nothing can be saved', () => {
    const storage = new FakeStorage(SMALL);
    storage.bytes = undefined;
    open(storage);
    expect(keep(More.Favourites, FAVOURITES)).toBe(false);
    expect([...kept(More.Favourites)!]).toEqual(FAVOURITES);
  });

  it('says how much more there is room for', () => {
    const storage = new FakeStorage(LARGE);
    open(storage);
    expect(keepable(More.Favourites)).toBe(MOST_KEPT);
    for (let kind = 20; kind < 20 + KEPT_BYTES / (MOST_KEPT + 1) - 1; kind++) keep(kind, new Uint8Array(MOST_KEPT));
    expect(keepable(More.Favourites)).toBeLessThan(MOST_KEPT);
    expect(keepable(20)).toBe(MOST_KEPT);
  });
});

describe('tidy', () => {
  it.each([LARGE, SMALL])('keeps all that counts, and makes room, in %i bytes', size => {
    const random = generator(11);
    const storage = new FakeStorage(size);
    open(storage);
    keep(More.Settings, [9, 8, 7]);
    saveSecret(new Uint8Array(16).fill(3));
    for (let i = 0; i < 5; i++) add(random);
    while (room() > 20) next(random);
    undo();
    storage.write(JOURNAL_FILE, freshHead(size), 0, size);
    expect(refill()).toBe(true);
    expectSame(storage);
    expect([...kept(More.Settings)!]).toEqual([9, 8, 7]);
    expect(loadSecret()).toEqual(new Uint8Array(16).fill(3));
    expect(room()).toBeGreaterThan(200);
    expect(eventCount()).toBeGreaterThanOrEqual(99);
  });

  it.each([LARGE - 32, SMALL - 32, 8192 - 32])('has room for the largest fight in %i bytes', size => {
    const random = generator(13);
    const storage = new FakeStorage(size);
    open(storage);
    const combatants = size > LARGE / 2 ? 24 : 12;
    for (let i = 0; i < combatants; i++) add(() => 1 + random(255));
    for (let i = 0; i < 130; i++) {
      begin(4 as never, 1, 2, 3);
      for (let change = 0; change < 6; change++)
        setShortOf(RECORDS_AT + COMBATANT_BYTES * random(combatants) + 2 + random(COMBATANT_BYTES - 4), random(65536));
      if (!commit()) break;
      runTimers();
    }
    keep(More.Settings, new Uint8Array(200));
    expectSame(storage);
    storage.write(JOURNAL_FILE, freshHead(size), 0, size);
    expect(refill()).toBe(true);
    expectSame(storage);
    expect(room()).toBeGreaterThan(0);
  });

  it('that was cut short is never taken for an empty fight', () => {
    const storage = new FakeStorage(SMALL);
    open(storage);
    for (let i = 0; i < 20; i++) step(generator(2));
    storage.write(JOURNAL_FILE, freshHead(SMALL), 0, SMALL);
    storage.wordsLeft = 7;
    refill();
    storage.wordsLeft = undefined;
    expect(open(storage)).toBe('Saving is off: what was saved is damaged. Tidy.');
  });

  it('is needed again and again: 5,000 saves in a row on the smallest journal', () => {
    const random = generator(11);
    const storage = new FakeStorage(SMALL);
    open(storage);
    let saves = 0;
    let tidies = 0;
    for (let i = 0; i < 3; i++) add(random);
    while (saves < 5000) {
      if (next(random)) saves++;
      else {
        storage.write(JOURNAL_FILE, freshHead(SMALL), 0, SMALL);
        expect(refill()).toBe(true);
        tidies++;
      }
    }
    expectSame(storage);
    expect(tidies).toBeLessThan(25);
  });
});
