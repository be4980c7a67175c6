// Power that fails at every word, and bits that turn over: the fight is as it was last shown, or one step on, and what is lost is said.
import { beforeEach, describe, expect, it } from 'vitest';
import { eventCount } from '../fight/fight.ts';
import { add, everything, generator, next, step } from './fight-for-tests.ts';
import { journalHead, segmentBytesOf } from './format.ts';
import { keep, kept, openJournal, saveSecret, tellWith } from './journal.ts';
import { More } from './kinds.ts';
import { Cut, FakeStorage, runTimers, timers } from './storage-for-tests.ts';

const LARGE = 65536;
const SMALL = 6144;
/** Bytes of a segment of the large one, and of its steps before the next segment begins. */
const SEGMENT = segmentBytesOf(journalHead(LARGE, 0));
const LOG = 2560;
const LOST = /^(\d+ steps?|The last save) could not be read\.$/;

beforeEach(() => {
  timers.length = 0;
  tellWith(() => {});
});

const open = (storage: FakeStorage) => openJournal(storage as never, false);

/** Undo goes so deep at least, whether a checkpoint has dropped what is older or not. */
const DEPTH = 100;

/** Looks without leaving a trace. */
function look(storage: FakeStorage): string {
  open(storage);
  return everything(DEPTH);
}

/** A journal whose segment is nearly full; the next few steps begin another one. */
function nearlyFull(): FakeStorage {
  const random = generator(21);
  const storage = new FakeStorage(LARGE);
  open(storage);
  for (let i = 0; i < 6; i++) add(random);
  keep(More.Settings, [1, 2, 3]);
  while (storage.written < LOG - 100) next(random);
  return storage;
}

function copyOf(storage: FakeStorage): FakeStorage {
  const copy = new FakeStorage(storage.bytes!.length);
  copy.bytes = storage.bytes!.slice();
  return copy;
}

describe('power that fails', () => {
  const begun: [string, () => FakeStorage, boolean][] = [
    ['in a fresh journal', () => new FakeStorage(SMALL), false],
    ['while the next segment begins in time', nearlyFull, true],
    ['while a step has to begin the next segment', nearlyFull, false],
  ];
  it.each(begun)('at any word %s leaves the last state shown, or the next', (_name, make, early) => {
    const start = make();
    // What a fight of a few steps shows, with power.
    const whole = copyOf(start);
    open(whole);
    const shown = [look(whole)];
    for (let i = 0; i < 40; i++) {
      const random = generator(i);
      open(whole);
      timers.length = 0;
      step(random);
      if (early) runTimers();
      shown.push(look(whole));
    }
    let cuts = 0;
    for (let words = 0; ; words++) {
      const storage = copyOf(start);
      open(storage);
      storage.wordsLeft = words;
      let steps = 0;
      let cut = false;
      for (; steps < 40 && !cut; steps++) {
        step(generator(steps));
        if (early) runTimers();
        cut = storage.wordsLeft === 0 && storage.failed;
      }
      if (!cut) break;
      cuts++;
      storage.wordsLeft = undefined;
      const said = open(storage);
      if (said) expect(said).toMatch(LOST);
      const found = everything(DEPTH);
      expect([shown[steps - 1], shown[steps]]).toContain(found);
      // It is said once, as each boot saves a secret, and the next step is saved behind what is damaged.
      open(storage);
      saveSecret(new Uint8Array(16));
      expect(open(storage)).toBe('');
      expect(everything(DEPTH)).toBe(found);
      open(storage);
      next(generator(99));
      const after = everything(DEPTH);
      expect(open(storage)).toBe('');
      expect(everything(DEPTH)).toBe(after);
    }
    expect(cuts).toBeGreaterThan(80);
  });

  it('again and again in the same place costs no more than what was not shown', () => {
    const storage = new FakeStorage(SMALL);
    const random = generator(4);
    open(storage);
    for (let i = 0; i < 5; i++) add(random);
    for (let i = 0; i < 60; i++) {
      const before = look(storage);
      open(storage);
      storage.wordsLeft = i % 4;
      next(random);
      storage.wordsLeft = i % 3 === 0 ? 1 : undefined;
      open(storage);
      storage.wordsLeft = undefined;
      const after = look(storage);
      if (i % 4 < 3) expect(after).toBe(before);
    }
  });
});

