// Rolls of a backup file: what is written in notation reaches the device compiled and comes back as it was written.
import { describe, expect, it } from 'vitest';
import { More } from '../../firmware/journal/kinds.ts';
import { prepareRoll } from '../notation/roll.ts';
import { bytesInHex, countsBytes, favouriteBytes, favouritesIn, hex, linesBytes } from './records.ts';
import { forDevice, forPeople } from './rolls.ts';

const HEAD = 'tableside 1\n';
const favourite = (name: string, text: string) => ({ name, text, program: prepareRoll(text).program });
const kept = (kind: number, bytes: Uint8Array) => `[kept ${kind}]\nbytes: ${hex(bytes)}\n`;

/** The bytes of a kind in a text for the device. */
function bytesOf(text: string, kind: number): Uint8Array {
  const digits = new RegExp(`^\\[kept ${kind}\\]\nbytes: ([0-9a-f]*)$`, 'm').exec(text)?.[1];
  return bytesInHex(digits ?? '');
}

describe('favourites from a text editor', () => {
  it('reach the device compiled, under their names', () => {
    const { text } = forDevice(`${HEAD}[rolls]\nFireball: 8d6\n  Stats :  6 x 4d6kh3 \n# mine\nHit: 1d8+4 [fire]\n`);
    expect(favouritesIn(bytesOf(text, More.Favourites))).toEqual([
      favourite('Fireball', '8d6'),
      favourite('Stats', '6x4d6kh3'),
      favourite('Hit', '1d8+4 [fire]'),
    ]);
  });

  it('leave all other lines where they were', () => {
    const file = `${HEAD}[rolls]\nFireball: 8d6\n\n[party blows]\nname: Ada\n`;
    const { text, lines, rollsAt } = forDevice(file);
    expect(text.split('\n').slice(0, lines)).toEqual(['tableside 1', '#', '#', '#', '[party blows]', 'name: Ada']);
    expect({ lines, rollsAt }).toEqual({ lines: 6, rollsAt: 2 });
  });

  const long = '1d4+'.repeat(11);
  it.each([
    ['no notation', 'Hit: 2d', 'line 4, column 8: Hit: the number of sides is wanted after d'],
    ['blanks in front', '   Hit:   2d6kh3', 'line 4, column 16: Hit: dice kept: 1 to 2, not 3'],
    ['too many dice', 'Hit: 101d6', 'line 4, column 6: Hit: number of dice: 1 to 100, not 101'],
    ['no end', 'Hit: d1!', /^line 4, column \d+: Hit: every face would be rolled on/],
    ['a division by zero', 'Hit: 6/(d6-1)', /^line 4, column \d+: Hit: a divisor that can never be zero/],
    ['too many repetitions', 'Hit: 21xd6', 'line 4, column 6: Hit: a favourite is repeated 1 to 20 times, not 21'],
    ['a long name', 'Bartholomew II: d6', 'line 4: Bartholomew II: a name of 1 to 12 letters is wanted'],
    ['a long notation', `Hit: ${long}1`, 'line 4, column 6: Hit: a notation of 1 to 42 letters is wanted'],
    ['no value', 'Hit:', 'line 4: neither [section] nor field: value'],
    ['no name', ': 2d6', 'line 4: neither [section] nor field: value'],
  ])('with %s are refused by line, column and what is wanted', (_why, line, words) => {
    const whole = typeof words === 'string' ? `${words}. Nothing was changed.` : words;
    expect(() => forDevice(`${HEAD}\n[rolls]\n${line}\n`)).toThrow(
      typeof whole === 'string' ? expect.objectContaining({ message: whole }) : whole,
    );
  });

  it('fill five records, each roll whole, and are refused at the first that has no room left', () => {
    const rolls = (count: number) => Array.from({ length: count }, (_, i) => `Roll ${i % 10}: 2d20kh1+7\n`).join('');
    const { text } = forDevice(`${HEAD}[rolls]\n${rolls(35)}`);
    const records = [2, 4, 5, 6, 7].map(kind => favouritesIn(bytesOf(text, kind)).length);
    expect(records).toEqual([7, 7, 7, 7, 7]);
    expect(() => forDevice(`${HEAD}[rolls]\n${rolls(36)}`)).toThrow(
      'line 38: Roll 5: the device has room for the 35 rolls before it. Nothing was changed.',
    );
  });

  it('may not stand beside favourites that are told as bytes', () => {
    const bytes = kept(More.MoreFavourites, favouriteBytes([favourite('Hit', '2d6')]));
    expect(() => forDevice(`${HEAD}[rolls]\nFireball: 8d6\n${bytes}`)).toThrow(
      'line 4: favourites are told twice, here and in line 2. Nothing was changed.',
    );
  });
});

