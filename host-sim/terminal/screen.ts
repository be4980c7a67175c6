// The terminal's own screen: entered and left without a trace, lines redrawn where they changed.
// A terminal that cannot move its cursor is printed to instead, once for each change.

import type { Abilities } from './abilities.ts';
import { cut, helpFor, layout, textOf, type View, type WindowSize } from './layout.ts';

/** Alternate screen, no cursor, empty. */
const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J';
const LEAVE = '\x1b[?25h\x1b[?1049l';
const ERASE = '\x1b[2J';

/** Draws into a terminal of which only `write` is asked. */
export class Screen {
  private readonly write: (text: string) => void;
  private readonly abilities: Abilities;
  private drawn: string[] = [];
  private size: WindowSize = { columns: 0, rows: 0 };

  constructor(write: (text: string) => void, abilities: Abilities) {
    this.write = write;
    this.abilities = abilities;
  }

  /** Takes a terminal of such a size: all is drawn anew. */
  enter(size: WindowSize): void {
    this.size = size;
    this.drawn = [];
    this.write(this.abilities.cursor ? ENTER : `${helpFor(this.size.columns)}\n`);
  }

  /** Gives the terminal back as it was. */
  leave(): void {
    if (this.abilities.cursor) this.write(LEAVE);
  }

  /** The window has a new size: all is drawn anew. */
  resize(size: WindowSize): void {
    this.size = size;
    this.drawn = [];
    if (this.abilities.cursor) this.write(ERASE);
  }

  /** Shows the panel and a line of news; lines that stand there already are not sent again. */
  show(view: View): void {
    if (this.abilities.cursor) this.draw(layout(view, this.size, this.abilities));
    else this.print(view);
  }

  private draw(lines: string[]): void {
    let changes = '';
    for (let row = 0; row < Math.max(lines.length, this.drawn.length); row++) {
      const line = lines[row] ?? '';
      // Erased before it is written: an erase behind a full line would take its last character.
      if ((this.drawn[row] ?? '') !== line) changes += `\x1b[${row + 1};1H\x1b[K${line}`;
    }
    this.drawn = lines;
    if (changes !== '') this.write(changes);
  }

  private print({ lines, news }: View): void {
    const text = [...textOf(lines), ...(news === '' ? [] : [news])].map(line => cut(line, this.size.columns));
    if (text.join('\n') === this.drawn.join('\n')) return;
    this.drawn = text;
    this.write(`\n${text.join('\n')}\n`);
  }
}