describe('a bit that has turned over', () => {
  function played(size: number): { storage: FakeStorage; shown: string[]; ends: number[] } {
    const storage = new FakeStorage(size);
    const random = generator(8);
    open(storage);
    for (let i = 0; i < 4; i++) add(random);
    const shown: string[] = [];
    const ends: number[] = [];
    for (let i = 0; i < 12; i++) {
      next(random);
      shown.push(look(storage));
      open(storage);
      ends.push((storage.written + 3) & ~3);
    }
    return { storage, shown, ends };
  }

  it('in any byte of the newest records brings the state before them, and is said', () => {
    const { storage, shown, ends } = played(SMALL);
    let noticed = 0;
    for (let at = ends[5]!; at < ends.at(-1)!; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const hurt = copyOf(storage);
        hurt.bytes![at]! ^= 1 << bit;
        const record = ends.findIndex(end => at < end);
        const isFill = hurt.bytes![at] === (255 ^ (1 << bit));
        const words = open(hurt);
        const found = everything(DEPTH);
        if (words === '' && isFill) {
          expect(found).toBe(shown.at(-1));
          continue;
        }
        noticed++;
        expect(words).toMatch(LOST);
        expect(found).toBe(shown[record - 1] as string);
        const kept = hurt.bytes!.slice(0, ends.at(-1)! + 2);
        expect(open(hurt)).toBe('');
        next(generator(1));
        const after = everything(DEPTH);
        expect(open(hurt)).toBe('');
        expect(everything(DEPTH)).toBe(after);
        // What is damaged is kept.
        expect(hurt.bytes!.slice(0, kept.length)).toEqual(kept);
      }
    }
    expect(noticed).toBeGreaterThan(500);
  });

  it('counts the steps that are lost', () => {
    const { storage, ends } = played(SMALL);
    storage.bytes![ends[8]! + 5]! ^= 1;
    expect(open(storage)).toBe('3 steps could not be read.');
  });

  it('in the blank part is stepped over when the journal comes to it', () => {
    const { storage } = played(SMALL);
    const at = (storage.written + 3) & ~3;
    storage.bytes![at + 9]! ^= 16;
    const before = look(storage);
    expect(open(storage)).toMatch(/^$|could not be read/);
    expect(everything(DEPTH)).toBe(before);
  });

  it('in a checkpoint brings the segment before it', () => {
    const start = nearlyFull();
    const whole = copyOf(start);
    open(whole);
    const random = generator(6);
    for (let i = 0; i < 30; i++) next(random);
    let earlier = '';
    for (let at = SEGMENT; at < SEGMENT + 1200; at += 7) {
      const hurt = copyOf(whole);
      hurt.bytes![at]! ^= 32;
      const words = open(hurt);
      const settings = kept(More.Settings);
      const found = everything(DEPTH);
      if (words === '') continue;
      expect(words).toMatch(LOST);
      earlier ||= found;
      expect(found).toBe(earlier);
      expect([...settings!]).toEqual([1, 2, 3]);
      open(hurt);
      next(random);
      const after = everything(DEPTH);
      expect(open(hurt)).toBe('');
      expect(everything(DEPTH)).toBe(after);
    }
    expect(earlier).not.toBe('');
  });

  it('in the only checkpoint turns saving off and leaves the journal alone', () => {
    const { storage } = played(SMALL);
    const bytes = storage.bytes!;
    bytes[3] = bytes[3]! | 128;
    const sum = 84 + 2 * 74 + 3 * bytes[2]! + 4 * bytes[3]! + 5 * bytes[4]! + 6 * bytes[5]!;
    bytes[6] = sum;
    bytes[7] = sum >> 8;
    const before = bytes.slice();
    expect(open(storage)).toBe('Saving is off: what was saved is damaged. Tidy.');
    expect(eventCount()).toBe(0);
    next(generator(1));
    expect(storage.bytes).toEqual(before);
  });
});

it('reads nonsense without throwing', () => {
  for (let seed = 1; seed < 300; seed++) {
    const random = generator(seed);
    const storage = new FakeStorage(seed % 2 ? SMALL : LARGE);
    const length = random(9000);
    for (let i = 8; i < length; i++) storage.bytes![i] = random(256);
    open(storage);
    step(random);
  }
  expect(Cut).toBeDefined();
});
