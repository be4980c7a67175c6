// A whole modelled device: board, files, display and keys, from power-on to power-off, with what a person would see
// and what a test may ask. Nothing happens but in `boot`, `advance`, `press`, `setKey` and `send`.

import type { Board, KeyName } from '../../boards/schema.ts';
import { Clock } from './clock.ts';
import { type DrawnCharacter, linesOf } from './drawn-text.ts';
import type { Picture } from './graphics.ts';
import { BUS_OF_CHIP, I2cBus } from './i2c.ts';
import { Interpreter } from './interpreter.ts';
import { type NativeCoreFor, NativeMemory } from './native.ts';
import { HEIGHT, Ssd1306, WIDTH } from './panel/ssd1306.ts';
import { Pins } from './pins.ts';
import { SeededRandom } from './random.ts';
import { shownCharacters } from './shown-text.ts';
import { type FileStore, StorageFiles } from './storage-files.ts';

/** What a device is made of. */
export interface DeviceOptions {
  board: Board;
  /** Files in Storage at first power-on, written in this order. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Gives the core that stands behind a file of native code. */
  nativeCoreFor: NativeCoreFor;
  /** Seed of the hardware's randomness. */
  randomSeed: number;
  /** 7-bit address at which the panel answers; the board's first unless told otherwise. */
  panelAddress?: number;
}

/** How long a key is pressed unless told otherwise, in milliseconds. */
export const PRESS_MILLISECONDS = 80;

/** A device is at rest when nothing is due within so many milliseconds. */
const AT_REST_MILLISECONDS = 1;

/** A device that is busy for longer, in milliseconds, never comes to rest. */
const LONGEST_SETTLING = 1000;

/** A modelled handheld. */
export class Device {
  readonly board: Board;
  /** Lines of console output since it was made. */
  readonly console: string[] = [];
  /** Errors that device code did not catch, and calls that are not modelled. */
  readonly errors: Error[] = [];
  /** Files in Storage; they stay when power goes. */
  readonly files: FileStore;
  /** Charge of the battery in percent, as the device measures it. */
  battery = 100;
  private readonly options: DeviceOptions;
  private readonly random: SeededRandom;
  private readonly keysDown = new Set<KeyName>();
  private clock = new Clock();
  private pins: Pins;
  private bus: I2cBus;
  private panel = new Ssd1306();
  private interpreter: Interpreter | undefined;
  /** Time on the clock that ended when the device last rebooted. */
  private rebootedAt = 0;

  constructor(options: DeviceOptions) {
    this.options = options;
    this.board = options.board;
    this.random = new SeededRandom(options.randomSeed);
    this.files = new StorageFiles(options.board.storage.bytes, options.files);
    this.pins = this.makePins();
    this.bus = this.makeBus();
  }

  /** Milliseconds since power-on. */
  get now(): number {
    return this.clock.now;
  }

  /** True between `boot` and `powerOff`. */
  get running(): boolean {
    return this.interpreter !== undefined;
  }

  /** Power comes on (after going off, if it was on): runs the boot files and lets the device come to rest. */
  boot(): void {
    this.powerOff();
    this.panel = new Ssd1306();
    this.bus = this.makeBus();
    this.start();
    this.settle();
  }

  /** Power goes: nothing runs, the panel is dark, files and held keys stay. */
  powerOff(): void {
    this.interpreter?.stop();
    this.interpreter = undefined;
    this.clock = new Clock();
    this.pins = this.makePins();
    this.panel = new Ssd1306();
  }

  /** Lets `milliseconds` of virtual time pass. */
  advance(milliseconds: number): void {
    let left = milliseconds;
    for (let clock: Clock | undefined; clock !== this.clock; ) {
      clock = this.clock;
      const end = clock.now + left;
      clock.advance(left);
      // A reboot in between begins a new clock: the rest of the time is its.
      left = end - this.rebootedAt;
    }
  }

  /** Runs what is due at once, and what follows from it, until nothing is due within a millisecond. */
  settle(): void {
    this.clock.advance(0);
    let waited = 0;
    for (let wait = this.clock.untilNext(); wait !== undefined && wait <= AT_REST_MILLISECONDS; ) {
      this.clock.advance(wait);
      waited += wait;
      if (waited > LONGEST_SETTLING)
        throw new Error('the device does not come to rest: a timer runs every millisecond');
      wait = this.clock.untilNext();
    }
  }

  /** Presses a key for so many milliseconds, releases it and lets the device come to rest. */
  press(key: KeyName, milliseconds = PRESS_MILLISECONDS): void {
    this.setKey(key, true);
    this.advance(milliseconds);
    this.setKey(key, false);
    this.settle();
  }

