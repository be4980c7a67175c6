// Devices with any panel on any bus: the bundle of a board whose display was exchanged, on the model of Espruino.

import { type Board, type Display, loadBoard } from '../../boards/schema.ts';
import { boardFiles } from '../../firmware/build/board-files.ts';
import { freshJournal, JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { setUpJournal } from '../../host-sim/journal/set-up.ts';
import { Device } from '../../host-sim/model/device.ts';
import type { PanelOptions } from '../../host-sim/model/panel/module.ts';
import { wasmCore } from '../../host-sim/simulated.ts';
import { packBytes } from '../../wasm-core/bindings/load.ts';

export const WIDTH = 128;
export const HEIGHT = 64;

/** The display of a board that keeps its power when the chip resets. */
export const I2C = loadBoard('linux').display;

/** A panel on SPI; pins of the board of `I2C`. */
export const SPI: Display = {
  driver: 'sh1106',
  bus: 'spi',
  peripheral: 'SPI1',
  sck: 'D1',
  mosi: 'D2',
  dc: 'D3',
  rst: 'D4',
  cs: 'D5',
  bitrate: 2_000_000,
  columnOffset: 2,
  width: 128,
  height: 64,
};

export const PIXL: Display = { driver: 'pixl', width: 128, height: 64 };

const built = new Map<string, Promise<Map<string, Uint8Array>>>();

function filesOf(board: Board, key: string): Promise<Map<string, Uint8Array>> {
  const files =
    built.get(key) ??
    boardFiles({ board, systems: ['d6rounds'], packBytes }).then(made => made.set(JOURNAL_FILE, setUpJournal(board)));
  built.set(key, files);
  return files;
}

/**
 * A device with this display, set up but not yet booted.
 * @param panel what hangs on its bus, where it is not what the board's file says
 * @param fresh true: as on first boot
 */
export async function deviceWith(display: Display, panel: PanelOptions = {}, fresh = false): Promise<Device> {
  const board: Board = { ...loadBoard('linux'), display };
  const files = new Map(await filesOf(board, JSON.stringify(display)));
  if (fresh) files.set(JOURNAL_FILE, freshJournal(board));
  return new Device({ board, files, nativeCoreFor: wasmCore, randomSeed: 7, panel });
}

/** As `deviceWith`, with power on. */
export async function booted(...values: Parameters<typeof deviceWith>): Promise<Device> {
  const device = await deviceWith(...values);
  device.boot();
  return device;
}

export type Key = 'up' | 'down' | 'ok' | 'back';

/** Presses keys one after the other, with a moment between them. */
export function press(device: Device, ...keys: Key[]): void {
  for (const key of keys) {
    device.press(key);
    device.advance(20);
  }
}

/** Chooses Settings at Home: the last row, to which a held key jumps. */
export function chooseSettings(device: Device): void {
  device.press('down', 900);
  device.advance(20);
}

/** From Home to a row of Settings, counted from the top. */
export function openSetting(device: Device, row: number): void {
  chooseSettings(device);
  press(device, 'ok');
  for (let i = 0; i < row; i++) press(device, 'down');
}

/** Rows of Settings on a device with an OLED. */
export const ROW = { panel: 0, offset: 1, card: 2, turned: 3, contrast: 4, dim: 5, off: 6, leftHanded: 7, about: 10 };

/** The picture by rows, one character a pixel. */
export function rowsOf(pixels: Uint8Array): string[] {
  return Array.from({ length: HEIGHT }, (_, y) => [...pixels.subarray(y * WIDTH, (y + 1) * WIDTH)].join(''));
}

export function turned(pixels: Uint8Array): Uint8Array {
  return Uint8Array.from(pixels).reverse();
}

/** Whether the outermost pixels are all lit, and those just inside dark but for the corner marks' distance. */
export function hasWholeBorder(pixels: Uint8Array): boolean {
  const at = (x: number, y: number) => pixels[y * WIDTH + x];
  for (let x = 0; x < WIDTH; x++) if (!at(x, 0) || !at(x, HEIGHT - 1)) return false;
  for (let y = 0; y < HEIGHT; y++) if (!at(0, y) || !at(WIDTH - 1, y)) return false;
  for (let x = 1; x < WIDTH - 1; x++) if (at(x, 1) || at(x, HEIGHT - 2)) return false;
  for (let y = 1; y < HEIGHT - 1; y++) if (at(1, y) || at(WIDTH - 2, y)) return false;
  return true;
}
