import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter } from './interpreter.ts';
import { play } from './played.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';
const root = fileURLToPath(new URL('../..', import.meta.url));
const board = loadBoard('linux');
const { variables } = loadBoard('rp2040-pico');
const SYSTEMS = ['d6rounds', 'blows'];
/** Part of the variables that stays free on the worst screen. */
const FREE_PART = 0.25;
/** Presses of Next behind the session, over which memory must not grow. */
const TURNS = 60;

let real: RealInterpreter;
afterAll(() => real?.remove());

it.skipIf(!ESPRUINO)(
  `C136: the demo fight leaves a quarter of the variables free, and sixty turns more take none${why}`,
  { timeout: 600_000 },
  async () => {
    real = new RealInterpreter();
    const { files } = await boardParts(board, SYSTEMS);
    for (const [name, contents] of files) if (name !== '.bootcde') await real.write(name, contents);
    await real.run(`${journalStatements(board)}\nprint("${END}");`);
    const file = `${root}/host-sim/demo/fight.scenario`;
    const played = await play(file, 'linux', SYSTEMS);
    const steps = played.steps.flatMap(step =>
      'pixels' in step ? [] : [[board.keys[step.key].pin, step.held ? 700 : 20]],
    );
    const turns = Array.from({ length: TURNS }, () => [board.keys.ok.pin, 20]);
    const output = await real.run(`var watches={},level={},time=1,steps=${JSON.stringify([...steps, ...turns])};
global.setWatch=function(f,pin){watches[pin]=f;level[pin]=1;};
global.pinMode=function(){};
global.digitalRead=function(pin){return level[pin];};
eval(require("Storage").read("ts.app"));
Tableside.replay(1);
function next(){var step=steps.shift(),m=process.memory();
print("@"+m.usage+","+m.blocksize+","+steps.length);
if(!step){print("${END}");return;}
level[step[0]]=0;time+=0.2;watches[step[0]]({state:false,time:time});
setTimeout(function(){level[step[0]]=1;time+=0.01+step[1]/1000;watches[step[0]]({state:true,time:time});setTimeout(next,20);},step[1]);}
setTimeout(next,50);`);
    const seen = [...output.matchAll(/@(\d+),(\d+),(\d+)/g)].map(([, ...figures]) => figures.map(Number));
    expect(seen.length).toBe(steps.length + TURNS + 1);
    expect(seen[0]![1]).toBeLessThanOrEqual(variables.bytesEach);
    expect(Math.max(...seen.map(([usage]) => usage!))).toBeLessThanOrEqual((1 - FREE_PART) * variables.count);
    // The queue of steps shrinks while it is played: each entry was an array of two, which is more than turns may take.
    const [first, last] = [seen.at(-TURNS), seen.at(-1)];
    expect(last![0]).toBeLessThanOrEqual(first![0]!);
  },
);
