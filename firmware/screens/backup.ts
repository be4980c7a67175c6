// All that is kept as text, for the console: Tableside.backup(), .receive(text), .restore(), .import(). The format is host-sim/backup/README.md.
// A text is read to its end before anything changes; the first line that can't be taken refuses all of it.
import type { App } from '../app/app';
import { Setting, settings } from '../app/settings';
import { keepCounts, rereadCounts } from '../dice/counts';
import { keepLastRolls, rereadLastRolls } from '../dice/last-rolls';
import { COUNTED } from '../dice/limits';
import { favouriteRecords, favourites, type Roll, rereadFavourites, withRecord } from '../dice/rolls';
import { byteOf, clearFight, combatants } from '../fight/fight';
import { rules, systemSavedAs } from '../fight/in-use';
import { loadSystem } from '../fight/kit';
import { MOST_COMBATANTS, NAME_BYTES, STATE_VERSION, SYSTEM_KEY_AT } from '../fight/layout';
import { type Member, memberBytes, readMember, sheetKinds } from '../fight/party';
import { MOST_PAUSED, pausedKinds, pausedSystem, pausedWords } from '../fight/paused';
import {
  canKeepTogether,
  fightParts,
  forget,
  KEPT_BYTES,
  keep,
  keepTogether,
  kept,
  keptBytes,
  resumeFight,
  room,
  whyOff,
} from '../journal/journal';
import { chunkKind, FAVOURITE_KINDS, MOST_KEPT, More } from '../journal/kinds';
import { newEvent } from '../rules/core';
import { fightPacks, systemKey } from '../rules/installed';
import { openSavedFight } from './fight';
import type { FormRow } from './form';
import { distinct } from './name';
import { leftRows } from './party';
import { rowOf } from './settings';
import { newSheet, type Rows, sheetRows } from './sheet';

const FIRST_LINE = 'tableside 1';
/** What a fight's bytes are laid out for. */
const LAYOUT = `${STATE_VERSION} ${MOST_COMBATANTS}`;
/** Kinds that are kept by themselves, rolls and the like: from here on up to fights that wait, and faces counted. */
const OTHERS = 2;
const NOTHING = new Uint8Array(0);
const END_OF_FACES = More.Faces + COUNTED.length;
/** Steps' room that one record takes, and more. */
const RECORD_STEPS = 16;
/** Words of a range that are told one by one, at most. */
const TOLD = 16;

/** True for kinds that are told as bytes. */
function isOther(kind: number): boolean {
  return kind >= OTHERS && kind < END_OF_FACES && (kind < More.Paused || kind >= More.Faces);
}

function hex(bytes: Uint8Array, from: number): string {
  let text = '';
  for (let at = from; at < bytes.length; at++) text += bytes[at].toString(16).padStart(2, '0');
  return text;
}

function printRow(row: FormRow): void {
  print(`${row.label}: ${row.text(row.get())}`);
}

function printFight(title: string, key: number, words: string, parts: Uint8Array[]): void {
  const pack = fightPacks().find(each => systemKey(each.system) === key);
  let all = '';
  print(`[${title} ${pack ? pack.system : key}]`);
  print(`about: ${words}`);
  print(`layout: ${LAYOUT}`);
  for (const part of parts) {
    const text = hex(part, 0);
    all += text;
    print(`state: ${text}`);
  }
  print(`check: ${E.CRC32(all)}`);
}

function printMember(member: Member, system: string): void {
  const rows = sheetRows(member.sheet, true);
  const count = rows.count();
  print(`[${member.foe ? 'foe' : 'party'} ${system}]`);
  print(`name: ${member.name}`);
  for (let i = 0; i < count; i++) printRow(rows.row(i));
  if (!member.foe) for (const row of leftRows(member.sheet)) printRow(row);
  const lasting = rules.lasting;
  if (lasting) print(`also: ${hex(new Uint8Array(member.sheet.bytes.subarray(lasting[0], lasting[1])), 0)}`);
}

/** Puts the system with this key in use again. */
function useAgain(key: number): void {
  const pack = fightPacks().find(each => systemKey(each.system) === key);
  if (pack && key !== systemSavedAs) loadSystem(pack);
}

