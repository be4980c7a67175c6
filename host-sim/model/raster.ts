// A one-bit picture in memory with a clip rectangle: the layer on which the interpreter's drawing calls rest.
// Byte orders are those of Graphics.createArrayBuffer: rows of bits, or vertical bytes (a display's pages). Places are
// those of who draws, which may be upside down, or those in memory, called stored.

/** Inclusive corners in pixels. */
export interface Rectangle {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A picture of `width` x `height` pixels of 0 or 1. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  clip: Rectangle;
  /** Area drawn to since it was last reset; empty while x2 < x1. */
  modified: Rectangle = nothing();
  /** True: drawn upside down into its bytes, which is where the clip rectangle and `modified` count. */
  turned = false;
  /** Told of every rectangle that is filled, after clipping. */
  onFill: ((area: Rectangle) => void) | undefined;
  private readonly vertical: boolean;
  private readonly highBitFirst: boolean;

  constructor(width: number, height: number, bytes: Uint8Array, order: { vertical: boolean; highBitFirst: boolean }) {
    this.width = width;
    this.height = height;
    this.bytes = bytes;
    this.vertical = order.vertical;
    this.highBitFirst = order.highBitFirst;
    this.clip = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
  }

  /** The stored place of who draws at x, y; or the other way round, which is the same. */
  place(x: number, y: number): [number, number] {
    return this.turned ? [this.width - 1 - x, this.height - 1 - y] : [x, y];
  }

  /** The same for a rectangle. */
  placeOf({ x1, y1, x2, y2 }: Rectangle): Rectangle {
    if (!this.turned) return { x1, y1, x2, y2 };
    const [right, bottom] = [this.width - 1, this.height - 1];
    return { x1: right - x2, y1: bottom - y2, x2: right - x1, y2: bottom - y1 };
  }

  /** Pixel at x, y; 0 outside the picture. */
  get(x: number, y: number): 0 | 1 {
    return this.turned ? this.stored(this.width - 1 - x, this.height - 1 - y) : this.stored(x, y);
  }

  /** The same at a stored place. */
  stored(x: number, y: number): 0 | 1 {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0;
    const bit = this.bitIndex(x, y);
    return (((this.bytes[bit >> 3] ?? 0) >> this.shift(bit)) & 1) as 0 | 1;
  }

  /** Sets one pixel if it lies within the clip rectangle. */
  set(x: number, y: number, colour: number): void {
    const [atX, atY] = this.place(x, y);
    this.store(atX, atY, colour);
  }

  /** The same at a stored place. */
  store(x: number, y: number, colour: number): void {
    const clip = this.clip;
    if (x < clip.x1 || y < clip.y1 || x > clip.x2 || y > clip.y2) return;
    this.mark(x, y, x, y);
    this.put(x, y, colour);
  }

  /** Fills the rectangle between two corners, both included, in either order, and tells of it. */
  fill(xa: number, ya: number, xb: number, yb: number, colour: number): void {
    const area = this.paint(xa, ya, xb, yb, colour);
    if (area) this.onFill?.(area);
  }

  /** The same between stored places. */
  storeArea(xa: number, ya: number, xb: number, yb: number, colour: number): void {
    const area = this.paintStored(xa, ya, xb, yb, colour);
    if (area) this.onFill?.(this.placeOf(area));
  }

  /** Fills a rectangle and tells nobody. @returns what was filled within the clip rectangle, if anything */
  paint(xa: number, ya: number, xb: number, yb: number, colour: number): Rectangle | undefined {
    if (!this.turned) return this.paintStored(xa, ya, xb, yb, colour);
    const [right, bottom] = [this.width - 1, this.height - 1];
    const area = this.paintStored(right - xa, bottom - ya, right - xb, bottom - yb, colour);
    return area && this.placeOf(area);
  }

  /** Notes a stored area as modified, without clipping it. */
  mark(x1: number, y1: number, x2: number, y2: number): void {
    const area = this.modified;
    if (x1 < area.x1) area.x1 = x1;
    if (y1 < area.y1) area.y1 = y1;
    if (x2 > area.x2) area.x2 = x2;
    if (y2 > area.y2) area.y2 = y2;
  }

  /** Forgets what was modified. */
  resetModified(): void {
    this.modified = nothing();
  }

  private paintStored(xa: number, ya: number, xb: number, yb: number, colour: number): Rectangle | undefined {
    const x1 = Math.max(Math.min(xa, xb), this.clip.x1);
    const y1 = Math.max(Math.min(ya, yb), this.clip.y1);
    const x2 = Math.min(Math.max(xa, xb), this.clip.x2);
    const y2 = Math.min(Math.max(ya, yb), this.clip.y2);
    if (x2 < x1 || y2 < y1) return undefined;
    this.mark(x1, y1, x2, y2);
    if (this.vertical) this.paintColumns(x1, y1, x2, y2, colour);
    else for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) this.put(x, y, colour);
    return { x1, y1, x2, y2 };
  }

  /** Pages of vertical bytes: as many rows at once as lie in one byte. */
  private paintColumns(x1: number, y1: number, x2: number, y2: number, colour: number): void {
    for (let page = y1 >> 3; page <= y2 >> 3; page++) {
      const first = Math.max(0, y1 - page * 8);
      const last = Math.min(7, y2 - page * 8);
      const rows = ((2 << (last - first)) - 1) << (this.highBitFirst ? 7 - last : first);
      for (let at = page * this.width + x1; at <= page * this.width + x2; at++) {
        const byte = this.bytes[at] as number;
        this.bytes[at] = colour & 1 ? byte | rows : byte & ~rows;
      }
    }
  }

  private put(x: number, y: number, colour: number): void {
    const bit = this.bitIndex(x, y);
    const mask = 1 << this.shift(bit);
    const byte = this.bytes[bit >> 3] ?? 0;
    this.bytes[bit >> 3] = colour & 1 ? byte | mask : byte & ~mask;
  }

  private bitIndex(x: number, y: number): number {
    return this.vertical ? ((x + (y >> 3) * this.width) << 3) | (y & 7) : x + y * this.width;
  }

  private shift(bit: number): number {
    return this.highBitFirst ? 7 - (bit & 7) : bit & 7;
  }
}

function nothing(): Rectangle {
  return { x1: 32767, y1: 32767, x2: -32768, y2: -32768 };
}
