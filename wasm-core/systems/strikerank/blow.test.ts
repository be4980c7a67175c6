// A whole blow held against the chain of procedures that it puts together: attack, defense, parry, armor, wound.
import { describe, expect, it } from 'vitest';
import { roll, run, Sequence, times } from './calls-for-tests.ts';
import { FATIGUE, LOCATIONS, MODES } from './procedures/terms.ts';

type Words = Record<string, string>;
type Figures = Record<string, number>;

const random = new Sequence();
const levels = ['fumble', 'failure', 'success', 'special', 'critical'];
const rank = (level: string) => levels.indexOf(level);

function randomBlow() {
  const attack = {
    skill: random.between(30, 200),
    mode: random.oneOf(MODES),
    location: random.oneOf(LOCATIONS),
    diceCount: random.between(1, 2),
    diceSides: random.oneOf([6, 8, 10]),
    dicePlus: random.between(-1, 3),
    strPlusSiz: random.between(8, 60),
    armor: random.between(0, 6),
    modifier: random.between(-20, 20),
    aimedShot: random.between(0, 4) === 0,
    fatigueClass: random.oneOf(FATIGUE),
    tactic: random.oneOf(['none', 'none', 'feint', 'flurry']),
    atLeastHits: random.between(0, 5) === 0,
    autoBands: random.flag(),
  };
  return {
    attack,
    defense: random.oneOf(['none', 'parry', 'dodge']),
    defenseSkill: random.between(0, 150),
    defenseModifier: random.between(-40, 10),
    defenseFatigue: random.oneOf(FATIGUE),
    weaponAp: random.between(0, 12),
    locationHp: random.between(2, 7),
    locationDamage: random.between(0, 8),
  };
}

describe('a blow', () => {
  it('is attack, defense, parry, armor and wound, one after the other', () => {
    const seen = new Set<string>();
    times(1500, () => {
      const { attack, ...target } = randomBlow();
      const { out, dice } = roll<Figures & Words>('blow', { ...attack, ...target }, die =>
        random.between(1, die.sides),
      );
      const told = JSON.stringify({ attack, target, dice });
      const alone = run<Figures & Words>('meleeAttack', { ...attack, dice });
      expect(out, told).toMatchObject(alone);
      if (!alone.hit) return;
      let damage = Math.max(0, alone.weaponDamage! + alone.damageBonus!);
      let apLost = 0;
      if (target.defense !== 'none') {
        const { tactic, skill } = attack;
        const feint =
          tactic === 'feint' && rank(alone.level!) >= 3
            ? run('tacticEffect', { tactic, level: alone.level, attackSkill: skill }).defenseModifier!
            : 0;
        const defense = run<Figures & Words>('successLevel', {
          skill: target.defenseSkill,
          modifier: Math.max(-300, target.defenseModifier + feint),
          fatigueClass: target.defenseFatigue,
          autoBands: attack.autoBands,
          dice: [dice.at(-1)],
        });
        expect([out.defenseLevel, out.defenseRoll], told).toEqual([defense.level, defense.modifiedRoll]);
        if (target.defense === 'parry') {
          const parry = run('parryResult', {
            attackLevel: alone.level,
            parryLevel: defense.level,
            damage,
            weaponAp: target.weaponAp,
            parryWeapon: 'other',
          });
          damage = parry.passed!;
          apLost = parry.apLost!;
        } else if (rank(defense.level!) >= Math.max(2, rank(alone.level!))) damage = 0;
      }
      const passed = Math.max(0, damage - alone.armorCounted!);
      const { locationHp, locationDamage } = target;
      const hit = { location: attack.location, locationHp, locationDamage, damage: passed, maxHp: 20, currentHp: 20 };
      const wound = run<Figures & Words>('takeHit', hit);
      const { applied, severity, activity, shock } = wound;
      expect(out, told).toMatchObject({ passed, apLost, applied, severity, activity, shock });
      expect(out.locationDamage).toBe(wound.locationDamage);
      seen.add(`${target.defense} ${out.defenseLevel} ${severity}`);
    });
    expect(seen.size).toBeGreaterThan(25);
  });

  it('asks for the defense die only after a hit', () => {
    const blow = {
      skill: 50,
      mode: 'slash',
      location: 'chest',
      diceCount: 1,
      diceSides: 8,
      locationHp: 5,
      defense: 'parry',
    };
    expect(roll('blow', blow, () => 90).dice).toEqual([90]);
    expect(roll('blow', blow, die => (die.sides === 100 ? 40 : 3)).dice).toEqual([40, 3, 40]);
  });
});

describe('the combat sheet', () => {
  it('gives the fatigue multiple and takes encumbrance off dodge and maneuver', () => {
    times(50, () => {
      const [str, siz] = [random.between(5, 20), random.between(5, 40)];
      const enc = random.between(0, 5 * str);
      const sheet = run('combatSheet', { str, siz, enc, dodgeSkill: 60, maneuver: 4 });
      const less = run('encumbrancePenalty', { siz, enc }).dodgeRunMarchManeuver!;
      expect(sheet).toEqual({
        strPlusSiz: str + siz,
        conMultiple: run('fatigueMultiple', { enc, str }).conMultiple,
        dodge: Math.max(0, 60 - less),
        maneuver: Math.max(0, 4 - less),
      });
    });
  });
});
