// `vectors FILE... [--engine wasm|thumb] [--cpu m0|m4]`: runs vector files against the rules core and prints every difference.
// A vector is {id, proc, in, out}; outputs are compared as values, whatever their order.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command } from '../main.ts';
import { forPeople, oneOf, UsageError } from '../usage.ts';
import { type VectorEngine, vectorOutcomes } from '../vector-engines.ts';

export interface Vector {
  readonly id: string;
  readonly proc: string;
  readonly in: Readonly<Record<string, unknown>>;
  readonly out: Readonly<Record<string, unknown>>;
}

export interface VectorFailure {
  readonly id: string;
  readonly expected: string;
  readonly got: string;
}

/** JSON with keys in order of name, so that equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

/** Runs vectors; answers the failures. Throws one line for a procedure that no pack has, or an engine that is not there. */
export function runVectors(vectors: readonly Vector[], on: VectorEngine = { engine: 'wasm' }): VectorFailure[] {
  const outcomes = vectorOutcomes(vectors, on);
  return vectors.flatMap((vector, i) => {
    const [expected, got] = [canonical(vector.out), canonical(outcomes[i])];
    return expected === got ? [] : [{ id: vector.id, expected, got }];
  });
}

/** Reads a vector file. Throws one line that names the file and what is wrong. */
export function readVectors(file: string): Vector[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no vector file: ${(error as Error).message}`);
  }
  if (!Array.isArray(parsed)) throw new Error(`${file} is no vector file: a list of {id, proc, in, out} is wanted`);
  parsed.forEach((vector, i) => {
    const { id, proc, in: given, out } = (vector ?? {}) as Record<string, unknown>;
    const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
    if (typeof id !== 'string' || typeof proc !== 'string' || !isRecord(given) || !isRecord(out)) {
      throw new Error(`${file}: entry ${i + 1} is no vector: {id, proc, in, out} is wanted`);
    }
  });
  return parsed as Vector[];
}

export const command: Command = async args => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { engine: { type: 'string' }, cpu: { type: 'string' } },
  });
  if (positionals.length === 0) throw new UsageError('vectors takes at least one vector file');
  const engine = oneOf('--engine', values.engine, ['wasm', 'thumb']) ?? 'wasm';
  const cpu = oneOf('--cpu', values.cpu, ['m0', 'm4']);
  if (cpu && engine === 'wasm') throw new UsageError('--cpu only makes sense together with --engine thumb');
  const vectors = positionals.flatMap(file => forPeople(() => readVectors(file)));
  const failures = forPeople(() => runVectors(vectors, { engine, cpu: cpu ?? 'm0' }));
  for (const { id, expected, got } of failures) console.log(`${id}\n  expected ${expected}\n  got      ${got}`);
  console.log(`vectors: ${vectors.length - failures.length} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
};
