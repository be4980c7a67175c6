// The steps of a scenario file, and how each is written.
// The parser turns lines into these; the runner carries them out.

import type { CarriedName, KeyName } from '../../boards/schema.ts';
import type { PanelOptions } from '../model/panel/module.ts';

/** What a scenario asks of its device before the first step. */
export interface Setup {
  board: string | undefined;
  systems: CarriedName[] | undefined;
  /** True: the device starts as on its first boot; false: it is already set up. */
  fresh: boolean;
  /** The panel that hangs on the device's bus, where it is not the board's own. */
  panel?: PanelOptions;
}

/** An edge of a key's contact, so many milliseconds after the step begins. */
export interface Edge {
  closed: boolean;
  at: number;
}

/** What a step does. */
export type Action =
  | { kind: 'seed'; seed: number }
  | { kind: 'dice'; faces: number[] }
  | { kind: 'press'; key: KeyName; milliseconds: number }
  | { kind: 'edges'; key: KeyName; edges: Edge[] }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'expect text'; text: string; wanted: boolean }
  | { kind: 'expect screen'; file: string }
  | { kind: 'expect console' | 'expect journal'; text: string }
  | { kind: 'screenshot'; file: string }
  | { kind: 'text' }
  | { kind: 'boot' }
  | { kind: 'cut-power' }
  /** As soon as the n-th flash operation from now has ended, or in the middle of it. */
  | { kind: 'cut-power after-writes' | 'cut-power in-write'; operation: number }
  | { kind: 'unplug panel' }
  | { kind: 'plug panel' }
  | { kind: 'bus-error' | 'lose-edges'; count: number }
  | { kind: 'slow-erase'; milliseconds: number }
  | { kind: 'battery'; percent: number }
  | { kind: 'flip-bit'; file: string; offset: number; bit: number }
  | { kind: 'send' | 'choose'; text: string };

/** A step with the line that it stands on, counted from 1. */
export interface Step {
  line: number;
  /** The line as written, without comment. */
  written: string;
  action: Action;
}

/** A whole scenario. */
export interface Scenario {
  /** Path of the file, as given. */
  file: string;
  setup: Setup;
  steps: Step[];
}

/** The latest flash operation that a step can ask power to fail in. */
export const MOST_OPERATIONS = 1_000_000;

/** How each step is written, by its first word or words. */
export const FORMS: Readonly<Record<string, string>> = {
  board: 'board NAME',
  systems: 'systems NAME,NAME,...',
  fresh: 'fresh',
  panel: 'panel TYPE [ADDRESS] (TYPE: ssd1306, sh1106 or ssd1309; ADDRESS: 0x3C or 0x3D)',
  seed: 'seed N (0 to 4294967295)',
  dice: 'dice FACE,FACE,... (whole numbers, in the order in which they fall)',
  press: 'press KEY [MS] (KEY: up, down, ok, back)',
  hold: 'hold KEY MS (KEY: up, down, ok, back)',
  choose: 'choose "..." (down until the chosen row holds the text, then ok)',
  edges: 'edges KEY 1@0 0@2 ... (1 closed, 0 open, @ milliseconds in rising order)',
  wait: 'wait MS',
  expect:
    'expect text "...", expect no text "...", expect screen FILE.png, expect console "..." or expect journal "..." ' +
    '(text in double quotes)',
  screenshot: 'screenshot FILE.png',
  text: 'text',
  boot: 'boot',
  'cut-power':
    'cut-power, cut-power after-writes N, or cut-power in-write N for a cut in the middle of it ' +
    `(N: 1 to ${MOST_OPERATIONS}; 1 is the next flash operation)`,
  'flip-bit': 'flip-bit FILE OFFSET BIT (OFFSET: bytes from the start of the file; BIT: 0, the lowest, to 7)',
  unplug: 'unplug panel',
  plug: 'plug panel',
  'bus-error': 'bus-error N (so many of the next transfers are not acknowledged, 0 to 1000000)',
  'lose-edges': 'lose-edges N (so many of the next edges of keys are never told, 0 to 1000000)',
  'slow-erase': 'slow-erase MS (each erase of flash takes so long from now on)',
  battery: 'battery PERCENT (0 to 100)',
  send: 'send "..." (text in double quotes)',
};
