// The installer that is sent from the Web IDE: writes the files into Storage in small pieces, verifies them, restarts.
// Each piece is a statement of its own, so that a board never holds more than one of them in memory.
import { crc32 } from 'node:zlib';

/** Bytes of a file in one statement. Its text is a third longer and must fit the console's line buffer with room to spare. */
const PIECE_BYTES = 384;

export interface InstallOptions {
  /** Interpreter's name of the board that the files are for. */
  readonly espruino: string;
  readonly title: string;
  /** Bytes of Storage that the files take with their headers. */
  readonly storageBytes: number;
}

/** Bytes of a file's header in Storage, and the multiple to which its data is filled up. */
const HEADER_BYTES = 32;
const FILL_BYTES = 4;

/** Bytes that a file takes in Storage. */
export function storedBytes(contents: Uint8Array): number {
  return HEADER_BYTES + Math.ceil(contents.length / FILL_BYTES) * FILL_BYTES;
}

const quoted = (text: string) => JSON.stringify(text);

function pieces(name: string, contents: Uint8Array): string[] {
  const statements: string[] = [];
  for (let at = 0; at < contents.length; at += PIECE_BYTES) {
    const base64 = Buffer.from(contents.subarray(at, at + PIECE_BYTES)).toString('base64');
    const size = at === 0 ? `,${contents.length}` : '';
    statements.push(`T.w(${quoted(name)},${quoted(base64)},${at}${size});`);
  }
  return statements;
}

/**
 * Text to send to the board. It changes nothing on a wrong board or where room is short; files that stand already as they should are
 * left alone, so that sending it again does no harm. The boot file comes last and only if all others are whole.
 */
export function installScript(
  files: ReadonlyMap<string, Uint8Array>,
  { espruino, title, storageBytes }: InstallOptions,
): string {
  const names = [...files.keys()];
  const boot = names.at(-1)!;
  const sums = Object.fromEntries([...files].map(([name, contents]) => [name, [contents.length, crc32(contents)]]));
  const head = [
    `// Tableside for ${title}: send this file from the Espruino Web IDE (it runs in RAM and writes to Storage).`,
    'var T={S:require("Storage"),ok:true,done:{},',
    `sums:${JSON.stringify(sums)},`,
    'whole:function(n){var s=T.S.read(n);return s!==undefined&&s.length===T.sums[n][0]&&E.CRC32(s)===T.sums[n][1];},',
    'w:function(n,b,at,size){if(!T.ok)return;if(!at){T.done[n]=T.whole(n);if(!T.done[n])T.S.erase(n);}',
    'if(!T.done[n])T.S.write(n,atob(b),at,size);}};',
    `if(process.env.BOARD!==${quoted(espruino)}){T.ok=false;print("Tableside: this file is for ${espruino}, the board is "+process.env.BOARD+". Nothing was changed.");}`,
    `if(T.ok){T.need=${storageBytes};Object.keys(T.sums).forEach(function(n){var s=T.S.read(n);if(s!==undefined)T.need-=s.length;});`,
    'if(T.S.getFree()<T.need){T.ok=false;print("Tableside: "+T.need+" bytes of Storage are needed, "+T.S.getFree()+" are free. Nothing was changed.");}}',
  ];
  const body = names.slice(0, -1).flatMap(name => pieces(name, files.get(name)!));
  const verify = [
    `Object.keys(T.sums).forEach(function(n){if(T.ok&&n!==${quoted(boot)}&&!T.whole(n)){T.ok=false;print("Tableside: "+n+" did not arrive whole. Send this file again.");}});`,
    ...pieces(boot, files.get(boot)!),
    `if(T.ok){if(T.whole(${quoted(boot)})){print("Tableside: installed.");setTimeout(load,100);}else print("Tableside: the boot file did not arrive whole. Send this file again.");}`,
  ];
  return `${[head[0], head.slice(1, 6).join(''), ...head.slice(6), ...body, ...verify].join('\n')}\n`;
}
