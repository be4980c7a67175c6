import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { freshJournal, JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import type { Device } from '../model/device.ts';
import { choose } from '../scenario/choose.ts';
import { simulatedDevice } from '../simulated.ts';
import { journalLines } from './journal-lines.ts';

const BEGIN = 'up ok ok down ok ok ok down ok ok down ok ok';

async function fighting(): Promise<Device> {
  const device = await simulatedDevice({ systems: ['d6rounds'] });
  device.boot();
  for (const key of BEGIN.split(' ')) device.press(key as 'ok');
  return device;
}

function linesOf(device: Device): string[] {
  return journalLines(device.files.find(JOURNAL_FILE)!.bytes);
}

describe('the journal as text', () => {
  it('has a line for each record', async () => {
    const device = await fighting();
    device.press('back', 700);
    choose(device, 'Undo');
    expect(linesOf(device)).toEqual(['segment 1', 'settings', 'secret', 'add 1', 'add 2', 'start', 'undo']);
  });

  it('names damage, and goes on behind the record that steps over it', async () => {
    const device = await fighting();
    const { offset, bytes } = device.files.find(JOURNAL_FILE)!;
    // The second newcomer: behind the head, the settings, the secret and the first one.
    let damaged = 8;
    for (let records = 0; records < 3; records++) damaged = (damaged + (bytes[damaged] as number) + 3) & ~3;
    device.flash.flipBit(offset + damaged + 5, 3);
    const before = ['segment 1', 'settings', 'secret', 'add 1', `damaged at ${damaged}`];
    expect(linesOf(device)).toEqual(before);
    device.boot();
    expect(linesOf(device)).toEqual([...before, `resume ${damaged >> 2} 0`, 'secret']);
  });

  it('is empty at first, and says what is wrong with a file that is no journal', () => {
    expect(journalLines(freshJournal(loadBoard('pico')))).toEqual([]);
    expect(journalLines(new Uint8Array(100))).toEqual(['the journal is damaged']);
  });
});
