// A line to the console of a real board, through the Espruino tools: USB serial ports, and tcp://HOST:PORT.
// The tools talk a lot, look for boards by radio and fetch board data from the network: all of that is switched off here.
// A command that uses this writes to process.stdout itself, for `console` is silent from then on.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What is used of the package `espruino`, which has no types of its own. */
interface SerialPorts {
  getPorts(done: (ports: { path: string; description?: string }[]) => void): void;
  open(port: string, connected: (info: unknown) => void, disconnected: () => void): void;
  startListening(receive: (data: ArrayBuffer) => void): void;
  setSlowWrite(on: boolean, force: boolean): void;
  write(text: string, showStatus: boolean): void;
  close(): void;
}
interface EspruinoTools {
  Config: Record<string, unknown>;
  Core: { Serial: SerialPorts };
}

/** Echo off for this line. */
const QUIET = '\x10';
const INTERRUPT = '\x03';
/** Longest silence of a board, in milliseconds. */
const LONGEST_SILENCE = 10_000;
const LONGEST_OPENING = 5_000;
const NETWORK = 'tcp://';

/** Keeps the tools' own words off standard output and standard error, for good: some come after the line was closed. */
function mute(): void {
  const nothing = () => {};
  Object.assign(console, { log: nothing, info: nothing, warn: nothing, error: nothing });
}

let tools: Promise<EspruinoTools> | undefined;

function loadTools(): Promise<EspruinoTools> {
  tools ??= new Promise(resolve => {
    mute();
    const { init } = createRequire(import.meta.url)('espruino') as { init(done: () => void): void };
    init(() => {
      const loaded = (globalThis as unknown as { Espruino: EspruinoTools }).Espruino;
      Object.assign(loaded.Config, {
        BLUETOOTH_LOW_ENERGY: false,
        BLUETOOTH_LOW_ENERGY_DBUS: false,
        SERIAL_AUDIO: 0,
        ENV_ON_CONNECT: false,
      });
      resolve(loaded);
    });
  });
  return tools;
}

/** Serial ports with something plugged in, each with what it says of itself. */
export async function serialPorts(): Promise<string[]> {
  const { Core } = await loadTools();
  const ports = await new Promise<{ path: string; description?: string }[]>(resolve => Core.Serial.getPorts(resolve));
  return ports.map(({ path, description }) => (description ? `${path} (${description})` : path));
}

/** The console of a board. */
export class BoardLine {
  readonly #serial: SerialPorts;
  #output = '';
  #marks = 0;

  constructor(serial: SerialPorts) {
    this.#serial = serial;
    serial.startListening(data => {
      this.#output += Buffer.from(data).toString('latin1');
    });
  }

  /** Leaves a line that someone began to type. */
  interrupt(): void {
    this.#serial.write(`${INTERRUPT}\n`, false);
  }

  /**
   * Types one line with the echo off and gives what was printed until it was through.
   * Line by line, so that never more is on its way than the smallest board's input holds.
   * @throws Error when the board falls silent
   */
  async type(line: string): Promise<string[]> {
    const from = this.#output.length;
    const mark = `~${++this.#marks}~`;
    this.#serial.write(`${QUIET}${line}\n${QUIET}print("~"+"${this.#marks}~")\n`, false);
    const end = Date.now() + LONGEST_SILENCE;
    while (!this.#output.includes(mark, from)) {
      if (Date.now() > end) throw new Error('the board does not answer');
      await pause(2);
    }
    const printed = this.#output.slice(from, this.#output.indexOf(mark, from));
    return printed
      .replaceAll('\x1b[J', '')
      .replaceAll('\r', '')
      .split('\n')
      .flatMap(text => text.replace(/^>+/, '') || []);
  }

  close(): void {
    this.#serial.close();
  }
}

/** Lets time pass, in milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

/** Why a port can't be opened, as far as it can be seen beforehand; empty if nothing speaks against it. */
function obstacle(port: string): string {
  if (port.startsWith(NETWORK) || process.platform === 'win32') return '';
  if (!existsSync(port)) return `there is no port ${port}`;
  try {
    accessSync(port, constants.R_OK | constants.W_OK);
    return '';
  } catch {
    return `${port} may not be used by you (on Linux: join its group, usually dialout, and log in again)`;
  }
}

/** Opens the line to a board. @throws Error for people that names the port and what is wrong with it */
export async function openLine(port: string): Promise<BoardLine> {
  const trouble = obstacle(port);
  if (trouble) throw new Error(trouble);
  const { Config, Core } = await loadTools();
  if (port.startsWith(NETWORK)) Config.SERIAL_TCPIP = [port];
  return new Promise((resolve, reject) => {
    // The tools leave errors of an opening port to nobody.
    const fail = (error: Error) => {
      clearTimeout(timer);
      process.off('uncaughtException', fail);
      reject(new Error(`${port} can't be opened: ${error.message}`));
    };
    const timer = setTimeout(() => fail(new Error('no answer')), LONGEST_OPENING);
    process.on('uncaughtException', fail);
    Core.Serial.open(
      port,
      info => {
        if (!info) {
          fail(new Error('not a serial port'));
          return;
        }
        clearTimeout(timer);
        process.off('uncaughtException', fail);
        Core.Serial.setSlowWrite(false, true);
        resolve(new BoardLine(Core.Serial));
      },
      () => {},
    );
  });
}
