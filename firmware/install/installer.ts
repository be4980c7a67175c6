// Runs on the board while install.js arrives: takes its pieces in order, writes the files into Storage and checks them.
// It changes nothing on a wrong board or without room, and leaves alone what stands as it should: sending it again repairs.

interface InstallerStorage {
  read(name: string, offset?: number): string | undefined;
  readJSON(name: string, noExceptions: boolean): { files?: Record<string, unknown> } | undefined;
  write(name: string, data: string | number[], offset: number, size: number): boolean;
  erase(name: string): void;
  getStats(): { freeBytes: number; trashBytes: number };
}

/** Put in place by the build. The boot file is the last one: without it nothing starts that is half installed. */
declare const INSTALL: {
  readonly board: string;
  readonly names: string[];
  readonly lengths: number[];
  readonly sums: number[];
  /** The list of what is installed. */
  readonly list: string;
  /** The file of saves, its size, its first bytes, and the CRC-32 of what follows them in a fresh one. */
  readonly journal: string;
  readonly journalBytes: number;
  readonly journalHead: number[];
  readonly journalBlankSum: number;
  /** Bytes of Storage that stay free for good. */
  readonly freeBytes: number;
};
declare const process: { env: { BOARD: string } };
declare function atob(text: string): string;

/** Files through which another program would start in Tableside's place. */
const OTHER_STARTS = ['.bootrst', '.varimg'];

const storage = require('Storage') as unknown as InstallerStorage;
const names = INSTALL.names;
const lengths = INSTALL.lengths;
const wrong: boolean[] = [];
/** Files of an earlier version that this one lacks. */
const old: string[] = [];
let going = true;
let changes = false;
let freshJournal = false;
let piece = 0;
let file = 0;
let offset = 0;
/** What the lines of install.js talk to: each assigns a piece to `p`; `x` tells the last one that all went well. */
const door = {
  set p(line: string) {
    if (going) take(line);
  },
  x: false,
};

function stop(why: string): void {
  going = false;
  print(`Tableside: ${why}`);
}

function isWhole(at: number): boolean {
  const contents = storage.read(names[at]);
  return contents !== undefined && contents.length === lengths[at] && E.CRC32(contents) === INSTALL.sums[at];
}

/** Bytes that a file takes in Storage: header, and data filled up to a multiple of four. */
function room(bytes: number): number {
  return 32 + ((bytes + 3) & ~3);
}

function roomOf(name: string): number {
  const contents = storage.read(name);
  return contents === undefined ? 0 : room(contents.length);
}

/** Bytes that are needed beyond what the files take now. */
function needed(): number {
  let bytes = INSTALL.freeBytes;
  if (freshJournal) bytes += room(INSTALL.journalBytes) - roomOf(INSTALL.journal);
  for (let i = 0; i < names.length; i++) if (wrong[i]) bytes += room(lengths[i]) - roomOf(names[i]);
  for (const name of old) bytes -= roomOf(name);
  return bytes;
}

/** True if there is no journal, or one in which nothing was saved and whose first bytes are not whole: its making was cut off. */
function lacksJournal(): boolean {
  const head = INSTALL.journalHead;
  const contents = storage.read(INSTALL.journal);
  if (contents === undefined) return true;
  if (E.CRC32(storage.read(INSTALL.journal, head.length) as string) !== INSTALL.journalBlankSum) return false;
  for (let i = 0; i < head.length; i++) if (contents.charCodeAt(i) !== head[i]) return true;
  return false;
}

function prepare(): void {
  for (let i = 0; i < names.length; i++) {
    wrong[i] = !isWhole(i);
    if (wrong[i]) changes = true;
  }
  freshJournal = lacksJournal();
  if (freshJournal) changes = true;
  const journal = storage.read(INSTALL.journal);
  const before = storage.readJSON(INSTALL.list, true);
  for (const name of Object.keys(before?.files || {})) if (names.indexOf(name) < 0) old.push(name);
  const stats = storage.getStats();
  const most = stats.freeBytes + stats.trashBytes;
  const least = needed();
  if (process.env.BOARD !== INSTALL.board)
    stop(`this file is for ${INSTALL.board}, this board is ${process.env.BOARD}. Nothing was changed.`);
  else if (changes && most < least)
    stop(`${least} bytes of Storage are needed, ${most} can be had. Nothing was changed.`);
  else if (journal && journal.length !== INSTALL.journalBytes && !freshJournal)
    stop(
      `${INSTALL.journal} has ${journal.length} bytes, not ${INSTALL.journalBytes}: back it up and erase it. Nothing was changed.`,
    );
}

/** Nothing must start from now on until all is whole. */
function begin(): void {
  wrong[names.length - 1] = true;
  storage.erase(names[names.length - 1]);
  for (const name of OTHER_STARTS) storage.erase(name);
  for (const name of old) storage.erase(name);
}

/** Writes into a file. False after a failure, which has then been told. */
function write(name: string, data: string | number[], at: number, size: number): boolean {
  try {
    storage.write(name, data, at, size);
  } catch (error) {
    stop(`${name} can't be written: ${(error as Error).message}. Send this file again.`);
  }
  return going;
}

function finish(): void {
  // Behind all other files, so that a fresh one later on moves none of them.
  if (freshJournal) {
    storage.erase(INSTALL.journal);
    if (!write(INSTALL.journal, INSTALL.journalHead, 0, INSTALL.journalBytes)) return;
  }
  for (let i = 0; i < names.length; i++) {
    if (isWhole(i)) continue;
    stop(`${names[i]} is not whole. Send this file again.`);
    return;
  }
  door.x = true;
  print('Tableside: installed.');
}

function take(line: string): void {
  const parts = line.split(',');
  if (+parts[0] !== piece || E.CRC32(parts[0] + parts[2]) !== +parts[1]) {
    stop(`piece ${piece + 1} arrived damaged. Send this file again.`);
    return;
  }
  if (piece === 0 && changes) begin();
  const bytes = atob(parts[2]);
  if (wrong[file] && !write(names[file], bytes, offset, lengths[file])) return;
  piece++;
  offset += bytes.length;
  if (offset < lengths[file]) return;
  file++;
  offset = 0;
  if (file === names.length) finish();
}

prepare();
global.T = door;
