// Dice on the device as a player and a sceptic meet them: what is counted, what is hidden, what survives, and what never decides.
// Every roll here is random as on a board: the noise of the simulated chip is the only seed.
import { describe, expect, it } from 'vitest';
import type { Device } from '../host-sim/model/device.ts';
import { expressionOdds } from '../host-sim/odds/expression.ts';
import { choose } from '../host-sim/scenario/choose.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';

async function device(noise = 1): Promise<Device> {
  const made = await simulatedDevice({ systems: ['d6rounds'], noise });
  made.boot();
  return made;
}

const press = (on: Device, ...keys: string[]) => {
  for (const key of keys) {
    if (key === 'menu') on.press('back', 700);
    else on.press(key as 'ok');
  }
};

/** The big total. */
const total = (on: Device) => Number(on.text()[1]);

/** Rolls so often, and answers the totals. */
function rolls(on: Device, count: number): number[] {
  return Array.from({ length: count }, () => {
    on.press('ok');
    on.advance(400);
    return total(on);
  });
}

function openFairness(on: Device): void {
  press(on, 'menu', 'up', 'ok');
  choose(on, 'Settings');
  choose(on, 'Fairness');
}

describe('the fairness screen', () => {
  it('counts what was rolled, and tells its exact mean, after a power cut too (C063, C064)', async () => {
    const on = await device();
    press(on, 'ok');
    const faces = rolls(on, 60);
    openFairness(on);
    const sum = faces.reduce((all, face) => all + face, 0);
    const mean = (Math.floor((sum * 100) / 60 + 0.5) / 100).toFixed(2);
    expect(on.text()).toEqual(
      ['Fairness d20      60'.replace(/ +/, '  ').trim(), `60 rolls mean ${mean}`, 'verdict from 100 on'].map(line =>
        expect.stringMatching(line.replace(/ +/g, ' +')),
      ),
    );
    on.powerOff();
    on.boot();
    openFairness(on);
    expect(on.text()[1]).toBe(`60 rolls mean ${mean}`);
  });

  it('gives a verdict from a hundred rolls on', async () => {
    const on = await device(5);
    press(on, 'ok');
    rolls(on, 120);
    openFairness(on);
    expect(on.text()[1]).toMatch(/^chi2 \d+\.\d\d of \d+\.\d\d$/);
    expect(on.text()[2]).toBe('as fair dice do');
  });

  it('says nothing of hidden rolls (C067)', async () => {
    const on = await device();
    press(on, 'ok');
    for (let i = 0; i < 2; i++) {
      press(on, 'menu');
      choose(on, 'Roll hidden');
      expect(on.text()).toContain('HIDDEN');
    }
    openFairness(on);
    expect(on.text()[1]).toBe('0 rolls');
  });

  it('forgets a die when it is asked to, with another key than the one that asks', async () => {
    const on = await device();
    press(on, 'ok');
    rolls(on, 3);
    openFairness(on);
    press(on, 'menu', 'ok', 'ok');
    expect(on.text()).toContain('up: forget them');
    press(on, 'up');
    expect(on.text()[1]).toBe('0 rolls');
  });
});

describe('the animation', () => {
  it('decides nothing: a seed gives the same rolls with it, without it, and when a key ends it (C017, C066)', async () => {
    const lastRolls = async (animated: boolean, pause: number) => {
      const on = await device();
      if (!animated) {
        choose(on, 'Settings');
        choose(on, 'Animation');
        press(on, 'down', 'ok', 'back');
        choose(on, 'Roll');
      } else press(on, 'ok');
      on.send('Tableside.replay(5)');
      press(on, 'down', 'down', 'down', 'down');
      for (let i = 0; i < 6; i++) {
        on.press('ok');
        on.advance(pause);
      }
      press(on, 'menu');
      choose(on, 'Last rolls');
      return on.text().slice(1);
    };
    const still = await lastRolls(false, 1000);
    expect(still).toHaveLength(6);
    expect(still[0]).toMatch(/^4d6kh3 = \d+$/);
    expect(await lastRolls(true, 1000)).toEqual(still);
    expect(await lastRolls(true, 30)).toEqual(still);
  });

  it('shows no total before all dice lie, and none of a hidden roll at any time (C117)', async () => {
    const on = await device(3);
    press(on, 'ok', 'down', 'down', 'down');
    on.press('ok');
    expect(on.text()[1]).not.toMatch(/^\d\d?$/);
    on.advance(400);
    expect(total(on)).toBeGreaterThanOrEqual(3);
    press(on, 'menu');
    choose(on, 'Roll hidden');
    const blank = on.text();
    for (let i = 0; i < 20; i++) {
      on.advance(50);
      expect(on.text()).toEqual(blank);
    }
  });

  it('leaves no timer behind', async () => {
    const on = await device(3);
    press(on, 'ok', 'down', 'down', 'down', 'ok', 'back');
    on.advance(500);
    expect(on.text()[0]).toMatch(/^Tableside/);
    expect(on.errors).toEqual([]);
  });
});

describe('the odds screen', () => {
  it('has the numbers of the desktop', async () => {
    const on = await device();
    press(on, 'ok', 'down', 'down', 'menu');
    choose(on, 'Odds');
    const odds = expressionOdds('2d6');
    expect(on.text()[0]).toMatch(/^2d6 +mean 7\.00$/);
    expect(on.text()[2]).toBe(
      `${[...odds.cases].filter(([value]) => value >= 7).reduce((sum, [, n]) => sum + Number(n), 0)}/36`,
    );
  });

  it('says which dice it does not count', async () => {
    const on = await device();
    press(on, 'ok', 'menu');
    choose(on, 'Build: dice, bonus');
    press(on, 'down', 'down', 'down', 'ok', 'down', 'ok');
    on.press('up', 500);
    press(on, 'up', 'ok', 'menu');
    choose(on, 'Odds');
    expect(on.text().join(' ')).toContain('too long to count here');
  });
});
