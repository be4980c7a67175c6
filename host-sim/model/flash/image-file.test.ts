import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepImage, readImage } from './image-file.ts';
import { afterPowerCycle, isCut, makeLog, texts, write } from './log-for-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a flash in a file', () => {
  it('is written after each operation, and comes back', () => {
    const path = join(folder, 'a.flash');
    expect(readImage(path, 4096)).toBeUndefined();
    const { flash, log } = makeLog();
    write(log, 'a', 'before');
    const end = keepImage(flash, path);
    write(log, 'b', 'after');
    write(log, 'a', 'again');
    log.compact();
    flash.flipBit(4000, 1);
    expect(readdirSync(folder)).toEqual(['a.flash']);
    expect(new Uint8Array(readFileSync(path))).toEqual(flash.bytes);
    end();
    log.eraseAll();
    const image = readImage(path, 4096);
    const next = makeLog({ image });
    expect(texts(next.log)).toEqual({ b: 'after', a: 'again' });
    keepImage(next.flash, path)();
    expect(new Uint8Array(readFileSync(path))).toEqual(image && new Uint8Array(image));
  });

  it('holds what a power cut left', () => {
    const path = join(folder, 'a.flash');
    const { flash, log } = makeLog();
    const end = keepImage(flash, path);
    expect(isCut(flash, 2, 5, () => write(log, 'a', 'torn'.repeat(50)))).toBe(true);
    end();
    const next = makeLog({ image: readImage(path, 4096) });
    expect(next.flash.bytes).toEqual(flash.bytes);
    expect(texts(next.log)).toEqual(texts(afterPowerCycle(flash)));
  });

  it('must have the size of the flash', () => {
    const path = join(folder, 'a.flash');
    writeFileSync(path, 'x');
    expect(() => readImage(path, 4096)).toThrow(`flash image ${path} has 1 bytes; the Storage of this board has 4096`);
  });
});
