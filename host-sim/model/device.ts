// A whole modelled device: board, files, display and keys, from power-on to power-off, with what a person would see
// and what a test may ask. Nothing happens but in `boot`, `advance`, `press`, `setKey` and `send`.

import type { Board, KeyName } from '../../boards/schema.ts';
import { Clock } from './clock.ts';
import { type DrawnCharacter, linesOf, type TextLine, textLinesOf } from './drawn-text.ts';
import { checkAtPowerOn, makeBoardFlash } from './flash/board-flash.ts';
import type { NorFlash } from './flash/nor.ts';
import type { Picture } from './graphics.ts';
import { FIFO_FULL, mostEdges } from './input-queue.ts';
import { Interpreter } from './interpreter.ts';
import { type NativeCoreFor, NativeMemory } from './native.ts';
import { HEIGHT, WIDTH } from './panel/controller.ts';
import type { PanelInfo, PanelOptions } from './panel/module.ts';
import { Pins, type Tone } from './pins.ts';
import { newRadio } from './radio.ts';
import { SeededRandom } from './random.ts';
import { shownCharacters } from './shown-text.ts';
import type { FileStore } from './storage-files.ts';
import { type BusPart, Wires } from './wires.ts';

/** What a device is made of. */
export interface DeviceOptions {
  board: Board;
  /** Files in Storage at first power-on, written in this order. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The whole of Storage as it was once left, in place of `files`. */
  image?: Uint8Array | undefined;
  /** Gives the core that stands behind a file of native code. */
  nativeCoreFor: NativeCoreFor;
  /** Seed of the hardware's randomness. */
  randomSeed: number;
  /** Which panel hangs on its bus; the board's own unless told otherwise. */
  panel?: PanelOptions;
}

/** How long a key is pressed unless told otherwise, in milliseconds. */
export const PRESS_MILLISECONDS = 80;

