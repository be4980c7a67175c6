// The dice pack: published check values of the generator, fairness of the scaler, and which dice of a roll count.
// Case ids (C016 ...) name complaints about other dice rollers that must not come true here.
import { describe, expect, it } from 'vitest';
import { Dice } from '../bindings/dice.ts';
import { loadDice, packBytes, wasmEngine } from '../bindings/load.ts';
import * as map from './dice-map.ts';
import { chiSquareLimit, keptDice, ReferenceDice, secondStateWordFor, type Which } from './reference-for-tests.ts';

const WHICH: readonly Which[] = ['all', 'highest', 'lowest'];

function freshPack() {
  const engine = wasmEngine(packBytes('dice'), map.DICE_WINDOW_BYTES);
  const view = new DataView(engine.window.buffer);
  return {
    run: engine.run,
    dice: new Dice(engine),
    state: () => [0, 4, 8, 12].map(at => view.getUint32(map.STATE + at, true)),
    load: (program: readonly number[]) => engine.window.set(program, map.PROGRAM),
    setFaces: (faces: readonly number[]) => {
      for (const [i, face] of faces.entries()) view.setInt16(map.FACES + 2 * i, face, true);
    },
    /** The first that numbers() drew. */
    number: () => view.getUint16(map.FACES, true),
    setState: (words: readonly number[]) => {
      for (const [i, word] of words.entries()) view.setUint32(map.STATE + 4 * i, word, true);
    },
  };
}

describe('the generator', () => {
  it('gives the published words of xoshiro128** for the state 1, 2, 3, 4', () => {
    const { dice, setState } = freshPack();
    setState([1, 2, 3, 4]);
    const words = Array.from({ length: 6 }, () => dice.word());
    expect(words).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492]);
  });

  it('gets its state from a seed by SplitMix32', () => {
    const { dice, state } = freshPack();
    dice.seed(12345);
    expect(state()).toEqual([1200724404, 818072533, 996137225, 2397394836]);
    expect([dice.word(), dice.word(), dice.word()]).toEqual([518667457, 440444462, 4232892992]);
  });

  it('refuses to roll, draw or give words before it has a state, and with an all-zero one', () => {
    const { run, dice, setState } = freshPack();
    const calls = [
      [map.DRAW, 6, 0],
      [map.ROLL, 8, 0],
      [map.WORD, 0, 0],
      [map.NUMBERS, 6, 1],
    ] as const;
    expect(() => dice.roll(6, { count: 1, kept: 1, which: 'all' })).toThrow(/needs a seed/);
    for (const [procedure, a, b] of calls) expect(run(procedure, a, b)).toBe(map.REFUSED);
    expect(() => dice.draw(6)).toThrow(/needs a seed/);
    dice.seed(1);
    setState([0, 0, 0, 0]);
    for (const [procedure, a, b] of calls) expect(run(procedure, a, b)).toBe(map.REFUSED);
  });

  it('takes any seed, 0 too: four different first words, no word twice in a row (C055)', () => {
    const seeds = [0, 1, 0xffffffff, 0x80000000];
    const firsts = seeds.map(seed => {
      const { dice, state } = freshPack();
      dice.seed(seed);
      expect(state().some(word => word !== 0)).toBe(true);
      const words = Array.from({ length: 1000 }, () => dice.word());
      expect(words.filter((word, i) => word === words[i + 1])).toEqual([]);
      return words[0];
    });
    expect(new Set(firsts).size).toBe(seeds.length);
  });

  it.each([0, 12345, 0xdeadbeef])(
    'lets each bit of the seed %i change the first word, in about half its bits (C057)',
    seed => {
      const first = (value: number) => {
        const { dice } = freshPack();
        dice.seed(value);
        return dice.word();
      };
      const flips = Array.from({ length: 32 }, (_, bit) => {
        const difference = (first(seed) ^ first(seed ^ (1 << bit))) >>> 0;
        return difference.toString(2).replaceAll('0', '').length;
      });
      expect(Math.min(...flips)).toBeGreaterThan(0);
      const average = flips.reduce((sum, bits) => sum + bits, 0) / flips.length;
      expect(average).toBeGreaterThan(13);
      expect(average).toBeLessThan(19);
    },
  );

  it('follows other words after each stir, whichever of the two entropy words changed', () => {
    const stirred = (...pairs: [number, number][]) => {
      const { dice } = freshPack();
      dice.seed(7);
      for (const [word, more] of pairs) dice.stir(word, more);
      return dice.word();
    };
    const words = [stirred(), stirred([0, 0]), stirred([1, 0]), stirred([0, 1]), stirred([0, 0], [0, 0])];
    expect(new Set(words).size).toBe(words.length);
    expect(stirred([3, 4])).toBe(stirred([3, 4]));
  });

  it('has a state after a stir alone, whatever is stirred in', () => {
    // The inverses of the two multipliers lead back to the words that would leave the first two state words zero.
    const cancelling = (inverse: number) => Math.imul(-0x9e3779b9, inverse);
    const pairs = [
      [0, 0],
      [cancelling(0xa5cb9243), cancelling(0x7ed1b41d)],
    ] as const;
    for (const [word, more] of pairs) {
      const { dice, state } = freshPack();
      dice.stir(word, more);
      expect(state().some(part => part !== 0)).toBe(true);
      expect(dice.draw(6)).toBeGreaterThan(0);
    }
  });
});

