// Backup, restore and import of all that a device keeps, as text: round trips, files from a text editor, and what is refused.
import { describe, expect, it } from 'vitest';
import { prepare, send } from '../../host-sim/backup/text.ts';
import { choose } from '../../host-sim/scenario/choose.ts';
import { installed, journalOf, press, screen } from '../saving/fights-for-tests.ts';
import { booted, full, give, textOf, typist } from './backups-for-tests.ts';

describe('a backup', () => {
  it('says in words what is kept', async () => {
    const text = await textOf(await full());
    expect(text).toMatch(/^tableside 1\n\[settings\]\n/);
    expect(text).toMatch(/^\[party d6rounds\]\nname: Ada\nStrength: 3\n/m);
    expect(text).toMatch(/^Mind left: 18$/m);
    expect(text).toMatch(/^Dim after: 70 s$/m);
    expect(text).toMatch(/^\[foe d6rounds\]\nname: Orc\n/m);
    expect(text).toMatch(/^\[paused d6rounds\]\nabout: Not begun, 1 there\n/m);
    expect(text).toMatch(/^\[fight d6rounds\]\n/m);
  });

  it('is told in the middle of a fight, which goes on', async () => {
    const device = await full();
    const before = screen(device);
    await textOf(device);
    device.advance(100);
    expect(screen(device)).toBe(before);
    press(device, 'ok');
    expect(screen(device)).not.toBe(before);
    expect(device.errors).toEqual([]);
  });

  it('brings all of it to another device, for good', async () => {
    const from = await full();
    const text = await textOf(from);
    const to = await booted();
    expect(await give(to, text)).toBe('2 sheets, 2 fights.');
    to.advance(100);
    expect(screen(to)).toBe(screen(from));
    expect(await textOf(to)).toBe(text);
    to.boot();
    expect(screen(to)).toBe(screen(from));
    expect(await textOf(to)).toBe(text);
    expect(to.errors).toEqual([]);
  });

  it('takes the place of what was there', async () => {
    const device = await full();
    const empty = await textOf(await booted());
    await give(device, empty);
    device.boot();
    expect(await textOf(device)).toBe(empty);
    expect(screen(device)).toMatch(/^Tableside/);
  });
});

