// Rules of the campaign pack held against the printed tables, against counting all dice, and against each other.
// Every printed page is read back cell by cell, whether it is stored or worked out.
import { describe, expect, it } from 'vitest';
import { loadDice, loadPack } from '../../bindings/load.ts';
import { isRuleError } from '../../bindings/pack.ts';
import { type Cell, cells, figures, type PrintedTable, words } from '../../describe/printed.ts';
import { FINDS, PAGES, REGIONS } from './procedures/pages.ts';
import { SPELL_LISTS, SPELLS_OF_LANGUAGE } from './procedures/spells.ts';
import { tables } from './procedures/terms.ts';
import { COINS, PERFORMERS } from './procedures/towns.ts';
import { HUNTING_SURROUNDINGS } from './procedures/wild.ts';

type Input = Readonly<Record<string, unknown>>;

const pack = loadPack('phasescreen-campaign');

/** Outputs of a call that must succeed. */
function run<Out = Record<string, number>>(id: string, input: Input): Out {
  const { out } = pack.call(id, input);
  if (isRuleError(out)) throw new Error(`${id} ${JSON.stringify(input)}: ${JSON.stringify(out)}`);
  return out as Out;
}

const rowsOf = (table: PrintedTable) =>
  table.rows.map(row => Object.fromEntries(table.columns.map((name, i) => [name, row[i] ?? null])));
const dice = loadDice();
dice.seed(1_234_567);
const random = (low: number, high: number) => low + (dice.word() % (high - low + 1));
const oneOf = <Item>(items: readonly Item[]) => items[random(0, items.length - 1)]!;
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe('the pages', () => {
  const SIGNS: Readonly<Record<string, number>> = { S: 100, A: 100, F: 0, N: 0 };
  const OPEN_LOW = ['dodge.valueLow'];
  const OPEN_HIGH = ['climbing.factorHigh', 'startingMel.high', 'dodge.valueHigh'];
  const shown = (at: string, cell: Cell): Cell => {
    if (cell === null) return OPEN_LOW.includes(at) ? -9999 : OPEN_HIGH.includes(at) ? 9999 : -1;
    return SIGNS[cell as string] ?? cell;
  };

  it.each(PAGES)('of $id are the printed table, ten rows each', ({ id }) => {
    const key = camel(id) as keyof typeof tables;
    const table = tables[key];
    const kept = table.columns.filter(name => name !== 'name' && name !== 'printedName');
    const printed = rowsOf(table).map(row => kept.map(name => shown(`${key}.${name}`, row[name]!)));
    for (let page = 0; page * 10 < printed.length; page++) {
      const rows = printed.slice(10 * page, 10 * page + 10);
      expect(run('tablePage', { table: id, page })).toEqual({
        firstRow: 10 * page,
        rowCount: rows.length,
        numbers: rows.flat().filter(cell => typeof cell === 'number'),
        words: rows.flat().filter(cell => typeof cell === 'string'),
      });
    }
    const beyond = Math.ceil(printed.length / 10);
    if (beyond <= 4)
      expect(pack.call('tablePage', { table: id, page: beyond }).out).toEqual({ error: 'range', field: 'page' });
  });
});

describe('encounters', () => {
  it('are those of the printed tables for every roll', () => {
    for (const table of ['a', 'b', 'c', 'd']) {
      const rows = rowsOf(tables[`encounter${table.toUpperCase()}` as 'encounterA']);
      for (const region of REGIONS) {
        for (let roll = 1; roll <= 100; roll++) {
          const row = rows.find(({ high }) => roll <= +high!)!;
          expect(run<{ who: string }>('encounterMotivation', { table, region, dice: [roll] }).who).toBe(row[region]);
        }
      }
    }
  });

  it('as a whole are a number met and who they are', () => {
    for (let i = 0; i < 500; i++) {
      const region = oneOf(REGIONS);
      const fallen = [random(1, 10), random(1, 6), random(1, 6), random(1, 100), 50];
      const number = pack.resolve('encounterNumber', { dice: fallen.slice(0, 1) }, die => random(1, die.sides));
      const met = number.outcome.out as { count: number; table: string };
      const roll = random(1, 100);
      const { who } = run<{ who: string }>('encounterMotivation', { table: met.table, region, dice: [roll] });
      expect(run('humanEncounter', { region, dice: [...number.dice, roll] })).toEqual({ ...met, who });
    }
  });
});