describe('the scaler', () => {
  it('gives every face of every die the same share of words, and draws again on all others', () => {
    const pack = freshPack();
    for (let sides = 1; sides <= map.MOST_SIDES; sides++) {
      const digits = Math.max((sides - 1).toString(2).length, 1);
      const lowBits = 2 ** (32 - digits) - 1;
      for (let top = 0; top < 2 ** digits; top++) {
        for (const low of [0, lowBits]) {
          const word = top * (lowBits + 1) + low;
          pack.setState([sides, secondStateWordFor(word), 3, 4]);
          const face = pack.run(map.DRAW, sides, 0);
          if (top < sides && face !== top + 1) expect.fail(`d${sides}, word ${word}: face ${face}`);
          if (top < sides) continue;
          // Drawn again: the state has moved on by more than one word.
          const moved = pack.state();
          pack.setState([sides, secondStateWordFor(word), 3, 4]);
          pack.run(map.WORD, 0, 0);
          if (pack.state().join() === moved.join()) expect.fail(`d${sides}: word ${word} was used, face ${face}`);
        }
      }
    }
  });

  it.each([...Array.from({ length: 19 }, (_, i) => i + 2), 100])('rolls a fair d%i over a million draws', sides => {
    const { run, dice } = freshPack();
    const draws = 1_000_000;
    const counts = new Array<number>(sides + 1).fill(0);
    dice.seed(sides);
    for (let i = 0; i < draws; i++) counts[run(map.DRAW, sides, 0)]! += 1;
    expect(counts[0]).toBe(0);
    expect(counts).toHaveLength(sides + 1);
    const expected = draws / sides;
    const chiSquare = counts.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(chiSquareLimit(sides - 1));
    expect(chiSquare).toBeGreaterThan(0);
  });

  it('counts from the lowest face where that is not one', () => {
    const one = loadDice();
    const zero = loadDice();
    one.seed(5);
    zero.seed(5);
    for (let i = 0; i < 1000; i++) expect(zero.draw(100, 0)).toBe(one.draw(100) - 1);
  });
});

/** A pack that is about to draw this number out of so many. */
function aboutToDraw(pack: ReturnType<typeof freshPack>, number: number, cases: number): void {
  const digits = Math.max((cases - 1).toString(2).length, 1);
  pack.setState([1, secondStateWordFor(number * 2 ** (32 - digits)), 3, 4]);
}

