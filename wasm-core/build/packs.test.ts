// The committed packs are what the sources give: same bytes, hashes, sizes and opcode counts, built anew here.
// When one of these differs after a change of the rules: `npm run packs`, and look at the difference before it is committed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PACK_FOLDER, packRecords } from '../bindings/load.ts';
import { CORE_PACKS } from '../dice/core-packs.ts';
import { PACKS } from '../systems/index.ts';
import { buildPacks } from './packs.ts';

const built = await buildPacks();

describe('the committed packs', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(packRecords())).toEqual([...CORE_PACKS, ...PACKS].map(pack => pack.id));
  });

  it.each(built)('$id is, byte for byte, what its sources give', ({ id, wasm, record }) => {
    // Native twins have a test of their own, which needs the cross compiler.
    expect({ ...packRecords()[id], native: undefined }).toEqual(record);
    expect(Buffer.compare(readFileSync(`${PACK_FOLDER}/${id}.wasm`), wasm)).toBe(0);
  });

  it.each(built)('$id has the committed opcode counts', ({ id, inspection }) => {
    const committed = readFileSync(`${PACK_FOLDER}/${id}.opcodes.json`, 'utf8');
    expect(`${JSON.stringify(inspection.opcodes, null, 2)}\n`).toBe(committed);
  });

  it.each(built)('$id holds its tables once and nothing else: at most 5 % above the packed constants', pack => {
    expect(pack.inspection.dataBytes).toBe(pack.record.dataBytes);
    expect(pack.inspection.dataBytes).toBeLessThanOrEqual(pack.constantBytes * 1.05);
  });

  it.each(built)('$id offers its memory and one function, asks for nothing, and keeps to one page', ({ wasm }) => {
    const module = new WebAssembly.Module(wasm);
    const instance = new WebAssembly.Instance(module, {});
    expect(Object.keys(instance.exports).sort()).toEqual(['memory', 'run']);
    const { memory } = instance.exports as { memory: WebAssembly.Memory };
    expect(memory.buffer.byteLength).toBe(65_536);
  });
});
