// The roller answers what single rolls answer: the same dice for the same seed, in the same words, for every kind of expression.
import { describe, expect, it } from 'vitest';
import { loadDice } from '../../wasm-core/bindings/load.ts';
import { prepareRoll, roll } from './roll.ts';
import { MOST_REMEMBERED, makeRoller } from './roller.ts';

const dice = () => {
  const made = loadDice();
  made.seed(2024);
  return made;
};

describe('a roller', () => {
  it.each([
    ['4d6kh3', 'the case of every day'],
    ['2d20kl1+5', 'a constant beside it'],
    ['-(d20-1)*3/2', 'arithmetic around it'],
    ['5d6>=5f1', 'successes and failures'],
    ['4dF', 'faces below zero'],
    ['d00 [ones]', 'a label'],
    ['d1', 'a die of one side'],
    ['3d20dh1dl1', 'a drop at each end'],
    ['20d2kh5', 'too many cases to remember'],
    ['4d6!kh3', 'dice that roll on'],
    ['d20r1', 'a die that is rolled again'],
    ['d20+d4', 'two pools'],
    ['2d66', 'pools of one die'],
    ['7', 'no dice'],
  ])('rolls %s as single rolls do (%s)', text => {
    const prepared = prepareRoll(text);
    const single = dice();
    const roller = makeRoller(prepared, dice());
    for (let i = 0; i < 3000; i++) expect(roller()).toEqual(roll(prepared, single));
  });

  it('may share its dice with other rollers and rolls', () => {
    const [shared, single] = [dice(), dice()];
    const texts = ['4d6kh3', '2d20kh1', '3d8!', 'd100'].map(prepareRoll);
    const rollers = texts.map(text => makeRoller(text, shared));
    for (let i = 0; i < 2000; i++) {
      const which = (i * i) % texts.length;
      if (i % 7 === 0) expect(shared.draw(12)).toBe(single.draw(12));
      expect(rollers[which]!()).toEqual(roll(texts[which]!, single));
    }
  });

  it('follows a new seed at once', () => {
    const shared = dice();
    const roller = makeRoller(prepareRoll('4d6kh3'), shared);
    const rolls = () => Array.from({ length: 10 }, () => roller().text);
    const first = rolls();
    shared.seed(2024);
    expect(rolls()).toEqual(first);
  });

  it('answers what can not be changed, for it is answered again', () => {
    const result = makeRoller(prepareRoll('2d6'), dice())() as unknown as { total: number; dice: { face: number }[] };
    expect(() => {
      result.total = 12;
    }).toThrow(TypeError);
    expect(() => {
      result.dice[0]!.face = 6;
    }).toThrow(TypeError);
    expect(() => result.dice.pop()).toThrow(TypeError);
  });

  it('shows every case of its dice about as often as the others', () => {
    const roller = makeRoller(prepareRoll('4d6'), dice());
    const counts = new Map<string, number>();
    for (let i = 0; i < 100 * 6 ** 4; i++) {
      const { text } = roller();
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(6 ** 4);
    expect(6 ** 4).toBeLessThanOrEqual(MOST_REMEMBERED);
    // A fair count of 100 strays as far as this once in a million cases.
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(55);
  });
});
