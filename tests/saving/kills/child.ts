// The process that is killed: a simulated device with its flash in a file, and a player. Each key that is through is
// told on standard output by one byte, before the next one is pressed. Arguments: the board's JSON, the image, the seed.

import { readFileSync, writeSync } from 'node:fs';
import { keepImage, readImage } from '../../../host-sim/model/flash/image-file.ts';
import { deviceOn } from './device-on.ts';
import { play } from './player.ts';

/** So many keys, then it waits for its end. */
const KEYS = 60;

const [boardFile = '', imageFile = '', seed = ''] = process.argv.slice(2);
const board = JSON.parse(readFileSync(boardFile, 'utf8'));
const device = deviceOn(board, readImage(imageFile, board.storage.bytes));
keepImage(device.flash, imageFile);
device.boot();
const player = play(device, Number(seed));
for (let key = 0; key < KEYS; key++) {
  player.next();
  writeSync(1, '.');
}
setTimeout(() => {}, 60_000);
