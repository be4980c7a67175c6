// A Raspberry Pi Pico with keys and an OLED, emulated down to the processor's instructions, running a firmware image.
// The package emulates the chip; what it leaves out (flash chip, noise, reset by the watchdog) stands in the files beside this.
import { RP2040 } from 'rp2040js';
import type { Board, KeyName } from '../../boards/schema.ts';
import { bootRom, firmwareImage } from './environment.ts';
import { FlashChip } from './flash-chip.ts';
import { type BusSpeed, connectOled } from './i2c-wires.ts';
import { Oled } from './oled.ts';
import { QspiPins } from './qspi-pins.ts';
import { RingOscillator } from './ring-oscillator.ts';
import { loadUf2 } from './uf2.ts';
import { UsbHost } from './usb-host.ts';

/** Places of peripherals in the emulator's table: address >> 14. */
const SSI = 0x18000;
const IO_QSPI = 0x40018;
const WATCHDOG = 0x40058;
const ROSC = 0x40060;

const FLASH_ADDRESS = 0x10000000;
/** High while USB brings power (Pico data sheet, section 2.1). */
const USB_POWER_PIN = 24;
/** Instructions between two looks at the cable and at the time. */
const SLICE = 256;
/** Echo off for this line. */
const QUIET = '\x10';
/** The console listens a second after power-on. */
const CONSOLE_AFTER = 1200;

/** Registers that the emulator lacks and that change nothing here: the flash cache's control, DMA, and spares of the USB. */
const HARMLESS = [
  /^RP2040: .* address: 1400[0-9a-f]{4}$/,
  /^UART\d: .* 0x48/,
  /^USB: .* 0x(7c|80)/,
  /^I2C\d: .* (0x88|to IC_SDA_HOLD)/,
];

interface Watchdog {
  onWatchdogTrigger: () => void;
  readonly timer: { enable: boolean };
  readonly alarm: { enable: boolean };
}

/** The emulator's own clock, which the run of the processor drives. */
interface RunningClock {
  readonly nanos: number;
  readonly nanosToNextAlarm: number;
  tick(nanoseconds: number): void;
}

export class PicoBoard {
  oled = new Oled();
  /** What the emulator could not do as the chip does, such as an unknown instruction; anything in it makes a run worthless. */
  readonly faults = new Set<string>();
  /** Restarts by the watchdog. */
  restarts = 0;
  /** Instructions that the processor has carried out. */
  instructions = 0;
  usb: UsbHost | undefined;
  flashChip: FlashChip | undefined;
  readonly #board: Board;
  readonly #busSpeed: BusSpeed;
  readonly #keysDown = new Set<KeyName>();
  #chip: RP2040 | undefined;
  #image: Uint8Array | undefined;
  #restart = false;
  #marks = 0;

  constructor(board: Board, busSpeed: BusSpeed = 'real') {
    this.#board = board;
    this.#busSpeed = busSpeed;
  }

  /** Cuts the power and gives it back, from a computer or from a battery. Flash keeps what it held. */
  powerOn(from: 'computer' | 'battery'): void {
    this.oled = new Oled();
    this.#start(from === 'computer');
    if (from === 'battery') return;
    const { usb } = this;
    if (!this.run(10_000, () => usb!.connected)) throw new Error('the board does not answer on USB');
    this.run(CONSOLE_AFTER);
  }

  /** Puts this in the place of all that Storage holds, from the next power-on. */
  fillStorage(image: Uint8Array): void {
    this.#image = image;
  }

  /** Lets time pass, in milliseconds on the board; ends early when `done`. Answers whether it was. */
  run(milliseconds: number, done: () => boolean = () => false): boolean {
    const end = this.#chip!.clock.nanos + milliseconds * 1e6;
    for (;;) {
      const chip = this.#chip!;
      this.#slice(chip, end);
      if (this.#restart) {
        const left = (end - chip.clock.nanos) / 1e6;
        this.restarts++;
        this.#start(this.usb !== undefined);
        return this.run(left, done);
      }
      this.usb?.feed();
      if (done()) return true;
      if (chip.clock.nanos >= end) return false;
    }
  }

