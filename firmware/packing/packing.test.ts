// The packer and its unpackers: what goes in comes out, in JavaScript and in the native code for the smallest chip.
import { describe, expect, it } from 'vitest';
import { CPUS } from '../../wasm-core/native/cpu.ts';
import { WINDOW_BASE } from '../../wasm-core/native/engine/bus.ts';
import { m0Engine } from '../../wasm-core/native/engine/m0.ts';
import { missingCompiler } from '../../wasm-core/native/toolchain.ts';
import { JOB_BYTES } from './model.ts';
import { buildUnpacker, unpackerBytes } from './native.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** Bytes of a small generator with a fixed seed, of so many kinds. */
function noise(length: number, kinds: number): Uint8Array {
  let state = 12345;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * kinds);
  });
}

const before = text('function draw(canvas){canvas.begin("list");canvas.text(0,0,128,1,0,"words",true)}'.repeat(3));
const cases: [string, Uint8Array][] = [
  ['a byte', text('x')],
  ['code that goes on from what stands before it', text('function press(canvas){canvas.begin("form");canvas.end()}')],
  ['one byte many times', new Uint8Array(1500)],
  ['long repetitions', text('abcdefgh'.repeat(200))],
  ['noise', noise(700, 256)],
  ['noise of a few kinds', noise(1500, 3)],
  ['bytes of 255, which make carries', new Uint8Array(600).fill(255)],
];

/** Runs the native unpacker: job, packed bytes, what stands before and room for the result, one behind the other. */
function unpackNatively(packed: Uint8Array, length: number): Uint8Array {
  const engine = m0Engine(unpackerBytes('m0'), 16384);
  const places = { packed: JOB_BYTES, before: JOB_BYTES + packed.length + 8, made: 8192 };
  engine.window.set(packed, places.packed);
  engine.window.set(before, places.before);
  const job = new DataView(engine.window.buffer, engine.window.byteOffset);
  job.setUint32(0, WINDOW_BASE + places.packed, true);
  job.setUint32(4, WINDOW_BASE + places.made, true);
  job.setUint32(8, length, true);
  job.setUint32(12, WINDOW_BASE + places.before + before.length, true);
  expect(engine.run(0, 0, 0)).toBeTypeOf('number');
  expect(engine.window[places.made + length]).toBe(0);
  return engine.window.slice(places.made, places.made + length);
}

describe.each(cases)('%s', (_what, data) => {
  const packed = pack(data, before);

  it('comes out as it went in, whatever stands behind the packed bytes', () => {
    for (const tail of [0, 255, 90]) {
      const followed = Uint8Array.from([...packed, ...new Uint8Array(8).fill(tail)]);
      expect(unpack(followed, data.length, before)).toEqual(data);
    }
  });

  it('comes out of the native unpacker too', () => {
    expect(unpackNatively(packed, data.length)).toEqual(data);
  });
});

it('packs code to less than its half where it has seen its like', () => {
  const data = text('function open(canvas){canvas.begin("list");canvas.text(0,0,128,1,0,"others",true)}');
  expect(pack(data, before).length).toBeLessThan(data.length / 3);
});

it.skipIf(missingCompiler())('the committed unpackers are what their source gives', () => {
  for (const cpu of CPUS) expect(Buffer.compare(buildUnpacker(cpu), unpackerBytes(cpu)), cpu).toBe(0);
});
