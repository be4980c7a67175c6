// The committed native twins and the harness are what their sources give, byte for byte, and a changed byte is noticed before it runs.
// Building needs the pinned cross compiler; the rest does not.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blobBytes, PACK_FOLDER, packBytes, packEngine, packRecords, sha256 } from '../../wasm-core/bindings/load.ts';
import { buildTwins } from '../../wasm-core/native/build.ts';
import { CPUS } from '../../wasm-core/native/cpu.ts';
import { buildHarness, HARNESS_FOLDER } from '../../wasm-core/native/harness.ts';
import { missingCompiler } from '../../wasm-core/native/toolchain.ts';

const records = packRecords();
const ids = Object.keys(records);

describe.each(ids)('the native twins of %s', id => {
  it('are there, and belong to the committed wasm', () => {
    for (const cpu of CPUS) {
      expect(records[id]?.native?.[cpu].wasm).toBe(records[id]?.sha256);
      expect(blobBytes(id, cpu).length).toBe(records[id]?.native?.[cpu].bytes);
    }
  });

  it.skipIf(missingCompiler())('are, byte for byte, what the committed wasm gives', () => {
    const { blobs, records: built } = buildTwins(id, packBytes(id), records[id]!);
    expect(records[id]?.native).toEqual(built);
    for (const cpu of CPUS) expect(Buffer.compare(blobs[cpu].bytes, blobBytes(id, cpu))).toBe(0);
  });
});

describe('a native twin', () => {
  it.each([
    [
      'with a changed byte',
      (bytes: Buffer) => (bytes[bytes.length >> 1]! ^= 1),
      /is damaged: .*does not match its SHA-256/,
    ],
    ['cut short', (bytes: Buffer) => bytes.subarray(4), /is damaged: .* bytes, \d+ expected/],
  ])('%s is refused', (_how, change, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'twins-'));
    cpSync(PACK_FOLDER, folder, { recursive: true });
    const file = join(folder, `${ids[1]}.m0.bin`);
    const bytes = readFileSync(file);
    const changed = change(bytes);
    writeFileSync(file, typeof changed === 'number' ? bytes : changed);
    expect(() => packEngine(ids[1]!, { folder, engine: 'thumb' })).toThrow(message);
    rmSync(folder, { recursive: true });
  });

  it('of another wasm is refused', () => {
    const folder = mkdtempSync(join(tmpdir(), 'twins-'));
    cpSync(PACK_FOLDER, folder, { recursive: true });
    const other = structuredClone(records) as Record<string, { sha256: string }>;
    other[ids[1]!]!.sha256 = sha256('another wasm');
    writeFileSync(join(folder, 'packs.json'), JSON.stringify(other));
    expect(() => blobBytes(ids[1]!, 'm4', folder)).toThrow(
      /was not built from this pack; build it with: npm run packs/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the harness', () => {
  const committed = readFileSync(join(HARNESS_FOLDER, 'harness.bin'));
  const record = JSON.parse(readFileSync(join(HARNESS_FOLDER, 'harness.json'), 'utf8'));

  it('has the committed hash', () => {
    expect({ bytes: committed.length, sha256: sha256(committed) }).toEqual(record);
  });

  it.skipIf(missingCompiler())('is, byte for byte, what its source gives', () => {
    expect(Buffer.compare(buildHarness(), committed)).toBe(0);
  });
});
