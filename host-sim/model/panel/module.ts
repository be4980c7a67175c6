// The display of a modelled device: which controller it has, whether it is plugged in, and how it hangs on its bus.
// Without power or wires it forgets everything; its memory then holds noise.

import type { Display } from '../../../boards/schema.ts';
import type { I2cBus } from '../i2c.ts';
import type { SpiBus } from '../spi.ts';
import { type Controller, HEIGHT, WIDTH } from './controller.ts';
import { Sh1106 } from './sh1106.ts';
import { Ssd1306 } from './ssd1306.ts';
import { Ssd1309 } from './ssd1309.ts';
import { St7567 } from './st7567.ts';

/** Panels that can be plugged in. */
export const PANEL_TYPES = ['ssd1306', 'sh1106', 'ssd1309'] as const;
export type PanelType = (typeof PANEL_TYPES)[number];

/** Which panel hangs on a device's bus; what is left out is as the board's file has it. */
export interface PanelOptions {
  type?: PanelType;
  /** 7-bit address on I2C. */
  address?: number;
  /** Column of the controller's memory at the panel's left edge. */
  offset?: number;
  /** True: nothing is plugged in at first. */
  unplugged?: boolean;
}

/** What a person with a meter would find out about the panel. */
export interface PanelInfo {
  /** Name of the controller. */
  type: string;
  address: number | undefined;
  plugged: boolean;
  on: boolean;
  /** In steps of the controller. */
  contrast: number;
  /** Commands that it was sent since power-on and does not have. */
  ignored: string[];
}

const MAKERS = { ssd1306: Ssd1306, sh1106: Sh1106, ssd1309: Ssd1309 };

/** Columns of an SSD1306 or SSD1309 whose glass does not begin at the first one. */
const COLUMNS_WITH_OFFSET = 132;

/** One panel at the end of its wires. */
export class PanelModule {
  controller: Controller;
  plugged: boolean;
  readonly address: number | undefined;
  private readonly display: Display;
  private readonly options: PanelOptions;
  private readonly noise: () => number;
  private readonly hasPower: () => boolean;

  /**
   * @param noise gives a byte of memory at power-on
   * @param hasPower tells whether the board feeds it at this moment
   */
  constructor(display: Display, options: PanelOptions, noise: () => number, hasPower: () => boolean) {
    this.display = display;
    this.options = options;
    this.noise = noise;
    this.hasPower = hasPower;
    this.plugged = !options.unplugged;
    this.address = display.bus === 'i2c' ? (options.address ?? display.addresses[0]) : undefined;
    this.controller = this.make();
  }

  /** What can be found out from outside. */
  get info(): PanelInfo {
    const { name, on, contrast, ignored } = this.controller;
    return { type: name, address: this.address, plugged: this.plugged, on, contrast, ignored };
  }

  /** Power went for a moment, or for long. */
  losePower(): void {
    this.controller = this.make();
  }

  /** The picture as a person sees it. */
  pixels(): Uint8Array {
    return this.isPresent() ? this.controller.pixels() : new Uint8Array(WIDTH * HEIGHT);
  }

  /** Wires it to the bus of the board that it hangs on. */
  attachTo(i2c: I2cBus, spi: SpiBus): void {
    const { display } = this;
    const present = () => this.isPresent();
    if (display.bus === 'i2c') {
      i2c.attach({
        address: this.address as number,
        sda: display.sda,
        scl: display.scl,
        present,
        write: data => this.controller.write(data),
        read: count => this.controller.read(count),
      });
    } else if (display.bus === 'spi') {
      const { sck, mosi, dc, cs, rst } = display;
      spi.attach({
        sck,
        mosi,
        dc,
        cs,
        rst,
        present,
        command: byte => this.controller.command(byte),
        data: byte => this.controller.store(byte),
        reset: () => this.controller.reset(),
      });
    }
  }

  private isPresent(): boolean {
    return this.plugged && this.hasPower();
  }

  private make(): Controller {
    const { display, noise, options } = this;
    if (display.driver === 'pixl') return new St7567({ noise });
    const type = options.type ?? display.driver;
    const offset = options.offset ?? (type === display.driver ? display.columnOffset : undefined);
    const widened = type !== 'sh1106' && offset ? { columns: COLUMNS_WITH_OFFSET } : {};
    return new MAKERS[type]({ noise, ...(offset === undefined ? {} : { offset }), ...widened });
  }
}
