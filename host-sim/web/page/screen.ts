// The panel on the page: one canvas pixel a panel pixel, enlarged by a whole number of the display's own pixels.

import type { Device } from '../../model/device.ts';
import { HEIGHT, WIDTH } from '../../model/panel/controller.ts';

/** Colours of the glass: dots that are lit (or, on an LCD, dark) and the ground behind them. */
interface Glass {
  readonly dot: readonly [number, number, number];
  readonly ground: readonly [number, number, number];
}

const OLED: Glass = { dot: [0xe6, 0xf1, 0xff], ground: [0x05, 0x07, 0x0b] };
const LCD: Glass = { dot: [0x1c, 0x26, 0x22], ground: [0xc4, 0xd2, 0xc0] };

/** Side of a dot and width of the frame in pictures for people, in pixels; as in the pictures of scenarios. */
const PICTURE_SCALE = 4;
const PICTURE_FRAME = 2 * PICTURE_SCALE;
const FRAME_COLOUR = '#30363d';

/** Contrast of an OLED at its brightest, in steps of the controller. */
const FULL_CONTRAST = 255;
/** What the eye still sees of an OLED at its lowest contrast. */
const LEAST_GLOW = 0.4;

/** One panel on the page. */
export class PanelCanvas {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  private readonly image: ImageData;
  private shown: Uint8Array = new Uint8Array(0);
  private isLcd: boolean | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    this.context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    this.image = this.context.createImageData(WIDTH, HEIGHT);
  }

  /** Shows what the device's panel shows. @returns true if that differs from what stood there */
  show(device: Device): boolean {
    const pixels = device.pixels();
    const { on, contrast, type } = device.panel;
    const isLcd = type === 'ST7567';
    const glow = isLcd || !on ? 1 : LEAST_GLOW + ((1 - LEAST_GLOW) * contrast) / FULL_CONTRAST;
    this.canvas.style.setProperty('--glow', glow.toFixed(2));
    if (isLcd === this.isLcd && isSame(pixels, this.shown)) return false;
    this.shown = pixels;
    this.isLcd = isLcd;
    const { dot, ground } = isLcd ? LCD : OLED;
    for (let i = 0; i < pixels.length; i++) this.image.data.set([...(pixels[i] ? dot : ground), 255], i * 4);
    this.context.putImageData(this.image, 0, 0);
    return true;
  }

  /** What the panel shows as a picture file, with a thin frame. */
  picture(): Promise<Blob> {
    const picture = document.createElement('canvas');
    picture.width = WIDTH * PICTURE_SCALE + 2 * PICTURE_FRAME;
    picture.height = HEIGHT * PICTURE_SCALE + 2 * PICTURE_FRAME;
    const context = picture.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = FRAME_COLOUR;
    context.fillRect(0, 0, picture.width, picture.height);
    for (const lit of [0, 1]) {
      context.fillStyle = `rgb(${(lit ? OLED.dot : OLED.ground).join()})`;
      this.shown.forEach((pixel, i) => {
        if (pixel !== lit) return;
        const [x, y] = [(i % WIDTH) * PICTURE_SCALE, Math.floor(i / WIDTH) * PICTURE_SCALE];
        context.fillRect(PICTURE_FRAME + x, PICTURE_FRAME + y, PICTURE_SCALE, PICTURE_SCALE);
      });
    }
    return new Promise((resolve, reject) =>
      picture.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture could be made'))), 'image/png'),
    );
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((pixel, i) => pixel === other[i]);
}

/**
 * Side of a panel pixel on the page, in CSS pixels: the largest whole number of display pixels of which 128 fit.
 * @param room width that is there, in CSS pixels
 * @param ratio display pixels in a CSS pixel
 */
export function dotSize(room: number, ratio: number): number {
  return Math.max(1, Math.floor((room * ratio) / WIDTH)) / ratio;
}
