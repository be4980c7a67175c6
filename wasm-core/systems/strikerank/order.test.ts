// Orders of strikerank held against sorting in TypeScript: intent and movement with ties and delays, the melee phase by strike ranks.
import { describe, expect, it } from 'vitest';
import { roll, run, Sequence, times } from './calls-for-tests.ts';
import { ACTIONS } from './procedures/terms.ts';

const random = new Sequence();

/** The order by the rules as they are told: groups from the highest, ties rolled off at once, then the waiting moved back. */
function orderOf(values: readonly number[], delay: readonly number[], die: () => number): number[] {
  const settle = (group: readonly number[], key: (i: number) => number): number[] => {
    const keys = [...new Set(group.map(key))].sort((a, b) => b - a);
    return keys.flatMap(value => {
      const tied = group.filter(i => key(i) === value);
      if (tied.length === 1) return tied;
      const rolls = new Map(tied.map(i => [i, die()]));
      return settle(tied, i => rolls.get(i)!);
    });
  };
  const order = settle(
    values.map((_, i) => i),
    i => values[i]!,
  );
  for (let place = order.length - 1; place >= 0; place--) {
    const [moved] = order.splice(place, 1);
    order.splice(place + (delay[moved!] ?? 0), 0, moved!);
  }
  return order;
}

/** Faces that often come up twice. */
const faces = () => {
  const drawn: number[] = [];
  return { drawn, die: () => drawn[drawn.push(random.oneOf([7, 7, 50, random.between(1, 100)])) - 1]! };
};

describe('the order of intent and movement', () => {
  it('is the highest first, ties rolled off from the highest down, then the waiting moved back', () => {
    times(200, () => {
      const count = random.between(1, 8);
      const values = random.many(count, 8, 12);
      const delay = random.flag() ? random.many(count, 0, 3) : [];
      const { drawn, die } = faces();
      const { out, dice } = roll<{ order: number[] }>('initiativeOrder', { phase: 'move', values, delay }, die);
      expect(dice).toEqual(drawn);
      const again = [...drawn];
      expect(out.order, JSON.stringify({ values, delay, dice })).toEqual(orderOf(values, delay, () => again.shift()!));
      expect(again).toEqual([]);
    });
  });

  it('is kept in each of three passes, and nobody moves more or less than he may', () => {
    times(50, () => {
      const count = random.between(1, 24);
      const dex = Array.from({ length: count }, (_, i) => 3 * i);
      const metres = random.many(count, 0, 300);
      const out = run<{ actors: number[]; metres: number[] }>('movementSchedule', { dex, metres });
      expect(out.actors).toHaveLength(3 * count);
      metres.forEach((most, actor) => {
        const moves = out.metres.filter((_, turn) => out.actors[turn] === actor);
        expect(moves.reduce((a, b) => a + b)).toBe(most);
        expect(Math.max(...moves) - Math.min(...moves)).toBeLessThanOrEqual(1);
      });
      expect(out.actors.slice(0, count)).toEqual(out.actors.slice(2 * count));
    });
  });
});

describe('the order of the melee phase', () => {
  it('is by strike rank, equal ones in the order declared; spells above 10 are carried', () => {
    const words = ['second-attack', ...ACTIONS];
    times(200, () => {
      const count = random.between(1, 24);
      const actions = Array.from({ length: count }, () => random.oneOf(words));
      const input = {
        actors: random.many(count, 0, 99),
        actions,
        weaponSr: random.many(count, 0, 10),
        dexSr: random.many(count, 0, 10),
        magicPoints: random.flag() ? random.many(count, 0, 12) : [],
        addThree: random.flag() ? random.many(count, 0, 1) : [],
      };
      const entries = actions.map((action, i) => {
        const three = 3 * (input.addThree[i] ?? 0);
        const [weapon, dex] = [input.weaponSr[i]!, input.dexSr[i]!];
        if (action === 'cast-spell') return { i, sr: weapon + dex + three + (input.magicPoints[i] ?? 0), spell: true };
        const sr = { 'melee-attack': weapon + three, 'second-attack': weapon + 3, 'missile-attack': dex + three }[
          action
        ];
        return { i, sr: sr === undefined ? undefined : Math.min(10, sr), spell: false };
      });
      const carried = entries.filter(({ sr, spell }) => spell && sr! > 10);
      const timed = entries
        .filter(entry => entry.sr !== undefined && !carried.includes(entry))
        .sort((a, b) => a.sr! - b.sr! || a.i - b.i);
      const ranks = [...new Set(timed.map(({ sr }) => sr))];
      expect(run('meleePhaseOrder', input), JSON.stringify(input)).toEqual({
        order: timed.map(({ i }) => i),
        srs: timed.map(({ sr }) => sr),
        groups: timed.map(({ sr }) => ranks.indexOf(sr) + 1),
        carried: carried.map(({ i }) => i),
        carriedSr: carried.map(({ sr }) => sr! - 10),
        untimed: entries.filter(({ sr }) => sr === undefined).map(({ i }) => i),
      });
    });
  });
});
