// A backup file on its way to a device and back: read as a text editor leaves it, sent in pieces, and what the device says of it.
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** What types a line at a device's console and answers the lines that were printed. */
export type Typist = (line: string) => Promise<string[]> | string[];

/** Longest piece of text in one line of the console. */
const PIECE = 100;
const END = '# end';
const TAKEN = 'Taken: ';
const REFUSED = 'Refused: ';

/** Text with the line ends of the device; a byte order mark at the start is left out. @throws Error that names the line with a character that no screen shows */
export function plainText(text: string): string {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', ' ');
  for (const [i, line] of plain.split('\n').entries()) {
    const odd = [...line].find(letter => letter < ' ' || letter > '~');
    if (odd !== undefined && !line.trimStart().startsWith('#')) {
      throw new Error(
        `line ${i + 1}: ${JSON.stringify(odd)} can't be shown by the device: letters a to z, digits and plain signs. Nothing was changed.`,
      );
    }
  }
  // Comments are for people: what is in them stays here, their lines count.
  return plain.replace(/^ *#.*$/gm, '#');
}

/** Reads a backup file. @throws Error that names the file or the line */
export function readText(file: string): string {
  return plainText(readFileSync(file, 'utf8'));
}

/** Lines that put a text on the device and have it taken in. */
export function linesToSend(text: string, command: 'restore' | 'import'): string[] {
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];
  return [
    'Tableside.receive()',
    ...pieces.map(piece => `Tableside.receive(${JSON.stringify(piece)})`),
    `Tableside.${command}(${text.length},${crc32(text)})`,
  ];
}

/** Sends a text. @returns what the device took @throws Error with the line and field that it refused */
export async function send(text: string, command: 'restore' | 'import', type: Typist): Promise<string> {
  const said: string[] = [];
  for (const line of linesToSend(text, command)) said.push(...(await type(line)));
  const refusal = said.find(line => line.startsWith(REFUSED));
  if (refusal) throw new Error(refusal.slice(REFUSED.length));
  const taken = said.find(line => line.startsWith(TAKEN));
  if (!taken) throw new Error(`the device did not answer as Tableside does: ${said.at(-1) ?? 'nothing was printed'}`);
  return taken.slice(TAKEN.length);
}

/** All that a device keeps. @throws Error if it did not arrive whole */
export async function receive(type: Typist): Promise<string> {
  const lines = await type('Tableside.backup()');
  const from = lines.findIndex(line => line.startsWith('tableside '));
  const end = lines.indexOf(END);
  if (from < 0 || end < from) throw new Error('the backup did not arrive whole; is Tableside running on this device?');
  return `${lines.slice(from, end + 1).join('\n')}\n`;
}
