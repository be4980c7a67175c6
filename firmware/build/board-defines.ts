// Figures of the board by their full names, as expressions that the bundle has in their place.
// Every name has a value on every board, so that code for another kind of display can be left out by comparing BOARD.display.driver.
import type { Board, Display } from '../../boards/schema.ts';
import { FONT_NAME } from './font-file.ts';
import { journalBytes } from './journal-file.ts';

/** Controllers by number, as the firmware's PanelType. */
const CONTROLLERS = ['ssd1306', 'sh1106', 'ssd1309'];
/** Step of contrast, 0 to 15, that is easy on the eyes and on an OLED. */
const USUAL_CONTRAST = 12;
/** The interpreter's own on the Pixl.js: 35 of 63. */
const LCD_CONTRAST = 8;

function displayDefines(display: Display): Record<string, string> {
  const { driver, power } = display;
  const panel = driver === 'pixl' ? undefined : display;
  const i2c = display.bus === 'i2c' ? display : undefined;
  const spi = display.bus === 'spi' ? display : undefined;
  return {
    bus: JSON.stringify(display.bus ?? driver),
    port: `${panel?.peripheral}`,
    bitrate: `${panel?.bitrate}`,
    sda: `${i2c?.sda}`,
    scl: `${i2c?.scl}`,
    sck: `${spi?.sck}`,
    mosi: `${spi?.mosi}`,
    dc: `${spi?.dc}`,
    cs: `${spi?.cs}`,
    rst: `${spi?.rst}`,
    // On SPI there is nothing to look for: one address stands for the wires.
    addresses: JSON.stringify(i2c?.addresses ?? [0]),
    controller: `${CONTROLLERS.indexOf(driver)}`,
    columnOffset: `${panel?.columnOffset ?? 0}`,
    contrast: `${driver === 'pixl' ? LCD_CONTRAST : USUAL_CONTRAST}`,
    powerPin: `${power?.pin}`,
    powerLevel: `${power?.level === 1}`,
  };
}

/** With so much Storage a board carries more than the bare necessities. */
const ROOMY_BYTES = 128 * 1024;

/** Definitions for the bundle, by dotted name. */
export function boardDefines(board: Board): Record<string, string> {
  const { id, display, keys } = board;
  const defines: Record<string, string> = {
    'BOARD.id': JSON.stringify(id),
    'BOARD.bluetooth': `${board.page?.reach.includes('bluetooth') ?? false}`,
    'BOARD.deepSleep': `${board.deepSleep ?? false}`,
    'BOARD.lacksFont': `${!board.fonts.includes(FONT_NAME)}`,
    'BOARD.overlays': `${board.overlays ?? false}`,
    'BOARD.battery': JSON.stringify(board.battery ?? ''),
    'BOARD.journalBytes': `${journalBytes(board)}`,
    'BOARD.combatants': `${board.combatants}`,
    'BOARD.roomy': `${board.storage.bytes >= ROOMY_BYTES}`,
    'BOARD.buzzer': `${board.buzzer}`,
  };
  for (const [name, value] of Object.entries(displayDefines(display))) defines[`BOARD.display.${name}`] = value;
  for (const [name, { pin, pull }] of Object.entries(keys)) {
    defines[`BOARD.keys.${name}.pin`] = pin;
    defines[`BOARD.keys.${name}.pull`] = JSON.stringify(pull);
  }
  return defines;
}
