// An OLED module as it decodes what comes over its wires: written from the data sheet alone, so that it can contradict the
// simulator's model. Solomon Systech SSD1306 rev 1.1: section 8.1.5.2 (control byte), 9 (commands), 10.1 (addressing).

const WIDTH = 128;
const HEIGHT = 64;
const PAGES = 8;

/** Commands that are followed by bytes, and how many. */
const FOLLOWED: Readonly<Record<number, number>> = {
  32: 1,
  33: 2,
  34: 2,
  129: 1,
  141: 1,
  168: 1,
  211: 1,
  213: 1,
  217: 1,
  218: 1,
  219: 1,
};
const MODE = 0x20;
const COLUMNS = 0x21;
const PAGE_RANGE = 0x22;
const CHARGE_PUMP = 0x8d;
const PAGE_MODE = 2;

export class Oled {
  /** Bytes taken from the bus. */
  bytes = 0;
  readonly #memory = new Uint8Array(WIDTH * PAGES);
  #control: number | undefined;
  #command: number[] = [];
  #mode = PAGE_MODE;
  #column = { now: 0, first: 0, last: WIDTH - 1 };
  #page = { now: 0, first: 0, last: PAGES - 1 };
  #on = false;
  #pump = false;
  #mirroredColumns = false;
  #mirroredRows = false;
  #inverse = false;

  /** A write begins: its first byte tells what follows. */
  start(): void {
    this.#control = undefined;
  }

  write(byte: number): void {
    this.bytes++;
    if (this.#control === undefined) {
      this.#control = byte;
      return;
    }
    if (this.#control & 0x40) this.#data(byte);
    else this.#take(byte);
    // With this bit set, one byte follows and then another control byte.
    if (this.#control & 0x80) this.#control = undefined;
  }

  /** Lit pixels row after row as a person sees them, the cable of the module on top. */
  pixels(): Uint8Array {
    const seen = new Uint8Array(WIDTH * HEIGHT);
    if (!this.#on || !this.#pump) return seen;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        // Upright, both directions are mirrored.
        const column = this.#mirroredColumns ? x : WIDTH - 1 - x;
        const row = this.#mirroredRows ? y : HEIGHT - 1 - y;
        const bit = (this.#memory[(row >> 3) * WIDTH + column]! >> (row & 7)) & 1;
        seen[y * WIDTH + x] = this.#inverse ? 1 - bit : bit;
      }
    }
    return seen;
  }

  #data(byte: number): void {
    const { now, first, last } = this.#column;
    this.#memory[this.#page.now * WIDTH + now] = byte;
    if (this.#mode === PAGE_MODE) {
      this.#column.now = (now + 1) % WIDTH;
      return;
    }
    this.#column.now = now === last ? first : now + 1;
    if (now === last) this.#page.now = this.#page.now === this.#page.last ? this.#page.first : this.#page.now + 1;
  }

  #take(byte: number): void {
    this.#command.push(byte);
    const [command] = this.#command;
    if (this.#command.length <= (FOLLOWED[command!] ?? 0)) return;
    this.#execute(command!, this.#command[1] ?? 0, this.#command[2] ?? 0);
    this.#command = [];
  }

  #execute(command: number, first: number, last: number): void {
    if (command < 0x10) this.#column.now = (this.#column.now & 0xf0) | command;
    else if (command < 0x20) this.#column.now = (this.#column.now & 15) | ((command & 7) << 4);
    else if (command === MODE) this.#mode = first & 3;
    else if (command === COLUMNS) this.#column = { now: first, first, last };
    else if (command === PAGE_RANGE) this.#page = { now: first, first, last };
    else if (command === CHARGE_PUMP) this.#pump = (first & 4) !== 0;
    else if (command >= 0xb0 && command <= 0xb7) this.#page.now = command & 7;
    else if (command === 0xa0 || command === 0xa1) this.#mirroredColumns = command === 0xa1;
    else if (command === 0xc0 || command === 0xc8) this.#mirroredRows = command === 0xc8;
    else if (command === 0xa6 || command === 0xa7) this.#inverse = command === 0xa7;
    else if (command === 0xae || command === 0xaf) this.#on = command === 0xaf;
  }
}
