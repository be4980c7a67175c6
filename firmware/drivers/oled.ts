// Panels with an SSD1306, SH1106 or SSD1309, on I2C or SPI: what differs between them stands in small tables.
// Data sheets: Solomon Systech SSD1306 1.1 and SSD1309 1.1, Sino Wealth SH1106 2.3. All three have page addressing.
import { isTurned, Setting, settings } from '../app/settings';
import { Light, type Panel, PanelType } from './panel';

const port = BOARD.display.port;

/** Control bytes of an I2C write (SSD1306 8.1.5.2); on SPI anything but 0 is a high D/C line. */
const COMMANDS = 0x00;
/** One command, and then another control byte. */
const COMMAND = 0x80;
const DATA = 0x40;
/** Bytes of data behind page and column: a write carries 128 in all. Whole pages go as 128 behind their control byte. */
const MOST_BEHIND_HEAD = 121;

const WIDTH = 128;
const NO_ADDRESS = -1;

// Off; clock 80; 64 lines; no offset; COM pins alternative; precharge F1; VCOMH 3C, near 0.83 Vcc on each; show memory; not inverse.
const START = [0xae, 0xd5, 0x80, 0xa8, 0x3f, 0xd3, 0, 0xda, 0x12, 0xd9, 0xf1, 0xdb, 0x3c, 0xa4, 0xa6];

/** By PanelType. SSD1306: charge pump on, page addressing. SH1106: DC-DC on. SSD1309: page addressing. */
const POWER = [
  [0x8d, 0x14, 0x20, 2],
  [0xad, 0x8b],
  [0x20, 2],
];

/** The SH1106 has 132 columns, and so have panels with an SSD1306 or SSD1309 that need an offset. */
const SPARE_COLUMNS = 4;

/** Status, bit 6: the display is off (SSD1306 8.1.1, SH1106 "Read status"). */
const IS_OFF = 0x40;

/** Nine clocks free a data line that a panel holds since a transfer was cut off (I2C specification 3.1.16). */
const FREEING_EDGES = 18;

/** The panel on the board's bus, showing `buffer` (128 x 64, a byte per eight rows). */
export function createOled(buffer: ArrayBuffer): Panel {
  const pages: Uint8Array[] = [];
  for (let page = 0; page < 8; page++) pages.push(new Uint8Array(buffer, page * WIDTH, WIDTH));
  let address = NO_ADDRESS;
  let offset = 0;
  let level = Light.Full;
  let shift = 63;
  let hasStatus = false;

  /** Page and column go before data in one transfer, each command behind a control byte of its own. */
  const head = new Uint8Array([COMMAND, 0xb0, COMMAND, 0, COMMAND, 0x10, DATA]);

  function write(control: number, bytes: BusData): void {
    if (BOARD.display.bus === 'spi') {
      digitalWrite(BOARD.display.dc, control);
      port.write(bytes, BOARD.display.cs);
    } else port.writeTo(address, control, bytes);
  }

  /** Dim, the picture moves by the start line: no byte of it has to be sent again, and every controller has that. */
  function writeLight(): void {
    const contrast = settings.values[Setting.Contrast] * 17;
    const bytes = [0x81, level ? contrast >> 3 : contrast, 0x40 | (level && shift), 0xaf];
    write(COMMANDS, level === Light.Off ? 0xae : bytes);
  }

  function openBus(): void {
    if (BOARD.display.bus === 'spi') {
      port.setup({ sck: BOARD.display.sck, mosi: BOARD.display.mosi, baud: BOARD.display.bitrate });
      digitalWrite(BOARD.display.rst, 0);
      digitalWrite(BOARD.display.rst, 1);
    } else {
      for (let edge = 0; edge < FREEING_EDGES; edge++) digitalWrite(BOARD.display.scl, edge & 1);
      port.setup({ sda: BOARD.display.sda, scl: BOARD.display.scl, bitrate: BOARD.display.bitrate });
    }
  }

  function isOff(): boolean {
    try {
      return (port.readFrom(address, 1)[0] & IS_OFF) > 0;
    } catch (_) {
      return true;
    }
  }

  function start(): boolean {
    const type = settings.values[Setting.Panel];
    const turned = isTurned();
    offset = 2 * settings.values[Setting.Offset];
    if (turned && (offset || type === PanelType.Sh1106)) offset = SPARE_COLUMNS - offset;
    for (const candidate of BOARD.display.addresses) {
      address = candidate;
      try {
        openBus();
        // Columns and rows are mirrored together: one alone would mirror the picture.
        write(COMMANDS, [START, POWER[type], turned ? 0xa0 : 0xa1, turned ? 0xc0 : 0xc8]);
        // Memory is random at power-on, also where no frame ever reaches.
        for (let page = 0; page < 8; page++) {
          write(COMMANDS, [0xb0 | page, 0, 0x10]);
          write(DATA, { data: 0, count: 66 });
          write(DATA, { data: 0, count: 66 });
        }
        writeLight();
        // A panel that says "off" right after it was switched on has no status to go by.
        hasStatus = BOARD.display.bus === 'i2c' && !isOff();
        return true;
      } catch (_) {
        address = NO_ADDRESS;
      }
    }
    return false;
  }

  return {
    start: start,
    isStarted: () => address !== NO_ADDRESS && !(hasStatus && isOff()),
    send: (page, first, last) => {
      try {
        const count = last + 1 - first;
        const column = first + offset;
        const bytes = count < WIDTH ? new Uint8Array(buffer, page * WIDTH + first, count) : pages[page];
        if (BOARD.display.bus === 'spi' || count > MOST_BEHIND_HEAD) {
          write(COMMANDS, [0xb0 | page, column & 15, 0x10 | (column >> 4)]);
          write(DATA, bytes);
        } else {
          head[1] = 0xb0 | page;
          head[3] = column & 15;
          head[5] = 0x10 | (column >> 4);
          port.writeTo(address, head, bytes);
        }
        return true;
      } catch (_) {
        return false;
      }
    },
    light: now => {
      level = now;
      // A row up one time, a row down the next.
      if (now === Light.Dim) shift = 64 - shift;
      try {
        writeLight();
        return true;
      } catch (_) {
        return false;
      }
    },
    place: () =>
      address === NO_ADDRESS ? 'no answer' : BOARD.display.bus === 'spi' ? 'on SPI' : `at 0x${address.toString(16)}`,
  };
}
