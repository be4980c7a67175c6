// The timelines of phasemelee, strikerank and phasescreen through the interface that their modules are written against.
import { describe, expect, it } from 'vitest';
import { addCondition, conditionAt, countDown, OUT, Until } from '../../firmware/fight/conditions.ts';
import { EventKind } from '../../firmware/fight/events.ts';
import {
  begin,
  byteOf,
  commit,
  flagsOf,
  poolOf,
  recordOf,
  redo,
  setByteOf,
  stateBytes,
  undo,
  wordOf,
} from '../../firmware/fight/fight.ts';
import { DEAD, SHEET, TIME_AT } from '../../firmware/fight/layout.ts';
import { change, leave } from '../../firmware/fight/people.ts';
import { ahead, aheadMoment, hold, holders, next, stepIn } from '../../firmware/fight/timeline.ts';
import { acting, active, add, announced, play, round, sheetByte, start, step } from './fixtures/fixture.ts';
import * as melee from './fixtures/phasemelee.ts';
import * as screen from './fixtures/phasescreen.ts';
import * as rank from './fixtures/strikerank.ts';

const counts = (many: number): number[] => {
  const found: number[] = [];
  while (found.length < many) {
    found.push(51 - wordOf(TIME_AT));
    next();
  }
  return found;
};

function event(change: () => void): void {
  begin(EventKind.Declare, 0, 0, 0);
  change();
  commit();
}

describe('a phase of blows', () => {
  it('spreads the blows of each over the counts, highest first', () => {
    play(melee.phasemelee);
    add('Four', 4);
    add('Two', 2);
    start();
    expect(acting(6)).toEqual(['Four', 'Two', 'Four', 'Four', 'Two', 'Four']);
    expect(round()).toBe(1);
    next();
    expect([active(), round()]).toEqual(['Four', 2]);
  });

  it('has the counts of the printed formula', () => {
    play(melee.phasemelee);
    add('Four', 4);
    start();
    expect(counts(5)).toEqual([38, 12, -12, -38, 38]);
  });

  it('puts the first blow of whoever leads before all others, in its phase alone', () => {
    play(melee.phasemelee);
    add('Fast', 4);
    add('Long', 2, 0, 0, 1);
    start();
    expect(acting(6)).toEqual(['Long', 'Fast', 'Fast', 'Fast', 'Long', 'Fast']);
    expect(acting(3).slice(1)).toEqual(['Fast', 'Long']);
    expect(round()).toBe(2);
  });

  it('marks blows within five counts as simultaneous', () => {
    expect(melee.phasemelee.together!(1, 12, 2, 17)).toBe(true);
    expect(melee.phasemelee.together!(1, 12, 2, 18)).toBe(false);
    expect(melee.phasemelee.together!(1, 0, 2, 3)).toBe(false);
  });

  it('skips the places of blows that a parry spends, and owes the next phase what this one does not have', () => {
    play(melee.phasemelee);
    const ada = add('Ada', 2);
    add('Orc', 4);
    start();
    expect(active()).toBe('Orc');
    event(() => melee.loseBlows(ada, 3));
    expect(acting(4)).toEqual(['Orc', 'Orc', 'Orc', 'Orc']);
    next();
    expect([round(), active()]).toEqual([2, 'Orc']);
    expect(acting(5)).toEqual(['Orc', 'Orc', 'Orc', 'Ada', 'Orc']);
  });

  it('lets a slow crossbow shoot in every second phase', () => {
    play(melee.phasemelee);
    add('Bow', 1, 0, 0, 0, 2);
    add('Orc', 1);
    start();
    expect(acting(6)).toEqual(['Bow', 'Orc', 'Orc', 'Bow', 'Orc', 'Orc']);
  });

  it('passes phases in which nobody has a slot', () => {
    play(melee.phasemelee);
    add('Bow', 1, 0, 0, 0, 3);
    start();
    expect([active(), round()]).toEqual(['Bow', 1]);
    next();
    expect([active(), round()]).toEqual(['Bow', 4]);
  });

  it('bleeds at the end of each phase, once, whatever is undone', () => {
    play(melee.phasemelee);
    const ada = add('Ada', 1, 0, 0, 0, 0, 1);
    add('Orc', 1);
    start();
    acting(3);
    expect([round(), poolOf(ada, 0)]).toEqual([2, 9]);
    undo();
    undo();
    expect([round(), poolOf(ada, 0)]).toEqual([1, 10]);
    next();
    next();
    expect(poolOf(ada, 0)).toBe(9);
  });

  it('counts d4 phases of a useless limb from the next one on, and knock-out by turns that the referee calls', () => {
    play(melee.phasemelee);
    const ada = add('Ada', 1);
    const orc = add('Orc', 1);
    start();
    const own = 16;
    event(() => {
      addCondition(orc, own, Until.Round, 0, 2 + 1);
      addCondition(ada, OUT, Until.Own, 0, 2);
    });
    acting(4);
    expect([round(), active()]).toEqual([3, 'Orc']);
    expect(conditionAt(orc, own)).toBeGreaterThanOrEqual(0);
    event(() => countDown(Until.Own, 0));
    event(() => countDown(Until.Own, 0));
    expect(conditionAt(ada, OUT)).toBe(-1);
    next();
    expect([round(), active()]).toEqual([4, 'Ada']);
    expect(conditionAt(orc, own)).toBe(-1);
  });
});

