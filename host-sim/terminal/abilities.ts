// What a terminal can show, as its environment tells: characters beyond ASCII, and moving the cursor.
// Colours are not used at all.

/** What can be drawn with. */
export interface Abilities {
  /** Half blocks and braille dots come out right. */
  unicode: boolean;
  /** The cursor can be moved and lines can be erased. */
  cursor: boolean;
}

/** Terminals that print from top to bottom and can do nothing else. */
const PRINTERS = ['', 'dumb', 'unknown'];

/** Abilities by the variables LC_ALL, LC_CTYPE, LANG (the first that is set counts) and TERM. */
export function abilitiesOf(environment: Readonly<Record<string, string | undefined>>): Abilities {
  const { LC_ALL, LC_CTYPE, LANG, TERM = '' } = environment;
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return { unicode: /utf-?8/i.test(locale), cursor: !PRINTERS.includes(TERM) };
}
