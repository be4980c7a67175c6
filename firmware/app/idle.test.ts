// Times of rest: which levels of light follow each other, when, and what wakes.
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('BOARD', { display: { controller: 0, columnOffset: 0, contrast: 12 } });
const { createIdle } = await import('./idle.ts');
const { Setting, settings } = await import('./settings.ts');

/** Seconds and levels of light since the start. */
let seen: [number, number][];
let idle: ReturnType<typeof createIdle>;

function rest(dim: number, off: number): void {
  settings.values[Setting.DimAfter] = dim;
  settings.values[Setting.OffAfter] = off;
  idle.wake();
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  seen = [];
  idle = createIdle(level => seen.push([Date.now() / 1000, level]));
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('rest', () => {
  const cases: [string, number, number, [number, number][]][] = [
    [
      'dims, then goes dark',
      6,
      30,
      [
        [60, 1],
        [300, 2],
      ],
    ],
    ['dims for ever', 6, 0, [[60, 1]]],
    ['goes dark without dimming', 0, 3, [[30, 2]]],
    ['goes dark where dimming would come later or at the same time', 3, 3, [[30, 2]]],
    ['never comes', 0, 0, []],
  ];
  for (const [what, dim, off, levels] of cases) {
    it(what, () => {
      rest(dim, off);
      vi.advanceTimersByTime(3_600_000);
      expect(seen).toEqual(levels);
      expect(vi.getTimerCount()).toBe(0);
    });
  }

  it('has one timer at a time, and begins anew with each press', () => {
    rest(6, 30);
    for (let press = 0; press < 5; press++) {
      vi.advanceTimersByTime(59_000);
      expect(idle.wake()).toBe(false);
      expect(vi.getTimerCount()).toBe(1);
    }
    expect(seen).toEqual([]);
  });

  it('only the press in the dark is for waking alone', () => {
    rest(6, 30);
    vi.advanceTimersByTime(60_000);
    expect(idle.wake()).toBe(false);
    vi.advanceTimersByTime(300_000);
    expect(idle.wake()).toBe(true);
    expect(idle.wake()).toBe(false);
    expect(seen.map(([, level]) => level)).toEqual([1, 0, 1, 2, 0]);
  });
});
