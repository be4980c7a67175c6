// Panel driver for the SSD1306 on I2C: start-up and sending columns of a page.
// Data sheet: Solomon Systech SSD1306 rev 1.1, sections 8 to 10. Page addressing, because its relatives have it too.

/** Longest run of columns in one write: with its control byte well below what any chip's I2C driver takes. */
const LONGEST_RUN = 64;

const COMMANDS = 0x00;
const DATA = 0x40;

// Display off; clock 80; 64 lines; no offset; line 0; charge pump on; page addressing; mirrored columns and rows (cable at the top);
// COM pins alternative; contrast CF; precharge F1; VCOMH 40; show memory; not inverse; display on.
const START = [
  0xae, 0xd5, 0x80, 0xa8, 0x3f, 0xd3, 0x00, 0x40, 0x8d, 0x14, 0x20, 0x02, 0xa1, 0xc8, 0xda, 0x12, 0x81, 0xcf, 0xd9,
  0xf1, 0xdb, 0x40, 0xa4, 0xa6, 0xaf,
];

export interface Panel {
  /** Shows columns first .. last of a page of eight rows. Answers false if the panel does not answer. */
  send(page: number, first: number, last: number): boolean;
  /** Starts the panel up again. Answers false if no panel answers. */
  start(): boolean;
}

/** The panel on the board's bus, showing `buffer` (128 x 64, a byte per eight rows). Never throws. */
export function createPanel(display: BoardDisplay, buffer: ArrayBuffer): Panel {
  const bus = display.bus;
  let address = 0;
  if (display.powerPin) digitalWrite(display.powerPin, display.powerLevel);
  bus.setup({ sda: display.sda, scl: display.scl, bitrate: display.bitrate });

  function start(): boolean {
    for (const candidate of display.addresses) {
      try {
        bus.writeTo(candidate, COMMANDS, START);
        address = candidate;
        return true;
      } catch (_) {
        address = 0;
      }
    }
    return false;
  }

  function send(page: number, first: number, last: number): boolean {
    if (!address) return false;
    try {
      const column = first + display.columnOffset;
      bus.writeTo(address, COMMANDS, 0xb0 | page, column & 15, 0x10 | (column >> 4));
      for (let from = first; from <= last; from += LONGEST_RUN) {
        const count = Math.min(LONGEST_RUN, last + 1 - from);
        bus.writeTo(address, DATA, new Uint8Array(buffer, page * 128 + from, count));
      }
      return true;
    } catch (_) {
      address = 0;
      return false;
    }
  }

  return { send: send, start: start };
}
