// `vectors FILE...`: runs vector files against the rules core and prints every difference.
// A vector is {id, proc, in, out}; outputs are compared as values, whatever their order.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findProcedure } from '../../../wasm-core/bindings/load.ts';
import type { Command } from '../main.ts';
import { forPeople, UsageError } from '../usage.ts';

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

/** Runs vectors; answers the failures. Throws one line for a procedure that no pack has. */
export function runVectors(vectors: readonly Vector[]): VectorFailure[] {
  const failures: VectorFailure[] = [];
  for (const vector of vectors) {
    const found = findProcedure(vector.proc);
    if (!found) throw new Error(`vector ${vector.id}: there is no procedure ${vector.proc}`);
    const { out } = found.pack.call(found.id, vector.in);
    const [expected, got] = [canonical(vector.out), canonical(out)];
    if (expected !== got) failures.push({ id: vector.id, expected, got });
  }
  return failures;
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
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length === 0) throw new UsageError('vectors takes at least one vector file');
  const vectors = positionals.flatMap(file => forPeople(() => readVectors(file)));
  const failures = forPeople(() => runVectors(vectors));
  for (const { id, expected, got } of failures) console.log(`${id}\n  expected ${expected}\n  got      ${got}`);
  console.log(`vectors: ${vectors.length - failures.length} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
};
