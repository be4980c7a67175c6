// Fights that wait and the party, with power that fails in each flash operation.
import { describe, expect, it } from 'vitest';
import type { Device } from '../../host-sim/model/device.ts';
import { choose } from '../../host-sim/scenario/choose.ts';
import { BEGIN, installed, press, screen, titleOf } from '../saving/fights-for-tests.ts';

/** Seeds of what a cut operation leaves behind. */
const SEEDS = [1, 2, 3];
const BOARDS = ['joltjs', 'rp2040-pico'];

async function fighting(board: string): Promise<Device> {
  const device = await installed({ board });
  device.boot();
  device.send('Tableside.replay(5)');
  press(device, `${BEGIN} ok ok`);
  return device;
}

function pauseFight(device: Device): void {
  press(device, 'menu');
  choose(device, 'Pause the fight');
}

/** Flash operations of an act. */
function operationsOf(device: Device, act: () => void): number {
  const before = device.flash.operations;
  act();
  return device.flash.operations - before;
}

/** Which fight is on after power-on, and which ones wait. */
function fights(device: Device): { on: string; waiting: string[] } {
  device.boot();
  if (device.text()[0] === 'Saving') press(device, 'ok');
  if (!device.text()[0]!.startsWith('Tableside')) return { on: screen(device), waiting: [] };
  press(device, 'up ok');
  return { on: '', waiting: device.text()[0] === 'Fights that wait' ? device.text().slice(2) : [] };
}

describe.each(BOARDS)('on %s', board => {
  it(titleOf('C121'), async () => {
    const whole = await fighting(board);
    const shown = screen(whole);
    const operations = operationsOf(whole, () => pauseFight(whole));
    expect(operations).toBeGreaterThan(1);
    // Another fight, of two, begins.
    choose(whole, 'New fight');
    press(whole, 'ok ok');
    expect(fights(whole)).toEqual({ on: '', waiting: [expect.stringMatching(/^Round 1/)] });
    for (let n = 1; n <= operations; n++) {
      for (const seed of SEEDS) {
        const device = await fighting(board);
        device.flash.cutAfter(n, seed);
        pauseFight(device);
        expect(device.running).toBe(false);
        const { on, waiting } = fights(device);
        expect([on, waiting.length], `operation ${n}, seed ${seed}`).toEqual(on ? [shown, 0] : ['', 1]);
        // It goes on, and is as it was.
        if (waiting.length) choose(device, waiting[0]!);
        expect(screen(device)).toBe(shown);
        press(device, 'ok');
        const next = screen(device);
        expect(next).not.toBe(shown);
        expect(fights(device)).toEqual({ on: next, waiting: [] });
        expect(device.errors).toEqual([]);
      }
    }
  });

  it('a fight that goes on is on or waits, whenever power fails', async () => {
    const whole = await fighting(board);
    const shown = screen(whole);
    pauseFight(whole);
    const operations = operationsOf(whole, () => choose(whole, 'Round 1'));
    expect(screen(whole)).toBe(shown);
    for (let n = 1; n <= operations; n++) {
      for (const seed of SEEDS) {
        const device = await fighting(board);
        pauseFight(device);
        device.flash.cutAfter(n, seed);
        choose(device, 'Round 1');
        const { on, waiting } = fights(device);
        expect([on, waiting.length], `operation ${n}, seed ${seed}`).toEqual(on ? [shown, 0] : ['', 1]);
      }
    }
  });

  it('a sheet is as before or as after', async () => {
    const ready = async () => {
      const device = await installed({ board });
      device.boot();
      choose(device, 'Party');
      press(device, 'ok');
      choose(device, 'Ada');
      choose(device, 'Join the party');
      choose(device, 'Ada');
      choose(device, 'Body left');
      press(device, 'down down down ok up');
      return device;
    };
    const save = (device: Device) => choose(device, 'Save changes');
    const whole = await ready();
    const operations = operationsOf(whole, () => save(whole));
    expect(screen(whole)).toContain('17/20');
    expect(operations).toBeGreaterThan(0);
    const seen = new Set<string>();
    for (let n = 1; n <= operations; n++) {
      for (const seed of SEEDS) {
        const device = await ready();
        device.flash.cutAfter(n, seed);
        save(device);
        device.boot();
        if (device.text()[0] === 'Saving') press(device, 'ok');
        choose(device, 'Party');
        expect(screen(device)).toMatch(/Ada +(20|17)\/20/);
        seen.add(screen(device));
      }
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

it('no more fights wait than there are places, and each goes on as it was', async () => {
  const device = await installed();
  device.boot();
  press(device, 'up ok');
  const names = ['Ada', 'Bren', 'Cara'];
  for (const name of names) {
    choose(device, 'Add');
    choose(device, name);
    choose(device, 'Join');
    press(device, 'menu');
    choose(device, 'Pause the fight');
    choose(device, 'New fight');
  }
  choose(device, 'Add');
  choose(device, 'Dirk');
  choose(device, 'Join');
  press(device, 'menu');
  choose(device, 'Pause the fight');
  expect(screen(device)).toMatch(/^Full .*No more than 3 can/);
  press(device, 'ok menu');
  choose(device, 'End the fight');
  for (const name of names) {
    choose(device, 'Fight');
    choose(device, 'Not begun');
    expect(screen(device)).toContain(name);
    press(device, 'menu');
    choose(device, 'End the fight');
  }
});
