// A fight of three hundred steps, and power that fails in every single word that it writes to flash: after boot there is the fight as
// last shown or one step on, never a mix, and it goes on from there. Tidying is measured apart, for it is the one thing that promises less.
import { describe, expect, it } from 'vitest';
import { add, play, start } from '../../tests/tracker/fixtures/fixture.ts';
import { generator, SYSTEMS, step } from '../../tests/tracker/fixtures/table.ts';
import { combatants, flagsOf } from '../fight/fight.ts';
import { state } from '../fight/history.ts';
import { DOWN } from '../fight/layout.ts';
import { next } from '../fight/timeline.ts';
import { JOURNAL_FILE } from './format.ts';
import { freshHead, openJournal, refill, room } from './journal.ts';
import { FakeStorage, runTimers } from './storage-for-tests.ts';

const STEPS = 300;
const LARGE = 65536 - 32;

/** What a word in which power fails may look like: blank, or with some of its bits. */
const TORN = [0, 0x00ff00ff, 0x55aa3311];

const open = (storage: FakeStorage) => openJournal(storage as unknown as EspruinoStorage, false);
const now = () => Buffer.from(state).toString('latin1');

function storageOf(bytes: Uint8Array): FakeStorage {
  const storage = new FakeStorage(bytes.length);
  storage.bytes = bytes.slice();
  return storage;
}

/** The step with this number, the same whenever it is played from the same state, and what happens in the events behind it. */
function play300(n: number): void {
  step(generator(1000 + n));
  if (combatants().every(id => flagsOf(id) & DOWN)) add(`N${n % 99}`, 1 + (n % 6));
  runTimers();
}

/** A fight of twelve that has begun; answers its storage. */
function begun(size: number): FakeStorage {
  const storage = new FakeStorage(size);
  open(storage);
  const random = generator(5);
  play(SYSTEMS['moments that run on']!);
  for (let k = 0; k < 12; k++) add(`P${k}`, 1 + random(6), random(3), random(9), random(2));
  start();
  runTimers();
  return storage;
}

describe('power that fails in any word of a fight of three hundred steps', () => {
  it('loses no shown step and leaves nothing that cannot be read', { timeout: 300_000 }, () => {
    const main = begun(LARGE);
    let cuts = 0;
    for (let n = 0; n < STEPS; n++) {
      const bytes = main.bytes!.slice();
      const before = now();
      const written = main.writes.length;
      play300(n);
      const after = now();
      const words = main.writes.slice(written).reduce((sum, each) => sum + each, 0) / 4;
      for (let word = 0; word < words; word++) {
        for (const torn of TORN) {
          const storage = storageOf(bytes);
          open(storage);
          expect(now()).toBe(before);
          storage.wordsLeft = word;
          storage.torn = torn;
          try {
            play300(n);
          } catch {
            // The interpreter stops with the power.
          }
          expect(storage.failed).toBe(true);
          const found = storageOf(storage.bytes!);
          open(found);
          expect([before, after], `step ${n}, word ${word}, bits ${torn}`).toContain(now());
          cuts++;
        }
        // It goes on, and what comes next is there after the next boot.
        const later = storageOf(bytes);
        open(later);
        later.wordsLeft = word;
        later.torn = 0x0f0ff0f0;
        try {
          play300(n);
        } catch {}
        const on = storageOf(later.bytes!);
        open(on);
        next();
        runTimers();
        const shown = now();
        open(storageOf(on.bytes!));
        expect(now()).toBe(shown);
      }
      open(main);
      expect(now()).toBe(after);
    }
    expect(cuts).toBeGreaterThan(2_000);
  });
});

describe('tidying after it', () => {
  it('keeps everything while power stays on; a cut leaves an empty fight and words that say so, never another fight', () => {
    const main = begun(LARGE);
    for (let n = 0; n < STEPS; n++) play300(n);
    const before = now();
    const bytes = main.bytes!;

    /** Tidies with power for so many words; answers the storage that is left. */
    function tidied(words: number | undefined): FakeStorage {
      const storage = storageOf(bytes);
      open(storage);
      storage.write(JOURNAL_FILE, freshHead(LARGE), 0, LARGE);
      storage.wordsLeft = words;
      try {
        refill();
      } catch {
        // The interpreter stops with the power.
      }
      return storage;
    }

    const whole = tidied(undefined);
    const words = whole.writes.slice(1).reduce((sum, each) => sum + each, 0) / 4;
    open(storageOf(whole.bytes!));
    expect(now()).toBe(before);
    expect(room()).toBeGreaterThan(200);
    // The risk is the whole of the writing: the checkpoint counts with its last word.
    for (let word = 0; word < words; word++) {
      const said = open(storageOf(tidied(word).bytes!));
      expect([word, said]).toEqual([word, 'Saving is off: what was saved is damaged. Tidy.']);
      expect(combatants()).toEqual([]);
    }
  });
});