  /** Puts a key down or up at this instant, without letting time pass. */
  setKey(key: KeyName, down: boolean): void {
    if (down) this.keysDown.add(key);
    else this.keysDown.delete(key);
    this.pins.setLevel(this.pins.named(this.board.keys[key].pin), this.levelOfKey(key));
  }

  /** Evaluates a line as typed at the console; its value is printed and returned. @throws Error without power */
  send(text: string): unknown {
    if (!this.interpreter) throw new Error('the device has no power: boot it first');
    const value = this.interpreter.evaluate(text);
    this.settle();
    return value;
  }

  /** The panel's picture as a person sees it: 128 x 64 of 0 or 1, row after row. */
  pixels(): Uint8Array {
    return this.panel.pixels();
  }

  /** Lines of text that the panel shows, in reading order; none while it is off. */
  text(): string[] {
    const picture = this.screenPicture();
    if (!picture || !this.panel.on) return [];
    return linesOf(this.shown(picture));
  }

  /** Bytes that went over the display's bus since it was last asked to count anew. */
  busBytes(): number {
    return this.bus.bytes;
  }

  /** Starts counting bus bytes at 0. */
  resetBusBytes(): void {
    this.bus.bytes = 0;
  }

  private shown(picture: Picture): DrawnCharacter[] {
    const seen = this.panel.pixels();
    if (this.panel.inverted) for (let i = 0; i < seen.length; i++) seen[i] = 1 - (seen[i] as number);
    return shownCharacters(picture, seen);
  }

  /** The latest picture of the panel's size. */
  private screenPicture(): Picture | undefined {
    const pictures = this.interpreter?.pictures ?? [];
    return pictures.filter(picture => picture.raster.width === WIDTH && picture.raster.height === HEIGHT).at(-1);
  }

  private start(): void {
    const { board, files, random, pins, bus, clock } = this;
    this.interpreter = new Interpreter({
      board,
      clock,
      pins,
      bus,
      files,
      random,
      native: new NativeMemory(files, this.options.nativeCoreFor, board.storage.mapped),
      print: line => this.console.push(line),
      fail: error => this.errors.push(error),
      battery: () => this.battery,
      reboot: () => clock.post(() => this.restart()),
    });
    this.interpreter.boot();
  }

  /** The interpreter starts anew. Its pins let go, so that a panel that one of them feeds loses its power as well. */
  private restart(): void {
    this.rebootedAt = this.clock.now;
    if (this.board.display.power) this.panel = new Ssd1306();
    this.clock = new Clock();
    this.pins = this.makePins();
    this.start();
  }

  private makePins(): Pins {
    const buttons = Object.entries(this.board.aliases).filter(([alias]) => alias.startsWith('BTN'));
    const pins = new Pins(
      this.clock,
      this.board.pins,
      buttons.map(([, pin]) => pin),
    );
    pins.onChange = pin => {
      if (pin.name === this.board.display.power?.pin && !this.panelHasPower()) this.panel = new Ssd1306();
    };
    for (const key of this.keysDown) pins.setLevel(pins.named(this.board.keys[key].pin), this.levelOfKey(key));
    return pins;
  }

  private panelHasPower(): boolean {
    const { power } = this.board.display;
    return !power || this.pins.read(this.pins.named(power.pin)) === power.level;
  }

  private levelOfKey(key: KeyName): 0 | 1 | undefined {
    if (!this.keysDown.has(key)) return undefined;
    return this.board.keys[key].pull === 'up' ? 0 : 1;
  }

  private makeBus(): I2cBus {
    const bus = new I2cBus(BUS_OF_CHIP[familyOf(this.board.chip)]);
    const { sda, scl, addresses } = this.board.display;
    bus.attach({
      address: this.options.panelAddress ?? (addresses[0] as number),
      sda,
      scl,
      present: () => this.panelHasPower(),
      write: data => this.panel.write(data),
      read: count => this.panel.read(count),
    });
    return bus;
  }
}

function familyOf(chip: string): keyof typeof BUS_OF_CHIP {
  if (chip.startsWith('nRF52')) return 'nrf52';
  // A Linux build has no bus of its own; it is given the least particular one.
  if (chip.startsWith('RP2040') || chip.startsWith('any ')) return 'rp2040';
  if (chip.startsWith('STM32')) return 'stm32';
  throw new Error(`the bus of chip ${chip} is not modelled; modelled are nRF52, RP2040, STM32`);
}
