// Graphics of the interpreter, for one bit per pixel in memory: the class that device code sees.
// Behaviour follows libs/graphics/jswrap_graphics.c of 2v29; what is not here throws by name.

import { DrawnText, linesOf } from './drawn-text.ts';
import { builtInFont } from './font.ts';
import { colourOf, numbersOf, rectangle, setClip } from './graphics-arguments.ts';
import { setCustomFont, setFont } from './graphics-fonts.ts';
import { drawImage } from './image.ts';
import { guard, NotModelled } from './not-modelled.ts';
import { Raster } from './raster.ts';
import { deviceObject, type Realm } from './realm.ts';
import { drawEllipse, drawLine, drawPoly, fillEllipse, fillPoly } from './shapes.ts';
import { Typesetter } from './typesetter.ts';
import { isArrayBuffer, toInteger } from './values.ts';

/** State of one Graphics object, and what tests read from it. */
export class Picture {
  readonly raster: Raster;
  readonly text = new DrawnText();
  readonly type: Typesetter;
  colour = 1;
  background = 0;
  cursor: [number, number] = [0, 0];

  constructor(raster: Raster) {
    this.raster = raster;
    this.type = new Typesetter(raster, this.text);
    raster.onFill = area => this.text.cover(area);
  }

  /** Colours, font, alignment and clip rectangle as after creation. */
  reset(): void {
    this.colour = 1;
    this.background = 0;
    this.type.reset();
    this.cursor = [0, 0];
    this.raster.clip = { x1: 0, y1: 0, x2: this.raster.width - 1, y2: this.raster.height - 1 };
  }

  /** Lines of text that stand in the picture, in reading order. */
  readText(): string[] {
    return linesOf(this.text.visible(this.raster));
  }
}

/** The Graphics class of one device. */
export interface GraphicsClass {
  /** What device code sees as `Graphics`. */
  api: object;
  /** Pictures in the order of their creation. */
  pictures: Picture[];
  /** Makes the Graphics of a built-in screen: rows of bits, the highest first. */
  makeScreen(width: number, height: number): { instance: Record<string, unknown>; picture: Picture };
}

type Method = (picture: Picture, ...values: unknown[]) => unknown;

/** Makes the Graphics class. @param fonts names of the fonts that the board's firmware has built in */
export function makeGraphics(realm: Realm, fonts: readonly string[]): GraphicsClass {
  const pictures: Picture[] = [];
  const states = new WeakMap<object, Picture>();
  const prototype: Record<string, unknown> = deviceObject(realm, {});
  const stateOf = (value: unknown): Picture => {
    const picture = typeof value === 'object' && value !== null ? states.get(value) : undefined;
    if (!picture) throw new Error('called on something that is no Graphics');
    return picture;
  };
  const methods: Record<string, Method> = { ...stateMethods(realm), ...drawingMethods(states) };
  for (const [name, method] of Object.entries(methods)) {
    prototype[name] = realm.protect(function (this: unknown, ...values: unknown[]): unknown {
      const result = method(stateOf(this), ...values);
      return result === CHAIN ? this : result;
    });
  }
  prototype.setFont = realm.protect(function (this: Record<string, unknown>, name: unknown, size: unknown): unknown {
    setFont(this, stateOf(this), fonts, name, size);
    return this;
  });
  const make = (width: unknown, height: unknown, bitsPerPixel: unknown, options: unknown) => {
    const [across, down, bits] = [width, height, bitsPerPixel].map(toInteger) as [number, number, number];
    const { raster, buffer } = createRaster(realm, across, down, bits, options);
    const picture = new Picture(raster);
    const instance = guard('Graphics', realm.Object.create(prototype) as Record<string, unknown>, realm.refuse);
    instance.buffer = buffer;
    states.set(instance, picture);
    pictures.push(picture);
    return { instance, picture };
  };
  const api = {
    prototype,
    createArrayBuffer: realm.protect((...values: Parameters<typeof make>) => make(...values).instance),
  };
  return {
    api: guard('Graphics', api, realm.refuse),
    pictures,
    makeScreen: (width, height) => make(width, height, 1, undefined),
  };
}

const CHAIN = Symbol('the Graphics itself');

function createRaster(
  realm: Realm,
  width: number,
  height: number,
  bitsPerPixel: number,
  options: unknown,
): { raster: Raster; buffer: unknown } {
  if (width <= 0 || height <= 0 || width > 32767 || height > 32767) throw new Error('Invalid Size');
  if (bitsPerPixel !== 1) throw new NotModelled(`Graphics.createArrayBuffer of ${bitsPerPixel} bits per pixel`);
  const given = (typeof options === 'object' && options !== null ? options : {}) as Record<string, unknown>;
  for (const unmodelled of ['zigzag', 'interleavex', 'color_order']) {
    if (given[unmodelled]) throw new NotModelled(`Graphics.createArrayBuffer with ${unmodelled}`);
  }
  const vertical = Boolean(given.vertical_byte);
  if (vertical && height & 7) throw new Error('height must be a multiple of 8 when using vertical_byte');
  const size = (width * height + 7) >> 3;
  const buffer = given.buffer ?? new realm.ArrayBuffer(size);
  const bytes = viewOf(buffer);
  if (bytes.length < size) throw new NotModelled('Graphics.createArrayBuffer with a buffer that is too small');
  // The highest bit comes first unless msb:false is given (so since 2v25).
  const highBitFirst = given.msb === undefined || Boolean(given.msb);
  return { raster: new Raster(width, height, bytes, { vertical, highBitFirst }), buffer };
}

