// Rolls of a text file in the real interpreter: taken over the console, rolled by key presses, and told again.
import { afterAll, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { forPeople } from '../../host-sim/backup/rolls.ts';
import { linesToSend, prepare } from '../../host-sim/backup/text.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter } from './interpreter.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';
const board = loadBoard('linux');
/** Enough for two records. */
const MANY = Array.from({ length: 12 }, (_, i) => `Hit ${i}: 2d20kh1+${i} [axe]\n`).join('');

let real: RealInterpreter | undefined;
afterAll(() => real?.remove());

const imported = (text: string) => linesToSend(prepare(`tableside 1\n${text}`), 'import').join('\n');

it.skipIf(!ESPRUINO)(`rolls of a file are rolled and told again${why}`, { timeout: 300_000 }, async () => {
  real = new RealInterpreter();
  const { files } = await boardParts(board, ['d6rounds']);
  for (const [name, contents] of files) await real.write(name, contents);
  await real.run(`${journalStatements(board)}\nprint("${END}");`);
  const { ok } = board.keys;
  const output = await real.run(`var watches={},level={},time=1,presses=2;
global.setWatch=function(f,pin){watches[pin]=f;level[pin]=1;};
global.pinMode=function(){};
global.digitalRead=function(pin){return level[pin];};
eval(require("Storage").read("ts.app"));
${imported(`[rolls]\nStats: 3x2d6kh1\nFireball: 8d6\n${MANY}`)}
${imported('[rolls]\nFireball: 10d6\nNew: d66\n')}
Tableside.dice([1,2,6,3,4,4]);
function next(){if(!presses--){Tableside.backup();print("${END}");return;}
level[${ok.pin}]=0;time+=0.2;watches[${ok.pin}]({state:false,time:time});
setTimeout(function(){level[${ok.pin}]=1;time+=0.1;watches[${ok.pin}]({state:true,time:time});setTimeout(next,300);},20);}
setTimeout(next,300);`);
  expect(output).not.toMatch(/Uncaught|MEMORY|Refused/);
  expect(forPeople(output)).toContain(
    `[rolls]\nStats: 3x2d6kh1\nFireball: 10d6\n${MANY}New: d66\n[last rolls]\nroll: 3x2d6kh1 = 2 6 4\n`,
  );
});
