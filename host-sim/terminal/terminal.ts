// The terminal face of the simulator: the device in a window, keys from the keyboard, and virtual time that runs with
// the wall clock. However it ends, and while it is suspended, the terminal is as it was.

import type { EventEmitter } from 'node:events';
import type { KeyName } from '../../boards/schema.ts';
import { type Device, PRESS_MILLISECONDS } from '../model/device.ts';
import { type Abilities, abilitiesOf } from './abilities.ts';
import { Fingers } from './fingers.ts';
import { type Command, KeyReader } from './keys.ts';
import type { WindowSize } from './layout.ts';
import { Screen } from './screen.ts';

/** The part of a terminal's input that is used. */
export type TerminalInput = NodeJS.ReadableStream & { setRawMode?(raw: boolean): unknown };

/** The part of a terminal's output that is used. */
export type TerminalOutput = EventEmitter & { write(text: string): unknown; columns?: number; rows?: number };

/** Where the terminal face runs. */
export interface TerminalOptions {
  input: TerminalInput;
  output: TerminalOutput;
  /** Where signals arrive; the process unless told otherwise. */
  signals?: EventEmitter;
  /** What the terminal can show; as the environment tells unless told otherwise. */
  abilities?: Abilities;
  /** Stops the process until it is continued. */
  stop?: () => void;
}

/** Milliseconds between two looks at the clock. */
const TICK_MILLISECONDS = 30;

/** After a pause of the program the device does not catch up on more than this. */
const LONGEST_TICK = 500;

/** A hold of back opens the menu from 600 ms on. */
const HOLD_BACK_MILLISECONDS = 700;
const HOLD_UP_DOWN_MILLISECONDS = 900;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

const USUAL_SIZE: WindowSize = { columns: 80, rows: 24 };

const HOLDS: Readonly<Record<string, [KeyName, number]>> = {
  'hold up': ['up', HOLD_UP_DOWN_MILLISECONDS],
  'hold down': ['down', HOLD_UP_DOWN_MILLISECONDS],
  'hold back': ['back', HOLD_BACK_MILLISECONDS],
};

/**
 * Runs a device in a terminal until the person quits, the input ends or a signal comes. Boots the device if it is
 * not running.
 * @returns a promise that ends when the terminal has been given back; it rejects with an error of the simulator
 */
export function runTerminal(device: Device, options: TerminalOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    new TerminalFace(device, options, error => (error === undefined ? resolve() : reject(error))).start();
  });
}

class TerminalFace {
  private readonly device: Device;
  private readonly options: TerminalOptions;
  private readonly ended: (error?: unknown) => void;
  private readonly fingers: Fingers;
  private readonly screen: Screen;
  private readonly keys: KeyReader;
  private readonly signals: EventEmitter;
  private timer: NodeJS.Timeout | undefined;
  private lastLook = 0;
  private isOver = false;
  private isSuspended = false;

  constructor(device: Device, options: TerminalOptions, ended: (error?: unknown) => void) {
    this.device = device;
    this.options = options;
    this.ended = ended;
    this.signals = options.signals ?? process;
    this.fingers = new Fingers(device);
    const abilities = options.abilities ?? abilitiesOf(process.env);
    this.screen = new Screen(text => options.output.write(text), abilities);
    this.keys = new KeyReader(command => this.obey(command));
  }

  start(): void {
    const { input, output } = this.options;
    this.signals.on('exit', this.restore);
    for (const signal of SIGNALS) this.signals.on(signal, this.quit);
    this.signals.on('SIGTSTP', this.suspend);
    this.signals.on('SIGCONT', this.goOn);
    input.setRawMode?.(true);
    this.screen.enter(sizeOf(output));
    this.attempt(() => {
      if (!this.device.running) this.device.boot();
      input.on('data', this.onData);
      input.on('end', this.quit);
      output.on('resize', this.onResize);
      input.resume();
      this.lastLook = performance.now();
      this.timer = setInterval(() => this.attempt(() => this.tick()), TICK_MILLISECONDS);
      this.draw();
    });
  }

  private readonly onData = (data: Buffer | string): void => {
    this.attempt(() => this.keys.feed(data.toString()));
  };

  private readonly onResize = (): void => {
    this.attempt(() => {
      this.screen.resize(sizeOf(this.options.output));
      this.draw();
    });
  };

  private readonly quit = (): void => this.finish();

  /** Ctrl-Z or its signal: the shell gets its terminal back, and the device stands still. */
  private readonly suspend = (): void => {
    if (this.isOver || this.isSuspended) return;
    this.isSuspended = true;
    this.keys.stop();
    this.screen.leave();
    this.options.input.setRawMode?.(false);
    (this.options.stop ?? stopProcess)();
  };

  /** Continued, after `suspend` or after a stop that nobody announced: the terminal may be in any state. */
  private readonly goOn = (): void => {
    this.attempt(() => {
      this.isSuspended = false;
      // Told anew even if it seems to be on: a shell may have turned it off.
      this.options.input.setRawMode?.(false);
      this.options.input.setRawMode?.(true);
      this.screen.enter(sizeOf(this.options.output));
      this.lastLook = performance.now();
      this.draw();
    });
  };

  /** Gives the terminal back; safe to call more than once. */
  private readonly restore = (): void => {
    if (this.isOver) return;
    this.isOver = true;
    const { input, output } = this.options;
    clearInterval(this.timer);
    this.keys.stop();
    if (!this.isSuspended) this.screen.leave();
    input.setRawMode?.(false);
    input.removeListener('data', this.onData);
    input.removeListener('end', this.quit);
    output.removeListener('resize', this.onResize);
    input.pause();
    this.signals.removeListener('exit', this.restore);
    for (const signal of SIGNALS) this.signals.removeListener(signal, this.quit);
    this.signals.removeListener('SIGTSTP', this.suspend);
    this.signals.removeListener('SIGCONT', this.goOn);
  };

  private finish(error?: unknown): void {
    if (this.isOver) return;
    this.restore();
    this.ended(error);
  }

  private attempt(work: () => void): void {
    try {
      if (!this.isOver) work();
    } catch (error) {
      this.finish(error);
    }
  }

  private obey(command: Command): void {
    const hold = HOLDS[command];
    if (command === 'quit') this.finish();
    else if (command === 'suspend') this.suspend();
    else if (hold) this.fingers.press(...hold);
    else this.fingers.press(command as KeyName, PRESS_MILLISECONDS);
  }

  private tick(): void {
    if (this.isSuspended) return;
    const now = performance.now();
    this.fingers.advance(Math.min(LONGEST_TICK, now - this.lastLook));
    this.lastLook = now;
    this.draw();
  }

  private draw(): void {
    const { device } = this;
    const error = device.errors.at(-1);
    this.screen.show({
      pixels: device.pixels(),
      // Read only where text is shown.
      get lines() {
        return device.textLines();
      },
      news: error ? `Error in the device: ${error.message}` : '',
    });
  }
}

/** Not SIGTSTP, which would come back here. */
function stopProcess(): void {
  process.kill(process.pid, 'SIGSTOP');
}

function sizeOf(output: TerminalOutput): WindowSize {
  return { columns: output.columns ?? USUAL_SIZE.columns, rows: output.rows ?? USUAL_SIZE.rows };
}
