// `backup | restore | import FILE`: what a device keeps as text, over a serial port or in the flash image of a simulated device.
// With --paste it prints what a Web IDE's console takes; without any of these it names the ports that it sees.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBoard } from '../../../boards/schema.ts';
import type { DeviceText } from '../../backup/rolls.ts';
import { linesToSend, prepare, receive, send, type Typist } from '../../backup/text.ts';
import { openLine, pause, serialPorts } from '../../board-line.ts';
import { keepImage, readImage } from '../../model/flash/image-file.ts';
import { simulatedDevice, USUAL_BOARD } from '../../simulated.ts';
import type { Command } from '../main.ts';
import { forPeople, forPeopleLater, UsageError } from '../usage.ts';

type Act = 'backup' | 'restore' | 'import';

/** Time for the device to draw and to save, in milliseconds. */
const SETTLING = 500;

async function overPort(port: string, act: (type: Typist) => Promise<void>): Promise<void> {
  const line = await openLine(port);
  try {
    line.interrupt();
    await act(text => line.type(text));
    await pause(SETTLING);
  } finally {
    line.close();
  }
}

async function inImage(file: string, boardId: string, act: (type: Typist) => Promise<void>): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`there is no flash image ${file}; \`sim --flash ${file}\` makes one`);
  const image = readImage(file, loadBoard(boardId).storage.bytes);
  const device = await simulatedDevice({ board: boardId, image });
  const end = keepImage(device.flash, file);
  device.boot();
  await act(text => {
    const before = device.console.length;
    device.send(text);
    return device.console.slice(before).flatMap(words => words.split('\n'));
  });
  device.advance(SETTLING);
  device.powerOff();
  end();
}

/** Writes what the device keeps to the file, or has it take the file's text. */
async function run(act: Act, file: string, text: DeviceText | undefined, type: Typist): Promise<void> {
  if (act === 'backup' || text === undefined) {
    const text = await receive(type);
    writeFileSync(file, text);
    process.stdout.write(`${file}: ${text.split('\n').filter(line => line.startsWith('[')).length} sections\n`);
  } else process.stdout.write(`${await send(text, act, type)}\n`);
}

function commandFor(act: Act): Command {
  return async args => {
    const options = {
      port: { type: 'string' },
      flash: { type: 'string' },
      board: { type: 'string' },
      paste: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError(`${act} takes one FILE`);
    const text = act === 'backup' ? undefined : forPeople(() => prepare(readFileSync(file, 'utf8')));
    if (values.paste) {
      if (text === undefined || act === 'backup') throw new UsageError('--paste goes with restore and import');
      if (values.port !== undefined || values.flash !== undefined)
        throw new UsageError('--paste goes without --port and --flash: it only prints');
      process.stdout.write(`${linesToSend(text, act).join('\n')}\n`);
      return 0;
    }
    if (values.flash !== undefined) {
      if (values.port !== undefined) throw new UsageError('--flash and --port exclude each other');
      const { flash, board = USUAL_BOARD } = values;
      await forPeopleLater(() => inImage(flash, board, type => run(act, file, text, type)));
      return 0;
    }
    const { port } = values;
    if (port === undefined) {
      const ports = await serialPorts();
      const seen =
        ports.length > 0 ? `ports here: ${ports.join(', ')}` : 'there is no serial port with anything plugged in';
      const paste = act === 'backup' ? '' : ', or --paste for a console';
      throw new UsageError(`${act} needs --port P, or --flash IMAGE of a simulated device${paste}; ${seen}`);
    }
    await forPeopleLater(() => overPort(port, type => run(act, file, text, type)));
    return 0;
  };
}

export const backup = commandFor('backup');
export const restore = commandFor('restore');
export const importText = commandFor('import');
