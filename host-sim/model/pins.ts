// Pins of the modelled board: levels driven from inside and outside, and watches that report edges with their time.
// Each edge is reported as the chip's interrupt saw it; delivery waits for the event loop.

import type { Clock } from './clock.ts';
import { NotModelled } from './not-modelled.ts';

/** What a watch callback is given. Times are seconds since power-on. */
export interface WatchEvent {
  state: boolean;
  time: number;
  lastTime: number | undefined;
  pin: unknown;
}

/** A square wave that device code started on a pin: a buzzer there would sound it from this millisecond on. */
export interface Tone {
  readonly pin: string;
  readonly hertz: number;
  readonly at: number;
}

/** One pin as device code holds it. */
export class Pin {
  readonly name: string;
  mode = 'input';
  /** What device code last wrote. */
  written: 0 | 1 = 0;
  /** What the world outside drives, if it drives at all. */
  outside: 0 | 1 | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** The level that a meter would show: the output's, else the outside's, else the pull's, else 0. */
  get level(): 0 | 1 {
    if (this.mode === 'output') return this.written;
    if (this.mode === 'opendrain' || this.mode === 'opendrain_pullup') {
      return this.written === 0 ? 0 : (this.outside ?? (this.mode === 'opendrain_pullup' ? 1 : 0));
    }
    if (this.outside !== undefined) return this.outside;
    return this.mode === 'input_pullup' ? 1 : 0;
  }

  toString(): string {
    return this.name;
  }
}

const MODES = ['input', 'input_pullup', 'input_pulldown', 'output', 'opendrain', 'opendrain_pullup', 'auto'];

interface Watch {
  pin: Pin;
  edge: -1 | 0 | 1;
  repeat: boolean;
  call: (event: WatchEvent) => void;
  lastTime: number | undefined;
}

/** All pins of a board, with their watches. */
export class Pins {
  /** Square waves so far, in order. */
  readonly tones: Tone[] = [];
  /** Told at once of every pin whose level changed. */
  onChange: ((pin: Pin) => void) | undefined;
  /** Told of each edge that was lost because the queue was full. */
  onLost: (() => void) | undefined;
  private waiting = 0;
  private readonly mostWaiting: number;
  private readonly pins = new Map<string, Pin>();
  private readonly watches = new Map<number, Watch>();
  private nextWatch = 1;
  private readonly clock: Clock;
  private readonly buttons: ReadonlySet<string>;

  /**
   * @param buttons names of built-in buttons: their watches report rising edges unless told otherwise
   * @param mostWaiting edges that the interpreter's queue holds
   */
  constructor(
    clock: Clock,
    names: readonly string[],
    buttons: readonly string[] = [],
    mostWaiting = Number.POSITIVE_INFINITY,
  ) {
    this.clock = clock;
    this.mostWaiting = mostWaiting;
    this.buttons = new Set(buttons);
    for (const name of names) this.pins.set(name, new Pin(name));
  }

  /** Names of all pins in the order of the board file. */
  get names(): string[] {
    return [...this.pins.keys()];
  }

  /** The pin of that name; an unknown name is an error that says which there are. */
  named(name: string): Pin {
    const pin = this.pins.get(name);
    if (!pin) throw new Error(`no pin ${name} on this board; there are ${this.names.join(', ')}`);
    return pin;
  }

  /** pinMode of the interpreter. `undefined` means automatic: the next read or write decides. */
  setMode(pin: Pin, mode: unknown): void {
    const wanted = mode === undefined ? 'auto' : String(mode);
    if (!MODES.includes(wanted)) throw new NotModelled(`pinMode ${wanted}`);
    this.changing(pin, () => {
      pin.mode = wanted === 'auto' ? 'input' : wanted;
    });
  }

  /** digitalRead of one pin. */
  read(pin: Pin): 0 | 1 {
    return pin.level;
  }