describe('the wild', () => {
  it('has the printed chance and yield where a terrain has its own', () => {
    for (const terrain of HUNTING_SURROUNDINGS) {
      const row = rowsOf(tables.hunting).find(other => other.terrain === terrain)!;
      const own = { chancePercent: row.basePercent, yield: row.baseYield, yieldDice: 0, food: true };
      expect(run('huntingTerrain', { terrain })).toEqual(own);
      expect(run('huntingTerrain', { terrain: 'city-margins', surrounding: terrain })).toEqual(own);
      const aerial = { full: 20, half: 10, referee: 0 }[row.aerial as string]!;
      const flying = { terrain, flying: true, altitudeFeet: 120 };
      expect(run('huntingTerrain', flying).chancePercent).toBe(+row.basePercent! + aerial);
      const allowed = run('huntingTerrain', { ...flying, refereeAllowsAerial: true }).chancePercent;
      expect(allowed).toBe(+row.basePercent! + (aerial || 20));
    }
  });

  it('lets a hunt go by the terrain and the hunter', () => {
    for (let i = 0; i < 500; i++) {
      const where = {
        terrain: oneOf(words(tables.hunting, 'terrain')),
        surrounding: oneOf(HUNTING_SURROUNDINGS),
        lowerRegion: oneOf(['other', 'elder', 'kototh-elemental']),
        edible: random(0, 1) === 1,
        flying: random(0, 1) === 1,
        altitudeFeet: random(0, 150),
      };
      const survivalEl = random(0, 12);
      const land = run<{ chancePercent: number; yield: number; yieldDice: number; food: boolean }>(
        'huntingTerrain',
        where,
      );
      const fallen = [random(1, 100), random(1, 6), random(1, 6)];
      const chance = land.food ? land.chancePercent + 3 * survivalEl : 0;
      const success = land.food && fallen[0]! <= chance;
      const found = land.yieldDice ? fallen[1]! + fallen[2]! : land.yield;
      expect(run('hunt', { ...where, survivalEl, dice: fallen })).toEqual({
        chancePercent: chance,
        success,
        foodPoints: success ? found : 0,
        aerialEncounter: where.flying,
      });
    }
  });

  it('feeds each pound of the printed bands, and 30 more for each food point beyond', () => {
    const rows = rowsOf(tables.foodRequirement);
    for (let weightLb = 1; weightLb <= 250; weightLb++) {
      const halves = rows.find(({ highLb }) => weightLb <= +highLb!)!.halfPoints;
      expect(run('foodRequirement', { weightLb, race: 'human' }).quarterPoints).toBe(2 * +halves!);
    }
    for (let weightLb = 251; weightLb <= 400; weightLb++)
      expect(run('foodRequirement', { weightLb, race: 'human' }).quarterPoints).toBe(
        16 + 4 * Math.ceil((weightLb - 250) / 30),
      );
  });

  it('finds what is printed for every roll', () => {
    const rows = rowsOf(tables.searchFind);
    for (let roll = 1; roll <= 100; roll++) {
      const row = rows.findIndex(({ high }) => roll <= +high!);
      expect(run<{ find: string }>('searchFind', { dice: [roll, 7] }).find).toBe(FINDS[row]);
    }
  });

  it('adds the chance of the land around to roads, ruins and the lower world', () => {
    const percents = new Map(rowsOf(tables.ambush).map(row => [row.terrain as string, row.percent as number]));
    for (const terrain of ['roadway', 'ruins', 'lower-world']) {
      const { basicChance } = run('ambushChance', { terrain, surrounding: 'swamp', survivalEl: 4, entities: 1 });
      expect(basicChance).toBe(percents.get(terrain)! + percents.get('swamp')! + 4);
    }
  });

  it('wakes a sleeper whom an injury does not spare the roll with the chance of the phase', () => {
    for (const { stimulus, multiplier } of rowsOf(tables.waking)) {
      for (const phase of [1, 3]) {
        const sleeper = { w: 11, em: 8, stimulus, phase };
        const { chancePercent } = run('wakeChance', sleeper);
        expect(chancePercent).toBe(multiplier ? 10 * +multiplier * phase : 100);
        expect(run('wake', { ...sleeper, dice: [chancePercent] })).toMatchObject({
          wakes: true,
          actsFromPhase: phase + 2,
        });
      }
    }
  });
});