function backup(): void {
  const before = systemSavedAs;
  newEvent();
  print(FIRST_LINE);
  print('[settings]');
  for (let setting = 0; setting <= Setting.Animation; setting++) printRow(rowOf(setting));
  keepLastRolls();
  keepCounts();
  for (let kind = OTHERS; kind < END_OF_FACES; kind++) {
    const bytes = isOther(kind) ? kept(kind) : undefined;
    if (!bytes?.length) continue;
    print(`[kept ${kind}]`);
    print(`bytes: ${hex(bytes, 0)}`);
  }
  for (const pack of fightPacks()) {
    const kinds = sheetKinds(systemKey(pack.system));
    if (kinds.length) useAgain(systemKey(pack.system));
    for (const kind of kinds) printMember(readMember(kind, rules.pools.length), pack.system);
  }
  for (const kind of pausedKinds()) {
    const parts: Uint8Array[] = [];
    for (let i = 0; i < kept(kind)![0]; i++) parts.push(kept(chunkKind(kind, i))!);
    printFight('paused', pausedSystem(kind), pausedWords(kind), parts);
  }
  if (byteOf(SYSTEM_KEY_AT)) printFight('fight', byteOf(SYSTEM_KEY_AT), `${combatants().length} there`, fightParts());
  print('# end');
  useAgain(before);
}

/** What has arrived of a text. */
let incoming = '';

function refuse(words: string): void {
  throw new Error(words);
}

function rangeText(row: FormRow): string {
  if (!row.choices || row.high - row.low > TOLD) return `${row.text(row.low)} to ${row.text(row.high)}`;
  let words = row.text(row.low);
  for (let value = row.low + 1; value <= row.high; value++) words += `, ${row.text(value)}`;
  return words;
}

/** The figure that a row shows as this text; its unit may be left out. */
function figureIn(row: FormRow, given: string): number {
  const text = given.toLowerCase();
  const plain = row.choices ? NaN : parseInt(text.replace('.', ''), 10);
  if (plain >= row.low && plain <= row.high) {
    const shown = row.text(plain).toLowerCase();
    if (shown === text || shown.split(' ')[0] === text) return plain;
  }
  if (row.high - row.low < 300)
    for (let value = row.low; value <= row.high; value++) if (row.text(value).toLowerCase() === text) return value;
  refuse(`${row.label}: ${given} is not ${rangeText(row)}`);
  return 0;
}

/** Bytes that stand as pairs of digits 0 to f, `least` to `most` of them. */
function bytesIn(label: string, text: string, least: number, most: number): Uint8Array {
  const count = text.length / 2;
  const bytes = new Uint8Array(most);
  if (count < least || count > most || count % 1 || text.replace(/[0-9a-f]/g, ''))
    refuse(`${label}: not ${least === most ? least : `${least} to ${most}`} bytes as pairs of 0 to f`);
  for (let i = 0; i < count; i++) bytes[i] = parseInt(text.substr(2 * i, 2), 16);
  return new Uint8Array(bytes.subarray(0, count));
}

/** A name, or words about a fight: 1 to `most` plain characters. */
function wordsIn(label: string, text: string, most: number): string {
  if (!text || text.length > most) refuse(`${label}: not 1 to ${most} letters`);
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) < 32 || text.charCodeAt(i) > 126) refuse(`${label}: a letter that the screen can't show`);
  return text;
}

/** Sheets of all systems. */
function countSheets(): number {
  let count = 0;
  for (let kind: number = More.Sheets; kind < More.Sheets + MOST_COMBATANTS; kind++) if (kept(kind)?.length) count++;
  return count;
}

/** Forgets all that is kept but settings, and the fight. */
function forgetAll(): void {
  for (let kind = OTHERS; kind < END_OF_FACES; kind++)
    if (kind < More.Sheets + MOST_COMBATANTS || isOther(kind)) forget(kind);
  if (byteOf(SYSTEM_KEY_AT)) clearFight();
}

