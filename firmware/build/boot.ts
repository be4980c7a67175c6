// The boot file: starts the app at power-on, unless it is damaged or ok and back are held together.
// In .bootcde, not in .boot0: the interpreter's own escape (BTN1) and its reset() before each upload skip only the former.
import { crc32 } from 'node:zlib';
import type { Board, KeyWiring } from '../../boards/schema.ts';
import { APP_FILE } from './file-names.ts';

export { APP_FILE, BOOT_FILE } from './file-names.ts';

const pressed = ({ pin, pull }: KeyWiring) => `${pull === 'up' ? '!' : ''}digitalRead(${pin})`;
const listen = ({ pin, pull }: KeyWiring) => `pinMode(${pin},"input_pull${pull}");`;

/** Text of the boot file for this app. */
export function bootCode({ keys: { ok, back }, watchdogSeconds }: Board, app: Uint8Array): string {
  const read = `require("Storage").read("${APP_FILE}")`;
  // Kicked by the interpreter whenever it is idle: code that never ends is ended by a restart.
  const watchdog = watchdogSeconds ? `E.enableWatchdog(${watchdogSeconds},true);` : '';
  return `${listen(ok)}${listen(back)}
if(${pressed(ok)}&&${pressed(back)})print("Tableside: ok and back are held, not started.");
else if(E.CRC32(${read}||"")!==${crc32(app)})print("Tableside: ${APP_FILE} is damaged. Install again.");
else{${watchdog}eval(${read});}
`;
}
