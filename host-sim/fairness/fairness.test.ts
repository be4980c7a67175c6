// The battery finds fair dice fair and each kind of loaded dice out, and the shipped generator passes it whole.
// All seeds are fixed; a limit that fair dice pass once in a million tests is never moved.
import { describe, expect, it } from 'vitest';
import { loadDice } from '../../wasm-core/bindings/load.ts';
import * as battery from './battery.ts';
import { examine } from './report.ts';
import { isFair } from './statistics.ts';

describe('the shipped dice', () => {
  it.each([1, 2024, 0xffffffff])('pass every test from seed %i (C063, C064)', seed => {
    const dice = loadDice();
    dice.seed(seed);
    const findings = [...examine(dice, seed, 200_000, () => loadDice())];
    expect(findings.filter(finding => !isFair(finding))).toEqual([]);
    expect(findings.length).toBeGreaterThan(30);
  });

  it('pass the whole battery on the ARM code as well', () => {
    const dice = loadDice({ engine: 'thumb' });
    dice.seed(7);
    const roll = (sides: number) => dice.draw(sides);
    expect(battery.faces(roll, 20, 20_000)).toSatisfy(isFair);
    expect(battery.runs(roll, 6, 20_000)).toSatisfy(isFair);
  });
});

describe('loaded dice are found out', () => {
  const dice = loadDice();
  dice.seed(99);
  const fair = (sides: number) => dice.draw(sides);
  const LOADED: [string, () => { readonly deviation: number }][] = [
    ['a six one time in five, by counts', () => battery.faces(s => (fair(30) === 1 ? s : fair(s)), 6, 100_000)],
    ['a d20 by remainder of a short word (C058)', () => battery.faces(s => ((fair(64) - 1) % s) + 1, 20, 20_000)],
    [
      'a d6 cut from a percentile die (C060)',
      () => battery.faces(() => Math.min(6, Math.ceil(fair(100) / 17)), 6, 200_000),
    ],
    [
      'too even counts',
      () =>
        (() => {
          let n = 0;
          return battery.faces(s => (n++ % s) + 1, 20, 60_000);
        })(),
    ],
    [
      'rolls that follow the last, by correlation',
      () => {
        let last = 1;
        return battery.serialCorrelation(
          s => {
            last = fair(4) === 1 ? last : fair(s);
            return last;
          },
          6,
          20_000,
        );
      },
    ],
    [
      'rolls that follow the last, by pairs',
      () => {
        let last = 1;
        return battery.pairs(
          s => {
            last = fair(4) === 1 ? last : fair(s);
            return last;
          },
          6,
          20_000,
        );
      },
    ],
    [
      'rolls that rise too long, by runs',
      () => {
        let last = 1;
        return battery.runs(
          s => {
            last = fair(3) === 1 ? Math.min(s, last + 1) : fair(s);
            return last;
          },
          20,
          20_000,
        );
      },
    ],
    [
      'a face that waits its turn, by gaps',
      () => {
        let n = 0;
        return battery.gaps(s => (++n % s === 0 ? s : fair(s - 1)), 6, 2000);
      },
    ],
    [
      'hands of equal faces, by poker',
      () => {
        let last = 1;
        return battery.poker(
          s => {
            last = fair(5) === 1 ? last : fair(s);
            return last;
          },
          20,
          5000,
        );
      },
    ],
    [
      'no face twice before all were seen, by coupons',
      () => {
        let n = 0;
        return battery.coupons(s => (n++ % s) + 1, 6, 500);
      },
    ],
    [
      'an order that comes back, by permutations',
      () => {
        let last = 1;
        return battery.permutations(
          s => {
            last = fair(3) === 1 ? Math.min(s, last + 2) : fair(s);
            return last;
          },
          20,
          10_000,
        );
      },
    ],
    [
      'dice of a pool that lean on each other',
      () => {
        const pair = () => {
          const one = fair(6);
          return [one, fair(20) === 1 ? one : fair(6)];
        };
        return battery.together(pair, 6, 2, 100_000);
      },
    ],
    ['a stuck bit', () => battery.bits(() => dice.word() & ~8, 10_000)],
    ['starts that all roll alike (C051)', () => battery.firstRolls(() => 4, 6, 2000, 'starts')],
  ];
  it.each(LOADED)('%s', (_, examineIt) => {
    expect(isFair(examineIt() as never)).toBe(false);
  });
});

describe('first rolls', () => {
  it('of 2000 seeds that follow each other are spread evenly (C054)', () => {
    const dice = loadDice();
    const first = (seed: number) => {
      dice.seed(seed);
      return dice.draw(6);
    };
    expect(battery.firstRolls(first, 6, 2000, 'seeds').statistic).toBeLessThan(35.9);
  });
});
