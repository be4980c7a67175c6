import { describe, expect, it } from 'vitest';
import { install } from '../storage-files.ts';
import { ADDRESS, afterPowerCycle, isCut, makeLog, text, texts, write } from './log-for-tests.ts';
import { HEADER_BYTES, room } from './log-format.ts';

const header = (size: number, name: string) => [size, 0, 0, 0, ...Buffer.from(name.padEnd(28, '\0'), 'latin1')];

describe('files of Storage', () => {
  it('stand one behind the other, each with a header and padded to 4', () => {
    const { flash, log } = makeLog();
    write(log, 'a', 'x');
    write(log, 'b', 'xxxxx');
    const [x, blank] = [0x78, 0xff];
    const written = [...header(1, 'a'), x, blank, blank, blank, ...header(5, 'b'), x, x, x, x, x, blank, blank, blank];
    expect([...flash.bytes.subarray(0, 76)]).toEqual(written);
    expect(log.stats()).toEqual({
      totalBytes: 4096,
      freeBytes: 4096 - 36 - 40,
      fileBytes: 76,
      fileCount: 2,
      trashBytes: 0,
      trashCount: 0,
    });
    expect(log.find('b')).toMatchObject({ offset: 68, address: ADDRESS + 68 });
  });

  it('can be filled in place, each byte once', () => {
    const { flash, log } = makeLog();
    write(log, 'a', 'Hello', 0, 8);
    const operations = flash.operations;
    write(log, 'a', '!!', 5);
    expect([text(log, 'a'), flash.operations - operations]).toEqual(['Hello!!\xff', 1]);
    expect(() => write(log, 'a', '!', 5)).toThrow('File already written with different data');
    expect(() => write(log, 'a', 'xx', 7)).toThrow('Too much data for file size');
    expect(() => write(log, 'b', 'x', 3)).toThrow('Unable to find or create file');
    expect(() => write(log, 'b', '')).toThrow("Can't create zero length file");
    write(log, 'c', '', 0, 100);
    write(log, 'c', 'at once', 0, 100);
    expect([text(log, 'c')?.slice(0, 8), log.stats().trashCount]).toEqual(['at once\xff', 0]);
  });

  it('move when rewritten with other contents and stay when equal', () => {
    const { flash, log } = makeLog();
    write(log, 'a', 'one');
    const operations = flash.operations;
    write(log, 'a', 'one');
    expect([log.find('a')?.offset, flash.operations]).toEqual([HEADER_BYTES, operations]);
    write(log, 'a', 'two');
    expect(log.find('a')?.offset).toBe(HEADER_BYTES + room(3));
    expect(log.stats()).toMatchObject({ fileCount: 1, trashCount: 1, trashBytes: room(3) });
  });

  it('have names of at most 28 characters, without the drive', () => {
    const { log } = makeLog();
    write(log, '1234567890123456789012345678-and-more', 'x');
    write(log, 'C:b', 'y');
    expect(log.list().map(file => file.name)).toEqual(['1234567890123456789012345678', 'b']);
    expect([text(log, '1234567890123456789012345678'), text(log, 'b')]).toEqual(['x', 'y']);
  });

  it('are views of flash: reading copies nothing, and shows what is written later', () => {
    const { flash, log } = makeLog();
    write(log, 'a', 'x', 0, 4);
    const file = log.find('a')!;
    expect(file.bytes.buffer).toBe(flash.bytes.buffer);
    expect(log.find('a')).toBe(file);
    write(log, 'a', 'y', 1);
    expect(file.bytes[1]).toBe(0x79);
  });

  it('must fit when they are installed', () => {
    const { log } = makeLog({ bytes: 1024 });
    const files = new Map([
      ['a', new Uint8Array(900)],
      ['b', new Uint8Array(63)],
    ]);
    expect(() => install(log, files)).toThrow('file b of 63 bytes does not fit: Storage has 92 bytes left');
  });

  it('are gone after eraseAll, trash as well', () => {
    const { flash, log } = makeLog();
    write(log, 'a', 'x');
    write(log, 'a', 'y');
    log.eraseAll();
    expect([log.list(), log.stats().freeBytes, [...flash.erases]]).toEqual([[], 4096, [1, 1, 1, 1]]);
  });
});

