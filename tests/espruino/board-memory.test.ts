// Memory of the boards in the real interpreter, over a session of each: what they have is never used up, and turns of a fight do not
// fill it. Needs ESPRUINO, a build that runs Thumb code; its variables are about as large as the boards'. UPDATE_MEMORY=1 keeps the figures.
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { type KeyName, loadBoard } from '../../boards/schema.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { codeHash, keepMeasured, measuredMemory } from '../../host-sim/memory/measured.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter } from './interpreter.ts';
import { play } from './played.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';
const KEYS: readonly KeyName[] = ['up', 'down', 'ok', 'back'];
/** A press as long as this opens the menu, in milliseconds. */
const HELD = 700;

interface Session {
  readonly file: string;
  readonly systems: readonly string[];
  /** Part of the variables that stays free between two events, at the worst. */
  readonly free: number;
  /** Presses of Next behind the session, over which memory must not grow. */
  readonly turns: number;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const small = (system: string, free: number): Session => ({
  file: path('small-boards.scenario'),
  systems: [system],
  free,
  turns: 0,
});
const large: Session = {
  file: path('../../host-sim/demo/fight.scenario'),
  systems: ['d6rounds', 'blows'],
  free: 0.25,
  turns: 60,
};

/** The Pixl.js has less free than the quarter that every board should have: firmware/packing/README.md says why. */
const SESSIONS: Readonly<Record<string, Session>> = {
  joltjs: large,
  pico: small('d6rounds', 0.25),
  pixljs: small('blows', 0.09),
  'rp2040-pico': large,
};

/** Bytes of a variable of the large boards: an interpreter with larger ones measures too few. */
const MOST_BYTES = 14;

/** Figures of the same code may differ by so much: when timers fall is not always the same. */
const SAME_WITHIN = 0.03;

/** What the interpreter of this test lacks of the board, as statements. Pins are numbers from 1 on, in the order of KEYS. */
function stubs(id: string): string {
  const board = loadBoard(id);
  const { display, keys } = board;
  const pins = [...KEYS.map(key => keys[key].pin), display.power?.pin ?? []]
    .flat()
    .map((pin, i) => `global.${pin}=${i + 1};`)
    .join('');
  const common = `${pins}global.NRF={sleep:function(){}};E.getBattery=function(){return 80};E.getVDDH=function(){return 4};`;
  if (display.driver === 'pixl')
    return `${common}global.g=Graphics.createArrayBuffer(128,64,1,{vertical_byte:true,msb:false});g.flip=function(){};
global.Pixl={setLCDPower:g.flip,setContrast:g.flip};`;
  if (display.bus !== 'i2c') throw new Error(`${id} has a display that this test does not know`);
  return `${common}global.${display.sda}=0;global.${display.scl}=0;
global.${display.peripheral}={setup:function(){},writeTo:function(){}};`;
}

/** Presses of the session as letters, a key and whether it is held; and what makes its dice the same. */
async function sessionOn(id: string, { file, systems, turns }: Session): Promise<{ presses: string; replay: string }> {
  const { steps, seed } = await play(file, id, systems);
  const presses = steps.map(step =>
    'pixels' in step ? '' : `${'udob'[KEYS.indexOf(step.key)]}${step.held ? 'l' : 's'}`,
  );
  return {
    presses: presses.join('') + 'os'.repeat(turns),
    replay: seed === undefined ? '' : `Tableside.replay(${seed});`,
  };
}

let real: RealInterpreter | undefined;
afterEach(() => real?.remove());

/** Plays a session in the interpreter and holds what a board has against what was used. */
async function holdMemory(id: string, session: Session): Promise<void> {
  const board = loadBoard(id);
  const { presses, replay } = await sessionOn(id, session);
  real = new RealInterpreter();
  const { files } = await boardParts(board, session.systems);
  for (const [name, contents] of files) if (name !== '.bootcde') await real.write(name, contents);
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
print("#"+process.memory().blocksize);
print("@"+process.memory(true).usage);
eval(require("Storage").read("ts.app"));${replay}
setTimeout(testNext,50);`);
  const [own, ...seen] = [...output.matchAll(/@(\d+)/g)].map(([, usage]) => Number(usage));
  expect(output).not.toMatch(/Uncaught|MEMORY/);
  expect(Number(/#(\d+)/.exec(output)?.[1])).toBeLessThanOrEqual(MOST_BYTES);
  expect(seen.length).toBe(presses.length / 2 + 1);
  const [home, most] = [seen[0]! - own!, Math.max(...seen) - own!];
  expect(most).toBeLessThanOrEqual((1 - session.free) * board.variables.count);
  // Less than a variable a turn: what a turn leaves behind would fill any memory in the end.
  if (session.turns) expect(seen.at(-1)! - seen.at(-session.turns)!).toBeLessThan(session.turns);
  const code = codeHash(files);
  if (process.env.UPDATE_MEMORY) keepMeasured(id, { code, home, most });
  const measured = measuredMemory()[id];
  if (measured?.code !== code) return;
  expect(Math.abs(measured.home - home)).toBeLessThanOrEqual(SAME_WITHIN * home);
  expect(Math.abs(measured.most - most)).toBeLessThanOrEqual(SAME_WITHIN * most);
}

const LONGEST = { timeout: 600_000 };

describe.each(Object.entries(SESSIONS).filter(([, { turns }]) => turns > 0))('%s', (id, session) => {
  it.skipIf(!ESPRUINO)(
    `C136: keeps ${session.free * 100} % of its variables free in a fight, and ${session.turns} turns more take none${why}`,
    LONGEST,
    () => holdMemory(id, session),
  );
});

describe.each(Object.entries(SESSIONS).filter(([, { turns }]) => turns === 0))('%s', (id, session) => {
  it.skipIf(!ESPRUINO)(`keeps ${session.free * 100} % of its variables free${why}`, LONGEST, () =>
    holdMemory(id, session),
  );
});
