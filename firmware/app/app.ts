// The stack of screens: hands keys to the top one and draws it once per event.
// Drawing starts from a fresh event, so that a key press never runs deep into the stack.
import type { Canvas } from '../canvas/canvas';
import type { Key } from './keys';
import { dropIdle, newEvent } from './overlays';
import type { Screen } from './screen';

export interface App {
  open(screen: Screen): void;
  /** Closes the top screen; Home stays. */
  back(): void;
  /** Closes all screens but Home. */
  home(): void;
  /** Closes all screens but the lowest `count`. */
  keep(count: number): void;
  /** Puts a screen in the place of the top one. */
  replace(screen: Screen): void;
  redraw(): void;
  press(key: Key, repeat: number): void;
  /** Changes with every screen that comes to the top. */
  screenNumber(): number;
}

export function createApp(canvas: Canvas): App {
  const stack: Screen[] = [];
  let number = 0;
  /** The screen that was drawn last. */
  let drawn = 0;
  let waiting = false;

  function top(): Screen {
    return stack[stack.length - 1];
  }

  function draw(): void {
    waiting = false;
    top().draw(canvas);
    canvas.end();
    if (BOARD.overlays && drawn !== number) dropIdle();
    drawn = number;
  }

  function redraw(): void {
    if (waiting) return;
    waiting = true;
    setTimeout(draw, 0);
  }

  function shown(): void {
    number++;
    top().open();
    redraw();
  }

  function drop(): void {
    const screen = stack.pop();
    if (screen) screen.close();
  }

  return {
    open(screen: Screen): void {
      stack.push(screen);
      shown();
    },
    back(): void {
      if (stack.length < 2) return;
      drop();
      shown();
    },
    home(): void {
      while (stack.length > 1) drop();
      shown();
    },
    keep(count: number): void {
      while (stack.length > count) drop();
      shown();
    },
    replace(screen: Screen): void {
      drop();
      stack.push(screen);
      shown();
    },
    redraw: redraw,
    press(key: Key, repeat: number): void {
      if (BOARD.overlays) newEvent();
      top().press(key, repeat);
      redraw();
    },
    screenNumber(): number {
      return number;
    },
  };
}
