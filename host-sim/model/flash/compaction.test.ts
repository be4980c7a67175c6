import { describe, expect, it } from 'vitest';
import { afterPowerCycle, isCut, makeLog, texts, write } from './log-for-tests.ts';
import { room } from './log-format.ts';
import type { StorageLog } from './storage-log.ts';

const KEPT = { a: 'a'.repeat(500), b: 'b'.repeat(900), c: 'c'.repeat(30), d: 'd'.repeat(700) };

/** Files as in KEPT, with replaced ones between them. */
function fill(log: StorageLog): void {
  write(log, 'a', KEPT.a);
  write(log, 'b', 'old'.repeat(60));
  write(log, 'gone', 'gone'.repeat(100));
  write(log, 'b', KEPT.b);
  write(log, 'c', KEPT.c);
  write(log, 'd', KEPT.d);
  log.erase('gone');
}

describe('compaction', () => {
  it('keeps all files and drops all trash', () => {
    const { flash, log, printed } = makeLog();
    fill(log);
    const { fileBytes } = log.stats();
    log.compact();
    expect(texts(log)).toEqual(KEPT);
    expect(log.stats()).toMatchObject({ trashBytes: 0, trashCount: 0, fileBytes, freeBytes: 4096 - fileBytes });
    expect(flash.bytes.subarray(fileBytes).every(byte => byte === 0xff)).toBe(true);
    expect(printed).toEqual(['Compacting... ']);
    expect(log.isValid()).toBe(true);
  });

  it('does nothing without trash, and leaves pages ahead of the trash alone', () => {
    const { flash, log } = makeLog();
    write(log, 'a', 'a'.repeat(1024 - 32));
    log.compact();
    expect(flash.erases.every(count => count === 0)).toBe(true);
    write(log, 'b', 'b');
    write(log, 'b', 'c');
    log.compact();
    expect([...flash.erases]).toEqual([0, 1, 0, 0]);
  });

  it('happens within a write that would not fit otherwise', () => {
    const { log, printed } = makeLog();
    fill(log);
    const free = log.stats().freeBytes;
    write(log, 'e', 'e'.repeat(free));
    expect([texts(log), printed.length]).toEqual([{ ...KEPT, e: 'e'.repeat(free) }, 1]);
  });

  it('counts trash without its headers: with little of it a write is refused that would fit', () => {
    const { log, printed } = makeLog();
    write(log, 'a', 'a'.repeat(4));
    write(log, 'b', 'b'.repeat(4096 - room(4) - 32));
    log.erase('a');
    expect(() => write(log, 'c', 'c')).toThrow('Unable to find or create file');
    expect(printed).toEqual([]);
  });
});

describe('power that fails in a compaction', () => {
  it('loses at most what was being moved: files ahead of it stay, whichever operation is cut', () => {
    let operation = 0;
    let damaged = 0;
    for (let isOver = false; !isOver; ) {
      operation++;
      for (let seed = 0; seed < 5; seed++) {
        const { flash, log } = makeLog({ bytes: 5120 });
        const ahead = 'z'.repeat(1024 - 32);
        write(log, 'z', ahead);
        fill(log);
        isOver = !isCut(flash, operation, seed, () => log.compact());
        const found = afterPowerCycle(flash);
        expect(texts(found).z).toBe(ahead);
        expect(flash.cutIsPending).toBe(false);
        if (isOver) expect(texts(found)).toEqual({ z: ahead, ...KEPT });
        else if (JSON.stringify(texts(found)) !== JSON.stringify({ z: ahead, ...KEPT })) damaged++;
      }
    }
    expect(operation).toBeGreaterThan(10);
    expect(damaged).toBeGreaterThan(20);
  });

  it('may leave what the next power-on takes for damaged, or what it believes', () => {
    const found = new Set<boolean>();
    for (let operation = 1, wasCut = true; wasCut; operation++) {
      const { flash, log } = makeLog();
      fill(log);
      wasCut = isCut(flash, operation, operation, () => log.compact());
      if (wasCut) found.add(afterPowerCycle(flash).isValid());
    }
    expect([...found].sort()).toEqual([false, true]);
  });
});