  /** digitalWrite of one pin; an input becomes an output, as in the interpreter. */
  write(pin: Pin, value: unknown): void {
    this.changing(pin, () => {
      if (!pin.mode.startsWith('opendrain')) pin.mode = 'output';
      pin.written = value ? 1 : 0;
    });
  }

  /** analogWrite of one pin with a frequency; a level without one is not modelled. A digitalWrite ends it. */
  wave(pin: Pin, options: unknown): void {
    const hertz = Number((options as { freq?: unknown } | undefined)?.freq);
    if (!(hertz > 0)) throw new NotModelled('analogWrite without a frequency');
    pin.mode = 'output';
    this.tones.push({ pin: pin.name, hertz, at: this.clock.now });
  }

  /**
   * The world outside drives the pin to a level, or lets go of it with `undefined`. The edge is queued at this instant.
   * @param isNoticed false: the chip misses the edge, as it does one that is too short; the level is the new one
   */
  setLevel(pin: Pin, level: 0 | 1 | undefined, isNoticed = true): void {
    const change = (): void => {
      pin.outside = level;
    };
    this.changing(pin, change, isNoticed);
  }

  /**
   * setWatch of the interpreter.
   * @param options `true` or `{repeat, edge, debounce}`; a debounce other than 0 is not modelled
   * @returns the watch's id
   */
  watch(pin: Pin, options: unknown, call: (event: WatchEvent) => void): number {
    const settings = watchSettings(options, this.buttons.has(pin.name));
    const id = this.nextWatch++;
    this.watches.set(id, { pin, ...settings, call, lastTime: undefined });
    return id;
  }

  /** clearWatch of the interpreter: one watch, or all of them without an id. */
  clearWatch(id?: number): void {
    if (id === undefined) this.watches.clear();
    else this.watches.delete(id);
  }

  private changing(pin: Pin, change: () => void, isNoticed = true): void {
    const before = pin.level;
    change();
    const after = pin.level;
    if (before === after) return;
    this.onChange?.(pin);
    if (!isNoticed) return;
    const time = this.clock.now / 1000;
    const watched = [...this.watches.values()].some(watch => watch.pin === pin);
    if (!watched) return;
    if (this.waiting >= this.mostWaiting) {
      this.onLost?.();
      return;
    }
    this.waiting++;
    this.clock.post(() => {
      this.waiting--;
      this.deliver(pin, after === 1, time);
    });
  }

  private deliver(pin: Pin, state: boolean, time: number): void {
    for (const [id, watch] of [...this.watches]) {
      if (watch.pin !== pin || !this.watches.has(id)) continue;
      const wanted = watch.edge === 0 || watch.edge > 0 === state;
      const lastTime = watch.lastTime;
      watch.lastTime = time;
      if (!wanted) continue;
      if (!watch.repeat) this.watches.delete(id);
      watch.call({ state, time, lastTime, pin });
    }
  }
}

function watchSettings(options: unknown, isButton: boolean): { edge: -1 | 0 | 1; repeat: boolean } {
  const given = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : undefined;
  const debounce = given?.debounce ?? (isButton ? 25 : 0);
  if (Number(debounce) !== 0) throw new NotModelled(`setWatch with debounce:${String(debounce)}`);
  for (const unmodelled of ['irq', 'data']) {
    if (given?.[unmodelled] !== undefined) throw new NotModelled(`setWatch with ${unmodelled}`);
  }
  return {
    edge: edgeOf(given?.edge, isButton),
    repeat: given ? Boolean(given.repeat) : Boolean(options),
  };
}

function edgeOf(edge: unknown, isButton: boolean): -1 | 0 | 1 {
  if (edge === undefined) return isButton ? 1 : 0;
  if (typeof edge === 'number') return edge > 0 ? 1 : edge < 0 ? -1 : 0;
  if (edge === 'rising') return 1;
  if (edge === 'falling') return -1;
  if (edge === 'both') return 0;
  throw new TypeError("'edge' in setWatch should be 1, -1, 0, 'rising', 'falling' or 'both'");
}
