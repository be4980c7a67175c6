// Every vector of every file on the native twins: ARMv6-M code in rp2040js, ARMv7-M code in qemu.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readVectors, runVectors } from '../../host-sim/cli/commands/vectors.ts';
import { missingQemu } from '../../wasm-core/native/engine/qemu.ts';

const folder = fileURLToPath(new URL('../vectors', import.meta.url));
const files = readdirSync(folder).filter(name => name.endsWith('.json'));

describe.each(files)('the vectors of %s', name => {
  it('come out on a Cortex-M0+ as they should', () => {
    expect(runVectors(readVectors(`${folder}/${name}`), { engine: 'thumb', cpu: 'm0' })).toEqual([]);
  });

  it.skipIf(missingQemu())('come out on a Cortex-M4 as they should', () => {
    expect(runVectors(readVectors(`${folder}/${name}`), { engine: 'thumb', cpu: 'm4' })).toEqual([]);
  });
});