function viewOf(buffer: unknown): Uint8Array {
  if (isArrayBuffer(buffer)) return new Uint8Array(buffer);
  if (ArrayBuffer.isView(buffer)) return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  throw new Error("'buffer' should be ArrayBuffer");
}

function stateMethods(realm: Realm): Record<string, Method> {
  return {
    getWidth: picture => picture.raster.width,
    getHeight: picture => picture.raster.height,
    getBPP: () => 1,
    getColor: picture => picture.colour,
    getBgColor: picture => picture.background,
    getFont: picture => picture.type.name,
    getFontHeight: picture => picture.type.lineHeight,
    stringWidth: (picture, text) => picture.type.widthOf(String(text)),
    getPixel: (picture, x, y) => picture.raster.get(toInteger(x), toInteger(y)),
    reset: picture => chain(picture.reset()),
    setRotation: (picture, rotation, reflect) => {
      const quarters = toInteger(rotation);
      if ((quarters !== 0 && quarters !== 2) || reflect)
        throw new NotModelled(`Graphics.setRotation(${quarters}${reflect ? ', true' : ''})`);
      picture.raster.turned = quarters === 2;
      return CHAIN;
    },
    setColor: (picture, r, g, b) => {
      picture.colour = colourOf(r, g, b);
      return CHAIN;
    },
    setBgColor: (picture, r, g, b) => {
      picture.background = colourOf(r, g, b);
      return CHAIN;
    },
    setClipRect: (picture, ...corners) => chain(setClip(picture.raster, corners.map(toInteger))),
    setFontBitmap: picture => chain(picture.type.use(builtInFont('4x6')!, 1, 1)),
    setFontAlign: (picture, x, y, rotation) => {
      if (toInteger(rotation) !== 0) throw new NotModelled('Graphics.setFontAlign with a rotation');
      picture.type.alignX = Math.sign(toInteger(x));
      picture.type.alignY = Math.sign(toInteger(y));
      return CHAIN;
    },
    setFontCustom: (picture, bitmap, first, widths, height) =>
      chain(setCustomFont(picture, bitmap, toInteger(first), widths, toInteger(height))),
    getModified: (picture, reset) => {
      const area = picture.raster.modified;
      if (reset) picture.raster.resetModified();
      return area.x1 <= area.x2 ? deviceObject(realm, { ...area }) : undefined;
    },
  };
}

function drawingMethods(states: WeakMap<object, Picture>): Record<string, Method> {
  const ink =
    (shape: (raster: Raster, x1: number, y1: number, x2: number, y2: number, colour: number) => void): Method =>
    (picture, x1, y1, x2, y2) =>
      chain(shape(picture.raster, toInteger(x1), toInteger(y1), toInteger(x2), toInteger(y2), picture.colour));
  const circle =
    (shape: typeof drawEllipse): Method =>
    (picture, xValue, yValue, radius) => {
      const [x, y, r] = [toInteger(xValue), toInteger(yValue), toInteger(radius)];
      return chain(shape(picture.raster, x - r, y - r, x + r, y + r, picture.colour));
    };
  return {
    clear: (picture, reset) => {
      if (reset) picture.reset();
      const { raster } = picture;
      return chain(raster.fill(0, 0, raster.width - 1, raster.height - 1, picture.background));
    },
    fillRect: (picture, ...corners) => chain(rectangle(picture, corners, 'fill', picture.colour)),
    clearRect: (picture, ...corners) => chain(rectangle(picture, corners, 'fill', picture.background)),
    drawRect: (picture, ...corners) => chain(rectangle(picture, corners, 'outline', picture.colour)),
    setPixel: (picture, x, y, colour) => {
      picture.cursor = [toInteger(x), toInteger(y)];
      return chain(picture.raster.set(...picture.cursor, colour === undefined ? picture.colour : colourOf(colour)));
    },
    drawLine: ink(drawLine),
    drawEllipse: ink(drawEllipse),
    fillEllipse: ink(fillEllipse),
    drawCircle: circle(drawEllipse),
    fillCircle: circle(fillEllipse),
    moveTo: (picture, x, y) => {
      picture.cursor = [toInteger(x), toInteger(y)];
      return CHAIN;
    },
    lineTo: (picture, x, y) => {
      const to: [number, number] = [toInteger(x), toInteger(y)];
      drawLine(picture.raster, ...picture.cursor, ...to, picture.colour);
      picture.cursor = to;
      return CHAIN;
    },
    drawPoly: (picture, points, closed) => {
      picture.cursor = drawPoly(picture.raster, numbersOf(points), Boolean(closed), picture.colour) ?? picture.cursor;
      return CHAIN;
    },
    fillPoly: (picture, points) => chain(fillPoly(picture.raster, numbersOf(points), picture.colour)),
    drawString: (picture, text, x, y, solid) =>
      chain(
        picture.type.draw(String(text), toInteger(x), toInteger(y), Boolean(solid), picture.colour, picture.background),
      ),
    drawImage: (picture, image, x, y, options) => {
      const other = typeof image === 'object' && image !== null ? states.get(image) : undefined;
      const source = other
        ? { width: other.raster.width, height: other.raster.height, buffer: other.raster.bytes }
        : image;
      return chain(
        drawImage(picture.raster, source, toInteger(x), toInteger(y), options, picture.colour, picture.background),
      );
    },
  };
}

function chain(_done: unknown): typeof CHAIN {
  return CHAIN;
}
