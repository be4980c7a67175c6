// Rolls that the device builds: their notation means on the host what the device rolls.
import { expect, it } from 'vitest';
import { prepareRoll } from '../../host-sim/notation/roll.ts';
import { MOST_TEXT } from './limits.ts';
import { Part, rollOf, type Shape, shapeOf, textOf } from './rolls.ts';

/** Every combination of what the form of Build offers, with few counts and bonuses of each kind. */
function* shapes(): Generator<Shape> {
  for (const sides of [2, 6, 100])
    for (const count of [1, 4, 40])
      for (let keep = 0; keep < (count > 1 ? 5 : 1); keep++)
        for (let explode = 0; explode < 4; explode++)
          for (let reroll = 0; reroll < 3; reroll++)
            for (const atLeast of [0, 2, sides])
              for (const bonus of [0, 3, -1, -99])
                for (const lowest of sides === 100 ? [0, 1] : [1])
                  yield shapeOf([count, sides, keep, 1, explode, reroll, atLeast, bonus, lowest]);
}

it('compiles on the host to the very bytes that the device rolls', () => {
  let count = 0;
  for (const shape of shapes()) {
    // A coin that is rolled on at both faces could never end: neither side takes it.
    if (shape[Part.Sides] === 2 && shape[Part.Explode] && shape[Part.Reroll] === 2) continue;
    const { text, program } = rollOf(shape);
    expect({ text, program: [...program] }).toEqual({ text, program: [...prepareRoll(text).program] });
    expect(text.length).toBeLessThanOrEqual(MOST_TEXT);
    count++;
  }
  expect(count).toBeGreaterThan(5000);
});

it.each([
  [[1, 10, 0, 1, 1, 0, 5], 'd10!10>=5'],
  [[1, 10, 0, 1, 0, 1, 5], 'd10ro1>=5'],
  [[5, 6, 1, 3, 1, 2, 5], '5d6r!kh3>=5'],
  [[1, 100, 0, 1, 2, 0, 90, 0, 0], 'd00!!99>=90'],
])('writes out the face where a compare point would be taken for it: %j is %s', (figures, text) => {
  expect(textOf(shapeOf(figures))).toBe(text);
});
