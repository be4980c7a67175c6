// Dice after power-on: no two boots alike, none that begins better than others, and a seed that can be given again.
import { describe, expect, it } from 'vitest';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import type { Device } from '../../host-sim/model/device.ts';
import { installed, journalOf, press, screen, titleOf } from './fights-for-tests.ts';

/** From Home: rolls a d20 so many times, and gives the totals. */
function rolls(device: Device, count: number): string[] {
  press(device, 'ok');
  return Array.from({ length: count }, () => {
    press(device, 'ok');
    return device.text()[1] ?? '';
  });
}

const NO_SYSTEMS = { systems: [] };

describe('at power-on', () => {
  it(titleOf('C051'), async () => {
    const seen = new Set<string>();
    for (let boot = 0; boot < 200; boot++) {
      const device = await installed({ ...NO_SYSTEMS, noise: boot });
      device.boot();
      device.advance(100 + 7 * boot);
      seen.add(rolls(device, 20).join());
    }
    expect(seen.size).toBe(200);
  });

  it(titleOf('C054'), async () => {
    const device = await installed(NO_SYSTEMS);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let boot = 0; boot < 2000; boot++) {
      device.boot();
      press(device, 'ok down ok');
      expect(device.text()[0]).toContain('d6');
      counts[Number(device.text()[1]) - 1]! += 1;
    }
    const expected = 2000 / 6;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(35.9);
  }, 180_000);

  it('the same noise at the same times gives other dice, because the last boot left a secret', async () => {
    const first = await installed(NO_SYSTEMS);
    first.boot();
    const dice = rolls(first, 20);
    const twin = await installed(NO_SYSTEMS);
    twin.boot();
    expect(rolls(twin, 20)).toEqual(dice);
    const second = await installed({
      ...NO_SYSTEMS,
      change: files => files.set(JOURNAL_FILE, journalOf(first).slice()),
    });
    second.boot();
    expect(rolls(second, 20)).not.toEqual(dice);
  });
});

describe('a seed', () => {
  it(titleOf('C052'), async () => {
    const device = await installed(NO_SYSTEMS);
    const seeded = (): string[] => {
      device.boot();
      device.send('Tableside.replay(12345)');
      const totals = rolls(device, 20);
      expect(screen(device)).toContain('REPLAY');
      return totals;
    };
    const first = seeded();
    expect(new Set(first).size).toBeGreaterThan(5);
    expect(seeded()).toEqual(first);
  });

  it('writes nothing and leaves the secret as it is', async () => {
    const device = await installed(NO_SYSTEMS);
    device.boot();
    const journal = journalOf(device).slice();
    device.send('Tableside.replay(1)');
    rolls(device, 20);
    expect(journalOf(device)).toEqual(journal);
  });
});
