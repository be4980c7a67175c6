// Builds the native twins of built packs, for `npm run packs` and for the test that compares them with the committed ones.
// Without the pinned compiler the committed twins stay, as long as they belong to the same wasm.
import { type BlobRecord, type PackRecord, sha256 } from '../bindings/load.ts';
import { type Blob, buildBlob } from './blob.ts';
import { CPUS, type Cpu } from './cpu.ts';

export interface NativeTwins {
  readonly blobs: Readonly<Record<Cpu, Blob>>;
  readonly records: Readonly<Record<Cpu, BlobRecord>>;
}

/** Both blobs of a pack and what packs.json says about them. Throws an error that names the pack and what can't be built. */
export function buildTwins(
  id: string,
  wasm: Uint8Array,
  { windowBytes, constantBytes }: Pick<PackRecord, 'windowBytes' | 'constantBytes'>,
): NativeTwins {
  const pairs = CPUS.map(cpu => {
    try {
      return [cpu, buildBlob({ wasm, windowBytes, constantBytes }, cpu)] as const;
    } catch (error) {
      throw new Error(`pack ${id} has no native twin ${cpu}: ${(error as Error).message}`);
    }
  });
  const records = pairs.map(([cpu, { bytes, codeBytes, constantBytes }]) => {
    return [cpu, { bytes: bytes.length, sha256: sha256(bytes), codeBytes, constantBytes, wasm: sha256(wasm) }] as const;
  });
  return {
    blobs: Object.fromEntries(pairs) as Record<Cpu, Blob>,
    records: Object.fromEntries(records) as Record<Cpu, BlobRecord>,
  };
}
