// How packed bytes are coded: literals and copies of what stands before, each decision a bit with odds of its own that adapt.
// Shared by the packer of the build, the unpacker of the simulator, and, as figures, the native one (unpack.c).

/** Odds of 0 in 4096ths: at first even, then a sixteenth of the way towards each bit that came. */
export const ODDS_BITS = 12;
export const EVEN = 2048;
export const ADAPT_SHIFT = 4;

// Contexts. Those below the first that is named are a literal's: a tree of eight bits, highest first, with its root at 1.

/** Copy or literal: one for behind a literal, one for behind a copy. */
export const COPY = 256;
/** Behind a literal: the distance of the last copy again. */
export const AGAIN = 258;
/** Numbers from 1: bit by bit from the lowest, before each a bit that says that there is one. */
export const LENGTH = 260;
export const DISTANCE = 284;
export const CONTEXTS = 320;

/** Bits of the largest number, its highest not counted; the unpacker goes no further whatever it is given. */
export const MOST_PLACES = 18;

/** Longest copy. */
export const MOST_LENGTH = 255;

/** The unpacker's job, in words: where packed bytes begin, where they go, how many come out, and the end of what stands before. */
const JOB_WORDS = 4;
/** With the odds behind it, two to a word. */
export const JOB_BYTES = 4 * JOB_WORDS + 2 * CONTEXTS;
