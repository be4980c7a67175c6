// The memory map of the odds pack, which counts the exact chances of a compiled expression.
// Read by the AssemblyScript core, by the host and by the firmware alike; byte addresses. Programs are those of the dice pack.

/** Working words: position in the program, depth of the stack, the answer so far, and where free memory begins. */
export const AT = 16;
export const DEPTH = 20;
export const ANSWER = 24;
export const TOP = 28;

export const PROGRAM = 32;
export const PROGRAM_BYTES = 160;

/** The distribution in work, at the end the result: lowest value, number of values, address of their weights, cases in all. */
export const LOW = 192;
export const LENGTH = 196;
export const ADDRESS = 200;
export const CASES = 204;
/** Those below it, four words each; a pool needs two more than the stack is deep. */
export const STACK = 208;
export const ENTRY_BYTES = 16;
export const MOST_DEPTH = 8;

/** Weights, 32 bits each. */
export const WEIGHTS = 368;

/** As far as native code reaches from the start of its window. */
export const ODDS_WINDOW_BYTES = 4064;

/** More cases than this are not counted here; the weights would outgrow their words. */
export const MOST_CASES = 0x7fffffff;

/** count(length): counts the program of `length` bytes; the result is the first entry of the stack. */
export const COUNT = 0;

/** Answers of COUNT. */
export const COUNTED = 0;
/** Too many cases or values for this memory, or exploding dice, whose cases never end. */
export const BEYOND = 1;
/** No program, or none that can be rolled. */
export const REFUSED = -1;
