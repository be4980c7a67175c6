// Dice of a call: which die is wanted, that only wanted dice are drawn, and what is done with impossible or spare faces.
// Made-up procedures ask for what the real ones may ask for: other lowest faces, and rolling until a six comes.
import { describe, expect, it } from 'vitest';
import { compiledPack, packOf, procedureOf } from '../build/made-up-for-tests.ts';
import { gives, integer } from '../describe/description.ts';
import { MOST_DICE_WITHOUT_LISTS } from '../memory-map.ts';
import { loadPack } from './load.ts';
import type { WantedDie } from './pack.ts';

const RULES = `
import { MixedOut, UntilSixIn, UntilSixOut } from '../../../generated';
import { die, dieFrom } from '../../../runtime/dice';
import { failed, field, output } from '../../../runtime/window';
export function mixed(): void {
  const six = die(6);
  const percent = dieFrom(0, 100);
  output(MixedOut.six, six);
  output(MixedOut.percent, percent);
  if (six === 6) output(MixedOut.more, die(20));
}
export function untilSix(): void {
  let rolled = field(UntilSixIn.before);
  do { rolled++; } while (die(6) !== 6 && !failed());
  output(UntilSixOut.rolled, rolled);
}
`;
const { pack } = await compiledPack(
  packOf(
    procedureOf('mixed', [], [gives('six'), gives('percent'), gives('more')]),
    procedureOf('untilSix', [integer('before', 0, 9, { fallback: 0 })], [gives('rolled')]),
  ),
  RULES,
);

/** A source that answers these faces and notes what it was asked for. */
function noting(...faces: number[]) {
  const asked: WantedDie[] = [];
  return {
    asked,
    source: (die: WantedDie) => {
      asked.push(die);
      const face = faces.shift();
      if (face === undefined) throw new Error('one die too many was asked for');
      return face;
    },
  };
}

describe('a call without enough dice', () => {
  it.each([
    [undefined, 6, 1],
    [[], 6, 1],
    ['3', 6, 1],
    [[3], 100, 0],
    [[6, 99], 20, 1],
  ])('given %j names the die that is wanted: %i faces from %i', (dice, sides, lowest) => {
    const input = dice === undefined ? {} : { dice };
    expect(pack.call('mixed', input)).toEqual({ out: { error: 'dice' }, wanted: { sides, lowest } });
  });

  it('is done with them once they are enough', () => {
    expect(pack.call('mixed', { dice: [3, 0] }).out).toEqual({ six: 3, percent: 0 });
    expect(pack.call('mixed', { dice: [6, 99, 20] }).out).toEqual({ six: 6, percent: 99, more: 20 });
  });
});

describe('a face', () => {
  it.each([
    [[0, 0]],
    [[7, 0]],
    [[3, 100]],
    [[3, -1]],
    [[6, 0, 21]],
    [[257, 0]],
    [[255, 0]],
    [[1e9, 0]],
    [[2.5, 0]],
    [['3', 0]],
    [[true, 0]],
    [[null, 0]],
    [[3, 256]],
  ])('that the die does not have ends the call, and no other die is asked for: %j', dice => {
    expect(pack.call('mixed', { dice })).toMatchObject({ out: { error: 'dice' }, wanted: { sides: 0 } });
    const { asked, source } = noting();
    expect(pack.resolve('mixed', { dice }, source).outcome.out).toEqual({ error: 'dice' });
    expect(asked).toEqual([]);
  });

  it('that is not read is not looked at', () => {
    expect(pack.call('mixed', { dice: [3, 0, 99, 'x', null, -1] }).out).toEqual({ six: 3, percent: 0 });
    expect(pack.call('mixed', { dice: [3, 0, ...Array(500).fill('x')] }).out).toEqual({ six: 3, percent: 0 });
  });
});

describe('resolving', () => {
  it('draws each wanted die once, in order, and answers all dice', () => {
    const { asked, source } = noting(6, 42, 20);
    const { outcome, dice } = pack.resolve('mixed', {}, source);
    expect(outcome.out).toEqual({ six: 6, percent: 42, more: 20 });
    expect(dice).toEqual([6, 42, 20]);
    expect(asked).toEqual([
      { sides: 6, lowest: 1 },
      { sides: 100, lowest: 0 },
      { sides: 20, lowest: 1 },
    ]);
  });

  it('uses given dice first, and leaves the given list as it was', () => {
    const given = [6, 7];
    const { asked, source } = noting(1);
    expect(pack.resolve('mixed', { dice: given }, source).dice).toEqual([6, 7, 1]);
    expect(asked).toEqual([{ sides: 20, lowest: 1 }]);
    expect(given).toEqual([6, 7]);
  });

  it('draws nothing for a bad field, nor where no die is wanted', () => {
    const { asked, source } = noting();
    expect(pack.resolve('untilSix', { before: 10 }, source)).toEqual({
      outcome: { out: { error: 'range', field: 'before' } },
      dice: [],
    });
    expect(loadPack('blows').resolve('swiColumn', { swi: 3 }, source).outcome.out).toEqual({ column: 3 });
    expect(asked).toEqual([]);
  });

  it('goes on as long as the rule does', () => {
    const { asked, source } = noting(...Array(MOST_DICE_WITHOUT_LISTS - 1).fill(1), 6);
    expect(pack.resolve('untilSix', { before: 9 }, source).outcome.out).toEqual({
      rolled: 9 + MOST_DICE_WITHOUT_LISTS,
    });
    expect(asked).toHaveLength(MOST_DICE_WITHOUT_LISTS);
  });

  it('ends with words, not in an endless loop, when a rule wants more dice than the window holds', () => {
    const words = `made-up.untilSix wants more than ${MOST_DICE_WITHOUT_LISTS} dice`;
    expect(() => pack.resolve('untilSix', {}, () => 1)).toThrow(words);
  });
});

describe('an attack of d6rounds', () => {
  const rounds = loadPack('d6rounds');
  const input = { strike: 5, dodge: 5, damage: 3, endurance: 2, poolMax: 20, pool: 20 };
  const d6 = { sides: 6, lowest: 1 };

  it('draws two dice for a miss and four for a hit', () => {
    const miss = noting(3, 3);
    expect(rounds.resolve('attack', input, miss.source).outcome.out).toMatchObject({ hit: false, loss: 0, pool: 20 });
    expect(miss.asked).toEqual([d6, d6]);
    const hit = noting(4, 3, 6, 1);
    expect(rounds.resolve('attack', input, hit.source).outcome.out).toMatchObject({ hit: true, loss: 16, pool: 4 });
    expect(hit.asked).toEqual([d6, d6, d6, d6]);
  });
});

describe('a procedure that the pack does not have', () => {
  it('is told by name', () => {
    expect(pack.numberOf('nothing')).toBe(-1);
    expect(() => pack.call('nothing', {})).toThrow('pack made-up has no procedure nothing');
    expect(() => pack.call('constructor', {})).toThrow('pack made-up has no procedure constructor');
  });
});
