// Lines, circles and polygons with the pixels of the interpreter (behaviour of libs/graphics/graphics.c, 2v29):
// its integer steps and roundings are kept, because golden screens compare pixels.

import type { Raster, Rectangle } from './raster.ts';

/** Most corner numbers (x and y counted apart) that fillPoly takes. */
const MOST_POLYGON_NUMBERS = 128;

/** Most crossings of one scan line that fillPoly keeps. */
const MOST_CROSSINGS = 64;

/** Outline of a rectangle between two corners. */
export function drawRect(raster: Raster, x1: number, y1: number, x2: number, y2: number, colour: number): void {
  raster.fill(x1, y1, x2, y1, colour);
  raster.fill(x2, y1, x2, y2, colour);
  raster.fill(x1, y2, x2, y2, colour);
  raster.fill(x1, y2, x1, y1, colour);
}

/** Line between two points: steps along its longer side in 1/256 pixel, as the picture is stored. */
export function drawLine(raster: Raster, xa: number, ya: number, xb: number, yb: number, colour: number): void {
  const [x1, y1] = raster.place(xa, ya);
  const [x2, y2] = raster.place(xb, yb);
  const across = Math.abs(x2 - x1);
  const down = Math.abs(y2 - y1);
  if (across > down) {
    walk(x1, y1, x2, y2, across, (x, y) => raster.store(x, y, colour));
  } else {
    walk(y1, x1, y2, x2, down || 1, (y, x) => raster.store(x, y, colour));
  }
}

function walk(
  from: number,
  sideFrom: number,
  to: number,
  sideTo: number,
  length: number,
  plot: (along: number, side: number) => void,
): void {
  const forward = from <= to;
  const first = forward ? from : to;
  const last = forward ? to : from;
  const sideFirst = forward ? sideFrom : sideTo;
  const sideLast = forward ? sideTo : sideFrom;
  const step = Math.trunc(((sideLast - sideFirst) << 8) / length);
  let position = (sideFirst << 8) + 128;
  for (let along = first; along <= last; along++) {
    plot(along, position >> 8);
    position += step;
  }
}

/** Centres and radii of an ellipse; two centres each way, so that the four quarters can be pulled apart. */
interface Quarters {
  left: number;
  right: number;
  top: number;
  bottom: number;
  across: number;
  down: number;
}

/** Outline of the ellipse that fits the rectangle between two corners. */
export function drawEllipse(raster: Raster, x1: number, y1: number, x2: number, y2: number, colour: number): void {
  drawQuarters(raster, quartersOf(raster, x1, y1, x2, y2), colour);
}

/** The ellipse in the rectangle between two corners, at its stored place. */
function quartersOf(raster: Raster, xa: number, ya: number, xb: number, yb: number): Quarters {
  const { x1, y1, x2, y2 } = inOrder(raster, { x1: xa, y1: ya, x2: xb, y2: yb });
  const x = Math.trunc((x1 + x2) / 2);
  const y = Math.trunc((y1 + y2) / 2);
  const across = Math.trunc((x2 - x1) / 2);
  const down = Math.trunc((y2 - y1) / 2);
  return { left: x, right: x, top: y, bottom: y, across, down };
}

/** A rectangle between any two corners, at its stored place, the lower corner first. */
function inOrder(raster: Raster, corners: Rectangle): Rectangle {
  const { x1, y1, x2, y2 } = raster.placeOf(corners);
  return { x1: Math.min(x1, x2), y1: Math.min(y1, y2), x2: Math.max(x1, x2), y2: Math.max(y1, y2) };
}

function drawQuarters(raster: Raster, quarters: Quarters, colour: number): void {
  const { left, right, top, bottom, across, down } = quarters;
  let dx = 0;
  let dy = down;
  const a2 = across * across;
  const b2 = down * down;
  let error = b2 - (2 * down - 1) * a2;
  let changed: boolean;
  do {
    changed = false;
    raster.store(right + dx, bottom + dy, colour);
    raster.store(left - dx, bottom + dy, colour);
    raster.store(right + dx, top - dy, colour);
    raster.store(left - dx, top - dy, colour);
    const doubled = 2 * error;
    if (doubled < (2 * dx + 1) * b2) {
      dx++;
      error += (2 * dx + 1) * b2;
      changed = true;
    }
    if (doubled > -(2 * dy - 1) * a2) {
      dy--;
      error -= (2 * dy - 1) * a2;
      changed = true;
    }
  } while (changed && dy >= 0);
  while (dx++ < across) {
    raster.store(right + dx, top, colour);
    raster.store(left - dx, top, colour);
  }
}

/** Filled ellipse that fits the rectangle between two corners. */
export function fillEllipse(raster: Raster, x1: number, y1: number, x2: number, y2: number, colour: number): void {
  const quarters = quartersOf(raster, x1, y1, x2, y2);
  const reached = fillQuarters(raster, quarters, colour);
  for (let dx = reached + 1; dx <= quarters.across; dx++) {
    raster.storeArea(quarters.right + dx, quarters.top, quarters.left - dx, quarters.top, colour);
  }
}

