// What the `expect` steps look at: text on the panel, its picture, the console and the journal.
// Each answers what was missing, or nothing when all is as wanted.

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { journalLines } from '../journal/journal-lines.ts';
import type { Device } from '../model/device.ts';
import { differences } from '../picture/differences.ts';
import { decodePng } from '../picture/png.ts';
import type { Shortfall } from './failure.ts';

/** A line on the panel that holds a text, or none that does. */
export function expectText(device: Device, text: string, wanted: boolean): Shortfall | undefined {
  const line = device.text().find(other => other.includes(text));
  if ((line !== undefined) === wanted) return undefined;
  if (wanted) return { wanted: `a line with "${text}"`, found: 'no such line' };
  return { wanted: `no line with "${text}"`, found: `the line "${line}"` };
}

/** A line of the console that holds a text. @param lines those that count */
export function expectConsole(lines: readonly string[], text: string): Shortfall | undefined {
  if (lines.some(line => line.includes(text))) return undefined;
  const found = lines.length === 0 ? 'an empty console' : lines.map(line => JSON.stringify(line)).join(', ');
  return { wanted: `a console line with "${text}"`, found };
}

/** A record of the journal that holds a text, as journalLines tells it. */
export function expectJournal(device: Device, text: string): Shortfall | undefined {
  const journal = device.files.find(JOURNAL_FILE);
  const lines = journal ? journalLines(journal.bytes) : [];
  if (lines.some(line => line.includes(text))) return undefined;
  const found = !journal ? `no file ${JOURNAL_FILE}` : lines.length === 0 ? 'an empty journal' : lines.join(', ');
  return { wanted: `a journal record with "${text}"`, found };
}

/** The very pixels of a golden picture. */
export function expectScreen(pixels: Uint8Array, path: string): Shortfall | undefined {
  const wanted = `the picture ${basename(path)}`;
  if (!existsSync(path)) return { wanted, found: 'no such file; --update writes it' };
  const { count, area } = differences(decodePng(readFileSync(path)), pixels);
  if (!area) return undefined;
  const place = `from column ${area.x1}, row ${area.y1} to column ${area.x2}, row ${area.y2}`;
  return { wanted, found: `a picture that differs in ${count} of 8192 pixels, ${place}` };
}
