// install.js at the console of the real interpreter: five times in a row, with lost bytes, and Storage as storage.hex brings it.
// Needs ESPRUINO (a 32-bit ARM build) and usually ESPRUINO_RUNNER=qemu-arm.
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Board, loadBoard } from '../../boards/schema.ts';
import { INSTALLED_WORDS, installScript } from '../../firmware/build/install.ts';
import { freshJournal, JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { storageImage } from '../../firmware/build/storage-image.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { RealConsole } from './console.ts';
import { ESPRUINO } from './interpreter.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';
const TIMES = 5;

/** No pins are modelled: every key reads as held. */
const NOT_STARTED = 'Tableside: ok and back are held, not started.';
const START = 'eval(require("Storage").read("ts.app"));print(typeof Tableside.replay);';

let real: RealConsole;
let board: Board;
let files: ReadonlyMap<string, Uint8Array>;
let text: string;

const NAMES = 'print(JSON.stringify(require("Storage").list()))';
const sumsOf = () =>
  [...files, [JOURNAL_FILE, freshJournal(board)] as const]
    .map(([name, bytes]) => `${name} ${bytes.length} ${crc32(bytes)}`)
    .sort();

/** Name, length and CRC-32 of every file that Tableside owns. */
async function installedSums(): Promise<string[]> {
  const print = 'var s=require("Storage").read(n);print(n,s.length,E.CRC32(s));';
  const lines = await real.send(`require("Storage").list().forEach(function(n){if(n!=="notes"){${print}}});`);
  return lines.sort();
}

beforeAll(async () => {
  if (!ESPRUINO) return;
  real = new RealConsole();
  await real.boot();
  const [name] = await real.send('print(process.env.BOARD)');
  board = { ...loadBoard('linux'), espruino: name! };
  files = (await boardParts(board, board.systems)).files;
  text = await installScript(files, board);
});

afterAll(() => real?.remove());

describe('install.js in the real interpreter', () => {
  it.skipIf(!ESPRUINO)(
    `C135: sent ${TIMES} times in a row it works ${TIMES} times, without an error flag${why}`,
    { timeout: 900_000 },
    async () => {
      await real.send('require("Storage").write("notes","mine")');
      for (let time = 1; time <= TIMES; time++) {
        await real.reset();
        expect(await real.send(text)).toEqual([INSTALLED_WORDS]);
        expect(await real.wait(1000)).toEqual([NOT_STARTED]);
        expect(await real.send('print(JSON.stringify(E.getErrorFlags()))')).toEqual(['[]']);
        expect(await installedSums()).toEqual(sumsOf());
      }
      expect(await real.send('print(require("Storage").read("notes"))')).toEqual(['mine']);
      expect(await real.send(START)).toEqual(['function']);
      await real.boot();
      expect(await installedSums()).toEqual(sumsOf());
    },
  );

  it.skipIf(!ESPRUINO)(
    `refuses text that lost a byte, and installs when sent again${why}`,
    { timeout: 900_000 },
    async () => {
      const erase = 'require("Storage").eraseAll()';
      const lines = text.trimEnd().split('\n');
      // A byte within a word: one that ends a text would leave the console waiting for the end of it.
      const without = (line: number, from: number) => {
        const at = from + lines[line]!.slice(from).search(/(?<=\w)\w(?=\w)/);
        return [
          ...lines.slice(0, line),
          lines[line]!.slice(0, at) + lines[line]!.slice(at + 1),
          ...lines.slice(line + 1),
        ].join('\n');
      };
      await real.send(erase);
      expect(await real.send(without(3, 50))).toEqual([
        'Tableside: this file arrived damaged. Nothing was changed. Send it again.',
        'Tableside: not installed.',
      ]);
      expect(await real.send(NAMES)).toEqual(['[]']);
      expect(await real.send(without(lines.length - 20, 80))).toContain('Tableside: not installed.');
      const [names] = await real.send(NAMES);
      expect(names).not.toContain('.bootcde');
      await real.reset();
      expect(await real.send(text)).toEqual([INSTALLED_WORDS]);
      expect(await installedSums()).toEqual(sumsOf());
    },
  );

  it.skipIf(!ESPRUINO)(`finds the files of the flash image${why}`, async () => {
    await real.boot(storageImage(new Map(files).set(JOURNAL_FILE, freshJournal(board)), board.storage.bytes));
    expect(await installedSums()).toEqual(sumsOf());
    expect(await real.send(START)).toEqual(['function']);
  });
});
