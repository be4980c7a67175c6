// The two kinds of native code that a pack has.

/** `m4` is ARMv7-M code for Cortex-M3, M4, M7 and M33; `m0` is ARMv6-M code, which Cortex-M0 and M0+ need and all others run too. */
export type Cpu = 'm4' | 'm0';

export const CPUS: readonly Cpu[] = ['m4', 'm0'];
