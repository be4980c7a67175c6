// What stands in the terminal's window: the panel's picture, one line of news and one of help, redrawn where changed.
// The window's size decides the form of the picture.

import { braille, halfBlocks } from '../picture/blocks.ts';

/** Size of the window in characters. */
export interface WindowSize {
  columns: number;
  rows: number;
}

/** Rows below the picture. */
const ROWS_OF_TEXT = 2;

const HELP = 'up/down  Enter ok  Esc back  m menu  u/j hold up/down  q quit';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J';
const LEAVE = '\x1b[?25h\x1b[?1049l';

/** Draws into a terminal of which only `write` is asked. */
export class Screen {
  private readonly write: (text: string) => void;
  private drawn: string[] = [];
  private size: WindowSize;

  constructor(write: (text: string) => void, size: WindowSize) {
    this.write = write;
    this.size = size;
  }

  /** Switches to the alternate screen. */
  enter(): void {
    this.write(ENTER);
  }

  /** Gives the terminal back as it was. */
  leave(): void {
    this.write(LEAVE);
  }

  /** The window has a new size: all is drawn anew. */
  resize(size: WindowSize): void {
    this.size = size;
    this.drawn = [];
    this.write('\x1b[2J');
  }

  /** Shows the panel's picture and a line of news; lines that stand there already are not sent again. */
  show(pixels: Uint8Array, news: string): void {
    const lines = this.layout(pixels, news);
    let changes = '';
    lines.forEach((line, row) => {
      // Erased before it is written: an erase behind a full line would take its last character.
      if (this.drawn[row] !== line) changes += `\x1b[${row + 1};1H\x1b[K${line}`;
    });
    this.drawn = lines;
    if (changes !== '') this.write(changes);
  }

  private layout(pixels: Uint8Array, news: string): string[] {
    const { columns, rows } = this.size;
    const forms = [halfBlocks, braille];
    for (const form of forms) {
      const picture = form(pixels);
      const width = picture[0]?.length ?? 0;
      if (width <= columns && picture.length + ROWS_OF_TEXT <= rows) {
        return [...picture.map(line => line.trimEnd()), cut(news, columns), cut(HELP, columns)];
      }
    }
    return [
      cut(`The window has ${columns} x ${rows} characters; 128 x 34 are right, 64 x 18 the least.`, columns),
      cut('q quits.', columns),
    ];
  }
}

/** News may hold anything that a device prints: what is no plain character would disturb the terminal. */
function cut(text: string, columns: number): string {
  return text.replace(/[^\x20-\x7e\u00a0-\uffff]/g, '?').slice(0, Math.max(0, columns - 1));
}
