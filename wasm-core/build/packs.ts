// Builds every pack from its sources: wasm, hash, sizes and opcode counts.
// Building is a pure function of the sources, so two builds give the same bytes.
import { descriptionHash, type PackRecord, sha256 } from '../bindings/load.ts';
import { CORE_PACKS } from '../dice/core-packs.ts';
import { WINDOW_BYTES } from '../memory-map.ts';
import { PACKS } from '../systems/index.ts';
import { compileLaidOut } from './compile.ts';
import { type Inspection, inspect } from './inspect.ts';
import { packSource } from './source.ts';

export interface BuiltPack {
  readonly id: string;
  readonly wasm: Uint8Array;
  readonly record: PackRecord;
  readonly inspection: Inspection;
  /** Bytes of packed tables and schema that the sources ask for. */
  readonly constantBytes: number;
  /** Generated text, for people who read along. */
  readonly generated: ReadonlyMap<string, string>;
}

async function build(
  id: string,
  entry: string,
  windowBytes: number,
  generated: ReadonlyMap<string, string>,
  description: string,
  constantBytes: number,
): Promise<BuiltPack> {
  const { wasm, constantBytes: laidOutBytes } = await compileLaidOut(entry, windowBytes, generated);
  const inspection = inspect(wasm);
  const { bytes, codeBytes, dataBytes } = inspection;
  return {
    id,
    wasm,
    inspection,
    constantBytes,
    generated,
    record: {
      bytes,
      sha256: sha256(wasm),
      description,
      codeBytes,
      dataBytes,
      windowBytes,
      constantBytes: laidOutBytes,
    },
  };
}

/** All packs, those of the dice first. `progress` is told the id of each before it is built. */
export async function buildPacks(progress: (id: string) => void = () => {}): Promise<BuiltPack[]> {
  const built: BuiltPack[] = [];
  for (const { id, entry, windowBytes } of CORE_PACKS) {
    progress(id);
    built.push(await build(id, entry, windowBytes, new Map(), '', 0));
  }
  for (const pack of PACKS) {
    progress(pack.id);
    const source = packSource(pack, `systems/${pack.system}/rules`);
    const generated = new Map([
      ['generated.ts', source.generated],
      ['pack.ts', source.entry],
    ]);
    built.push(await build(pack.id, 'pack.ts', WINDOW_BYTES, generated, descriptionHash(pack), source.constantBytes));
  }
  return built;
}
