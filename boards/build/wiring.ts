// Who is wired to what on a board: display and keys with their terminals, and the contact at the board's edge that each goes to.
// The drawing and the tables of the wiring page are both made from this.
import { type Board, KEY_NAMES, type PageFacts, type Socket } from '../board.ts';
import { displayPins } from '../display.ts';

export type Side = 'left' | 'right';

/** A contact of the board: its edge, and its place from the top, from 0. */
export interface Contact {
  readonly side: Side;
  readonly at: number;
  readonly name: string;
}

export interface Terminal {
  /** As printed on the module, or the key's name. */
  readonly name: string;
  readonly colour: string;
  readonly contact: Contact;
}

export interface Component {
  readonly kind: 'display' | 'keys';
  readonly title: string;
  readonly terminals: readonly Terminal[];
  /** On which side of the board it is drawn: where most of its contacts are. */
  readonly side: Side;
}

const COLOURS: Readonly<Record<string, string>> = {
  GND: '#222',
  VCC: '#d22',
  SCL: '#e80',
  SDA: '#26c',
  SCK: '#e80',
  MOSI: '#26c',
  DC: '#083',
  RST: '#909',
  CS: '#088',
  up: '#26c',
  down: '#083',
  ok: '#909',
  back: '#a50',
};

/** Edge contacts in the order of edges and places. */
export function contacts({ edges }: PageFacts): Contact[] {
  return (['left', 'right'] as const).flatMap(side => edges[side].map((name, at) => ({ side, at, name })));
}

/** The socket into which the display is plugged, with its name. */
export function displaySocket({ display, sockets }: Board): [name: string, socket: Socket] | undefined {
  if (display.bus !== 'i2c') return undefined;
  return Object.entries(sockets).find(([, { sda, scl }]) => sda === display.sda && scl === display.scl);
}

function mostUsedSide(terminals: readonly Terminal[]): Side {
  const left = terminals.filter(({ contact }) => contact.side === 'left').length;
  return left * 2 >= terminals.length ? 'left' : 'right';
}

/** Finds contacts by name; where a name stands several times, the one nearest to others of the component. */
class ContactFinder {
  readonly #all: Contact[];
  readonly #board: Board;

  constructor(board: Board, page: PageFacts) {
    this.#board = board;
    this.#all = contacts(page);
  }

  named(name: string): Contact {
    const found = this.#all.find(contact => contact.name === this.#atEdge(name));
    if (!found) throw new Error(`boards/${this.#board.id}.json: page.edges lack the contact ${name}`);
    return found;
  }

  nearest(name: string, others: readonly Contact[]): Contact {
    const distance = (contact: Contact) =>
      Math.min(...others.map(({ side, at }) => Math.abs(contact.at - at) + (side === contact.side ? 0 : 1000)));
    const found = this.#all.filter(contact => contact.name === name).sort((a, b) => distance(a) - distance(b))[0];
    return found ?? this.named(name);
  }

  /** Some pins are at the edge under another name, such as a button's. */
  #atEdge(pin: string): string {
    if (this.#all.some(({ name }) => name === pin)) return pin;
    const aliases = Object.entries(this.#board.aliases).filter(([, name]) => name === pin);
    return aliases.find(([alias]) => this.#all.some(({ name }) => name === alias))?.[0] ?? pin;
  }
}

function displayOf(board: Board, page: PageFacts, find: ContactFinder): Component | undefined {
  const { display } = board;
  if (display.driver === 'pixl') return undefined;
  const title = `OLED ${display.driver.toUpperCase()}`;
  const socket = displaySocket(board);
  const terminal = (name: string, contact: Contact): Terminal => ({ name, colour: COLOURS[name]!, contact });
  if (socket) {
    const contact = find.named(socket[0]);
    const terminals = ['GND', 'VCC', 'SDA', 'SCL'].map(name => terminal(name, contact));
    return { kind: 'display', title, terminals, side: contact.side };
  }
  const signals = displayPins(display)
    .filter(([use]) => use in COLOURS)
    .map(([use, pin]) => terminal(use, find.named(pin)));
  const places = signals.map(({ contact }) => contact);
  // In the order in which most modules have them.
  const wires = display.bus === 'i2c' ? [...signals].reverse() : signals;
  const terminals = [
    terminal('GND', find.nearest(page.ground ?? 'GND', places)),
    terminal('VCC', find.nearest(page.power ?? 'VCC', places)),
    ...wires,
  ];
  return { kind: 'display', title, terminals, side: mostUsedSide(terminals) };
}

function keysOf(board: Board, page: PageFacts, find: ContactFinder): Component {
  const keys = KEY_NAMES.map(
    (name): Terminal => ({ name, colour: COLOURS[name]!, contact: find.named(board.keys[name].pin) }),
  );
  const places = keys.map(({ contact }) => contact);
  const ground: Terminal[] = page.ground
    ? [{ name: 'GND', colour: COLOURS.GND!, contact: find.nearest(page.ground, places.slice(-1)) }]
    : [];
  return { kind: 'keys', title: 'Keys', terminals: [...keys, ...ground], side: mostUsedSide(keys) };
}

/** What is wired to a board, or built in. @throws Error that names a contact that the board file lacks */
export function wiringOf(board: Board, page: PageFacts): { display: Component | undefined; keys: Component } {
  const find = new ContactFinder(board, page);
  return { display: displayOf(board, page, find), keys: keysOf(board, page, find) };
}
