// Saving as a player meets it on the simulated device: what comes back, what is said when something does not, and tidying.
import { describe, expect, it } from 'vitest';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import type { Device } from '../../host-sim/model/device.ts';
import {
  BEGIN,
  flipBit,
  installed,
  journalOf,
  otherFiles,
  press,
  recordsOf,
  SHORT_FIGHT,
  screen,
  shownAfterBoot,
  titleOf,
} from './fights-for-tests.ts';

const words = (device: Device) => device.text().join(' ');

/** A device in the middle of a fight. */
async function fighting(keys = SHORT_FIGHT): Promise<Device> {
  const device = await installed();
  device.boot();
  device.send('Tableside.replay(5)');
  press(device, keys);
  return device;
}

describe('a fight that power leaves', () => {
  it(titleOf('C118'), async () => {
    const device = await fighting(BEGIN);
    const before = screen(device);
    expect(before).toContain('first strike');
    device.powerOff();
    device.boot();
    expect(screen(device)).toBe(before);
  });

  it(titleOf('C119'), async () => {
    const device = await fighting('');
    for (const key of SHORT_FIGHT.split(' ')) {
      press(device, key);
      if (!/^(Fight d6|Round)/.test(words(device))) continue;
      const before = screen(device);
      // Another device with the same flash: this one goes on undisturbed.
      const other = await installed({ change: files => files.set(JOURNAL_FILE, journalOf(device).slice()) });
      other.boot();
      expect(shownAfterBoot(other)).toBe(before);
    }
  });

  it('can still be undone and redone step by step', async () => {
    const device = await fighting();
    const shown: string[] = [];
    for (let i = 0; i < 6; i++) {
      shown.push(screen(device));
      device.boot();
      expect(screen(device)).toBe(shown.at(-1));
      choose(device, 'Undo');
      press(device, 'ok');
    }
    for (const before of shown.reverse()) {
      device.boot();
      choose(device, 'Redo');
      press(device, 'ok');
      expect(screen(device)).toBe(before);
    }
    expect(new Set(shown).size).toBeGreaterThan(4);
  });

  it('is gone for good once it was ended', async () => {
    const device = await fighting();
    choose(device, 'End the fight');
    device.boot();
    expect(words(device)).toMatch(/^Tableside/);
    press(device, 'up ok');
    expect(screen(device)).toBe('Fight d6 rounds | Add a combatant');
  });

  it('keeps settings, also without a fight', async () => {
    const device = await fighting('down down down ok');
    expect(words(device)).toMatch(/^Settings/);
    for (let i = 0; i < 9 && !/Dim after/.test(chosenRow(device)); i++) press(device, 'down');
    press(device, 'ok up up ok');
    const row = chosenRow(device);
    device.boot();
    press(device, 'down down down ok');
    for (let i = 0; i < 9 && !/Dim after/.test(chosenRow(device)); i++) press(device, 'down');
    expect(chosenRow(device)).toBe(row);
  });
});

/** The row that stands out: most of its pixels are lit. */
function chosenRow(device: Device): string {
  const pixels = device.pixels();
  const lines = device.text();
  let best = 1;
  let most = 0;
  for (let row = 0; row < 6; row++) {
    let lit = 0;
    for (let y = 10 + 9 * row; y < 18 + 9 * row; y++) for (let x = 0; x < 128; x++) lit += pixels[y * 128 + x]!;
    if (lit > most) [most, best] = [lit, row + 1];
  }
  return lines[best] ?? '';
}

/** A row of the screen's menu. */
function choose(device: Device, label: string): void {
  press(device, 'menu');
  for (let i = 0; i < 12 && !chosenRow(device).startsWith(label); i++) press(device, 'down');
  press(device, 'ok');
}

