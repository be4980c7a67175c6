import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOfString } from '../values.ts';
import { checkAtPowerOn } from './board-flash.ts';
import { makeLog } from './log-for-tests.ts';
import type { StorageLog } from './storage-log.ts';
import recorded from './written-by-the-interpreter.json' with { type: 'json' };

const PAGE = { bytes: 262144, pageBytes: 4096 };
const CHARACTERS = '.0123456789abcdefghijklmnopqrstuvwxyz';

function data(length: number, seed: number): Uint8Array {
  const unit = `${seed}${CHARACTERS}`;
  return bytesOfString(unit.repeat(Math.ceil(length / unit.length)).slice(0, length));
}

function perform(log: StorageLog, [kind, ...values]: (string | number)[]): void {
  const [name, length, seed, offset, size] = values as [string, number, number, number, number];
  if (kind === 'write') log.write(name, data(length, seed), offset, size);
  else if (kind === 'erase') log.erase(name);
  else if (kind === 'compact') log.compact();
  else log.eraseAll();
}

describe('Storage of the interpreter and of the model', () => {
  for (const run of recorded.cases) {
    it(`hold the same bytes after ${run.about}`, () => {
      const { flash, log } = makeLog({ ...PAGE, tearing: 'scattered' }, true);
      for (const { offset, hex } of run.start) flash.program(offset, Buffer.from(hex, 'hex'));
      checkAtPowerOn(log, () => {});
      const errors: Record<string, string> = {};
      run.operations.forEach((operation, index) => {
        try {
          perform(log, operation);
        } catch (error) {
          // The address of the flash in the memory map differs.
          errors[index] = (error as Error).message.replace('0x00010', '0x101c0');
        }
      });
      expect({ errors, files: log.list().map(file => file.name), stats: log.stats() }).toEqual({
        errors: run.errors,
        files: run.files,
        stats: run.stats,
      });
      expect(createHash('sha256').update(flash.bytes).digest('hex')).toBe(run.sha256);
    });
  }
});
