// What stands in the terminal's window: the panel as half blocks, as braille dots or as text, whichever is the largest
// that fits and comes out right; under it a line of news and one of help.

import type { TextLine } from '../model/drawn-text.ts';
import { braille, halfBlocks } from '../picture/blocks.ts';
import type { Abilities } from './abilities.ts';

/** Size of the window in characters. */
export interface WindowSize {
  columns: number;
  rows: number;
}

/** What there is to show. */
export interface View {
  /** The panel: 128 x 64 of 0 or 1, row after row. */
  pixels: Uint8Array;
  /** Text on the panel. */
  lines: readonly TextLine[];
  /** Something that a person should know at once; empty if there is nothing. */
  news: string;
}

/** Rows below the picture. */
const ROWS_OF_TEXT = 2;

/** Help, the longest that fits. */
const HELP = [
  'arrows up/down  Enter ok  Esc back  m menu  u/j hold up/down  q quit',
  'arrows, Enter ok, Esc back, m menu, u/j hold, q quit',
  'arrows Enter Esc m u/j q',
  'q quits',
];

/** Blanks and braille patterns without a dot. */
const BLANKS_AT_THE_END = /[ \u2800]+$/;

/** Bar lines begin above this row of the panel. */
const BAR_ROWS = 2;

/** Lines for a window: never more than it has rows, none longer than it has columns. */
export function layout(view: View, size: WindowSize, { unicode }: Abilities): string[] {
  const { columns, rows } = size;
  const below = [cut(view.news, columns), helpFor(columns)];
  for (const form of unicode ? [halfBlocks, braille] : []) {
    const picture = form(view.pixels);
    const width = picture[0]?.length ?? 0;
    if (width <= columns && picture.length + ROWS_OF_TEXT <= rows) {
      return [...picture.map(line => line.replace(BLANKS_AT_THE_END, '')), ...below];
    }
  }
  // In a window of a few rows the text counts, then the help, then the news.
  const text = textOf(view.lines).map(line => cut(line, columns));
  const room = Math.max(1, rows - ROWS_OF_TEXT);
  return [...text.slice(0, room), ...below].slice(0, Math.max(1, rows));
}

/** The panel as plain text: its bar in brackets, the chosen row behind an arrow. */
export function textOf(lines: readonly TextLine[]): string[] {
  if (lines.length === 0) return ['(the screen is dark)'];
  return lines.map(({ text, inverse, y }) => {
    if (!inverse) return `  ${text}`;
    return y < BAR_ROWS ? `[ ${text} ]` : `> ${text}`;
  });
}

/** The longest help for a window. */
export function helpFor(columns: number): string {
  return HELP.find(help => help.length < columns) ?? cut(HELP.at(-1) as string, columns);
}

/** News may hold anything that a device prints: what is no plain character would disturb the terminal. */
export function cut(text: string, columns: number): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, Math.max(0, columns - 1));
}
