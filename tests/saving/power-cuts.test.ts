// Power that fails in every flash operation of a short fight: after boot there is the fight as last shown, or one step on.
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import type { Device } from '../../host-sim/model/device.ts';
import { installed, press, SHORT_FIGHT, screen, shownAfterBoot, showsFight, titleOf } from './fights-for-tests.ts';
import { deviceOn } from './kills/device-on.ts';

const KEYS = SHORT_FIGHT.split(' ');
/** Seeds of what a cut operation leaves behind. */
const SEEDS = [1, 2, 3];

async function started(board: string): Promise<Device> {
  const device = await installed({ board });
  device.boot();
  device.send('Tableside.replay(5)');
  return device;
}

/** What the fight would show if power came back now; for moments when the page for undo covers it. */
function behindUndo(board: string, device: Device): string {
  const twin = deviceOn(loadBoard(board), device.flash.bytes.slice());
  twin.boot();
  return shownAfterBoot(twin);
}

/** What is shown of the fight after each key. */
async function played(board: string): Promise<{ shown: string[]; operations: number }> {
  const device = await started(board);
  const shown = ['Fight d6 rounds | Add a combatant'];
  const before = device.flash.operations;
  for (const key of KEYS) {
    press(device, key);
    if (device.text()[0]?.startsWith('Undo')) shown.push(behindUndo(board, device));
    else shown.push(showsFight(device) ? screen(device) : shown.at(-1)!);
  }
  return { shown, operations: device.flash.operations - before };
}

describe.each(['joltjs', 'rp2040-pico'])('a fight on %s', board => {
  it(titleOf('C128'), async () => {
    const { shown, operations } = await played(board);
    expect(operations).toBeGreaterThan(12);
    for (let n = 1; n <= operations; n++) {
      for (const seed of SEEDS) {
        const device = await started(board);
        device.flash.cutAfter(n, seed);
        let keys = 0;
        while (device.running) press(device, KEYS[keys++]!);
        device.boot();
        expect(device.text().join(' ')).toMatch(/^(Tableside|Round|Saving .*could not be read)/);
        const found = shownAfterBoot(device);
        expect([shown[keys - 1], shown[keys]], `operation ${n}, seed ${seed}`).toContain(found);
        // It goes on from there, and what is saved next is saved for good.
        press(device, found.startsWith('Round') ? 'ok' : 'ok down ok ok');
        const next = screen(device);
        expect(next).not.toBe(found);
        device.boot();
        expect(shownAfterBoot(device)).toBe(next);
        expect(device.errors).toEqual([]);
      }
    }
  });

  it('survives a cut in the first write after power-on, many times in a row', async () => {
    const device = await started(board);
    for (const key of KEYS) press(device, key);
    const before = screen(device);
    for (let time = 0; time < 20; time++) {
      device.flash.cutAfter(1, time);
      device.boot();
      expect(device.running).toBe(false);
    }
    device.boot();
    expect(shownAfterBoot(device)).toBe(before);
    expect(device.errors).toEqual([]);
  });
});
