import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../model/device.ts';
import { deviceWith, PANEL_SCRIPT } from '../model/device-for-tests.ts';
import { decodePng } from '../picture/png.ts';
import { describeFailure } from './failure.ts';
import { parseScenario } from './parse.ts';
import { type RunOptions, type RunResult, runScenario } from './run.ts';
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
      pixels: result.device.pixels(),
    });
    const description = describeFailure('a.txt', result.failure!);
    expect(description.slice(0, 6)).toEqual([
      'a.txt:2: expect text "Pressed 2"',
      '  wanted: a line with "Pressed 2"',
      '  found:  no such line',
      '  screen:',
      '    | Pressed 1',
      '  picture:',
    ]);
    // "Pressed 1" in half blocks: the head of its P in the first two lines.
    expect(description).toHaveLength(6 + 32);
    expect(description.slice(6, 8).map(line => line.slice(4, 10))).toEqual(['▄▄▄▄  ', '█   █ ']);
    expect(result.device.text()).toEqual(['Pressed 1']);
  });

  it('leaves a trace of what each step did, the same bytes each time', async () => {
    const steps = 'press ok\nsend "print(7)"\nwait 5\npress ok\nexpect text "Pressed 3"\ntext\n';
    const traces = await Promise.all(
      ['one', 'two'].map(async name => {
        await play(steps, { outFolder: join(folder, name) });
        return readFileSync(join(folder, name, 'trace.jsonl'), 'utf8');
      }),
    );
    expect(traces[1]).toBe(traces[0]);
    const lines = traces[0]!.trimEnd().split('\n');
    const entries = lines.map(line => JSON.parse(line));
    const picture = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(entries).toEqual([
      { line: 1, step: 'press ok', time: 80, bus: expect.any(Number), storage: picture, picture, text: ['Pressed 1'] },
      { line: 2, step: 'send "print(7)"', time: 80, console: ['7', '=undefined'] },
      { line: 3, step: 'wait 5', time: 85 },
      { line: 4, step: 'press ok', time: 165, bus: 8 * 130 + 10, picture, text: ['Pressed 2'] },
      {
        line: 5,
        step: 'expect text "Pressed 3"',
        time: 165,
        failed: { wanted: 'a line with "Pressed 3"', found: 'no such line' },
      },
    ]);
  });

  it('plays raw edges at their times', async () => {
    const result = await play('edges ok 1@0 0@2 1@4 0@90\nexpect text "Pressed 2"\nwait 5');
    expect([result.ok, result.device.now]).toEqual([true, 95]);
  });

  it('lets edges of keys get lost', async () => {
    const result = await play('lose-edges 2\npress ok\nexpect text "Pressed 0"\npress ok\nexpect text "Pressed 1"\n');
    expect(result.failure).toBeUndefined();
  });

  it('chooses rows by their words', async () => {
    const rows = `${PANEL_SCRIPT}
      var rows = ["Fight", "Roll", "Settings"], at = 0;
      function draw() {
        g.clear(1).setFont("6x8");
        rows.forEach(function(row, i) {
          g.setColor(i === at).fillRect(0, 10 + 9 * i, 127, 17 + 9 * i);
          g.setColor(i !== at).drawString(row, 1, 10 + 9 * i);
        });
        flip();
      }
      function key(pin, act) {
        pinMode(pin, "input_pullup");
        setWatch(function(e) { if (!e.state) { act(); draw(); } }, pin, { repeat: true, edge: "both" });
      }
      key(D26, function() { at = (at + 1) % 3; });
      key(D47, function() { print("chose " + rows[at]); });
      draw();`;
    const result = await play('choose "Settings"\nchoose "Fi"\nchoose "Undo"\n', {}, rows);
    expect(result.device.console).toEqual(['chose Settings', 'chose Fight']);
    expect(result.failure).toMatchObject({
      line: 3,
      wanted: 'a row with "Undo"',
      found: 'the rows "Fight", "Roll", "Settings"',
    });
    expect((await play('choose "Undo"')).failure?.found).toBe('no chosen row');
  });

  it('makes erases slow, and the battery low', async () => {
    const app = `var s = require("Storage");
      function erase() { s.write("a", "b"); s.eraseAll(); print("at", Math.round(getTime() * 1000)); }`;
    const result = await play('slow-erase 5\nbattery 40\nsend "erase()"\nexpect console "at 500"\n', {}, app);
    expect(result.failure).toBeUndefined();
    expect(result.device.battery).toBe(40);
  });

  it('expects of the journal what was saved', async () => {
    const written = await play('expect journal "undo"', {}, 'require("Storage").write("ts.journal", "TJ");');
    expect(written.failure).toMatchObject({
      wanted: 'a journal record with "undo"',
      found: 'the journal is damaged',
    });
    expect((await play('expect journal "undo"')).failure?.found).toBe('no file ts.journal');
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
    expect(other.failure?.found).toBe(
      'a picture that differs in 13 of 8192 pixels, from column 48, row 1 to column 52, row 5',
    );
    expect(existsSync(join(out, 'one.found.png'))).toBe(true);
  });

  it('writes screenshots beside the scenario, or into the folder given', async () => {
    await play('screenshot a.png\n');
    const result = await play('screenshot b.png\n', { outFolder: join(folder, 'out') });
    expect(existsSync(join(folder, 'a.png'))).toBe(true);
    expect(decodePng(readFileSync(join(folder, 'out', 'b.png')))).toEqual(result.device.pixels());
  });

  const SAVE = 'var s = require("Storage"); function keep(t) { s.write("save", t); print("saved"); }';

  it('cuts power at once, behind a flash operation or in the middle of it, and boots again', async () => {
    // Replacing a file takes three: the old header goes, the new one comes, then the contents.
    const result = await play(
      `cut-power\nexpect no text "Pressed"\nboot\nexpect text "Pressed 0"
       send "keep(1)"\ncut-power after-writes 1\nsend "keep(2)"\npress ok\nwait 500
       boot\nsend "typeof s.read(\\"save\\")"\nexpect console "undefined"
       send "keep(1)"\ncut-power in-write 1\nsend "keep(2)"
       boot\nsend "typeof s.read(\\"save\\")"\nexpect console "undefined"
       send "keep(1)"\ncut-power after-writes 3\nsend "keep(2)"
       boot\nsend "s.read(\\"save\\")"\nexpect console "2"\n`,
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