describe('what cannot be read', () => {
  it(titleOf('C130'), async () => {
    const device = await fighting();
    const before = screen(device);
    press(device, 'ok');
    const records = recordsOf(device);
    const [from, to] = [records.at(-2)!, records.at(-1)!];
    const kept = journalOf(device).slice();
    for (let at = from; at < to; at++) {
      if (journalOf(device)[at] === 255) continue;
      const hurt = await installed({ change: files => files.set(JOURNAL_FILE, kept.slice()) });
      flipBit(hurt, at, at % 8);
      const bad = journalOf(hurt).slice(from, to);
      hurt.boot();
      expect(words(hurt), `byte ${at}`).toMatch(/^Saving.*(1 step|The last save) could not be read/);
      expect(shownAfterBoot(hurt)).toBe(before);
      expect(journalOf(hurt).slice(from, to)).toEqual(bad);
      hurt.boot();
      expect(screen(hurt)).toBe(before);
      expect(hurt.errors).toEqual([]);
    }
  });

  it(titleOf('C131'), async () => {
    const device = await fighting();
    for (let at = 0; at < 300; at += 5) flipBit(device, at, 3);
    const damaged = journalOf(device).slice();
    device.powerOff();
    device.setKey('back', true);
    device.boot();
    device.setKey('back', false);
    expect(words(device)).toMatch(/^Saving Nothing was erased/);
    press(device, 'ok');
    expect(words(device)).toMatch(/^Tableside/);
    press(device, 'up ok');
    expect(screen(device)).toBe('Fight d6 rounds | Add a combatant');
    // Nothing is written, not even by a fight.
    press(device, 'ok down ok ok ok down ok ok down ok ok ok ok');
    expect(words(device)).toMatch(/^Round/);
    expect(journalOf(device)).toEqual(damaged);
    // Until the player has it forgotten.
    press(device, 'menu up ok menu ok');
    expect(words(device)).toMatch(/^Forget/);
    press(device, 'up');
    device.advance(2000);
    device.settle();
    // The settings are gone too: as at first boot, the device asks which panel it is.
    expect(words(device)).toMatch(/^Border whole/);
    press(device, 'ok');
    expect(words(device)).toMatch(/^Round/);
    device.boot();
    expect(words(device)).toMatch(/^Round/);
    expect(device.errors).toEqual([]);
  });

  it('is left alone while back is held at power-on, and comes back afterwards', async () => {
    const device = await fighting();
    const before = screen(device);
    const journal = journalOf(device).slice();
    device.powerOff();
    device.setKey('back', true);
    device.boot();
    device.advance(1000);
    device.setKey('back', false);
    device.settle();
    expect(words(device)).toMatch(/^Saving Nothing was erased/);
    expect(journalOf(device)).toEqual(journal);
    device.boot();
    expect(screen(device)).toBe(before);
  });

  it.each([
    ['missing', (files: Map<string, Uint8Array>) => files.delete(JOURNAL_FILE), 'is missing'],
    [
      'damaged',
      (files: Map<string, Uint8Array>) => files.set(JOURNAL_FILE, new Uint8Array(65504).fill(7)),
      'is damaged',
    ],
  ])('turns saving off when the journal is %s, says so, and tidying makes a new one', async (_name, change, why) => {
    const device = await installed({ change });
    device.boot();
    expect(words(device)).toBe(`Saving Saving is off: ts.journal ${why}.`);
    const { operations } = device.flash;
    press(device, 'ok up ok ok down ok ok');
    expect(words(device)).toContain('Ada');
    expect(device.flash.operations).toBe(operations);
    press(device, 'back menu ok up');
    device.advance(2000);
    device.settle();
    // The settings are gone too: as at first boot, the device asks which panel it is.
    expect(words(device)).toMatch(/^Border whole/);
    press(device, 'ok');
    expect(words(device)).toMatch(/^Tableside/);
    press(device, 'up ok');
    expect(words(device)).toContain('Ada');
    device.boot();
    expect(shownAfterBoot(device)).toContain('Ada');
    expect(device.errors).toEqual([]);
  });

  it('is not missed: a damaged journal comes with everything else that is wrong', async () => {
    const device = await installed({
      change: files => {
        files.delete('ts.dice');
        files.delete(JOURNAL_FILE);
      },
    });
    device.boot();
    expect(words(device)).toBe('No dice ts.dice is missing. Install again. Saving is off: ts.journal is missing.');
  });
});

describe('a full journal', () => {
  /** Turns of a fight until the screen says something else. */
  function turnsUntil(device: Device, message: RegExp, most: number): number {
    for (let turn = 1; turn <= most; turn++) {
      press(device, 'ok');
      if (message.test(words(device))) return turn;
    }
    return -1;
  }

  it(titleOf('C124'), async () => {
    const device = await installed({
      change: files => {
        // Less than 2 kB are left beside everything else.
        const taken = [...files.values()].reduce((sum, { length }) => sum + 32 + Math.ceil(length / 4) * 4, 0);
        files.set('mine', new Uint8Array(409600 - taken - 32 - 2000).fill(3));
      },
    });
    expect(device.files.stats().freeBytes).toBeLessThan(2048);
    const before = otherFiles(device);
    device.boot();
    press(device, BEGIN);
    expect(turnsUntil(device, /Room for 40 more steps. Tidy soon./, 9000)).toBeGreaterThan(1700);
    press(device, 'ok');
    expect(turnsUntil(device, /Room for 10 more steps. Tidy soon./, 100)).toBeGreaterThan(20);
    press(device, 'ok');
    expect(turnsUntil(device, /No room to save. End the fight and tidy./, 100)).toBeGreaterThan(9);
    press(device, 'ok');
    const full = screen(device);
    press(device, 'ok');
    expect(words(device)).toContain('No room to save');
    press(device, 'ok');
    expect(screen(device)).toBe(full);
    expect(otherFiles(device)).toEqual(before);
    device.boot();
    expect(screen(device)).toBe(full);
    // Ending it is still possible, beginning another one is not, and the way to tidy opens.
    choose(device, 'End the fight');
    expect(words(device)).toMatch(/^Tableside/);
    press(device, 'up ok');
    expect(words(device)).toContain('A fight needs room for 200 steps.');
    press(device, 'up');
    device.advance(20_000);
    device.settle();
    expect(words(device)).toMatch(/^Tableside/);
    press(device, 'up ok');
    expect(screen(device)).toBe('Fight d6 rounds | Add a combatant');
    expect(otherFiles(device)).toEqual(before);
    expect(device.errors).toEqual([]);
  });

  it(titleOf('C125'), async () => {
    const device = await installed();
    device.boot();
    press(device, BEGIN);
    device.flash.resetCounts();
    let saves = 0;
    let tidies = 0;
    while (saves < 5000 || tidies < 3) {
      const operations = device.flash.operations;
      press(device, 'ok');
      if (device.flash.operations > operations) saves++;
      if (!/^Saving/.test(words(device))) continue;
      press(device, 'ok');
      // Home, its menu, Tidy, yes; then Home again on top of the fight, which comes back by itself.
      press(device, 'menu up ok menu ok');
      expect(words(device)).toContain('The fight pauses and is kept.');
      press(device, 'up');
      device.advance(20000);
      device.settle();
      expect(words(device)).toMatch(/^Round/);
      tidies++;
    }
    expect(tidies).toBeGreaterThan(2);
    const erased = device.flash.erases.reduce((sum, count) => sum + count, 0);
    // Old journals pile up until Storage is full; each page is then erased once: at most 17 for each that was dropped.
    expect(erased).toBeLessThanOrEqual(17 * tidies + 1);
    expect(device.errors).toEqual([]);
  });
});
