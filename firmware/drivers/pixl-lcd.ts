// The built-in LCD of the Pixl.js (ST7567), which the interpreter drives: the global `g` sends what changed by itself.
// It has no pixels to spare, so that dim is as bright as full; dark saves its current.
import { isTurned, Setting, settings } from '../app/settings';
import { Light, type Panel } from './panel';

/** Steps of contrast in the settings. */
const MOST_CONTRAST = 15;

export function createPixlLcd(): Panel {
  function light(level: Light): boolean {
    Pixl.setLCDPower(level !== Light.Off);
    Pixl.setContrast(settings.values[Setting.Contrast] / MOST_CONTRAST);
    return true;
  }

  return {
    start: () => {
      // The controller's own mirroring would move the picture by four columns, which flip() knows nothing of.
      g.setRotation(isTurned() ? 2 : 0);
      return light(Light.Full);
    },
    isStarted: () => true,
    send: () => {
      g.flip();
      return true;
    },
    light: light,
    place: () => 'built in',
  };
}