describe('climbing and swimming', () => {
  it('have the printed figures', () => {
    for (const row of rowsOf(tables.swimming)) {
      const { el, ...profile } = row;
      expect(run('swimProfile', { trained: true, el, stb: 0 })).toEqual(profile);
    }
    for (const row of rowsOf(tables.climbing)) {
      for (let difficulty = 0; difficulty <= 5; difficulty++) {
        const cell = row[`difficulty${difficulty}`];
        for (const factor of [row.factorLow, row.factorHigh ?? 300])
          expect(run('climbChance', { factor, difficulty }).chancePercent).toBe(
            cell === 'S' ? 100 : cell === 'F' ? 0 : cell,
          );
      }
    }
  });

  it('end a climb as the chance, the second roll and the fall say', () => {
    for (let i = 0; i < 500; i++) {
      const wall = {
        factor: random(-2, 20),
        difficulty: random(0, 5),
        el: random(0, 8),
        surface: oneOf(['soft', 'hard']),
      };
      const input = { ...wall, heightFeet: random(0, 60), partialMargin: random(0, 20) };
      const fallen = [random(1, 100), random(1, 100), random(1, 10), random(1, 6)];
      const { out } = pack.resolve('climb', input, die => fallen.find(face => face <= die.sides)!).outcome;
      const climbed = out as { outcome: string; feet: number; damage: number; chancePercent: number };
      expect(climbed).toMatchObject({ chancePercent: run('climbChance', wall).chancePercent });
      if (climbed.outcome === 'climbed') expect(climbed).toMatchObject({ feet: 0, damage: 0 });
      if (climbed.outcome === 'fell') expect(climbed.feet).toBe(input.heightFeet);
      if (climbed.feet > 0) {
        const worst = run('fallDamage', { ...wall, feet: climbed.feet, dice: [6] }).damage;
        const least = run('fallDamage', { ...wall, feet: climbed.feet, dice: [1] }).damage;
        expect(climbed.damage).toBeLessThanOrEqual(worst!);
        expect(climbed.damage).toBeGreaterThanOrEqual(least!);
      }
    }
  });
});

describe('entertainment', () => {
  it('has odds that are the counts of all pairs of dice, and pays what the table says', () => {
    const columns = tables.entertainment.columns.slice(1);
    for (const coin of COINS) {
      for (const el of [0, 3, 9]) {
        const counts: Record<string, number> = Object.fromEntries(columns.map(name => [name, 0]));
        for (let first = 1; first <= 10; first++) {
          for (let second = 1; second <= 10; second++) {
            const fallen = [first, second, 1, 1, 1, 1, 1, 1];
            const { modifiedRoll, coins } = run('performance', { skill: 'actor', el, coin, dice: fallen });
            const column =
              modifiedRoll! <= 4 ? 0 : modifiedRoll! <= 7 ? 1 : modifiedRoll! <= 11 ? 2 : modifiedRoll! <= 16 ? 3 : 4;
            counts[columns[column]!]! += 1;
            const cell = rowsOf(tables.entertainment)[PERFORMERS.indexOf('actor')]![columns[column]!] as number[];
            expect(coins).toBe(cell[0]! + cell[2]!);
          }
        }
        expect(run('performanceOdds', { el, coin })).toEqual(counts);
      }
    }
  });

  it('is punished as the table says', () => {
    for (const row of rowsOf(tables.punishment)) {
      for (const coin of COINS) {
        const [effect, count, sides] = row[coin] as unknown as [string, number, number];
        expect(run('punishment', { coin, dice: [row.high, sides] })).toEqual({ effect, amount: count * sides });
      }
    }
  });
});

