// The contract between the app and its screens.
// A screen is an object with four calls; it knows the app, the canvas and its own data, no pins and no panel.
import type { Canvas } from '../canvas/canvas';
import type { Key } from './keys';

export interface Screen {
  /** Shown, for the first time or again after a screen above it closed. */
  open(): void;
  /** Draws the whole screen; cells that did not change cost nothing. */
  draw(canvas: Canvas): void;
  /** A key; `repeat` counts from 1 while up or down is held. Menu is back held. */
  press(key: Key, repeat: number): void;
  /** Left for good. */
  close(): void;
}

export function nothing(): void {}
