// The flash image of Storage: layout byte by byte, and its text as Intel HEX read back.
import { describe, expect, it } from 'vitest';
import { intelHex, storageImage, storedBytes } from './storage-image.ts';

const files = new Map([
  ['ts.a', Uint8Array.from([1, 2, 3, 4, 5])],
  ['.bootcde', Uint8Array.from([6, 7, 8, 9])],
]);

/** Reads Intel HEX: checks every sum, gives bytes by address. */
function readHex(text: string): Map<number, number> {
  const bytes = new Map<number, number>();
  let upper = 0;
  for (const line of text.trimEnd().split('\n')) {
    const all = Buffer.from(line.slice(1), 'hex');
    expect(all.reduce((sum, byte) => sum + byte, 0) & 255, line).toBe(0);
    expect(all.length, line).toBe(all[0]! + 5);
    const data = all.subarray(4, -1);
    if (all[3] === 4) upper = data.readUInt16BE();
    if (all[3] === 0) for (const [k, byte] of data.entries()) bytes.set(upper * 65536 + all.readUInt16BE(1) + k, byte);
  }
  return bytes;
}

describe('the image', () => {
  const image = storageImage(files, 256);

  it('is a log of headers and data in the order of the files, blank behind', () => {
    expect([...image.subarray(0, 12)]).toEqual([5, 0, 0, 0, ...Buffer.from('ts.a'), 0, 0, 0, 0]);
    expect([...image.subarray(32, 40)]).toEqual([1, 2, 3, 4, 5, 255, 255, 255]);
    expect([...image.subarray(40, 52)]).toEqual([4, 0, 0, 0, ...Buffer.from('.bootcde')]);
    expect([...image.subarray(72, 76)]).toEqual([6, 7, 8, 9]);
    expect(image.subarray(76).every(byte => byte === 255)).toBe(true);
  });

  it('is as long as the files take', () => {
    const sum = [...files.values()].reduce((total, contents) => total + storedBytes(contents), 0);
    expect(sum).toBe(76);
    expect(storageImage(files, sum)).toHaveLength(sum);
    expect(() => storageImage(files, sum - 4)).toThrow('.bootcde does not fit into 72 bytes of Storage');
  });

  it('refuses names and files that Storage can not hold', () => {
    expect(() => storageImage(new Map([['n'.repeat(29), Uint8Array.of(1)]]), 256)).toThrow('longer than the 28');
    expect(() => storageImage(new Map([['ts.a', new Uint8Array()]]), 256)).toThrow('ts.a is empty');
  });

  it('is all in the Intel HEX text, at its address, also across a boundary of 64 KB', () => {
    const address = 0x101cffc0;
    const bytes = readHex(intelHex(image, address));
    expect(bytes.size).toBe(image.length);
    image.forEach((byte, at) => {
      expect(bytes.get(address + at)).toBe(byte);
    });
    expect(intelHex(image, address)).toMatch(/\n:00000001FF\n$/);
  });
});
