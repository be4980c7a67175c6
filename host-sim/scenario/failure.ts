// What a failed step tells people: where, what was wanted, what there was, and the screen as text and as a picture.

import type { Device } from '../model/device.ts';
import { halfBlocks } from '../picture/blocks.ts';
import type { Step } from './steps.ts';

/** A step's own failure: what it wanted and what there was. */
export interface Shortfall {
  wanted: string;
  found: string;
}

/** The step that failed. */
export interface Failure extends Shortfall {
  /** Line in the scenario file, from 1. */
  line: number;
  /** The step as written. */
  step: string;
  /** Text on the panel at that moment. */
  screen: string[];
  /** The panel at that moment: 128 x 64 of 0 or 1, row after row. */
  pixels: Uint8Array;
}

/** Puts a shortfall together with what the device shows. */
export function failureAt(step: Step, shortfall: Shortfall, device: Device): Failure {
  return { line: step.line, step: step.written, ...shortfall, screen: device.text(), pixels: device.pixels() };
}

/** A failure as lines to print: where, wanted, found, the screen's text, and its picture unless it is dark. */
export function describeFailure(file: string, failure: Failure): string[] {
  const { screen, pixels } = failure;
  const picture = pixels.includes(1)
    ? halfBlocks(pixels).map(line => `    ${line.trimEnd()}`.trimEnd())
    : ['    (dark)'];
  return [
    `${file}:${failure.line}: ${failure.step}`,
    `  wanted: ${failure.wanted}`,
    `  found:  ${failure.found}`,
    '  screen:',
    ...(screen.length > 0 ? screen.map(line => `    | ${line}`) : ['    (no text)']),
    '  picture:',
    ...picture,
  ];
}
