// Rules of d6rounds held against counting, sorting and playing on in TypeScript, over inputs that no example lists.
// Random inputs come from a fixed sequence, so that a failure can be repeated.
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../bindings/load.ts';
import { isRuleError } from '../../bindings/pack.ts';
import { ALL_ARMORS, CHARMS, FOCI, PHYSICAL_WEAPONS, SHIELDS, WEAPONS } from './procedures/terms.ts';

type Input = Readonly<Record<string, unknown>>;
type Figures = Record<string, number>;
type Lists = Record<string, number[]>;

const pack = loadPack('d6rounds');

/** Outputs of a call that must succeed. */
function run<Out = Figures>(id: string, input: Input): Out {
  const { out } = pack.call(id, input);
  if (isRuleError(out)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(out)}`);
  return out as Out;
}

let state = 1;
function random(low: number, high: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return low + Math.floor((state / 2 ** 32) * (high - low + 1));
}
const oneOf = (words: readonly string[]) => words[random(0, words.length - 1)]!;
const many = (count: number, low: number, high: number) => Array.from({ length: count }, () => random(low, high));
const times = (count: number, check: () => void) => {
  for (let i = 0; i < count; i++) check();
};

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap(a => FACES.map(b => [a, b] as const));
const rounded = (units: number, share: number) => Math.floor(units * share + 0.5 + 1e-9);

describe('odds', () => {
  const randomAttack = (size: number) => ({
    strike: random(-size, size),
    dodge: random(-size, size),
    rangeMetres: random(0, size),
    damage: random(-size, size),
    endurance: random(-size, size),
  });
  const losses = ({ strike, dodge, rangeMetres, damage, endurance }: ReturnType<typeof randomAttack>) =>
    PAIRS.flatMap(([a, b]) =>
      a * strike - b * dodge - rangeMetres > 0
        ? PAIRS.map(([c, d]) => Math.max(0, c * damage - d * endurance))
        : PAIRS.map(() => 0),
    );
  const count = (all: number[], test: (loss: number) => boolean) => all.filter(test).length;

  it('are the counts of all cases', () => {
    times(200, () => {
      const attack = randomAttack(oneOf(['a', 'b']) === 'a' ? 12 : 400);
      const all = losses(attack);
      const sum = all.reduce((a, b) => a + b);
      const some = count(all, loss => loss > 0);
      expect(run('attackOdds', attack)).toMatchObject({
        lossNumerator: some,
        lossPermille: rounded(1000, some / 1296),
        expectedNumerator: sum,
        expectedHundredths: rounded(100, sum / 1296),
        denominator: 1296,
      });
      const atLeast = random(1, 60);
      expect(run('lossChance', { ...attack, atLeast }).numerator).toBe(count(all, loss => loss >= atLeast));
      const poolMax = random(0, 60);
      const pool = random(-70, poolMax);
      expect(run('downOdds', { ...attack, poolMax, pool })).toMatchObject({
        unconsciousNumerator: count(all, loss => pool - loss <= 0),
        deadNumerator: count(all, loss => pool - loss <= -poolMax),
      });
    });
  });

  it('of damage are the counts of 36 pairs, with the greatest loss', () => {
    times(100, () => {
      const [damage = 0, endurance = 0] = many(2, -400, 400);
      const all = PAIRS.map(([a, b]) => Math.max(0, a * damage - b * endurance));
      const sum = all.reduce((a, b) => a + b);
      expect(run('damageOdds', { damage, endurance })).toMatchObject({
        lossNumerator: count(all, loss => loss > 0),
        expectedNumerator: sum,
        expectedHundredths: rounded(100, sum / 36),
        maxLoss: Math.max(...all),
      });
    });
  });

  it('stay exact at the ends of the domain', () => {
    const most = { strike: 400, dodge: -400, rangeMetres: 0, damage: 400, endurance: -400 };
    expect(run('attackOdds', most)).toMatchObject({
      lossNumerator: 1296,
      lossPermille: 1000,
      expectedNumerator: 36 * 400 * 252,
      expectedHundredths: 280_000,
    });
    expect(run('downOdds', { ...most, poolMax: 1000, pool: -10000 }).deadPermille).toBe(1000);
  });

  it('agree with playing every case of an attack', () => {
    const attack = { strike: 5, dodge: 4, rangeMetres: 3, damage: 7, endurance: 5, poolMax: 9, pool: 7 };
    let dead = 0;
    for (const hit of PAIRS) {
      for (const hurt of PAIRS) {
        if (run<{ state: string }>('attack', { ...attack, dice: [...hit, ...hurt] }).state === 'dead') dead++;
      }
    }
    expect(dead).toBeGreaterThan(0);
    expect(run('downOdds', attack).deadNumerator).toBe(dead);
  });
});

describe('dice', () => {
  const attack = { strike: 5, dodge: 2, damage: 8, endurance: 4, poolMax: 20, pool: 20 };

  it('are asked for one by one, and damage dice only on a hit', () => {
    expect(pack.call('attack', attack).wanted).toEqual({ sides: 6, lowest: 1 });
    expect(pack.resolve('attack', attack, () => 1).dice).toHaveLength(4);
    expect(pack.resolve('attack', { ...attack, strike: 0 }, () => 1).dice).toHaveLength(2);
  });

  it('that are not read are not looked at', () => {
    expect(run('attack', { ...attack, dice: [1, 6, 99, 0.5] }).loss).toBe(0);
    expect(pack.call('attack', { ...attack, dice: [6, 1, 99, 1] })).toMatchObject({ out: { error: 'dice' } });
  });

  it('are read after all checks', () => {
    expect(pack.call('attack', { ...attack, pool: 21 }).out).toEqual({ error: 'range', field: 'pool' });
    const two = { strikes: [5, 5], damages: [6, 6], dodge: 4, shares: [2, 1], endurance: 1, poolMax: 9, pool: 10 };
    expect(pack.call('coordinatedAttack', two).out).toEqual({ error: 'range', field: 'shares' });
  });

  it('go to the next of eight attackers right after a miss', () => {
    const strikes = [0, 400, 0, 400, 0, 400, 0, 400];
    const eight = { strikes, damages: Array(8).fill(400), dodge: 0, shares: Array(8).fill(0), endurance: -400 };
    const { outcome, dice } = pack.resolve('coordinatedAttack', { ...eight, poolMax: 1000, pool: 1000 }, () => 6);
    expect(dice).toHaveLength(4 * 2 + 4 * 4);
    expect(outcome.out).toMatchObject({ losses: [0, 4800, 0, 4800, 0, 4800, 0, 4800], pool: 1000 - 4 * 4800 });
  });
});

describe('time', () => {
  it('order is by due time, then by number', () => {
    times(100, () => {
      const due = many(random(1, 24), 0, oneOf(['few', 'any']) === 'few' ? 5 : 100000);
      const order = due.map((_, i) => i).sort((a, b) => due[a]! - due[b]! || a - b);
      const next = Math.min(...due);
      const out = run<Figures & { order: number[] }>('turnOrder', { times: due });
      expect(out.order).toEqual(order);
      expect(out).toMatchObject({ nextTime: next, nextCount: due.filter(time => time === next).length });
    });
  });

  it('of a schedule is every multiple of each speed factor, in order', () => {
    times(60, () => {
      const speedFactors = many(random(1, 6), 1, 12);
      const rounds = random(1, 3);
      const firstStriker = random(-1, speedFactors.length - 1);
      const events = speedFactors.flatMap((speed, actor) =>
        Array.from({ length: Math.floor((10 * rounds) / speed) }, (_, i) => ({ time: speed * (i + 1), actor })),
      );
      events.sort((a, b) => a.time - b.time || a.actor - b.actor);
      if (firstStriker >= 0) events.unshift({ time: 0, actor: firstStriker });
      const out = run<Figures & Lists>('schedule', { speedFactors, rounds, firstStriker });
      expect(out.count).toBe(events.length);
      expect(out.eventActors).toEqual(events.map(({ actor }) => actor));
      expect(out.eventRounds).toEqual(events.map(({ time }) => Math.ceil(time / 10)));
      expect(out.eventSeconds).toEqual(events.map(({ time }) => (time ? ((time - 1) % 10) + 1 : 0)));
    });
  });

  it('has room for six who act every second of three rounds', () => {
    const fullest = { speedFactors: [1, 1, 1, 1, 1, 1], rounds: 3, firstStriker: 5 };
    expect(run('schedule', fullest).count).toBe(181);
  });

  it('runs up to second 100,000', () => {
    const last = { speedFactors: Array(10).fill(1000), usedSeconds: 90000 };
    expect(run<Lists>('actionTimes', last)).toMatchObject({
      inFirstRound: 0,
      times: [91000, 92000, 93000, 94000, 95000, 96000, 97000, 98000, 99000, 100000],
    });
    expect(run<Lists>('canCoordinate', { times: [99991, 100000] }).rounds).toEqual([10000, 10000]);
  });
});

describe('values', () => {
  const randomSkills = () => ({
    damage: random(0, 100),
    strike: random(0, 100),
    endurance: random(0, 100),
    dodge: random(0, 100),
  });

  it('are the same one by one, on the sheet and in an attack', () => {
    times(150, () => {
      const weapon = oneOf(WEAPONS);
      const shield = oneOf(SHIELDS);
      const physical = PHYSICAL_WEAPONS.includes(weapon);
      const armor = oneOf(physical ? ALL_ARMORS.filter(word => !CHARMS.includes(word)) : CHARMS);
      const [force, quickness, targetForce, targetQuickness, push] = many(5, 0, 200);
      const skill = randomSkills();
      const whole = {
        weapon,
        shield,
        force,
        quickness,
        push,
        armor,
        targetForce,
        targetQuickness,
        poolMax: 9,
        pool: 9,
      };
      const skills = {
        damageSkill: skill.damage,
        strikeSkill: skill.strike,
        enduranceSkill: skill.endurance,
        dodgeSkill: skill.dodge,
      };
      const damage = pack.call('damageValue', { weapon, shield, force, push, skill: skill.damage });
      const { outcome } = pack.resolve('weaponAttack', { ...whole, ...skills }, () => 3);
      if (isRuleError(damage.out)) {
        expect(damage.out).toEqual({ error: 'range', field: 'shield' });
        expect(outcome.out).toEqual(damage.out);
        return;
      }
      const { strike } = run('strikeValue', { weapon, shield, quickness, skill: skill.strike });
      const { endurance } = run('enduranceValue', { armor, force: targetForce, skill: skill.endurance });
      const { dodge } = run('dodgeValue', { armor, quickness: targetQuickness, skill: skill.dodge });
      const values = { strike, dodge, damage: damage.out.damage, endurance };
      expect(outcome.out).toMatchObject(values);
      if (!physical && shield !== 'none') return;
      const scores = physical
        ? { strength: force, dexterity: quickness, will: 0, intelligence: 0, weapon, shield, pushBody: push }
        : { strength: 0, dexterity: 0, will: force, intelligence: quickness, focus: weapon, pushMind: push };
      const sheet = run('combatSheet', {
        ...scores,
        damageSkill: skill.damage,
        strikeSkill: skill.strike,
        mentalDamageSkill: skill.damage,
        mentalStrikeSkill: skill.strike,
      });
      const { speedFactor } = outcome.out as Figures;
      expect(sheet).toMatchObject(
        physical
          ? { damage: values.damage, strike, speedFactor }
          : { mentalDamage: values.damage, mentalStrike: strike, mentalSpeedFactor: speedFactor },
      );
    });
  });

  it('lists every focus, and a focus of two hands leaves no room for a weapon', () => {
    for (const focus of FOCI) expect(run<{ kind: string }>('weaponInfo', { weapon: focus }).kind).toBe('mental');
    const sheet = { strength: 1, dexterity: 1, will: 1, intelligence: 1, weapon: 'dagger', focus: 'magic-rod' };
    expect(pack.call('combatSheet', sheet).out).toEqual({ error: 'range', field: 'focus' });
  });
});

describe('shares', () => {
  it('of an even split are valid and at most one apart', () => {
    for (let total = -400; total <= 400; total += 7) {
      for (let parts = 1; parts <= 8; parts++) {
        const { shares } = run<{ shares: number[] }>('evenSplit', { total, parts });
        expect(run<{ valid: boolean }>('divideShares', { total, shares }).valid).toBe(true);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(Math.abs(shares[0]!)).toBe(Math.ceil(Math.abs(total) / parts));
      }
    }
  });
});
