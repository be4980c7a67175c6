// Tidying in the real interpreter, again and again: the fight is kept, other files stay, also when Storage is compacted under the running app.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter } from './interpreter.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';
const board = loadBoard('linux');
const TIDIES = 4;

let real: RealInterpreter;

beforeAll(async () => {
  if (!ESPRUINO) return;
  real = new RealInterpreter();
  const { files } = await boardParts(board, ['d6rounds']);
  for (const [name, contents] of files) await real.write(name, contents);
  await real.run(`${journalStatements(board)}\nprint("${END}");`);
}, 300_000);

afterAll(() => real?.remove());

/** Runs the app, presses keys, and prints sums of all files but the journal when the app starts the device anew. */
function played(keys: string): string {
  const steps = keys.split(' ').map(key => {
    const name = key === 'menu' ? 'back' : (key as 'ok');
    return [board.keys[name].pin, key === 'menu' ? 700 : 20];
  });
  return `var watches={},level={},time=1,steps=${JSON.stringify(steps)},s=require("Storage");
global.setWatch=function(f,pin){watches[pin]=f;level[pin]=1;};
global.pinMode=function(){};
global.digitalRead=function(pin){return level[pin];};
global.load=function(){s.list().forEach(function(n){if(n!="ts.journal")print("@"+n+" "+E.CRC32(s.read(n)));});
print("#"+btoa(s.read("ts.journal",0,90)));print("${END}");};
eval(s.read("ts.app"));
function next(){var step=steps.shift();if(!step)return;
level[step[0]]=0;time+=0.2;watches[step[0]]({state:false,time:time});
setTimeout(function(){level[step[0]]=1;time+=0.01+step[1]/1000;watches[step[0]]({state:true,time:time});setTimeout(next,5);},step[1]);}
setTimeout(next,50);`;
}

describe('in the real interpreter', () => {
  it.skipIf(!ESPRUINO)(`tidying keeps the fight and every file${why}`, { timeout: 300_000 }, async () => {
    const output = [await real.run(played('up ok ok down ok ok back menu ok up'))];
    for (let i = 1; i < TIDIES; i++) output.push(await real.run(played('menu ok up')));
    const files = output.map(text => text.match(/@\S+ \d+/g));
    const journals = output.map(text => Buffer.from(text.match(/#(\S+)/)![1]!, 'base64'));
    expect(output.some(text => text.includes('Compacting'))).toBe(true);
    for (let i = 0; i < TIDIES; i++) {
      expect(files[i]).toEqual(files[0]);
      expect(journals[i]!.toString('latin1')).toMatch(/^TJ.*Ada/s);
    }
  });
});
