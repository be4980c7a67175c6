// `flash --board B --port P [--systems a,b]`: installs over a serial port, as sending install.js from the Web IDE does, and
// verifies. Without --port it names the ports that it sees. Needs no network.
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { INSTALLED_WORDS, installScript, REFUSAL_WORDS } from '../../../firmware/build/install.ts';
import { type BoardLine, openLine, pause, serialPorts } from '../../board-line.ts';
import type { Command } from '../main.ts';
import { forPeopleLater, UsageError } from '../usage.ts';
import { partsWithinBudget, refuseOverBudget } from './build.ts';

/** Milliseconds that the interpreter takes to forget its variables, and to start the app. */
const RESET_TIME = 500;
const START_TIME = 2000;

/** Sends the installer line by line and answers what it had to say. */
async function install(line: BoardLine, text: string): Promise<string[]> {
  await line.type('reset();');
  await pause(RESET_TIME);
  const said: string[] = [];
  for (const statement of text.split('\n').filter(Boolean)) {
    const words = await line.type(statement);
    said.push(...words.filter(word => word.startsWith(REFUSAL_WORDS)));
    // Nothing more is taken after a refusal.
    if (said.some(word => word !== INSTALLED_WORDS)) break;
  }
  return said;
}

/** Files that do not stand on the board as they should. */
async function wrongFiles(line: BoardLine, files: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, bytes] of files) {
    const read = `require("Storage").read(${JSON.stringify(name)})||""`;
    const words = await line.type(`print((${read}).length,E.CRC32(${read}))`);
    if (!words.includes(`${bytes.length} ${crc32(bytes)}`)) wrong.push(name);
  }
  return wrong;
}

async function flash(port: string, files: ReadonlyMap<string, Uint8Array>, text: string): Promise<void> {
  const line = await openLine(port);
  try {
    line.interrupt();
    const began = Date.now();
    const said = await install(line, text);
    const refusal = said.find(word => word !== INSTALLED_WORDS);
    if (refusal) throw new Error(refusal.slice(REFUSAL_WORDS.length).trim());
    if (!said.includes(INSTALLED_WORDS)) throw new Error('the board did not say that all is installed; try again');
    await pause(START_TIME);
    const wrong = await wrongFiles(line, files);
    if (wrong.length > 0) throw new Error(`${wrong.join(', ')} did not arrive whole; try again`);
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(`${port}: ${files.size} files installed and verified in ${seconds} s\n`);
  } finally {
    line.close();
  }
}

export const command: Command = async args => {
  const options = { board: { type: 'string' }, port: { type: 'string' }, systems: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const { port } = values;
  if (port === undefined) {
    const ports = await serialPorts();
    const seen =
      ports.length > 0 ? `ports here: ${ports.join(', ')}` : 'there is no serial port with anything plugged in';
    throw new UsageError(`flash needs --port; ${seen}`);
  }
  const { parts, over } = await partsWithinBudget(values.board, values.systems);
  if (over.length > 0) return refuseOverBudget(over);
  const text = await installScript(parts.files, parts.board);
  await forPeopleLater(() => flash(port, parts.files, text));
  return 0;
};
