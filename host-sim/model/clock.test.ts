import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';

describe('the virtual clock', () => {
  it('runs timers in order of time, and at their time', () => {
    const clock = new Clock();
    const seen: string[] = [];
    clock.start(() => seen.push(`late ${clock.now}`), 20, false);
    clock.start(() => seen.push(`early ${clock.now}`), 5, false);
    clock.advance(19.9);
    expect(seen).toEqual(['early 5']);
    clock.advance(0.1);
    expect(seen).toEqual(['early 5', 'late 20']);
  });

  it('repeats intervals without drift, until they are stopped', () => {
    const clock = new Clock();
    const times: number[] = [];
    const id = clock.start(() => times.push(clock.now), 7, true);
    clock.advance(30);
    clock.stop(id);
    clock.advance(30);
    expect(times).toEqual([7, 14, 21, 28]);
    expect(clock.now).toBe(60);
  });

  it('lets a callback stop its own interval and start another', () => {
    const clock = new Clock();
    const times: number[] = [];
    const id = clock.start(
      () => {
        times.push(clock.now);
        clock.stop(id);
        clock.start(() => times.push(clock.now), 3, false);
      },
      10,
      true,
    );
    clock.advance(100);
    expect(times).toEqual([10, 13]);
    expect(clock.running).toBe(0);
  });

  it('counts a changed interval from the moment of the change', () => {
    const clock = new Clock();
    const times: number[] = [];
    const id = clock.start(() => times.push(clock.now), 10, true);
    clock.advance(8);
    clock.change(id, 4);
    clock.advance(8);
    expect(times).toEqual([12, 16]);
    expect(() => clock.change(99, 1)).toThrow('Unknown Interval');
  });

  it('takes delays that are too short or no number as the shortest', () => {
    const clock = new Clock();
    for (const delay of [0, -5, Number.NaN]) clock.start(() => {}, delay, false);
    expect(clock.untilNext()).toBe(0.1);
    clock.advance(0.1);
    expect(clock.untilNext()).toBeUndefined();
  });

  it('delivers events from outside before timers of the same instant', () => {
    const clock = new Clock();
    const seen: string[] = [];
    clock.start(() => seen.push('timer'), 5, false);
    clock.start(() => clock.post(() => seen.push('outside')), 5, false);
    clock.start(() => seen.push('timer 2'), 5, false);
    clock.advance(5);
    expect(seen).toEqual(['timer', 'outside', 'timer 2']);
  });

  it('runs late what fell due while a callback blocked', () => {
    const clock = new Clock();
    const seen: string[] = [];
    clock.start(() => clock.block(100), 10, false);
    clock.start(() => seen.push(`timer ${clock.now}`), 30, false);
    clock.advance(20);
    expect([clock.now, seen]).toEqual([110, []]);
    clock.advance(0);
    expect(seen).toEqual(['timer 110']);
  });

  it('breaks off events that never let time pass', () => {
    const clock = new Clock();
    const again = (): void => clock.post(again);
    again();
    expect(() => clock.advance(1)).toThrow('never comes to rest');
  });
});