describe('a round of strike ranks', () => {
  //                             INT DEX wSR dSR att spell carried wounds
  const ada = () => add('Ada', 14, 12, 6, 3, 1, 0, 0, 0);
  const bren = () => add('Bren', 9, 15, 7, 2, 2, 0, 0, 0);
  const cara = () => add('Cara', 17, 10, 8, 2, 0, 12, 0, 0);

  it('asks for intent by INT, moves by DEX in thirds, then strikes by rank as declared', () => {
    play(rank.strikerank);
    ada();
    bren();
    cara();
    start();
    expect(acting(3)).toEqual(['Cara', 'Ada', 'Bren']);
    next();
    expect(step()).toBe(rank.Step.Move);
    expect(acting(9)).toEqual(['Bren', 'Ada', 'Cara', 'Bren', 'Ada', 'Cara', 'Bren', 'Ada', 'Cara']);
    next();
    expect(step()).toBe(rank.Step.Melee);
    expect([active(), wordOf(TIME_AT)]).toEqual(['Ada', 6]);
    expect(acting(3)).toEqual(['Ada', 'Bren', 'Bren']);
    expect(wordOf(TIME_AT)).toBe(10);
    next();
    expect(step()).toBe(rank.Step.PostMelee);
    for (let slot = 0; slot < 9; slot++) next();
    expect([step(), round()]).toEqual([rank.Step.Intent, 2]);
  });

  it('carries a spell beyond rank 10 over into the next round', () => {
    play(rank.strikerank);
    cara();
    start();
    for (let slot = 0; slot < 4; slot++) next();
    expect([step(), round()]).toEqual([rank.Step.PostMelee, 1]);
    for (let slot = 0; slot < 7; slot++) next();
    expect([step(), round(), active(), wordOf(TIME_AT)]).toEqual([rank.Step.Melee, 2, 'Cara', 4]);
  });

  it('forgets the slot of an action that was dropped', () => {
    play(rank.strikerank);
    ada();
    const second = bren();
    start();
    acting(2);
    for (let slot = 0; slot < 7; slot++) next();
    expect(active()).toBe('Ada');
    rank.declare(second, 1, 0);
    expect(announced(3)).toEqual(['Bren', '|', 'Bren']);
  });

  it('lets a delayer move after one who comes later', () => {
    play(rank.strikerank);
    ada();
    const second = bren();
    start();
    acting(3);
    expect([step(), active()]).toEqual([rank.Step.Move, 'Bren']);
    hold();
    expect(active()).toBe('Ada');
    next();
    stepIn(second);
    expect(active()).toBe('Bren');
  });

  it('bleeds after rank 10, the unconscious too, and rolls fatigue in every fifth round', () => {
    play(rank.strikerank);
    ada();
    const second = bren();
    event(() => setByteOf(recordOf(second) + SHEET + rank.WOUNDS, 2));
    start();
    change(second, 0, 10, false);
    while (step() !== rank.Step.Bleeding) next();
    expect(active()).toBe('Bren');
    next();
    expect(poolOf(second, 0)).toBe(-2);
    const rounds: number[] = [];
    while (round() < 11) {
      if (step() === rank.Step.Fatigue) rounds.push(round());
      next();
    }
    expect(rounds).toEqual([5, 10]);
    expect(flagsOf(second)).toBe(DEAD);
  });
});

