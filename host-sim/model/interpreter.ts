// The interpreter of a modelled device: the globals that device code finds, modules from Storage, the boot sequence,
// and what happens to errors that nobody catches.

import type { Board } from '../../boards/schema.ts';
import { untokenise } from '../../firmware/build/tokens.ts';
import type { Clock } from './clock.ts';
import { answered, shown } from './console-text.ts';
import { DeviceContext } from './context.ts';
import { makeE } from './e.ts';
import { makeGraphics, type Picture } from './graphics.ts';
import { type I2cBus, makeI2c } from './i2c.ts';
import type { NativeMemory } from './native.ts';
import { noteDrawing } from './native-drawing.ts';
import { NotModelled } from './not-modelled.ts';
import type { Controller } from './panel/controller.ts';
import { makePins, makeSocket } from './pin-globals.ts';
import type { Pins } from './pins.ts';
import { makePixl } from './pixl.ts';
import { makeProcess } from './process.ts';
import { type Radio, radioCalls } from './radio.ts';
import type { SeededRandom } from './random.ts';
import { expose, type Realm } from './realm.ts';
import { makeSpi, type SpiBus } from './spi.ts';
import { makeStorage } from './storage.ts';
import type { FileStore } from './storage-files.ts';
import { base64OfBytes, bytesOfBase64, bytesOfString, stringOfBytes } from './values.ts';
import { LIBRARIES_NOT_MODELLED } from './vocabulary.ts';

/** The parts of a device that its interpreter works with. */
export interface InterpreterParts {
  board: Board;
  clock: Clock;
  pins: Pins;
  bus: I2cBus;
  spi: SpiBus;
  /** Controller of a built-in screen. */
  lcd: Controller | undefined;
  files: FileStore;
  native: NativeMemory;
  random: SeededRandom;
  /** Takes one line of console output. */
  print(line: string): void;
  /** Takes an error that device code did not catch, or a call that is not modelled. */
  fail(error: Error): void;
  radio: Radio;
  /** Charge of the battery in percent. */
  battery(): number;
  /** Starts the device anew once the present callback has ended. */
  reboot(): void;
}

/** Files that are evaluated at power-on, in order. */
const BOOT_FILES = ['.boot0', '.boot1', '.boot2', '.boot3', '.bootcde'];

/** Events of `E` that are modelled. */
const EVENTS = ['init', 'kill', 'errorFlag'];

/** Letters that tell a piece of code from others. */
const CODE_KEY = 40;

/** Thrown through device code that must not run on; it is not an error of the device. */
const STOPPED = Symbol('stopped');

/** One run of the interpreter, from power-on to power-off. */
export class Interpreter {
  /** Pictures that device code made, in order. */
  readonly pictures: Picture[];
  private readonly parts: InterpreterParts;
  private readonly context: DeviceContext;
  private readonly modules = new Map<string, unknown>();
  private readonly handlers = new Map<string, unknown[]>();
  private readonly flags = new Set<string>();
  /** True once device code has allowed deep sleep on a chip that asks for it. */
  deepSleep = false;
  private stopped = false;
  /** Lengths of code that was evaluated, as text, by its first letters or the module's name. */
  private readonly code = new Map<string, number>();

  constructor(parts: InterpreterParts) {
    this.parts = parts;
    this.context = new DeviceContext(parts.random, error => parts.fail(error));
    const { realm } = this.context;
    const graphics = makeGraphics(realm, parts.board.fonts);
    this.pictures = graphics.pictures;
    parts.native.drawn = (memory, procedure, a, b) => noteDrawing(this.pictures, memory, procedure, a, b);
    const globals = {
      Graphics: graphics.api,
      ...this.timerGlobals(realm),
      ...this.pinAndBusGlobals(realm),
      ...this.systemGlobals(realm),
      ...this.consoleGlobals(realm),
      ...(parts.lcd && makePixl(realm, graphics, parts.lcd, bytes => (parts.spi.bytes += bytes))),
    };
    for (const [name, value] of Object.entries(globals)) this.context.define(name, value);
    this.context.define('global', this.context.run('globalThis'));
  }

