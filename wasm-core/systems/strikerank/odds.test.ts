// Odds of strikerank held against playing every face, over inputs that no example lists.
import { describe, expect, it } from 'vitest';
import { FACES, run, Sequence, times } from './calls-for-tests.ts';
import { FATIGUE, LEVELS, LOCATIONS } from './procedures/terms.ts';

const random = new Sequence();
const fatigue = () => random.oneOf(FATIGUE);
const levels = (input: object) =>
  FACES.map(face => run<{ level: string }>('successLevel', { ...input, dice: [face] }).level);
const rank = (level: string) => LEVELS.indexOf(level);
const skillOf = () => ({
  skill: random.oneOf([0, 3, random.between(0, 120), random.between(0, 300)]),
  modifier: random.oneOf([0, -300, random.between(-60, 60), 200]),
  fatigueClass: fatigue(),
  autoBands: random.flag(),
});

describe('the chances of a skill', () => {
  it('count the faces that end in each level', () => {
    times(60, () => {
      const skill = skillOf();
      const all = levels(skill);
      const count = (level: string) => all.filter(other => other === level).length;
      const chances = run('successChances', skill);
      for (const level of LEVELS) expect(chances[level], `${JSON.stringify(skill)} ${level}`).toBe(count(level));
      expect(chances.anySuccess).toBe(100 - count('failure') - count('fumble'));
    });
  });

  it('keep 01 a critical and 00 a fumble whatever the skill', () => {
    times(20, () => {
      const skill = skillOf();
      expect(levels(skill)[0]).toBe('critical');
      expect(levels(skill)[99]).toBe('fumble');
    });
  });
});

describe('the odds of a contest', () => {
  it('count all pairs of faces', () => {
    times(15, () => {
      const [a, b] = [skillOf(), skillOf()];
      const autoBands = a.autoBands;
      const ranksA = levels(a).map(rank);
      const ranksB = levels({ ...b, autoBands }).map(rank);
      const pairs = ranksA.flatMap(x => ranksB.map(y => Math.sign(x - y)));
      const count = (sign: number) => pairs.filter(other => other === sign).length;
      expect(
        run('contestChances', {
          skillA: a.skill,
          skillB: b.skill,
          modifierA: a.modifier,
          modifierB: b.modifier,
          fatigueA: a.fatigueClass,
          fatigueB: b.fatigueClass,
          autoBands,
        }),
      ).toEqual({ aPer10000: count(1), tiePer10000: count(0), bPer10000: count(-1) });
    });
  });
});

describe('the chance of a characteristic roll', () => {
  it('counts the faces that succeed', () => {
    times(30, () => {
      const input = { value: random.between(1, 25), multiple: random.between(1, 5), fatigueClass: fatigue() };
      const wins = FACES.filter(face => run('characteristicRoll', { ...input, dice: [face] }).success);
      expect(run('characteristicChance', input)).toEqual({ percent: wins.length });
    });
  });
});

describe('the odds of bleeding', () => {
  it('count the faces that stop it, hold it or let it bleed', () => {
    times(40, () => {
      const wound = {
        con: random.between(1, 30),
        location: random.oneOf(LOCATIONS),
        severity: random.oneOf(['single', 'double']),
        sharp: random.flag(),
        fatigueClass: fatigue(),
      };
      const rolls = FACES.map(face => run('bleedingRoll', { ...wound, dice: [face] }));
      const stops = rolls.filter(({ stopped }) => stopped).length;
      const bleeds = rolls.filter(({ hpLost }) => hpLost! > 0).length;
      expect(run('bleedingChances', wound), JSON.stringify(wound)).toEqual({
        bleedPerRound: rolls[0]!.bleedPerRound,
        stopPercent: stops,
        holdPercent: 100 - stops - bleeds,
        bleedPercent: bleeds,
      });
    });
  });
});
