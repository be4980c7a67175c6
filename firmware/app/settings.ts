// What the player may set: small whole numbers that fit a byte each, so that keeping them is keeping a few bytes.
// The board gives the first values.
import { nothing } from './screen';

/** Places in `settings.values`. */
export enum Setting {
  /** A PanelType. */
  Panel = 0,
  /** Columns of the controller's memory left of the panel, in twos. */
  Offset = 1,
  Turned = 2,
  /** 0 to 15. */
  Contrast = 3,
  /** Tens of seconds without a key until the panel dims; 0 is never. */
  DimAfter = 4,
  /** Tens of seconds without a key until the panel goes dark; 0 is never. */
  OffAfter = 5,
  /** The device is held the other way round: screen and keys turn. */
  LeftHanded = 6,
  /** Dice appear one after the other. */
  Animation = 7,
}

interface Settings {
  readonly values: number[];
  /** Makes a new value count; `anew`: the panel has to be started and drawn again for it. */
  apply: (anew: boolean) => void;
  /** Told when the player has settled on a value. */
  changed: () => void;
}

export const settings: Settings = {
  values: [BOARD.display.controller, BOARD.display.columnOffset / 2, 0, BOARD.display.contrast, 6, 30, 0, 1],
  apply: nothing,
  changed: nothing,
};

/** True while the picture stands upside down on the panel. */
export function isTurned(): boolean {
  return settings.values[Setting.Turned] !== settings.values[Setting.LeftHanded];
}
