// The way from AssemblyScript to the chip costs little: instructions of native packs against C by hand that makes the same checks.
// The twins answer as the packs do, which bench() itself insists on.
import { describe, expect, it } from 'vitest';
import { missingCompiler } from '../../wasm-core/native/toolchain.ts';
import { bench, MOST_RATIO } from '../../wasm-core/native/twins/bench.ts';

describe.skipIf(missingCompiler())('native packs', () => {
  it(`take at most ${MOST_RATIO} of the instructions of C by hand, in each procedure that is counted`, () => {
    const rows = bench();
    expect(new Set(rows.map(({ procedure }) => procedure)).size).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ ratio }) => ratio > MOST_RATIO)).toEqual([]);
  });
});
