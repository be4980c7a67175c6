// The installer on a simulated device: text as it is sent, line by line, to a board with empty Storage and to boards that
// carry something already. Most cases install a few small files of no use, so that every place can be tried.
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { deviceWith } from '../../host-sim/model/device-for-tests.ts';
import { simulatedDevice, simulatedFiles, wasmCore } from '../../host-sim/simulated.ts';
import { APP_FILE, BOOT_FILE, INSTALLED_FILE } from './board-files.ts';
import { bootCode } from './boot.ts';
import { INSTALLED_WORDS, installScript, REFUSAL_WORDS } from './install.ts';
import { freshJournal, JOURNAL_FILE } from './journal-file.ts';
import { storedBytes } from './storage-image.ts';

const board = loadBoard('joltjs');
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Small files with an app that says on the console that it runs. */
function smallFiles(version: string, packs: readonly string[] = ['pack']): Map<string, Uint8Array> {
  const files = new Map(packs.map(name => [`ts.${name}`, bytesOf(`${name} ${version} `.repeat(90))]));
  const list = { format: 1, files: Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes.length]])) };
  files.set(INSTALLED_FILE, bytesOf(JSON.stringify(list)));
  const app = bytesOf(`print("app ${version} runs");`);
  files.set(APP_FILE, app);
  files.set(BOOT_FILE, bytesOf(bootCode(board, app)));
  return files;
}

type Device = ReturnType<typeof deviceWith>;

function send(device: Device, text: string, lines = Number.POSITIVE_INFINITY): string[] {
  const before = device.console.length;
  for (const line of text.split('\n').slice(0, lines)) if (line) device.send(line);
  device.advance(300);
  // The console answers each line with its value.
  return device.console.slice(before).filter(line => !line.startsWith('='));
}

function empty(): Device {
  const device = deviceWith('');
  device.boot();
  return device;
}

/** Console output of a power-on. */
function bootedWords(device: Device): string[] {
  const before = device.console.length;
  device.boot();
  return device.console.slice(before);
}

/** A file as tests compare it: by length and checksum, so that a difference stays readable. */
const brief = (bytes: Uint8Array) => `${bytes.length} ${crc32(bytes)}`;

function contents(device: Device): Record<string, string> {
  return Object.fromEntries(device.files.list().map(({ name, bytes }) => [name, brief(bytes)]));
}

/** What must stand in Storage: these files, and a fresh journal. */
const expected = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries(
    [...files, [JOURNAL_FILE, freshJournal(board)] as const].map(([name, bytes]) => [name, brief(bytes)]),
  );

const first = smallFiles('1', ['pack', 'gone']);
const second = smallFiles('2');
const firstText = await installScript(first, board);
const secondText = await installScript(second, board);
const lineCount = secondText.trimEnd().split('\n').length;

