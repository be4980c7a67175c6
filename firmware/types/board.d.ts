// What the build tells the app about its board; constants, taken from the board's JSON file.

interface BoardKey {
  readonly pin: Pin;
  /** `up`: pressed reads 0, with the chip's pull-up; `down`: pressed reads 1. */
  readonly pull: 'up' | 'down';
}

interface BoardDisplay {
  readonly bus: I2C;
  readonly sda: Pin;
  readonly scl: Pin;
  readonly bitrate: number;
  readonly addresses: readonly number[];
  readonly columnOffset: number;
  /** Pin that must be at this level before the display has power; undefined where it always has. */
  readonly powerPin: Pin | undefined;
  readonly powerLevel: boolean;
}

/** The build puts each figure in place by its full name; nothing of the object is left in the bundle. */
declare const BOARD: {
  readonly id: string;
  readonly display: BoardDisplay;
  readonly keys: { readonly up: BoardKey; readonly down: BoardKey; readonly ok: BoardKey; readonly back: BoardKey };
};

/** Version of the firmware, from the package file. */
declare const VERSION: string;
