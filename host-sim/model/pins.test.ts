import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';
import { Pins, type WatchEvent } from './pins.ts';

function setUp(): { clock: Clock; pins: Pins; seen: WatchEvent[] } {
  const clock = new Clock();
  return { clock, pins: new Pins(clock, ['D1', 'D2'], ['D2']), seen: [] };
}

describe('pins', () => {
  it('read the pull until the world drives them, and again when it lets go', () => {
    const { pins } = setUp();
    const pin = pins.named('D1');
    expect(pins.read(pin)).toBe(0);
    pins.setMode(pin, 'input_pullup');
    expect(pins.read(pin)).toBe(1);
    pins.setLevel(pin, 0);
    expect(pins.read(pin)).toBe(0);
    pins.setLevel(pin, undefined);
    expect(pins.read(pin)).toBe(1);
  });

  it('become outputs when written', () => {
    const { pins } = setUp();
    const pin = pins.named('D1');
    pins.setLevel(pin, 0);
    pins.write(pin, 5);
    expect([pin.mode, pins.read(pin)]).toEqual(['output', 1]);
  });

  it('report both edges with the time of each, in the event loop', () => {
    const { clock, pins, seen } = setUp();
    const pin = pins.named('D1');
    pins.watch(pin, { repeat: true, edge: 'both', debounce: 0 }, event => seen.push(event));
    clock.advance(1000);
    pins.setLevel(pin, 1);
    expect(seen).toEqual([]);
    clock.advance(2);
    pins.setLevel(pin, 0);
    clock.advance(0);
    expect(seen).toEqual([
      { state: true, time: 1, lastTime: undefined, pin },
      { state: false, time: 1.002, lastTime: 1, pin },
    ]);
  });

  it('report only the edge asked for, but keep the time of the other', () => {
    const { clock, pins, seen } = setUp();
    const pin = pins.named('D1');
    pins.watch(pin, { repeat: true, edge: 'falling' }, event => seen.push(event));
    clock.advance(10);
    pins.setLevel(pin, 1);
    clock.advance(5);
    pins.setLevel(pin, 0);
    clock.advance(0);
    expect(seen).toEqual([{ state: false, time: 0.015, lastTime: 0.01, pin }]);
  });

  it('report a watch that does not repeat once', () => {
    const { clock, pins, seen } = setUp();
    const pin = pins.named('D1');
    pins.watch(pin, false, event => seen.push(event));
    for (const level of [1, 0, 1] as const) {
      pins.setLevel(pin, level);
      clock.advance(1);
    }
    expect(seen.length).toBe(1);
  });

  it('report nothing when the level stays, and nothing after clearWatch', () => {
    const { clock, pins, seen } = setUp();
    const pin = pins.named('D1');
    const id = pins.watch(pin, { repeat: true }, event => seen.push(event));
    pins.setLevel(pin, 0);
    clock.advance(1);
    pins.clearWatch(id);
    pins.setLevel(pin, 1);
    clock.advance(1);
    expect(seen).toEqual([]);
  });

  it('refuse debouncing, also where a built-in button would have it by default', () => {
    const { pins } = setUp();
    expect(() => pins.watch(pins.named('D1'), { debounce: 20 }, () => {})).toThrow('setWatch with debounce:20');
    expect(() => pins.watch(pins.named('D2'), { repeat: true }, () => {})).toThrow('setWatch with debounce:25');
    expect(() => pins.watch(pins.named('D1'), { edge: 'up' }, () => {})).toThrow("'edge' in setWatch");
  });

  it('name the pins there are when asked for another', () => {
    expect(() => setUp().pins.named('D9')).toThrow('no pin D9 on this board; there are D1, D2');
  });
});
