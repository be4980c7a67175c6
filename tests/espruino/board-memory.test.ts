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
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const small = (system: string, free: number): Session => ({
  file: path('small-boards.scenario'),
  systems: [system],
  free,
});
const large: Session = { file: path('../../host-sim/demo/fight.scenario'), systems: ['d6rounds', 'blows'], free: 0.25 };

/** The Pixl.js has less free than the quarter that every board should have: firmware/packing/README.md says why. */
const SESSIONS: Readonly<Record<string, Session>> = {
  joltjs: large,
  pico: small('d6rounds', 0.25),
  pixljs: small('blows', 0.09),
  'rp2040-pico': large,
};

/** Figures of the same code may differ by so much: when timers fall is not always the same. */
const SAME_WITHIN = 0.03;

/** What the interpreter of this test lacks of the board, as statements. Pins are numbers from 1 on, in the order of KEYS. */
function stubs(id: string): string {
  const board = loadBoard(id);
  const { display, keys } = board;
  const pins = [...KEYS.map(key => keys[key].pin), ...(board.pins.includes('D7') ? ['D7'] : [])]
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

/** Presses of the session as letters: a key, then whether it is held. */
async function pressesOn(id: string, { file, systems }: Session): Promise<string> {
  const { steps } = await play(file, id, systems);
  return steps
    .map(step => ('pixels' in step ? '' : `${'udob'[KEYS.indexOf(step.key)]}${step.held ? 'l' : 's'}`))
    .join('');
}

let real: RealInterpreter | undefined;
afterEach(() => real?.remove());

describe.each(Object.entries(SESSIONS))('%s', (id, session) => {
  const title = `keeps ${session.free * 100} % of its variables free${why}`;
  it.skipIf(!ESPRUINO)(title, { timeout: 600_000 }, async () => {
    const board = loadBoard(id);
    const presses = await pressesOn(id, session);
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
print("@"+process.memory(true).usage);
eval(require("Storage").read("ts.app"));
setTimeout(testNext,50);`);
    const [own, ...seen] = [...output.matchAll(/@(\d+)/g)].map(([, usage]) => Number(usage));
    expect(output).not.toMatch(/Uncaught|MEMORY/);
    expect(seen.length).toBe(presses.length / 2 + 1);
    const [home, most] = [seen[0]! - own!, Math.max(...seen) - own!];
    expect(most).toBeLessThanOrEqual((1 - session.free) * board.variables.count);
    const code = codeHash(files);
    if (process.env.UPDATE_MEMORY) keepMeasured(id, { code, home, most });
    const kept = measuredMemory()[id];
    if (kept?.code !== code) return;
    expect(Math.abs(kept.home - home)).toBeLessThanOrEqual(SAME_WITHIN * home);
    expect(Math.abs(kept.most - most)).toBeLessThanOrEqual(SAME_WITHIN * most);
  });
});
