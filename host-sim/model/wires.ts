// The display's wires: the panel at their end, the buses that drive it, and what feeds it.
// Buses are new with every power-on; the panel forgets everything when its power goes.

import type { Board } from '../../boards/schema.ts';
import { BUS_OF_CHIP, type BusDevice, I2cBus } from './i2c.ts';
import { PanelModule, type PanelOptions } from './panel/module.ts';
import type { Pin } from './pins.ts';
import { SeededRandom } from './random.ts';
import { SpiBus } from './spi.ts';

/** Something on the bus that is always there. */
export type BusPart = Pick<BusDevice, 'address' | 'write' | 'read'>;

/** Panel and buses of one device. */
export class Wires {
  readonly panel: PanelModule;
  i2c: I2cBus;
  spi: SpiBus;
  private readonly board: Board;
  private readonly levelOf: (pin: string) => 0 | 1;
  private readonly parts: BusPart[] = [];

  /**
   * @param noiseSeed seed of what the panel's memory holds at power-on
   * @param levelOf reads a pin by name
   */
  constructor(board: Board, panel: PanelOptions, noiseSeed: number, levelOf: (pin: string) => 0 | 1) {
    this.board = board;
    this.levelOf = levelOf;
    const noise = new SeededRandom(noiseSeed);
    this.panel = new PanelModule(
      board.display,
      panel,
      () => noise.word() & 255,
      () => this.panelHasPower(),
    );
    this.i2c = new I2cBus(BUS_OF_CHIP[familyOf(board.chip)]);
    this.spi = new SpiBus(levelOf);
    this.renew();
  }

  /** Bytes that went over the display's bus. */
  get bytes(): number {
    return this.i2c.bytes + this.spi.bytes;
  }

  /** Power comes on. */
  renew(): void {
    const { board, levelOf, panel, parts } = this;
    this.i2c = new I2cBus(BUS_OF_CHIP[familyOf(board.chip)]);
    this.spi = new SpiBus(levelOf);
    panel.attachTo(this.i2c, this.spi);
    const { display } = board;
    if (display.bus !== 'i2c') return;
    const { sda, scl } = display;
    for (const { address, write, read } of parts)
      this.i2c.attach({ address, sda, scl, present: () => true, write, read });
  }

  /** Hangs something else on the panel's wires. */
  attach(part: BusPart): void {
    this.parts.push(part);
    this.renew();
  }

  /** A pin changed its level: the panel's power, its reset line, or its clock moved by hand. */
  pinChanged(pin: Pin): void {
    if (pin.name === this.board.display.power?.pin && !this.panelHasPower()) this.losePower();
    this.spi.pinChanged(pin.name);
    if (pin.level === 1) this.i2c.clocked(pin.name);
  }

  /** The board reset, which let go of its pins: a panel that one of them feeds loses its power as well. */
  boardReset(): void {
    if (this.board.display.power) this.losePower();
  }

  /** Power goes, and with it all that the panel knew. */
  losePower(): void {
    this.panel.losePower();
    this.i2c.letGo();
  }

  private panelHasPower(): boolean {
    const { power } = this.board.display;
    return !power || this.levelOf(power.pin) === power.level;
  }
}

function familyOf(chip: string): keyof typeof BUS_OF_CHIP {
  if (chip.startsWith('nRF52')) return 'nrf52';
  // A Linux build has no bus of its own; it is given the least particular one.
  if (chip.startsWith('RP2040') || chip.startsWith('any ')) return 'rp2040';
  if (chip.startsWith('STM32')) return 'stm32';
  throw new Error(`the bus of chip ${chip} is not modelled; modelled are nRF52, RP2040, STM32`);
}
