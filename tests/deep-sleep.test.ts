// Deep sleep on an STM32: whenever nothing is due, and out of it every key acts as always.
import { beforeAll, describe, expect, it } from 'vitest';
import { checkBoard } from '../boards/check.ts';
import pico from '../boards/pico.json' with { type: 'json' };
import { type Board, KEY_NAMES, loadBoard } from '../boards/schema.ts';
import { boardFiles } from '../firmware/build/board-files.ts';
import { bootCode } from '../firmware/build/boot.ts';
import { JOURNAL_FILE } from '../firmware/build/journal-file.ts';
import { setUpJournal } from '../host-sim/journal/set-up.ts';
import { Device } from '../host-sim/model/device.ts';
import { simulatedDevice, wasmCore } from '../host-sim/simulated.ts';
import { packBytes } from '../wasm-core/bindings/load.ts';

// What it sleeps by is the small board's; its Storage is made large, so that any system can be installed.
const board: Board = { ...loadBoard('pico'), storage: loadBoard('linux').storage, fonts: ['4x6', '6x8'] };
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  files = await boardFiles({ board, systems: ['d6rounds'], packBytes });
  files.set(JOURNAL_FILE, setUpJournal(board));
});

function booted(): Device {
  const device = new Device({ board, files, nativeCoreFor: wasmCore, randomSeed: 3 });
  device.boot();
  return device;
}

describe('on a chip that has to be told to', () => {
  it('is deep whenever nothing is due, and each key wakes and acts', () => {
    for (const key of KEY_NAMES) {
      const device = booted();
      device.press('down');
      expect(device.sleep).toBe('deep');
      const before = device.pixels();
      device.advance(20_000);
      device.press(key);
      // Back has nowhere to go from Home.
      if (key !== 'back') expect(device.pixels()).not.toEqual(before);
      expect(device.sleep).toBe('deep');
      expect(device.errors).toEqual([]);
    }
  });

  it('is left while a key is held, whose time is being measured', () => {
    const device = booted();
    device.setKey('down', true);
    device.advance(100);
    expect(device.sleep).toBe('light');
    device.setKey('down', false);
    device.advance(100);
    expect(device.sleep).toBe('deep');
  });

  it('ends by timers: the screen dims, goes dark, and a key wakes it', () => {
    const device = booted();
    const { contrast } = device.panel;
    device.advance(60_000);
    expect(device.panel.contrast).toBeLessThan(contrast);
    expect(device.sleep).toBe('deep');
    device.advance(240_000);
    expect(device.panel.on).toBe(false);
    device.advance(3_600_000);
    expect(device.sleep).toBe('deep');
    device.press('up');
    expect(device.panel.on).toBe(true);
  });

  it('goes on where the panel is missing, which is looked for every three seconds', () => {
    const device = booted();
    device.unplugPanel();
    device.press('down');
    device.advance(10_000);
    expect(device.sleep).toBe('deep');
    device.plugPanel();
    device.advance(3_100);
    expect(device.text()).toContain('Look up');
  });
});

it('is not asked for on other chips', async () => {
  const device = await simulatedDevice({ board: 'joltjs' });
  device.boot();
  expect(device.sleep).toBe('light');
});

it('and a watchdog exclude each other: the board says which it has', () => {
  expect(bootCode(loadBoard('pico'), new Uint8Array(1))).not.toContain('enableWatchdog');
  expect(loadBoard('pico').deepSleep).toBe(true);
  expect(() => checkBoard({ ...pico, watchdogSeconds: 8 }, 'boards/pico.json')).toThrow(
    'boards/pico.json: deepSleep is true, should be absent beside watchdogSeconds, which runs on in deep sleep',
  );
});
