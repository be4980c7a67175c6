// Power that fails in every flash operation of an installation: what was saved is kept, nothing half-installed starts, and sending
// install.js again repairs, five times in a row.
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { deviceWith } from '../../host-sim/model/device-for-tests.ts';
import { APP_FILE, BOOT_FILE, INSTALLED_FILE } from './board-files.ts';
import { bootCode } from './boot.ts';
import { INSTALLED_WORDS, installScript } from './install.ts';
import { JOURNAL_FILE } from './journal-file.ts';

type Device = ReturnType<typeof deviceWith>;

/** Seeds of what a cut operation leaves behind: so many places within it are tried. */
const SEEDS = process.env.TEST_LONG ? Array.from({ length: 60 }, (_, k) => k + 1) : [1, 2];
const TIMES = 5;
const SAVED = 'a fight';
const KEPT = [JOURNAL_FILE, 'notes'];

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(['joltjs', 'rp2040-pico'])('on %s', boardId => {
  const board = loadBoard(boardId);

  /** Small files with an app that says on the console that it runs. */
  function filesOf(version: string, packs: readonly string[]): Map<string, Uint8Array> {
    const files = new Map(packs.map(name => [`ts.${name}`, bytesOf(`${name} ${version} `.repeat(90))]));
    const list = { format: 1, files: Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes.length]])) };
    files.set(INSTALLED_FILE, bytesOf(JSON.stringify(list)));
    const app = bytesOf(`print("app ${version} runs");`);
    files.set(APP_FILE, app);
    return files.set(BOOT_FILE, bytesOf(bootCode(board, app)));
  }

  const first = filesOf('1', ['pack', 'gone']);
  const second = filesOf('2', ['pack']);

  /** Lines of install.js as an upload tool sends them; ends where power fails. */
  function send(device: Device, text: string): string[] {
    const before = device.console.length;
    for (const line of text.split('\n')) if (line && device.running) device.send(line);
    device.advance(300);
    return device.console.slice(before).filter(line => !line.startsWith('='));
  }

  const brief = (device: Device) =>
    Object.fromEntries(device.files.list().map(({ name, bytes }) => [name, `${bytes.length} ${crc32(bytes)}`]));

  async function installedFirst(): Promise<Device> {
    const device = deviceWith('', {}, { board });
    device.boot();
    send(device, await installScript(first, board));
    device.send('require("Storage").write("notes", "mine")');
    device.send(`require("Storage").write(${JSON.stringify(JOURNAL_FILE)}, ${JSON.stringify(SAVED)}, 100)`);
    return device;
  }

  /** A device on which the first version is installed, with something saved, and how the second one is installed on it. */
  async function upgrade() {
    const whole = await installedFirst();
    const start = whole.flash.bytes.slice();
    const text = await installScript(second, board);
    const from = whole.flash.operations;
    expect(send(whole, text)).toEqual([INSTALLED_WORDS, 'app 2 runs']);
    const operations = whole.flash.operations - from;
    expect(operations).toBeGreaterThanOrEqual(20);
    return { start, text, wanted: brief(whole), operations };
  }

  /** What the console says at power-on. */
  function bootedWords(device: Device): string[] {
    const before = device.console.length;
    device.boot();
    return device.console.slice(before);
  }

  it('keeps what was saved and what is not its own, wherever power fails, and works when sent again and again', async () => {
    const { start, text, wanted, operations } = await upgrade();
    for (let n = 1; n <= operations; n++) {
      // Behind the operation, and at several places within it.
      for (const seed of [0, ...SEEDS]) {
        const at = `operation ${n}, seed ${seed}`;
        const device = deviceWith('', {}, { board, image: start });
        device.boot();
        if (seed) device.flash.cutAfter(n, seed);
        else device.flash.cutBehind(n);
        send(device, text);
        expect(device.running, at).toBe(false);
        const words = bootedWords(device);
        for (const name of KEPT) expect(brief(device)[name], `${at}, ${name}`).toBe(wanted[name]);
        // Either nothing starts, or a version that is whole; a boot file that is not is no program.
        const started = words.filter(line => !line.startsWith('Uncaught'));
        expect([[], ['app 1 runs'], ['app 2 runs']], at).toContainEqual(started);
        const errors = device.errors.length;
        for (let time = 0; time < (seed === 1 ? TIMES : 1); time++)
          expect(send(device, text), at).toEqual([INSTALLED_WORDS, 'app 2 runs']);
        // What a cut erasure leaves of a file has no name any more: it takes room until Storage is compacted, and does nothing else.
        expect(brief(device), at).toMatchObject(wanted);
        expect(device.errors.slice(errors)).toEqual([]);
      }
    }
  });

  it(`works after it was interrupted ${TIMES} times in a row`, async () => {
    const { start, text, wanted, operations } = await upgrade();
    for (let n = 1; n <= operations; n++) {
      const device = deviceWith('', {}, { board, image: start });
      device.boot();
      for (let time = 1; time <= TIMES; time++) {
        device.flash.cutAfter(1 + ((n * time) % operations), n * time);
        send(device, text);
        device.flash.cancelCut();
        device.boot();
      }
      expect(send(device, text), `operation ${n}`).toEqual([INSTALLED_WORDS, 'app 2 runs']);
      expect(brief(device), `operation ${n}`).toMatchObject(wanted);
    }
  });

  it('changes nothing before it knows that it is the right board and has room', async () => {
    const { start } = await upgrade();
    const other = await installScript(second, loadBoard(boardId === 'joltjs' ? 'rp2040-pico' : 'joltjs'));
    const large = new Map(second).set('ts.pack', new Uint8Array(board.storage.bytes));
    large.delete(BOOT_FILE);
    large.set(BOOT_FILE, second.get(BOOT_FILE)!);
    // A refusal comes before the first piece of a file: the rest need not be sent.
    const short = (await installScript(large, board)).trimEnd().split('\n');
    for (const text of [other, [...short.slice(0, 60), short.at(-1)].join('\n')]) {
      const device = deviceWith('', {}, { board, image: start });
      device.boot();
      expect(send(device, text).join()).toMatch(/Nothing was changed\..*not installed/);
      expect(device.flash.operations).toBe(0);
      expect(device.flash.bytes).toEqual(start);
    }
  });
});
