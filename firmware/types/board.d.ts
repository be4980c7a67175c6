// What the build tells the app about its board; constants, taken from the board's JSON file.

interface BoardKey {
  readonly pin: Pin;
  /** `up`: pressed reads 0, with the chip's pull-up; `down`: pressed reads 1. */
  readonly pull: 'up' | 'down';
}

interface BoardDisplay {
  /** How the panel is reached; `pixl` is the LCD that the interpreter drives by itself. */
  readonly bus: 'i2c' | 'spi' | 'pixl';
  readonly port: I2C & SPI;
  /** Hz. */
  readonly bitrate: number;
  readonly sda: Pin;
  readonly scl: Pin;
  readonly sck: Pin;
  readonly mosi: Pin;
  readonly dc: Pin;
  readonly cs: Pin;
  readonly rst: Pin;
  /** Where to look for the panel, in order; on SPI one that stands for the wires. */
  readonly addresses: readonly number[];
  /** Controller, as a PanelType. */
  readonly controller: number;
  readonly columnOffset: number;
  /** Step of contrast, 0 to 15. */
  readonly contrast: number;
  /** Pin that must be at this level before the display has power; undefined where it always has. */
  readonly powerPin: Pin | undefined;
  readonly powerLevel: boolean;
}

/** The build puts each figure in place by its full name; nothing of the object is left in the bundle. */
declare const BOARD: {
  /** Has a Bluetooth radio that carries the console. */
  readonly bluetooth: boolean;
  /** The chip has to be told to sleep deeply while idle. */
  readonly deepSleep: boolean;
  /** The firmware has no font 6x8. */
  readonly lacksFont: boolean;
  /** Most functions are brought from Storage when they are called. */
  readonly overlays: boolean;
  /** How the battery is measured. */
  readonly battery: 'volts' | 'percent' | '';
  readonly id: string;
  /** Combatants that a fight has room for. */
  readonly combatants: number;
  /** Has Storage for more than the bare necessities. */
  readonly roomy: boolean;
  /** Pin of a piezo buzzer; undefined where there is none. */
  readonly buzzer: Pin | undefined;
  readonly display: BoardDisplay;
  /** Bytes of the file that saves go into. */
  readonly journalBytes: number;
  readonly keys: { readonly up: BoardKey; readonly down: BoardKey; readonly ok: BoardKey; readonly back: BoardKey };
};

/** Version of the firmware, from the package file. */
declare const VERSION: string;