describe('full Storage', () => {
  it('refuses, and leaves the other files as they are', () => {
    const { flash, log } = makeLog();
    for (const name of ['a', 'b', 'c']) write(log, name, name.repeat(1200));
    const before = flash.bytes.slice();
    for (const size of [369, 1000, 4096]) {
      expect(() => write(log, 'd', 'd'.repeat(size))).toThrow('Unable to find or create file');
    }
    expect(flash.bytes).toEqual(before);
    expect(log.erase('a')).toBe(true);
    const others = { b: 'b'.repeat(1200), c: 'c'.repeat(1200) };
    expect(() => write(log, 'd', 'd'.repeat(2000))).toThrow('Unable to find or create file');
    expect(texts(log)).toEqual(others);
  });

  it('loses the old file when there is no room for its successor', () => {
    const { log } = makeLog();
    write(log, 'a', 'a'.repeat(2000));
    write(log, 'b', 'b'.repeat(1900));
    expect(() => write(log, 'b', 'c'.repeat(2100))).toThrow('Unable to find or create file');
    expect(Object.keys(texts(log))).toEqual(['a']);
  });

  it('takes 5,000 saves in a row, with as many erases as their trash needs', () => {
    const { flash, log } = makeLog();
    write(log, 'kept', 'x'.repeat(200));
    for (let i = 0; i < 5000; i++) {
      write(log, 'save', `state ${i}`);
      expect(text(log, 'save')).toBe(`state ${i}`);
    }
    const perCompaction = (4096 - room(200)) / room(10);
    expect(Math.max(...flash.erases)).toBeLessThanOrEqual(Math.ceil(5000 / (perCompaction - 2)));
    expect(text(log, 'kept')).toBe('x'.repeat(200));
  });
});

describe('power that fails while a file is replaced', () => {
  const states = new Map<number, Set<string>>();
  for (let operation = 1; operation <= 4; operation++) {
    const seen = new Set<string>();
    states.set(operation, seen);
    for (let seed = 0; seed < 60; seed++) {
      const { flash, log } = makeLog();
      write(log, 'other', 'stays');
      write(log, 'save', 'old');
      const wasCut = isCut(flash, operation, seed, () => write(log, 'save', 'new!'));
      const found = afterPowerCycle(flash);
      const contents = text(found, 'save');
      seen.add(
        `${wasCut ? 'cut' : 'done'}: ${contents === 'old' || contents === 'new!' ? contents : contents === undefined ? 'none' : 'mix'}`,
      );
      expect(text(found, 'other')).toBe('stays');
    }
  }

  it('may lose the old file, has lost both before the new header, and leaves a mix before the end', () => {
    expect([...(states.get(1) ?? [])].sort()).toEqual(['cut: none', 'cut: old']);
    expect(states.get(2)?.has('cut: old')).toBe(false);
    expect(states.get(2)?.has('cut: none')).toBe(true);
    expect([...(states.get(3) ?? [])]).toEqual(['cut: mix']);
    expect([...(states.get(4) ?? [])]).toEqual(['done: new!']);
  });

  it('leaves a prepared file with whole bytes ahead of the torn one', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { flash, log } = makeLog();
      write(log, 'log', 'abcd', 0, 40);
      isCut(flash, 1, seed, () => write(log, 'log', 'efgh', 4));
      const contents = text(afterPowerCycle(flash), 'log') ?? '';
      const whole = [...'abcdefgh\xff'].findIndex((character, index) => contents[index] !== character);
      if (whole >= 0) expect(whole).toBeGreaterThanOrEqual(4);
      if (whole >= 0) expect(contents.slice(whole + 1)).toBe('\xff'.repeat(39 - whole));
    }
  });
});

describe('the look at Storage when power comes on', () => {
  it('finds blank Storage, files, and full Storage sound', () => {
    const { log } = makeLog();
    expect(log.isValid()).toBe(true);
    write(log, 'a', 'x');
    expect(log.isValid()).toBe(true);
    write(log, 'b', 'x'.repeat(4096 - room(1) - HEADER_BYTES));
    expect([log.isValid(), log.stats().freeBytes]).toEqual([true, 0]);
  });

  it('finds junk unsound where the log ends at a page, and in blank Storage anywhere', () => {
    const after = makeLog();
    write(after.log, 'a', 'x');
    after.flash.flipBit(1024, 0);
    expect(after.log.isValid()).toBe(false);
    const blank = makeLog();
    blank.flash.flipBit(3333, 3);
    expect(blank.log.isValid()).toBe(false);
    const first = makeLog();
    write(first.log, 'a', 'x');
    first.flash.program(0, new Uint8Array(4));
    expect(first.log.isValid()).toBe(false);
  });

  it('does not see a torn header behind the last file, over which the next one is then written', () => {
    const { flash, log } = makeLog({}, true);
    write(log, 'a', 'x');
    flash.program(room(1), Uint8Array.of(4, 0xf0, 0xff, 0xff));
    expect([log.isValid(), log.stats().fileCount]).toEqual([true, 1]);
    expect(() => write(log, 'b', 'y'.repeat(0xabb))).toThrow('jshFlashWrite: verification failed at 0x00010000');
  });
});
