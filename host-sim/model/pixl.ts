// The Pixl.js's own display as device code sees it: the global `g` with its flip, and what `Pixl` does to the LCD.
// After libs/pixljs/jswrap_pixljs.c of 2v29; the picture that the interpreter shows at power-on is left out.

import type { GraphicsClass, Picture } from './graphics.ts';
import type { Controller } from './panel/controller.ts';
import { HEIGHT, WIDTH } from './panel/controller.ts';
import { expose, type Realm } from './realm.ts';
import { toInteger } from './values.ts';

/** Commands that the interpreter sends at power-on (LCD_SPI_INIT_DATA). */
const START = [0xa2, 0xc8, 0x81, 35, 0x25, 0x2f, 0xf8, 1, 0xa0, 0xaf];

const MOST_CONTRAST = 63;

/** Makes `g` and `Pixl`. @param lcd the controller; @param count told of bytes that went to it */
export function makePixl(
  realm: Realm,
  graphics: GraphicsClass,
  lcd: Controller,
  count: (bytes: number) => void,
): { g: object; Pixl: object } {
  const tell = (...bytes: number[]): void => {
    count(bytes.length);
    for (const byte of bytes) lcd.command(byte);
  };
  lcd.reset();
  tell(...START);
  const { instance, picture } = graphics.makeScreen(WIDTH, HEIGHT);
  instance.flip = realm.protect((all: unknown) => flip(picture, Boolean(all), lcd, tell, count));
  flip(picture, true, lcd, tell, count);
  return {
    g: instance,
    Pixl: expose(realm, 'Pixl', {
      setContrast: (part: unknown) => tell(0x81, Math.trunc(MOST_CONTRAST * Math.min(1, Math.max(0, Number(part))))),
      setLCDPower: (on: unknown) => (on ? tell(0xa4, 0xaf) : tell(0xae, 0xa5)),
      lcdw: (byte: unknown) => tell(toInteger(byte) & 255),
    }),
  };
}

/** Sends what was drawn since the last time, in whole pages from a multiple of eight columns on. */
function flip(
  { raster }: Picture,
  all: boolean,
  lcd: Controller,
  tell: (...bytes: number[]) => void,
  count: (bytes: number) => void,
): void {
  const area = all ? { x1: 0, y1: 0, x2: WIDTH - 1, y2: HEIGHT - 1 } : raster.modified;
  if (area.x1 > area.x2) return;
  const first = area.x1 & ~7;
  for (let page = area.y1 >> 3; page <= area.y2 >> 3; page++) {
    tell(0xb0 | page, first & 15, 0x10 | (first >> 4));
    for (let x = first; x <= area.x2; x++) {
      let byte = 0;
      for (let y = 0; y < 8; y++) byte |= raster.stored(x, page * 8 + y) << y;
      lcd.store(byte);
      count(1);
    }
  }
  raster.resetModified();
}
