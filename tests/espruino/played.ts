// A scenario played in the simulator, as the presses of keys that it came to: the real interpreter is given the same.
import { readFileSync } from 'node:fs';
import type { KeyName } from '../../boards/schema.ts';
import type { Device } from '../../host-sim/model/device.ts';
import { parseScenario } from '../../host-sim/scenario/parse.ts';
import { runScenario } from '../../host-sim/scenario/run.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';

/** A press as long as this opens the menu, in milliseconds. */
const HELD = 500;

/** A key that was pressed, held or not; or the moment of a screenshot. */
export type Played = { key: KeyName; held: boolean } | { pixels: Uint8Array };

export interface PlayedScenario {
  readonly steps: readonly Played[];
  readonly seed: number | undefined;
  /** The device at the end. */
  readonly device: Device;
}

/** Plays a scenario on a board with these systems. Throws an error with the line that fails. */
export async function play(file: string, board: string, systems?: readonly string[]): Promise<PlayedScenario> {
  const scenario = parseScenario(readFileSync(file, 'utf8'), file);
  const steps: Played[] = [];
  const { device, failure } = await runScenario(scenario, {
    picture: pixels => steps.push({ pixels }),
    makeDevice: async setup => {
      const made = await simulatedDevice({ ...setup, board, ...(systems && { systems: [...systems] }) });
      const press = made.press.bind(made);
      made.press = (key, milliseconds) => {
        steps.push({ key, held: (milliseconds ?? 0) >= HELD });
        press(key, milliseconds);
      };
      return made;
    },
  });
  if (failure) throw new Error(`${file}:${failure.line}: ${failure.step}`);
  const seed = scenario.steps.flatMap(({ action }) => (action.kind === 'seed' ? [action.seed] : []))[0];
  return { steps, seed, device };
}
