// What happens if the battery comes out, as the page about saving tells it: its table, and rows of it that are tested nowhere else.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { installScript } from '../../firmware/build/install.ts';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { Device } from '../../host-sim/model/device.ts';
import { simulatedFiles, wasmCore } from '../../host-sim/simulated.ts';
import {
  BEGIN,
  installed,
  journalOf,
  press,
  SHORT_FIGHT,
  screen,
  shownAfterBoot,
  showsFight,
  titleOf,
} from './fights-for-tests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RANDOM_CUTS = process.env.TEST_LONG ? 10_000 : 150;

describe('the table of what survives', () => {
  const page = readFileSync(`${root}/firmware/journal/README.md`, 'utf8');
  const table = page.slice(page.indexOf('## If the battery comes out')).split('\n');
  const rows = table.filter(line => line.startsWith('| ')).slice(1);

  it(titleOf('C133'), () => {
    for (const word of ['step', 'roll', 'tidy', 'install'])
      expect(
        rows.some(row => row.includes(word)),
        word,
      ).toBe(true);
    for (const row of rows) {
      const [, file, title] = /`(\S+\.test\.ts)` "([^"]+)"/.exec(row) ?? [];
      expect(file, `${row} names a test`).toBeDefined();
      expect(readFileSync(`${root}/${file}`, 'utf8'), `${file} has the test "${title}"`).toContain(title);
    }
  });
});

/** Small numbers of a fixed seed. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Seconds of the fight that the screen shows; 0 for the first strike. */
function secondsOf(device: Device): number {
  const [, round, second] = /^Round (\d+)(?: +second (\d+))?/.exec(screen(device)) ?? [];
  return Math.max(0, Number(round) - 1) * 10 + Number(second ?? 0);
}

it(titleOf('C134'), { timeout: 7_200_000 }, async () => {
  const device = await installed();
  device.boot();
  device.send('Tableside.replay(5)');
  press(device, BEGIN);
  for (let cut = 0; cut < RANDOM_CUTS; cut++) {
    // The number of the cut is its seed.
    const random = generator(cut);
    let before = secondsOf(device);
    device.flash.cutAfter(1 + random(6), cut);
    while (device.running) {
      press(device, random(5) ? 'ok' : random(2) ? 'menu down down down down ok' : 'down');
      if (device.running && !showsFight(device)) press(device, /^Saving/.test(screen(device)) ? 'ok' : 'back');
      if (device.running && /^Saving/.test(screen(device))) break;
      if (device.running && showsFight(device)) before = secondsOf(device);
    }
    device.flash.cancelCut();
    device.boot();
    expect(device.running, `seed ${cut}`).toBe(true);
    const shown = shownAfterBoot(device);
    expect(shown, `seed ${cut}`).toMatch(/^Round \d+ /);
    // Time never goes back: no step that was shown is lost.
    expect(secondsOf(device), `seed ${cut}`).toBeGreaterThanOrEqual(before);
    expect(device.errors, `seed ${cut}`).toEqual([]);
    // Full journals are tidied, as the device asks for.
    if (!/^Saving|Tidy/.test(shown) && cut % 100 !== 99) continue;
    press(device, 'menu up ok menu ok up');
    device.advance(20_000);
    device.settle();
  }
});

it('a roll writes nothing: power may go at any time', async () => {
  const device = await installed();
  device.boot();
  const { operations } = device.flash;
  press(device, 'ok ok ok down ok');
  expect(device.flash.operations).toBe(operations);
});

it('a setting is the new one or the one before it, wherever power fails', async () => {
  for (let n = 1; ; n++) {
    const device = await installed();
    device.boot();
    device.flash.cutAfter(n, n);
    // From Home: Settings, "Dim after", ten seconds less.
    press(device, 'down down down ok down down down down down ok down ok');
    const ended = device.running;
    device.flash.cancelCut();
    device.boot();
    const { contrast } = device.panel;
    device.advance(50_000);
    const early = device.panel.contrast < contrast;
    device.advance(10_000);
    expect(device.panel.contrast, `operation ${n}`).toBeLessThan(contrast);
    if (!ended) continue;
    expect(early).toBe(true);
    expect(n).toBeGreaterThan(1);
    break;
  }
});

it(titleOf('C127'), async () => {
  const board = loadBoard('joltjs');
  const files = new Map(await simulatedFiles('joltjs', ['d6rounds']));
  const text = await installScript(new Map([...files].filter(([name]) => name !== JOURNAL_FILE)), board);
  const device = await installed();
  device.boot();
  device.send('Tableside.replay(5)');
  press(device, SHORT_FIGHT);
  const before = screen(device);
  const journal = journalOf(device).slice();
  // As the Web IDE's view of Storage takes a file out and puts it back: by text over the console, in pieces.
  const saved = device.send(`btoa(require("Storage").read("${JOURNAL_FILE}"))`) as string;
  const other = new Device({ board, files: new Map(), nativeCoreFor: wasmCore, randomSeed: 2 });
  other.boot();
  for (const line of text.split('\n')) if (line && !line.includes('setTimeout(load')) other.send(line);
  other.send(`require("Storage").erase("${JOURNAL_FILE}")`);
  const bytes = Buffer.from(saved, 'base64');
  const piece = 384;
  for (let at = 0; at < bytes.length; at += piece) {
    const part = bytes.subarray(at, at + piece).toString('base64');
    other.send(`require("Storage").write("${JOURNAL_FILE}", atob("${part}"), ${at}, ${bytes.length})`);
  }
  expect(journalOf(other)).toEqual(journal);
  other.boot();
  expect(shownAfterBoot(other)).toBe(before);
  press(device, 'menu down down down down down ok');
  press(other, 'menu down down down down down ok');
  expect(screen(other)).toBe(screen(device));
  expect(other.errors).toEqual([]);
});
