import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../model/device.ts';
import { deviceWith, PANEL_SCRIPT } from '../model/device-for-tests.ts';
import { decodePng } from '../picture/png.ts';
import { parseScenario } from './parse.ts';
import { describeFailure, type RunOptions, type RunResult, runScenario } from './run.ts';
import type { Setup } from './steps.ts';

/** A small application: counts presses of ok, takes seeds and dice, and prints. */
const APP = `${PANEL_SCRIPT}
var count = 0, log = [];
var Tableside = {
  replay: function(seed) { log.push("seed " + seed); },
  dice: function(faces) { log.push("dice " + faces.join()); }
};
function draw() { g.clear(1).setFont("6x8").drawString("Pressed " + count, 0, 0); flip(); }
pinMode(D47, "input_pullup");
setWatch(function(e) { if (!e.state) { count++; setTimeout(draw, 0.5); } }, D47, { repeat: true, edge: "both", debounce: 0 });
draw();
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function play(source: string, options: Partial<RunOptions> = {}, app = APP): Promise<RunResult> {
  return runScenario(parseScenario(source, join(folder, 'test.txt')), {
    makeDevice: async () => deviceWith(app),
    ...options,
  });
}

describe('playing a scenario', () => {
  it('boots the device, presses keys and reads the screen', async () => {
    const printed: string[] = [];
    const result = await play('expect text "Pressed 0"\npress ok\nexpect text "sed 1"\nexpect no text "0"\ntext\n', {
      print: line => printed.push(line),
    });
    expect(result).toMatchObject({ ok: true, lines: ['Pressed 1'] });
    expect(printed).toEqual(['Pressed 1']);
  });

  it('asks for the device of the first lines', async () => {
    const asked: Setup[] = [];
    await play('board pico\nsystems blows\nfresh\ntext', {
      makeDevice: async setup => {
        asked.push(setup);
        return deviceWith(APP);
      },
    });
    expect(asked).toEqual([{ board: 'pico', systems: ['blows'], fresh: true }]);
  });

  it('stops at the first step that fails, and tells line, wanted, found and screen', async () => {
    const result = await play('press ok\nexpect text "Pressed 2"\npress ok\n');
    expect(result.failure).toEqual({
      line: 2,
      step: 'expect text "Pressed 2"',
      wanted: 'a line with "Pressed 2"',
      found: 'no such line',
      screen: ['Pressed 1'],
    });
    expect(describeFailure('a.txt', result.failure!)).toEqual([
      'a.txt:2: expect text "Pressed 2"',
      '  wanted: a line with "Pressed 2"',
      '  found:  no such line',
      '  screen:',
      '    | Pressed 1',
    ]);
    expect(result.device.text()).toEqual(['Pressed 1']);
  });

  it('plays raw edges at their times', async () => {
    const result = await play('edges ok 1@0 0@2 1@4 0@90\nexpect text "Pressed 2"\nwait 5');
    expect([result.ok, result.device.now]).toEqual([true, 95]);
  });

  it('can hold a key over a boot', async () => {
    const app = 'pinMode(D46, "input_pullup"); print("back", digitalRead(D46));';
    const result = await play('edges back 1@0\nboot\nexpect console "back 0"\n', {}, app);
    expect(result.ok).toBe(true);
  });

  it('hands seeds and dice to the device', async () => {
    const result = await play('seed 7\ndice 3,4\nsend "log.join()"\nexpect console "seed 7,dice 3,4"\n');
    expect(result.ok).toBe(true);
  });

  it('expects of the console what came since the last send', async () => {
    const result = await play('send "print(1)"\nsend "print(2)"\nexpect console "1"\n');
    expect(result.failure).toMatchObject({ line: 3, wanted: 'a console line with "1"', found: '"2", "=undefined"' });
  });

  it('fails at the step in which the device has an error', async () => {
    const result = await play('text\npress ok\n', {}, APP.replace('count++', 'count.x.y'));
    expect(result.failure).toMatchObject({ line: 2, wanted: 'no error in the device' });
    expect(result.failure?.found).toContain('TypeError');
    const early = await play('text\n', {}, 'nothing.there;');
    expect(early.failure).toMatchObject({ line: 1, found: 'ReferenceError: nothing is not defined' });
  });

  it('fails at a step that never ends', async () => {
    const result = await play('press ok\n', {}, 'setInterval(function() {}, 1);');
    expect(result.failure).toMatchObject({ line: 1, wanted: 'the step to be carried out' });
  });

  it('writes golden screens when told to, and compares with them', async () => {
    const steps = 'press ok\nexpect screen golden/one.png\n';
    expect((await play(steps)).failure?.found).toBe('no such file; --update writes it');
    expect((await play(steps, { update: true })).ok).toBe(true);
    expect((await play(steps)).ok).toBe(true);
    const out = join(folder, 'out');
    const other = await play(`press ok\n${steps}`, { outFolder: out });
    expect(other.failure?.wanted).toBe('the picture one.png');
    expect(other.failure?.found).toMatch(/^a picture that differs in \d+ of 8192 pixels$/);
    expect(existsSync(join(out, 'one.found.png'))).toBe(true);
  });

  it('writes screenshots beside the scenario, or into the folder given', async () => {
    await play('screenshot a.png\n');
    const result = await play('screenshot b.png\n', { outFolder: join(folder, 'out') });
    expect(existsSync(join(folder, 'a.png'))).toBe(true);
    expect(decodePng(readFileSync(join(folder, 'out', 'b.png')))).toEqual(result.device.pixels());
  });

  const SAVE = 'var s = require("Storage"); function keep(t) { s.write("save", t); print("saved"); }';

  it('cuts power at once, or in a later flash operation, and boots again', async () => {
    const result = await play(
      `cut-power\nexpect no text "Pressed"\nboot\nexpect text "Pressed 0"
       send "keep(1)"\ncut-power after-writes 2\nsend "keep(2)"\npress ok\nwait 500
       boot\nsend "typeof s.read(\\"save\\")"\nexpect console "undefined"\n`,
      {},
      APP + SAVE,
    );
    expect(result.failure).toBeUndefined();
    const dark = await play('cut-power\nsend "1"\n');
    expect(dark.failure).toMatchObject({ line: 2, found: 'the device has no power: boot it first' });
  });

  it('flips a bit of a file', async () => {
    const result = await play(
      'send "keep(\\"AB\\")"\nflip-bit save 1 0\nsend "s.read(\\"save\\")"\nexpect console "AC"',
      {},
      SAVE,
    );
    expect(result.failure).toBeUndefined();
    expect((await play('flip-bit none 0 0', {}, SAVE)).failure).toMatchObject({
      wanted: 'the file none',
      found: 'the files .bootcde',
    });
    expect((await play('send "keep(\\"AB\\")"\nflip-bit save 2 0', {}, SAVE)).failure).toMatchObject({
      line: 2,
      wanted: 'a byte 2 in the file save',
      found: 'a file of 2 bytes',
    });
  });

  it('takes a device that runs already as it is', async () => {
    const device: Device = deviceWith(APP);
    device.boot();
    device.press('ok');
    expect((await play('expect text "Pressed 1"', { makeDevice: async () => device })).ok).toBe(true);
  });
});
