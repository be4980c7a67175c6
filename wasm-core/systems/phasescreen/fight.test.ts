// Rules of the fight pack held against the printed tables cell by cell, against counting all faces, and against each other.
// Where the core has a formula in the place of a table, the whole table is compared.
import { describe, expect, it } from 'vitest';
import { loadDice, loadPack } from '../../bindings/load.ts';
import { isRuleError } from '../../bindings/pack.ts';
import { type Cell, cells, figures, type PrintedTable, words } from '../../describe/printed.ts';
import { SITUATIONS } from './procedures/combat.ts';
import { PRIORITY_WEAPONS } from './procedures/phases.ts';
import { BANDS, MISSILES, MOUNTED_MISSILES, RANGE_BANDS, tables } from './procedures/terms.ts';

type Input = Readonly<Record<string, unknown>>;

const pack = loadPack('phasescreen-fight');

/** Outputs of a call that must succeed. */
function run<Out = Record<string, number>>(id: string, input: Input): Out {
  const { out } = pack.call(id, input);
  if (isRuleError(out)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(out)}`);
  return out as Out;
}

const rowsOf = (table: PrintedTable) =>
  table.rows.map(row => Object.fromEntries(table.columns.map((name, i) => [name, row[i] ?? null])));
const faces = Array.from({ length: 100 }, (_, i) => i + 1);
const dice = loadDice();
dice.seed(4711);
const random = (low: number, high: number) => low + (dice.word() % (high - low + 1));
const oneOf = <Item>(items: readonly Item[]) => items[random(0, items.length - 1)]!;
const some = <Item>(items: readonly Item[]) => items.filter(() => random(0, 3) === 0);

describe('the Combat Table', () => {
  it('gives every printed band of every line, and a miss beyond 100', () => {
    for (const row of rowsOf(tables.combatTable)) {
      const ends = ['deadlyHigh', 'severeHigh', 'hitHigh', 'shieldHigh'].map(column => row[column] as number);
      for (let modifiedRoll = -30; modifiedRoll <= 120; modifiedRoll++) {
        const band = BANDS[ends.findIndex(end => modifiedRoll <= end)] ?? 'miss';
        expect(run('combatResult', { line: row.line, modifiedRoll })).toMatchObject({
          band,
          lineUsed: row.line,
          finalRoll: modifiedRoll,
        });
      }
    }
  });

  it('has odds that are the counts of all faces', () => {
    for (let i = 0; i < 300; i++) {
      const input = { line: random(-60, 90), modifier: random(-120, 120), helpless: random(0, 1) === 1 };
      const results = faces.map(face => {
        const { line, helpless } = input;
        return run<{ band: string; fatal: boolean }>('combatResult', {
          line,
          helpless,
          modifiedRoll: face + input.modifier,
        });
      });
      const count = (band: string) => results.filter(result => result.band === band).length;
      expect(run('combatOdds', input)).toEqual({
        deadly: count('deadly'),
        severe: count('severe'),
        hit: count('hit'),
        shieldHit: count('shield-hit'),
        miss: count('miss'),
        fatal: results.filter(({ fatal }) => fatal).length,
      });
    }
  });
});

describe('whole attacks', () => {
  const armor = () => ({
    armorAv: random(0, 8),
    helmetAv: random(0, 4),
    shieldAv: random(0, 6),
    shieldEl: random(0, 6),
    shieldAlways: random(0, 3) === 0,
  });
  const target = () => ({ ...armor(), remainingHpv: random(0, 20), dtv: -random(0, 9) });
  const plain = () => ({ plainDie: oneOf([0, 2, 3, 6, 10]), plainAdd: random(-2, 5) });
  const situation = () => ({
    situations: some(SITUATIONS),
    defenderOcv: random(0, 5),
    defenderHp: random(0, 10),
  });
  const given = () => Array.from({ length: 60 }, (_, i) => (i === 0 ? random(1, 100) : random(1, 2)));

  it('in melee are their parts one after another', () => {
    for (let i = 0; i < 2000; i++) {
      const strike = {
        line: random(-30, 40),
        attacker: oneOf(['armed', 'natural', 'unarmed']),
        attackEl: random(0, 20),
        defenseEl: random(0, 10),
        naturalFactor: random(-5, 5),
        otherModifier: random(-20, 20),
        sb: random(-2, 6),
        wsb: random(-1, 5),
        damageAdd: random(-3, 5),
      };
      const [what, worn, blow] = [situation(), target(), plain()];
      const faces = given();
      const sum = run<{ modifier: number; helpless: boolean }>('situationModifier', what);
      const modifiedRoll =
        faces[0]! - strike.attackEl + strike.defenseEl + worn.shieldEl + strike.naturalFactor + strike.otherModifier;
      const result = run<{ band: string; fatal: boolean }>('combatResult', {
        line: strike.line,
        modifiedRoll: modifiedRoll + sum.modifier,
        helpless: sum.helpless,
      });
      const whole = run('meleeAttack', { ...strike, ...what, ...worn, ...blow, dice: faces });
      expect(whole).toMatchObject(result);
      const { cap } = run('deathWoundCap', { ...worn, damage: 0 });
      if (result.fatal) expect(whole).toMatchObject({ damage: 0, damageKnown: true, credited: cap });
      if (result.fatal || result.band === 'miss') continue;
      const { band } = result;
      const hit = run<{ damageKnown: boolean; damage: number }>('hitDamage', {
        ...strike,
        ...blow,
        band,
        el: strike.attackEl,
        dice: faces.slice(1),
      });
      const raw = hit.damageKnown ? Math.max(0, hit.damage + strike.damageAdd) : 0;
      const { damage } = run('reduceDamage', { ...worn, band, damage: raw });
      expect(whole).toMatchObject({
        damageKnown: hit.damageKnown,
        rawDamage: raw,
        damage,
        credited: Math.min(damage!, cap!),
      });
    }
  });

  it('with missiles are melee attacks on the line of the range, with the modifier of the mount', () => {
    let fired = 0;
    for (let i = 0; i < 2000; i++) {
      const weapon = oneOf(MISSILES);
      const mounted = MOUNTED_MISSILES.includes(weapon) ? oneOf(['none', 'stationary', 'charging']) : 'none';
      const shot = { weapon, sb: random(0, 4), distance: random(0, 45) };
      const [what, worn, blow] = [situation(), target(), plain()];
      const [lineModifier, attackEl, otherModifier] = [random(-10, 10), random(0, 15), random(-20, 20)];
      const more = { wsb: random(0, 4), damageAdd: random(0, 3), extremeLine: random(-20, 20), attackEl };
      const range = run<Record<string, number | string | boolean>>('missileLine', shot);
      const dice = given();
      const whole = run<Record<string, unknown>>('missileAttack', {
        ...shot,
        ...what,
        ...worn,
        ...blow,
        ...more,
        mounted,
        lineModifier,
        otherModifier,
        dice,
      });
      const band = range.band as string;
      expect(whole.rangeBand).toBe(band);
      const mount =
        mounted === 'none' || band === 'out'
          ? { allowed: true, modifier: 0 }
          : run<{ allowed: boolean; modifier: number }>('mountedMissile', {
              weapon,
              band,
              charging: mounted === 'charging',
            });
      if (band === 'out' || !mount.allowed) {
        expect(whole).toMatchObject({ fires: false, band: 'miss', line: 0, mountModifier: 0, damage: 0 });
        continue;
      }
      fired += 1;
      const line = (band === 'extreme' ? more.extremeLine : (range.line as number)) + lineModifier;
      const { sb } = shot;
      const melee = { ...what, ...worn, ...blow, ...more, sb, line, attacker: 'armed', dice };
      expect(whole).toEqual({
        fires: true,
        rangeBand: band,
        line,
        mountModifier: mount.modifier,
        ...run('meleeAttack', { ...melee, otherModifier: otherModifier + mount.modifier }),
      });
    }
    expect(fired).toBeGreaterThan(500);
  });

  it('of a trampling mount are melee attacks with natural weapons', () => {
    for (let i = 0; i < 1000; i++) {
      const [what, worn, blow, dice] = [situation(), target(), plain(), given()];
      const [line, horsemanshipEl, mountSb, rating] = [random(-20, 30), random(0, 12), random(0, 6), random(0, 4)];
      const [defenseEl, otherModifier] = [random(0, 10), random(-10, 10)];
      const whole = run('trample', {
        ...{ line, horsemanshipEl, mountSb, rating, defenseEl, otherModifier, dice },
        ...what,
        ...worn,
        ...blow,
      });
      const add = 2 * rating + mountSb;
      const melee = {
        ...{ line, attacker: 'natural', defenseEl, sb: mountSb, damageAdd: add, dice },
        ...what,
        ...worn,
        ...blow,
        otherModifier: otherModifier - horsemanshipEl - add,
      };
      expect(whole).toEqual({ allowed: true, ...run('meleeAttack', melee) });
    }
  });
});

describe('ranges', () => {
  const ends = (row: Record<string, Cell>, name: string) => [row[`${name}Low`], row[`${name}High`]];
  const columns = ['pointBlank', 'short', 'medium', 'long', 'extreme'];

  it('fall into the printed bands, cell by cell', () => {
    for (const row of rowsOf(tables.rangeTable)) {
      for (let distance = 0; distance <= 70; distance++) {
        for (const extended of [false, true]) {
          const at = columns.findIndex(name => {
            const [low, high] = ends(row, name);
            return (extended || name !== 'extreme') && low !== null && distance >= +low! && distance <= +high!;
          });
          const { band } = run<{ band: string }>('rangeBand', { range: row.range, distance, extended });
          expect(band, `range ${row.range}, distance ${distance}`).toBe(RANGE_BANDS[at] ?? 'out');
        }
      }
    }
  });

  it('have the printed line for each weapon and band', () => {
    for (const row of rowsOf(tables.rangeFraction)) {
      const { range } = run('weaponRange', { weapon: row.weapon, sb: 0 });
      expect(range).toBe(row.baseRange);
      const lines = Array.from({ length: range! + 1 }, (_, distance) =>
        run<{ band: string; line: number }>('missileLine', { weapon: row.weapon, sb: 0, distance }),
      );
      for (const { band, line } of lines) expect(line).toBe(row[columns[RANGE_BANDS.indexOf(band)]!]);
    }
  });

  it('give a light lance its bracketed figure at point blank, the other at short, and nothing beyond', () => {
    const row = rowsOf(tables.mountedMissile).find(({ weapon }) => weapon === 'light-lance')!;
    const modifiers = RANGE_BANDS.map(band => run('mountedMissile', { weapon: row.weapon, charging: true, band }));
    expect(modifiers[0]).toEqual({ allowed: true, modifier: row.chargingPointBlank });
    expect(modifiers[1]).toEqual({ allowed: true, modifier: row.charging });
    expect(modifiers.slice(2)).toEqual(modifiers.slice(2).map(() => ({ allowed: false, modifier: 0 })));
  });
});

describe('the Magic Table', () => {
  it('gives every printed result of every line, and line 20 beyond', () => {
    for (const row of [...rowsOf(tables.magicTable), { ...rowsOf(tables.magicTable).at(-1)!, line: 77 }]) {
      for (const modifier of [-20, 0, 15]) {
        for (const face of faces) {
          const roll = face + modifier;
          const late = roll <= +row.failureHigh! ? 'failure' : 'abysmal';
          expect(run('magicResult', { line: row.line, modifier, dice: [face] })).toEqual({
            modifiedRoll: roll,
            result: roll <= +row.successHigh! ? 'success' : late,
            eased: false,
          });
        }
      }
    }
  });

  it('has odds that are the counts of all faces', () => {
    for (let i = 0; i < 300; i++) {
      const input = {
        line: random(0, 30),
        modifier: random(-150, 150),
        language: random(0, 1) === 1,
        force: random(0, 1) === 1,
      };
      const results = faces.map(face => run<{ result: string }>('magicResult', { ...input, dice: [face] }).result);
      const count = (result: string) => results.filter(other => other === result).length;
      expect(run('magicOdds', input)).toEqual({
        success: count('success'),
        failure: count('failure'),
        abysmal: count('abysmal'),
      });
    }
  });

  it('gives a whole spell the result, the cost and the gains of its parts', () => {
    for (let i = 0; i < 1000; i++) {
      const kind = oneOf(['offensive', 'other']);
      const language = oneOf(['none', 'success', 'partial', 'failure']);
      const spell = { line: random(0, 22), modifier: random(-20, 20), baseManaCost: random(1, 20), el: random(0, 9) };
      const targets = { kind, mdvs: Array.from({ length: random(1, 4) }, () => random(0, 12)) };
      const given = { force: random(0, 1) === 1, dice: [random(1, 100)] };
      const spoken = language === 'success';
      const el = spoken ? spell.el + 1 : spell.el;
      const rolled = run<{ result: string; modifiedRoll: number; eased: boolean }>('magicResult', {
        ...spell,
        ...given,
        language: spoken,
        force: spoken && given.force,
      });
      const result = language === 'failure' && rolled.result === 'success' ? 'failure' : rolled.result;
      const gains = run('spellGains', { ...targets, baseManaCost: spell.baseManaCost, el, result });
      expect(run('castSpell', { ...spell, ...targets, ...given, language })).toEqual({
        ...run('castingCost', { ...spell, language: spoken }),
        ...gains,
        effectiveEl: el,
        modifiedRoll: rolled.modifiedRoll,
        result,
        languageExpertise: (spoken && result === 'success') || rolled.eased ? gains.expertise : 0,
      });
    }
  });

  it('costs and speeds are those of the printed tables', () => {
    for (const row of rowsOf(tables.castingCost)) {
      for (let el = 0; el <= 11; el++)
        expect(run('castingCost', { baseManaCost: row.baseManaCost, el }).cost).toBe(row[`el${el}`]);
    }
    for (const row of rowsOf(tables.castingSpeed)) {
      for (let el = 0; el <= 11; el++) {
        const { mana, per } = run<{ mana: number; per: string }>('castingSpeed', { mel: row.mel, el });
        // The one cell that reads 0 stands for one point a turn.
        expect(per === 'turn' ? 0 : mana).toBe(row[`el${el}`]);
      }
    }
    for (const row of rowsOf(tables.magicExperience)) {
      for (const column of tables.magicExperience.columns.slice(1)) {
        const baseManaCost = Number(column.slice(1));
        const gains = { result: 'success', kind: 'other', baseManaCost, el: +row.elPlus2! - 2 };
        expect(run('spellGains', gains).magicExperience).toBe(row[column]);
      }
    }
  });
});

it('the Dodge Table gives every printed chance, and its ends beyond', () => {
  const columns = tables.dodge.columns.slice(2);
  const low = figures(tables.dodgeColumns, 'column').map(i => cells(tables.dodgeColumns, 'low')[i] ?? -3);
  const high = figures(tables.dodgeColumns, 'column').map(i => cells(tables.dodgeColumns, 'high')[i] ?? 30);
  for (const row of rowsOf(tables.dodge)) {
    columns.forEach((column, i) => {
      const cell = row[column];
      const chance = cell === 'A' ? 100 : cell === 'N' ? 0 : cell;
      for (let dodgeValue = +(row.valueLow ?? -5); dodgeValue <= +(row.valueHigh ?? 15); dodgeValue++) {
        for (let totalDodged = +low[i]!; totalDodged <= +high[i]!; totalDodged++)
          expect(run('dodgeChance', { dodgeValue, totalDodged }).chancePercent).toBe(chance);
      }
    });
  }
});

it('the Phase Movement Chart gives every printed row, and shares all hexes out beyond', () => {
  for (const { mr, ...hexes } of rowsOf(tables.phaseMovement)) expect(run('phaseMovement', { mr })).toEqual(hexes);
  for (let mr = 33; mr <= 1000; mr += 7)
    expect(Object.values(run('phaseMovement', { mr })).reduce((a, b) => a + b)).toBe(mr);
});

it('attacks follow each other by priority, characters first, then by Dexterity; the rest is simultaneous', () => {
  for (let i = 0; i < 300; i++) {
    const all = Array.from({ length: random(1, 40) }, (_, index) => ({
      index,
      kind: oneOf(['character', 'creature']),
      weapon: oneOf(PRIORITY_WEAPONS),
      ocv: random(0, 20),
      dexterity: random(0, 4),
    }));
    const keyed = all.map(one => {
      const { order } = run('attackPriority', { weapon: one.weapon, creatureOcv: one.ocv });
      return { index: one.index, key: [order!, one.kind === 'creature' ? 1e6 : -one.dexterity] as const };
    });
    keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.index - b.index);
    const groups: number[] = [];
    keyed.forEach(({ key }, at) => {
      const same = at > 0 && keyed[at - 1]!.key.join() === key.join();
      groups.push((groups.at(-1) ?? 0) + (same ? 0 : 1));
    });
    expect(
      run('attackOrder', {
        kinds: all.map(({ kind }) => kind),
        weapons: all.map(({ weapon }) => weapon),
        ocvs: all.map(({ ocv }) => ocv),
        dexterities: all.map(({ dexterity }) => dexterity),
      }),
    ).toEqual({ order: keyed.map(({ index }) => index), priorities: keyed.map(({ key }) => key[0]), groups });
  }
});

it('a step leads through all sixteen of a turn and on into the next', () => {
  const steps = words(tables.phaseSequence, 'step');
  let at: Record<string, number | string> = { turn: 1, phase: 1, step: steps[0]! };
  for (let i = 1; i <= 40; i++) {
    at = run('nextStep', at);
    const phase = Math.floor(i / 4);
    expect(at).toEqual({
      turn: Math.floor(phase / 4) + 1,
      phase: (phase % 4) + 1,
      step: steps[i % 4],
      seconds: 3 * phase,
    });
  }
});

it('a poison runs its course loss by loss', () => {
  for (let i = 0; i < 200; i++) {
    const poison = oneOf(['immediate-death', 'death', 'slow-death']);
    const input = { poison, bl: random(1, 12), energy: random(1, 120) };
    const { outcome, dice: fallen } = pack.resolve('poisonCourse', input, die => random(die.lowest, die.sides));
    const each = poison === 'immediate-death' ? 2 : poison === 'death' ? 1 : 0;
    let [energy, instalments] = [input.energy, 0];
    while (energy > 0) {
      const dice = fallen.slice(each * instalments, each * ++instalments);
      energy -= run('poisonLoss', { ...input, dice }).loss!;
    }
    const { everyPhases } = run('poisonLoss', { ...input, dice: [1, 1] });
    expect(outcome.out).toEqual({
      ...{ dies: true, instalments, phases: instalments * everyPhases!, energyAfter: energy, hours: 0 },
    });
  }
});

it('a poison that takes one point at a time runs on through hundreds of dice', () => {
  const dice = Array.from({ length: 800 }, () => 1);
  expect(run('poisonCourse', { poison: 'death', bl: 0, energy: 800, dice })).toMatchObject({
    instalments: 800,
    energyAfter: 0,
  });
});

it('damage resistance is the printed one, and 30 more for each point beyond', () => {
  const printed = figures(tables.damageResistance, 'dr');
  for (const [i, dr] of printed.entries()) expect(run('damageResistance', { av: i + 1 }).dr).toBe(dr);
  expect(run('damageResistance', { av: printed.length + 3 }).dr).toBe(printed.at(-1)! + 90);
});
