// The boards whose Storage and memory do not hold the whole app: they are built within their budgets, installed by their own
// install.js on empty Storage, and start; the font that they are brought draws what the interpreter's own would.
import { describe, expect, it } from 'vitest';
import { boardNames, loadBoard } from '../boards/schema.ts';
import { fontFile } from '../firmware/build/font-file.ts';
import { INSTALLED_WORDS, installScript } from '../firmware/build/install.ts';
import { JOURNAL_FILE } from '../firmware/build/journal-file.ts';
import { boardParts, overBudget } from '../host-sim/board-parts.ts';
import { Device } from '../host-sim/model/device.ts';
import { simulatedFiles, wasmCore } from '../host-sim/simulated.ts';

const small = boardNames().filter(id => loadBoard(id).overlays);

it('are the Espruino Pico and the Pixl.js', () => {
  expect(small).toEqual(['pico', 'pixljs']);
});

describe.each(small)('%s', id => {
  const board = loadBoard(id);

  it('carries its systems within its budgets', async () => {
    const parts = await boardParts(board, board.systems);
    expect(overBudget(parts)).toEqual([]);
    expect(Object.keys(parts.overlays)).toContain('look-up');
    expect(parts.freeBytes).toBeGreaterThanOrEqual(0);
  });

  it('is installed by its own install.js and starts', async () => {
    const files = new Map(await simulatedFiles(id, board.systems));
    files.delete(JOURNAL_FILE);
    const device = new Device({ board, files: new Map(), nativeCoreFor: wasmCore, randomSeed: 1 });
    device.boot();
    for (const line of (await installScript(files, board)).split('\n')) if (line) device.send(line);
    device.advance(300);
    expect(device.console.filter(line => !line.startsWith('='))).toEqual([INSTALLED_WORDS]);
    // The first boot asks for the panel where there is more than one kind.
    expect(device.text().join(' ')).toContain(board.display.driver === 'pixl' ? 'Roll' : 'Border whole?');
    expect(device.errors).toEqual([]);
  });

  it('does not start with a damaged overlay or font, and says so', async () => {
    for (const file of ['ts.over', 'ts.font']) {
      const files = new Map(await simulatedFiles(id, board.systems));
      const bytes = Uint8Array.from(files.get(file)!);
      bytes[bytes.length >> 1]! ^= 1;
      const device = new Device({ board, files: files.set(file, bytes), nativeCoreFor: wasmCore, randomSeed: 1 });
      device.boot();
      device.advance(300);
      expect(device.console).toEqual([`Tableside: ${file} is damaged. Install again.`]);
      expect(device.text()).toEqual([]);
    }
  });
});

describe('the font that is brought', () => {
  it('stays below one kilobyte and holds every character from the blank to the tilde', () => {
    expect(fontFile().length).toBe(95 * 6);
  });

  it('draws the pixels of the built-in one, at every size', async () => {
    const pixels = async (id: string) => {
      const device = new Device({
        board: { ...loadBoard(id), keys: loadBoard('pico').keys, display: loadBoard('pico').display },
        files: new Map([['ts.font', fontFile()]]),
        nativeCoreFor: wasmCore,
        randomSeed: 1,
      });
      device.boot();
      device.send('var p=Graphics.createArrayBuffer(128,64,1,{vertical_byte:true,msb:false});');
      device.send('p.setFont6x8=function(){p.setFontCustom(require("Storage").read("ts.font"),32,6,8);};');
      device.send('[1,2,3].forEach(function(k){p.setFont("6x8",k).drawString("Rg~3{W",1,k*k*4-4);});');
      device.send('print(E.CRC32(p.buffer))');
      return device.console.filter(line => !line.startsWith('='));
    };
    expect(await pixels('pico')).toEqual(await pixels('joltjs'));
    expect(await pixels('pico')).toHaveLength(1);
  });
});
