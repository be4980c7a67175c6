// The boot file: starts the app at power-on, unless it is damaged or ok and back are held together.
// In .bootcde, not in .boot0: the interpreter's own escape (BTN1) and its reset() before each upload skip only the former.
import { crc32 } from 'node:zlib';
import type { Board, KeyWiring } from '../../boards/schema.ts';
import { APP_FILE } from './file-names.ts';

export { APP_FILE, BOOT_FILE } from './file-names.ts';

const pressed = ({ pin, pull }: KeyWiring) => `${pull === 'up' ? '!' : ''}digitalRead(${pin})`;
const listen = ({ pin, pull }: KeyWiring) => `pinMode(${pin},"input_pull${pull}");`;

const read = (file: string) => `require("Storage").read("${file}")`;

/** Goes on only if a file is as it was built. */
const checked = (file: string, bytes: Uint8Array) =>
  `if(E.CRC32(${read(file)}||"")!==${crc32(bytes)})print("Tableside: ${file} is damaged. Install again.");\nelse `;

/** Text of the boot file: starts the app if that, and what it can't start without, is as it was built. */
export function bootCode(
  { keys: { ok, back }, watchdogSeconds }: Board,
  app: Uint8Array,
  needed: ReadonlyMap<string, Uint8Array> = new Map(),
): string {
  // Kicked by the interpreter whenever it is idle: code that never ends is ended by a restart.
  const watchdog = watchdogSeconds ? `E.enableWatchdog(${watchdogSeconds},true);` : '';
  const checks = [[APP_FILE, app] as const, ...needed].map(([file, bytes]) => checked(file, bytes));
  return `${listen(ok)}${listen(back)}
if(${pressed(ok)}&&${pressed(back)})print("Tableside: ok and back are held, not started.");
else ${checks.join('')}{${watchdog}eval(${read(APP_FILE)});}
`;
}
