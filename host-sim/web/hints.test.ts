import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KeyName } from '../../boards/board.ts';
import { carryOut, isDeed } from '../scenario/carry-out.ts';
import { parseScenario } from '../scenario/parse.ts';
import { simulatedDevice } from '../simulated.ts';
import { HINT_NAMES, hintFor } from './page/hints.ts';

const DEMO = fileURLToPath(new URL('../demo/fight.scenario', import.meta.url));

/** Beside the demonstration: rolling, and Home's menu. */
const TOUR: readonly (readonly [KeyName, number])[] = [
  ['ok', 80],
  ['back', 80],
  ['back', 700],
];

describe('hints', () => {
  /** Hints that were met, with a screen of each. */
  const met = new Map<string, string>();

  beforeAll(async () => {
    const { setup, steps } = parseScenario(readFileSync(DEMO, 'utf8'), DEMO);
    const device = await simulatedDevice(setup);
    device.boot();
    const look = () => met.set(hintFor(device.text(), true).name, device.text().join(' / '));
    for (const [key, milliseconds] of TOUR) {
      look();
      device.press(key, milliseconds);
      look();
    }
    device.boot();
    for (const { action } of steps) {
      if (!isDeed(action)) continue;
      carryOut(device, action);
      look();
    }
  });

  it.each(HINT_NAMES)('fit a screen that there is: %s', name => {
    expect([...met.keys()]).toContain(name);
  });

  it('speak of the power and of a panel that sleeps', () => {
    expect(hintFor([], false).name).toBe('off');
    expect(hintFor([], true).name).toBe('asleep');
    expect(hintFor(['Look up'], true).name).toBe('other');
  });

  it('name each key in braces', () => {
    for (const lines of [['Look up'], ...[...met.values()].map(screen => screen.split(' / '))]) {
      const { text } = hintFor(lines, true);
      for (const [, key] of text.matchAll(/\{(\w+)\}/g)) expect(['up', 'down', 'ok', 'back']).toContain(key);
      expect(text).toMatch(/\{ok\}|\{down\}|\{back\}/);
    }
  });
});
