// Fights that are played by key presses on the simulated device, and what a player can see of one.
import { loadBoard } from '../../boards/schema.ts';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { Device } from '../../host-sim/model/device.ts';
import { simulatedFiles, wasmCore } from '../../host-sim/simulated.ts';
import casesOfPersistence from '../cases/persistence.json' with { type: 'json' };
import casesOfRandomness from '../cases/rng.json' with { type: 'json' };

/** Title of a case's test: its id and what went wrong elsewhere. */
export function titleOf(id: string): string {
  const found = [...casesOfPersistence, ...casesOfRandomness].find(each => each.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return `${id}: ${found.symptom} ${found.input}: ${found.answer}`;
}

export interface DeviceWishes {
  readonly board?: string;
  readonly systems?: readonly string[];
  /** Seed of the hardware's noise. */
  readonly noise?: number;
  /** Changes the files before they are installed. */
  readonly change?: (files: Map<string, Uint8Array>) => void;
}

/** A device with everything installed, not yet booted. */
export async function installed(wishes: DeviceWishes = {}): Promise<Device> {
  const { board: id = 'joltjs', noise = 1, change } = wishes;
  const board = loadBoard(id);
  const files = new Map(await simulatedFiles(id, wishes.systems ?? ['d6rounds']));
  change?.(files);
  return new Device({ board, files, nativeCoreFor: wasmCore, randomSeed: noise });
}

/** Milliseconds after which the mark of a new round is gone. */
const ROUND_MARK = 1300;

/** Keys, by their names and `menu` for back held, with blanks between; ends when power fails. */
export function press(device: Device, keys: string): void {
  for (const key of keys.split(' ')) {
    if (!key || !device.running) return;
    if (key === 'menu') device.press('back', 700);
    else device.press(key as 'ok');
  }
}

/** From Home: three join the fight, and it begins. */
export const BEGIN = 'up ok ok down ok ok ok down ok ok ok down ok ok down ok down ok';

/** A short fight: three join, a first strike, turns, an attack, undo and redo. */
export const SHORT_FIGHT =
  `${BEGIN} ok ok ok menu ok ok ok ok ok ok menu down down down down down down ok down ok ` +
  'ok menu down down ok down down ok up up up ok ok ok';

/** True where a player sees the whole of a fight at once: the list of those who gather, or whose turn it is. */
export function showsFight(device: Device): boolean {
  return /^(Fight d6 rounds|Round \d+ )/.test(device.text()[0] ?? '');
}

/** What a player sees of the fight after power-on, once messages are read. */
export function shownAfterBoot(device: Device): string {
  if (device.text()[0] === 'Saving') press(device, 'ok');
  if (device.text()[0]?.startsWith('Tableside')) press(device, 'up ok');
  return screen(device);
}

/** The screen in one line, once the mark of a new round has passed: it is of the moment, not of the fight. */
export function screen(device: Device): string {
  if (device.text().some(line => line.endsWith('begins'))) device.advance(ROUND_MARK);
  return device.text().join(' | ');
}

/** The journal's bytes. */
export function journalOf(device: Device): Uint8Array {
  return device.files.find(JOURNAL_FILE)!.bytes;
}

/** Places of the journal's records in its first segment, and behind the last one. */
export function recordsOf(device: Device): number[] {
  const bytes = journalOf(device);
  const places = [8];
  for (let at = 8; bytes[at] !== 255; places.push(at)) at = (at + bytes[at]! + 3) & ~3;
  return places;
}

/** Turns a bit of the journal over. */
export function flipBit(device: Device, at: number, bit: number): void {
  device.flash.flipBit(device.files.find(JOURNAL_FILE)!.offset + at, bit);
}

/** All files but the journal, by name. */
export function otherFiles(device: Device): Record<string, string> {
  const others = device.files.list().filter(({ name }) => name !== JOURNAL_FILE);
  return Object.fromEntries(others.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')]));
}
