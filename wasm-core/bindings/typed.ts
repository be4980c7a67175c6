// The shape of a procedure in the typed bindings, and calling one by name with its own types.
import { isRuleError, type Pack, type RuleError, type WantedDie } from './pack.ts';

export interface Procedure<Takes, Gives> {
  readonly in: Takes;
  readonly out: Gives;
}

/** Outputs that are not part of an outcome are left out. */
export type TypedOutcome<Gives> =
  | { readonly ok: true; readonly out: Partial<Gives> }
  | { readonly ok: false; readonly error: RuleError; readonly wanted: WantedDie | undefined };

type Typed<Procedures, Id extends keyof Procedures> =
  Procedures[Id] extends Procedure<infer Takes, infer Gives> ? [Takes, Gives] : never;

/** A pack whose procedures are known by name, e.g. `typed<D6rounds>(loadPack('d6rounds')).call('attackRoll', {...})`. */
export function typed<Procedures>(pack: Pack): {
  call<Id extends keyof Procedures & string>(
    id: Id,
    input: Typed<Procedures, Id>[0],
  ): TypedOutcome<Typed<Procedures, Id>[1]>;
} {
  return {
    call(id, input) {
      const { out, wanted } = pack.call(id, input as Record<string, unknown>);
      if (isRuleError(out)) return { ok: false, error: out, wanted };
      return { ok: true, out: out as Partial<Typed<Procedures, typeof id>[1]> };
    },
  };
}
