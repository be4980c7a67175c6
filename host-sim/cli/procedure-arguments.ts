// Reads what commands about procedures are given: a procedure's full name and a JSON object of its fields.
// Both are answered with one line that says what would be right.
import { findProcedure } from '../../wasm-core/bindings/load.ts';
import type { Pack } from '../../wasm-core/bindings/pack.ts';
import { proceduresOf } from '../../wasm-core/describe/description.ts';
import { PACKS } from '../../wasm-core/systems/index.ts';
import { forPeople, nearest, UsageError } from './usage.ts';

const allProcedures = () => PACKS.flatMap(pack => proceduresOf(pack).map(({ id }) => `${pack.system}.${id}`));

/** The pack that has the procedure. Throws a UsageError with the nearest names. */
export function findForPeople(name: string): { pack: Pack; id: string } {
  const found = forPeople(() => findProcedure(name));
  if (found) return found;
  const close = nearest(name, allProcedures());
  throw new UsageError(
    `there is no procedure ${name}; ${close.length ? `did you mean ${close.join(', ')}?` : 'see: list'}`,
  );
}

/** The fields of a call. Throws a UsageError if the text is not a JSON object. */
export function parseInput(text: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`the input is not JSON: ${(error as Error).message}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new UsageError('the input must be a JSON object of fields, e.g. {"level":3}');
  }
  return parsed as Record<string, unknown>;
}