  /** Runs the boot files and then the handlers of E's `init` event. */
  boot(): void {
    for (const name of BOOT_FILES) {
      const file = this.parts.files.find(name);
      if (file && !this.stopped) this.guarded(() => this.context.run(stringOfBytes(file.bytes), name));
    }
    this.emit('init');
  }

  /** Power goes or the device resets: nothing runs afterwards, and what runs just now reaches nothing any more. */
  stop(): void {
    this.stopped = true;
    this.context.halt(STOPPED);
  }

  /**
   * Evaluates one line as typed at the console and prints its value as the console does.
   * @returns the value, undefined after an error
   */
  evaluate(line: string): unknown {
    let value: unknown;
    const done = this.guarded(() => {
      value = this.context.run(line);
    });
    if (done) this.print(`=${answered(value)}`);
    return value;
  }

  /** Sets an error flag; device code is told of one that was not set before, as soon as the event loop comes round. */
  raise(flag: string): void {
    if (this.flags.has(flag)) return;
    this.flags.add(flag);
    this.parts.clock.post(() => {
      if (this.stopped) return;
      this.emit('errorFlag', this.context.run(JSON.stringify([flag])));
      this.print(`New interpreter error: ${flag}`);
    });
  }

  private emit(event: string, ...values: unknown[]): void {
    for (const handler of this.handlers.get(event) ?? []) this.call(handler, ...values);
  }

  private call(callback: unknown, ...values: unknown[]): void {
    this.guarded(() => {
      if (typeof callback === 'function') callback.apply(undefined, values);
      else this.context.run(String(callback), 'timer');
    });
  }

  /** Runs device code; false when it threw. */
  private guarded(run: () => unknown): boolean {
    if (this.stopped) return false;
    try {
      run();
      if (!this.stopped) this.context.drainPromises();
      return !this.stopped;
    } catch (error) {
      if (!this.stopped) this.uncaught(error);
      return false;
    }
  }

  private uncaught(error: unknown): void {
    const text = String(error);
    const handlers = this.handlers.get('uncaughtException') ?? [];
    if (handlers.length === 0) this.print(`Uncaught ${text}`);
    if (!this.context.isRefusal(error)) this.parts.fail(hasMessage(error) ? (error as Error) : new Error(text));
    for (const handler of handlers) this.call(handler, error);
  }

  private print(text: string): void {
    for (const line of text.split(/\r?\n/)) this.parts.print(line);
  }

