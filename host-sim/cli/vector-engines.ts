// What the vectors of a file can be run on: V8, the emulated Cortex-M0+ of rp2040js, or qemu's Cortex-M4.
// The first two answer call by call; qemu is given all calls of a pack at once.
import { blobBytes, findProcedure, loadPack, packRecords } from '../../wasm-core/bindings/load.ts';
import { type Outcome, Pack } from '../../wasm-core/bindings/pack.ts';
import type { Cpu } from '../../wasm-core/native/cpu.ts';
import { inBatch } from '../../wasm-core/native/engine/batch.ts';
import { missingQemu, runInQemu } from '../../wasm-core/native/engine/qemu.ts';
import type { Vector } from './commands/vectors.ts';

export interface VectorEngine {
  readonly engine: 'wasm' | 'thumb';
  readonly cpu?: Cpu;
}

type Out = Outcome['out'];

function found(vector: Vector, engine: 'wasm' | 'thumb'): { pack: Pack; id: string } {
  const procedure = findProcedure(vector.proc, { engine });
  if (!procedure) throw new Error(`vector ${vector.id}: there is no procedure ${vector.proc}`);
  return procedure;
}

function outcomesInQemu(vectors: readonly Vector[]): Out[] {
  const missing = missingQemu();
  if (missing) throw new Error(missing);
  const outcomes = new Map<Vector, Out>();
  const byPack = new Map<string, { vector: Vector; id: string }[]>();
  for (const vector of vectors) {
    const { pack, id } = found(vector, 'wasm');
    byPack.set(pack.description.id, [...(byPack.get(pack.description.id) ?? []), { vector, id }]);
  }
  for (const [packId, mine] of byPack) {
    const { description } = loadPack(packId);
    const calls = mine.map(({ vector, id }) => {
      return (engine: ConstructorParameters<typeof Pack>[1]) => new Pack(description, engine).call(id, vector.in).out;
    });
    const outs = inBatch(packRecords()[packId]!.windowBytes, calls, list => {
      return runInQemu(blobBytes(packId, 'm4'), list, 'm4', { answersFrom: 0 }).answers;
    });
    for (const [i, { vector }] of mine.entries()) outcomes.set(vector, outs[i]!);
  }
  return vectors.map(vector => outcomes.get(vector)!);
}

/** What each vector gives on an engine. Throws one line for a procedure that no pack has, or an engine that is not there. */
export function vectorOutcomes(vectors: readonly Vector[], { engine, cpu }: VectorEngine): Out[] {
  if (engine === 'thumb' && cpu === 'm4') return outcomesInQemu(vectors);
  return vectors.map(vector => {
    const { pack, id } = found(vector, engine);
    return pack.call(id, vector.in).out;
  });
}
