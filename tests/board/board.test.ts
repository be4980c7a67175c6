// The whole board, emulated: Espruino's firmware boots, takes install.js over USB, and after a power cycle shows on its OLED,
// key press by key press, the pixels that the simulator shows.
import { describe, expect, it } from 'vitest';
import { type KeyName, loadBoard } from '../../boards/schema.ts';
import { APP_FILE, BOOT_FILE, bootCode } from '../../firmware/build/boot.ts';
import { INSTALLED_WORDS, installScript } from '../../firmware/build/install.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { MISSING } from '../../host-sim/emulated/environment.ts';
import { PicoBoard } from '../../host-sim/emulated/pico-board.ts';
import { halfBlocks } from '../../host-sim/picture/blocks.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';

const why = MISSING ? ` (skipped: ${MISSING} not set)` : '';
const board = loadBoard('rp2040-pico');

/** Long enough for the display to be still after a press, in milliseconds on the board. */
const STILL_AFTER = 400;
const SEED = 7;

type Steps = readonly KeyName[];
/** The test card of the first boot; then from Home: a fight as far as its first turns, back, a list to look up in, and a roll. */
const WITHOUT_DICE: Steps = ['ok', 'down', 'ok', 'ok', 'down', 'ok', 'back', 'back', 'back', 'up'];
const WITH_DICE: Steps = ['ok', 'ok', 'ok', 'back', 'down', 'down', 'down', 'ok', 'ok', 'ok'];

const picture = (pixels: Uint8Array) => halfBlocks(pixels).join('\n');

describe('the emulated board', () => {
  it.skipIf(MISSING)(`installs over USB and shows what the simulator shows${why}`, { timeout: 600_000 }, async () => {
    const real = new PicoBoard(board);
    real.powerOn('computer');
    expect(real.type('print(process.env.BOARD)')).toEqual([board.espruino]);
    const { files } = await boardParts(board, board.systems);
    const text = await installScript(files, board);
    for (let time = 0; time < 2; time++) {
      real.type('reset()');
      real.run(500);
      expect(real.type(text, 120_000).at(-1)).toBe(INSTALLED_WORDS);
      real.run(2000);
      expect(real.type('print(JSON.stringify(E.getErrorFlags()))')).toEqual(['[]']);
    }

    const simulated = await simulatedDevice({ board: board.id, fresh: true });
    const compare = (steps: Steps) => {
      const seen = new Set<string>();
      for (const [k, key] of [undefined, ...steps].entries()) {
        if (key) {
          real.press(key);
          simulated.press(key);
        }
        real.run(STILL_AFTER);
        simulated.advance(STILL_AFTER);
        const wanted = picture(simulated.pixels());
        expect(picture(real.oled.pixels()), `after ${steps.slice(0, k).join(' ') || 'power-on'}`).toBe(wanted);
        seen.add(wanted);
      }
      return seen.size;
    };

    real.powerOn('battery');
    real.run(2000);
    simulated.boot();
    expect(compare(WITHOUT_DICE)).toBeGreaterThan(4);

    real.powerOn('computer');
    simulated.boot();
    real.type(`Tableside.replay(${SEED})`);
    simulated.send(`Tableside.replay(${SEED})`);
    expect(compare(WITH_DICE)).toBeGreaterThan(4);
    expect([...real.faults]).toEqual([]);
    expect(simulated.errors).toEqual([]);
  });

  it.skipIf(MISSING)(`starts nothing while ok and back are held, and restarts when code never ends${why}`, async () => {
    const impatient = { ...board, watchdogSeconds: 1 };
    const app = new TextEncoder().encode('global.Tableside={};');
    const files = new Map([[APP_FILE, app]]).set(BOOT_FILE, new TextEncoder().encode(bootCode(impatient, app)));
    const real = new PicoBoard(board);
    const state = () => real.type('print(typeof Tableside)');
    real.powerOn('computer');
    real.type(await installScript(files, board));
    real.setKey('ok', true);
    real.setKey('back', true);
    real.powerOn('computer');
    expect(state()).toEqual(['undefined']);
    real.setKey('ok', false);
    real.powerOn('computer');
    expect(state()).toEqual(['object']);
    // Idle for longer than the watchdog waits: the interpreter wakes up to kick it.
    real.run(3000);
    expect(real.restarts).toBe(0);
    real.usb!.type('\x10setTimeout(function(){while(1);},1)\n');
    real.run(1500);
    expect(real.restarts).toBe(1);
    expect([...real.faults]).toEqual([]);
  });
});
