// Start of the firmware: panel, canvas, dice, keys, Home.
// The only file that knows the board; everything above gets what it needs from here.
import { createCanvas, HEIGHT, WIDTH } from '../canvas/canvas';
import { giveDice, newEvent as newDiceEvent, openDice, replay, seedFromNoise, stir } from '../dice/dice';
import { createPanel } from '../drivers/ssd1306';
import { newEvent as newCoreEvent } from '../rules/core';
import { homeScreen } from '../screens/home';
import { noticeScreen } from '../screens/notice';
import { createApp } from './app';
import { watchKeys } from './keys';

// The panel's bytes have their lowest bit on top; the interpreter's default is the other way round.
const graphics = Graphics.createArrayBuffer(WIDTH, HEIGHT, 1, { vertical_byte: true, msb: false });
const panel = createPanel(
  {
    bus: BOARD.display.bus,
    sda: BOARD.display.sda,
    scl: BOARD.display.scl,
    bitrate: BOARD.display.bitrate,
    addresses: BOARD.display.addresses,
    columnOffset: BOARD.display.columnOffset,
    powerPin: BOARD.display.powerPin,
    powerLevel: BOARD.display.powerLevel,
  },
  graphics.buffer,
);
panel.start();
const app = createApp(createCanvas(graphics, panel));

let trouble = '';
try {
  openDice();
  seedFromNoise();
} catch (error) {
  trouble = (error as Error).message;
}

watchKeys(
  [
    { pin: BOARD.keys.up.pin, pull: BOARD.keys.up.pull },
    { pin: BOARD.keys.down.pin, pull: BOARD.keys.down.pull },
    { pin: BOARD.keys.ok.pin, pull: BOARD.keys.ok.pull },
    { pin: BOARD.keys.back.pin, pull: BOARD.keys.back.pull },
  ],
  (key, repeat) => {
    newCoreEvent();
    newDiceEvent();
    app.press(key, repeat);
  },
  stir,
  app.screenNumber,
);

app.open(homeScreen(app));
if (trouble) app.open(noticeScreen(app, 'No dice', trouble));

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
