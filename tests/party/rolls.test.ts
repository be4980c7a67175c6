// Rolls of a text file on the device: favourites under their names, in place of older ones, and back in words.
import { describe, expect, it } from 'vitest';
import type { Device } from '../../host-sim/model/device.ts';
import { choose } from '../../host-sim/scenario/choose.ts';
import { journalOf, press, screen } from '../saving/fights-for-tests.ts';
import { booted, give as giveText, textOf } from './backups-for-tests.ts';

const give = (device: Device, text: string, how: 'restore' | 'import' = 'import') =>
  giveText(device, `tableside 1\n${text}`, how);

/** Rolls with these faces, from Home, whatever comes first. */
function rollWith(device: Device, faces: string): string {
  device.send(`Tableside.dice([${faces}])`);
  press(device, 'ok');
  device.advance(500);
  return screen(device);
}

describe('rolls of a file', () => {
  it('are the first that Roll offers, and roll what their notation says', async () => {
    const device = await booted();
    expect(await give(device, '[rolls]\nFireball: 8d6\nHit: 2d20kh1+7 [axe]\n')).toBe('0 sheets, 2 rolls, 0 fights.');
    device.boot();
    choose(device, 'Roll');
    expect(screen(device)).toMatch(/^Fireball +8d6/);
    expect(rollWith(device, '1,2,3,4,5,6,1,2')).toMatch(/ \| 24 \| 1 2 3 4 5 6 1 2/);
    press(device, 'down');
    // Name and notation together are longer than the bar: the notation stands below.
    expect(device.text()).toEqual(['REPLAY', '2d20kh1+7 [axe]', 'Hit']);
    expect(rollWith(device, '3,12')).toMatch(/ \| 19 \| 3 12/);
    expect(device.errors).toEqual([]);
  });

  it('take the place of those of the same name, and stand behind all others', async () => {
    const device = await booted();
    await give(device, '[rolls]\nFireball: 8d6\nHit: d20+1\n');
    await give(device, '[rolls]\nStats: 4d6kh3\nFireball: 10d6\n');
    expect(await textOf(device)).toMatch(/\[rolls\]\nFireball: 10d6\nHit: d20\+1\nStats: 4d6kh3\n(\[|#)/);
  });

  it('are told apart from those that were there by their names alone, over all records', async () => {
    const device = await booted();
    const many = (sides: number, count: number) =>
      Array.from({ length: count }, (_, i) => `Hit ${i}: 2d${sides}kh1+${i}\n`).join('');
    await give(device, `[rolls]\n${many(20, 30)}`);
    await give(device, `[rolls]\n${many(12, 25)}`);
    device.boot();
    const [, rolls] = /\[rolls\]\n([^[#]*)/.exec(await textOf(device))!;
    expect(rolls).toBe(many(12, 25) + many(20, 30).split('\n').slice(25).join('\n'));
  });

  it('that are more than there is room for beside others are refused, and nothing is changed', async () => {
    const device = await booted();
    const many = (name: string) => Array.from({ length: 20 }, (_, i) => `${name} ${i}: 2d20kh1+${i}\n`).join('');
    await give(device, `[rolls]\n${many('Hit')}`);
    const before = journalOf(device).slice();
    await expect(give(device, `[party d6rounds]\nname: Ada\n[rolls]\n${many('Cut')}`)).rejects.toThrow(
      /^line 4: too many rolls: forget some first\. Nothing was changed\.$/,
    );
    expect(journalOf(device)).toEqual(before);
  });

  it('can be forgotten and named anew one by one, each in a record of its own kind', async () => {
    const device = await booted();
    const rolls = Array.from({ length: 10 }, (_, i) => `Hit ${i}: 2d20kh1+${i}\n`);
    await give(device, `[rolls]\n${rolls.join('')}`);
    choose(device, 'Roll');
    press(device, 'down down menu');
    choose(device, 'Forget');
    press(device, 'up menu');
    choose(device, 'Name');
    press(device, 'ok ok');
    expect(screen(device)).toMatch(/^A +d00/);
    device.boot();
    choose(device, 'Roll');
    const text = await textOf(device);
    expect(text.match(/^Hit \d/gm)).toHaveLength(9);
    expect(text).not.toContain('Hit 2:');
    expect(text).toMatch(/^A: d00$/m);
    expect(device.errors).toEqual([]);
  });

  it('that repeat show dice and total of each time; ok rolls all again', async () => {
    const device = await booted();
    await give(device, '[rolls]\nStats: 3x2d6kh1\n');
    choose(device, 'Roll');
    expect(rollWith(device, '1,2,6,3,4,4')).toBe('REPLAY 3x2d6kh1 | (1) 2 2 | 6 (3) 6 | 4 (4) 4');
    expect(rollWith(device, '1,1,1,1,1,1')).toBe('REPLAY 3x2d6kh1 | 1 (1) 1 | 1 (1) 1 | 1 (1) 1');
    press(device, 'back menu');
    choose(device, 'Last rolls');
    expect(screen(device)).toMatch(/3x2d6kh1 = 1 1 1 \| 3x2d6kh1 = 2 6 4/);
  });

  it('that repeat are rolled hidden and typed in like others', async () => {
    const device = await booted();
    await give(device, '[rolls]\nTwice: 2xd6\n');
    choose(device, 'Roll');
    press(device, 'menu');
    choose(device, 'Roll hidden');
    expect(screen(device)).toMatch(/^HIDDEN/);
    press(device, 'ok menu');
    choose(device, 'Type in dice');
    press(device, 'up up ok up ok');
    expect(device.text()).toEqual(['Twice 2xd6', '3 3', '2 2']);
    press(device, 'back back');
    expect(await textOf(device)).toMatch(/\[last rolls\]\nroll: 2xd6 = 3 2\nhidden: 2xd6 = [1-6] [1-6]\n/);
    expect(device.errors).toEqual([]);
  });
});

describe('a backup', () => {
  /** A device with favourites of its own and of a file, last rolls and faces. */
  async function full(): Promise<Device> {
    const device = await booted();
    await give(device, '[rolls]\nFireball: 8d6\n');
    choose(device, 'Roll');
    press(device, 'ok down ok menu');
    choose(device, 'Build');
    choose(device, 'Bonus');
    press(device, 'down down ok');
    choose(device, 'Take');
    press(device, 'menu');
    choose(device, 'Name');
    press(device, 'ok down ok ok ok menu');
    choose(device, 'Roll hidden');
    press(device, 'back');
    return device;
  }

  it('tells rolls in notation, the last ones and faces in words', async () => {
    const text = await textOf(await full());
    expect(text).toMatch(
      /^\[rolls\]\nFireball: 8d6\nAa: d20-2\n\[last rolls\]\nhidden: d20-2 = -?\d+\nroll: d20-2 = -?\d+\n/m,
    );
    expect(text).toMatch(/^\[faces\]\nd6:( \d+){6}\nd20:( \d+){20}\n/m);
    expect(text).not.toContain('[kept');
  });

  it('brings all of them to another device, which shows them at once', async () => {
    const from = await full();
    const text = await textOf(from);
    const to = await booted();
    choose(to, 'Roll');
    press(to, 'ok ok ok');
    await give(to, text.replace('tableside 1\n', ''), 'restore');
    expect(await textOf(to)).toBe(text);
    choose(to, 'Roll');
    expect(screen(to)).toMatch(/^Fireball +8d6/);
    press(to, 'back');
    expect(await textOf(to)).toBe(text);
    to.boot();
    expect(await textOf(to)).toBe(text);
    expect(to.errors).toEqual([]);
  });

  it('without rolls takes all away, faces counted among them', async () => {
    const device = await full();
    const empty = await textOf(await booted());
    await give(device, empty.replace('tableside 1\n', ''), 'restore');
    expect(await textOf(device)).toBe(empty);
  });
});
