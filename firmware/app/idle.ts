// The screen's rest: without a key it dims and then goes dark, and any key wakes it.
// One timer at a time; with nothing to come there is none.
import { Light } from '../drivers/panel';
import { Setting, settings } from './settings';

/** Milliseconds of a step in the settings. */
const STEP = 10000;

export interface Idle {
  /** A key was pressed. True if the screen was dark: that press wakes it and does nothing else. */
  wake(): boolean;
}

export function createIdle(light: (level: Light) => void): Idle {
  let level = Light.Full;
  let timer = 0;

  function arm(): void {
    const dim = settings.values[Setting.DimAfter];
    const off = settings.values[Setting.OffAfter];
    const dims = !level && dim && (!off || dim < off);
    const wait = dims ? dim : off && off - (level ? dim : 0);
    if (!wait) return;
    timer = setTimeout(() => {
      timer = 0;
      level = dims ? Light.Dim : Light.Off;
      light(level);
      if (dims) arm();
    }, wait * STEP);
  }

  return {
    wake: () => {
      const before = level;
      if (timer) clearTimeout(timer);
      timer = 0;
      level = Light.Full;
      if (before) light(level);
      arm();
      return before === Light.Off;
    },
  };
}
