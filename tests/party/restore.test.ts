// A text that is taken in while power fails in any flash operation: afterwards the device keeps all of it or nothing of it, and says so.
import { describe, expect, it } from 'vitest';
import { segmentBytesOf } from '../../firmware/journal/format.ts';
import type { Device } from '../../host-sim/model/device.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { flipBit, journalOf, press, recordsOf, screen } from '../saving/fights-for-tests.ts';
import { booted, full, give, SYSTEMS, textOf } from './backups-for-tests.ts';

/** Seeds of what a cut operation leaves behind; none: power fails when it has just ended. */
const SEEDS = [1, 2, 3, undefined];
const BOARDS = ['joltjs', 'rp2040-pico'];
const CUT_SHORT = /^Saving \| +A restore was cut/;

/** A backup with everything in it: settings, rolls, party, foes, a fight that waits and one that is on. */
async function everything(): Promise<string> {
  const text = await textOf(await full());
  const more = text
    .replace('Dim after: 70 s', 'Dim after: 30 s')
    .replace('[party', '[kept 2]\nbytes: 01020304\n[kept 3]\nbytes: 11223344\n[party')
    .replace('[foe d6rounds]', '[foe blows]\nname: Wolf\n[party blows]\nname: Cara\n[foe d6rounds]');
  const device = await booted();
  await give(device, more);
  return textOf(device);
}

/** The flash of a device that keeps other things, its fight some turns further on. */
async function imageOf(board: string): Promise<Uint8Array> {
  const device = await full(board);
  press(device, 'ok ok menu');
  await give(device, 'tableside 1\n[party blows]\nname: Dirk\n[foe blows]\nname: Rat\n', 'import');
  device.powerOff();
  return device.flash.bytes.slice();
}

async function bootedFrom(board: string, image: Uint8Array): Promise<Device> {
  const device = await simulatedDevice({ board, systems: SYSTEMS, image });
  device.boot();
  return device;
}

describe.each(BOARDS)('on %s', board => {
  it.each(['restore', 'import'] as const)(
    '%s takes all of a text or nothing of it, wherever power fails',
    async how => {
      const text = await everything();
      const image = await imageOf(board);
      const whole = await bootedFrom(board, image);
      const old = await textOf(whole);
      const before = whole.flash.operations;
      await give(whole, text, how);
      const operations = whole.flash.operations - before;
      const shown = screen(whole);
      whole.boot();
      const taken = await textOf(whole);
      expect(screen(whole)).toBe(shown);
      expect(taken).not.toBe(old);
      if (how === 'restore') expect(taken).toBe(text);
      expect(operations).toBeGreaterThan(10);
      for (let n = 1; n <= operations; n++) {
        for (const seed of SEEDS) {
          const cut = `operation ${n}, seed ${seed}`;
          const device = await bootedFrom(board, image);
          if (seed) device.flash.cutAfter(n, seed);
          else device.flash.cutBehind(n);
          await expect(give(device, text, how), cut).rejects.toThrow();
          device.boot();
          const now = await textOf(device);
          // The last operation commits it all.
          if (n < operations) expect(now, cut).toBe(old);
          if (n === operations && !seed) expect(now, cut).toBe(taken);
          expect([old, taken], cut).toContain(now);
          // The first one says that something is to come.
          if (now === old && (n > 1 || !seed)) expect(screen(device), cut).toMatch(CUT_SHORT);
          device.boot();
          expect(screen(device), cut).not.toMatch(/^Saving/);
          expect(await textOf(device), cut).toBe(now);
          expect(device.errors).toEqual([]);
        }
      }
    },
  );
});

it('a text that the flash does not take is refused, and nothing is changed', async () => {
  const device = await full();
  const old = await textOf(device);
  const shown = screen(device);
  // Worn: bits are stuck where the restore is written.
  for (let bit = 0; bit < 8; bit++) flipBit(device, segmentBytesOf(journalOf(device)) + 101, bit);
  await expect(give(device, await everything())).rejects.toThrow('it could not be saved. Nothing was changed.');
  device.advance(1000);
  device.settle();
  expect(screen(device)).toMatch(CUT_SHORT);
  expect(await textOf(device)).toBe(old);
  press(device, 'ok');
  expect(screen(device)).toBe(shown);
  device.boot();
  expect(screen(device)).toBe(shown);
  expect(await textOf(device)).toBe(old);
  expect(device.errors).toEqual([]);
});

it('restores as often as there is room, then asks for a tidy and changes nothing', async () => {
  const text = await everything();
  const device = await booted();
  for (let i = 0; i < 7; i++) expect(await give(device, text)).toBe('4 sheets, 2 fights.');
  const before = journalOf(device).slice();
  await expect(give(device, text)).rejects.toThrow('too little room to save: tidy first. Nothing was changed.');
  expect(journalOf(device)).toEqual(before);
  // One sheet more is one record.
  expect(await give(device, 'tableside 1\n[party blows]\nname: Eve\n', 'import')).toBe('1 sheets, 0 fights.');
  press(device, 'menu up ok menu ok up');
  device.advance(20_000);
  device.settle();
  expect(await give(device, text)).toBe('4 sheets, 2 fights.');
  device.boot();
  expect(await textOf(device)).toBe(text);
});

it('one sheet more costs one record', async () => {
  const device = await booted();
  const records = recordsOf(device).length;
  await give(device, 'tableside 1\n[party blows]\nname: Eve\n', 'import');
  expect(recordsOf(device)).toHaveLength(records + 1);
});