describe('a file from a text editor', () => {
  const FILE =
    '\uFEFF# the Friday group\r\n\r\ntableside 1\r\n\r\n[party d6rounds]\r\nName:  Grim  \r\nwill: 4\r\nBODY: 30\r\nBody left: 12\r\n\r\n[foe blows]\r\n\tname: Wolf\r\n\r\n';

  it('is taken, with what it leaves out as for a newcomer', async () => {
    const device = await booted();
    expect(await give(device, FILE, 'import')).toBe('2 sheets, 0 fights.');
    device.boot();
    const text = await textOf(device);
    expect(text).toMatch(/name: Grim\nStrength: 2\nDexterity: 2\nWill: 4\n/);
    expect(text).toMatch(/Body: 30\n/);
    expect(text).toMatch(/Body left: 12\nMind left: 20\n/);
    expect(text).toMatch(/\[foe blows\]\nname: Wolf\n/);
  });

  it('brings wounds by location, and a field that is left out is no wound', async () => {
    const device = await installed({ systems: ['strikerank'] });
    device.boot();
    const also = 'also: 000500000000000201\n';
    await give(device, `tableside 1\n[party strikerank]\nname: Ada\n${also}[party strikerank]\nname: Bren\n`, 'import');
    const text = await textOf(device);
    expect(text.match(/^also: .*$/gm)).toEqual([also.trim(), 'also: 000000000000000000']);
    await give(device, text);
    expect(await textOf(device)).toBe(text);
  });

  it('is added beside what there is: nothing is replaced, names are told apart', async () => {
    const device = await full();
    const before = await textOf(device);
    await give(device, 'tableside 1\n[settings]\nDim after: never\n[party d6rounds]\nname: Ada\n', 'import');
    const after = await textOf(device);
    expect(after).toContain('name: Ada b\n');
    expect(after.replace(/\[party d6rounds\]\nname: Ada b\n[^[]*/, '')).toBe(before);
    expect(await give(device, before, 'import')).toBe('2 sheets, 2 fights.');
  });
});

describe('a line that is wrong', () => {
  const HEAD = 'tableside 1\n';
  const cases: [string, string, string | RegExp][] = [
    ['is not the first one', 'tableside 2\n', 'line 1: not "tableside 1"'],
    ['is no file at all', '', 'not "tableside 1"'],
    [
      'is a section that there is not',
      `${HEAD}[hero d6rounds]\n`,
      'line 2: [hero d6rounds] is not settings, rolls, last rolls, faces, party, foe, fight or paused',
    ],
    [
      'is of a system that is not installed',
      `${HEAD}\n[party chess]\n`,
      'line 3: [party chess]: not of d6rounds, blows',
    ],
    ['is no field', `${HEAD}[party d6rounds]\nname: Ada\nstrenth: 3\n`, 'line 4: strenth: no such field in d6 rounds'],
    [
      'has a figure out of range',
      `${HEAD}[party d6rounds]\nname: Ada\nstrength: 300\n`,
      /^line 4: Strength: 300 is not \d+ to \d+/,
    ],
    [
      'has words for a figure',
      `${HEAD}[party d6rounds]\nname: Ada\nstrength: high\n`,
      /^line 4: Strength: high is not \d+ to \d+/,
    ],
    [
      'has a word that is none of the field',
      `${HEAD}[foe blows]\nname: Orc\nclass: wizzard\n`,
      /^line 4: Class: wizzard is not \w+(, \w+)+/,
    ],
    ['has a pool out of range', `${HEAD}[party d6rounds]\nname: Ada\nBody: 0\n`, 'line 4: Body: 0 is not 1 to 1000'],
    ['has too long a name', `${HEAD}[party d6rounds]\nname: Bartholomew\n`, 'line 3: name: not 1 to 10 letters'],
    ['leaves the name out', `${HEAD}[party d6rounds]\nwill: 2\n`, 'line 3: name: missing'],
    ['is a setting out of range', `${HEAD}[settings]\ncontrast: 16\n`, 'line 3: Contrast: 16 is not 0 to 15'],
    ['is no setting', `${HEAD}[settings]\nvolume: 3\n`, 'line 3: volume: no such setting'],
    ['is neither', `${HEAD}[settings]\nhello\n`, 'line 3: neither [section] nor field: value'],
    ['stands before any section', `${HEAD}name: Ada\n`, 'line 2: name: does not belong here'],
    ['has odd bytes', `${HEAD}[kept 2]\nbytes: 0x1\n`, 'line 3: bytes: not 1 to 240 bytes as pairs of 0 to f'],
    ['is of a fight of another device', `${HEAD}[fight blows]\nlayout: 9 24\n`, /^line 3: layout: 9 24 is not \d+ 24/],
    [
      'was changed in a fight',
      `${HEAD}[fight blows]\nabout: x\nlayout: 2 24\nstate: 0801\ncheck: 5\n`,
      'line 6: check: the fight was changed or is not whole',
    ],
    ['cannot be shown', `${HEAD}[party d6rounds]\nname: Zoë\n`, /^line 3: "ë" can't be shown/],
    ['is one sheet too many', `${HEAD}${'[party d6rounds]\nname: Ada\n'.repeat(25)}`, 'line 51: more than 24 sheets'],
  ];

  it.each(cases)('because it %s: line, field and range, and nothing is changed', async (_why, text, words) => {
    const device = await booted();
    choose(device, 'Party');
    choose(device, 'Blows');
    const before = journalOf(device).slice();
    const matching = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
    await expect(async () => give(device, text)).rejects.toThrow(expect.objectContaining({ message: matching }));
    device.advance(100);
    expect(journalOf(device)).toEqual(before);
    expect(screen(device)).toMatch(/^Party blows/);
    expect(device.errors).toEqual([]);
  });

  it('because a piece was lost on the way', async () => {
    const device = await full();
    const text = await textOf(device);
    let sent = 0;
    const lossy = (line: string) => (++sent === 5 ? [] : typist(device)(line));
    await expect(send(prepare(text), 'restore', lossy)).rejects.toThrow(
      'it did not arrive whole: send it again. Nothing was changed.',
    );
    expect(await textOf(device)).toBe(text);
  });
});