  private on(event: string, handler: unknown): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]);
  }

  private reboot(): never {
    this.stop();
    this.parts.reboot();
    throw STOPPED;
  }

  private timerGlobals(realm: Realm): Record<string, unknown> {
    const { clock } = this.parts;
    const start = (repeats: boolean) =>
      realm.protect((callback: unknown, delay: unknown, ...values: unknown[]): number => {
        if (typeof callback !== 'function' && typeof callback !== 'string') {
          throw new Error('Function or String not supplied!');
        }
        return clock.start(() => this.call(callback, ...values), Number(delay), repeats);
      });
    const stop = (name: string) =>
      realm.protect((...ids: unknown[]): void => {
        if (ids.length === 0) clock.stopAll();
        else if (ids[0] === undefined) throw new Error(`${name}(undefined) not allowed. Use ${name}() instead`);
        else clock.stop(Number(ids[0]));
      });
    return {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop('clearTimeout'),
      clearInterval: stop('clearInterval'),
      changeInterval: realm.protect((id: unknown, interval: unknown) => clock.change(Number(id), Number(interval))),
      getTime: () => clock.now / 1000,
    };
  }

  private pinAndBusGlobals(realm: Realm): Record<string, unknown> {
    const { pins, bus, spi, board } = this.parts;
    const { globals, pinOf, isPin } = makePins(realm, pins, board.aliases, (callback, event) =>
      this.call(callback, event),
    );
    for (const [name, wires] of Object.entries(board.sockets)) {
      globals[name] = makeSocket(realm, name, pins, { ...wires }, globals);
    }
    const peripheral = board.display.bus ? board.display.peripheral : '';
    for (const name of new Set(['I2C1', 'I2C2', 'SPI1', peripheral])) {
      if (name.startsWith('I2C')) globals[name] = makeI2c(realm, name, bus, pinOf);
      if (name.startsWith('SPI')) globals[name] = makeSpi(realm, name, spi, pins, pinOf, isPin);
    }
    globals.I2C = function I2C(): object {
      return makeI2c(realm, 'I2C', bus, pinOf);
    };
    return globals;
  }

  private systemGlobals(realm: Realm): Record<string, unknown> {
    const { board, files, native, random } = this.parts;
    const storage = makeStorage(realm, files);
    const reboot = (): never => this.reboot();
    const accepted = (): void => {};
    return {
      E: makeE(realm, {
        native,
        random,
        reboot,
        on: (event, handler) => {
          if (!EVENTS.includes(event)) throw new NotModelled(`E.on of ${event}`);
          this.on(event, handler);
        },
        takeErrorFlags: () => {
          const flags = this.context.run(JSON.stringify([...this.flags]));
          this.flags.clear();
          return flags;
        },
        board,
        battery: () => this.parts.battery(),
      }),
      process: makeProcess(realm, {
        board: board.espruino,
        storageBytes: board.storage.bytes,
        variables: board.variables,
        pictureBytes: () => this.pictures.reduce((sum, picture) => sum + picture.raster.bytes.length, 0),
        codeBytes: () => [...this.code.values()].reduce((sum, bytes) => sum + bytes, 0),
        onUncaught: handler => this.on('uncaughtException', handler),
      }),
      ...(board.chip.startsWith('nRF') && {
        NRF: expose(realm, 'NRF', radioCalls(this.parts.radio)),
        Bluetooth: expose(realm, 'Bluetooth', { setConsole: accepted }),
      }),
      USB: expose(realm, 'USB', { setConsole: accepted }),
      Modules: expose(realm, 'Modules', {
        addCached: (name: unknown, code: unknown) =>
          this.modules.set(String(name), this.load(String(name), String(code))),
        removeCached: (name: unknown) => this.modules.delete(String(name)),
        removeAllCached: () => this.modules.clear(),
      }),
      require: realm.protect((name: unknown) => (name === 'Storage' ? storage : this.require(String(name)))),
      load: realm.protect((file: unknown) => {
        if (file !== undefined) throw new NotModelled('load of a file');
        this.emit('kill');
        return reboot();
      }),
      eval: realm.protect((code: unknown) => this.runCode(String(code))),
      getSerial: () => '00000000-00000000',
      setDeepSleep: (on: unknown): void => {
        this.deepSleep = Boolean(on) && board.chip.startsWith('STM32');
      },
      setSleepIndicator: accepted,
      setBusyIndicator: accepted,
      atob: realm.protect((text: unknown) => stringOfBytes(bytesOfBase64(String(text)))),
      btoa: realm.protect((text: unknown) => base64OfBytes(bytesOfString(String(text)))),
    };
  }

  private consoleGlobals(realm: Realm): Record<string, unknown> {
    const print = realm.protect((...values: unknown[]) => this.print(values.map(shown).join(' ')));
    const names = ['log', 'debug', 'info', 'warn', 'error'];
    return { print, console: expose(realm, 'console', Object.fromEntries(names.map(name => [name, print]))) };
  }

  private runCode(code: string): unknown {
    const text = untokenise(code);
    // What begins alike is the same code again.
    this.code.set(text.slice(0, CODE_KEY), text.length);
    return this.context.run(text, 'eval');
  }

  private require(name: string): unknown {
    if (this.modules.has(name)) return this.modules.get(name);
    if (LIBRARIES_NOT_MODELLED.includes(name)) throw new NotModelled(`require("${name}")`);
    const file = this.parts.files.find(name);
    if (!file) throw new Error(`Module "${name}" not found`);
    const exported = this.load(name, stringOfBytes(file.bytes));
    this.modules.set(name, exported);
    return exported;
  }

  /** Runs a module's code and returns what it exports. */
  private load(name: string, code: string): unknown {
    const module = this.context.run('({ exports: {} })') as { exports: unknown };
    const text = untokenise(code);
    this.code.set(name, text.length);
    const body = this.context.run(`(function(exports, module) {${text}\n})`, name) as (...values: unknown[]) => void;
    body.call(module.exports, module.exports, module);
    return module.exports;
  }
}

function hasMessage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error;
}
