// The emulated Cortex-M0+ is stricter than a chip: code that a chip would fault at, or run wrongly, ends in an error by name.
import { describe, expect, it } from 'vitest';
import { packEngine } from '../../bindings/load.ts';
import { DRAW, SEED } from '../../dice/dice-map.ts';
import { NativeFault } from './bus.ts';
import { m0Engine } from './m0.ts';

/** Instructions by hand, encodings from the ARMv6-M Architecture Reference Manual, A6.7. */
const BX_LR = 0x4770;
const PUSH_LR = 0xb500;
const MOVS_R0_0 = 0x2000;
const NOP = 0xbf00;

function engineOf(...halfWords: number[]) {
  return m0Engine(new Uint8Array(Uint16Array.from([...halfWords, NOP, NOP]).buffer), 64);
}

describe('code in the emulated Cortex-M0+', () => {
  it('runs, and its instructions and stack are counted', () => {
    const engine = engineOf(PUSH_LR, 0x1889, 0x18c8, 0xbd00); // adds r1, r1, r2; adds r0, r1, r3; pop {pc}
    expect(engine.run(1, 2, 39)).toBe(42);
    expect(engine.instructions).toBe(4);
    expect(engine.stackBytes).toBe(4);
  });

  it.each([
    ['an instruction of ARMv7-M', [0xfb91, 0xf0f2, BX_LR], /not implemented/], // sdiv r0, r1, r2
    ['a short instruction of ARMv7-M', [0xb100, BX_LR], /not implemented/], // cbz
    ['an undefined instruction', [0xde00, BX_LR], /breakpoint 0/], // udf
    ['an unaligned word', [0x3001, 0x6800, BX_LR], /reads 4 bytes at 0x20010005, which is not aligned/],
    ['an unaligned half word', [0x3001, 0x8800, BX_LR], /reads 2 bytes at 0x20010005, which is not aligned/],
    ['an unaligned write', [0x3001, 0x6001, BX_LR], /writes 4 bytes at 0x20010005, which is not aligned/],
    ['a read from nowhere', [MOVS_R0_0, 0x6800, BX_LR], /reads 0x0, where it has no business/],
    ['a write behind window and trap words', [0x3048, 0x7001, BX_LR], /writes 0x2001004c, where/],
    ['a write into its own code', [0x4678, 0x7001, BX_LR], /writes 0x101c0058, where/], // mov r0, pc
    ['a breakpoint', [0xbe05, BX_LR], /breakpoint 5/],
    ['a register that it must keep', [0x2400, BX_LR], /another r4/],
    ['another stack pointer', [PUSH_LR, BX_LR], /another stack pointer/],
    ['running off its end', [NOP], /reads 0x101c005a, where/],
  ])('ends in an error for %s', (_what, code, message) => {
    const engine = engineOf(...code);
    expect(() => engine.run(0, 0, 0)).toThrow(NativeFault);
    expect(() => engine.run(0, 0, 0)).toThrow(message);
  });

  it('ends in an error for a loop without end', { timeout: 60_000 }, () => {
    expect(() => engineOf(0xe7fe).run(7, 0, 0)).toThrow('procedure 7 does not return');
  });

  it('runs a pack through the same interface as V8', () => {
    const [thumb, wasm] = [packEngine('dice', { engine: 'thumb' }), packEngine('dice')];
    for (const engine of [thumb, wasm]) engine.run(SEED, 12345, 0);
    const draws = (engine: typeof wasm) => Array.from({ length: 50 }, () => engine.run(DRAW, 6, 0));
    expect(draws(thumb)).toEqual(draws(wasm));
    expect(thumb.window).toEqual(wasm.window);
  });
});
