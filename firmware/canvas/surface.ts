// What a canvas draws on: a picture in memory that reaches the panel by its changes.
import type { Panel } from '../drivers/panel';

export interface Surface {
  /** For drawings; text that is drawn by these does not go through the surface. */
  readonly graphics: Graphics;
  /** A frame begins, or is sent in an event of its own. */
  begin(): void;
  /** Everything is dark. */
  clear(): void;
  /** A line of normal size across the screen, one text at its left and one at its right end. */
  line(y: number, left: string, right: string, inverse: boolean): void;
  /** Columns from .. to - 1 of a line of text that begins at `start`; `size` pixels stand for one of the font's. */
  cell(from: number, to: number, y: number, size: number, start: number, text: string, inverse: boolean): void;
  /** Sends what changed, or all. False if the panel does not answer, or has forgotten how it was started. */
  send(panel: Panel, whole: boolean): boolean;
}