describe('install.js', () => {
  it('brings the firmware onto an empty board and starts it', async () => {
    const files = new Map(await simulatedFiles('joltjs', board.systems));
    files.delete(JOURNAL_FILE);
    const text = await installScript(files, board);
    const device = deviceWith('', {}, { nativeCoreFor: wasmCore });
    device.boot();
    expect(send(device, text)).toEqual([INSTALLED_WORDS]);
    // The app has begun its journal.
    expect({ ...contents(device), [JOURNAL_FILE]: '' }).toEqual({ ...expected(files), [JOURNAL_FILE]: '' });
    expect(device.text()).toContain('Border whole? ok');
    const usual = await simulatedDevice({ fresh: true });
    usual.boot();
    expect(device.text()).toEqual(usual.text());
    expect(device.errors).toEqual([]);
    // One line must fit the input buffer of the smallest board (1 KB) with room to spare.
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(600);
  });

  it('works five times in a row and writes nothing where all is right', () => {
    const device = empty();
    expect(send(device, secondText)).toEqual([INSTALLED_WORDS, 'app 2 runs']);
    const { freeBytes, trashBytes } = device.files.stats();
    for (let time = 2; time <= 5; time++) {
      expect(send(device, secondText)).toEqual([INSTALLED_WORDS, 'app 2 runs']);
      expect(device.files.stats()).toMatchObject({ freeBytes, trashBytes });
    }
    expect(contents(device)).toEqual(expected(second));
    expect(device.errors).toEqual([]);
  });

  it('replaces another version, removes what only that had, and keeps all other files', () => {
    const device = empty();
    device.send('require("Storage").write("notes", "mine")');
    device.send('require("Storage").write(".bootrst", "print(\\"another program\\")")');
    const others = contents(device);
    delete others['.bootrst'];
    for (const [text, files, version] of [
      [firstText, first, '1'],
      [secondText, second, '2'],
      [firstText, first, '1'],
    ] as const) {
      expect(send(device, text)).toEqual([INSTALLED_WORDS, `app ${version} runs`]);
      expect(contents(device)).toEqual({ ...others, ...expected(files) });
    }
  });

  it('repairs when it was cut off after any line, and nothing half-installed ever starts', () => {
    for (let lines = 1; lines < lineCount; lines++) {
      const device = empty();
      send(device, firstText);
      send(device, secondText, lines);
      const words = bootedWords(device);
      // Either nothing has changed yet, or all is there, or nothing starts.
      const allThere = lines >= lineCount - 1;
      expect([[], allThere ? ['app 2 runs'] : ['app 1 runs']], `after line ${lines}`).toContainEqual(words);
      if (words.length > 0 && !allThere) expect(contents(device)).toEqual(expected(first));
      expect(send(device, secondText), `after line ${lines}`).toEqual([INSTALLED_WORDS, 'app 2 runs']);
      expect(contents(device)).toEqual(expected(second));
    }
  });

  it('refuses another board and changes nothing', async () => {
    const device = empty();
    const text = await installScript(second, loadBoard('pico'));
    expect(send(device, text)).toEqual([
      'Tableside: this file is for PICO_R1_3, this board is JOLTJS. Nothing was changed.',
      'Tableside: not installed.',
    ]);
    expect(contents(device)).toEqual({});
  });

  it('refuses when the files do not fit beside the saves, and counts what it may replace as room', () => {
    const sizeOf = (files: ReadonlyMap<string, Uint8Array>) =>
      [...files.values()].reduce((sum, bytes) => sum + storedBytes(bytes), 0);
    const least = sizeOf(second) + board.budgets.journalBytes + board.budgets.reserveBytes;
    const filled = (spare: number) => {
      const device = empty();
      const bytes = board.storage.bytes - least - 32 - spare;
      device.send(`require("Storage").write("mine", "x", 0, ${bytes})`);
      return device;
    };
    expect(send(filled(-4), secondText)).toEqual([
      `Tableside: ${least} bytes of Storage are needed, ${least - 4} can be had. Nothing was changed.`,
      'Tableside: not installed.',
    ]);
    const device = filled(0);
    for (let time = 0; time < 3; time++) expect(send(device, secondText)).toEqual([INSTALLED_WORDS, 'app 2 runs']);
    expect(Object.keys(contents(device)).sort()).toEqual(['mine', JOURNAL_FILE, ...second.keys()].sort());
  });

  it('leaves a journal alone in which something was saved, and says so when its size is another', () => {
    const device = empty();
    send(device, firstText);
    device.send(`require("Storage").write(${JSON.stringify(JOURNAL_FILE)}, "a fight", 100)`);
    const journal = contents(device)[JOURNAL_FILE];
    expect(send(device, secondText)).toEqual([INSTALLED_WORDS, 'app 2 runs']);
    expect(contents(device)).toEqual({ ...expected(second), [JOURNAL_FILE]: journal });
    device.send(`require("Storage").write(${JSON.stringify(JOURNAL_FILE)}, "saves of an earlier version")`);
    expect(send(device, firstText)).toEqual([
      'Tableside: ts.journal has 27 bytes, not 65504: back it up and erase it. Nothing was changed.',
      'Tableside: not installed.',
    ]);
    expect(contents(device)).toEqual({
      ...expected(second),
      [JOURNAL_FILE]: brief(bytesOf('saves of an earlier version')),
    });
  });

  it('makes the journal anew if that was cut off', () => {
    for (const head of ['"T"', '[255]']) {
      const device = empty();
      send(device, secondText);
      const size = freshJournal(board).length;
      device.send(
        `require("Storage").erase("ts.journal"); require("Storage").write("ts.journal", ${head}, 0, ${size})`,
      );
      expect(send(device, secondText)).toEqual([INSTALLED_WORDS, 'app 2 runs']);
      expect(contents(device)).toEqual(expected(second));
    }
  });

  it('C141: never installs a file with a lost byte: it says so, starts nothing, and works when sent again', () => {
    let refused = 0;
    const step = 11;
    for (let at = 0; at < secondText.length; at += step) {
      const device = empty();
      const words = send(device, secondText.slice(0, at) + secondText.slice(at + 1));
      if (words.includes(INSTALLED_WORDS)) {
        expect(contents(device), `byte ${at}`).toEqual(expected(second));
        continue;
      }
      refused++;
      expect(words.join(), `byte ${at}`).toContain(REFUSAL_WORDS);
      expect(bootedWords(device), `byte ${at}`).toEqual([]);
      expect(send(device, secondText), `byte ${at}`).toContain(INSTALLED_WORDS);
      expect(contents(device), `byte ${at}`).toEqual(expected(second));
    }
    expect(refused).toBeGreaterThan((secondText.length / step) * 0.9);
  });
});

describe('the boot file', () => {
  const booted = (files: Record<string, Uint8Array>, hold: readonly ('ok' | 'back')[] = []) => {
    const device = deviceWith('', files);
    for (const key of hold) device.setKey(key, true);
    return bootedWords(device);
  };
  const files = Object.fromEntries(second);

  it('starts the app, also with one key held', () => {
    expect(booted(files)).toEqual(['app 2 runs']);
    expect(booted(files, ['ok'])).toEqual(['app 2 runs']);
    expect(booted(files, ['back'])).toEqual(['app 2 runs']);
  });

  it('starts nothing while ok and back are held', () => {
    expect(booted(files, ['ok', 'back'])).toEqual(['Tableside: ok and back are held, not started.']);
  });

  it('starts no damaged app and no missing one', () => {
    const damaged = ['Tableside: ts.app is damaged. Install again.'];
    expect(booted({ ...files, [APP_FILE]: bytesOf('print("app 9 runs");') })).toEqual(damaged);
    expect(booted({ [BOOT_FILE]: files[BOOT_FILE]! })).toEqual(damaged);
  });

  it('has the watchdog on except where it would forbid deep sleep', () => {
    expect(bootCode(board, new Uint8Array(1))).toContain('E.enableWatchdog(8,true)');
    expect(bootCode(loadBoard('pico'), new Uint8Array(1))).not.toContain('enableWatchdog');
  });

  it('reads keys that the board negates by itself the other way round', () => {
    expect(bootCode(loadBoard('pixljs'), new Uint8Array(1))).toContain('if(digitalRead(H3)&&digitalRead(H2))');
  });
});
