// The steps of a scenario file, and how each is written.
// The parser turns lines into these; the runner carries them out.

import type { KeyName, SystemName } from '../../boards/schema.ts';

/** What a scenario asks of its device before the first step. */
export interface Setup {
  board: string | undefined;
  systems: SystemName[] | undefined;
  /** True: the device starts as on its first boot; false: it is already set up. */
  fresh: boolean;
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
  | { kind: 'expect console'; text: string }
  | { kind: 'screenshot'; file: string }
  | { kind: 'text' }
  | { kind: 'boot' }
  | { kind: 'send'; text: string };

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

/** How each step is written, by its first word or words. */
export const FORMS: Readonly<Record<string, string>> = {
  board: 'board NAME',
  systems: 'systems NAME,NAME,...',
  fresh: 'fresh',
  seed: 'seed N (0 to 4294967295)',
  dice: 'dice FACE,FACE,... (whole numbers, in the order in which they fall)',
  press: 'press KEY [MS] (KEY: up, down, ok, back)',
  hold: 'hold KEY MS (KEY: up, down, ok, back)',
  edges: 'edges KEY 1@0 0@2 ... (1 closed, 0 open, @ milliseconds in rising order)',
  wait: 'wait MS',
  expect:
    'expect text "...", expect no text "...", expect screen FILE.png or expect console "..." (text in double quotes)',
  screenshot: 'screenshot FILE.png',
  text: 'text',
  boot: 'boot',
  send: 'send "..." (text in double quotes)',
};
