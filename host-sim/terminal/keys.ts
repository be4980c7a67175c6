// Keys of a terminal: raw bytes turned into what the person meant, with a lone Escape told apart from the sequences
// that begin with it.

/** What a person can do at the terminal. */
export type Command = 'up' | 'down' | 'ok' | 'back' | 'hold up' | 'hold down' | 'hold back' | 'quit' | 'suspend';

/** An Escape is taken as the key itself when nothing follows within so many milliseconds. */
const ESCAPE_MILLISECONDS = 50;

const CHARACTERS: Readonly<Record<string, Command>> = {
  '\r': 'ok',
  '\n': 'ok',
  m: 'hold back',
  u: 'hold up',
  j: 'hold down',
  q: 'quit',
  // Ctrl-C and Ctrl-Z: in raw mode they are characters.
  '\x03': 'quit',
  '\x1a': 'suspend',
};

/** Splits a terminal's input into commands. */
export class KeyReader {
  private waiting = '';
  private readonly onCommand: (command: Command) => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(onCommand: (command: Command) => void) {
    this.onCommand = onCommand;
  }

  /** Takes what the terminal sent. */
  feed(text: string): void {
    clearTimeout(this.timer);
    this.waiting += text;
    while (this.waiting !== '' && this.takeOne());
    if (this.waiting !== '') this.timer = setTimeout(() => this.giveUp(), ESCAPE_MILLISECONDS);
  }

  /** Forgets what is waiting. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = '';
  }

  /** Takes one key off the front; false when it is not complete yet. */
  private takeOne(): boolean {
    if (!this.waiting.startsWith('\x1b')) {
      const command = CHARACTERS[this.waiting[0] as string];
      this.waiting = this.waiting.slice(1);
      if (command) this.onCommand(command);
      return true;
    }
    if (this.waiting.startsWith('\x1b\x1b')) {
      this.waiting = this.waiting.slice(1);
      this.onCommand('back');
      return true;
    }
    // Arrows come as ESC [ A, with modifiers as ESC [ 1 ; 2 A, or in application mode as ESC O A.
    const sequence = /^(?:\[[0-?]*[ -/]*([@-~])|O([ -~])|[^[O])/.exec(this.waiting.slice(1));
    if (!sequence) return false;
    this.waiting = this.waiting.slice(1 + sequence[0].length);
    const final = sequence[1] ?? sequence[2];
    if (final === 'A') this.onCommand('up');
    else if (final === 'B') this.onCommand('down');
    return true;
  }

  /** Nothing came after an Escape: it was the key. Of a sequence that broke off nothing is left. */
  private giveUp(): void {
    const wasEscape = this.waiting === '\x1b';
    this.waiting = '';
    if (wasEscape) this.onCommand('back');
  }
}
