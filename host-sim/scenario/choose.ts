// Choosing a row of the screen by its words, as a person does: down until the row is chosen, then ok.

import type { Device } from '../model/device.ts';
import type { Shortfall } from './failure.ts';

/** Rows of the bar at the top, in pixels. */
const BAR_ROWS = 9;

/** Presses after which a row counts as not there; no menu is as long. */
const MOST_PRESSES = 400;

/** Presses down until the chosen row holds a text, then ok. */
export function choose(device: Device, text: string): Shortfall | undefined {
  const seen = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const row = chosenRow(device);
    if (row?.includes(text)) {
      device.press('ok');
      return undefined;
    }
    if (row !== undefined) seen.add(row);
    // Lists go round: the whole screen is as before once nothing new comes for longer than it has rows.
    if (presses > 2 * seen.size + 20) break;
    device.press('down');
  }
  const found = seen.size === 0 ? 'no chosen row' : `the rows ${[...seen].map(row => JSON.stringify(row)).join(', ')}`;
  return { wanted: `a row with "${text}"`, found };
}

/** The row that stands dark on a lit ground. */
export function chosenRow(device: Device): string | undefined {
  return device.textLines().find(line => line.inverse && line.y >= BAR_ROWS)?.text;
}
