// Memory of the boards with overlays in the real interpreter, over rolls, look-ups and settings: what they have is never used up.
// Needs ESPRUINO, a build that runs Thumb code; its variables are about as large as the boards' (14 bytes for 13).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { type KeyName, loadBoard } from '../../boards/schema.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import type { Device } from '../../host-sim/model/device.ts';
import { parseScenario } from '../../host-sim/scenario/parse.ts';
import { runScenario } from '../../host-sim/scenario/run.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter, writeStatements } from './interpreter.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';
const SESSION = fileURLToPath(new URL('small-boards.scenario', import.meta.url));
const KEYS: readonly KeyName[] = ['up', 'down', 'ok', 'back'];
/** A press as long as this opens the menu, in milliseconds. */
const HELD = 700;

/** Part of the variables that stays free between two events, at the worst, as firmware/packing/README.md states it. */
const FREE: Readonly<Record<string, number>> = { pico: 0.4, pixljs: 0.1 };

/** What the interpreter of this test lacks of the board, as statements. Pins are numbers from 1 on, in the order of KEYS. */
function stubs(id: string): string {
  const board = loadBoard(id);
  const { display, keys } = board;
  const pins = KEYS.map((key, i) => `global.${keys[key].pin}=${i + 1};`).join('');
  if (display.driver === 'pixl')
    return `${pins}global.g=Graphics.createArrayBuffer(128,64,1,{vertical_byte:true,msb:false});g.flip=function(){};
global.Pixl={setLCDPower:g.flip,setContrast:g.flip};global.NRF={sleep:g.flip};E.getBattery=function(){return 80};`;
  if (display.bus !== 'i2c') throw new Error(`${id} has a display that this test does not know`);
  return `${pins}global.${display.sda}=0;global.${display.scl}=0;
global.${display.peripheral}={setup:function(){},writeTo:function(){}};`;
}

/** Presses of the session as letters: a key, then whether it is held. */
async function pressesOn(id: string): Promise<string> {
  const presses: string[] = [];
  const text = readFileSync(SESSION, 'utf8').replace('BOARD', id);
  const { ok } = await runScenario(parseScenario(text, SESSION), {
    makeDevice: async setup => {
      const device: Device = await simulatedDevice(setup);
      const press = device.press.bind(device);
      device.press = (key, milliseconds = 0) => {
        presses.push(`${'udob'[KEYS.indexOf(key)]}${milliseconds < HELD ? 's' : 'l'}`);
        press(key, milliseconds || undefined);
      };
      return device;
    },
  });
  expect(ok).toBe(true);
  return presses.join('');
}

let real: RealInterpreter | undefined;
afterEach(() => real?.remove());

describe.each(Object.keys(FREE))('%s', id => {
  it.skipIf(!ESPRUINO)(`keeps ${FREE[id]! * 100} % of its variables free${why}`, { timeout: 600_000 }, async () => {
    const board = loadBoard(id);
    const presses = await pressesOn(id);
    real = new RealInterpreter();
    const { files } = await boardParts(board, board.systems);
    for (const [name, contents] of files)
      if (name !== '.bootcde') await real.run(`${writeStatements(name, contents)}\nprint("${END}");`);
    await real.run(`${journalStatements(board)}\nprint("${END}");`);
    // The app of these boards takes short names for itself.
    const output = await real.run(`${stubs(id)}
var testWatches={},testLevel={},testTime=1,testSteps="${presses}",testAt=0;
global.setWatch=function(f,pin){testWatches[pin]=f;testLevel[pin]=1;};
global.pinMode=global.setDeepSleep=function(){};
global.digitalRead=function(pin){return testLevel[pin];};
function testNext(){print("@"+process.memory(true).usage);
if(testAt>=testSteps.length){print("${END}");return;}
var k="udob".indexOf(testSteps[testAt])+1,long=testSteps[testAt+1]=="l"?${HELD}:20;testAt+=2;
testLevel[k]=0;testTime+=0.2;testWatches[k]({state:false,time:testTime});
setTimeout(function(){testLevel[k]=1;testTime+=0.01+long/1000;testWatches[k]({state:true,time:testTime});setTimeout(testNext,20);},long);}
print("@"+process.memory(true).usage);
eval(require("Storage").read("ts.app"));
setTimeout(testNext,50);`);
    const [own, ...seen] = [...output.matchAll(/@(\d+)/g)].map(([, usage]) => Number(usage));
    expect(output).not.toMatch(/Uncaught|MEMORY/);
    expect(seen.length).toBe(presses.length / 2 + 1);
    expect(Math.max(...seen) - own!).toBeLessThanOrEqual((1 - FREE[id]!) * board.variables.count);
  });
});
