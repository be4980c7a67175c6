// The memory map of the screen pack, which draws text into a picture and finds what of it a panel does not show yet.
// Read by the AssemblyScript core, by the host and by the firmware alike; byte addresses.

export const WIDTH = 128;
export const PAGES = 8;
export const PICTURE_BYTES = WIDTH * PAGES;

/** The picture: a byte for eight rows, its lowest bit on top, page by page. The interpreter's own graphics draw into it too. */
export const PICTURE = 0;
/** The picture as the panel was last sent it. */
export const SHOWN = 1024;

/** The font, as its file holds it: the characters from the blank on, six columns each, the highest bit on top. */
export const FONT = 2048;
export const FIRST_CHARACTER = 32;
export const CHARACTERS = 95;
export const CHARACTER_WIDTH = 6;
export const CHARACTER_HEIGHT = 8;

/** The text to draw. */
export const TEXT = 2620;
export const TEXT_BYTES = 64;

/** What CHANGES found: page, first and last column of each change. */
export const CHANGED = 2684;
export const CHANGE_BYTES = 3;

export const SCREEN_WINDOW_BYTES = 2708;

/** A line of text begins one column from the left and ends one from the right. */
export const LINE_START = 1;
export const LINE_END = WIDTH - 1;

/** line(y | inverse << 8, left | right << 8): a line across the screen, two texts of so many characters at its ends. */
export const LINE = 0;
/**
 * cell(from | to << 8 | y << 16 | inverse << 24, start | size << 8 | length << 16): columns from .. to - 1 with a text that begins at a column;
 * a size of 1 to 3 is so many pixels for one.
 */
export const CELL = 1;
/** changes(whole): writes down what the panel does not show yet, all of it if asked, as if it were sent; answers how many changes there are. */
export const CHANGES = 2;

/** Answer to what is no procedure. */
export const REFUSED = -1;