describe('a turn of four phases', () => {
  //                             priority creature dexterity shoots needs speed ready poison every
  const mage = () => add('Mage', 10, 0, 40, 0, 10, 4, 0);
  const bow = () => add('Bow', 10, 0, 60, 1);
  const pike = () => add('Pike', 3, 0, 30);
  const wolf = () => add('Wolf', 9, 1, 0);

  it('has only the steps in which somebody has something to do', () => {
    play(screen.phasescreen);
    pike();
    wolf();
    bow();
    start();
    expect([active(), step()]).toEqual(['Bow', screen.Step.Missiles]);
    expect(acting(4)).toEqual(['Bow', 'Pike', 'Wolf', 'Bow']);
    expect(step()).toBe(5 + screen.Step.Missiles);
  });

  it('gathers mana over three phases and takes effect in the third', () => {
    play(screen.phasescreen);
    mage();
    start();
    const seen: number[] = [];
    while (round() === 1) {
      seen.push(step());
      next();
    }
    const { Mana, Magic, Melee } = screen.Step;
    expect(seen).toEqual([Mana, Melee, 5 + Mana, 5 + Melee, 10 + Mana, 10 + Magic, 10 + Melee, 15 + Melee]);
  });

  it('breaks ties by kind and dexterity; creatures of one priority act together', () => {
    play(screen.phasescreen);
    add('Rat', 9, 1, 0);
    add('Slow', 9, 0, 10);
    add('Quick', 9, 0, 50);
    wolf();
    start();
    expect(acting(4)).toEqual(['Quick', 'Slow', 'Rat', 'Wolf']);
    ahead(1, true);
    const moment = screen.phasescreen.moment(1, 0, 0);
    expect(screen.phasescreen.together!(1, moment, 4, screen.phasescreen.moment(4, 0, 0))).toBe(true);
    expect(aheadMoment[0]).toBeGreaterThan(0);
  });

  it('takes the instalments of a poison at the end of every second phase, from the unconscious too', () => {
    play(screen.phasescreen);
    pike();
    const victim = add('Victim', 10, 0, 5, 0, 0, 0, 0, 4, 2);
    start();
    const left: number[] = [];
    while (round() < 3) {
      if (step() % 5 === screen.Step.Poison) left.push(poolOf(victim, 0));
      next();
    }
    expect(left).toEqual([10, 6, 2, -2]);
  });

  it('wakes the unconscious after so many turns', () => {
    play(screen.phasescreen);
    pike();
    const sleeper = wolf();
    start();
    event(() => addCondition(sleeper, OUT, Until.Round, 0, 300));
    for (let turn = 1; turn < 300; turn++) while (round() === turn) next();
    expect(conditionAt(sleeper, OUT)).toBe(0);
    while (round() === 300) next();
    expect(conditionAt(sleeper, OUT)).toBe(-1);
  });

  it('counts a phase when its steps have run through', () => {
    play(screen.phasescreen);
    const id = pike();
    start();
    event(() => addCondition(id, 8, Until.Phase, 0, 2));
    next();
    expect(conditionAt(id, 8)).toBe(0);
    next();
    expect(conditionAt(id, 8)).toBe(-1);
  });
});

describe('every timeline', () => {
  const systems = { melee: melee.phasemelee, rank: rank.strikerank, screen: screen.phasescreen };
  for (const [name, system] of Object.entries(systems)) {
    it(`announces who then comes: ${name}`, () => {
      play(system);
      for (let k = 0; k < 6; k++) add(`P${k}`, 1 + k, 0, 20 + k, 2, k % 2, 0, 0);
      start();
      for (let turn = 0; turn < 60; turn++) {
        const [first, second] = announced(4).filter(who => who !== '|');
        if (turn % 3 === 2) {
          hold();
          const [waiting] = holders();
          if (waiting) stepIn(waiting);
        }
        next();
        expect(active()).toBe(first);
        if (second && announced(1)[0] !== '|') expect(announced(1)[0]).toBe(second);
      }
    });

    it(`is undone and redone byte for byte: ${name}`, () => {
      play(system);
      for (let k = 0; k < 5; k++) add(`P${k}`, 1 + k, 0, 0, 2, 0, 0, 0, 1);
      start();
      const states = [stateBytes().slice()];
      for (let turn = 0; turn < 80; turn++) {
        if (turn === 30) leave(2);
        else if (turn % 9 === 8) hold();
        else next();
        states.push(stateBytes().slice());
      }
      for (let back = 79; back >= 0; back--) {
        undo();
        expect(stateBytes()).toEqual(states[back]);
      }
      for (let forth = 1; forth <= 80; forth++) {
        redo();
        expect(stateBytes()).toEqual(states[forth]);
      }
      expect(sheetByte(1, 0)).toBe(1);
      expect(byteOf(0)).toBe(2);
    });
  }
});
