// A backup file on its way to a device and back: read as a text editor leaves it, its rolls compiled, sent in pieces, and what the device says of it.
import { crc32 } from '#platform';
import { type DeviceText, forDevice, forPeople } from './rolls.ts';

/** What types a line at a device's console and answers the lines that were printed. */
export type Typist = (line: string) => Promise<string[]> | string[];

/** Longest piece of text in one line of the console. */
const PIECE = 100;
const END = '# end';
const TAKEN = 'Taken: ';
const REFUSED = 'Refused: ';

/** Text with the line ends of the device; a byte order mark at the start is left out. @throws Error that names the line with a character that no screen shows */
function plainText(text: string): string {
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

/** A file's text as the device takes it. @throws Error that names the line and what is wanted there */
export function prepare(text: string): DeviceText {
  return forDevice(plainText(text));
}

/** Lines that put a text on the device and have it taken in. */
export function linesToSend({ text }: DeviceText, command: 'restore' | 'import'): string[] {
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];
  return [
    'Tableside.receive()',
    ...pieces.map(piece => `Tableside.receive(${JSON.stringify(piece)})`),
    `Tableside.${command}(${text.length},${crc32(new TextEncoder().encode(text))})`,
  ];
}

/** A refusal as people read it: what the device says of lines behind the file's is about its rolls, which it keeps as bytes. */
function refusalOf(words: string, { lines, rollsAt }: DeviceText): string {
  return words
    .replace(/^line (\d+): /, (whole, line) => (Number(line) > lines ? `line ${rollsAt}: ` : whole))
    .replace('is not settings, kept,', 'is not settings, rolls, last rolls, faces,');
}

/** Sends a text. @returns what the device took @throws Error with the line and field that it refused */
export async function send(text: DeviceText, command: 'restore' | 'import', type: Typist): Promise<string> {
  const said: string[] = [];
  for (const line of linesToSend(text, command)) said.push(...(await type(line)));
  const refusal = said.find(line => line.startsWith(REFUSED));
  if (refusal) throw new Error(refusalOf(refusal.slice(REFUSED.length), text));
  const taken = said.find(line => line.startsWith(TAKEN));
  if (!taken) throw new Error(`the device did not answer as Tableside does: ${said.at(-1) ?? 'nothing was printed'}`);
  const rolls = text.favourites ? ` sheets, ${text.favourites} rolls,` : ' sheets,';
  return taken.slice(TAKEN.length).replace(' sheets,', rolls);
}

/** All that a device keeps. @throws Error if it did not arrive whole */
export async function receive(type: Typist): Promise<string> {
  const lines = await type('Tableside.backup()');
  const from = lines.findIndex(line => line.startsWith('tableside '));
  const end = lines.indexOf(END);
  if (from < 0 || end < from) throw new Error('the backup did not arrive whole; is Tableside running on this device?');
  return forPeople(`${lines.slice(from, end + 1).join('\n')}\n`);
}
