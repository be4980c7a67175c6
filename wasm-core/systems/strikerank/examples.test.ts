// The worked examples that are printed with the rules, each played through by its procedures.
import { describe, expect, it } from 'vitest';
import { roll, run } from './calls-for-tests.ts';

describe('the sword of Humakt with 100% Broadsword', () => {
  const sword = { skill: 100 };
  const level = (input: object) => run<{ level: string }>('successLevel', { ...sword, ...input }).level;

  it('has a critical on 02, which is only a special when tired: 07', () => {
    expect(level({ dice: [2] })).toBe('critical');
    expect(run('successLevel', { ...sword, fatigueClass: 'tired', dice: [2] })).toMatchObject({ modifiedRoll: 7 });
    expect(level({ fatigueClass: 'tired', dice: [2] })).toBe('special');
  });

  it('keeps its critical on a natural 01', () => {
    expect(level({ fatigueClass: 'tired', dice: [1] })).toBe('critical');
  });

  it('hits with 91, which is a fumble when weary', () => {
    expect(level({ dice: [91] })).toBe('success');
    expect(level({ fatigueClass: 'weary', dice: [91] })).toBe('fumble');
  });

  it('falls to 50% when exhausted: 05, a special at 50%, becomes 25, a normal hit', () => {
    expect(level({ skill: 50, dice: [5] })).toBe('special');
    expect(run('successLevel', { ...sword, fatigueClass: 'exhausted', dice: [5] })).toMatchObject({
      effectiveSkill: 50,
      modifiedRoll: 25,
      level: 'success',
    });
  });
});

describe('the Average Civilized Foot Warrior', () => {
  const points = (quarters: number) => quarters / 4;
  const magic = run('magicCost', { spiritPoints: 6, divinePoints: 2 }).costQuarterPoints!;
  const basic = run('professionTotals', { profession: 'foot-warrior' }).average!;
  const member = { overallLevel: 'average', membershipLevel: 'average' };

  it('is a civilized profession, and his background may be spirit and divine magic', () => {
    expect(run<{ professions: string[] }>('cultureProfessions', { culture: 'civilized' }).professions).toContain(
      'foot-warrior',
    );
    expect(run('magicalBackground', { culture: 'civilized', dice: [26] })).toEqual({ background: 'divine-spirit' });
  });

  it('pays 3.5 points for 6 points of spirit and 2 of divine magic', () => {
    expect(points(magic)).toBe(3.5);
  });

  it('pays 10.25 points for all basic skills, 13.75 with the magic, and has 2.25 of 16 left', () => {
    expect(points(basic)).toBe(10.25);
    const ledger = { allocatedQuarterPoints: 4 * 16, magicQuarterPoints: magic, basicQuarterPoints: basic };
    expect(run('skillPointLedger', ledger)).toEqual({
      spentQuarterPoints: 4 * 13.75,
      leftQuarterPoints: 4 * 2.25,
      legal: true,
    });
  });

  it('buys optional skills of his own up to Average at the listed costs', () => {
    const march = { profession: 'foot-warrior', skill: 'march', ...member };
    expect(run('skillCost', { ...march, level: 'trained' })).toMatchObject({ legal: true, multiplier: 1 });
    expect(run('skillCost', { ...march, level: 'average' })).toMatchObject({ legal: true, multiplier: 1 });
    expect(run('skillCost', { ...march, level: 'expert' })).toMatchObject({ legal: false });
  });

  it('buys skills of other professions up to Average at twice the listed costs', () => {
    const sneak = { profession: 'thief', skill: 'sneak', overallLevel: 'average' };
    expect(run('skillCost', { ...sneak, level: 'average' })).toMatchObject({ legal: true, multiplier: 2 });
    expect(run('skillCost', { ...sneak, level: 'expert' })).toMatchObject({ legal: false });
  });

  it('might increase two characteristics, if he had points left', () => {
    const bought = (count: number) => run('characteristicPurchase', { value: 12, level: 'average', bought: count });
    expect(bought(1)).toMatchObject({ legal: true, costQuarterPoints: 12, newValue: 13 });
    expect(bought(2)).toMatchObject({ legal: false });
  });
});

