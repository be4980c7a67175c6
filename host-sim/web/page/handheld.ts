// The device as it is drawn: a body with its screen and four keys, made from the board's file.
// Boards with keys of their own look like themselves; the others sit in a shell with the keys under the right thumb.

import { type Board, KEY_NAMES, type KeyName } from '../../../boards/board.ts';
import { WIDTH } from '../../model/panel/controller.ts';
import { make } from './dom.ts';
import { dotSize, PanelCanvas } from './screen.ts';

/** How each key is called and drawn, and which key of a keyboard stands for it. */
export const KEYS: Readonly<Record<KeyName, { name: string; sign: string; keyboard: string }>> = {
  up: { name: 'Up', sign: '▲', keyboard: '↑' },
  down: { name: 'Down', sign: '▼', keyboard: '↓' },
  ok: { name: 'OK', sign: '●', keyboard: 'Enter' },
  back: { name: 'Back', sign: '↩', keyboard: 'Esc' },
};

/** Which key it is for someone who holds the device the other way round. */
export const TURNED: Readonly<Record<KeyName, KeyName>> = { up: 'down', down: 'up', ok: 'ok', back: 'back' };

/** Widths in CSS pixels: from here on the keys stand beside the screen. Below the other, all is drawn closer together. */
const WIDE = 600;
const NARROW = 330;

/** What a body takes of the width besides its screen, in CSS pixels (page.css). */
const BESIDE = {
  shell: { wide: 288, usual: 60, narrow: 40 },
  board: { wide: 176, usual: 136, narrow: 136 },
} as const;

/** What stands above and below the screen when the whole device is seen at once, in CSS pixels. */
const ABOVE_AND_BELOW = 170;

/** Sides of a dot, in CSS pixels. */
const LARGEST_DOT = 5;
const SMALLEST_DOT = 2;

/** Told of keys that fingers move. */
export type KeyListener = (key: KeyName, down: boolean) => void;

/** One device on the page. */
export class Handheld {
  readonly panel: PanelCanvas;
  private readonly body: HTMLElement;
  private readonly buttons: Record<KeyName, HTMLButtonElement>;
  private readonly isBoard: boolean;

  /** Draws the device of a board into `place`, in place of what was there. */
  constructor(place: HTMLElement, board: Board, listener: KeyListener) {
    this.isBoard = board.page !== undefined && board.page.ground === undefined;
    const canvas = make('canvas', 'panel', { role: 'img', 'aria-label': 'Screen', 'aria-describedby': 'spoken' });
    this.panel = new PanelCanvas(canvas);
    this.buttons = Object.fromEntries(KEY_NAMES.map(key => [key, button(board, key, listener)])) as typeof this.buttons;
    const window = make('div', 'window', {}, make('div', 'glass', {}, canvas));
    this.body = this.isBoard ? this.board(board, window) : this.shell(board, window);
    place.replaceChildren(this.body);
  }

  /** Shows which keys are down. */
  showKeys(down: ReadonlySet<KeyName>): void {
    for (const key of KEY_NAMES) this.buttons[key].classList.toggle('down', down.has(key));
  }

  /** Fits it into the room that there is. @param width of its place @param height of the window, in CSS pixels */
  fit(width: number, height: number): void {
    const form = width >= WIDE ? 'wide' : width < NARROW ? 'narrow' : 'usual';
    for (const name of ['wide', 'narrow']) this.body.classList.toggle(name, name === form);
    const beside = BESIDE[this.isBoard ? 'board' : 'shell'][form];
    const most = form === 'wide' ? (2 * (height - ABOVE_AND_BELOW)) / WIDTH : LARGEST_DOT;
    const dot = Math.max(SMALLEST_DOT, Math.min(LARGEST_DOT, most));
    const room = Math.min(width - beside, dot * WIDTH);
    this.body.style.setProperty('--dot', `${dotSize(room, window.devicePixelRatio)}px`);
  }

  /** Turns the device the other way round, as a left-handed player holds it: what was up is down then. */
  turn(isTurned: boolean): void {
    this.body.classList.toggle('turned', isTurned);
    for (const key of KEY_NAMES) {
      const name = this.buttons[key].querySelector('.name');
      name?.replaceChildren(...nameOf(isTurned ? TURNED[key] : key));
    }
  }

  private shell(board: Board, window: HTMLElement): HTMLElement {
    const { up, down, ok, back } = this.buttons;
    const reach = board.page?.reach ?? [];
    return make(
      'div',
      `shell ${board.battery ? 'with-battery' : ''}`,
      {},
      reach.includes('usb') ? make('span', 'socket', { 'aria-hidden': 'true' }) : '',
      make(
        'div',
        'face',
        {},
        window,
        make('p', 'plate', { 'aria-hidden': 'true' }, 'Tableside', make('small', '', {}, board.title)),
      ),
      make('div', 'pad', {}, up, back, ok, down),
    );
  }

  /** Keys stand at the corners that the board's contacts name. */
  private board(board: Board, window: HTMLElement): HTMLElement {
    const keyAt = (contact: string): HTMLElement | string => {
      const key = KEY_NAMES.find(name => board.keys[name].pin === (board.aliases[contact] ?? contact));
      return key ? this.buttons[key] : '';
    };
    const { left, right } = board.page?.edges ?? { left: [], right: [] };
    return make(
      'div',
      'bare-board',
      {},
      make('span', 'headers', { 'aria-hidden': 'true' }),
      make('div', 'side left', {}, ...left.map(keyAt)),
      window,
      make('div', 'side right', {}, ...right.map(keyAt)),
      make('p', 'plate', { 'aria-hidden': 'true' }, board.title),
    );
  }
}

function nameOf(key: KeyName): (Node | string)[] {
  const { name, keyboard } = KEYS[key];
  return [name, make('kbd', '', {}, keyboard)];
}

function button(board: Board, key: KeyName, listener: KeyListener): HTMLButtonElement {
  const { sign } = KEYS[key];
  const element = make(
    'button',
    `key key-${key}`,
    {
      type: 'button',
      'data-key': key,
      title: `Pin ${board.keys[key].pin} of the board`,
    },
    make('span', 'cap', { 'data-sign': sign, 'aria-hidden': 'true' }),
    make('span', 'name', {}, ...nameOf(key)),
  );
  const fingers = new Set<number>();
  element.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    // The focus stays where it is: else Enter would press this key from now on.
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    fingers.add(event.pointerId);
    listener(key, true);
  });
  const lift = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && fingers.size === 0) listener(key, false);
  };
  element.addEventListener('pointerup', lift);
  element.addEventListener('pointercancel', lift);
  element.addEventListener('contextmenu', event => event.preventDefault());
  // With the focus on it, and for a screen reader's click, which comes without a press before it.
  element.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) listener(key, true);
  });
  element.addEventListener('keyup', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    listener(key, false);
  });
  element.addEventListener('blur', () => {
    if (fingers.size === 0) listener(key, false);
  });
  element.addEventListener('click', event => {
    if (event.detail !== 0) return;
    listener(key, true);
    setTimeout(() => listener(key, false), 80);
  });
  return element;
}
