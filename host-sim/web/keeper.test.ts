import { describe, expect, it } from 'vitest';
import { NorFlash } from '../model/flash/nor.ts';
import { Keeper, type Store } from './page/keeper.ts';

const REASON = 'nothing is kept';

class Drawer implements Store {
  readonly items = new Map<string, string>();
  writes = 0;
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.writes += 1;
    if (value.length > this.room) throw new Error('no room');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const newFlash = () => new NorFlash({ bytes: 8 * 1024, pageBytes: 1024, tearing: 'front', seed: 1 });

describe('a kept flash', () => {
  it('comes back as it was after each operation, a cut one included', () => {
    const drawer = new Drawer();
    const flash = newFlash();
    new Keeper(drawer, REASON).follow('joltjs', flash);
    const comesBack = () =>
      expect(new Keeper(drawer, REASON).image('joltjs', flash.bytes.length, flash.pageBytes)).toEqual(flash.bytes);
    comesBack();
    flash.program(1000, Uint8Array.of(1, 2, 3));
    flash.program(5000, new Uint8Array(100));
    comesBack();
    flash.cutAfter(1);
    expect(() => flash.program(2048, new Uint8Array(200))).toThrow('power failed');
    comesBack();
    flash.powerOn();
    flash.erase(4);
    comesBack();
  });

  it('costs one write of the store for a step that stays in its page, and none for blank pages', () => {
    const drawer = new Drawer();
    const flash = newFlash();
    new Keeper(drawer, REASON).follow('joltjs', flash);
    expect([drawer.writes, drawer.items.size]).toEqual([0, 0]);
    flash.program(100, Uint8Array.of(7));
    expect(drawer.writes).toBe(1);
  });

  it('is apart for each board', () => {
    const drawer = new Drawer();
    const flash = newFlash();
    const keeper = new Keeper(drawer, REASON);
    keeper.follow('joltjs', flash);
    flash.program(0, Uint8Array.of(0));
    expect(keeper.image('pico', 8 * 1024, 1024)[0]).toBe(0xff);
    keeper.keep('joltjs', { version: 'a', systems: ['blows'], panel: undefined, on: true });
    expect([keeper.kept('joltjs')?.version, keeper.kept('pico')]).toEqual(['a', undefined]);
  });
});

describe('a store that keeps nothing', () => {
  it('does not disturb the device, and is told of', () => {
    const drawer = new Drawer();
    drawer.room = 0;
    const keeper = new Keeper(drawer, REASON);
    const flash = newFlash();
    keeper.follow('joltjs', flash);
    expect(keeper.trouble).toBe('');
    flash.program(0, Uint8Array.of(5));
    expect(flash.bytes[0]).toBe(5);
    expect(keeper.trouble).toBe(REASON);
    expect(new Keeper(undefined, REASON).trouble).toBe(REASON);
  });
});
