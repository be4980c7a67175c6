// Where a scattered shot went: a small map, seen from the archer or from the side, and the same in words.
// The cross is the point of aim; within the circle another target may be hit.
import type { App } from '../../app/app';
import { Key } from '../../app/keys';
import { nothing, type Screen } from '../../app/screen';
import type { Canvas } from '../../canvas/canvas';
import { kit } from './sheet';

/** The map is a square below the bar; its middle, and the farthest point from it, in pixels. */
const SIZE = 54;
const TOP = 10;
const MIDDLE = 26;
const REACH = 22;
const TEXT_AT = 60;

/** Words of the axis: none, vertical (the face of the target), depth (seen from above). */
const LOW = ['', 'low', 'short'];
const HIGH = ['', 'high', 'long'];

/** Eighths of an inch in words: 12 is 1 4/8. */
function inches(eighths: number): string {
  const size = Math.abs(eighths);
  const whole = size >> 3;
  const rest = size & 7;
  return `${whole || !rest ? whole : ''}${whole && rest ? ' ' : ''}${rest ? `${rest}/8` : ''}in`;
}

/**
 * The map of a scatter.
 * @param across eighths of an inch, negative to the left; `along` likewise low or short
 * @param near within so many eighths of the point another target may be hit
 * @param ok told when a new target is asked for
 */
export function scatterScreen(
  app: App,
  across: number,
  along: number,
  axis: number,
  near: number,
  ok: () => void,
): Screen {
  const far = Math.max(Math.abs(across), Math.abs(along)) + near;
  const scale = REACH / Math.max(far, 1);
  const x = MIDDLE + Math.floor(across * scale + 0.5);
  const y = TOP + MIDDLE - Math.floor(along * scale + 0.5);

  function map(graphics: Graphics): void {
    graphics.drawRect(0, TOP, SIZE - 1, TOP + SIZE - 1);
    graphics.drawLine(MIDDLE - 3, TOP + MIDDLE, MIDDLE + 3, TOP + MIDDLE);
    graphics.drawLine(MIDDLE, TOP + MIDDLE - 3, MIDDLE, TOP + MIDDLE + 3);
    graphics.fillRect(x - 1, y - 1, x + 1, y + 1);
    graphics.drawCircle(x, y, Math.max(3, Math.floor(near * scale)));
  }

  function line(canvas: Canvas, at: number, text: string): void {
    canvas.text(TEXT_AT, TOP + 2 + 9 * at, 68, 1, 0, text, false);
  }

  function draw(canvas: Canvas): void {
    canvas.begin('scatter');
    kit.bar(canvas, 'Scatter', axis > 1 ? 'from above' : 'as you see it');
    canvas.picture(0, TOP, SIZE, SIZE, 'map', map);
    line(canvas, 0, across ? inches(across) : 'straight');
    line(canvas, 1, across ? (across < 0 ? 'left' : 'right') : '');
    line(canvas, 2, along ? inches(along) : '');
    line(canvas, 3, along ? (along < 0 ? LOW[axis] : HIGH[axis]) : axis > 1 ? 'range' : 'height');
    line(canvas, 4, `near ${inches(near)}`);
    line(canvas, 5, 'ok: whom?');
  }

  function press(key: Key): void {
    if (key === Key.Ok) {
      app.back();
      ok();
    } else if (key === Key.Back) app.back();
    else if (key === Key.Menu) kit.openMenu(app, []);
  }

  return { open: nothing, draw: draw, press: press, close: nothing };
}
