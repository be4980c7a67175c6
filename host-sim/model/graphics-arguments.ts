// Arguments of Graphics calls as the interpreter reads them: colours, rectangles in their several forms, polygons.
// Each reading keeps the interpreter's oddities, because pixels depend on them.

import type { Picture } from './graphics.ts';
import { NotModelled } from './not-modelled.ts';
import type { Raster, Rectangle } from './raster.ts';
import { drawRect, roundedRect } from './shapes.ts';
import { toInteger } from './values.ts';

/** A colour as setColor takes it: a number of which the lowest bit counts, or red, green, blue from 0 to 1. */
export function colourOf(red: unknown, green?: unknown, blue?: unknown): number {
  if (typeof red === 'string') throw new NotModelled('a colour given as text');
  if (green === undefined || blue === undefined) return toInteger(red) & 1;
  const sum = [red, green, blue].reduce<number>(
    (total, part) => total + Math.max(0, Math.min(255, Math.trunc(Number(part) * 256))),
    0,
  );
  return sum >= 384 ? 1 : 0;
}

/** Sets the clip rectangle, cut to the picture. */
export function setClip(raster: Raster, corners: number[]): void {
  const [xa, ya] = raster.place(corners[0] ?? 0, corners[1] ?? 0);
  const [xb, yb] = raster.place(corners[2] ?? 0, corners[3] ?? 0);
  const across = (x: number): number => Math.max(0, Math.min(raster.width - 1, x));
  const down = (y: number): number => Math.max(0, Math.min(raster.height - 1, y));
  raster.clip = {
    x1: Math.min(across(xa), across(xb)),
    y1: Math.min(down(ya), down(yb)),
    x2: Math.max(across(xa), across(xb)),
    y2: Math.max(down(ya), down(yb)),
  };
}

/** Draws a rectangle, filled or as an outline, with square or round corners. */
export function rectangle(picture: Picture, corners: unknown[], kind: 'fill' | 'outline', colour: number): void {
  const { area, radius } = rectangleOf(corners);
  if (radius > 0) roundedRect(picture.raster, area, radius, kind === 'fill', colour);
  else if (kind === 'fill') picture.raster.fill(area.x1, area.y1, area.x2, area.y2, colour);
  else drawRect(picture.raster, area.x1, area.y1, area.x2, area.y2, colour);
}

/** Corners given as four numbers or as one object {x, y, x2, y2} or {x, y, w, h}, with an optional radius r. */
function rectangleOf(corners: unknown[]): { area: Rectangle; radius: number } {
  const [first, y1, x2, y2] = corners;
  const area = { x1: toInteger(first), y1: toInteger(y1), x2: toInteger(x2), y2: toInteger(y2) };
  if (typeof first !== 'object' || first === null) return { area, radius: 0 };
  const given = first as Record<string, unknown>;
  area.x1 = toInteger(given.x1 ?? given.x);
  area.y1 = toInteger(given.y1 ?? given.y);
  // The interpreter adds the width without taking one off.
  area.x2 = toInteger(given.w) >= 0 && given.w !== undefined ? area.x1 + toInteger(given.w) : toInteger(given.x2);
  area.y2 = toInteger(given.h) >= 0 && given.h !== undefined ? area.y1 + toInteger(given.h) : toInteger(given.y2);
  return { area, radius: toInteger(given.r) };
}

/** Corners of a polygon. */
export function numbersOf(points: unknown): number[] {
  if (!Array.isArray(points) && !ArrayBuffer.isView(points)) throw new NotModelled('a polygon that is no array');
  return Array.from(points as ArrayLike<number>, Number);
}
