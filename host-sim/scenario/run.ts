// Playing a scenario on a modelled device, headless: step after step until the first that fails.
// Pictures are written and compared here; what a device is and how it is made comes from outside.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Device } from '../model/device.ts';
import { countDifferences, decodePng, encodePng } from '../picture/png.ts';
import type { Action, Scenario, Setup, Step } from './steps.ts';

/** How a scenario is played. */
export interface RunOptions {
  /** Makes the device that the scenario asks for; it may or may not be booted already. */
  makeDevice: (setup: Setup) => Promise<Device>;
  /** True: `expect screen` writes its file instead of comparing. */
  update?: boolean;
  /** Folder for screenshots; without it they go beside the scenario. */
  outFolder?: string;
  /** Takes the pixels of each screenshot in place of a file. */
  picture?: (pixels: Uint8Array, file: string) => void;
  /** Takes each printed line at once. */
  print?: (line: string) => void;
}

/** The step that failed. */
export interface Failure {
  /** Line in the scenario file, from 1. */
  line: number;
  /** The step as written. */
  step: string;
  wanted: string;
  found: string;
  /** Text on the panel at that moment. */
  screen: string[];
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
}

/** A step's own failure: what it wanted and what there was. */
interface Shortfall {
  wanted: string;
  found: string;
}

/**
 * Plays a scenario from its first step to its last, or to the first that fails. An error that device code does not
 * catch fails the step in which it happens.
 */
export async function runScenario(scenario: Scenario, options: RunOptions): Promise<RunResult> {
  const device = await options.makeDevice(scenario.setup);
  const run: Run = { scenario, options, device, lines: [], consoleFrom: 0 };
  let errors = 0;
  for (const [index, step] of scenario.steps.entries()) {
    let shortfall: Shortfall | undefined;
    try {
      if (index === 0 && !device.running && step.action.kind !== 'boot') device.boot();
      if (device.errors.length === errors) shortfall = perform(run, step.action);
    } catch (error) {
      shortfall = { wanted: 'the step to be carried out', found: (error as Error).message };
    }
    const error = device.errors[errors];
    errors = device.errors.length;
    if (error) shortfall = { wanted: 'no error in the device', found: String(error) };
    if (shortfall) return { ok: false, lines: run.lines, failure: failureAt(step, shortfall, device), device };
  }
  return { ok: true, lines: run.lines, device };
}

/** A failure as lines to print: where, wanted, found and the screen's text. */
export function describeFailure(file: string, failure: Failure): string[] {
  return [
    `${file}:${failure.line}: ${failure.step}`,
    `  wanted: ${failure.wanted}`,
    `  found:  ${failure.found}`,
    '  screen:',
    ...(failure.screen.length > 0 ? failure.screen.map(line => `    | ${line}`) : ['    (no text)']),
  ];
}

function failureAt(step: Step, shortfall: Shortfall, device: Device): Failure {
  return { line: step.line, step: step.written, ...shortfall, screen: device.text() };
}

function perform(run: Run, action: Action): Shortfall | undefined {
  const { device } = run;
  switch (action.kind) {
    case 'seed':
      device.send(`Tableside.replay(${action.seed})`);
      return undefined;
    case 'dice':
      device.send(`Tableside.dice([${action.faces.join(',')}])`);
      return undefined;
    case 'press':
      device.press(action.key, action.milliseconds);
      return undefined;
    case 'edges':
      playEdges(device, action);
      return undefined;
    case 'wait':
      device.advance(action.milliseconds);
      return undefined;
    case 'boot':
      run.consoleFrom = device.console.length;
      device.boot();
      return undefined;
    case 'cut-power':
      if (action.afterWrites === undefined) device.powerOff();
      else device.flash.cutAfter(action.afterWrites);
      return undefined;
    case 'flip-bit':
      return flipBit(device, action);
    case 'unplug panel':
      device.unplugPanel();
      return undefined;
    case 'plug panel':
      device.plugPanel();
      return undefined;
    case 'bus-error':
      device.busErrors(action.count);
      return undefined;
    case 'send':
      run.consoleFrom = device.console.length;
      device.send(action.text);
      return undefined;
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
      return expectConsole(run, action.text);
    case 'expect screen':
      return expectScreen(run, resolve(dirname(run.scenario.file), action.file));
  }
}

function playEdges(device: Device, action: Extract<Action, { kind: 'edges' }>): void {
  let passed = 0;
  for (const edge of action.edges) {
    device.advance(edge.at - passed);
    passed = edge.at;
    device.setKey(action.key, edge.closed);
  }
  device.settle();
}

function flipBit(device: Device, { file, offset, bit }: Extract<Action, { kind: 'flip-bit' }>): Shortfall | undefined {
  const stored = device.files.find(file);
  if (!stored) {
    const names = device.files.list().map(other => other.name);
    return { wanted: `the file ${file}`, found: names.length === 0 ? 'no files' : `the files ${names.join(', ')}` };
  }
  if (offset >= stored.bytes.length) {
    return { wanted: `a byte ${offset} in the file ${file}`, found: `a file of ${stored.bytes.length} bytes` };
  }
  device.flash.flipBit(stored.offset + offset, bit);
  return undefined;
}

function printLine(run: Run, line: string): void {
  run.lines.push(line);
  run.options.print?.(line);
}

function writePicture(run: Run, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, encodePng(run.device.pixels()));
}

function expectText(device: Device, text: string, wanted: boolean): Shortfall | undefined {
  const line = device.text().find(other => other.includes(text));
  if ((line !== undefined) === wanted) return undefined;
  if (wanted) return { wanted: `a line with "${text}"`, found: 'no such line' };
  return { wanted: `no line with "${text}"`, found: `the line "${line}"` };
}

function expectConsole(run: Run, text: string): Shortfall | undefined {
  const lines = run.device.console.slice(run.consoleFrom);
  if (lines.some(line => line.includes(text))) return undefined;
  const found = lines.length === 0 ? 'an empty console' : lines.map(line => JSON.stringify(line)).join(', ');
  return { wanted: `a console line with "${text}"`, found };
}

function expectScreen(run: Run, path: string): Shortfall | undefined {
  if (run.options.update) {
    writePicture(run, path);
    return undefined;
  }
  const wanted = `the picture ${basename(path)}`;
  if (!existsSync(path)) return { wanted, found: 'no such file; --update writes it' };
  const count = countDifferences(decodePng(readFileSync(path)), run.device.pixels());
  if (count === 0) return undefined;
  const { outFolder } = run.options;
  if (outFolder !== undefined) writePicture(run, resolve(outFolder, basename(path).replace(/\.png$/, '.found.png')));
  return { wanted, found: `a picture that differs in ${count} of 8192 pixels` };
}
