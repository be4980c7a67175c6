// Writing down what happens to a device as the lines of a scenario file, so that playing the file does the same again.
// What is told here and what the device is told are the same calls in the same order (session.ts).

import type { CarriedName, KeyName } from '../../../boards/board.ts';
import { PRESS_MILLISECONDS } from '../../model/device.ts';
import type { PanelOptions } from '../../model/panel/module.ts';
import type { Edge } from '../../scenario/steps.ts';

/** What the device of a recording is made of. */
export interface RecordedDevice {
  readonly board: string;
  readonly systems: readonly CarriedName[];
  readonly panel: PanelOptions | undefined;
}

/** A press from here on is written as `hold`. */
const HOLD_MILLISECONDS = 400;

/** Collects the lines of one recording. */
export class Recorder {
  /** Steps so far, without what is still going on. */
  readonly steps: string[] = [];
  private readonly head: string[];
  private waited = 0;

  constructor({ board, systems, panel }: RecordedDevice) {
    this.head = ['# Recorded in the browser.', `board ${board}`, `systems ${systems.join(',')}`];
    if (panel?.type) this.head.push(`panel ${panel.type}`);
  }

  /** Time has passed in which no key moved. */
  wait(milliseconds: number): void {
    this.waited += milliseconds;
  }

  /** Edges of one key, from the first of them on. */
  edges(key: KeyName, edges: readonly Edge[]): void {
    const [down, up, ...more] = edges;
    const isPress = down?.closed && down.at === 0 && up && !up.closed && more.length === 0;
    if (!isPress) this.step(`edges ${key} ${edges.map(({ closed, at }) => `${closed ? 1 : 0}@${at}`).join(' ')}`);
    else if (up.at === PRESS_MILLISECONDS) this.step(`press ${key}`);
    else this.step(`${up.at < HOLD_MILLISECONDS ? 'press' : 'hold'} ${key} ${up.at}`);
  }

  /** Any other step, as it is written. */
  step(line: string): void {
    if (this.waited > 0) this.steps.push(`wait ${this.waited}`);
    this.waited = 0;
    this.steps.push(line);
  }

  /** The scenario file. */
  get text(): string {
    const end = this.waited > 0 ? [`wait ${this.waited}`] : [];
    return `${[...this.head, ...this.steps, ...end].join('\n')}\n`;
  }
}

/** A text in the double quotes of a scenario file. */
export function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
