// Rules of phasemelee held against the printed tables and against counting in TypeScript, over inputs that no example lists.
// Random inputs come from a fixed sequence, so that a failure can be repeated.
import { describe, expect, it } from 'vitest';
import { Chooser } from '../../bindings/inputs-for-tests.ts';
import { loadPack } from '../../bindings/load.ts';
import { isRuleError } from '../../bindings/pack.ts';
import { cells, figures, words } from '../../describe/printed.ts';
import { ARCHERY_WEAPONS, ARMORS, CLASSES, PARRIES, tables, WEAPONS } from './procedures/terms.ts';

type Input = Readonly<Record<string, unknown>>;

const pack = loadPack('phasemelee');

/** Outputs of a call that must succeed. */
function run<Out = Record<string, number>>(id: string, input: Input): Out {
  const { out } = pack.call(id, input);
  if (isRuleError(out)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(out)}`);
  return out as Out;
}

const chooser = new Chooser(20260801);
const times = (count: number, check: () => void) => {
  for (let i = 0; i < count; i++) check();
};
const FACES = Array.from({ length: 100 }, (_, face) => face);

describe('printed tables', () => {
  it('the chart of blows is its own formula, but for the cells that the list of misprints has', () => {
    for (const [blows, ...counts] of tables.blowsVsDexterity.rows)
      expect(run('blowCounts', { blows })).toEqual({ counts: counts.filter(count => count !== null) });
    expect(tables.blowsVsDexterityMisprints.rows).toHaveLength(17);
    for (const [blows, blow, printed, formula] of tables.blowsVsDexterityMisprints.rows) {
      const { counts } = run<{ counts: number[] }>('blowCounts', { blows });
      expect(counts[Number(blow) - 1]).toBe(formula);
      expect(printed).not.toBe(formula);
    }
  });

  it('the archery matrix comes out row by row and cell by cell', () => {
    const matrix = tables.archeryMatrix;
    ARCHERY_WEAPONS.forEach((weapon, row) => {
      const printed = Object.fromEntries(matrix.columns.map(column => [column, cells(matrix, column)[row]]));
      const { cells: given, ...rest } = run<{ cells: number[] }>('archeryRow', { weapon });
      expect(printed).toMatchObject(rest);
      expect(given).toEqual(CLASSES.map(name => printed[name]));
      for (const armorClass of CLASSES)
        expect(run('archeryCell', { weapon, armorClass })).toEqual({ adjust: printed[armorClass] });
    });
  });

  it('range tables hold up to and including each printed range, and go on in even steps', () => {
    const check = (table: string, printed: typeof tables.rangeA, stepInches: number, step: number) => {
      const ranges = figures(printed, 'rangeInches');
      const chances = figures(printed, 'baseChance');
      for (let range = 0; range <= 8000; range++) {
        const row = ranges.findIndex(inches => range <= 8 * inches);
        const beyond = Math.ceil((range / 8 - ranges.at(-1)!) / stepInches);
        const base = row >= 0 ? chances[row] : chances.at(-1)! + step * beyond;
        expect(run('rangeBase', { table, rangeEighths: range }), `${table} ${range}`).toEqual({ base });
      }
    };
    check('a', tables.rangeA, 20, -5);
    check('b', tables.rangeB, 1, -10);
  });

  it('special modifiers apply by the first line that fits', () => {
    for (const weapon of ARCHERY_WEAPONS) {
      const most = 8 * figures(tables.archeryMatrix, 'maxInches')[ARCHERY_WEAPONS.indexOf(weapon)]!;
      for (let range = 0; range <= most; range++) {
        const line = tables.archerySpecial.rows.find(([name, when, limit]) => {
          return name === weapon && (when === 'over' ? range > 8 * Number(limit) : range < 8 * Number(limit));
        });
        expect(run('archeryRange', { weapon, rangeEighths: range })).toMatchObject({ special: line ? line[3] : 0 });
      }
    }
  });

  it('circumstances of archer and target change what the table says', () => {
    const cell = (circumstance: string, column: string) =>
      cells(tables.archeryModifiers, column)[words(tables.archeryModifiers, 'circumstance').indexOf(circumstance)];
    const given: [string, Record<string, unknown>][] = [
      ['in-melee', { InMelee: true }],
      ['movement', { MoveEighths: 15 }],
      ['concealed-1-third', { ConcealedThirds: 1 }],
      ['concealed-2-thirds', { ConcealedThirds: 2 }],
      ['dodging', { Dodging: true }],
      ['surprised', { Surprised: true }],
      ['passive-shield', { Shield: 'passive' }],
      ['active-shield', { Shield: 'active' }],
    ];
    const named = (who: string, facts: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(facts).map(([name, value]) => [who + name, value]));
    for (const [circumstance, facts] of given) {
      for (const [band, column] of [
        ['close', 'targetClose'],
        ['long', 'targetLong'],
      ] as const) {
        const { modifier } = run('targetModifier', { band, ...named('target', facts) });
        expect(modifier, `${circumstance} ${band}`).toBe(cell(circumstance, column));
      }
      for (const [weapon, column] of [
        ['longbow', 'bowOrSling'],
        ['javelin', 'thrown'],
      ] as const) {
        const archer = { weapon, archerLevel: 5, archerDexterity: 12, ...named('archer', facts) };
        const printed = cell(circumstance, column);
        const expected =
          printed === 'no-archery'
            ? { canShoot: false, general: 0, situation: 0, modifier: 0 }
            : { canShoot: true, general: 17, situation: printed, modifier: 17 + Number(printed) };
        expect(run('archerModifier', archer), `${circumstance} ${weapon}`).toEqual(expected);
      }
    }
  });

  it('scatter is the row of the range and the column of the total', () => {
    const table = tables.scatterDistance;
    const limits = figures(table, 'rangeTo');
    times(2000, () => {
      const rangeEighths = chooser.within(0, 2000);
      const dice = [chooser.within(1, 6), chooser.within(1, 6)];
      const total = dice[0]! + dice[1]!;
      const found = limits.findIndex(limit => rangeEighths <= 8 * limit);
      const row = found < 0 ? limits.length - 1 : found;
      const column = table.columns.find(name => name.split(',').includes(`${total}`))!;
      const distanceEighths = figures(table, column)[row]!;
      const side = total === 7 ? 'none' : total < 7 ? 'low' : 'high';
      expect(run('scatterDistance', { rangeEighths, dice })).toEqual({ distanceEighths, side });
    });
  });

  it('weapons have the traits of their descriptions', () => {
    const table = tables.weaponDescriptions;
    WEAPONS.forEach((weapon, row) => {
      const printed = Object.fromEntries(table.columns.map(column => [column, cells(table, column)[row]]));
      expect(printed).toMatchObject(run('weaponTrait', { weapon }));
    });
  });

  it('armor classes are armor with or without shield', () => {
    tables.armorClasses.rows.forEach(([name, column, , armor, hasShield]) => {
      const bare = run('armorClassBare', { armorClass: name });
      expect(bare).toMatchObject({ column, armor, hasShield });
      expect(run('armorClass', { armor, shield: hasShield ? 'shield' : 'none' })).toMatchObject({
        armorClass: name,
        column,
      });
      expect(run('armorClass', { armor, shield: 'none' })).toMatchObject({ armorClass: bare.withoutShield });
    });
    expect(new Set(ARMORS).size).toBe(6);
  });

  it('shields face the sides that the table says', () => {
    for (const [shieldArm, attackFrom, faces] of tables.shieldFacing.rows)
      expect(run('shieldFacing', { shieldArm, attackFrom })).toEqual({ faces });
  });

  it('a buckler in melee is as good as a shield', () => {
    for (const armor of ARMORS) {
      const [shield, buckler] = ['shield', 'buckler'].map(word => run('armorClass', { armor, shield: word }));
      expect(buckler).toEqual(shield);
    }
  });

  it('parries follow the table of reductions for every pair of lengths', () => {
    const rows = tables.parryReductions;
    for (let attackLength = 1; attackLength <= 40; attackLength++) {
      for (let parryLength = 1; parryLength <= 40; parryLength++) {
        const longer = attackLength - parryLength;
        const row = rows.rows.find(([, longerFrom, longerTo, shorterFrom, shorterTo]) => {
          if (longer < 0) return -longer >= Number(shorterFrom) && -longer <= Number(shorterTo);
          return longer >= Number(longerFrom) && longer <= Number(longerTo);
        });
        const expected = row
          ? { parry: row[0], attackLength, parryLength, reason: 'ok' }
          : { parry: 'none', attackLength: 0, parryLength: 0, reason: 'length' };
        expect(run('parryClass', { attack: 'weapon', attackLength, parry: 'weapon', parryLength })).toEqual(expected);
      }
    }
    for (const [parry, , , , , numerator, denominator] of rows.rows) {
      for (let needed = 0; needed < 90; needed++) {
        const parried = Math.floor((needed * Number(numerator)) / Number(denominator));
        expect(run('parryNumber', { needed, parry })).toEqual({ effective: needed, parried });
      }
    }
  });

  it('a quarterstaff parries as the better of its two lengths', () => {
    const better = ['half', 'third', 'quarter', 'none'];
    for (let attackLength = 1; attackLength <= 40; attackLength++) {
      const as = (parryLength: number) =>
        run<{ parry: string }>('parryClass', { attack: 'weapon', attackLength, parry: 'weapon', parryLength });
      const [short, long] = [as(3), as(11)];
      const best = better.indexOf(long.parry) < better.indexOf(short.parry) ? long : short;
      expect(run('parryClass', { attack: 'weapon', attackLength, parry: 'quarterstaff' })).toEqual(best);
    }
  });
});

describe('odds', () => {
  /** How many of the 10,000 pairs of percentile rolls come to each outcome; a roll that needs no second one stands for 100. */
  function counted(id: string, input: Input, name: string): Record<string, number> {
    const counts: Record<string, number> = {};
    const note = (outcome: unknown, cases: number) => {
      counts[`${outcome}`] = (counts[`${outcome}`] ?? 0) + cases;
    };
    const rest = Array.from({ length: 10 }, () => 3);
    for (const roll of FACES) {
      const { wanted } = pack.call(id, { ...input, dice: [roll] });
      if (wanted?.sides !== 100) note(run(id, { ...input, dice: [roll, ...rest] })[name], 100);
      else for (const digits of FACES) note(run(id, { ...input, dice: [roll, digits, ...rest] })[name], 1);
    }
    return counts;
  }
  const procedure = (id: string) => pack.procedures.find(other => other.id === id)!;

  it('of a blow are the counts of all its rolls', () => {
    times(60, () => {
      const input = { ...chooser.input(procedure('meleeOdds')), base: chooser.within(-20, 120), damageDice: 2 };
      const { fumble = 0, critical = 0, hit = 0 } = counted('meleeAttack', input, 'outcome');
      const { disarmed = 0, 'break-check': breaks = 0 } = counted('meleeAttack', input, 'parryResult');
      const { needed } = run('meleeAttack', { ...input, dice: [50, 1, 1, 1] });
      expect(run('meleeOdds', input)).toEqual({
        needed,
        hitNumerator: hit + critical,
        criticalNumerator: critical,
        fumbleNumerator: fumble,
        breakNumerator: breaks,
        disarmNumerator: disarmed,
        denominator: 10_000,
      });
    });
  });

  it('of a shot are the counts of all its rolls', () => {
    let shots = 0;
    times(120, () => {
      const input = chooser.input(procedure('archeryOdds'));
      const { out } = pack.call('archeryOdds', input);
      if (isRuleError(out) || !out.canShoot) return;
      shots += 1;
      const counts = counted('archeryShot', input, 'outcome');
      const { fumble = 0, critical = 0, hit = 0, scatter = 0, 'stopped-by-armor': stopped = 0 } = counts;
      expect(out).toMatchObject({
        hitNumerator: hit + critical,
        criticalNumerator: critical,
        fumbleNumerator: fumble,
        stoppedNumerator: stopped,
        scatterNumerator: scatter,
        denominator: 10_000,
      });
    });
    expect(shots).toBeGreaterThan(10);
  });

  it('of a number are those of the critical check', () => {
    for (const mode of ['melee', 'archery']) {
      for (const needed of [-5, 0, 1, 19, 25, 59, 88, 89, 90, 94, 99]) {
        const counts = counted('critFumbleCheck', { needed, mode }, 'result');
        const hits = FACES.filter(roll => run('hitRoll', { needed, mode, dice: [roll] }).hit);
        expect(run('hitOdds', { needed, mode })).toEqual({
          hitNumerator: 100 * hits.length,
          criticalNumerator: counts.critical,
          fumbleNumerator: counts.fumble,
          denominator: 10_000,
        });
      }
    }
  });
});

describe('the order of a phase', () => {
  interface Entry {
    side: 'a' | 'b';
    count: number;
  }

  /** The rule of the order, written down once more from the text. */
  function expected(input: Record<string, number | string>): { lead: string; entries: Entry[]; groups: number[] } {
    const side = (name: 'a' | 'b') => {
      const letter = name.toUpperCase();
      const { counts } = run<{ counts: number[] }>('blowCounts', { blows: input[`blows${letter}`] });
      return counts.slice(Number(input[`lost${letter}`])).map(count => ({ side: name, count }));
    };
    let blows = { a: side('a'), b: side('b') };
    let { first: lead } = run<{ first: 'a' | 'b' | 'none' }>('firstStriker', {
      phase: input.phase,
      lengthA: input.lengthA,
      lengthB: input.lengthB,
      charger: input.charger,
      rule: input.rule,
    });
    if (lead !== 'none' && (input[`lost${lead.toUpperCase()}`] !== 0 || blows[lead].length === 0)) lead = 'none';
    let together = false;
    if (lead !== 'none' && input.rule === 'chart' && input.phase === 'joining' && lead === input.charger) {
      const other = lead === 'a' ? 'b' : 'a';
      const first = blows[lead][0]!.count;
      together = Number(input[`length${other.toUpperCase()}`]) - Number(input[`length${lead.toUpperCase()}`]) > 7;
      const kept = blows[other].filter(({ count }) => count <= first + (together ? 5 : 0));
      blows = { ...blows, [other]: kept };
    }
    const rank = (entry: Entry) => (entry.side === (lead === 'none' ? 'a' : lead) ? 0 : 1);
    const front = lead === 'none' ? [] : blows[lead].slice(0, 1);
    const rest = [...blows.a, ...blows.b].filter(entry => !front.includes(entry));
    rest.sort((x, y) => y.count - x.count || rank(x) - rank(y));
    const entries = [...front, ...rest];
    const groups: number[] = [];
    let isFree = false;
    entries.forEach((entry, i) => {
      const before = entries[i - 1];
      const joins = isFree && before?.side !== entry.side && Math.abs(before!.count - entry.count) <= 5;
      groups.push((groups.at(-1) ?? 0) + (joins ? 0 : 1));
      isFree = !joins && !(i === 0 && front.length > 0 && !together);
    });
    return { lead, entries, groups };
  }

  it('is what the text says, for any two fighters', () => {
    const leads: Record<string, number> = {};
    times(5000, () => {
      const input = {
        blowsA: chooser.within(1, 24),
        blowsB: chooser.within(1, 24),
        phase: ['joining', 'later'][chooser.pick(2)]!,
        lengthA: chooser.within(1, 12),
        lengthB: chooser.within(1, 12),
        charger: ['none', 'a', 'b'][chooser.pick(3)]!,
        lostA: [0, 0, 1, chooser.within(0, 24)][chooser.pick(4)]!,
        lostB: [0, 0, 1, chooser.within(0, 24)][chooser.pick(4)]!,
        rule: ['text', 'chart'][chooser.pick(2)]!,
      };
      const { lead, entries, groups } = expected(input);
      expect(run('phaseOrder', input), JSON.stringify(input)).toEqual({
        lead,
        sides: entries.map(({ side }) => side),
        counts: entries.map(({ count }) => count),
        groups,
      });
      leads[lead] = (leads[lead] ?? 0) + 1;
    });
    expect(Object.keys(leads).sort()).toEqual(['a', 'b', 'none']);
  });

  it('leaves as many blows as the budget says, the next one where the schedule has it', () => {
    times(2000, () => {
      const blows = chooser.within(0, 24);
      const struck = chooser.within(0, blows);
      const parried = chooser.within(0, blows - struck);
      const lost = chooser.within(0, 48);
      const counts = blows ? run<{ counts: number[] }>('blowCounts', { blows }).counts : [];
      const left = counts.slice(struck + parried).slice(lost);
      expect(run('blowBudget', { blows, struck, parried, lost })).toEqual({
        left: left.length,
        carry: Math.max(0, lost - (blows - struck - parried)),
        hasNext: left.length > 0,
        nextCount: left[0] ?? 0,
      });
    });
  });
});

describe('a whole blow', () => {
  it('is its parts put together', () => {
    times(500, () => {
      const input = chooser.input(pack.procedures.find(({ id }) => id === 'meleeAttack')!) as Record<string, never>;
      const { outcome, dice } = pack.resolve('meleeAttack', input, die => chooser.dice.draw(die.sides, die.lowest));
      const out = outcome.out as unknown as Record<string, number | string>;
      const parry = input.fromBehind || input.immobile ? 'none' : (input.parry ?? 'none');
      const { attackLevel, defenseLevel } = out;
      // The levels of a whole blow may be lower than what the other procedure takes.
      if (Number(attackLevel) < -50 || Number(defenseLevel) < -50) return;
      const number = {
        base: input.base,
        attackLevel,
        defenseLevel,
        modifier: input.modifier,
        brokenPercent: input.brokenPercent,
      };
      const { needed } = run('hitNumber', { ...number, parry });
      const [roll] = dice;
      const { hit } = run('hitRoll', { needed, dice });
      const { result } = run('critFumbleCheck', { needed, dice });
      const extreme = `${result}`;
      expect(out.needed).toBe(needed);
      expect(out.outcome).toBe(extreme === 'none' ? (hit ? 'hit' : 'miss') : extreme);
      const through = run<{ outcome: string }>('parryOutcome', { parried: needed, dice: [roll] }).outcome;
      const counts =
        out.outcome === 'miss' && PARRIES.indexOf(parry as string) > 0 && ['break-check', 'disarmed'].includes(through);
      expect(out.parryResult).toBe(counts ? through : 'none');
    });
  });
});
