// The trace of a scenario: what each step did, one line of JSON a step. Two runs of one scenario give the same bytes.

import { crc32 } from 'node:zlib';
import type { Device } from '../model/device.ts';
import type { Shortfall } from './failure.ts';
import type { Step } from './steps.ts';

/** What a line of the trace holds. What did not change since the line before is left out. */
export interface TraceEntry {
  /** Line in the scenario file, from 1. */
  line: number;
  /** The step as written. */
  step: string;
  /** Milliseconds since power-on, when the step had ended. */
  time: number;
  /** Bytes that the step sent to the panel, addresses included. */
  bus?: number;
  /** Program and erase operations of the step. */
  flash?: number;
  /** CRC-32 of all of Storage. */
  storage?: string;
  /** CRC-32 of the panel's pixels, and the text that it shows. */
  picture?: string;
  text?: string[];
  /** Lines that came over the console. */
  console?: string[];
  /** Present on the step that failed. */
  failed?: Shortfall;
}

/** Watches a device from step to step. */
export class Trace {
  /** Lines so far. */
  readonly lines: string[] = [];
  private readonly device: Device;
  private busBytes: number;
  private operations: number;
  private version = Number.NaN;
  private picture = '';
  private consoleLines: number;

  constructor(device: Device) {
    this.device = device;
    this.busBytes = device.busBytes();
    this.operations = device.flash.operations;
    this.consoleLines = device.console.length;
  }

  /** Notes what a step has done. */
  add(step: Step, failed: Shortfall | undefined): void {
    const entry: TraceEntry = {
      line: step.line,
      step: step.written,
      time: Math.round(this.device.now * 1000) / 1000,
      ...this.busEntry(),
      ...this.flashEntry(),
      ...this.pictureEntry(),
      ...this.consoleEntry(),
      ...(failed && { failed }),
    };
    this.lines.push(JSON.stringify(entry));
  }

  private busEntry(): Pick<TraceEntry, 'bus'> {
    const total = this.device.busBytes();
    // The count begins anew with each power-on.
    const bus = total < this.busBytes ? total : total - this.busBytes;
    this.busBytes = total;
    return bus > 0 ? { bus } : {};
  }

  private flashEntry(): Pick<TraceEntry, 'flash' | 'storage'> {
    const { operations, version, bytes } = this.device.flash;
    if (version === this.version) return {};
    const flash = operations - this.operations;
    this.version = version;
    this.operations = operations;
    return { ...(flash > 0 && { flash }), storage: sum(bytes) };
  }

  private pictureEntry(): Pick<TraceEntry, 'picture' | 'text'> {
    const picture = sum(this.device.pixels());
    if (picture === this.picture) return {};
    this.picture = picture;
    return { picture, text: this.device.text() };
  }

  private consoleEntry(): Pick<TraceEntry, 'console'> {
    const lines = this.device.console.slice(this.consoleLines);
    this.consoleLines += lines.length;
    return lines.length > 0 ? { console: lines } : {};
  }
}

function sum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
