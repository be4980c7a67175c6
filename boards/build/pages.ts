// The wiring page of a board, made from its board file: how to reach it, drawing, pins, addresses, parts, what it carries.
// The page and its drawing are committed; a test compares them with what the board files give.
import { type Board, type Feature, KEY_NAMES, type PageFacts, packIds, type Reach, systemOf } from '../board.ts';
import { displayPins } from '../display.ts';
import { boardNames, loadBoard } from '../schema.ts';
import { wiringDrawing } from './drawing.ts';
import { type Contact, displaySocket, type Terminal, wiringOf } from './wiring.ts';

const REACH_WORDS: Readonly<Record<Reach, string>> = {
  usb: 'over USB: plug it in, press the Web IDE\'s connect button, choose "Web Serial" and the board',
  bluetooth: 'over Bluetooth: press the Web IDE\'s connect button, choose "Web Bluetooth" and the board',
};
const KILO = 1024;

const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map(row => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const kilobytes = (bytes: number) => `${Math.round((bytes / KILO) * 10) / 10} KB`;

function place({ side, at, name }: Contact, page: PageFacts): string {
  return page.edges[side].length > 1 ? `${name} (${side} edge, ${at + 1} from the top)` : `${name} (${side} edge)`;
}

function facts({ chip, core, storage, variables, espruino, watchdogSeconds, deepSleep }: Board): string {
  const kind = core === 'cortex-m4' ? 'ARM Cortex-M4' : 'ARM Cortex-M0+';
  const watchdog = watchdogSeconds
    ? `a watchdog restarts it after ${watchdogSeconds} seconds of code that never ends`
    : deepSleep
      ? 'deep sleep while idle and no watchdog'
      : 'no watchdog';
  return `Chip ${chip} (${kind}), interpreter build \`${espruino}\`, ${kilobytes(storage.bytes)} of Storage for files, ${variables.count} variables, ${watchdog}.`;
}

function firmware({ title }: Board, { firmware: { released, url } }: PageFacts): string {
  return released
    ? `Espruino's official firmware for ${title} is described at <${url}>; keep it up to date (2v29 or later).`
    : `There is no official firmware for this board yet. Espruino's own build instructions: <${url}>.`;
}

function sending({ id }: Board, { reach }: PageFacts): string {
  const slow = reach.includes('usb') ? 'Over USB it takes some ten seconds' : 'Over Bluetooth it takes about a minute';
  return paragraphs(
    `The Espruino Web IDE (<https://www.espruino.com/ide/>) reaches it ${reach.map(way => REACH_WORDS[way]).join('; or ')}.`,
    [
      `1. \`npm run -s tableside -- build --board ${id}\` writes \`dist/${id}/install.js\`.`,
      '2. In the Web IDE leave the settings as they come: _Communications_ > _Reset before Send_ on, _Save on Send_ "Direct execution in RAM". `install.js` writes into Storage by itself.',
      '3. Open `install.js` in the editor (folder symbol) and press _Send to Espruino_. Leave the power on.',
      `4. ${slow}, until the console says \`Tableside: installed.\` and the board starts anew.`,
    ].join('\n'),
    reach.includes('usb')
      ? `Without the Web IDE: \`npm run -s tableside -- flash --board ${id} --port PORT\`; without \`--port\` it names the ports that it sees.`
      : '',
    reach.includes('bluetooth')
      ? 'Once Tableside is on it the radio is off, so that nobody in the room reaches its console. Hold ok while you switch it on: it is open for a minute, to whoever types in the pass key that stands on the screen. USB, where the board has it, stays open: whoever holds the device in hand can do anything with it. Ok and back held together leave Tableside out and the radio as the interpreter starts it.'
      : '',
    'Nothing is changed on a wrong board or where Storage is too full. Bytes that get lost on the way are noticed and named. After an interruption send the file again: it repairs. Saves and files of other programs stay, but other code that starts at power-on (`.bootcde`, `.bootrst`, a `save()` image) is replaced.',
  );
}

function pins(board: Board, page: PageFacts): string {
  const { display, keys } = wiringOf(board, page);
  const socket = displaySocket(board);
  const row = (part: string, { name, contact }: Terminal) => [part, name, place(contact, page)];
  const uses: string[][] = [];
  if (display && socket)
    uses.push(['display', 'plug', `socket ${socket[0]} (SDA ${socket[1].sda}, SCL ${socket[1].scl})`]);
  else if (display) uses.push(...display.terminals.map(terminal => row('display', terminal)));
  uses.push(...keys.terminals.map(terminal => row(terminal.name === 'GND' ? 'all keys' : 'key', terminal)));
  return table(['part', 'terminal', 'contact of the board'], uses);
}

function keysText(board: Board, page: PageFacts): string {
  const ups = KEY_NAMES.every(key => board.keys[key].pull === 'up');
  if (!page.ground)
    return `The keys are the board's own: ${KEY_NAMES.map(key => `${key} is ${aliasOf(board, board.keys[key].pin)}`).join(', ')}.`;
  return ups ? 'Each key connects its pin to ground while pressed; the chip has the resistors (pull-ups) inside.' : '';
}

function aliasOf({ aliases }: Board, pin: string): string {
  const names = Object.entries(aliases).flatMap(([alias, name]) => (name === pin ? [alias] : []));
  return names.sort((a, b) => b.length - a.length)[0] ?? pin;
}

function addresses({ display }: Board): string {
  if (display.bus !== 'i2c') return '';
  const rows = display.addresses.map(address => {
    const hex = (value: number) => `0x${value.toString(16).toUpperCase()}`;
    return [hex(address * 2), hex(address)];
  });
  return paragraphs(
    '## Address of the display',
    'Both are looked for, so nothing needs to be set. Modules have the address with a bit more printed on them than programs use:',
    table(['printed on the module', 'address (7 bits)'], rows),
  );
}

const FEATURE_WORDS: Readonly<Record<Feature, string>> = {
  fight: 'fights with their combatants, turns and undo',
  odds: 'the odds of rolls',
  fairness: 'counting of rolled faces',
  figures: 'rolling figures of forms',
  tables: 'leafing through printed tables',
};

/** What the board does without, and how its code is kept. */
function left({ overlays, leavesOut }: Board): string {
  const without = (leavesOut ?? []).map(feature => FEATURE_WORDS[feature]);
  return [
    without.length > 0
      ? `**It leaves out ${[without.slice(0, -1).join(', '), ...without.slice(-1)].filter(Boolean).join(' and ')}**: its memory does not hold them. It rolls, looks rules up and keeps its settings.`
      : '',
    overlays
      ? 'Only a part of the app stays in memory. Screens and what is seldom used stand in Storage as overlays (`ts.over`), packed as far as room asks for it, and are brought when they are called; opening a screen takes some hundredths of a second longer than on a large board.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function carries(board: Board): string {
  const { id, systems, budgets, storage } = board;
  const packs = systems.flatMap(packIds);
  const rows = [
    ['app', `${budgets.appBytes}`],
    ...systems.map(systemOf).map(system => [`screens of \`${system}\``, `${budgets.systemModuleBytes[system]}`]),
    ['dice', `${budgets.packBytes.dice ?? budgets.packBytes.other}`],
    ...packs.map(id => [`rules of \`${id}\``, `${budgets.packBytes[id] ?? budgets.packBytes.other}`]),
    ...packs.map(id => [`words of \`${id}\``, `${budgets.labelBytes[id] ?? budgets.labelBytes.other}`]),
    ['journal (saves)', `${budgets.journalBytes}`],
    ['kept free', `${budgets.reserveBytes}`],
  ];
  return paragraphs(
    '## What it carries',
    left(board),
    `Unless told otherwise (\`--systems\`): ${systems.map(system => `\`${system}\``).join(', ')}. The build holds these limits and refuses to go beyond:`,
    table(['part', 'bytes at most'], rows),
    `Storage has ${storage.bytes} bytes. What is used and free today: \`npm run -s tableside -- sizes\` (entry \`${id}\`).`,
  );
}

