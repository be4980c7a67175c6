// What a turn costs on the emulated board: instructions from the press of Next to the last byte of the frame.
// The fight is the one of the scenario next-turn; it is played on the simulator, whose flash the board then gets.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBoard } from '../../boards/schema.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { simulatedDevice } from '../simulated.ts';
import { PicoBoard } from './pico-board.ts';

const SCENARIO = fileURLToPath(new URL('../../tests/scenarios/fight/next-turn.scenario', import.meta.url));
const BOARD = 'rp2040-pico';

/** Milliseconds until the fight is back after power-on, and until the screen is still after a press. */
const BACK_AFTER = 4000;
const STILL_AFTER = 900;

export interface TurnCost {
  /** From the press to the last byte of the frame, less what the processor waits for the bus. */
  readonly instructions: number;
  /** Bytes of the frame that the panel took. */
  readonly bytes: number;
}

/**
 * The cost of so many turns, one after the other. Needs ESPRUINO_UF2 and RP2040_BOOTROM (see environment.ts).
 * @throws Error when the board shows another picture than the simulator: then the count is worthless
 */
export async function measureTurns(turns: number): Promise<TurnCost[]> {
  const { device, failure } = await runScenario(parseScenario(readFileSync(SCENARIO, 'utf8'), SCENARIO), {
    makeDevice: setup => simulatedDevice({ ...setup, board: BOARD, engine: 'thumb' }),
  });
  if (failure) throw new Error(`the scenario next-turn fails: ${failure.wanted}, ${failure.found}`);
  const real = new PicoBoard(loadBoard(BOARD), 'instant');
  real.fillStorage(device.flash.bytes);
  real.powerOn('battery');
  real.run(BACK_AFTER);
  const costs: TurnCost[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = { instructions: real.instructions, bytes: real.oled.bytes };
    let last = start;
    real.setKey('ok', true);
    real.run(STILL_AFTER, () => {
      if (real.oled.bytes !== last.bytes) last = { instructions: real.instructions, bytes: real.oled.bytes };
      return false;
    });
    real.setKey('ok', false);
    real.run(STILL_AFTER);
    device.press('ok');
    costs.push({ instructions: last.instructions - start.instructions, bytes: last.bytes - start.bytes });
  }
  if (real.oled.pixels().join() !== device.pixels().join())
    throw new Error('board and simulator show different pictures');
  return costs;
}
