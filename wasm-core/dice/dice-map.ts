// The memory map and the procedures of the dice pack, whose window keeps the generator between calls.
// Read by the AssemblyScript core, by the host and by the firmware alike; byte addresses unless named otherwise.

export const DICE_WINDOW_BYTES = 640;

/** Four words of generator state. */
export const STATE = 16;

/** Sum of the kept dice of the last roll or sum. */
export const TOTAL = 32;

/** Faces of the last roll, 16 bits each, and for each die 1 if it is kept. */
export const FACES = 64;
export const KEPT = 264;
export const MOST_DICE_IN_ROLL = 100;
export const MOST_SIDES = 1000;

/** seed(seed): the state that follows from a 32-bit seed. */
export const SEED = 0;
/** stir(word, more): mixes two words of entropy into the state. */
export const STIR = 1;
/** draw(sides): one face, 1 .. sides. */
export const DRAW = 2;
/** roll(sides, selection): draws the dice of the selection, then as SUM. */
export const ROLL = 3;
/** sum(0, selection): marks which of the faces are kept and adds them up. */
export const SUM = 4;
/** word(): the generator's next 32-bit word, for outside test suites. */
export const WORD = 5;

/** A selection is count | kept << 8 | which << 16; count 1 .. MOST_DICE_IN_ROLL, kept 1 .. count. */
export const KEEP_ALL = 0;
export const KEEP_HIGHEST = 1;
export const KEEP_LOWEST = 2;

/** Answer to a call with a bad figure, an unknown procedure, or before the generator has a state. */
export const REFUSED = -1;
