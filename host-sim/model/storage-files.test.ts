import { describe, expect, it } from 'vitest';
import { HEADER_BYTES, room, STORAGE_ADDRESS, StorageFiles } from './storage-files.ts';
import { bytesOfString, stringOfBytes } from './values.ts';

function text(files: StorageFiles, name: string): string | undefined {
  const file = files.find(name);
  return file && stringOfBytes(file.bytes);
}

function write(files: StorageFiles, name: string, data: string, offset = 0, size = 0): void {
  files.write(name, bytesOfString(data), offset, size);
}

describe('files of Storage', () => {
  it('count 32 bytes of header and data padded to 4', () => {
    const files = new StorageFiles(4096);
    write(files, 'a', 'x');
    write(files, 'b', 'xxxxx');
    expect(files.stats()).toEqual({
      totalBytes: 4096,
      freeBytes: 4096 - 36 - 40,
      fileBytes: 76,
      fileCount: 2,
      trashBytes: 0,
      trashCount: 0,
    });
    expect(files.find('b')?.address).toBe(STORAGE_ADDRESS + room(1) + HEADER_BYTES);
  });

  it('can be filled in place, each byte once', () => {
    const files = new StorageFiles(4096);
    write(files, 'a', 'Hello', 0, 8);
    write(files, 'a', '!!', 5);
    expect(text(files, 'a')).toBe('Hello!!\xff');
    expect(() => write(files, 'a', '!', 5)).toThrow('File already written with different data');
    expect(() => write(files, 'a', 'xx', 7)).toThrow('Too much data for file size');
    expect(() => write(files, 'b', 'x', 3)).toThrow('Unable to find or create file');
    expect(() => write(files, 'b', '')).toThrow("Can't create zero length file");
  });

  it('move when rewritten with other contents and stay when equal', () => {
    const files = new StorageFiles(4096);
    write(files, 'a', 'one');
    const address = files.find('a')?.address as number;
    write(files, 'a', 'one');
    expect(files.find('a')?.address).toBe(address);
    write(files, 'a', 'two');
    expect(files.find('a')?.address).toBe(address + room(3));
    expect(files.stats()).toMatchObject({ fileCount: 1, trashCount: 1, trashBytes: room(3) });
  });

  it('are moved together over trash when room is short, and refused when there is none', () => {
    const files = new StorageFiles(3 * room(100));
    write(files, 'a', 'a'.repeat(100));
    write(files, 'b', 'b'.repeat(100));
    files.erase('a');
    write(files, 'c', 'c'.repeat(200));
    expect(files.find('b')?.address).toBe(STORAGE_ADDRESS + HEADER_BYTES);
    expect(() => write(files, 'd', 'd'.repeat(100))).toThrow('Unable to find or create file');
    expect(text(files, 'b')).toBe('b'.repeat(100));
  });

  it('must fit at first power-on', () => {
    const files = new Map([
      ['a', new Uint8Array(40)],
      ['b', new Uint8Array(30)],
    ]);
    expect(() => new StorageFiles(128, files)).toThrow('file b of 30 bytes does not fit: Storage has 56 bytes left');
  });

  it('have names of at most 28 characters', () => {
    const files = new StorageFiles(4096);
    write(files, '1234567890123456789012345678-and-more', 'x');
    expect(files.list().map(file => file.name)).toEqual(['1234567890123456789012345678']);
    expect(text(files, '1234567890123456789012345678')).toBe('x');
  });
});
