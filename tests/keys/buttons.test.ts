// Worn switches and hasty thumbs: cases of area "buttons".
// Edges are given in virtual time; a contact that is closed reads as pressed.
import { describe, expect, it } from 'vitest';
import type { Device } from '../../host-sim/model/device.ts';
import { choose } from '../../host-sim/scenario/choose.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { BEGIN, press as pressAll } from '../saving/fights-for-tests.ts';

type Key = 'up' | 'down' | 'ok' | 'back';

async function booted(): Promise<Device> {
  const device = await simulatedDevice({ systems: ['d6rounds', 'blows'] });
  device.boot();
  return device;
}

/** Contact levels at milliseconds from now, in rising order. */
function edges(device: Device, key: Key, ...levels: (readonly [number, boolean])[]): void {
  const start = device.now;
  for (const [at, closed] of levels) {
    device.advance(start + at - device.now);
    device.setKey(key, closed);
  }
  device.advance(20);
}

function press(device: Device, ...keys: Key[]): void {
  for (const key of keys) device.press(key);
}

const selected = (device: Device, line: string) => device.text().indexOf(line);

/** A device with the field "weapon weight" (0 to 1000.0 lb in tenths) being edited: each press of up or down counts. */
async function counter(): Promise<Device> {
  const device = await booted();
  press(device, 'down', 'ok', 'down', 'ok', 'down', 'ok', 'down', 'ok', 'down', 'ok');
  expect(counted(device)).toBe(0);
  return device;
}

function counted(device: Device): number {
  return Math.round(Number(/<([\d.]+) lb>/.exec(device.text().join())?.[1]) * 10);
}

/** Small numbers of a fixed seed, so that each run bounces the same way. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('one press is one step', () => {
  it('C145: when the same edge is told twice', async () => {
    const device = await counter();
    edges(device, 'up', [0, true], [1, true], [60, false], [61, false]);
    expect(counted(device)).toBe(1);
  });

  it('C146: when the release edge gets lost: the press ends, and nothing repeats for ever', async () => {
    const device = await counter();
    device.setKey('up', true);
    device.advance(100);
    // The level falls back without an edge that anybody hears of: within the bounce of another one.
    device.setKey('up', false);
    device.advance(100);
    const now = counted(device);
    device.advance(5_000);
    expect(counted(device)).toBe(now);
    press(device, 'up');
    expect(counted(device)).toBe(now + 1);
  });

  it('C151: when the release bounces for 6 ms', async () => {
    const device = await counter();
    edges(device, 'up', [0, true], [80, false], [82, true], [84, false], [86, true], [86.5, false]);
    device.advance(1_000);
    expect(counted(device)).toBe(1);
  });

  it('C152: in 10,000 presses with random bounce of up to 8 ms at both ends', async () => {
    const device = await counter();
    const random = generator(7);
    for (let count = 0; count < 10_000; count++) {
      const bounce = (closed: boolean, from: number): (readonly [number, boolean])[] => [
        [from, closed],
        [from + 0.5 + random(3), !closed],
        [from + 4 + random(3), closed],
      ];
      edges(device, 'up', ...bounce(true, 0), ...bounce(false, 40 + random(30)));
      device.advance(10 + random(20));
    }
    expect(counted(device)).toBe(10_000);
  });
});

describe('long and short', () => {
  it('C154: a bouncing press that is held 800 ms is one long press', async () => {
    const device = await booted();
    press(device, 'ok');
    edges(device, 'back', [0, true], [2, false], [4, true], [800, false]);
    expect(device.text()).toContain('Menu');
    expect(device.text()).toContain('Last rolls');
  });

  it('C155: a tap of 260 ms is short', async () => {
    const device = await booted();
    press(device, 'ok');
    device.press('back', 260);
    expect(device.text()).toContain('Look up');
  });

  it('C160: two quick taps on Next are two turns; Undo is elsewhere', async () => {
    const device = await simulatedDevice({ systems: ['d6rounds'] });
    device.boot();
    pressAll(device, BEGIN);
    const turn = () => device.text().slice(0, 2).join();
    const turns = [turn()];
    for (let taps = 0; taps < 2; taps++) {
      press(device, 'ok');
      turns.push(turn());
    }
    expect(new Set(turns).size).toBe(3);
    // Undo stands in the menu; then the same two turns, this time hastily.
    device.press('back', 700);
    expect(choose(device, 'Undo')).toBeUndefined();
    press(device, 'up', 'ok');
    expect(turn()).toBe(turns[0]);
    edges(device, 'ok', [0, true], [40, false], [80, true], [120, false]);
    expect(turn()).toBe(turns[2]);
  });
});

describe('under load', () => {
  it('C148: 1,000 edges in 100 ms are a few presses at most, and the clock runs on', async () => {
    const device = await counter();
    const flood = Array.from({ length: 1_000 }, (_, i) => [i * 0.1, i % 2 === 0] as const);
    edges(device, 'up', ...flood, [101, false]);
    expect(counted(device)).toBeLessThanOrEqual(5);
    const before = counted(device);
    press(device, 'up');
    expect(counted(device)).toBe(before + 1);
    expect(device.errors).toEqual([]);
  });

  it('C149: input that the interpreter loses is counted under About, and every key works as before', async () => {
    const device = await booted();
    const about = () => {
      for (const row of ['Settings', 'About']) expect(choose(device, row)).toBeUndefined();
      const lines = device.text().join(' ');
      expect(lines).toMatch(/^About/);
      device.press('back', 700);
      expect(choose(device, 'Home')).toBeUndefined();
      return lines;
    };
    expect(about()).not.toContain('FIFO_FULL');
    for (let flood = 1; flood <= 2; flood++) {
      // All at once, as while the interpreter is busy: what comes last is lost, the release among it.
      for (let edge = 0; edge < 1_999; edge++) device.setKey('back', edge % 2 === 0);
      device.setKey('back', false);
      device.advance(1_000);
      expect(device.console).toContain('New interpreter error: FIFO_FULL');
      expect(about()).toContain(`FIFO_FULL ${flood}`);
    }
    expect(choose(device, 'Roll')).toBeUndefined();
    expect(device.text().join()).toContain('ok rolls');
    expect(device.errors).toEqual([]);
  });

  it('C157: three taps while the screen is being drawn are three steps, in order', async () => {
    const device = await booted();
    // Home has four rows: three taps up from Roll lead to the row below it.
    const start = device.now;
    for (const at of [0, 30, 60]) {
      device.advance(start + at - device.now);
      device.setKey('up', true);
      device.advance(15);
      device.setKey('up', false);
    }
    device.advance(50);
    press(device, 'ok');
    expect(device.text()).toContain('Ten-second rounds');
  });

  it('C158: a bouncing ok on a question of no return erases nothing', async () => {
    const device = await booted();
    const journal = device.files.find('ts.journal')?.bytes.slice();
    device.press('back', 700);
    press(device, 'ok');
    expect(device.text().join(' ')).toContain('Up: go');
    edges(device, 'ok', [0, true], [9, false], [18, true], [27, false], [60, true], [90, false]);
    device.advance(10_000);
    expect(device.files.find('ts.journal')?.bytes).toEqual(journal);
    expect(selected(device, 'Tableside')).toBe(-1);
  });
});
