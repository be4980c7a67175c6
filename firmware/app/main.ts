// Start of the firmware: panel, canvas, dice, keys, Home.
// Puts the parts together for this board; pins are named here and in the drivers alone.
import { PAGES } from '../../wasm-core/screen/screen-map';
import { Align, createCanvas, HEIGHT, Size, WIDTH } from '../canvas/canvas';
import { addFont } from '../canvas/font';
import { createGraphicsSurface } from '../canvas/graphics-surface';
import { createNativeSurface } from '../canvas/native-surface';
import type { Surface } from '../canvas/surface';
import { giveDice, newEvent as newDiceEvent, openDice, replay, seedFromNoise, stir } from '../dice/dice';
import { createOled } from '../drivers/oled';
import { Light } from '../drivers/panel';
import { createPixlLcd } from '../drivers/pixl-lcd';
import { whyOff } from '../journal/journal';
import { newEvent as newCoreEvent } from '../rules/core';
import { openBackup } from '../screens/backup';
import { homeScreen } from '../screens/home';
import { noticeScreen } from '../screens/notice';
import { openTestCard } from '../screens/test-card';
import { createApp } from './app';
import { charge, isLow } from './battery';
import { countComplaints } from './diagnostics';
import { createIdle } from './idle';
import { isHeld, Key, watchKeys } from './keys';
import { dropAll } from './overlays';
import { closeRadio, openRadio } from './radio';
import { openSaved, renewSecret, startSaving } from './saving';
import { nothing } from './screen';
import { Setting, settings } from './settings';

/** Without its native code a screen still shows what is wrong, slower; small boards do not start without it. */
function createSurface(): Surface {
  if (BOARD.display.bus === 'pixl') return createGraphicsSurface(g, WIDTH, 1);
  if (BOARD.overlays) return createNativeSurface(WIDTH, HEIGHT);
  try {
    return createNativeSurface(WIDTH, HEIGHT);
  } catch {
    // A panel's bytes have their lowest bit on top; the interpreter's default is the other way round.
    const graphics = Graphics.createArrayBuffer(WIDTH, HEIGHT, 1, { vertical_byte: true, msb: false });
    return createGraphicsSurface(graphics, WIDTH, PAGES);
  }
}

const surface = createSurface();
const panel = BOARD.display.bus === 'pixl' ? createPixlLcd() : createOled(surface.graphics.buffer);
if (BOARD.lacksFont) addFont(surface.graphics);
const canvas = createCanvas(surface, panel);
const idle = createIdle(canvas.light);
const app = createApp(canvas);

countComplaints();
if (BOARD.display.powerPin) digitalWrite(BOARD.display.powerPin, BOARD.display.powerLevel);
canvas.renew();
idle.wake();

settings.apply = anew => {
  if (anew) canvas.renew();
  else canvas.light(Light.Full);
  idle.wake();
  app.redraw();
};

const radioWanted = isHeld(BOARD.keys.ok.pin, BOARD.keys.ok.pull);
if (BOARD.bluetooth) closeRadio();

// Reading what was saved can take seconds: something has to be on the screen. Back held now: start without it.
canvas.begin('start');
canvas.text(0, 28, WIDTH, Size.Normal, Align.Centre, 'Tableside', false);
canvas.end();
const setUp = startSaving(isHeld(BOARD.keys.back.pin, BOARD.keys.back.pull));
if (setUp) canvas.renew();
// The times of rest that were saved count from here on.
idle.wake();
if (BOARD.overlays) dropAll();

let trouble = '';
try {
  openDice();
  seedFromNoise();
  renewSecret();
} catch (error) {
  trouble = (error as Error).message;
}
if (BOARD.overlays) dropAll();

/** Hands a key to the app. */
function press(key: Key, repeat: number): void {
  newCoreEvent();
  newDiceEvent();
  app.press(settings.values[Setting.LeftHanded] && key < Key.Ok ? 1 - key : key, repeat);
}

watchKeys(
  [
    { pin: BOARD.keys.up.pin, pull: BOARD.keys.up.pull },
    { pin: BOARD.keys.down.pin, pull: BOARD.keys.down.pull },
    { pin: BOARD.keys.ok.pin, pull: BOARD.keys.ok.pull },
    { pin: BOARD.keys.back.pin, pull: BOARD.keys.back.pull },
  ],
  (key, repeat) => {
    // From a fresh event: the stack of the smallest board does not carry a screen's work on top of the keys'.
    if (BOARD.overlays) setTimeout(() => press(key, repeat), 0);
    else press(key, repeat);
  },
  stir,
  app.screenNumber,
  idle.wake,
);

app.open(homeScreen(app, panel));
openSaved(app, 'No dice', trouble);
// First boot: whoever holds the device says which panel it is. Where nothing can be kept, it is not asked again and again.
if (BOARD.display.bus !== 'pixl' && !setUp && !whyOff()) openTestCard(app, nothing);
if (isLow(charge()))
  app.open(noticeScreen(app, 'Battery', 'The battery is low. Each step of a fight is saved as it is shown.'));
if (BOARD.bluetooth && radioWanted) openRadio(app);
if (BOARD.overlays) dropAll();

// Keys are watched, which wakes it, and so does the next timer. With USB plugged in it stays awake.
if (BOARD.deepSleep) setDeepSleep(true);

/** What the console may ask of the device. */
global.Tableside = {
  version: VERSION,
  /** Replay mode: faces follow from a seed, and the screens say so. */
  replay: (seed: number): void => {
    replay(seed);
    app.redraw();
  },
  /** Replay mode: these faces come next. */
  dice: (faces: number[]): void => {
    giveDice(faces);
    app.redraw();
  },
};
openBackup(app);
