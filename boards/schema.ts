// What a board file (boards/*.json) holds, and reading one: each field is checked, and a wrong one is named
// together with what would be right.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FieldReader } from './fields.ts';

/** The four keys of a handheld. */
export const KEY_NAMES = ['up', 'down', 'ok', 'back'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Rule systems that a board may carry. */
export const SYSTEM_NAMES = ['blows', 'd6rounds', 'phasemelee', 'strikerank', 'phasescreen'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

/** Built-in fonts of the interpreter. */
export const FONTS = ['4x6', '6x8'] as const;

/** A connector for plug-in modules: its data and clock pins, and the pins that give it power. */
export interface Socket {
  sda: string;
  scl: string;
  /** Switches ground through a transistor; 1 is on. */
  fet?: string;
  gnd?: string;
  vcc?: string;
}

/** One board: what the build, the simulator and the wiring page need to know of it. */
export interface Board {
  id: string;
  /** Name as sold. */
  title: string;
  /** Name of the interpreter's build. */
  espruino: string;
  chip: string;
  core: 'cortex-m0plus' | 'cortex-m4';
  /** Flash for files; `mapped` when it can be read, and code run, in place. */
  storage: { bytes: number; pageBytes: number; mapped: boolean };
  variables: { count: number; bytesEach: number };
  /** Bytes of C stack, where measured. */
  stackBytes?: number;
  /** Fonts that the firmware has built in. */
  fonts: (typeof FONTS)[number][];
  pins: string[];
  /** Further names of pins, such as BTN1. */
  aliases: Record<string, string>;
  sockets: Record<string, Socket>;
  display: {
    driver: 'ssd1306';
    bus: 'i2c';
    peripheral: 'I2C1' | 'I2C2';
    sda: string;
    scl: string;
    /** The pin that must be driven to this level before the display has power; absent when it always has. */
    power?: { pin: string; level: 0 | 1 };
    /** Hz. */
    bitrate: number;
    /** 7-bit addresses to look at, in order. */
    addresses: number[];
    /** Columns of the controller's RAM left of the panel. */
    columnOffset: number;
    width: number;
    height: number;
  };
  keys: Record<KeyName, { pin: string; pull: 'up' | 'down' }>;
  /** Limits in bytes that the build holds. */
  budgets: {
    appBytes: number;
    systemModuleBytes: Record<SystemName, number>;
    journalBytes: number;
    windowBytes: number;
    reserveBytes: number;
  };
  /** Systems that it carries unless told otherwise. */
  systems: SystemName[];
}

const FOLDER = new URL('.', import.meta.url);

/** Names of the boards that there are files for. */
export function boardNames(): string[] {
  return readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * Reads and checks the board file of that name.
 * @throws Error that names the known boards, or the wrong field and what is allowed there
 */
export function loadBoard(id: string): Board {
  const known = boardNames();
  const path = fileURLToPath(new URL(`${id}.json`, FOLDER));
  if (!known.includes(id) || !existsSync(path)) throw new Error(`no board "${id}"; there are ${known.join(', ')}`);
  const board = checkBoard(JSON.parse(readFileSync(path, 'utf8')), `boards/${id}.json`);
  if (board.id !== id) throw new Error(`boards/${id}.json: id is "${board.id}", should be the file's name, "${id}"`);
  return board;
}

/**
 * Checks the contents of a board file.
 * @param where the file's name, for messages
 * @throws Error that names the wrong field and what is allowed there
 */
export function checkBoard(value: unknown, where: string): Board {
  const board = new FieldReader(value, where, '');
  const pins = board.texts('pins', /^[A-Z]\d{1,2}$/, 'a port letter and a number, such as D3');
  const aliases = board.record('aliases', (reader, name) => reader.oneOf(name, pins));
  const checked: Board = {
    id: board.text('id'),
    title: board.text('title'),
    espruino: board.text('espruino'),
    chip: board.text('chip'),
    core: board.oneOf('core', ['cortex-m0plus', 'cortex-m4']),
    storage: storageOf(board.object('storage')),
    variables: variablesOf(board.object('variables')),
    fonts: board.manyOf('fonts', FONTS),
    pins,
    aliases,
    sockets: board.record('sockets', (reader, name) => socketOf(reader.object(name), pins)),
    display: displayOf(board.object('display'), pins),
    keys: keysOf(board.object('keys'), pins),
    budgets: budgetsOf(board.object('budgets')),
    systems: board.manyOf('systems', SYSTEM_NAMES),
  };
  if (board.has('stackBytes')) checked.stackBytes = board.integer('stackBytes', 1024, 1 << 20);
  board.nothingElse();
  return checked;
}

function storageOf(reader: FieldReader): Board['storage'] {
  const pageBytes = reader.integer('pageBytes', 256, 1 << 17);
  const bytes = reader.integer('bytes', pageBytes, 1 << 24);
  if (bytes % pageBytes !== 0) reader.wrong('bytes', bytes, `a multiple of pageBytes (${pageBytes})`);
  const storage = { bytes, pageBytes, mapped: reader.flag('mapped') };
  reader.nothingElse();
  return storage;
}

function variablesOf(reader: FieldReader): Board['variables'] {
  const variables = { count: reader.integer('count', 300, 65535), bytesEach: reader.integer('bytesEach', 12, 32) };
  reader.nothingElse();
  return variables;
}

function socketOf(reader: FieldReader, pins: string[]): Socket {
  const socket: Socket = { sda: reader.oneOf('sda', pins), scl: reader.oneOf('scl', pins) };
  for (const power of ['fet', 'gnd', 'vcc'] as const) {
    if (reader.has(power)) socket[power] = reader.oneOf(power, pins);
  }
  reader.nothingElse();
  return socket;
}

function displayOf(reader: FieldReader, pins: string[]): Board['display'] {
  const display: Board['display'] = {
    driver: reader.oneOf('driver', ['ssd1306']),
    bus: reader.oneOf('bus', ['i2c']),
    peripheral: reader.oneOf('peripheral', ['I2C1', 'I2C2']),
    sda: reader.oneOf('sda', pins),
    scl: reader.oneOf('scl', pins),
    bitrate: reader.integer('bitrate', 10_000, 1_000_000),
    addresses: reader.integers('addresses', 8, 119),
    columnOffset: reader.integer('columnOffset', 0, 4),
    width: reader.integer('width', 128, 128),
    height: reader.integer('height', 64, 64),
  };
  if (reader.has('power')) {
    const power = reader.object('power');
    display.power = { pin: power.oneOf('pin', pins), level: power.integer('level', 0, 1) as 0 | 1 };
    power.nothingElse();
  }
  reader.nothingElse();
  return display;
}

function keysOf(reader: FieldReader, pins: string[]): Board['keys'] {
  const taken = new Set<string>();
  const key = (name: KeyName): { pin: string; pull: 'up' | 'down' } => {
    const field = reader.object(name);
    const pin = field.oneOf('pin', pins);
    if (taken.has(pin)) field.wrong('pin', pin, 'a pin that no other key has');
    taken.add(pin);
    const pull = field.oneOf('pull', ['up', 'down'] as const);
    field.nothingElse();
    return { pin, pull };
  };
  const keys = { up: key('up'), down: key('down'), ok: key('ok'), back: key('back') };
  reader.nothingElse();
  return keys;
}

function budgetsOf(reader: FieldReader): Board['budgets'] {
  const modules = reader.object('systemModuleBytes');
  const systemModuleBytes = {} as Record<SystemName, number>;
  for (const system of SYSTEM_NAMES) systemModuleBytes[system] = modules.integer(system, 0, 1 << 16);
  modules.nothingElse();
  const budgets = {
    appBytes: reader.integer('appBytes', 1024, 1 << 20),
    systemModuleBytes,
    journalBytes: reader.integer('journalBytes', 1024, 1 << 20),
    windowBytes: reader.integer('windowBytes', 256, 4096),
    reserveBytes: reader.integer('reserveBytes', 0, 1 << 16),
  };
  reader.nothingElse();
  return budgets;
}
