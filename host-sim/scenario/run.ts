// Playing a scenario on a modelled device, headless: step after step until the first that fails.
// Pictures are written and compared here; what a device is and how it is made comes from outside.

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Device } from '../model/device.ts';
import { encodePng } from '../picture/png.ts';
import { carryOut } from './carry-out.ts';
import { expectConsole, expectJournal, expectScreen, expectText } from './expectations.ts';
import { type Failure, failureAt, type Shortfall } from './failure.ts';
import type { Action, Scenario, Setup, Step } from './steps.ts';
import { Trace } from './trace.ts';

/** The trace's file in the folder of `--out`. */
const TRACE_FILE = 'trace.jsonl';

/** How a scenario is played. */
export interface RunOptions {
  /** Makes the device that the scenario asks for; it may or may not be booted already. */
  makeDevice: (setup: Setup) => Promise<Device>;
  /** True: `expect screen` writes its file instead of comparing. */
  update?: boolean;
  /** Folder for screenshots and for the trace; without it screenshots go beside the scenario and there is no trace. */
  outFolder?: string;
  /** Takes the pixels of each screenshot in place of a file. */
  picture?: (pixels: Uint8Array, file: string) => void;
  /** Takes each printed line at once. */
  print?: (line: string) => void;
}

/** What came of it. */
export interface RunResult {
  ok: boolean;
  /** Lines that `text` steps printed. */
  lines: string[];
  failure?: Failure;
  device: Device;
}

interface Run {
  scenario: Scenario;
  options: RunOptions;
  device: Device;
  lines: string[];
  /** Index in the device's console of the first line since the last `send` or `boot`. */
  consoleFrom: number;
  /** Errors of the device that earlier steps have met. */
  errors: number;
}

/**
 * Plays a scenario from its first step to its last, or to the first that fails. An error that device code does not
 * catch fails the step in which it happens.
 */
export async function runScenario(scenario: Scenario, options: RunOptions): Promise<RunResult> {
  const device = await options.makeDevice(scenario.setup);
  const run: Run = { scenario, options, device, lines: [], consoleFrom: 0, errors: 0 };
  const trace = options.outFolder === undefined ? undefined : new Trace(device);
  let failure: Failure | undefined;
  for (const step of scenario.steps) {
    const shortfall = attempt(run, step);
    trace?.add(step, shortfall);
    if (!shortfall) continue;
    failure = failureAt(step, shortfall, device);
    break;
  }
  if (trace && options.outFolder !== undefined) {
    mkdirSync(options.outFolder, { recursive: true });
    writeFileSync(resolve(options.outFolder, TRACE_FILE), trace.lines.map(line => `${line}\n`).join(''));
  }
  return { ok: !failure, lines: run.lines, ...(failure && { failure }), device };
}

/** Carries out a step; what throws, and an error of the device, is a shortfall as well. */
function attempt(run: Run, step: Step): Shortfall | undefined {
  const { device } = run;
  let shortfall: Shortfall | undefined;
  try {
    if (step === run.scenario.steps[0] && !device.running && step.action.kind !== 'boot') device.boot();
    if (device.errors.length === run.errors) shortfall = perform(run, step.action);
  } catch (error) {
    shortfall = { wanted: 'the step to be carried out', found: (error as Error).message };
  }
  const error = device.errors[run.errors];
  run.errors = device.errors.length;
  return error ? { wanted: 'no error in the device', found: String(error) } : shortfall;
}

function perform(run: Run, action: Action): Shortfall | undefined {
  const { device } = run;
  switch (action.kind) {
    case 'boot':
    case 'send':
      run.consoleFrom = device.console.length;
      return carryOut(device, action);
    case 'text':
      for (const line of device.text()) printLine(run, line);
      return undefined;
    case 'screenshot':
      if (run.options.picture) run.options.picture(device.pixels(), action.file);
      else writePicture(run, resolve(run.options.outFolder ?? dirname(run.scenario.file), action.file));
      return undefined;
    case 'expect text':
      return expectText(device, action.text, action.wanted);
    case 'expect console':
      return expectConsole(device.console.slice(run.consoleFrom), action.text);
    case 'expect journal':
      return expectJournal(device, action.text);
    case 'expect screen':
      return checkScreen(run, resolve(dirname(run.scenario.file), action.file));
    default:
      return carryOut(device, action);
  }
}

function printLine(run: Run, line: string): void {
  run.lines.push(line);
  run.options.print?.(line);
}

function writePicture(run: Run, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, encodePng(run.device.pixels()));
}

function checkScreen(run: Run, path: string): Shortfall | undefined {
  if (run.options.update) {
    writePicture(run, path);
    return undefined;
  }
  const shortfall = expectScreen(run.device.pixels(), path);
  const { outFolder } = run.options;
  if (shortfall && outFolder !== undefined)
    writePicture(run, resolve(outFolder, basename(path).replace(/\.png$/, '.found.png')));
  return shortfall;
}