const STARTING = [
  '## Switching on',
  '',
  '- ok and back held together while power comes on: Tableside is not started, the console is free. For the case that it ever hangs.',
  '- back held: it starts without what was saved; nothing is erased.',
].join('\n');

/** The page of a board as Markdown. */
function wiringPage(board: Board, page: PageFacts): string {
  const { id, title } = board;
  const parts = page.parts.map(({ count, what }) => [`${count}`, what]);
  return `${paragraphs(
    `# ${title}`,
    '<!-- Made from the board file by boards/build/main.ts. -->',
    facts(board),
    firmware(board, page),
    page.notes.map(note => `- ${note}`).join('\n'),
    '## Wiring',
    'Edges and places as in the drawing, which shows the board from above.',
    `![Wiring of ${title}](${id}.svg)`,
    pins(board, page),
    keysText(board, page),
    addresses(board),
    '## Parts',
    table(['pieces', 'part'], parts),
    '## Sending Tableside to the board',
    sending(board, page),
    STARTING,
    carries(board),
  )}\n`;
}

/** Texts of all wiring pages and drawings by file name, in the folder of boards. */
export function wiringFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const id of boardNames()) {
    const board = loadBoard(id);
    if (!board.page) continue;
    files.set(`${id}.md`, wiringPage(board, board.page));
    files.set(`${id}.svg`, wiringDrawing(board, board.page));
  }
  return files;
}

/** Pins that a board file gives to something, each with its use; for a check that none is used twice. */
export function pinUses({ display, keys }: Board): [use: string, pin: string][] {
  return [...displayPins(display), ...KEY_NAMES.map((key): [string, string] => [key, keys[key].pin])];
}
