// The memory map and the procedures of the dice pack, whose window keeps the generator between calls.
// Read by the AssemblyScript core, by the host and by the firmware alike; byte addresses unless named otherwise.

/** Four words of generator state. */
export const STATE = 16;

/** What the last roll came to. */
export const TOTAL = 32;
/** How many dice were drawn or read, those included that were rolled again. */
export const DRAWN = 36;
/** More than 0 if a die would have been rolled on but for a limit. */
export const LIMITED = 40;
/** The die that is wanted after the answer WANTED, or that a given face does not fit after NO_SUCH_FACE. */
export const WANTED_SIDES = 44;
export const WANTED_LOWEST = 48;

/** Working words of a roll: faces given, dice that may still be added, position in the program, depth of the stack, answer so far. */
export const GIVEN = 52;
export const SPARE = 56;
export const AT = 60;
export const DEPTH = 64;
export const ANSWER = 68;
export const STACK = 72;
export const MOST_DEPTH = 8;

/** The compiled expression that is rolled. */
export const PROGRAM = 104;
export const PROGRAM_BYTES = 160;

/** Of each die, in the order in which they were drawn: its face, what it counts for (signed, 16 bits each) and its marks. */
export const FACES = 264;
export const VALUES = 564;
export const MARKS = 864;

/** One number on its way from the generator, 16 bits. */
export const NUMBER = 1014;

export const DICE_WINDOW_BYTES = 1016;

/** Numbers that one call may draw: they stand from FACES on, 16 bits each, in place of what the last roll left. */
export const MOST_NUMBERS = 375;

/** Dice that an expression may ask for; those added by explosions and rolled again come on top, up to MOST_DRAWN in all. */
export const MOST_DICE_IN_ROLL = 100;
export const MOST_DRAWN = 150;
export const MOST_SIDES = 1000;
/** Dice of a pool fall together, as many as have at most so many cases: one number of 16 bits decides them all. */
export const MOST_CASES = 65_536;
/** A compounded die grows no further beyond this, so that its value fits 16 bits. */
export const MOST_COMPOUNDED = 31_000;

/** Marks of a die. */
export const KEPT = 1;
/** Rolled again: it counts for nothing, and another die stands in its place. */
export const REROLLED = 2;
/** Stands in the place of one that was rolled again. */
export const AGAIN = 4;
/** Added by an explosion. */
export const EXTRA = 8;
export const SUCCESS = 16;
export const FAILURE = 32;
/** The first of its pool. */
export const FIRST = 64;
/** Its explosion added a die. */
export const EXPLODED = 128;

/** seed(seed): the state that follows from a 32-bit seed. */
export const SEED = 0;
/** stir(word, more): mixes two words of entropy into the state. */
export const STIR = 1;
/** draw(sides): one face, 1 .. sides. */
export const DRAW = 2;
/** roll(length, given): rolls the first `length` bytes of the program; the first `given` faces are read, others drawn. */
export const ROLL = 3;
/** sum(length, given): as ROLL, but draws nothing: answers WANTED when the given faces run out. */
export const SUM = 4;
/** word(): the generator's next 32-bit word, for outside test suites. */
export const WORD = 5;
/** numbers(cases, count): so many numbers 0 .. cases - 1, one after the other, each of them a draw of its own. */
export const NUMBERS = 6;

/** Steps of a program, each a byte and its operands; the last figure on the stack is the total. */
export const CONSTANT = 1; // signed 16 bits
export const ADD = 2;
export const SUBTRACT = 3;
export const MULTIPLY = 4;
/** Rounds down. */
export const DIVIDE = 5;
/** count (8 bits), sides (16), lowest face (signed, 8), then modifiers of MODIFIER_BYTES each, then 0. */
export const POOL = 6;
export const POOL_BYTES = 4;

/** Modifiers: kind (8 bits) and two signed 16-bit figures: the first and the last of a span of faces, or a number of dice and 0. */
export const MODIFIER_BYTES = 5;
/** Faces that are rolled again until another one shows, or once; several spans add up. */
export const REROLL = 1;
export const REROLL_ONCE = 2;
/** Faces that add a die; COMPOUND adds it to the die that exploded, PENETRATE counts it one less. */
export const EXPLODE = 3;
export const COMPOUND = 4;
export const PENETRATE = 5;
/** Numbers of dice kept or dropped, highest or lowest. */
export const KEEP_HIGHEST = 6;
export const KEEP_LOWEST = 7;
export const DROP_HIGHEST = 8;
export const DROP_LOWEST = 9;
/** Values of kept dice that count one, or take one off; without them the sum counts. */
export const COUNT_SUCCESS = 10;
export const COUNT_FAILURE = 11;

/** Answer to a call with a bad figure, an unknown procedure, a program that is none or could not end, or before the generator has a state. */
export const REFUSED = -1;
/** Other answers of ROLL and SUM; what was drawn before NO_SUCH_FACE or a division by zero is lost. */
export const ROLLED = 0;
export const WANTED = 1;
export const NO_SUCH_FACE = 2;
export const DIVIDED_BY_ZERO = 3;