describe('previous experience', () => {
  it('an Expert Merchant who trades has Evaluate 75%, and may stop at Bargain 60%', () => {
    const merchant = (skill: string, level: string) =>
      run('professionSkill', { profession: 'merchant', skill, level }).base;
    expect(merchant('evaluate', 'expert')).toBe(75);
    expect(merchant('bargain', 'average')).toBe(60);
  });

  it('an Easy weapon, the dagger as secondary attack, costs half; Dodge as secondary defense, Hard, double', () => {
    const cost = (skill: string, categoryDifficulty: string) =>
      run('skillCost', {
        profession: 'foot-warrior',
        skill,
        level: 'average',
        overallLevel: 'average',
        membershipLevel: 'average',
        categoryDifficulty,
      }).costQuarterPoints!;
    expect(cost('secondary-attack', 'easy')).toBe(cost('secondary-attack', 'medium') / 2);
    expect(cost('secondary-defense', 'hard')).toBe(cost('secondary-defense', 'medium') * 2);
  });

  it('an Expert Warrior with all basic skills of a Hunter at Average buys optional ones up to Average', () => {
    const trap = { profession: 'hunter', skill: 'set-trap', overallLevel: 'expert', membershipLevel: 'average' };
    expect(run('skillCost', { ...trap, level: 'average' })).toMatchObject({ legal: true, multiplier: 1 });
    expect(run('skillCost', { ...trap, level: 'expert' })).toMatchObject({ legal: false });
  });
});

describe('hit points and wounds', () => {
  it('12 hit points: unconscious at -1, dead at -12', () => {
    expect(run('totalHpState', { maxHp: 12, currentHp: -1 })).toEqual({ state: 'unconscious', hpToDeath: 11 });
    expect(run('totalHpState', { maxHp: 12, currentHp: -12 })).toEqual({ state: 'dead', hpToDeath: 0 });
  });

  it('a severed arm and a severed leg: 2 HP a round unless the CON rolls succeed', () => {
    const wounds = { con: 11, maxHp: 13, currentHp: 10, locations: ['left-arm', 'right-leg'], severities: [2, 2] };
    expect(run('bleedingEndOfRound', { ...wounds, dice: [90, 77] })).toMatchObject({ hpLost: 2, currentHp: 8 });
    expect(run('bleedingEndOfRound', { ...wounds, dice: [40, 77] })).toMatchObject({ hpLost: 1 });
  });
});

describe('fatigue', () => {
  it.each([5, 10, 15])('a roll is due at the end of round %i of a melee', round => {
    expect(run('roundTimeline', { round, exertionRounds: round }).fatigueRollDue).toBe(true);
    expect(run('roundTimeline', { round, exertionRounds: round - 1 }).fatigueRollDue).toBe(false);
  });

  it('mounted, the quick way: CON x 4 instead of CON x 3', () => {
    expect(run('fatigueMultiple', { enc: 33, str: 12 })).toEqual({ conMultiple: 3 });
    expect(run('fatigueMultiple', { enc: 33, str: 12, mounted: 'quick' })).toEqual({ conMultiple: 4 });
  });

  it('an incapacitated character is exhausted after a round of rest', () => {
    const rested = run('restRound', { fatigueClass: 'incapacitated', restActions: 2 });
    expect(rested).toMatchObject({ fatigueClass: 'exhausted' });
  });
});

describe('Honorius the Hoplite', () => {
  const march = { mode: 'foot', distanceMetres: 44_000, con: 15, conMultiple: 3, skill: 54 };

  it('is weary after 44 km, tired with a fatigue roll of 28, as good as new with a march of 51', () => {
    expect(run('travelFatigue', march)).toMatchObject({ fatigueClass: 'weary' });
    const tired = { ...march, useFatigueRoll: true };
    expect(run('travelFatigue', { ...tired, dice: [28] })).toMatchObject({ fatigueClass: 'tired' });
    expect(run('travelFatigue', { ...tired, useSkill: true, dice: [28, 51] })).toMatchObject({
      fatigueClass: 'normal',
    });
  });

  it('is weary after 80 km with both rolls; after 5 rounds of melee he may drop to exhausted, and rests back to weary only', () => {
    const day = { ...march, distanceMetres: 80_000, useFatigueRoll: true, useSkill: true, dice: [28, 51] };
    expect(run('travelFatigue', day)).toMatchObject({ fatigueClass: 'weary' });
    const check = { enc: 33, str: 12, con: 15, fatigueClass: 'weary', dice: [80] };
    expect(run('fatigueCheck', check)).toMatchObject({ success: false, fatigueClass: 'exhausted' });
    const rest = (fatigueClass: string) =>
      run('restRound', { fatigueClass, restActions: 2, longTermClass: 'weary' }).fatigueClass;
    expect(rest('exhausted')).toBe('weary');
    expect(rest('weary')).toBe('weary');
  });

  it('is tired after 3 hours 20 minutes of rest, and normal after as much again', () => {
    const rest = (restMinutes: number) =>
      run('longTermRest', { travelMinutes: 600, restMinutes, longTermClass: 'weary' }).longTermClass;
    expect(rest(199)).toBe('weary');
    expect(rest(200)).toBe('tired');
    expect(rest(400)).toBe('normal');
  });
});

