// The figures of the journal's page, against the boards and the code.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boardNames, loadBoard } from '../../boards/schema.ts';
import { freshJournal } from '../../firmware/build/journal-file.ts';
import { segmentBytesOf, segmentsOf } from '../../firmware/journal/format.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { BEGIN, installed, press, recordsOf, SHORT_FIGHT } from './fights-for-tests.ts';

const page = readFileSync(new URL('../../firmware/journal/README.md', import.meta.url), 'utf8');

/** A figure of the page by the words around it. */
function figure(before: string, after: string): number {
  const found = page.replace(/\s+/g, ' ').match(new RegExp(`${before}(\\d+)${after}`));
  if (!found) throw new Error(`the page has no "${before}N${after}"`);
  return Number(found[1]);
}

const STEP = figure('reckoned with ', ' bytes a step');
const CHECKPOINT = figure('bytes a step and ', ' bytes a checkpoint');
const RESERVE = figure('The last ', ' bytes are kept');
const LOG = figure('at most ', ' bytes of steps');
const NEXT = 12;

it('are right for every board', () => {
  const rows = boardNames().map(id => {
    const bytes = freshJournal(loadBoard(id));
    const segments = segmentsOf(bytes);
    const segment = segmentBytesOf(bytes);
    const first = segments > 1 ? LOG : segment - 8;
    const room = first - RESERVE + (segments - 1) * Math.min(LOG, segment - CHECKPOINT);
    const most = Math.floor(first / NEXT);
    return `| ${id} | ${bytes.length} | ${segments} x ${segment} | ${Math.floor(room / STEP)} | ${most} |`;
  });
  expect(page.split('\n').filter(line => /^\| \S+ \| \d+ \|/.test(line) && / x /.test(line))).toEqual(rows);
});

it('are what the device says', async () => {
  const device = await installed();
  device.boot();
  press(device, 'menu ok');
  // Power-on has saved its secret already.
  const row = page.split('\n').find(line => line.startsWith('| joltjs |'))!;
  const fresh = Number(row.split('|')[4]);
  expect(device.text()[0]).toMatch(/^Tidy +room \d+$/);
  expect(fresh - Number(device.text()[0]!.match(/\d+/)![0])).toBeLessThanOrEqual(2);
});

it('are right for the records of a fight', async () => {
  const device = await installed();
  device.boot();
  press(device, BEGIN);
  const before = recordsOf(device).length;
  for (let turn = 0; turn < 20; turn++) press(device, 'ok');
  const places = recordsOf(device);
  const sizes = places.slice(before).map((at, k) => at - places[before - 1 + k]!);
  expect(sizes.filter(size => size === NEXT).length).toBeGreaterThan(13);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(STEP);
});

it('are right for the whole of a short fight, with its newcomers', async () => {
  const device = await simulatedDevice({ systems: ['d6rounds'] });
  device.boot();
  press(device, SHORT_FIGHT);
  const places = recordsOf(device);
  const sizes = places.slice(1).map((at, k) => at - places[k]!);
  // Before it stand the settings and the boot secret.
  expect(sizes[1]).toBe(20);
  expect(Math.max(...sizes.slice(2, 5))).toBeLessThanOrEqual(60);
});
