// Reading scenario files: one step a line, # begins a comment. A line that makes no sense is an error that names the
// file, the line, what is wrong there and what would be right.

import { CARRIED_NAMES, type CarriedName } from '../../boards/board.ts';
import { PANEL_TYPES, type PanelOptions, type PanelType } from '../model/panel/module.ts';
import { type Action, type Edge, FORMS, MOST_OPERATIONS, type Scenario, type Setup } from './steps.ts';
import { bare, keyOf, milliseconds, none, only, pictureFile, quoted, whole } from './values.ts';
import { type Word, wordsOf } from './words.ts';

/** How long `press` holds a key unless told otherwise, in milliseconds. */
const PRESS_MILLISECONDS = 80;

/** Most bytes that a file of Storage can have: its size stands in 24 bits. */
const LARGEST_FILE = 0xffffff;

const MOST_ERRORS = 1_000_000;

/** Highest face that any die has. */
const HIGHEST_FACE = 1_000_000;

/**
 * Reads a scenario.
 * @param file path for messages and for the paths inside, which are relative to it
 * @throws Error "FILE:LINE: what is wrong; write: what would be right"
 */
export function parseScenario(source: string, file: string): Scenario {
  const scenario: Scenario = { file, setup: { board: undefined, systems: undefined, fresh: false }, steps: [] };
  source.split(/\r?\n/).forEach((line, index) => {
    try {
      parseLine(scenario, line, index + 1);
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`);
    }
  });
  return scenario;
}

function parseLine(scenario: Scenario, line: string, number: number): void {
  const words = wordsOf(line);
  const name = words[0]?.text;
  if (name === undefined) return;
  const form = FORMS[name];
  if (!form || words[0]?.quoted) throw new Error(`unknown step "${name}"; steps are ${Object.keys(FORMS).join(', ')}`);
  try {
    const values = words.slice(1);
    if (setUp(scenario.setup, name, values)) {
      if (scenario.steps.length > 0) throw new Error(`"${name}" stands before the first other step`);
      return;
    }
    scenario.steps.push({ line: number, written: writtenOf(words), action: actionOf(name, values) });
  } catch (error) {
    throw new Error(`${(error as Error).message}; write: ${form}`);
  }
}

function writtenOf(words: Word[]): string {
  return words.map(word => (word.quoted ? JSON.stringify(word.text) : word.text)).join(' ');
}

/** Takes a step that selects the device; false for any other. */
function setUp(setup: Setup, name: string, values: Word[]): boolean {
  if (name === 'board') setup.board = bare(only(values, 'a board'), 'a board');
  else if (name === 'systems') setup.systems = systemsOf(only(values, 'a list of systems'));
  else if (name === 'fresh') setup.fresh = none(values);
  else if (name === 'panel') setup.panel = panelOf(values);
  else return false;
  return true;
}

function panelOf([type, address, ...rest]: Word[]): PanelOptions {
  if (!type) throw new Error('the type is missing');
  if (!PANEL_TYPES.includes(type.text as PanelType)) throw new Error(`"${type.text}" is no panel`);
  const panel: PanelOptions = { type: type.text as PanelType };
  if (!address) return panel;
  none(rest);
  if (!/^0x3[cd]$/i.test(address.text)) throw new Error(`"${address.text}" is no address of a panel`);
  return { ...panel, address: Number(address.text) };
}

function systemsOf(word: Word): CarriedName[] {
  return word.text.split(',').map(name => {
    if (!CARRIED_NAMES.includes(name as CarriedName)) {
      throw new Error(`unknown system "${name}"; systems are ${CARRIED_NAMES.join(', ')}`);
    }
    return name as CarriedName;
  });
}

function actionOf(name: string, values: Word[]): Action {
  switch (name) {
    case 'seed':
      return { kind: 'seed', seed: whole(only(values, 'a number').text, 0, 0xffffffff) };
    case 'dice':
      return { kind: 'dice', faces: facesOf(values) };
    case 'press':
      return pressOf(values, PRESS_MILLISECONDS);
    case 'hold':
      return pressOf(values, undefined);
    case 'edges':
      return { kind: 'edges', key: keyOf(values[0]), edges: edgesOf(values.slice(1)) };
    case 'wait':
      return { kind: 'wait', milliseconds: milliseconds(only(values, 'a time').text) };
    case 'screenshot':
      return { kind: 'screenshot', file: pictureFile(only(values, 'a file')) };
    case 'send':
    case 'choose':
      return { kind: name, text: quoted(only(values, 'a text')) };
    case 'expect':
      return expectOf(values);
    case 'cut-power':
      return cutOf(values);
    case 'flip-bit':
      return flipOf(values);
    case 'unplug':
    case 'plug':
      if (only(values, 'panel').text !== 'panel') throw new Error(`"${values[0]?.text}" cannot be plugged`);
      return { kind: `${name} panel` };
    case 'bus-error':
      return { kind: 'bus-error', count: whole(only(values, 'a number').text, 0, MOST_ERRORS) };
    case 'lose-edges':
      return { kind: 'lose-edges', count: whole(only(values, 'a number').text, 0, MOST_ERRORS) };
    case 'slow-erase':
      return { kind: 'slow-erase', milliseconds: milliseconds(only(values, 'a time').text) };
    case 'battery':
      return { kind: 'battery', percent: whole(only(values, 'a number').text, 0, 100) };
    default:
      none(values);
      return { kind: name as 'text' | 'boot' };
  }
}

function expectOf(values: Word[]): Action {
  const [what, ...rest] = values;
  switch (what?.quoted ? undefined : what?.text) {
    case 'text':
      return { kind: 'expect text', wanted: true, text: quoted(only(rest, 'a text')) };
    case 'no':
      if (rest[0]?.text !== 'text' || rest[0].quoted) throw new Error('"no" is followed by "text"');
      return { kind: 'expect text', wanted: false, text: quoted(only(rest.slice(1), 'a text')) };
    case 'screen':
      return { kind: 'expect screen', file: pictureFile(only(rest, 'a file')) };
    case 'console':
    case 'journal':
      return { kind: `expect ${what?.text as 'console' | 'journal'}`, text: quoted(only(rest, 'a text')) };
    default:
      throw new Error(what ? `"${what.text}" cannot be expected` : 'what to expect is missing');
  }
}

function pressOf(values: Word[], usual: number | undefined): Action {
  const [key, time, ...rest] = values;
  if (!time && usual === undefined) throw new Error('the time is missing');
  if (rest[0]) throw new Error(`"${rest[0].text}" is too much`);
  const length = time ? milliseconds(time.text) : (usual as number);
  return { kind: 'press', key: keyOf(key), milliseconds: length };
}

function cutOf([when, count, ...rest]: Word[]): Action {
  if (!when) return { kind: 'cut-power' };
  const isWithin = when.text === 'in-write';
  if ((!isWithin && when.text !== 'after-writes') || when.quoted)
    throw new Error(`"${when.text}" is no moment for a cut`);
  const word = only(count ? [count, ...rest] : [], 'the number of the flash operation');
  const operation = whole(word.text, 1, MOST_OPERATIONS);
  return { kind: isWithin ? 'cut-power in-write' : 'cut-power after-writes', operation };
}

function flipOf([file, offset, bit, ...rest]: Word[]): Action {
  if (!file) throw new Error('the file is missing');
  if (!offset) throw new Error('the offset is missing');
  const place = only(bit ? [bit, ...rest] : [], 'the bit');
  return {
    kind: 'flip-bit',
    file: bare(file, 'the file'),
    offset: whole(offset.text, 0, LARGEST_FILE - 1),
    bit: whole(place.text, 0, 7),
  };
}

function edgesOf(words: Word[]): Edge[] {
  if (words.length === 0) throw new Error('the edges are missing');
  let last = 0;
  return words.map(word => {
    const parts = /^([01])@(.+)$/.exec(word.text);
    if (!parts) throw new Error(`"${word.text}" is no edge`);
    const at = milliseconds(parts[2] as string);
    if (at < last) throw new Error(`edge "${word.text}" comes before the one ahead of it`);
    last = at;
    return { closed: parts[1] === '1', at };
  });
}

function facesOf(values: Word[]): number[] {
  if (values.length === 0) throw new Error('the faces are missing');
  const list = values.map(word => word.text).join(' ');
  return list.split(',').map(face => whole(face.trim(), 0, HIGHEST_FACE));
}
