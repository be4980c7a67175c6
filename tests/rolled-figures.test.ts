// Figures of forms that are rolled: dice are chosen from the menu, the total goes into the field, and what does not fit changes nothing.
import { describe, expect, it } from 'vitest';
import type { Device } from '../host-sim/model/device.ts';
import { choose } from '../host-sim/scenario/choose.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';
import { give } from './party/backups-for-tests.ts';
import { press } from './saving/fights-for-tests.ts';

async function booted(systems: readonly string[], board = 'joltjs'): Promise<Device> {
  const device = await simulatedDevice({ board, systems: systems as never });
  device.boot();
  return device;
}

/** Opens a form of Look up, from Home. */
function openForm(device: Device, ...rows: string[]): void {
  for (const row of ['Look up', ...rows]) expect(choose(device, row)).toBeUndefined();
}

/** Rolls the chosen figure with these faces; answers what the screen says of it, and reads on. */
function rollIt(device: Device, roll: string, faces: readonly number[]): string[] {
  press(device, 'menu');
  choose(device, 'Roll it');
  device.send(`Tableside.dice([${faces}])`);
  choose(device, roll);
  const shown = device.text();
  press(device, 'ok');
  return shown;
}

describe('a figure of Look up', () => {
  it('becomes what a favourite came to, and the result follows', async () => {
    const device = await booted(['blows']);
    await give(device, 'tableside 1\n[rolls]\nAbility: 4d6kh3\n', 'import');
    openForm(device, 'Blows', 'Scores', 'from 18');
    expect(rollIt(device, 'Ability', [6, 1, 4, 5])).toEqual(['REPLAY 4d6kh3', '15', '6 (1) 4 5']);
    expect(device.text()).toEqual(['Score from 18/nn', 'Base 15', 'After the slash 0', 'Result 15']);
  });

  it('stays as it is if the total does not fit, and says what does', async () => {
    const device = await booted(['blows']);
    openForm(device, 'Blows', 'Scores', 'from 18');
    expect(rollIt(device, 'd20', [19])).toEqual(['REPLAY d20', '19', '19', 'does not fit:', '3 to 18']);
    expect(rollIt(device, 'd6', [2]).slice(-2)).toEqual(['does not fit:', '3 to 18']);
    expect(device.text()[1]).toBe('Base 3');
  });

  it('never becomes an exceptional score by a total beyond 18', async () => {
    const device = await booted(['blows']);
    openForm(device, 'Blows', 'Scores', 'as 18');
    expect(rollIt(device, 'd20', [19]).at(-1)).toBe('3 to 18');
    expect(rollIt(device, 'd20', [18])).toEqual(['REPLAY d20', '18', '18']);
    expect(device.text()[1]).toBe('Score 18');
  });

  it('counts in whole units where it is kept in tenths', async () => {
    const device = await booted(['blows']);
    openForm(device, 'Blows', 'Class', 'Weight divided');
    press(device, 'down');
    rollIt(device, '2d6', [3, 4]);
    expect(device.text()).toContain('Weapon weight 7.0 lb');
  });

  it('of a list is rolled like others', async () => {
    const device = await booted(['d6rounds']);
    openForm(device, 'Ten-second', 'Time', 'Turn order');
    press(device, 'ok');
    rollIt(device, '3d6', [1, 2, 3]);
    expect(device.text()).toEqual(['Due times 1', '1 6 s', 'Add one']);
  });

  it('is rolled with dice that are put together there', async () => {
    const device = await booted(['d6rounds']);
    openForm(device, 'Ten-second', 'Skills and', 'Skill roll');
    press(device, 'menu');
    choose(device, 'Roll it');
    choose(device, 'Build');
    choose(device, 'Bonus');
    press(device, 'up up ok');
    device.send('Tableside.dice([1])');
    choose(device, 'Take these');
    expect(device.text()).toEqual(['REPLAY d20+2', '3', '1']);
    press(device, 'back');
    expect(device.text()[1]).toBe('Level 3');
    expect(device.errors).toEqual([]);
  });

  it('is not offered dice that are rolled several times, nor for words', async () => {
    const device = await booted(['blows']);
    await give(device, 'tableside 1\n[rolls]\nStats: 6x4d6kh3\nOne: d6\n', 'import');
    openForm(device, 'Blows', 'Class', 'Weight divided');
    press(device, 'menu');
    expect(device.text()).toEqual(['Menu', 'Home']);
    press(device, 'back down menu');
    choose(device, 'Roll it');
    expect(device.text().slice(0, 4)).toEqual(['Weapon weight', 'Build', 'One d6', 'd20']);
  });
});

describe('in a fight', () => {
  it('figures of a sheet and damage are rolled, and each roll is among the last ones', async () => {
    const device = await booted(['d6rounds']);
    choose(device, 'Fight');
    choose(device, 'Add');
    choose(device, 'Ada');
    press(device, 'down');
    rollIt(device, '2d6', [4, 3]);
    expect(device.text()).toContain('Strength 7');
    press(device, 'up');
    choose(device, 'Join');
    choose(device, 'Add');
    choose(device, 'Orc');
    choose(device, 'Join');
    choose(device, 'Start');
    choose(device, 'Nobody');
    press(device, 'menu');
    choose(device, 'Damage');
    choose(device, 'Ada body');
    rollIt(device, '3d6', [1, 2, 1]);
    expect(device.text().slice(0, 2)).toEqual(['Damage Ada', '4']);
    press(device, 'ok menu');
    choose(device, 'Heal');
    expect(device.text()).toContain('Ada body 16');
    press(device, 'back');
    press(device, 'menu');
    choose(device, 'Home');
    choose(device, 'Roll');
    press(device, 'menu');
    choose(device, 'Last rolls');
    expect(device.text()).toEqual(['Last rolls', '3d6 = 4', '2d6 = 7']);
    expect(device.errors).toEqual([]);
  });
});

it('on the Pico, whose code comes out of Storage piece by piece', async () => {
  const device = await booted(['blows'], 'pico');
  choose(device, 'Look up');
  press(device, 'ok ok ok');
  const before = device.text();
  rollIt(device, 'd6', [5]);
  expect(device.text()[1]).toBe(before[1]!.replace(/\d+$/, '5'));
  expect(device.errors).toEqual([]);
});
