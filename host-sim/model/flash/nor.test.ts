import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../random.ts';
import { NorFlash, type NorOptions, PowerCut } from './nor.ts';

function nor(options: Partial<NorOptions> = {}): NorFlash {
  return new NorFlash({ bytes: 4096, pageBytes: 1024, tearing: 'front', seed: 1, ...options });
}

function random(length: number, seed: number): Uint8Array {
  const words = new SeededRandom(seed);
  return Uint8Array.from({ length }, () => words.word());
}

describe('a NOR flash', () => {
  it('is blank at first, or holds a copy of its image', () => {
    expect(nor().bytes.every(byte => byte === 0xff)).toBe(true);
    const image = random(4096, 1);
    const flash = nor({ image });
    flash.program(0, Uint8Array.of(0));
    expect(flash.bytes.subarray(1)).toEqual(image.subarray(1));
    expect(image[0]).not.toBe(0);
    expect(() => nor({ image: new Uint8Array(5) })).toThrow("a flash of 4096 bytes can't hold an image of 5");
    expect(() => nor({ bytes: 4000 })).toThrow('no whole pages');
  });

  it('lets bits fall when programmed, and raises them only by the page', () => {
    const flash = nor();
    const [first, second] = [random(256, 1), random(256, 2)];
    flash.program(1024, first);
    flash.program(1024, second);
    expect(flash.bytes.slice(1024, 1280)).toEqual(first.map((byte, i) => byte & (second[i] as number)));
    flash.program(2048, Uint8Array.of(0));
    flash.erase(1);
    expect(flash.bytes.findIndex(byte => byte !== 0xff)).toBe(2048);
  });

  it('programs within 256 bytes and within itself', () => {
    const flash = nor();
    for (const [offset, length] of [
      [255, 2],
      [0, 257],
      [4095, 2],
      [-1, 1],
      [0, 0],
    ] as const) {
      expect(() => flash.program(offset, new Uint8Array(length)), `${offset}`).toThrow(RangeError);
    }
    expect(() => flash.erase(4)).toThrow('the flash has no page 4');
    expect(flash.operations).toBe(0);
  });

  it('counts operations by page, tells of changes, and knows when it was last changed', () => {
    const flash = nor();
    const changes: number[][] = [];
    flash.onChange = (offset, length) => changes.push([offset, length]);
    flash.program(1020, new Uint8Array(4));
    flash.program(1024, new Uint8Array(8));
    flash.erase(1);
    expect([[...flash.programs], [...flash.erases], flash.operations, flash.version]).toEqual([
      [1, 1, 0, 0],
      [0, 1, 0, 0],
      3,
      3,
    ]);
    flash.flipBit(5, 7);
    expect(flash.bytes[5]).toBe(0x7f);
    flash.flipBit(5, 7);
    expect(flash.bytes[5]).toBe(0xff);
    expect(changes).toEqual([
      [1020, 4],
      [1024, 8],
      [1024, 1024],
      [5, 1],
      [5, 1],
    ]);
    flash.resetCounts();
    expect([flash.operations, flash.version, flash.programs[0]]).toEqual([0, 5, 0]);
    expect(() => flash.flipBit(4096, 0)).toThrow(RangeError);
    expect(() => flash.flipBit(0, 8)).toThrow(RangeError);
  });
});

describe('a power cut', () => {
  it('falls into the wanted operation, after which nothing works until power is back', () => {
    const flash = nor();
    let told = 0;
    flash.onCut = () => told++;
    flash.cutAfter(2);
    flash.program(0, Uint8Array.of(0));
    expect([flash.cutIsPending, told]).toEqual([true, 0]);
    expect(() => flash.program(1, Uint8Array.of(0))).toThrow(PowerCut);
    expect(() => flash.erase(3)).toThrow(PowerCut);
    expect([flash.cutIsPending, told, flash.operations]).toEqual([false, 1, 2]);
    flash.powerOn();
    flash.program(2, Uint8Array.of(0));
    expect(flash.bytes[2]).toBe(0);
    flash.cutAfter(1);
    flash.cancelCut();
    flash.erase(0);
    for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => flash.cutAfter(wrong)).toThrow(RangeError);
  });

  it('leaves a program operation written at the front, with bits torn in one byte', () => {
    const lengths = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const flash = nor();
      flash.cutAfter(1, seed);
      expect(() => flash.program(8, new Uint8Array(12))).toThrow(PowerCut);
      const part = flash.bytes.subarray(8, 20);
      const whole = part.findIndex(byte => byte !== 0);
      expect(part.subarray(whole + 1).every(byte => byte === 0xff)).toBe(true);
      expect(flash.bytes.subarray(20).every(byte => byte === 0xff)).toBe(true);
      lengths.add(whole);
    }
    expect([...lengths].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('leaves any bytes of a page buffer written, torn or blank, and never raises a bit', () => {
    const before = random(4096, 3);
    const flash = nor({ tearing: 'scattered', image: before });
    const data = random(256, 4);
    flash.cutAfter(1, 9);
    expect(() => flash.program(0, data)).toThrow(PowerCut);
    const kinds = [0, 0, 0];
    for (let i = 0; i < 256; i++) {
      const [was, is] = [before[i] as number, flash.bytes[i] as number];
      const wanted = was & (data[i] as number);
      expect(is & wanted).toBe(wanted);
      expect(is | was).toBe(was);
      kinds[is === was ? 0 : is === wanted ? 2 : 1]!++;
    }
    expect(kinds.every(count => count > 30)).toBe(true);
  });

  it('leaves an erased page with random remains, the same ones for the same seed', () => {
    const image = random(4096, 5);
    const left = (seed: number) => {
      const flash = nor({ image });
      flash.cutAfter(1, seed);
      expect(() => flash.erase(2)).toThrow(PowerCut);
      expect(flash.bytes.slice(0, 2048)).toEqual(image.slice(0, 2048));
      return flash.bytes.slice(2048, 3072);
    };
    expect(left(1)).toEqual(left(1));
    expect(left(1)).not.toEqual(left(2));
    expect(left(1)).not.toEqual(image.slice(2048, 3072));
  });
});