/** With a timer due within so many milliseconds a chip does not sleep deeply; the longest that any STM32 asks for. */
const SHORTEST_DEEP_SLEEP = 1500;

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
  /** The flash with its counts, and with `cutAfter` to let power fail. A cut is a `powerOff` in the middle of a call. */
  readonly flash: NorFlash;
  /** Files in Storage; they stay when power goes. */
  readonly files: FileStore;
  /** Charge of the battery in percent, as the device measures it. */
  battery = 100;
  /** How long an erase of flash takes, where it is not as long as the chip's data sheet says. */
  eraseMilliseconds: number | undefined;
  /** Its Bluetooth radio, on chips that have one. */
  radio = newRadio();
  private readonly options: DeviceOptions;
  private readonly random: SeededRandom;
  private readonly keysDown = new Set<KeyName>();
  private edgesToLose = 0;
  private clock = new Clock();
  private pins: Pins;
  private readonly wires: Wires;
  private interpreter: Interpreter | undefined;
  /** Time on the clock that ended when the device last rebooted or lost power. */
  private rebootedAt = 0;

  constructor(options: DeviceOptions) {
    this.options = options;
    this.board = options.board;
    this.random = new SeededRandom(options.randomSeed);
    const { flash, files } = makeBoardFlash(options, {
      print: line => this.console.push(line),
      block: milliseconds => this.clock.block(this.eraseMilliseconds ?? milliseconds),
      powerFailed: () => this.powerOff(),
    });
    this.flash = flash;
    this.files = files;
    this.pins = this.makePins();
    this.wires = new Wires(options.board, options.panel ?? {}, options.randomSeed, pin =>
      this.pins.read(this.pins.named(pin)),
    );
  }

  /** Milliseconds since power-on. */
  get now(): number {
    return this.clock.now;
  }

  /**
   * How the chip waits at this moment: `deep` once device code has allowed that on an STM32 and nothing is due soon.
   * From deep sleep watched pins and timers wake it (targets/stm32/jshardware.c, jshSleep); the model's console is no USB cable.
   */
  get sleep(): 'deep' | 'light' {
    const wait = this.clock.untilNext();
    const soon = wait !== undefined && wait <= SHORTEST_DEEP_SLEEP;
    return this.interpreter?.deepSleep && !soon ? 'deep' : 'light';
  }

  /** True between `boot` and `powerOff`. */
  get running(): boolean {
    return this.interpreter !== undefined;
  }

  /** Power comes on (after going off, if it was on): runs the boot files and lets the device come to rest. */
  boot(): void {
    this.powerOff();
    this.flash.powerOn();
    this.wires.renew();
    this.start();
    this.settle();
  }

  /** Power goes: nothing runs any more, not even code that is running; the panel is dark; files and held keys stay. */
  powerOff(): void {
    this.interpreter?.stop();
    this.interpreter = undefined;
    this.rebootedAt = this.clock.now;
    this.clock = new Clock();
    this.pins = this.makePins();
    this.wires.losePower();
  }

  /** Lets `milliseconds` of virtual time pass. */
  advance(milliseconds: number): void {
    let left = milliseconds;
    for (let clock: Clock | undefined; clock !== this.clock; ) {
      clock = this.clock;
      const end = clock.now + left;
      clock.advance(left);
      // A reboot or a power cut in between begins a new clock: the rest of the time is its.
      left = Math.max(0, end - this.rebootedAt);
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
    const isLost = this.edgesToLose > 0;
    if (isLost) this.edgesToLose--;
    this.pins.setLevel(this.pins.named(this.board.keys[key].pin), this.levelOfKey(key), !isLost);
  }

  /** The next edges of keys, so many, are never told to the device, though levels change; 0 ends it. */
  loseEdges(count: number): void {
    this.edgesToLose = count;
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
    return this.wires.panel.pixels();
  }

  /** Lines of text that the panel shows, in reading order; none while it is off. */
  text(): string[] {
    const picture = this.screenPicture();
    return picture ? linesOf(this.shown(picture)) : [];
  }

  /** As `text`, with how each line looks: a bar and a chosen row are dark on a lit ground. */
  textLines(): TextLine[] {
    const picture = this.screenPicture();
    return picture ? textLinesOf(this.shown(picture), picture.raster) : [];
  }

  /** Tones that a buzzer has sounded since power came on. */
  tones(): readonly Tone[] {
    return this.pins.tones;
  }

  /** Bytes that went over the display's bus since it was last asked to count anew. */
  busBytes(): number {
    return this.wires.bytes;
  }

  /** Starts counting bus bytes at 0. */
  resetBusBytes(): void {
    this.wires.i2c.bytes = 0;
    this.wires.spi.bytes = 0;
  }

  /** The panel as someone with a meter and a listener on the bus would describe it. */
  get panel(): PanelInfo {
    return this.wires.panel.info;
  }

  /** Pulls the panel off its wires. */
  unplugPanel(): void {
    this.wires.panel.plugged = false;
  }

  /** Puts the panel onto its wires again: it knows nothing of before. */
  plugPanel(): void {
    this.wires.panel.plugged = true;
    this.wires.panel.losePower();
  }

  /** The next transfers on I2C, so many, are not acknowledged; 0 ends it. */
  busErrors(count: number): void {
    this.wires.i2c.failing = count;
  }

  /** Hangs something else on the wires of the I2C panel. */
  attachToBus(part: BusPart): void {
    this.wires.attach(part);
  }

  /** The board alone resets, in the middle of a byte to its panel. */
  resetInTransfer(): void {
    this.wires.i2c.cutOff();
    this.interpreter?.stop();
    this.restart();
    this.settle();
  }

  private shown(picture: Picture): DrawnCharacter[] {
    if (!this.panel.on || !this.panel.plugged) return [];
    const seen = this.wires.panel.pixels();
    if (this.wires.panel.controller.inverted) for (let i = 0; i < seen.length; i++) seen[i] = 1 - (seen[i] as number);
    return shownCharacters(picture, seen);
  }

  /** The latest picture of the panel's size. */
  private screenPicture(): Picture | undefined {
    const pictures = this.interpreter?.pictures ?? [];
    return pictures.filter(picture => picture.raster.width === WIDTH && picture.raster.height === HEIGHT).at(-1);
  }

  private start(): void {
    this.radio = newRadio();
    if (!checkAtPowerOn(this.files, line => this.console.push(line))) return;
    const { board, files, random, pins, wires, clock } = this;
    this.interpreter = new Interpreter({
      board,
      clock,
      pins,
      bus: wires.i2c,
      spi: wires.spi,
      lcd: board.display.driver === 'pixl' ? wires.panel.controller : undefined,
      files,
      random,
      native: new NativeMemory(files, this.options.nativeCoreFor, board.storage.mapped),
      print: line => this.console.push(line),
      fail: error => this.errors.push(error),
      radio: this.radio,
      battery: () => this.battery,
      reboot: () => clock.post(() => this.restart()),
    });
    this.interpreter.boot();
  }

  /** The interpreter starts anew. */
  private restart(): void {
    this.rebootedAt = this.clock.now;
    this.wires.boardReset();
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
      mostEdges(this.board.espruino),
    );
    pins.onLost = () => this.interpreter?.raise(FIFO_FULL);
    pins.onChange = pin => this.wires.pinChanged(pin);
    for (const key of this.keysDown) pins.setLevel(pins.named(this.board.keys[key].pin), this.levelOfKey(key));
    return pins;
  }

  private levelOfKey(key: KeyName): 0 | 1 | undefined {
    if (!this.keysDown.has(key)) return undefined;
    return this.board.keys[key].pull === 'up' ? 0 : 1;
  }
}