describe('last rolls and faces', () => {
  it('reach the device as it keeps them', () => {
    const { text } = forDevice(`${HEAD}[last rolls]\nroll: 2d6 = 7\nHidden: d20 = 3\n[faces]\nd4: 1 0  65535 300\n`);
    expect(bytesOf(text, More.Rolls)).toEqual(linesBytes(['2d6 = 7', '?d20 = 3']));
    expect(bytesOf(text, More.Faces)).toEqual(countsBytes([1, 0, 65535, 300]));
  });

  it.each([
    ['[last rolls]\nopen: 2d6 = 7', 'line 3: open: roll or hidden is wanted'],
    [`[last rolls]\n${'roll: d6 = 1\n'.repeat(11)}`, 'line 13: roll: more than 10 last rolls'],
    ['[faces]\nd7: 1', 'line 3: d7: one of d4, d6, d8, d10, d12, d20, d100 is wanted'],
    ['[faces]\nd4: 1 2 3', 'line 3: d4: 4 figures are wanted, not 3'],
    ['[faces]\nd4: 1 2 3 65536', 'line 3, column 11: d4: 65536 is not 0 to 65535'],
  ])('are refused by line and what is wanted: %j', (section, words) => {
    expect(() => forDevice(`${HEAD}${section}\n`)).toThrow(
      expect.objectContaining({ message: `${words}. Nothing was changed.` }),
    );
  });
});

describe('what a device tells', () => {
  const favourites = favouriteBytes([favourite('Fireball', '8d6'), favourite('Stats', '6x4d6kh3')]);
  const device =
    `${HEAD}[settings]\nDim after: 60 s\n${kept(More.Favourites, favourites)}` +
    `${kept(More.Rolls, linesBytes(['2d6 = 7', '?d20 = 3']))}${kept(More.Faces, countsBytes([1, 2, 3, 4]))}` +
    `${kept(More.Faces + 1, countsBytes([1, 2, 3, 4, 5, 6]))}[foe blows]\nname: Orc\n# end\n`;

  it('is put into words', () => {
    expect(forPeople(device)).toBe(
      `${HEAD}[settings]\nDim after: 60 s\n[rolls]\nFireball: 8d6\nStats: 6x4d6kh3\n[last rolls]\nroll: 2d6 = 7\n` +
        'hidden: d20 = 3\n[faces]\nd4: 1 2 3 4\nd6: 1 2 3 4 5 6\n[foe blows]\nname: Orc\n# end\n',
    );
  });

  it('tells favourites of several records in one section, however they were divided', () => {
    const [one, two] = [favouriteBytes([favourite('Fireball', '8d6')]), favouriteBytes([favourite('Hit', '2d6')])];
    const last = kept(More.Rolls, linesBytes(['2d6 = 7']));
    const text = `${HEAD}${kept(More.Favourites, one)}${last}${kept(More.MoreFavourites + 1, two)}`;
    expect(forPeople(text)).toBe(`${HEAD}[rolls]\nFireball: 8d6\nHit: 2d6\n[last rolls]\nroll: 2d6 = 7\n`);
  });

  it('comes back byte for byte', () => {
    const { text } = forDevice(forPeople(device));
    expect(bytesOf(text, More.Favourites)).toEqual(favourites);
    expect(bytesOf(text, More.Rolls)).toEqual(linesBytes(['2d6 = 7', '?d20 = 3']));
    expect(bytesOf(text, More.Faces + 1)).toEqual(countsBytes([1, 2, 3, 4, 5, 6]));
  });

  it.each([
    ['a program that its notation would not give', favouriteBytes([{ ...favourite('Hit', '2d6'), text: '2d8' }])],
    ['a name that no line can have', favouriteBytes([favourite('a:b', '2d6')])],
    ['a letter that nobody can type', favouriteBytes([favourite('a\x11', '2d6')])],
    ['bytes that are no favourites', Uint8Array.of(200, 3, 1, 65)],
  ])('stays as bytes where it is %s', (_why, bytes) => {
    const text = `${HEAD}${kept(More.Favourites, bytes)}`;
    expect(forPeople(text)).toBe(text);
    expect(forDevice(text).text).toBe(text);
  });
});