describe('dice that fall together', () => {
  it.each([
    [4, 6],
    [6, 6],
    [2, 20],
    [3, 20],
    [2, 100],
    [8, 4],
    [16, 2],
    [1, 1000],
  ])('%i of %i sides show each of their cases for one number, and no other', (count, sides) => {
    const pack = freshPack();
    const cases = sides ** count;
    const program = [map.POOL, count, sides & 255, sides >> 8, 1, 0];
    pack.load(program);
    const seen = new Set<number>();
    for (let number = 0; number < cases; number++) {
      aboutToDraw(pack, number, cases);
      expect(pack.run(map.ROLL, program.length, 0)).toBe(map.ROLLED);
      let shown = 0;
      for (let i = count - 1; i >= 0; i--) {
        const face = pack.dice.face(i);
        if (face < 1 || face > sides) expect.fail(`number ${number}: face ${face}`);
        shown = shown * sides + face - 1;
      }
      if (shown !== number) expect.fail(`number ${number} shows case ${shown}`);
      seen.add(shown);
    }
    expect(seen.size).toBe(cases);
  });

  it('are parted where one number can not decide them all', () => {
    const { dice } = freshPack();
    const reference = new ReferenceDice();
    dice.seed(5);
    reference.seed(5);
    const { dice: rolled } = dice.roll(100, { count: 5, kept: 5, which: 'all' });
    const [first, second, third] = [10_000, 10_000, 100].map(cases => reference.number(cases)) as [
      number,
      number,
      number,
    ];
    const digits = (number: number) => [(number % 100) + 1, Math.floor(number / 100) + 1];
    expect(rolled.map(die => die.face)).toEqual([...digits(first), ...digits(second), third + 1]);
  });

  it('leave given ones as they are', () => {
    const one = freshPack();
    const reference = new ReferenceDice();
    one.dice.seed(8);
    reference.seed(8);
    one.load([map.POOL, 4, 6, 0, 1, 0]);
    one.setFaces([3, 5]);
    expect(one.run(map.ROLL, 6, 2)).toBe(map.ROLLED);
    expect([0, 1, 2, 3].map(i => one.dice.face(i))).toEqual([3, 5, ...reference.faces(2, 6)]);
  });
});

describe('numbers', () => {
  it.each([1, 2, 6, 36, 1000, 1296, 8000, 46_656, 65_536])(
    'below %i have the same share of words each, and all other words are thrown away',
    cases => {
      const pack = freshPack();
      const numbers = pack.dice.numbers(cases);
      const digits = Math.max((cases - 1).toString(2).length, 1);
      for (let top = 0; top < 2 ** digits; top++) {
        pack.dice.seed(0);
        pack.setState([1, secondStateWordFor(top * 2 ** (32 - digits)), 3, 4]);
        pack.run(map.NUMBERS, cases, 1);
        const number = pack.number();
        if (top < cases ? number !== top : number >= cases) expect.fail(`word ${top}: number ${number}`);
      }
      pack.dice.seed(1);
      const drawn = Array.from({ length: 1000 }, () => numbers.next());
      expect(Math.max(...drawn)).toBeLessThan(cases);
    },
  );

  it('are those of single draws, whatever is drawn, rolled, stirred or seeded in between', () => {
    const { dice } = freshPack();
    const { dice: single } = freshPack();
    const chooser = new ReferenceDice();
    chooser.seed(31);
    dice.seed(4);
    single.seed(4);
    const [one, other] = [dice.numbers(1000), dice.numbers(20)];
    const selection = { count: 3, kept: 2, which: 'highest' } as const;
    const does: (() => boolean)[] = [
      () => one.next() === single.draw(1000) - 1,
      () => one.next() === single.draw(1000) - 1,
      () => one.next() === single.draw(1000) - 1,
      () => other.next() === single.draw(20) - 1,
      () => dice.draw(6) === single.draw(6),
      () => dice.word() === single.word(),
      () => JSON.stringify(dice.roll(8, selection)) === JSON.stringify(single.roll(8, selection)),
      () => dice.roll(8, selection, [1, 2, 3]).total === 5,
    ];
    for (let call = 0; call < 20_000; call++) {
      const choice = chooser.face(100);
      if (choice > 98) {
        for (const each of [dice, single]) each.seed(call);
      } else if (choice > 96) {
        for (const each of [dice, single]) each.stir(call, choice);
      } else if (!does[choice % does.length]!()) expect.fail(`call ${call} of kind ${choice % does.length} differs`);
    }
  });

  it('come as fast as they are asked for: one after the other over many calls of the pack', () => {
    const { dice } = freshPack();
    const reference = new ReferenceDice();
    dice.seed(6);
    reference.seed(6);
    const numbers = dice.numbers(1296);
    for (let i = 0; i < 3 * map.MOST_NUMBERS; i++) if (numbers.next() !== reference.number(1296)) expect.fail(`${i}`);
  });

  it('need a seed, and 1 to 65536 cases', () => {
    const { dice } = freshPack();
    expect(() => dice.numbers(6).next()).toThrow(/needs a seed/);
    dice.seed(1);
    for (const cases of [0, -1, map.MOST_CASES + 1])
      expect(() => dice.numbers(cases).next()).toThrow(/1 to 65536 cases/);
  });
});