  /** Types lines with the echo off and gives what was printed until the last one was through. */
  type(text: string, milliseconds = 60_000): string[] {
    const usb = this.usb!;
    const from = usb.output.length;
    const mark = `~${++this.#marks}~`;
    for (const line of text.split('\n').filter(Boolean)) usb.type(`${QUIET}${line}\n`);
    usb.type(`${QUIET}print("~"+"${this.#marks}~")\n`);
    if (!this.run(milliseconds, () => usb.output.includes(mark, from)))
      throw new Error(`the console does not answer: ${usb.output.slice(-500)}`);
    const printed = usb.output
      .slice(from, usb.output.indexOf(mark, from))
      .replaceAll('\x1b[J', '')
      .replaceAll('\r', '');
    return printed.split('\n').flatMap(line => line.replace(/^>+/, '') || []);
  }

  /** Puts a key down or up, without letting time pass. */
  setKey(key: KeyName, down: boolean): void {
    if (down) this.#keysDown.add(key);
    else this.#keysDown.delete(key);
    this.#applyKey(key);
  }

  press(key: KeyName, milliseconds = 80): void {
    this.setKey(key, true);
    this.run(milliseconds);
    this.setKey(key, false);
  }

  #slice(chip: RP2040, end: number): void {
    const { core } = chip;
    const clock = chip.clock as unknown as RunningClock;
    const cycle = 1e9 / chip.clkSys;
    for (let k = 0; k < SLICE && !this.#restart; k++) {
      if (!core.waiting) {
        clock.tick(core.executeInstruction() * cycle);
        this.instructions++;
        continue;
      }
      // Asleep: on to the next event, but no further than asked for.
      const next = clock.nanosToNextAlarm > 0 ? clock.nanosToNextAlarm : 1000;
      clock.tick(Math.max(1, Math.min(next, end - clock.nanos)));
      if (core.interruptsUpdated && core.checkForInterrupts()) core.waiting = false;
      if (clock.nanos >= end) return;
    }
  }

  #start(withUsb: boolean): void {
    const kept = this.#chip?.flash;
    const chip = new RP2040();
    this.#chip = chip;
    this.#restart = false;
    const note = (component: string, message: string) => {
      const fault = `${component}: ${message}`;
      if (!HARMLESS.some(gap => gap.test(fault))) this.faults.add(fault);
    };
    chip.logger = { debug() {}, info() {}, warn: note, error: note };
    chip.loadBootrom(bootRom());
    if (kept) chip.flash.set(kept);
    else loadUf2(firmwareImage(), chip.flash, FLASH_ADDRESS);
    if (this.#image) chip.flash.set(this.#image, Number(this.#board.storage.address) - FLASH_ADDRESS);
    this.#image = undefined;
    this.flashChip = new FlashChip(chip);
    const peripherals = chip.peripherals as Record<number, unknown>;
    peripherals[SSI] = this.flashChip;
    peripherals[IO_QSPI] = new QspiPins(chip, this.flashChip);
    peripherals[ROSC] = new RingOscillator(chip, 12345 + this.restarts);
    const watchdog = peripherals[WATCHDOG] as Watchdog;
    watchdog.onWatchdogTrigger = () => {
      watchdog.alarm.enable = false;
      watchdog.timer.enable = false;
      this.#restart = true;
    };
    this.#connect(chip, withUsb);
    chip.core.reset();
    chip.core.PC = FLASH_ADDRESS;
  }

  #connect(chip: RP2040, withUsb: boolean): void {
    const { display, keys } = this.#board;
    if (display.bus !== 'i2c') throw new Error(`the emulated board has an OLED on I2C, not on ${display.bus}`);
    connectOled(
      chip,
      chip.i2c[display.peripheral === 'I2C1' ? 0 : 1]!,
      display.addresses[0]!,
      this.oled,
      this.#busSpeed,
    );
    chip.gpio[USB_POWER_PIN]!.setInputValue(withUsb);
    this.usb = withUsb ? new UsbHost(chip) : undefined;
    for (const key of Object.keys(keys) as KeyName[]) this.#applyKey(key);
  }

  #applyKey(key: KeyName): void {
    const { pin, pull } = this.#board.keys[key];
    const pressed = this.#keysDown.has(key);
    this.#chip?.gpio[Number(pin.slice(1))]?.setInputValue(pull === 'up' ? !pressed : pressed);
  }
}
