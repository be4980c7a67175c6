// Every pack in ARMv7-M code on qemu's Cortex-M4 against V8: random calls, status and whole window compared after each.
// The harness also checks registers, stack pointer and the memory around the window, and lets unaligned accesses fault.
import { describe, expect, it } from 'vitest';
import { blobBytes } from '../../wasm-core/bindings/load.ts';
import { missingQemu, runInQemu } from '../../wasm-core/native/engine/qemu.ts';
import { CHECKPOINT, callsFor, firstDifference, PACK_IDS, randomRun } from './equivalence.ts';

const MOST_STACK_BYTES = 960;

describe.skipIf(missingQemu()).each(PACK_IDS)('the pack %s in ARMv7-M code', id => {
  const calls = callsFor(id);

  it(`answers ${calls} random calls as V8 does`, { timeout: 600_000 }, () => {
    const run = randomRun(id, calls);
    const blob = blobBytes(id, 'm4');
    const { checkpoints, stackBytes } = runInQemu(blob, run.list, 'm4', { checkpoint: CHECKPOINT });
    const difference = firstDifference(id, run, checkpoints, (list, from) => {
      return runInQemu(blob, list, 'm4', { answersFrom: from, checkpoint: CHECKPOINT }).answers;
    });
    expect(difference).toBeUndefined();
    expect(stackBytes).toBeLessThan(MOST_STACK_BYTES);
  });
});
