// The memory map of every pack: where inputs, outputs, dice and lists stand in the window.
// Read by the AssemblyScript core, by the host and by the firmware alike; all figures are byte addresses unless named otherwise.

/** Bytes of the window. Constants start right above it and stay in flash on the board. */
export const WINDOW_BYTES = 1024;

/** Field k of a procedure is the 32-bit word k; a procedure has at most this many fields. */
export const FIELD_WORDS = 22;

/** Output k is the word OUTPUT_WORD + k, within reach of short Thumb encodings. */
export const OUTPUT_WORD = 22;
export const OUTPUT_WORDS = 17;

/** How many dice the caller has given, how many the procedure has read so far. */
export const DICE_COUNT = 156;
export const DICE_READ = 160;

/** First failure of the call: 0 none, else kind | field << 8. */
export const STATUS = 164;

/** After a dice error: sides of the die that is wanted (0: a given face is impossible) and its lowest face. */
export const WANTED_SIDES = 168;
export const WANTED_LOWEST = 172;

/** Faces of the given dice, one byte each. */
export const DICE = 176;
export const MOST_DICE = 80;

/** Where a procedure has no lists the dice may run on to the end of the window. */
export const MOST_DICE_WITHOUT_LISTS = WINDOW_BYTES - DICE;

/** Lists, input lists first, each padded to a multiple of four bytes. */
export const LISTS = 256;

/** Status kinds. */
export const OK = 0;
export const RANGE_ERROR = 1;
export const ENUM_ERROR = 2;
export const DICE_ERROR = 3;

/** Status of a call to a procedure that the pack does not have. */
export const NO_SUCH_PROCEDURE = -1;

/** A word that says "not given" in a field and "not part of this outcome" in an output. */
export const ABSENT = -2147483648;

/** A word for a value that no field can take: not an integer, an unknown word, a number that does not fit. */
export const IMPOSSIBLE = 2147483647;

/** A face that no die has. */
export const IMPOSSIBLE_FACE = 255;

/** Added to a procedure number: do not run, describe field `a` of it in the output words (see runtime/schema.ts). */
export const DESCRIBE = 256;

/** Bits of a field type, as packed in the schema and as answered by DESCRIBE; the width of a list's elements is a power of two. */
export const TYPE_ENUM = 1;
export const TYPE_OPTIONAL = 2;
export const TYPE_LIST = 4;
export const TYPE_NO_FALLBACK = 8;
export const TYPE_WIDTH_SHIFT = 4;
/** Of a list: no element twice. */
export const TYPE_DISTINCT = 64;

/** Kinds of columns of printed tables, see build/pages.ts; the first three have cells packed in bits. */
export const PAGE_BITS = 0;
export const PAGE_OPEN_BITS = 1;
export const PAGE_WORDS = 2;
export const PAGE_LINE = 3;
export const PAGE_FOLLOWS_COLUMN = 4;
export const PAGE_FOLLOWS_ROW = 5;
export const PAGE_FORMULA = 6;

/** A cell that is open upwards; downwards the negative of it. */
export const OPEN_END = 9999;

/** In the schema: the next fields count only when an earlier field has one of the values of a mask. */
export const GUARD = 255;
/** In the schema: the next field is also held against earlier ones, by the check whose number follows. */
export const CHECK = 254;
