// Rules of the blows pack held against the printed rows.
// The core works adjusted strength out by a formula; the table is the rule, so every row of it is checked.
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../bindings/load.ts';
import { figures } from '../../describe/printed.ts';
import printed from './tables.json' with { type: 'json' };

const pack = loadPack('blows');
const CLASSES = printed.classes.rows.map(([name]) => name as string);

describe('adjusted strength', () => {
  it('is the printed figure at every score', () => {
    const lows = figures(printed.adjustedStrength, 'lowScore');
    const highs = figures(printed.adjustedStrength, 'highScore');
    printed.adjustedStrength.rows.forEach(([, , , asb], row) => {
      for (let strength = lows[row]!; strength <= highs[row]!; strength++) {
        const expected = { asb: asb === 'same' ? strength : asb, row };
        expect(pack.call('adjustedStrength', { strength }).out).toEqual(expected);
      }
    });
    expect(lows[0]).toBe(3);
    expect(highs.at(-1)).toBe(1017);
  });
});

describe('scores', () => {
  it('come back as they were written', () => {
    for (let score = 3; score <= 1017; score++) {
      const { out } = pack.call('decodeScore', { score });
      expect(pack.call('encodeScore', out).out).toEqual({ score });
    }
  });
});

describe('blows', () => {
  it('are the printed cell of every row and column', () => {
    printed.blows.rows.forEach((cells, row) => {
      const blows = cells.slice(3);
      for (const dexterity of [cells[1], cells[2]]) {
        blows.forEach((expected, swi) => {
          const column = swi;
          expect(pack.call('tableBlows', { dexterity, swi }).out).toEqual({ row, column, blows: expected });
        });
        expect(pack.call('tableBlows', { dexterity, swi: 1000 }).out).toMatchObject({ column: 11, blows: blows[11] });
      }
    });
  });

  it('never grow with the weapon weight, and stay within the class limit', () => {
    for (const name of CLASSES) {
      const { maxBlows } = pack.call('classInfo', { class: name }).out as { maxBlows: number };
      let before = maxBlows;
      for (let weightTenthLb = 0; weightTenthLb <= 10000; weightTenthLb += 25) {
        const input = { class: name, strength: 1017, dexterity: 1017, weightTenthLb };
        const { blows } = pack.call('naturalBlows', input).out as { blows: number };
        expect(blows).toBeLessThanOrEqual(before);
        before = blows;
      }
      expect(before).toBe(3);
    }
  });

  it('take the product of both tenths at its largest', () => {
    const input = { class: 'warrior', strength: 1017, weightTenthLb: 0 };
    expect(pack.call('strengthWeaponIndex', input).out).toMatchObject({
      product: 240 * 5,
      divisorTenthLb: 30,
      swi: 40,
    });
  });

  it('of bare hands are one, whatever else is entered', () => {
    const input = { bareHands: true, class: 'nobody', strength: -1 };
    expect(pack.call('naturalBlows', input).out).toEqual({ bareHands: true, blows: 1 });
  });
});
