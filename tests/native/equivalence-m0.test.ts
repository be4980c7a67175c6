// Every pack on the emulated Cortex-M0+ of rp2040js against V8: random calls, status and whole window compared after each.
// About a quarter of a minute a pack, which is why it stands in a file of its own: files run side by side.
import { describe, expect, it } from 'vitest';
import { blobBytes, packRecords } from '../../wasm-core/bindings/load.ts';
import { WindowHash } from '../../wasm-core/native/engine/calls.ts';
import { m0Engine } from '../../wasm-core/native/engine/m0.ts';
import { type Answers, CHECKPOINT, callsFor, firstDifference, PACK_IDS, randomRun } from './equivalence.ts';

/** An eighth of the smallest board's stack (`pixljs`, 7.7 KB), and no pack comes near it. */
const MOST_STACK_BYTES = 960;

/** Runs a list again and answers its calls from a number on in full. */
function answersOf(blob: Uint8Array): Answers {
  return (list, from) => {
    const engine = m0Engine(blob, list.windowBytes);
    const all: { status: number; window: Uint8Array }[] = [];
    list.run(engine, (call, status) => {
      if (call >= from) all.push({ status, window: engine.window.slice() });
    });
    return all;
  };
}

describe.each(PACK_IDS)('the pack %s in ARMv6-M code', id => {
  const calls = callsFor(id);

  it(`answers ${calls} random calls as V8 does`, { timeout: 600_000 }, () => {
    const run = randomRun(id, calls);
    expect(run.wentWell).toBeGreaterThan(calls / 10);
    const blob = blobBytes(id, 'm0');
    const engine = m0Engine(blob, run.list.windowBytes);
    const hash = new WindowHash(engine.window, CHECKPOINT, calls);
    run.list.run(engine, (call, status) => hash.add(call, status));
    expect(firstDifference(id, run, hash.checkpoints, answersOf(blob))).toBeUndefined();
    expect(engine.stackBytes).toBeLessThan(MOST_STACK_BYTES);
  });
});

it('a wrong constant in a blob is found, and the call that shows it is named', () => {
  const blob = blobBytes('blows', 'm0');
  const { codeBytes, constantBytes } = packRecords().blows!.native!.m0;
  const run = randomRun('blows', 3000);
  const found = Array.from({ length: 8 }, (_, i) => {
    const changed = Uint8Array.from(blob);
    changed[codeBytes + i * (constantBytes >> 3)]! ^= 1;
    const engine = m0Engine(changed, run.list.windowBytes);
    const hash = new WindowHash(engine.window, CHECKPOINT, run.list.count);
    run.list.run(engine, (call, status) => hash.add(call, status));
    return firstDifference('blows', run, hash.checkpoints, answersOf(changed));
  }).filter(words => words !== undefined);
  // Not every cell of a table is met in so few calls.
  expect(found.length).toBeGreaterThan(3);
  for (const words of found) expect(words).toMatch(/^call \d+ of blows: (status|window byte) /);
});