describe('spells', () => {
  it('of a list are the printed ones for every roll', () => {
    const keys = cells(tables.spellLists, 'table') as (keyof typeof tables)[];
    SPELL_LISTS.forEach((list, i) => {
      const rows = rowsOf(tables[keys[i]!]);
      for (let roll = 1; roll <= +figures(tables.spellLists, 'sides')[i]!; roll++) {
        const { spell, baseManaCost } = rows.find(({ high }) => roll <= +high!)!;
        expect(run('spellFromList', { list, dice: [roll] })).toEqual({ spell, baseManaCost });
      }
    });
  });

  it('work in the languages that name them, and in no other', () => {
    words(tables.spellLanguages, 'language').forEach((language, i) => {
      expect(run('languageSpells', { language }).spells).toEqual(SPELLS_OF_LANGUAGE[i]);
      for (const spell of SPELLS_OF_LANGUAGE[i]!)
        expect(run<{ languages: string[] }>('spellLanguages', { spell }).languages).toContain(language);
    });
    const { languages } = run<{ languages: string[] }>('spellLanguages', { spell: 'dispel-banish' });
    expect(languages).toEqual([]);
  });

  it('are spoken of by those whom the table names', () => {
    for (const { language, alignment, speakers, listeners } of rowsOf(tables.supernaturalLanguages))
      expect(run('languageInfo', { language })).toEqual({ alignment, speakers, listeners });
  });

  it('cost what the tables of learning and raising say, and the mana comes back as printed', () => {
    for (const { baseManaCost, alone, instructed } of rowsOf(tables.learningSpells)) {
      expect(run('learnSpellCost', { baseManaCost, instructed: false }).points).toBe(alone);
      expect(run('learnSpellCost', { baseManaCost, instructed: true }).points).toBe(instructed);
    }
    for (const row of rowsOf(tables.increasingEls)) {
      for (let el = 1; el <= 11; el++)
        expect(run('increaseElCost', { baseManaCost: row.baseManaCost, el }).points).toBe(row[`el${el}`]);
    }
    for (const row of rowsOf(tables.manaRegeneration)) {
      for (const [i, column] of tables.manaRegeneration.columns.slice(2).entries()) {
        for (const mel of [5 * i, 5 * i + 4])
          for (const will of [row.willLow, row.willHigh])
            expect(run('manaRegeneration', { will, mel }).points).toBe(row[column]);
      }
    }
    for (const { low, high, manaLevel } of rowsOf(tables.manaLevel)) {
      for (const total of [+low!, +high!].filter(sum => sum >= 3))
        expect(run('manaLevel', { i: total - 2, w: 1, em: 1 })).toEqual({ total, manaLevel });
    }
    for (const { low, high, maxEl } of rowsOf(tables.maxEl)) {
      for (const characteristic of [low, high])
        expect(run('maxEl', { path: 'sidh', characteristic, mel: 0 }).maxEl).toBe(maxEl);
    }
  });
});

describe('experience', () => {
  it.each([
    ['magicLevel', tables.magicLevels, 16_000, 'mel'],
    ['combatLevel', tables.combatLevels, 20_000, 'level'],
  ] as const)(
    '%s is the last one whose total is reached, beyond the table by equal steps',
    (id, table, step, level) => {
      const printed = figures(table, 'points');
      const totals = [...printed, printed.at(-1)! + step, printed.at(-1)! + 2 * step];
      for (const [at, total] of totals.slice(0, -1).entries()) {
        const next = { [level]: at, levelAt: total, nextAt: totals[at + 1] };
        expect(run(id, { points: total })).toEqual(next);
        expect(run(id, { points: totals[at + 1]! - 1 })).toEqual(next);
      }
    },
  );

  it('has the printed bonus for every rating', () => {
    for (const { low, high, bonus } of rowsOf(tables.bonus)) {
      for (let rating = +low!; rating <= +high!; rating++)
        expect(run('characteristicBonus', { rating }).bonus).toBe(bonus);
    }
  });
});

it('a problem is solved by characteristics and skill together, or by a skill alone', () => {
  for (let i = 0; i < 500; i++) {
    const difficulty = oneOf(words(tables.characteristicUse, 'difficulty'));
    const characteristics = Array.from({ length: random(0, 2) }, () => random(1, 90));
    const skill = { difficulty, skillEl: random(0, 49), scale: oneOf(['or80', 'other']) };
    const alone = run('skillChance', skill);
    const given = characteristics.length
      ? run('characteristicChance', {
          difficulty,
          characteristics: [...characteristics, Math.max(1, alone.chancePercent!)],
        })
      : alone;
    if (alone.chancePercent === 0 && characteristics.length) continue;
    const { chancePercent, automatic } = run('problemSolve', { ...skill, characteristics, useSkill: true, dice: [50] });
    expect({ chancePercent, automatic }).toEqual(given);
  }
});