describe('movement', () => {
  it('DEX 17, 14, 10 with 3, 6, 9 m: the one of DEX 14 goes last, each moves a third at a time', () => {
    const order = { dex: [17, 14, 10], metres: [3, 6, 9], delay: [0, 1, 0] };
    expect(run('movementSchedule', order)).toEqual({
      actors: [0, 2, 1, 0, 2, 1, 0, 2, 1],
      metres: [1, 3, 2, 1, 3, 2, 1, 3, 2],
    });
  });

  it('Mobility 4 with one action and a double move: 10 m in each movement phase, not 14', () => {
    const intent = { option: 'double-move', movementRate: 3, mobility: 4 };
    expect(run('statementOfIntent', intent)).toEqual({ meleeActions: 1, moveMetres: 10, postMoveMetres: 10 });
  });

  it('an average path in the mountains: 22.5%, a check every 4.5 km, 18 km a day', () => {
    const path = run('travelTerrain', { surface: 'poor', onRoad: true, relief: 'mountains' });
    expect(path).toMatchObject({ partsPerMillion: 225_000, footCheckMetres: 4500, footMaxMetres: 18_000 });
  });

  it('prone to standing leaves a single action or move', () => {
    expect(run('standUp', { posture: 'prone' })).toEqual({ moves: 2, metres: 6, unitsLeft: 1 });
  });

  it.each([
    [22, 2],
    [35, 3],
  ])('SIZ %i: a subtraction for every %i ENC', (siz, enc) => {
    expect(run('encumbrancePenalty', { siz, enc })).toMatchObject({ steps: 1, climbJump: 3, swim: 5 });
    expect(run('encumbrancePenalty', { siz, enc: enc - 1 })).toMatchObject({ steps: 0 });
  });
});

describe('parries and dodges', () => {
  it.each([
    [2, -10],
    [3, -20],
  ])('the parry number %i of one source is at %i%%', (attackNumber, modifier) => {
    expect(run('parryPenalty', { mode: 'single', attackNumber })).toEqual({ modifier });
  });

  it.each([
    [2, -10],
    [3, -20],
  ])('%i attacks on one strike rank are dodged at %i%%', (attacksOnSameSr, modifier) => {
    expect(run('dodgePenalty', { mode: 'single', attacksOnSameSr })).toEqual({ modifier });
  });

  it.each([
    [2, -10],
    [3, -20],
  ])('the opponent number %i is dodged at %i%% when all are', (opponentNumber, modifier) => {
    expect(run('dodgePenalty', { mode: 'all', opponentNumber })).toEqual({ modifier });
  });
});

describe('experience', () => {
  it.each([
    ['light', 50, 1, 1],
    ['moderate', 50, 1, 3],
    ['heavy', 50, 1, 5],
    ['moderate', 25, 1, 6],
    ['heavy', 100, 2, 5],
  ])('%s activity at %i%% for %i weeks gives %i rolls', (activity, averageSkill, weeks, rolls) => {
    expect(run('experienceRollAward', { activity, averageSkill, weeks })).toEqual({ halfRolls: 2 * rolls });
  });

  it('100 hours of training are about a skill point', () => {
    expect(run('trainingAsPoints', { hours: 100 })).toEqual({ quarterPoints: 4 });
  });

  it('the species maximum of a 3d6 characteristic is 3 + 18 = 21', () => {
    expect(run('speciesMaximum', { diceCount: 3, diceSides: 6 })).toMatchObject({ speciesMaximum: 21 });
  });

  it('a special lesson gains at least 4%: lower dice are rolled again', () => {
    const lesson = { skill: 40, difficulty: 'medium', instruct: 60, teacherSkill: 80, method: 'fixed' };
    const faces = [12, 1, 2];
    const { out, dice } = roll('trainingSession', lesson, () => faces.shift()!);
    expect(out).toMatchObject({ instructLevel: 'special', change: 4, newSkill: 44 });
    expect(dice).toHaveLength(3);
  });
});
