// What a native pack adds to the memory map: two words above the window, the status of a call that trapped, and why it trapped.
// Read by the build, by the host and by the firmware alike.

/** RAM that a native pack needs above its window. */
export const TRAP_BYTES = 8;

/** Offsets above the window: the stack pointer of the running call, and why the last call trapped (0: it did not). */
export const TRAP_STACK = 0;
export const TRAP_CODE = 4;

/** Status of a call that trapped; no procedure answers it otherwise (the dice pack's `word` may: its trap code is then 0). */
export const TRAPPED = -2;

/** Reasons, in the trap code word. */
export const OUT_OF_BOUNDS = 1;
export const OVERFLOW = 2;
export const DIVISION_BY_ZERO = 3;
export const UNREACHABLE = 4;
export const UNALIGNED = 5;

/** Words for messages, by trap code. */
export const TRAP_REASONS = [
  'no trap',
  'an address outside the window and the constants',
  'a division whose quotient does not fit',
  'a division by zero',
  'code that must not be reached',
  'an address that is no multiple of the access',
] as const;