function fillQuarters(raster: Raster, quarters: Quarters, colour: number): number {
  const { left, right, top, bottom, across, down } = quarters;
  let dx = 0;
  let dy = down;
  const a2 = across * across;
  const b2 = down * down;
  let error = b2 - (2 * down - 1) * a2;
  let changed: boolean;
  do {
    changed = false;
    const doubled = 2 * error;
    if (doubled < (2 * dx + 1) * b2) {
      dx++;
      error += (2 * dx + 1) * b2;
      changed = true;
    }
    if (doubled > -(2 * dy - 1) * a2) {
      raster.storeArea(left - dx, bottom + dy, right + dx, bottom + dy, colour);
      raster.storeArea(left - dx, top - dy, right + dx, top - dy, colour);
      dy--;
      error -= (2 * dy - 1) * a2;
      changed = true;
    }
  } while (changed && dy >= 0);
  return dx;
}

/** Rectangle with rounded corners, filled or as an outline. `radius` is cut to half of the shorter side. */
export function roundedRect(raster: Raster, corners: Rectangle, radius: number, filled: boolean, colour: number): void {
  const { x1, y1, x2, y2 } = inOrder(raster, corners);
  const r = Math.min(radius, Math.trunc((x2 - x1) / 2), Math.trunc((y2 - y1) / 2));
  const quarters = { left: x1 + r, right: x2 - r, top: y1 + r, bottom: y2 - r, across: r, down: r };
  if (filled) {
    raster.storeArea(x1, quarters.top, x2, quarters.bottom, colour);
    fillQuarters(raster, quarters, colour);
    return;
  }
  raster.storeArea(quarters.left, y1, quarters.right, y1, colour);
  raster.storeArea(quarters.left, y2, quarters.right, y2, colour);
  raster.storeArea(x1, quarters.top, x1, quarters.bottom, colour);
  raster.storeArea(x2, quarters.top, x2, quarters.bottom, colour);
  drawQuarters(raster, quarters, colour);
}

/**
 * Lines between the corners of `numbers` (x1, y1, x2, y2, ...), and back to the first when closed.
 * @returns the last corner, or undefined without any
 */
export function drawPoly(
  raster: Raster,
  numbers: number[],
  closed: boolean,
  colour: number,
): [number, number] | undefined {
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    points.push([Math.trunc((numbers[i] ?? 0) + 0.5), Math.trunc((numbers[i + 1] ?? 0) + 0.5)]);
  }
  const first = points[0];
  let last = first;
  for (const point of points.slice(1)) {
    if (last) drawLine(raster, last[0], last[1], point[0], point[1], colour);
    last = point;
  }
  if (closed && first && last) drawLine(raster, last[0], last[1], first[0], first[1], colour);
  return last;
}

/** Fills a polygon by scan lines in 1/16 pixel; right and lower edges are left out, as in the interpreter. */
export function fillPoly(raster: Raster, numbers: number[], colour: number): void {
  if (numbers.length > MOST_POLYGON_NUMBERS) {
    throw new Error(`Maximum number of points (${MOST_POLYGON_NUMBERS / 2}) exceeded for fillPoly`);
  }
  const sixteenths = numbers.map(n => Math.max(-32768, Math.min(32767, Math.trunc(0.5 + n * 16))));
  const points: { x: number; y: number }[] = [];
  const right = raster.turned ? 16 * (raster.width - 1) : 0;
  const below = raster.turned ? 16 * (raster.height - 1) : 0;
  const sign = raster.turned ? -1 : 1;
  for (let i = 0; i + 1 < sixteenths.length; i += 2) {
    points.push({ x: right + sign * (sixteenths[i] ?? 0), y: below + sign * (sixteenths[i + 1] ?? 0) });
  }
  let top = raster.height - 1;
  let bottom = 0;
  for (const point of points) {
    top = Math.min(top, point.y >> 4);
    bottom = Math.max(bottom, point.y >> 4);
  }
  top = Math.max(top, raster.clip.y1);
  bottom = Math.min(bottom, raster.clip.y2);
  for (let row = top; row <= bottom; row++) fillScanLine(raster, crossings(points, row << 4), row, colour);
}

interface Crossing {
  x: number;
  rising: boolean;
}

function crossings(points: { x: number; y: number }[], y: number): Crossing[] {
  const found: Crossing[] = [];
  let before = points[points.length - 1];
  for (const point of points) {
    if (before && found.length < MOST_CROSSINGS) {
      if ((point.y <= y && before.y > y) || (before.y <= y && point.y > y)) {
        const rise = before.y - point.y;
        const x = point.x + Math.trunc(((y - point.y) * (before.x - point.x)) / rise);
        found.push({ x: (x << 16) >> 16, rising: rise > 1 });
      }
    }
    before = point;
  }
  return found.sort((one, other) => one.x - other.x);
}

function fillScanLine(raster: Raster, found: Crossing[], row: number, colour: number): void {
  let start = 0;
  let depth = 0;
  found.forEach((crossing, index) => {
    if (depth === 0) start = crossing.x;
    depth += crossing.rising ? 1 : -1;
    if (depth === 0 || index === found.length - 1) {
      const x1 = (start + 15) >> 4;
      const x2 = (crossing.x + 15) >> 4;
      if (x2 > x1) raster.storeArea(x1, row, x2 - 1, row, colour);
    }
  });
}
