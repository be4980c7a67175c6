// A board's display: a panel on I2C or SPI, or the built-in LCD of the Pixl.js.
// Types and the reading of the `display` field of a board file.
import type { FieldReader } from './fields.ts';

/** Controllers that a panel on a bus may have. */
const PANEL_DRIVERS = ['ssd1306', 'sh1106', 'ssd1309'] as const;
export type PanelDriver = (typeof PANEL_DRIVERS)[number];

/** The pin that must be driven to this level before the display has power. */
export interface DisplayPower {
  pin: string;
  level: 0 | 1;
}

interface Panel {
  driver: PanelDriver;
  /** Hz. */
  bitrate: number;
  /** Absent when the display always has power. */
  power?: DisplayPower;
  /** Columns of the controller's memory left of the panel. */
  columnOffset: number;
  width: 128;
  height: 64;
}

export interface I2cDisplay extends Panel {
  bus: 'i2c';
  peripheral: 'I2C1' | 'I2C2' | 'I2C3';
  sda: string;
  scl: string;
  /** 7-bit addresses to look at, in order. */
  addresses: number[];
}

export interface SpiDisplay extends Panel {
  bus: 'spi';
  peripheral: 'SPI1' | 'SPI2' | 'SPI3';
  sck: string;
  mosi: string;
  dc: string;
  rst: string;
  cs: string;
}

/** The LCD (ST7567) that the interpreter drives by itself through its global `g`. */
export interface PixlDisplay {
  driver: 'pixl';
  bus?: undefined;
  power?: undefined;
  width: 128;
  height: 64;
}

export type Display = I2cDisplay | SpiDisplay | PixlDisplay;

/** Reads a display whose wires end at `pins`. @throws Error that names the wrong field */
export function displayOf(reader: FieldReader, pins: string[]): Display {
  const driver = reader.oneOf('driver', [...PANEL_DRIVERS, 'pixl']);
  const display = driver === 'pixl' ? { driver, ...sizeOf(reader) } : panelOf(reader, driver, pins);
  reader.nothingElse();
  return display;
}

function panelOf(reader: FieldReader, driver: PanelDriver, pins: string[]): I2cDisplay | SpiDisplay {
  const panel: Panel = {
    driver,
    bitrate: reader.integer('bitrate', 10_000, 32_000_000),
    columnOffset: reader.integer('columnOffset', 0, 4),
    ...sizeOf(reader),
  };
  if (reader.has('power')) {
    const power = reader.object('power');
    panel.power = { pin: power.oneOf('pin', pins), level: power.integer('level', 0, 1) as 0 | 1 };
    power.nothingElse();
  }
  return reader.oneOf('bus', ['i2c', 'spi']) === 'i2c' ? i2cOf(reader, panel, pins) : spiOf(reader, panel, pins);
}

function i2cOf(reader: FieldReader, panel: Panel, pins: string[]): I2cDisplay {
  return {
    ...panel,
    bus: 'i2c',
    bitrate: reader.integer('bitrate', 10_000, 1_000_000),
    peripheral: reader.oneOf('peripheral', ['I2C1', 'I2C2', 'I2C3']),
    sda: reader.oneOf('sda', pins),
    scl: reader.oneOf('scl', pins),
    addresses: reader.integers('addresses', 8, 119),
  };
}

function spiOf(reader: FieldReader, panel: Panel, pins: string[]): SpiDisplay {
  return {
    ...panel,
    bus: 'spi',
    peripheral: reader.oneOf('peripheral', ['SPI1', 'SPI2', 'SPI3']),
    sck: reader.oneOf('sck', pins),
    mosi: reader.oneOf('mosi', pins),
    dc: reader.oneOf('dc', pins),
    rst: reader.oneOf('rst', pins),
    cs: reader.oneOf('cs', pins),
  };
}

function sizeOf(reader: FieldReader): { width: 128; height: 64 } {
  return { width: reader.integer('width', 128, 128) as 128, height: reader.integer('height', 64, 64) as 64 };
}

/** Names of the pins that a display takes, with what each is for. */
export function displayPins(display: Display): [use: string, pin: string][] {
  if (display.driver === 'pixl') return [];
  const { power } = display;
  const wires: [string, string][] =
    display.bus === 'i2c'
      ? [
          ['SDA', display.sda],
          ['SCL', display.scl],
        ]
      : [
          ['SCK', display.sck],
          ['MOSI', display.mosi],
          ['DC', display.dc],
          ['RST', display.rst],
          ['CS', display.cs],
        ];
  return power ? [...wires, ['power switch', power.pin]] : wires;
}
