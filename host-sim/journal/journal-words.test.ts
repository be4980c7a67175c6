import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { freshJournal, JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import type { Device } from '../model/device.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { simulatedDevice } from '../simulated.ts';
import { journalWords } from './journal-words.ts';

const BEGIN = 'up ok ok down ok ok ok down ok ok down ok ok';

async function fighting(): Promise<Device> {
  const device = await simulatedDevice({ systems: ['d6rounds'] });
  device.boot();
  for (const key of BEGIN.split(' ')) device.press(key as 'ok');
  return device;
}

function steps(device: Device): [string, string][] {
  return journalWords(device.files.find(JOURNAL_FILE)!.bytes, device.board.combatants)
    .filter(({ kind }) => kind !== 'other')
    .map(({ text, kind }) => [kind, text]);
}

describe('the journal in plain words', () => {
  it('names who did what', async () => {
    const device = await fighting();
    const names = device.text();
    const words = steps(device);
    expect(words.at(-1)).toEqual(['step', 'The fight begins.']);
    for (const [, text] of words.slice(0, -1)) {
      expect(text).toMatch(/^\w[\w ]* joins\.$/);
      expect(names.join(' ')).toContain(text.split(' ')[0]);
    }
  });

  it('marks what was taken back, and unmarks what was done again', async () => {
    const begin = BEGIN.replaceAll(/(\w+) ?/g, 'press $1\n');
    const after = async (source: string) => {
      const scenario = parseScenario(`systems d6rounds\n${begin}${source}`, 'a');
      return steps((await runScenario(scenario, { makeDevice: simulatedDevice })).device).at(-1);
    };
    const undo = 'hold back 700\nchoose "Undo"\n';
    expect(await after(undo)).toEqual(['taken back', 'The fight begins.']);
    expect(await after(`${undo}press down\n`)).toEqual(['step', 'The fight begins.']);
  });

  it('tells of damage and of a journal that is none', async () => {
    const device = await fighting();
    const { offset, bytes } = device.files.find(JOURNAL_FILE)!;
    device.flash.flipBit(offset + 12, 3);
    expect(steps(device)[0]).toEqual(['damage', 'Damaged from byte 8 on.']);
    expect(journalWords(bytes.subarray(0, 4), 24)).toEqual([{ text: 'The journal is damaged.', kind: 'damage' }]);
    expect(journalWords(freshJournal(loadBoard('joltjs')), 24)).toEqual([]);
  });
});
