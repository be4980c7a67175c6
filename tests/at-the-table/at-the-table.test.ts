// What people complained about that shows only with keys and a screen: played on the simulated device.
import { describe, expect, it } from 'vitest';
import { type Board, loadBoard } from '../../boards/schema.ts';
import { boardFiles } from '../../firmware/build/board-files.ts';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { setUpJournal } from '../../host-sim/journal/set-up.ts';
import { Device } from '../../host-sim/model/device.ts';
import { choose } from '../../host-sim/scenario/choose.ts';
import { simulatedDevice, wasmCore } from '../../host-sim/simulated.ts';
import { packBytes } from '../../wasm-core/bindings/load.ts';
import { titleOf } from '../tracker/title.ts';

/** Presses of keys by name, `menu` for back held, and rows by their words in brackets. */
function play(device: Device, story: string): void {
  for (const [step] of story.matchAll(/\[[^\]]*\]|\S+/g)) {
    if (step.startsWith('[')) expect(choose(device, step.slice(1, -1)), step).toBeUndefined();
    else if (step === 'menu') device.press('back', 700);
    else device.press(step as 'ok');
  }
}

const GATHER = '[Fight] ok [Ada] [Join] [Add] [Bren] [Join] [Add] [Cara] [Join]';

/** Ada, Bren and Cara as they are, begun: all of them act in each second. */
async function fighting(story = GATHER): Promise<Device> {
  const device = await simulatedDevice({ systems: ['d6rounds'] });
  device.boot();
  play(device, `${story} [Start] [Nobody]`);
  return device;
}

/** A device of a board that no file describes, booted and set up. */
async function deviceOf(board: Board): Promise<Device> {
  const files = await boardFiles({ board, systems: ['d6rounds'], packBytes });
  const device = new Device({
    board,
    files: files.set(JOURNAL_FILE, setUpJournal(board)),
    nativeCoreFor: wasmCore,
    randomSeed: 1,
  });
  device.boot();
  return device;
}

const round = (device: Device) => device.text()[0]?.split(' ').slice(0, 2).join(' ');

/** All that was on the screen, frame by frame, while a step was played. */
function frames(device: Device, act: () => void): string {
  const seen = new Set<string>();
  const look = () => seen.add(device.text().join(' | '));
  act();
  for (let time = 0; time < 2000; time += 10) {
    look();
    device.advance(10);
  }
  look();
  return [...seen].join('\n');
}

describe('Next', () => {
  it(titleOf('C098'), async () => {
    const device = await fighting();
    expect(device.text()[1]).toBe('Ada');
    device.press('ok', 3000);
    expect(device.text()[1]).toBe('Bren');
    expect(device.text().join()).toContain('second 1');
  });

  it(titleOf('C101'), async () => {
    const plain = await fighting();
    const looked = await fighting();
    for (let turn = 0; turn < 90; turn++) {
      plain.press('ok');
      // Looking ahead and back, and every page of the menu.
      play(looked, 'down down up');
      if (turn % 10 === 0)
        play(looked, 'menu [Log] back menu [Combatants] back menu [Order] back menu [Condition] back');
      looked.press('ok');
      expect(round(looked)).toBe(round(plain));
      expect(looked.text()[1]).toBe(plain.text()[1]);
    }
    expect(round(plain)).toBe('Round 4');
  });

  it(titleOf('C102'), async () => {
    const buzzing = { ...loadBoard('joltjs'), buzzer: 'D44' };
    const device = await deviceOf(buzzing);
    play(device, `${GATHER} [Start] [Nobody]`);
    for (let turn = 0; turn < 29; turn++) {
      device.press('ok');
      expect([round(device), device.text().join()]).toEqual(['Round 1', expect.not.stringContaining('begins')]);
    }
    expect(device.tones()).toEqual([]);
    device.press('ok');
    expect(device.text().join()).toContain('Round 2 begins');
    const mark = device.textLines().find(line => line.text.includes('begins'));
    expect(mark?.inverse).toBe(true);
    expect(device.tones()).toMatchObject([{ pin: 'D44' }]);
    device.advance(2000);
    expect([round(device), device.text().join()]).toEqual(['Round 2', expect.not.stringContaining('begins')]);
    expect(device.tones().length).toBe(1);
  });
});

describe('a small board', () => {
  it('has room for twelve, says so, and has room again when one leaves', async () => {
    const device = await deviceOf({ ...loadBoard('joltjs'), combatants: loadBoard('pixljs').combatants });
    play(device, '[Fight] ok [Orc] [Join] [Orc] menu [Copies]');
    expect(device.text().join()).toContain('1 to 11');
    device.press('up', 2500);
    play(device, 'ok');
    expect(device.text()[0]).toBe('Fight d6 rounds 12');
    play(device, '[Add]');
    expect(device.text().join(' ')).toContain('A fight has room for 12');
    play(device, 'ok [Orc f] menu [Remove] [Add] [Wolf] [Join]');
    expect(device.text()[0]).toBe('Fight d6 rounds 12');
    expect(device.errors).toEqual([]);
  });
});

describe('a roll behind the screen', () => {
  async function aboutToRoll(faces: string): Promise<Device> {
    const device = await fighting();
    device.send(`Tableside.dice([${faces}])`);
    play(device, 'menu [Attack] [Bren]');
    return device;
  }

  it(titleOf('C114'), async () => {
    const device = await aboutToRoll('6,1,6,1');
    const shown = frames(device, () => play(device, 'menu [Roll hidden]'));
    expect(shown).toContain('HIDDEN');
    expect(shown).not.toMatch(/HIT|MISS|hurt|strike \d|left/);
    // Turned over, put to sleep and woken: nothing more shows.
    device.press('down');
    device.advance(400_000);
    device.press('down');
    expect(device.text().join()).not.toMatch(/HIT|hurt/);
    device.press('up');
    expect(device.text().join()).toContain('HIT 10');
    play(device, 'ok menu [Log]');
    expect(device.text().join()).toContain('Ada: hidden roll');
    expect(device.text().join()).not.toMatch(/hits|10$/);
    play(device, 'ok');
    expect(device.text().join(' ')).toContain('Ada hits Bren 10');
  });

  it(titleOf('C115'), async () => {
    for (const faces of ['6,1,6,1', '1,6', '6,1,1,6']) {
      const device = await aboutToRoll(faces);
      const shown = frames(device, () => play(device, 'menu [Roll hidden]'));
      expect(shown).toContain('HIDDEN');
      expect(shown).not.toMatch(/HIT|MISS|misses|hurt|left/);
    }
  });

  it(titleOf('C117'), async () => {
    const outcomes = new Set<string>();
    for (const faces of ['6,1,6,1', '1,6', '5,2,4,1']) {
      const device = await aboutToRoll(faces);
      outcomes.add(frames(device, () => play(device, 'menu [Roll hidden]')));
      expect(device.tones()).toEqual([]);
    }
    // Hit or miss, the frames are the same.
    expect(outcomes.size).toBe(1);
  });
});