describe('which dice count', () => {
  const roll = (faces: number[], kept: number, which: Which) => {
    const { total, dice } = freshPack().dice.roll(20, { count: faces.length, kept, which }, faces);
    expect(dice.map(die => die.face)).toEqual(faces);
    return { total, kept: dice.map(die => die.kept) };
  };

  it('adds up kept dice only (C016)', () => {
    expect(roll([18, 9], 1, 'highest')).toEqual({ total: 18, kept: [true, false] });
    expect(roll([12, 17], 1, 'highest')).toEqual({ total: 17, kept: [false, true] });
    expect(roll([18, 9], 1, 'lowest')).toEqual({ total: 9, kept: [false, true] });
    expect(roll([18, 9], 2, 'all')).toEqual({ total: 27, kept: [true, true] });
  });

  it('keeps the earlier of equal dice and drops each die once', () => {
    expect(roll([3, 5, 5, 1], 1, 'highest')).toEqual({ total: 5, kept: [false, true, false, false] });
    expect(roll([5, 1, 1], 1, 'lowest')).toEqual({ total: 1, kept: [false, true, false] });
    expect(roll([4, 4, 4, 4], 3, 'highest')).toEqual({ total: 12, kept: [true, true, true, false] });
    expect(roll([1, 1, 1, 6], 3, 'highest')).toEqual({ total: 8, kept: [true, true, false, true] });
  });

  it('is right for every roll of up to five dice of three faces', () => {
    const { dice } = freshPack();
    for (let count = 1; count <= 5; count++) {
      for (let code = 0; code < 3 ** count; code++) {
        const faces = Array.from({ length: count }, (_, i) => 1 + (Math.floor(code / 3 ** i) % 3));
        for (const which of WHICH) {
          for (let kept = which === 'all' ? count : 1; kept <= count; kept++) {
            const expected = keptDice(faces, kept, which);
            const result = dice.roll(3, { count, kept, which }, faces);
            expect(result.dice.map(die => die.kept)).toEqual(expected);
            expect(result.total).toBe(faces.reduce((sum, face, i) => sum + (expected[i] ? face : 0), 0));
          }
        }
      }
    }
  });

  it('agrees with a plain reference of generator, scaler and selection over 100,000 random calls', () => {
    const { dice } = freshPack();
    const reference = new ReferenceDice();
    const chooser = new ReferenceDice();
    const choose = (sides: number) => chooser.face(sides);
    chooser.seed(2024);
    dice.seed(99);
    reference.seed(99);
    for (let call = 0; call < 100_000; call++) {
      const sides = choose(4) === 1 ? choose(map.MOST_SIDES) : choose(20);
      const kind = choose(8);
      if (kind === 1) {
        const seed = chooser.word();
        dice.seed(seed);
        reference.seed(seed);
      } else if (kind === 2) {
        if (dice.word() !== reference.word()) expect.fail(`call ${call}: another word`);
      } else if (kind <= 5) {
        if (dice.draw(sides) !== reference.face(sides)) expect.fail(`call ${call}: another d${sides}`);
      } else {
        const count = choose(50) === 1 ? choose(map.MOST_DICE_IN_ROLL) : choose(6);
        const which = WHICH[choose(3) - 1]!;
        const kept = which === 'all' ? count : choose(count);
        const faces = reference.faces(count, sides);
        const expected = keptDice(faces, kept, which);
        const result = dice.roll(sides, { count, kept, which });
        const total = faces.reduce((sum, face, i) => sum + (expected[i] ? face : 0), 0);
        const got = result.dice.map(die => `${die.face}${die.kept}`).join();
        if (got !== faces.map((face, i) => `${face}${expected[i]}`).join() || result.total !== total)
          expect.fail(`call ${call}: ${count}d${sides} keep ${kept} ${which} differs`);
      }
    }
  });
});

