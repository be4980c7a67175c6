// Checks the contents of a board file field by field.
// A wrong one is named together with what would be right.
import {
  type Board,
  type Budgets,
  type BytesByPack,
  CARRIED_NAMES,
  FEATURES,
  FONTS,
  type KeyName,
  type KeyWiring,
  type PageFacts,
  REACHES,
  type Socket,
  SYSTEM_NAMES,
  type SystemName,
} from './board.ts';
import { displayOf, displayPins } from './display.ts';
import { FieldReader } from './fields.ts';

/** Longest time-out that the watchdogs of all chips can hold, in seconds (RP2040: 8.38). */
const LONGEST_WATCHDOG = 8;
/** What the saved form of a fight can number. */
const MOST_COMBATANTS = 24;

/**
 * Checks the contents of a board file.
 * @param where the file's name, for messages
 * @throws Error that names the wrong field and what is allowed there
 */
export function checkBoard(value: unknown, where: string): Board {
  const board = new FieldReader(value, where, '');
  const pins = board.texts('pins', /^[A-Z]\d{1,2}$/, 'a port letter and a number, such as D3');
  const aliases = board.record('aliases', (reader, name) => reader.oneOf(name, pins));
  const display = displayOf(board.object('display'), pins);
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
    display,
    keys: keysOf(
      board.object('keys'),
      pins,
      displayPins(display).map(([, pin]) => pin),
    ),
    budgets: budgetsOf(board.object('budgets')),
    systems: board.manyOf('systems', CARRIED_NAMES),
    combatants: board.integer('combatants', 2, MOST_COMBATANTS),
  };
  if (board.has('stackBytes')) checked.stackBytes = board.integer('stackBytes', 1024, 1 << 20);
  if (board.has('watchdogSeconds')) checked.watchdogSeconds = board.integer('watchdogSeconds', 1, LONGEST_WATCHDOG);
  if (board.has('deepSleep')) checked.deepSleep = deepSleepOf(board, checked);
  if (board.has('tokens')) checked.tokens = board.flag('tokens');
  if (board.has('overlays')) checked.overlays = board.flag('overlays');
  if (board.has('leavesOut')) checked.leavesOut = board.manyOf('leavesOut', FEATURES);
  if (board.has('battery')) checked.battery = board.oneOf('battery', ['volts', 'percent'] as const);
  if (board.has('buzzer')) checked.buzzer = freePin(board, 'buzzer', pins, checked);
  if (board.has('page')) checked.page = pageOf(board.object('page'));
  board.nothingElse();
  return checked;
}

/** Only an STM32 asks for it, and its watchdog does not stop while the chip sleeps: it would have to be woken every few seconds. */
function deepSleepOf(reader: FieldReader, { chip, watchdogSeconds }: Board): boolean {
  const deepSleep = reader.flag('deepSleep');
  if (deepSleep && !chip.startsWith('STM32'))
    reader.wrong('deepSleep', true, 'absent: only an STM32 has to be told to');
  if (deepSleep && watchdogSeconds)
    reader.wrong('deepSleep', true, 'absent beside watchdogSeconds, which runs on in deep sleep');
  return deepSleep;
}

/** A pin that neither the display nor a key takes. */
function freePin(reader: FieldReader, name: string, pins: string[], board: Board): string {
  const pin = reader.oneOf(name, pins);
  const taken = displayPins(board.display)
    .map(([, used]) => used)
    .concat(Object.values(board.keys).map(key => key.pin));
  if (taken.includes(pin)) reader.wrong(name, pin, 'a pin that neither the display nor a key takes');
  return pin;
}

function storageOf(reader: FieldReader): Board['storage'] {
  const address = Number.parseInt(reader.textOf('address', /^0x[0-9a-f]+$/, 'hexadecimal, such as 0x8000'), 16);
  const pageBytes = reader.integer('pageBytes', 256, 1 << 17);
  const bytes = reader.integer('bytes', pageBytes, 1 << 24);
  if (bytes % pageBytes !== 0) reader.wrong('bytes', bytes, `a multiple of pageBytes (${pageBytes})`);
  const storage = { address, bytes, pageBytes, mapped: reader.flag('mapped') };
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

function keysOf(reader: FieldReader, pins: string[], pinsOfDisplay: string[]): Board['keys'] {
  const taken = new Set<string>();
  const key = (name: KeyName): KeyWiring => {
    const field = reader.object(name);
    const pin = field.oneOf('pin', pins);
    if (taken.has(pin)) field.wrong('pin', pin, 'a pin that no other key has');
    if (pinsOfDisplay.includes(pin)) field.wrong('pin', pin, 'a pin that the display does not take');
    taken.add(pin);
    const pull = field.oneOf('pull', ['up', 'down'] as const);
    field.nothingElse();
    return { pin, pull };
  };
  const keys = { up: key('up'), down: key('down'), ok: key('ok'), back: key('back') };
  reader.nothingElse();
  return keys;
}

function budgetsOf(reader: FieldReader): Budgets {
  const modules = reader.object('systemModuleBytes');
  const systemModuleBytes = {} as Record<SystemName, number>;
  for (const system of SYSTEM_NAMES) systemModuleBytes[system] = modules.integer(system, 0, 1 << 16);
  modules.nothingElse();
  const budgets = {
    appBytes: reader.integer('appBytes', 1024, 1 << 20),
    systemModuleBytes,
    packBytes: byPack(reader, 'packBytes'),
    labelBytes: byPack(reader, 'labelBytes'),
    journalBytes: reader.integer('journalBytes', 1024, 1 << 20),
    windowBytes: reader.integer('windowBytes', 256, 4096),
    reserveBytes: reader.integer('reserveBytes', 0, 1 << 16),
  };
  reader.nothingElse();
  return budgets;
}

function byPack(reader: FieldReader, name: string): BytesByPack {
  const bytes = reader.record(name, (packs, pack) => packs.integer(pack, 1, 1 << 17));
  const other = reader.object(name).integer('other', 1, 1 << 17);
  return { ...bytes, other };
}

function pageOf(reader: FieldReader): PageFacts {
  const firmware = reader.object('firmware');
  const edges = reader.object('edges');
  const contact = [/^[\w.]+$/, 'a contact as printed on the board'] as const;
  const page: PageFacts = {
    reach: reader.manyOf('reach', REACHES),
    firmware: {
      released: firmware.flag('released'),
      url: firmware.textOf('url', /^https:\/\/\S+$/, 'an address that starts with https'),
    },
    notes: reader.lines('notes'),
    edges: { left: edges.list('left', ...contact), right: edges.list('right', ...contact) },
    parts: reader.objects('parts', part => {
      const line = { count: part.integer('count', 1, 99), what: part.text('what') };
      part.nothingElse();
      return line;
    }),
  };
  if (reader.has('power')) page.power = reader.oneOf('power', [...page.edges.left, ...page.edges.right]);
  if (reader.has('ground')) page.ground = reader.oneOf('ground', [...page.edges.left, ...page.edges.right]);
  firmware.nothingElse();
  edges.nothingElse();
  reader.nothingElse();
  return page;
}
