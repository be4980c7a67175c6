// The bundle and its native packs in the real interpreter: same answers and same pictures as in the simulator.
// Needs ESPRUINO (a 32-bit ARM build) and usually ESPRUINO_RUNNER=qemu-arm.
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { packFile } from '../../firmware/build/board-files.ts';
import { boardParts } from '../../host-sim/board-parts.ts';
import { readVectors } from '../../host-sim/cli/commands/vectors.ts';
import { Window } from '../../wasm-core/bindings/encode.ts';
import { blobBytes, loadPack, packEngine } from '../../wasm-core/bindings/load.ts';
import { MOST_DICE, WINDOW_BYTES } from '../../wasm-core/memory-map.ts';
import { TRAP_BYTES } from '../../wasm-core/native/trap-map.ts';
import { PACKS } from '../../wasm-core/systems/index.ts';
import { END, ESPRUINO, journalStatements, RealInterpreter } from './interpreter.ts';
import { play } from './played.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';

let real: RealInterpreter;

beforeAll(async () => {
  if (!ESPRUINO) return;
  real = new RealInterpreter();
  const { files: installed } = await boardParts(loadBoard('linux'), ['d6rounds', 'blows']);
  // Packs of further systems are only called: the app does not know of them.
  const others = PACKS.filter(({ id }) => !installed.has(packFile(id)));
  const files = [...installed, ...others.map(({ id }) => [packFile(id), blobBytes(id, 'm4')] as const)];
  for (const [name, contents] of files) await real.write(name, contents);
  await real.run(`${journalStatements(loadBoard('linux'))}\nprint("${END}");`);
}, 300_000);

afterAll(() => real?.remove());

/** A vector as a device would call it: words of the window that are not zero, and what V8 makes of the call. */
function callOf(packId: string, procedureId: string, input: Readonly<Record<string, unknown>>) {
  const pack = loadPack(packId);
  const engine = packEngine(packId);
  const number = pack.numberOf(procedureId);
  engine.window.fill(0);
  const window = new Window(engine.window);
  const [a, b] = window.writeFields(pack.procedures[number]!, input);
  window.writeDice(input.dice, MOST_DICE);
  const words: number[] = [];
  for (let at = 0; at < WINDOW_BYTES; at += 4) if (window.word(at)) words.push(at / 4, window.word(at));
  const status = engine.run(number, a, b);
  return { call: [number, a, b, ...words], answer: `${status} ${crc32(engine.window)}` };
}

/** Checksum of a picture as the panel's memory holds it, as the scripts print it. */
function pictureSum(pixels: Uint8Array): string {
  const pages = new Uint8Array(1024);
  pixels.forEach((lit, at) => {
    if (lit) pages[(at >> 10) * 128 + (at & 127)]! |= 1 << ((at >> 7) & 7);
  });
  return `@${crc32(pages)}`;
}

describe('in the real interpreter', () => {
  for (const { id, system } of PACKS) {
    it.skipIf(!ESPRUINO)(`the native pack ${id} answers every vector as V8 does${why}`, async () => {
      const vectors = readVectors(`${root}/tests/vectors/${system}.json`);
      const mine = vectors.filter(({ proc }) => loadPack(id).numberOf(proc.split('.')[1]!) >= 0);
      const calls = mine.map(vector => callOf(id, vector.proc.split('.')[1]!, vector.in));
      const got: string[] = [];
      const batch = 60;
      for (let from = 0; from < calls.length; from += batch) {
        const part = calls.slice(from, from + batch);
        const script = `var s=require("Storage").read("ts.${id}"),p=E.getAddressOf(s,true);
var run=p?E.nativeCall(p+1,"int(int,int,int,int)"):E.nativeCall(1,"int(int,int,int,int)",E.toString(s));
var w=new Int32Array(${(WINDOW_BYTES + TRAP_BYTES) / 4}),b=new Uint8Array(w.buffer,0,${WINDOW_BYTES});
function t(c){w.fill(0);for(var i=3;i<c.length;i+=2)w[c[i]]=c[i+1];
var r=run(E.getAddressOf(w,true),c[0],c[1],c[2]);print(r+" "+E.CRC32(b));}
${part.map(({ call }) => `t([${call.join()}]);`).join('\n')}
print("${END}");`;
        got.push(...(await real.run(script)).split('\n').filter(line => /^-?\d+ \d+$/.test(line)));
      }
      expect(got).toEqual(calls.map(({ answer }) => answer));
    });
  }

  it.skipIf(!ESPRUINO)(`the demo fight shows the simulator's pictures${why}`, async () => {
    const file = `${root}/host-sim/demo/fight.scenario`;
    const { steps: played, seed, device } = await play(file, 'linux');
    const pictures = played.flatMap(step => ('pixels' in step ? [step.pixels] : []));
    const { keys } = loadBoard('linux');
    const steps = played.map(step => ('pixels' in step ? ['', 0] : [keys[step.key].pin, step.held ? 700 : 20]));
    const start = `var watches={},level={},picture,time=1,steps=${JSON.stringify(steps)};
global.setWatch=function(f,pin){watches[pin]=f;level[pin]=1;};
global.pinMode=function(){};
global.digitalRead=function(pin){return level[pin];};
var make=Graphics.createArrayBuffer;
Graphics.createArrayBuffer=function(w,h,b,o){picture=make.call(Graphics,w,h,b,o);return picture;};
eval(require("Storage").read("ts.app"));
`;
    const output = await real.run(`${start}Tableside.replay(${seed});
function next(){var step=steps.shift();
if(!step){print("${END}");return;}
if(!step[0]){print("@"+E.CRC32(new Uint8Array(picture.buffer,0,1024)));next();return;}
level[step[0]]=0;time+=0.2;watches[step[0]]({state:false,time:time});
setTimeout(function(){level[step[0]]=1;time+=0.01+step[1]/1000;watches[step[0]]({state:true,time:time});setTimeout(next,5);},step[1]);}
setTimeout(next,50);`);
    expect(output.match(/@\d+/g)).toEqual(pictures.map(pictureSum));
    // Power goes and comes back: the fight is there again.
    device.boot();
    const again = await real.run(
      `${start}setTimeout(function(){print("@"+E.CRC32(new Uint8Array(picture.buffer,0,1024))+"\\n${END}");},500);`,
    );
    expect(again.match(/@\d+/g)).toEqual([pictureSum(device.pixels())]);
    expect(device.text()[0]).toContain('Round 2');
  });
});
