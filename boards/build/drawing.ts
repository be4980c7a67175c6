// The drawing of a wiring page: the board with the contacts along its edges, the display with its wires, keys to ground.
import type { Board, PageFacts } from '../board.ts';
import { FIRST_LANE, LANE_PITCH, Layout, MODULE_WIDTH, type Place } from './layout.ts';
import { route, type Wire } from './route.ts';
import { box, contact, drawing, label, type Point, wire } from './svg.ts';
import { contacts, displaySocket, type Terminal } from './wiring.ts';

const BOARD_GREEN = '#dcefdc';
const MODULE_BLUE = '#dfe8f6';
const SCREEN = '#c3d6d6';
const SOCKET = '#ccc';
const UNUSED = '#ddd';
const CABLE = '#888';
const METAL = '#333';
/** From a key's terminal: its two contacts, and the line to ground that all keys have in common. */
const KEY = { near: 66, far: 100, ground: 140 } as const;

/** The wiring of a board as SVG text. */
export function wiringDrawing(board: Board, page: PageFacts): string {
  const layout = new Layout(board, page);
  const socket = displaySocket(board)?.[0];
  const elements = [
    ...boardBody(board, page, layout),
    ...layout.places.map(({ component, left, top, height }) =>
      [
        box(left, top, MODULE_WIDTH, height, MODULE_BLUE),
        label([left + MODULE_WIDTH / 2, top + 17], component.title, { bold: true }),
      ].join('\n'),
    ),
    ...wires(layout, socket),
    ...layout.places.flatMap(place => componentParts(layout, place, socket)),
    ...boardContacts(page, layout),
  ];
  return drawing(`${board.title}: wiring`, Math.ceil(layout.width), Math.ceil(layout.height), elements);
}

function boardBody(board: Board, page: PageFacts, { left, right, top, bottom, display }: Layout): string[] {
  const middle = (left + right) / 2;
  const parts = [box(left, top, right - left, bottom - top, BOARD_GREEN)];
  if (page.reach.includes('usb'))
    parts.push(box(middle - 22, top - 14, 44, 24, SOCKET, 3), label([middle, top - 2], 'USB', { size: 11 }));
  if (!display) {
    const [width, height] = [176, 100];
    parts.push(box(middle - width / 2, (top + bottom - height) / 2, width, height, SCREEN, 4));
    parts.push(label([middle, (top + bottom) / 2], 'LCD 128 x 64'));
  }
  parts.push(label([middle, bottom - 15], board.title, { bold: true, size: 14 }));
  return parts;
}

/** Contacts with their names; those in use in the colour of their wire, keys on the board with what they do. */
function boardContacts(page: PageFacts, layout: Layout): string[] {
  const { display, keys } = layout;
  const terminals = [...(display?.terminals ?? []), ...keys.terminals];
  return contacts(page).flatMap(edge => {
    const [x, y] = layout.contact(edge);
    const used = terminals.find(({ contact: { side, at } }) => side === edge.side && at === edge.at);
    const [inwards, anchor] = edge.side === 'left' ? ([12, 'start'] as const) : ([-12, 'end'] as const);
    const name = used
      ? label([x + inwards, y], edge.name, { anchor, bold: true })
      : label([x + inwards, y], edge.name, { anchor, size: 10, colour: '#888' });
    const parts = [contact([x, y], used?.colour ?? UNUSED), name];
    if (used && layout.places.length === 0) {
      const outside = edge.side === 'left' ? 'end' : 'start';
      parts.push(label([x - inwards, y], used.name, { anchor: outside, bold: true, colour: used.colour, size: 15 }));
    }
    return parts;
  });
}

function wires(layout: Layout, socket: string | undefined): string[] {
  const loose: Wire[] = [];
  const cables: string[] = [];
  for (const place of layout.places) {
    const { component } = place;
    if (component.kind === 'display' && socket) {
      cables.push(cable(layout, place));
      continue;
    }
    component.terminals.forEach(({ contact: end, colour }, at) => {
      const to = layout.terminal(place, at);
      loose.push({ from: layout.contact(end), fromSide: end.side, to, toSide: component.side, colour });
    });
  }
  const ways = route(loose, {
    edge: { left: layout.left - FIRST_LANE, right: layout.right + FIRST_LANE },
    bottom: layout.lowest + LANE_PITCH,
    pitch: LANE_PITCH,
  });
  return [...cables, ...[...ways].map(([{ colour }, points]) => wire(points, colour))];
}

/** Four wires with a plug at each end. */
function cable(layout: Layout, place: Place): string {
  const [x, y] = layout.contact(place.component.terminals[0]!.contact);
  const [end] = layout.terminal(place, 0);
  const height = place.top + place.height / 2;
  const lane = (x + end) / 2;
  const points: Point[] = [
    [x, y],
    [lane, y],
    [lane, height],
    [end, height],
  ];
  return `${wire(points, CABLE, 8)}\n${label([lane, Math.min(y, height) - 14], 'Qwiic cable', { size: 11 })}`;
}

function componentParts(layout: Layout, place: Place, socket: string | undefined): string[] {
  const { component } = place;
  const inwards = component.side === 'left' ? -1 : 1;
  const anchor = component.side === 'left' ? 'end' : 'start';
  return component.terminals.flatMap((terminal, at) => {
    const [x, y] = layout.terminal(place, at);
    if (component.kind === 'display') {
      const name = label([x + inwards * 12, y], terminal.name, { anchor, bold: true });
      return socket ? [name] : [contact([x, y], terminal.colour), name];
    }
    const isGround = terminal.name === 'GND';
    const ground = x + inwards * KEY.ground;
    const first = layout.terminal(place, 0)[1];
    return [
      ...(isGround
        ? [
            line(
              [
                [x, y],
                [ground, y],
                [ground, first],
              ],
              METAL,
            ),
          ]
        : button([x, y], inwards, terminal)),
      contact([x, y], terminal.colour),
      label([x + inwards * 12, y - 9], terminal.name, { anchor, bold: true }),
    ];
  });
}

const line = (points: readonly Point[], colour: string) => wire(points, colour, 2, 0);

/** A push button between its terminal and the common line. */
function button([x, y]: Point, inwards: number, { colour }: Terminal): string[] {
  const [near, far, ground] = [x + inwards * KEY.near, x + inwards * KEY.far, x + inwards * KEY.ground];
  const middle = (near + far) / 2;
  return [
    line(
      [
        [x, y],
        [near, y],
      ],
      colour,
    ),
    line(
      [
        [far, y],
        [ground, y],
      ],
      METAL,
    ),
    line(
      [
        [near, y - 7],
        [far, y - 7],
      ],
      METAL,
    ),
    line(
      [
        [middle, y - 7],
        [middle, y - 13],
      ],
      METAL,
    ),
    contact([near, y], '#fff', 3),
    contact([far, y], '#fff', 3),
  ];
}
