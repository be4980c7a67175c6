// The model's estimate of variables in use, against what the real interpreter says at the same places of the app.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter } from './interpreter.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';

/** Largest error of the estimate, as process.ts states it. */
const MOST_ERROR = 0.15;

const SYSTEMS = ['d6rounds'];
/** Keys from Home to a fight with two who have joined. */
const KEYS = 'up ok ok down ok ok ok down ok ok'.split(' ') as ('up' | 'down' | 'ok')[];

const board = loadBoard('linux');
let real: RealInterpreter;

beforeAll(async () => {
  if (!ESPRUINO) return;
  real = new RealInterpreter();
  const { files } = await boardParts(board, SYSTEMS);
  for (const [name, contents] of files) await real.write(name, contents);
  await real.run(`${journalStatements(board)}\nprint("${END}");`);
}, 300_000);
afterAll(() => real?.remove());

describe('variables in use', () => {
  it.skipIf(!ESPRUINO)(`are estimated to ${100 * MOST_ERROR} %${why}`, async () => {
    const device = await simulatedDevice({ board: 'linux', systems: SYSTEMS });
    device.boot();
    const asked = 'process.memory().usage';
    const estimated = [device.send(asked) as number];
    for (const key of KEYS) {
      device.press(key);
      estimated.push(device.send(asked) as number);
    }
    expect(device.errors).toEqual([]);
    const output =
      await real.run(`var watches={},level={},time=1,keys=${JSON.stringify(KEYS.map(key => board.keys[key].pin))};
global.setWatch=function(f,pin){watches[pin]=f;level[pin]=1;};
global.pinMode=function(){};
global.digitalRead=function(pin){return level[pin];};
eval(require("Storage").read("ts.app"));
function next(){
print("@"+${asked});
var pin=keys.shift();
if(!pin){print("${END}");return;}
level[pin]=0;time+=0.2;watches[pin]({state:false,time:time});
setTimeout(function(){level[pin]=1;time+=0.1;watches[pin]({state:true,time:time});setTimeout(next,30);},20);}
setTimeout(next,300);`);
    const said = [...output.matchAll(/@(\d+)/g)].map(match => Number(match[1]));
    expect(said).toHaveLength(KEYS.length + 1);
    const errors = said.map((usage, at) => estimated[at]! / usage - 1);
    expect(errors.filter(error => Math.abs(error) > MOST_ERROR)).toEqual([]);
  });
});
