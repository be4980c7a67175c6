// Weeks of play in one run: nothing grows, nothing is lost.
import { expect, it } from 'vitest';
import type { Device } from '../../host-sim/model/device.ts';
import { BEGIN, installed, press, screen, shownAfterBoot } from '../saving/fights-for-tests.ts';

/** Edges of keys: two to a press. */
const EVENTS = process.env.TEST_LONG ? 1_000_000 : 12_000;

/** Home, its menu, Tidy, yes; the fight comes back by itself. */
function tidy(device: Device): void {
  press(device, 'ok menu up ok menu ok up');
  device.advance(20_000);
  device.settle();
}

const variables = (device: Device) => (device.send('process.memory()') as { usage: number }).usage;

it('C144: after very many key presses there is no growth and no lost state', { timeout: 7_200_000 }, async () => {
  const device = await installed();
  device.boot();
  // A setting that must outlive all of it: the panel dims after 50 s.
  press(device, 'down down down ok down down down down down ok down ok back up up up');
  device.send('Tableside.replay(9)');
  press(device, BEGIN);
  const people = /Ada|Bren|Cara/;
  expect(screen(device)).toMatch(people);
  const used = variables(device);
  device.flash.resetCounts();
  let tidies = 0;
  for (let events = 0; events < EVENTS; events += 2) {
    // Next over and over, with looks ahead, a step back and forth, and a rest in between.
    const kind = events % 24;
    if (kind === 6) press(device, 'down');
    else if (kind === 8) press(device, 'up');
    else if (kind === 12) device.advance(70_000);
    else press(device, 'ok');
    if (!/^Saving/.test(screen(device))) continue;
    tidy(device);
    tidies++;
  }
  expect(screen(device)).toMatch(/^Round \d+/);
  expect(screen(device)).toMatch(people);
  const erased = device.flash.erases.reduce((sum, count) => sum + count, 0);
  expect(erased).toBeLessThanOrEqual(17 * tidies + 1);
  expect(variables(device)).toBeLessThanOrEqual(used);
  expect(device.console.filter(line => /error/i.test(line))).toEqual([]);
  expect(device.errors).toEqual([]);
  const before = screen(device);
  device.boot();
  expect(shownAfterBoot(device)).toBe(before);
  const { contrast } = device.panel;
  device.advance(49_000);
  expect(device.panel.contrast).toBe(contrast);
  device.advance(1_000);
  expect(device.panel.contrast).toBeLessThan(contrast);
});
