// Every pack on the emulated Cortex-M0+ of rp2040js against V8: random calls, status and whole window compared after each.
// About a quarter of a minute a pack, which is why it stands in a file of its own: files run side by side.
import { describe, expect, it } from 'vitest';
import { blobBytes, packEngine } from '../../wasm-core/bindings/load.ts';
import { WindowHash } from '../../wasm-core/native/engine/calls.ts';
import { m0Engine } from '../../wasm-core/native/engine/m0.ts';
import { type Answers, CALLS, CHECKPOINT, firstDifference, PACK_IDS, randomRun } from './equivalence.ts';

/** An eighth of the smallest board's stack (`pixljs`, 7.7 KB), and no pack comes near it. */
const MOST_STACK_BYTES = 960;

describe.each(PACK_IDS)('the pack %s in ARMv6-M code', id => {
  it(`answers ${CALLS} random calls as V8 does`, { timeout: 600_000 }, () => {
    const run = randomRun(id, CALLS);
    expect(run.wentWell).toBeGreaterThan(CALLS / 10);
    const engine = m0Engine(blobBytes(id, 'm0'), run.list.windowBytes);
    const hash = new WindowHash(engine.window, CHECKPOINT, CALLS);
    run.list.run(engine, (call, status) => hash.add(call, status));
    const answers: Answers = (list, from) => {
      const again = packEngine(id, { engine: 'thumb' });
      const all: { status: number; window: Uint8Array }[] = [];
      list.run(again, (call, status) => {
        if (call >= from) all.push({ status, window: again.window.slice() });
      });
      return all;
    };
    expect(firstDifference(id, run, hash.checkpoints, answers)).toBeUndefined();
    expect(engine.stackBytes).toBeLessThan(MOST_STACK_BYTES);
  });
});
