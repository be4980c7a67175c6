// Wiring pages: the committed ones are those that the board files give, and they say what a builder must not have to guess.
// When one differs after a change of a board file: `npx tsx boards/build/main.ts`, and look at the drawing.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEY_NAMES } from '../board.ts';
import { boardNames, loadBoard } from '../schema.ts';
import { pinUses, wiringFiles } from './pages.ts';
import { wiringOf } from './wiring.ts';

const FOLDER = new URL('../', import.meta.url);
const files = wiringFiles();
const boards = boardNames().map(loadBoard);
const built = boards.filter(({ page }) => page);

describe('wiring pages', () => {
  it('are all committed as the board files give them', () => {
    const committed = readdirSync(FOLDER).filter(name => /\.(md|svg)$/.test(name));
    expect(committed.sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) expect(readFileSync(new URL(name, FOLDER), 'utf8'), name).toBe(text);
  });

  it('are there for every board but those for tests', () => {
    expect(built.map(({ id }) => id)).toEqual(['joltjs', 'pico', 'pixljs', 'rp2040-pico']);
  });

  it.each(built)('$id: every terminal is drawn with its contact, no two keys on one', board => {
    const { display, keys } = wiringOf(board, board.page!);
    const text = files.get(`${board.id}.md`)!;
    const drawing = files.get(`${board.id}.svg`)!;
    for (const { name, contact } of [...(display?.terminals ?? []), ...keys.terminals]) {
      expect(drawing).toContain(`>${name}</text>`);
      expect(drawing).toContain(`>${contact.name}</text>`);
      expect(text).toContain(contact.name);
    }
    const places = keys.terminals.map(({ contact }) => `${contact.side}${contact.at}`);
    expect(new Set(places).size).toBe(places.length);
    expect(text).toContain(`](${board.id}.svg)`);
  });

  it('name the addresses as they are printed on modules', () => {
    expect(files.get('rp2040-pico.md')).toMatch(/\| 0x78 +\| 0x3C +\|\n\| 0x7A +\| 0x3D +\|/);
    expect(files.get('pixljs.md')).not.toContain('0x78');
  });

  it('say that the youngest port must be built by hand, and how the others are reached', () => {
    expect(files.get('rp2040-pico.md')).toContain('no official firmware');
    expect(files.get('rp2040-pico.md')).toContain('github.com/espruino/Espruino');
    expect(files.get('pixljs.md')).toMatch(/reaches it over Bluetooth/);
    expect(files.get('pixljs.md')).not.toContain('tableside -- flash');
    expect(files.get('joltjs.md')).toMatch(/reaches it over USB.*; or over Bluetooth/);
  });
});

describe('pins', () => {
  it.each(boards)('$id: none has two uses', board => {
    const pins = pinUses(board).map(([, pin]) => pin);
    expect(new Set(pins).size).toBe(pins.length);
  });

  it('leave BTN1, the way past the boot code, to no key that is held while switching on', () => {
    for (const { aliases, keys } of boards)
      for (const key of KEY_NAMES.filter(name => name === 'ok' || name === 'back'))
        expect(keys[key].pin).not.toBe(aliases.BTN1);
  });

  it('of STM32 boards have numbers of their own: a number is watched on one port only', () => {
    for (const board of boards.filter(({ chip }) => chip.startsWith('STM32'))) {
      const numbers = [...KEY_NAMES.map(key => board.keys[key].pin), board.aliases.BTN1!].map(pin => pin.slice(1));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});
