// What the canvas asks of a panel, whichever controller and bus it has.
// A panel that is missing, unplugged or reset answers false; nothing here ever throws.

/** Controllers, in the order of the settings screen. */
export enum PanelType {
  Ssd1306 = 0,
  Sh1106 = 1,
  Ssd1309 = 2,
}

export enum Light {
  Full = 0,
  /** Darker, and the picture moved by a pixel, which spares the pixels that are always lit. */
  Dim = 1,
  Off = 2,
}

export interface Panel {
  /** Starts the panel up by the settings, empty. */
  start(): boolean;
  /** Whether the panel is still as it was started. Asked once a frame: it may have lost its power in between. */
  isStarted(): boolean;
  /** Shows columns first .. last of a page of eight rows. */
  send(page: number, first: number, last: number): boolean;
  /** Sets how bright it shines, with the contrast of the settings. */
  light(level: Light): boolean;
  /** Where it was found, for people. */
  place(): string;
}