describe('figures that no roll has', () => {
  const pool = (count: number, sides: number, modifiers: readonly number[] = []) => [
    map.POOL,
    count,
    sides & 255,
    sides >> 8,
    1,
    ...modifiers,
    0,
  ];
  const D6 = pool(1, 6);
  it.each([
    ['no sides', map.ROLL, pool(1, 0)],
    ['1001 sides', map.ROLL, pool(1, 1001)],
    ['negative sides', map.ROLL, pool(1, -1 & 0xffff)],
    ['no dice', map.ROLL, pool(0, 6)],
    ['101 dice', map.ROLL, pool(101, 6)],
    ['101 dice in two pools', map.ROLL, [...pool(50, 6), ...pool(51, 6), map.ADD]],
    ['a sum of no dice', map.SUM, pool(0, 6)],
    ['an unknown modifier', map.ROLL, pool(1, 6, [12, 1, 0, 1, 0])],
    ['a modifier cut short', map.ROLL, pool(1, 6, [map.EXPLODE, 6, 0])],
    ['a pool cut short', map.ROLL, D6.slice(0, 4)],
    ['a constant cut short', map.ROLL, [map.CONSTANT, 1]],
    ['an unknown step', map.ROLL, [...D6, ...D6, 7]],
    ['a sign without figures', map.ROLL, [map.ADD]],
    ['a sign with one figure', map.ROLL, [...D6, map.ADD]],
    ['two totals', map.ROLL, [...D6, ...D6]],
    ['too deep a stack', map.ROLL, [...Array(9).fill(D6).flat(), ...Array(8).fill(map.ADD)]],
    ['every face rolled again', map.ROLL, pool(1, 6, [map.REROLL, 1, 0, 6, 0])],
    ['every face exploding (C001)', map.ROLL, pool(1, 1, [map.EXPLODE, 1, 0, 1, 0])],
    ['no face that is neither', map.ROLL, pool(1, 6, [map.REROLL, 1, 0, 3, 0, map.COMPOUND, 4, 0, 6, 0])],
  ])('are refused, and no die is drawn: %s', (_, procedure, program) => {
    const { run, dice, state, load } = freshPack();
    dice.seed(1);
    const before = state();
    load(program);
    expect(run(procedure, program.length, 0)).toBe(map.REFUSED);
    expect(state()).toEqual(before);
  });

  it.each([
    ['no program', map.ROLL, 0, 0],
    ['a program longer than there is room', map.ROLL, map.PROGRAM_BYTES + 1, 0],
    ['a negative length', map.ROLL, -1, 0],
    ['more given faces than there is room', map.ROLL, D6.length, map.MOST_DRAWN + 1],
    ['fewer than no given faces', map.SUM, D6.length, -1],
    ['no sides to draw', map.DRAW, 0, 0],
    ['1001 sides to draw', map.DRAW, 1001, 0],
    ['numbers of no cases', map.NUMBERS, 0, 1],
    ['numbers of 65537 cases', map.NUMBERS, map.MOST_CASES + 1, 1],
    ['no numbers', map.NUMBERS, 6, 0],
    ['a negative count of numbers', map.NUMBERS, 6, -1],
    ['more numbers than there is room', map.NUMBERS, 6, map.MOST_NUMBERS + 1],
    ['an unknown procedure', 99, 6, 0],
    ['a negative procedure', -1, 6, 0],
  ])('are refused: %s', (_, procedure, a, b) => {
    const { run, dice, state, load } = freshPack();
    dice.seed(1);
    const before = state();
    load(D6);
    expect(run(procedure, a, b)).toBe(map.REFUSED);
    expect(state()).toEqual(before);
  });

  it.each([
    [0, 1, 1, 'all'],
    [1001, 1, 1, 'all'],
    [6, 0, 0, 'all'],
    [6, 101, 101, 'all'],
    [6, 257, 257, 'all'],
    [6, 3, 0, 'highest'],
    [6, 3, 4, 'lowest'],
    [6, 3, 259, 'lowest'],
  ] as const)('are told to the caller: d%i, %i dice, %i kept, %s', (sides, count, kept, which) => {
    const { dice } = freshPack();
    dice.seed(1);
    expect(() => dice.roll(sides, { count, kept, which })).toThrow(/a roll has 1 to 100 dice of 1 to 1000 sides/);
  });

  it('lie just outside of what is allowed', () => {
    const { dice } = freshPack();
    dice.seed(1);
    const { total, dice: rolled } = dice.roll(1000, { count: 100, kept: 100, which: 'all' });
    expect(rolled).toHaveLength(100);
    expect(total).toBe(rolled.reduce((sum, { face }) => sum + face, 0));
    expect(dice.roll(1, { count: 1, kept: 1, which: 'highest' })).toEqual({
      total: 1,
      dice: [{ face: 1, kept: true }],
    });
    expect(() => dice.draw(1000)).not.toThrow();
  });
});