/** Takes in what has arrived; `replace`: in place of all that is kept, else beside it. Prints what came of it. */
function take(app: App, replace: boolean, length: number | undefined, sum: number | undefined): void {
  const text = incoming;
  const before = systemSavedAs;
  /** What the text says: bytes by kind (0: a free one for a sheet), settings, fights. */
  const kinds: number[] = [];
  const contents: Uint8Array[] = [];
  const values: number[] = [];
  const fights: Uint8Array[][] = [];
  const abouts: number[][] = [];
  let running = -1;
  /** Named rolls that there will be, if the text adds any. */
  let rolls: Roll[] | undefined;
  let sheets = replace ? 0 : countSheets();
  let taken = 0;
  /** Names that are taken, by the system's key. */
  const names: Record<string, string[]> = {};
  let section = '';
  let key = 0;
  let kind = 0;
  let member: Member | undefined;
  let rows: Rows | undefined;
  let left: FormRow[] = [];
  let lefts: number[] = [];
  let words = '';
  let parts: Uint8Array[] = [];
  let all = '';
  let checked = false;
  let fits = false;
  /** Rows are looked for behind the last one: mostly it is the next. */
  let nextRow = 0;
  let line = 0;

  function endSection(): void {
    if (member) {
      if (!member.name) refuse('name: missing');
      for (let k = 0; k < left.length; k++) if (lefts[k] !== undefined) left[k].set(lefts[k]);
      member.name = distinct(member.name, names[key]);
      names[key].push(member.name);
      taken++;
      if (++sheets > MOST_COMBATANTS) refuse(`more than ${MOST_COMBATANTS} sheets`);
      kinds.push(0);
      contents.push(memberBytes(key, member));
    } else if (section === 'fight' || section === 'paused') {
      if (!checked || !fits || !words || E.CRC32(all) !== kind) refuse('check: the fight was changed or is not whole');
      if (section === 'fight' && running >= 0) refuse('more than one fight');
      if (section === 'fight') running = fights.length;
      fights.push(parts);
      const about = [parts.length, key];
      for (let i = 0; i < words.length; i++) about.push(words.charCodeAt(i));
      abouts.push(about);
    }
    member = undefined;
  }

  function begin(title: string): void {
    const at = title.indexOf(' ');
    const what = at < 0 ? '' : title.substr(at + 1);
    endSection();
    section = at < 0 ? title : title.substr(0, at);
    nextRow = 0;
    if (section === 'settings' && !what) return;
    kind = parseInt(what, 10);
    if (section === 'kept' && isOther(kind)) return;
    const sheet = section === 'party' || section === 'foe';
    if (!sheet && section !== 'fight' && section !== 'paused')
      refuse(`[${title}] is not settings, kept, party, foe, fight or paused`);
    const pack = fightPacks().find(each => each.system === what);
    if (!pack) {
      refuse(
        `[${title}]: not of ${fightPacks()
          .map(each => each.system)
          .join(', ')}`,
      );
      return;
    }
    key = systemKey(what);
    words = '';
    parts = [];
    all = '';
    checked = false;
    fits = false;
    if (!sheet) return;
    useAgain(key);
    if (!names[key]) names[key] = replace ? [] : sheetKinds(key).map(each => readMember(each, 0).name);
    member = { name: '', foe: section === 'foe', sheet: newSheet() };
    rows = sheetRows(member.sheet, true);
    left = leftRows(member.sheet);
    lefts = [];
  }

  function takeSheet(to: Member, fields: Rows, label: string, value: string): void {
    const count = fields.count();
    const lasting = rules.lasting;
    if (label === 'name') to.name = wordsIn(label, value, NAME_BYTES);
    else if (label === 'also' && lasting)
      to.sheet.bytes.set(bytesIn(label, value, lasting[1] - lasting[0], lasting[1] - lasting[0]), lasting[0]);
    else {
      for (let k = 0; k < left.length; k++) {
        if (left[k].label.toLowerCase() !== label) continue;
        lefts[k] = figureIn(left[k], value);
        return;
      }
      for (let i = 0; i < count; i++) {
        const row = fields.row((nextRow + i) % count);
        if (row.label.toLowerCase() !== label) continue;
        row.set(figureIn(row, value));
        nextRow = (nextRow + i + 1) % count;
        return;
      }
      refuse(`${label}: no such field in ${rules.title}`);
    }
  }

  function takeLine(label: string, value: string): void {
    if (member && rows) takeSheet(member, rows, label, value);
    else if (section === 'settings') {
      for (let setting = 0; setting <= Setting.Animation; setting++) {
        const row = rowOf(setting);
        if (row.label.toLowerCase() !== label) continue;
        values[setting] = figureIn(row, value);
        return;
      }
      refuse(`${label}: no such setting`);
    } else if (section === 'kept' && label === 'bytes') {
      const bytes = bytesIn(label, value, 1, MOST_KEPT);
      if (replace) {
        kinds.push(kind);
        contents.push(bytes);
      } else if (FAVOURITE_KINDS.indexOf(kind) >= 0) {
        const known = favourites();
        rolls = withRecord(rolls || known.concat([]), known.length, bytes);
        if (favouriteRecords(rolls).length > FAVOURITE_KINDS.length) refuse('too many rolls: forget some first');
      }
    } else if (section !== 'fight' && section !== 'paused') refuse(`${label}: does not belong here`);
    else if (label === 'about') words = wordsIn(label, value, 21);
    else if (label === 'layout') {
      fits = value === LAYOUT;
      if (!fits) refuse(`layout: ${value} is not ${LAYOUT}: the fight is of another device`);
    } else if (label === 'state' && parts.length < 16) {
      all += value;
      parts.push(bytesIn(label, value, 1, MOST_KEPT));
    } else if (label === 'check') {
      checked = true;
      kind = parseInt(value, 10);
    } else refuse(`${label}: no such field of a fight`);
  }

  /** Records of named rolls that are not as they were. */
  function takeRecords(records: number[][]): void {
    for (let i = 0; i < FAVOURITE_KINDS.length; i++) {
      const kind = FAVOURITE_KINDS[i];
      const record = new Uint8Array(records[i] || []);
      if (hex(record, 0) === hex(kept(kind) || NOTHING, 0)) continue;
      kinds.push(kind);
      contents.push(record);
    }
  }

  function read(): void {
    let first = true;
    for (let at = 0; at < text.length; ) {
      let stop = text.indexOf('\n', at);
      if (stop < 0) stop = text.length;
      const words = text.substring(at, stop).trim();
      at = stop + 1;
      line++;
      if (!words || words[0] === '#') continue;
      const colon = words.indexOf(':');
      if (first) {
        if (words !== FIRST_LINE) refuse(`not "${FIRST_LINE}"`);
        first = false;
      } else if (words[0] === '[' && words[words.length - 1] === ']') begin(words.substring(1, words.length - 1));
      else if (colon < 1) refuse('neither [section] nor field: value');
      else takeLine(words.substr(0, colon).toLowerCase(), words.substr(colon + 1).trim());
    }
    if (first) refuse(`not "${FIRST_LINE}"`);
    endSection();
    if (rolls) takeRecords(favouriteRecords(rolls));
  }

  /** One sheet more is one record, and so are favourites: it is there or not without further care. */
  function isOneRecord(): boolean {
    return !replace && kinds.length === 1 && !fights.length;
  }

  /** What is kept afterwards has room, and so has saving it. */
  function checkRoom(): void {
    let bytes = 0;
    for (const each of contents) bytes += each.length + 1;
    for (let i = 0; i < fights.length; i++)
      if (i !== running || !replace) for (const part of fights[i]) bytes += part.length + 1;
    if (!replace) {
      bytes += keptBytes(0);
      for (const kind of kinds) if (kind && kept(kind)) bytes -= kept(kind)!.length + 1;
    }
    const waiting = fights.length - (replace && running >= 0 ? 1 : 0) + (replace ? 0 : pausedKinds().length);
    if (waiting > MOST_PAUSED) refuse(`more than ${MOST_PAUSED} fights that wait`);
    if (bytes > KEPT_BYTES) refuse(`${bytes} bytes to keep, room for ${KEPT_BYTES}`);
    if (isOneRecord() ? room() < RECORD_STEPS : !canKeepTogether()) refuse('too little room to save: tidy first');
  }

  function putFight(i: number, to: number): void {
    for (let k = 0; k < fights[i].length; k++) keep(chunkKind(to, k), fights[i][k]);
    keep(to, abouts[i]);
  }

  function apply(): void {
    if (replace) forgetAll();
    let to: number = More.Sheets;
    for (let i = 0; i < kinds.length; i++) {
      if (!kinds[i]) while (kept(to)?.length) to++;
      keep(kinds[i] || to, contents[i]);
    }
    let waits: number = More.Paused;
    for (let i = 0; i < fights.length; i++) {
      if (replace && i === running) continue;
      while (kept(waits)?.length) waits++;
      putFight(i, waits);
    }
    if (!replace) return;
    if (running >= 0) {
      putFight(running, More.Paused + MOST_PAUSED);
      resumeFight(More.Paused + MOST_PAUSED);
    }
    for (let setting = 0; setting <= Setting.Animation; setting++)
      if (values[setting] !== undefined) rowOf(setting).set(values[setting]);
    settings.changed();
  }

  newEvent();
  incoming = '';
  try {
    if (length !== undefined && (text.length !== length || E.CRC32(text) !== sum))
      refuse('it did not arrive whole: send it again');
    read();
    line = 0;
    checkRoom();
    if (isOneRecord()) apply();
    else if (!keepTogether(apply)) {
      // What is in memory is not what is saved.
      setTimeout(load, 0);
      refuse('it could not be saved');
    }
  } catch (error) {
    useAgain(before);
    print(`Refused: ${line ? `line ${line}: ` : ''}${(error as Error).message}. Nothing was changed.`);
    return;
  }
  rereadFavourites();
  rereadLastRolls();
  rereadCounts();
  useAgain(before);
  print(`Taken: ${taken} sheets, ${fights.length} fights.${whyOff() && ` ${whyOff()}`}`);
  app.home();
  openSavedFight(app);
}

/** What people should know of a text that was to be taken in when power failed; empty if there was none. Told once. */
export function restoreNews(): string {
  if (!kept(More.Changing)?.length) return '';
  forget(More.Changing);
  return 'A restore was cut short: nothing of it was taken.';
}

interface Commands {
  backup: () => void;
  receive: (text?: string) => void;
  restore: (length?: number, sum?: number) => void;
  import: (length?: number, sum?: number) => void;
}

/** Puts these on the console. A text comes in pieces; without one what has come is forgotten. */
export function openBackup(app: App): void {
  const commands = global.Tableside as Commands;
  commands.backup = backup;
  commands.receive = (text?: string): void => {
    incoming = text === undefined ? '' : incoming + text;
  };
  commands.restore = (length?: number, sum?: number): void => take(app, true, length, sum);
  commands.import = (length?: number, sum?: number): void => take(app, false, length, sum);
}
