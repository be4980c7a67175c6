// Places in the drawing, in pixels: the board in the middle, display and keys beside it, on the side of their contacts.
// Terminals stand half a pitch beside contacts, so that two wires never lie on each other.
import type { Board, PageFacts } from '../board.ts';
import type { Point } from './svg.ts';
import { type Component, type Contact, type Side, wiringOf } from './wiring.ts';

/** From contact to contact, and from terminal to terminal. */
const PITCH = 28;
export const MARGIN = 24;
export const MODULE_WIDTH = 160;
export const LANE_PITCH = 12;
/** From the board to the first lane. */
export const FIRST_LANE = 18;

const WIRED_WIDTH = 190;
const BUILT_IN_WIDTH = 330;
const BUILT_IN_HEIGHT = 230;
/** Room for names of keys beside a board that has them built in. */
const NAMES = 70;
/** Room for lanes between the board and what is beside it. */
const LANES = 136;
const MODULE_HEAD = 32;
const GAP = 24;
/** The socket stands out over the board's upper edge. */
const TOP = MARGIN + 14;
/** Between the board's ends and its contacts; its name stands in the lower one. */
const ENDS = 44;
/** Lanes under the board, at most. */
const UNDER = 4 * LANE_PITCH;

export interface Place {
  readonly component: Component;
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

export class Layout {
  readonly display: Component | undefined;
  readonly keys: Component;
  readonly places: readonly Place[];
  readonly left: number;
  readonly right: number;
  readonly top = TOP;
  readonly bottom: number;
  readonly #page: PageFacts;
  readonly #wired: boolean;

  constructor(board: Board, page: PageFacts) {
    this.#page = page;
    this.#wired = page.ground !== undefined;
    const { display, keys } = wiringOf(board, page);
    this.display = display;
    this.keys = keys;
    const beside = this.#wired ? [display, keys].filter(component => component !== undefined) : [];
    const hasLeft = beside.some(({ side }) => side === 'left');
    const margin = this.#wired ? FIRST_LANE + UNDER : NAMES;
    this.left = MARGIN + (hasLeft ? MODULE_WIDTH + LANES : margin);
    this.right = this.left + (this.#wired ? WIRED_WIDTH : BUILT_IN_WIDTH);
    const most = Math.max(page.edges.left.length, page.edges.right.length);
    this.bottom = TOP + (this.#wired ? Math.max(2 * ENDS + (most - 1) * PITCH, BUILT_IN_HEIGHT) : BUILT_IN_HEIGHT);
    this.places = (['left', 'right'] as const).flatMap(side => this.#stacked(beside, side));
  }

  /** Where a wire may run under everything. */
  get lowest(): number {
    return Math.max(this.bottom, ...this.places.map(({ top, height }) => top + height));
  }

  get width(): number {
    const beside = this.places.some(({ component }) => component.side === 'right');
    return this.right + MARGIN + (beside ? LANES + MODULE_WIDTH : this.#wired ? FIRST_LANE + UNDER : NAMES);
  }

  get height(): number {
    return this.lowest + MARGIN + (this.#wired ? UNDER : 0);
  }

  contact({ side, at }: Contact): Point {
    return [side === 'left' ? this.left : this.right, this.#firstContact(side) + at * this.#pitch(side)];
  }

  terminal({ component, left, top }: Place, at: number): Point {
    return [component.side === 'left' ? left + MODULE_WIDTH : left, top + MODULE_HEAD + at * PITCH + PITCH / 2];
  }

  /** Keys that are on the board stand at its corners. */
  #pitch(side: Side): number {
    const gaps = this.#page.edges[side].length - 1;
    return this.#wired || gaps < 1 ? PITCH : (BUILT_IN_HEIGHT - 2 * ENDS) / gaps;
  }

  #firstContact(side: Side): number {
    const length = (this.#page.edges[side].length - 1) * this.#pitch(side);
    return this.top + (this.bottom - this.top - length) / 2;
  }

  /** What is on one side, in the order of its contacts, each beside the middle of them as far as there is room. */
  #stacked(components: readonly Component[], side: Side): Place[] {
    const middle = ({ terminals }: Component) =>
      terminals.reduce((sum, { contact }) => sum + this.contact(contact)[1], 0) / terminals.length;
    let free = MARGIN;
    return components
      .filter(component => component.side === side)
      .sort((a, b) => middle(a) - middle(b))
      .map(component => {
        const height = MODULE_HEAD + component.terminals.length * PITCH + PITCH / 4;
        const wanted = Math.max(free, middle(component) - height / 2);
        // Onto the grid of the contacts; the terminals are half a pitch beside it then.
        const steps = Math.ceil((wanted + MODULE_HEAD - this.#firstContact(side)) / PITCH);
        const top = this.#firstContact(side) + steps * PITCH - MODULE_HEAD;
        free = top + height + GAP;
        const left = side === 'left' ? MARGIN : this.right + LANES;
        return { component, left, top, height };
      });
  }
}
