// Ways of wires in the drawing: from a contact out to a lane of its own, along it, and on to the terminal, only at right angles.
// Lanes are dealt out so that wires that need not cross do not.

import type { Point } from './svg.ts';
import type { Side } from './wiring.ts';

/** A wire to be drawn: ends at the board and at a component. */
export interface Wire {
  readonly from: Point;
  readonly fromSide: Side;
  readonly to: Point;
  readonly toSide: Side;
  readonly colour: string;
}

/** Where lanes may run. */
export interface Field {
  /** First lane beside the board, by side; further ones follow outwards. */
  readonly edge: Readonly<Record<Side, number>>;
  /** First lane under the board; further ones follow downwards. */
  readonly bottom: number;
  readonly pitch: number;
}

interface Lanes {
  next(side: Side): number;
  under(): number;
}

function lanesOf({ edge, bottom, pitch }: Field): Lanes {
  const used = { left: 0, right: 0, under: 0 };
  return {
    next: side => edge[side] + (side === 'left' ? -1 : 1) * pitch * used[side]++,
    under: () => bottom + pitch * used.under++,
  };
}

/** Wires in the order in which they take lanes from the board outwards. */
function ordered(wires: readonly Wire[]): Wire[] {
  const rises = ({ from, to }: Wire) => to[1] < from[1];
  const rising = wires.filter(rises).sort((a, b) => a.from[1] - b.from[1]);
  const falling = wires.filter(wire => !rises(wire)).sort((a, b) => b.from[1] - a.from[1]);
  return [...rising, ...falling];
}

/** Points of each wire. */
export function route(wires: readonly Wire[], field: Field): Map<Wire, Point[]> {
  const lanes = lanesOf(field);
  const ways = new Map<Wire, Point[]>();
  for (const wire of ordered(wires.filter(({ fromSide, toSide }) => fromSide === toSide))) {
    const { from, to } = wire;
    const lane = lanes.next(wire.fromSide);
    ways.set(wire, from[1] === to[1] ? [from, to] : [from, [lane, from[1]], [lane, to[1]], to]);
  }
  // Around the board, outside of all others.
  for (const wire of wires.filter(({ fromSide, toSide }) => fromSide !== toSide)) {
    const { from, to } = wire;
    const [out, back, under] = [lanes.next(wire.fromSide), lanes.next(wire.toSide), lanes.under()];
    ways.set(wire, [from, [out, from[1]], [out, under], [back, under], [back, to[1]], to]);
  }
  return ways;
}
